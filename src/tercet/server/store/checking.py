"""Checking a store: every stored game must replay by the rules.

What is wrong with a table is named by a message and the table's id, never by anything secret.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, Engine, String, cast, func, select
from sqlalchemy.exc import DBAPIError

from tercet.core import views
from tercet.core.errors import TercetError
from tercet.core.game import Game
from tercet.core.position import Position
from tercet.core.registry import find
from tercet.core.views import SPECTATOR
from tercet.server.messages import Offer, TableSettings
from tercet.server.store.engine import open_engine, unusable
from tercet.server.store.places import reading
from tercet.server.store.schema import links, moves, seats, tables

BATCH = 100  # tables
_AS_TEXT = ("settings", "scores", "offer")  # so that one that is damaged stops nothing
_PARTS = {"seats": seats, "moves": moves, "links": links}


@dataclass(frozen=True)
class Problem:
    """Something that is wrong with a table: a message and its facts."""

    message: str
    id: str
    ply: int = 0


@dataclass
class Checked:
    """How much was replayed, and what was wrong."""

    tables: int = 0
    moves: int = 0
    problems: list[Problem] = field(default_factory=list)


@dataclass(frozen=True)
class CheckJob:
    """Some tables of a store, to be checked in a process of its own."""

    url: URL
    ids: list[str]


@dataclass
class _Rows:
    """What is stored of one table."""

    table: Any
    seats: list[Any] = field(default_factory=list)
    moves: list[Any] = field(default_factory=list)
    links: list[Any] = field(default_factory=list)


class _Wrong(Exception):
    """What is wrong; the rest of the table cannot be checked then."""

    def __init__(self, message: str, ply: int = 0) -> None:
        super().__init__(message)
        self.message = message
        self.ply = ply


def count_tables(connection: Connection) -> int:
    """How many tables there are."""
    return int(connection.execute(select(func.count()).select_from(tables)).scalar_one())


def check_jobs(connection: Connection, url: URL) -> Iterator[CheckJob]:
    """All tables of a store, in batches."""
    query = select(tables.c.id).order_by(tables.c.id).limit(BATCH)
    ids = list(connection.execute(query).scalars())
    while ids:
        yield CheckJob(url, ids)
        ids = list(connection.execute(query.where(tables.c.id > ids[-1])).scalars())


def find_orphans(connection: Connection) -> Iterator[Problem]:
    """Seats, moves and links of tables that do not exist."""
    for name, part in _PARTS.items():
        query = select(part.c.table_id).distinct().order_by(part.c.table_id)
        there = select(tables.c.id).where(tables.c.id == part.c.table_id)
        for table in connection.execute(query.where(~there.exists())).scalars():
            yield Problem(f"store-wrong-orphan-{name}", table)


@cache
def _engine(url: URL) -> Engine:
    """One per process."""
    return open_engine(url, migrated=False)


def check_batch(job: CheckJob) -> Checked:
    """Replay the games of some tables."""
    try:
        with reading(_engine(job.url)) as connection:
            stored = _read(connection, job.ids)
    except DBAPIError as error:
        raise unusable(job.url, error) from None
    checked = Checked()
    for rows in stored:
        checked.tables += 1
        try:
            checked.moves += _check_table(rows)
        except _Wrong as wrong:
            checked.problems.append(Problem(wrong.message, rows.table.id, wrong.ply))
    return checked


def _read(connection: Connection, ids: list[str]) -> list[_Rows]:
    """Everything about these tables, as at one moment."""
    columns = [
        cast(column, String).label(column.name) if column.name in _AS_TEXT else column
        for column in tables.columns
    ]
    query = select(*columns).where(tables.c.id.in_(ids))
    found = {row.id: _Rows(row) for row in connection.execute(query)}
    for name, part in _PARTS.items():
        of_table = part.c.table_id.in_(ids)
        for row in connection.execute(select(part).where(of_table)):
            getattr(found[row.table_id], name).append(row)
    return list(found.values())


def _check_table(rows: _Rows) -> int:
    """Check one table; how many moves were replayed."""
    settings = _decode(rows.table.settings, TableSettings, "store-wrong-settings")
    try:
        game = find(settings.game)
        if game.resolve(settings.options) != (settings.options, []):
            raise _Wrong("store-wrong-settings")
        position = Position(game, dict(settings.options), seed=rows.table.seed)
    except TercetError:
        raise _Wrong("store-wrong-settings") from None
    _check_seats(rows, game)
    _replay(rows, position)
    _check_end(rows.table, position)
    offer = _decode(rows.table.offer, Offer | None, "store-wrong-offer")
    if offer is not None and (position.is_over or offer.by not in game.seats):
        raise _Wrong("store-wrong-offer")
    return position.ply


def _decode(text: str | None, kind: Any, message: str) -> Any:
    try:
        return msgspec.json.decode(text or "null", type=kind)
    except msgspec.MsgspecError:
        raise _Wrong(message) from None


def _check_seats(rows: _Rows, game: Game) -> None:
    """Every seat of the game must be there, with somebody who can sit on it, and no other."""
    if sorted(seat.seat for seat in rows.seats) != sorted(game.seats):
        raise _Wrong("store-wrong-seats")
    for seat in rows.seats:
        fits = {
            "free": seat.person is None and seat.level is None,
            "person": seat.person is not None,
            "computer": seat.person is None and seat.level in range(1, len(game.levels) + 1),
        }
        if not fits.get(seat.kind):
            raise _Wrong("store-wrong-seats")
    if any(link.seat not in game.seats for link in rows.links):
        raise _Wrong("store-wrong-link")


def _replay(rows: _Rows, position: Position) -> None:
    """Play all moves; the position is the last one then, as the rules left it."""
    if rows.table.first_turn != position.to_move:
        raise _Wrong("store-wrong-first-turn")
    for ply, move in enumerate(sorted(rows.moves, key=lambda move: move.ply), 1):
        if move.ply != ply:
            raise _Wrong("store-wrong-gap", min(ply, move.ply))
        try:
            position.play(move.move)
        except TercetError:
            raise _Wrong("store-wrong-move", ply) from None
        if position.ply != ply or position.steps[-1].move != move.move:
            raise _Wrong("store-wrong-move", ply)
        if move.turn != position.to_move:
            raise _Wrong("store-wrong-turn", ply)


def _check_end(table: Any, position: Position) -> None:
    """The game must have ended by the rules, as players can end it, or not at all."""
    if not position.is_over and table.result is not None:
        try:
            position.end(table.result, table.reason)
        except TercetError:
            raise _Wrong("store-wrong-end") from None
    result = position.result
    ended = (None, None) if result is None else (str(result), result.reason)
    if (table.result, table.reason) != ended:
        raise _Wrong("store-wrong-end")
    scores = None if result is None else views.view(position, SPECTATOR).scores
    if _decode(table.scores, dict[str, int | None] | None, "store-wrong-scores") != scores:
        raise _Wrong("store-wrong-scores")
