"""What is read from the database; `Repository` runs these in the thread that reads."""

from dataclasses import fields
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, RowMapping, Select, case, func, select, text

from tercet.server.errors import Refusal
from tercet.server.messages import Me
from tercet.server.store.changes import link_hash
from tercet.server.store.rows import (
    Known,
    Occupant,
    SeatLink,
    StoredMove,
    StoredTable,
    TableSummary,
)
from tercet.server.store.schema import jobs, links, moves, people, seats, tables

_PLY = func.coalesce(moves.c.ply, 0).label("ply")
_PLAYED_AT = func.coalesce(moves.c.played_at, tables.c.created_at).label("played_at")
_MOVES_SINCE = text(
    "SELECT tables.id, tables.version, moves.move, moves.played_at"
    " FROM unnest(CAST(:ids AS text[]), CAST(:plies AS int[])) AS known(id, ply)"
    " JOIN tables ON tables.id = known.id"
    " JOIN moves ON moves.table_id = known.id AND moves.ply > known.ply ORDER BY moves.ply"
)
_TURN = case((moves.c.ply.is_(None), tables.c.first_turn), else_=moves.c.turn).label("turn")


def find_person(connection: Connection, person: str) -> Me | None:
    """A person's name and language."""
    row = connection.execute(select(people).where(people.c.id == person)).one_or_none()
    return None if row is None else Me(row.name, row.language)


def find_link(connection: Connection, token: str) -> SeatLink | None:
    """What a link gives away."""
    row = connection.execute(select(links).where(links.c.hash == link_hash(token))).one_or_none()
    return None if row is None else SeatLink(row.table_id, row.seat)


def find_game(connection: Connection, table: str) -> str | None:
    """The name of the game that is played at a table; `Refusal` if it cannot be read."""
    row = connection.execute(select(tables.c.settings).where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    if row.settings is None:
        raise Refusal("broken-table")
    return str(row.settings.game)


def find_table(connection: Connection, table: str) -> StoredTable | None:
    """A table with its occupants and moves; `Refusal` if it cannot be read."""
    row = connection.execute(select(tables).where(tables.c.id == table)).mappings().one_or_none()
    if row is None:
        return None
    if row["settings"] is None:
        raise Refusal("broken-table")
    query = select(moves).where(moves.c.table_id == table).order_by(moves.c.ply)
    return StoredTable(
        occupants=_occupants(connection, [table])[table],
        moves=[_stored_move(move) for move in connection.execute(query)],
        **_columns(row, StoredTable) | {"created_at": datetime.fromisoformat(row["created_at"])},
    )


def moves_since(connection: Connection, known: dict[str, Known]) -> dict[str, list[StoredMove]]:
    """The moves of tables since what is known; only of those where nothing else has changed."""
    found: dict[str, list[StoredMove]] = {table: [] for table in known}
    versions = {}
    asked = {"ids": list(known), "plies": [one.ply for one in known.values()]}
    connection = connection.execution_options(isolation_level="AUTOCOMMIT")  # one statement
    for row in connection.execute(_MOVES_SINCE, asked):
        found[row.id].append(_stored_move(row))
        versions[row.id] = row.version
    return {
        table: since
        for table, since in found.items()
        if versions.get(table) == known[table].version + len(since)
    }


def _stored_move(row: Row[Any]) -> StoredMove:
    return StoredMove(text=row.move, played_at=datetime.fromisoformat(row.played_at))


def tables_of(connection: Connection, person: str, most: int) -> list[TableSummary]:
    """The tables where somebody sits, those played last first."""
    mine = select(seats.c.table_id).where(seats.c.person == person)
    query = _tables_with_last_move().where(tables.c.id.in_(mine)).order_by(_PLAYED_AT.desc())
    rows = connection.execute(query.limit(most)).mappings().all()
    occupants = _occupants(connection, [row["id"] for row in rows])
    return [
        TableSummary(
            occupants=occupants[row["id"]],
            **_columns(row, TableSummary),
        )
        for row in rows
        if row["settings"] is not None  # one that cannot be read leaves the others alone
    ]


def tables_with_jobs(connection: Connection) -> list[str]:
    """The tables where something happens by itself, now or later; what is due first comes first."""
    return list(connection.execute(select(jobs.c.table_id).order_by(jobs.c.due_at)).scalars())


def _tables_with_last_move() -> Select[Any]:
    """Tables with the last move of each, if it has one."""
    all_moves = moves.alias()
    last = select(func.max(all_moves.c.ply)).where(all_moves.c.table_id == tables.c.id)
    joined = (moves.c.table_id == tables.c.id) & (moves.c.ply == last.scalar_subquery())
    query = select(tables, _PLY, _TURN, _PLAYED_AT)
    return query.select_from(tables).join(moves, joined, isouter=True)


def _occupants(connection: Connection, ids: list[str]) -> dict[str, dict[str, Occupant]]:
    """Who sits at these tables, by table and seat."""
    query = select(seats, people.c.name).join(people, seats.c.person == people.c.id, isouter=True)
    found: dict[str, dict[str, Occupant]] = {table: {} for table in ids}
    for row in connection.execute(query.where(seats.c.table_id.in_(ids))):
        occupant = Occupant(row.kind, row.person, row.level, row.name or "")
        found[row.table_id][row.seat] = occupant
    return found


def _columns(row: RowMapping, kind: type[StoredTable | TableSummary]) -> dict[str, Any]:
    """The fields that are columns of the row."""
    return {field.name: row[field.name] for field in fields(kind) if field.name in row}
