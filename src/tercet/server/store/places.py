"""Where a store is, for the commands that copy, back up and check one."""

import contextlib
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, delete, event, insert, inspect, select
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DBAPIError

from tercet.server.store.engine import (
    FILE,
    KEY_FILE,
    KEY_NAME,
    UnusableDatabase,
    database_url,
    is_postgresql,
    open_engine,
    shown,
    unusable,
)
from tercet.server.store.lock import DataInUse, locked
from tercet.server.store.migration import ForeignDatabase, NewerDatabase, is_up_to_date
from tercet.server.store.schema import keys

_FILE_ENDINGS = (".sqlite3", ".sqlite", ".db")


@dataclass(frozen=True)
class Place:
    """A data folder, a SQLite file without a folder (`folder` is None), or PostgreSQL."""

    url: URL
    folder: Path | None = None

    @property
    def is_shared(self) -> bool:
        """Whether servers on several machines may use it."""
        return is_postgresql(self.url)

    @property
    def name(self) -> str:
        """What to call it in messages, without a password."""
        return shown(self.url) if self.folder is None else str(self.folder)

    @property
    def exists(self) -> bool:
        """Whether there is something to read; PostgreSQL itself says if there is nothing."""
        return self.is_shared or Path(str(self.url.database)).is_file()


def find_place(text: str) -> Place:
    """The place that somebody named: an address, a data folder or a SQLite file.

    What does not exist yet is a file if its name ends like one, otherwise a folder.
    """
    if "://" in text:
        url = database_url(Path(), text)
        return Place(url) if is_postgresql(url) else find_place(str(url.database))
    path = Path(text)
    if path.name == FILE:
        path = path.parent  # the key and the lock are beside it
    if path.is_file() or (not path.exists() and path.suffix in _FILE_ENDINGS):
        return Place(URL.create("sqlite", database=str(path.resolve())))
    return served_place(path, None)


def served_place(folder: Path, address: str | None) -> Place:
    """The place that a server with this data folder and this address of a database uses."""
    folder = folder.resolve()
    url = database_url(folder, address)
    return Place(url, None if is_postgresql(url) else folder)


@contextlib.contextmanager
def opened(place: Place, *, migrated: bool) -> Iterator[Engine]:
    """The engine of a place inside the block; `UnusableDatabase` if it cannot be used.

    Unless it may be `migrated`, it must be up to date: servers may be running on it.
    """
    if not migrated and not place.exists:
        raise UnusableDatabase("store-missing", place.name)
    engine = open_engine(place.url, migrated=migrated)

    def refuse(context: ExceptionContext) -> None:
        error = context.sqlalchemy_exception
        if isinstance(error, DBAPIError):
            raise unusable(place.url, error) from error

    event.listen(engine, "handle_error", refuse)
    try:
        if not migrated:
            _require_up_to_date(engine, place)
        yield engine
    finally:
        engine.dispose()


def _require_up_to_date(engine: Engine, place: Place) -> None:
    try:
        with reading(engine) as connection:
            if not inspect(connection).get_table_names():
                raise UnusableDatabase("store-missing", place.name)
            if not is_up_to_date(connection):
                raise UnusableDatabase("store-older", place.name)
    except ForeignDatabase:
        raise UnusableDatabase("store-foreign", place.name) from None
    except NewerDatabase:
        raise UnusableDatabase("store-newer", place.name) from None


@contextlib.contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A connection that sees everything as at one moment and changes nothing."""
    options: dict[str, Any] = {"reads": True}
    if is_postgresql(engine.url):
        options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    with engine.execution_options(**options).connect() as connection:
        yield connection


@contextlib.contextmanager
def without_server(place: Place) -> Iterator[None]:
    """Inside the block no server can use the place, if it is a data folder."""
    if place.folder is None:
        yield
        return
    place.folder.mkdir(parents=True, exist_ok=True)
    try:
        lock = contextlib.ExitStack()
        lock.enter_context(locked(place.folder))
    except DataInUse:
        raise UnusableDatabase("store-in-use", place.name) from None
    with lock:
        yield


def read_key(place: Place, connection: Connection) -> str | None:
    """The key that signs cookies, None if no server has needed one yet."""
    if place.folder is not None:
        with contextlib.suppress(FileNotFoundError):
            return (place.folder / KEY_FILE).read_text(encoding="ascii").strip() or None
        return None
    found = connection.execute(select(keys.c.value).where(keys.c.name == KEY_NAME)).scalar()
    return None if found is None else str(found)


def write_key(place: Place, connection: Connection, key: str) -> None:
    """Replace the key that signs cookies."""
    if place.folder is None:
        connection.execute(delete(keys).where(keys.c.name == KEY_NAME))
        connection.execute(insert(keys), {"name": KEY_NAME, "value": key})
        return
    new = place.folder / f"{KEY_FILE}.new"
    new.unlink(missing_ok=True)
    descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    new.replace(place.folder / KEY_FILE)
