"""Every change to the database: a statement and its parameters by name.

`Database` runs changes with the same statement object together, so each statement is made once.
"""

import hashlib
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Double, Executable, bindparam, delete, insert, text, update
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from tercet.server.messages import Me, Offer
from tercet.server.store.rows import Occupant, StoredTable
from tercet.server.store.schema import jobs, links, moves, processes, seats, tables

_THIS_TABLE = tables.c.id == bindparam("this_table")
_COUNT_VERSION = (
    update(tables)
    .where(_THIS_TABLE, tables.c.version == bindparam("known_version"))
    .values(version=tables.c.version + 1)
)
_ADD_TABLE = insert(tables)
_ADD_SEAT = insert(seats)
_ADD_MOVE = insert(moves)
_ADD_LINK = insert(links)
_REMOVE_LINKS = delete(links).where(
    links.c.table_id == bindparam("this_table"), links.c.seat == bindparam("this_seat")
)
_REMOVE_MOVES = delete(moves).where(
    moves.c.table_id == bindparam("this_table"), moves.c.ply > bindparam("last_ply")
)
_SET_END = (
    update(tables)
    .where(_THIS_TABLE)
    .values(result=bindparam("result"), reason=bindparam("reason"), scores=bindparam("scores"))
)
_SET_OFFER = update(tables).where(_THIS_TABLE).values(offer=bindparam("offer"))
_SET_REMATCH = update(tables).where(_THIS_TABLE).values(rematch=bindparam("rematch"))
_SET_PERSON = (
    update(seats)
    .where(seats.c.table_id == bindparam("this_table"), seats.c.seat == bindparam("this_seat"))
    .values(kind="person", person=bindparam("person"))
)
_SAVE_PERSON = text(
    "INSERT INTO people (id, name, language) VALUES (:id, :name, :language)"
    " ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language"
)


class _Now(FunctionElement[float]):
    """Seconds since 1970, by the clock of the database."""

    type = Double()
    inherit_cache = True


NOW = "EXTRACT(EPOCH FROM clock_timestamp())"
compiles(_Now)(lambda *_, **__: NOW)
compiles(_Now, "sqlite")(lambda *_, **__: "(julianday('now') - 2440587.5) * 86400")
_ADD_JOB = insert(jobs).values(due_at=_Now() + bindparam("wait"))
_REMOVE_JOB = delete(jobs).where(jobs.c.table_id == bindparam("this_table"))

# For processes that share a database, which is PostgreSQL then.

_LIVE = text(
    f"INSERT INTO processes (id, kind, seen_at) VALUES (:id, :kind, {NOW})"  # noqa: S608 - our own words
    " ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at"
)
_REMOVE_PROCESS = delete(processes).where(processes.c.id == bindparam("this_process"))
_ARRIVE = text(
    "INSERT INTO presence (process, table_id, person) VALUES (:process, :table, :person)"
    " ON CONFLICT DO NOTHING"
)
_NOTHING = text("SELECT 1")
_LEAVE = text(
    "DELETE FROM presence WHERE process = :process AND table_id = :table AND person = :person"
)


class Change(NamedTuple):
    """One statement; if it `must_match` a row and does not, its whole commit is refused.

    `tells`: what other processes hear of it: a field of `Notice`, and what is added to it.
    """

    statement: Executable
    parameters: dict[str, Any]
    must_match: bool = False
    tells: tuple[str, Any] | None = None

    @property
    def adds_move(self) -> bool:
        """Whether it stores a move."""
        return self.statement is _ADD_MOVE


def timestamp(at: datetime) -> str:
    """A time as it is stored: text that sorts by time."""
    return at.isoformat(timespec="milliseconds")


def short_hash(person: str) -> str:
    """Names a person to other processes without giving away the id, which is half of a cookie."""
    return hashlib.sha256(person.encode(errors="surrogatepass")).hexdigest()[:16]


def link_hash(token: str) -> str:
    """What is stored of a link's token, from which nobody can find the token."""
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()


def count_version(table: str, known_version: int) -> Change:
    """Count a change of a table; refused if somebody else has changed it since `known_version`."""
    parameters = {"this_table": table, "known_version": known_version}
    tells = ("tables", (table, known_version + 1))
    return Change(_COUNT_VERSION, parameters, must_match=True, tells=tells)


