"""Copying a whole store to another one, in steps that can be stopped and continued.

Each batch of tables is one transaction of the target. Tables that are already there as they are
in the source are left alone, so a copy that was stopped goes on where it was.
"""

import contextlib
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import (
    JSON,
    URL,
    Column,
    Connection,
    Engine,
    MetaData,
    Table,
    delete,
    func,
    insert,
    select,
)

from tercet.server.messages import Me
from tercet.server.store import changes, schema
from tercet.server.store.engine import UnusableDatabase
from tercet.server.store.places import (
    Place,
    opened,
    read_key,
    reading,
    without_server,
    write_key,
)
from tercet.server.store.schema import StructColumn, jobs, links, moves, people, seats
from tercet.server.store.sharing import running_processes, versions

BATCH = 200  # tables per transaction
_PEOPLE = 2000  # per transaction

Rows = list[dict[str, Any]]


def _as_stored(table: Table) -> Table:
    """The same table without our types, so that what this version cannot read is copied too."""
    columns = [
        Column(
            column.name,
            JSON(none_as_null=True)
            if isinstance(column.type, (JSON, StructColumn))
            else column.type,
            primary_key=column.primary_key,
        )
        for column in table.columns
    ]
    return Table(table.name, MetaData(), *columns)


tables = _as_stored(schema.tables)
_PARTS = (seats, moves, links, jobs)  # of a table


@dataclass
class Copied:
    """How much of the source is in the target now."""

    people: int = 0
    tables: int = 0
    moves: int = 0
    unchanged: int = 0  # tables that were there already


@contextlib.contextmanager
def copying(origin: Place, place: Place) -> Iterator["Copy"]:
    """A copy from one place to another, ready to run.

    No server may run on either; only on a source that is PostgreSQL, as it is read at one moment.
    """
    if origin.url == place.url:
        raise UnusableDatabase("store-same", place.name)
    if not origin.exists:
        raise UnusableDatabase("store-missing", origin.name)
    with contextlib.ExitStack() as stack:
        for one in (origin, place):
            stack.enter_context(without_server(one))
        source = stack.enter_context(opened(origin, migrated=not origin.is_shared))
        target = stack.enter_context(opened(place, migrated=True))
        if place.is_shared:
            _refuse_processes(target, place)
        yield Copy(origin, stack.enter_context(reading(source)), place, target)


