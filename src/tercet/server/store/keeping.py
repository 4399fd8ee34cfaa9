"""What is kept, as changes to the store, and what is read back."""

import hashlib
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from typing import Any, Literal

from sqlalchemy import (
    Connection,
    Select,
    bindparam,
    case,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.sqlite import insert as upsert

from tercet.server.messages import Language, Mode
from tercet.server.store.schema import links, moves, people, seats, tables
from tercet.server.store.store import NEW_MOVE, Change

_NEW_TABLE = insert(tables)
_NEW_SEAT = insert(seats)
_NEW_LINK = insert(links)
_DROP_LINKS = delete(links)
_DROP_LINKS = _DROP_LINKS.where(
    links.c.table_id == bindparam("key"), links.c.seat == bindparam("s")
)
_TAKE_BACK = delete(moves).where(moves.c.table_id == bindparam("key"), moves.c.ply > bindparam("p"))
_END = update(tables).where(tables.c.id == bindparam("key")).values(offer=None, offer_by=None)
_END = _END.values({name: bindparam(name) for name in ("result", "reason", "scores")})
_OFFER = update(tables).where(tables.c.id == bindparam("key"))
_OFFER = _OFFER.values(offer=bindparam("offer"), offer_by=bindparam("offer_by"))
_REMATCH = update(tables).where(tables.c.id == bindparam("key"))
_REMATCH = _REMATCH.values(rematch=bindparam("rematch"))
_SIT = update(seats).where(seats.c.table_id == bindparam("key"), seats.c.seat == bindparam("s"))
_SIT = _SIT.values(kind="person", person=bindparam("person"))
_PERSON = upsert(people)
_PERSON = _PERSON.on_conflict_do_update(
    index_elements=["id"],
    set_={"name": _PERSON.excluded.name, "language": _PERSON.excluded.language},
)


def now() -> str:
    """The time, as it is kept."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


@dataclass
class Sitter:
    """Who sits on a seat."""

    kind: Literal["free", "person", "computer"]
    person: str | None = None
    level: int | None = None
    name: str = ""


@dataclass
class Kept:
    """A table as it is kept."""

    id: str
    game: str
    mode: Mode
    options: dict[str, str | int]
    seed: str
    sitters: dict[str, Sitter]
    moves: list[str]
    result: str | None = None
    reason: str | None = None
    offer: Literal["draw", "undo"] | None = None
    offer_by: str | None = None
    rematch: str | None = None

    def __repr__(self) -> str:
        return f"<Kept {self.id}>"  # the seed is nobody's business


_FIELDS = {field.name for field in fields(Kept)}


@dataclass
class Summary:
    """A line in a list of tables."""

    id: str
    game: str
    mode: Mode
    sitters: dict[str, Sitter]
    ply: int
    turn: str | None
    result: str | None
    reason: str | None
    scores: dict[str, int | None]
    played_at: str


# Changes


def new_table(table: Kept, turn: str) -> list[Change]:
    """Keep a new table, who sits there and who moves first."""
    row = {name: getattr(table, name) for name in ("id", "game", "mode", "options", "seed")}
    return [
        (_NEW_TABLE, row | {"created_at": now(), "first_turn": turn}),
        *(
            (
                _NEW_SEAT,
                {
                    "table_id": table.id,
                    "seat": seat,
                    "kind": sitter.kind,
                    "person": sitter.person,
                    "level": sitter.level,
                },
            )
            for seat, sitter in table.sitters.items()
        ),
    ]


def new_move(table: str, ply: int, move: str, turn: str | None) -> Change:
    """Keep a move."""
    return NEW_MOVE, {"table_id": table, "ply": ply, "move": move, "turn": turn}


def taken_back(table: str, ply: int) -> Change:
    """Keep only so many moves."""
    return _TAKE_BACK, {"key": table, "p": ply}


def ended(table: str, result: str, reason: str, scores: dict[str, int | None]) -> Change:
    """Keep how a game ended, and that no offer is open."""
    return _END, {"key": table, "result": result, "reason": reason, "scores": scores}


def offered(table: str, what: str | None, seat: str | None) -> Change:
    """Keep an open offer, or that there is none."""
    return _OFFER, {"key": table, "offer": what, "offer_by": seat}


def next_table(table: str, rematch: str) -> Change:
    """Keep where the next game is."""
    return _REMATCH, {"key": table, "rematch": rematch}


def seated(table: str, seat: str, person: str) -> Change:
    """Keep who sits on a seat."""
    return _SIT, {"key": table, "s": seat, "person": person}


def named(person: str, name: str, language: str) -> Change:
    """Keep a person's name and language."""
    return _PERSON, {"id": person, "name": name, "language": language}


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()


def new_link(token: str, table: str, seat: str) -> Change:
    """Keep a link that moves a seat."""
    row = {"hash": _hash(token), "table_id": table, "seat": seat, "created_at": now()}
    return _NEW_LINK, row


def used_links(table: str, seat: str) -> Change:
    """Forget all links to a seat: what its last holder gave away moves it no more."""
    return _DROP_LINKS, {"key": table, "s": seat}


# What is read back; run by `Store.read`


def find_person(store: Connection, person: str) -> tuple[str, Language] | None:
    """A person's name and language."""
    query = select(people.c.name, people.c.language).where(people.c.id == person)
    row = store.execute(query).one_or_none()
    return None if row is None else (row.name, row.language)


def find_link(store: Connection, token: str) -> tuple[str, str] | None:
    """The table and the seat that a link moves."""
    query = select(links.c.table_id, links.c.seat).where(links.c.hash == _hash(token))
    row = store.execute(query).one_or_none()
    return None if row is None else (row.table_id, row.seat)


def find_table(store: Connection, table: str) -> Kept | None:
    """A table with its sitters and moves."""
    row = store.execute(select(tables).where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    query = select(moves.c.move).where(moves.c.table_id == table).order_by(moves.c.ply)
    played = store.execute(query).scalars().all()
    sitters = _sitters(store, [table])[table]
    known = {name: value for name, value in row._asdict().items() if name in _FIELDS}
    return Kept(**known, sitters=sitters, moves=list(played))


def _sitters(store: Connection, ids: list[str]) -> dict[str, dict[str, Sitter]]:
    query = select(seats, people.c.name).join(people, seats.c.person == people.c.id, isouter=True)
    found: dict[str, dict[str, Sitter]] = {}
    for row in store.execute(query.where(seats.c.table_id.in_(ids))):
        sitter = Sitter(row.kind, row.person, row.level, row.name or "")
        found.setdefault(row.table_id, {})[row.seat] = sitter
    return found


_PLAYED_AT = func.coalesce(moves.c.played_at, tables.c.created_at).label("played_at")
_TURN = case((moves.c.ply.is_(None), tables.c.first_turn), else_=moves.c.turn)


def _with_last_move() -> Select[Any]:
    """Tables with the last move of each, if it has one."""
    all_ = moves.alias()
    last = select(func.max(all_.c.ply)).where(all_.c.table_id == tables.c.id).scalar_subquery()
    joined = (moves.c.table_id == tables.c.id) & (moves.c.ply == last)
    query = select(tables, moves.c.ply, _TURN.label("turn"), _PLAYED_AT)
    return query.select_from(tables).join(moves, joined, isouter=True)


def tables_of(store: Connection, person: str, most: int) -> list[Summary]:
    """The tables where somebody sits, those played last first."""
    mine = select(seats.c.table_id).where(seats.c.person == person)
    query = _with_last_move().where(tables.c.id.in_(mine))
    rows = store.execute(query.order_by(_PLAYED_AT.desc()).limit(most)).all()
    sitters = _sitters(store, [row.id for row in rows])
    return [
        Summary(
            row.id,
            row.game,
            row.mode,
            sitters[row.id],
            row.ply or 0,
            row.turn,
            row.result,
            row.reason,
            row.scores,
            row.played_at,
        )
        for row in rows
    ]


def waiting_for_computer(store: Connection) -> list[str]:
    """The running tables where a computer is to move."""
    query = _with_last_move().join(seats, seats.c.table_id == tables.c.id)
    query = query.where(
        tables.c.result.is_(None), seats.c.kind == "computer", seats.c.seat == _TURN
    )
    return [row.id for row in store.execute(query)]