def add_table(table: StoredTable, first_turn: str) -> list[Change]:
    """A new table, who sits there and who moves first."""
    row = {name: value for name, value in vars(table).items() if name in tables.c}
    row |= {"created_at": timestamp(table.created_at), "first_turn": first_turn}
    seated = [_add_seat(table.id, seat, who) for seat, who in table.occupants.items()]
    return [Change(_ADD_TABLE, row), *seated]


def _add_seat(table: str, seat: str, occupant: Occupant) -> Change:
    row = {"table_id": table, "seat": seat}
    who = {"kind": occupant.kind, "person": occupant.person, "level": occupant.level}
    return Change(_ADD_SEAT, row | who)


def add_move(table: str, ply: int, move: str, turn: str | None, at: datetime) -> Change:
    """A move, when it was played, and whose turn is next."""
    row = {"table_id": table, "ply": ply, "move": move, "turn": turn}
    return Change(_ADD_MOVE, row | {"played_at": timestamp(at)})


def remove_moves(table: str, last_ply: int) -> Change:
    """Take back all moves after `last_ply`."""
    return Change(_REMOVE_MOVES, {"this_table": table, "last_ply": last_ply})


def set_end(table: str, result: str, reason: str, scores: dict[str, int | None]) -> Change:
    """How the game ended."""
    how = {"result": result, "reason": reason, "scores": scores}
    return Change(_SET_END, {"this_table": table} | how)


def set_offer(table: str, offer: Offer | None) -> Change:
    """The offer that is open now, if any."""
    return Change(_SET_OFFER, {"this_table": table, "offer": offer})


def set_rematch(table: str, rematch: str) -> Change:
    """The table of the next game."""
    return Change(_SET_REMATCH, {"this_table": table, "rematch": rematch})


def seat_person(table: str, seat: str, person: str) -> Change:
    """Who sits on a seat now."""
    return Change(_SET_PERSON, {"this_table": table, "this_seat": seat, "person": person})


def save_person(person: str, me: Me) -> Change:
    """A person's name and language."""
    row = {"id": person, "name": me.name, "language": me.language}
    return Change(_SAVE_PERSON, row, tells=("people", short_hash(person)))


def add_link(token: str, table: str, seat: str, at: datetime) -> Change:
    """A link that moves a seat."""
    row = {"hash": link_hash(token), "table_id": table, "seat": seat}
    return Change(_ADD_LINK, row | {"created_at": timestamp(at)})


def remove_links(table: str, seat: str) -> Change:
    """Make all links to a seat useless, as its last holder may have given them away."""
    return Change(_REMOVE_LINKS, {"this_table": table, "this_seat": seat})


def set_job(table: str, ply: int, level: int, wait: float) -> list[Change]:
    """After `ply` something is due at a table, `wait` seconds from now; what was due is void.

    Low levels come first: those of the computer, 0 for anything else.
    """
    row = {"table_id": table, "ply": ply, "level": level, "wait": wait}
    return [remove_job(table), Change(_ADD_JOB, row, tells=("jobs", None))]


def remove_job(table: str) -> Change:
    """Nothing is due at a table."""
    return Change(_REMOVE_JOB, {"this_table": table})


def live(process: str, kind: str) -> Change:
    """A process is alive."""
    return Change(_LIVE, {"id": process, "kind": kind}, tells=("presence", ""))


def remove_process(process: str) -> Change:
    """A process has ended; nobody is connected to it any more."""
    return Change(_REMOVE_PROCESS, {"this_process": process})


def arrive(process: str, table: str, person: str) -> Change:
    """Somebody is at a table."""
    row = {"process": process, "table": table, "person": person}
    return Change(_ARRIVE, row, tells=("presence", table))


def tell_presence(table: str) -> Change:
    """Nothing changes; other processes look again who is at a table."""
    return Change(_NOTHING, {}, tells=("presence", table))


def leave(process: str, table: str, person: str) -> Change:
    """Somebody has left a table."""
    row = {"process": process, "table": table, "person": person}
    return Change(_LEAVE, row, tells=("presence", table))