@contextlib.contextmanager
def backing_up(origin: Place, path: Path) -> Iterator["Copy"]:
    """A copy of a store, while servers run on it, to a new SQLite file.

    The file has its name only once it is complete.
    """
    if path.exists():
        raise UnusableDatabase("store-backup-exists", str(path))
    with contextlib.ExitStack() as stack:
        engine = stack.enter_context(opened(origin, migrated=False))
        source = stack.enter_context(reading(engine))
        prefix = f".{path.name}-"
        folder = Path(stack.enter_context(TemporaryDirectory(prefix=prefix, dir=path.parent)))
        made = folder / path.name
        place = Place(URL.create("sqlite", database=str(made)))
        with opened(place, migrated=True) as target:
            yield Copy(origin, source, place, target)
        with contextlib.closing(sqlite3.connect(made)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")  # one file, not three
        if path.exists():
            raise UnusableDatabase("store-backup-exists", str(path))
        made.rename(path)


def _refuse_processes(target: Engine, place: Place) -> None:
    """Servers would not notice what is put into their database."""
    with reading(target) as connection:
        if running_processes(connection):
            raise UnusableDatabase("store-in-use-shared", place.name)


class Copy:
    """Copies to a store what a connection sees of another one at one moment."""

    def __init__(self, origin: Place, source: Connection, place: Place, target: Engine) -> None:
        """Copy from the store at `origin` to the one at `place`; nothing is copied yet."""
        self.done = Copied()
        self._origin = origin
        self._source = source
        self._place = place
        self._target = target

    @property
    def total(self) -> int:
        """How many tables the source has."""
        count = select(func.count()).select_from(tables)
        return int(self._source.execute(count).scalar_one())

    def run(self) -> Iterator[int]:
        """Copy everything; yield how many tables at a time."""
        self._refuse_other_tables()
        self._copy_key()
        self._copy_people()
        for batch in batches(self._source, tables, BATCH):
            self._copy_tables(batch)
            yield len(batch)

    def _refuse_other_tables(self) -> None:
        """Refuse a target with tables that the source lacks, or that have gone on since."""
        with reading(self._target) as target:
            for batch in batches(target, tables, BATCH):
                known = versions(self._source, [row["id"] for row in batch])
                for row in batch:
                    if known.get(row["id"], -1) < row["version"]:
                        facts = {"source": self._origin.name, "id": row["id"]}
                        raise UnusableDatabase("store-other-tables", self._place.name, **facts)

    def _copy_key(self) -> None:
        """Copy the key that signs cookies, so that people stay who they are."""
        key = read_key(self._origin, self._source)
        if key is not None:
            with self._target.begin() as target:
                write_key(self._place, target, key)

    def _copy_people(self) -> None:
        for batch in batches(self._source, people, _PEOPLE):
            with self._target.begin() as target:
                there = _rows(target, people, people.c.id, [row["id"] for row in batch])
                known = {tuple(row.values()) for row in there}
                for row in batch:
                    if tuple(row.values()) not in known:
                        change = changes.save_person(row["id"], Me(row["name"], row["language"]))
                        target.execute(change.statement, change.parameters)
            self.done.people += len(batch)

    def _copy_tables(self, batch: Rows) -> None:
        """Copy those of some tables that the target does not have yet."""
        ids = [row["id"] for row in batch]
        wanted = _stamps(self._source, ids)
        with self._target.begin() as target:
            there = _stamps(target, ids)
            changed = [row for row in batch if there.get(row["id"]) != wanted[row["id"]]]
            if changed:
                self._replace(target, changed)
        self.done.tables += len(batch)
        self.done.unchanged += len(batch) - len(changed)
        self.done.moves += sum(stamp[1] for stamp in wanted.values())

    def _replace(self, target: Connection, batch: Rows) -> None:
        """Put tables into the target in place of those that it has."""
        ids = [row["id"] for row in batch]
        parts = {part: _rows(self._source, part, part.c.table_id, ids) for part in _PARTS}
        for job in parts[jobs]:
            job |= {"attempts": 0, "taken_by": None, "taken_until": 0}  # nobody works on it there
        for part in _PARTS:
            target.execute(delete(part).where(part.c.table_id.in_(ids)))
        target.execute(delete(tables).where(tables.c.id.in_(ids)))
        target.execute(insert(tables), batch)
        for part, rows in parts.items():
            if rows:
                target.execute(insert(part), rows)


def batches(connection: Connection, table: Table, size: int) -> Iterator[Rows]:
    """All rows of a table, in the order of their ids."""
    query = select(table).order_by(table.c.id).limit(size)
    rows = _dicts(connection, query)
    while rows:
        last = rows[-1]["id"]
        yield rows
        rows = _dicts(connection, query.where(table.c.id > last))


def _rows(connection: Connection, table: Table, column: Any, ids: list[str]) -> Rows:
    """The rows of a table that belong to these ids."""
    return _dicts(connection, select(table).where(column.in_(ids)))


def _dicts(connection: Connection, query: Any) -> Rows:
    return [dict(row) for row in connection.execute(query).mappings()]


def _stamps(connection: Connection, ids: list[str]) -> dict[str, tuple[int, int, int]]:
    """What tells whether tables are equal: version, moves and links, which no version counts."""
    numbers = []
    for part in (moves, links):
        query = select(part.c.table_id, func.count()).where(part.c.table_id.in_(ids))
        rows = connection.execute(query.group_by(part.c.table_id))
        numbers.append({table: int(count) for table, count in rows})
    return {
        table: (version, numbers[0].get(table, 0), numbers[1].get(table, 0))
        for table, version in versions(connection, ids).items()
    }
