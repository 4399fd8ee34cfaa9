"""Setting up a table: what was asked for, checked and completed."""

import secrets
from dataclasses import replace
from datetime import datetime

from tercet.core.errors import BadOption, excerpt
from tercet.core.fairness import new_seed
from tercet.core.game import Game, Options
from tercet.server.errors import Refusal
from tercet.server.messages import NewTable, TableSettings
from tercet.server.store.rows import Occupant, StoredTable
from tercet.server.tables.table import Table


def new_table(new: NewTable, game: Game, person: str, name: str, at: datetime) -> StoredTable:
    """The table that a person has asked for."""
    if new.seat is not None and new.seat not in game.seats:
        raise Refusal("bad-seat", seat=excerpt(new.seat), known=list(game.seats))
    own_seat = new.seat or secrets.choice(game.seats)
    me = Occupant("person", person, name=name)
    opponent = _opponent(new, game, me)
    occupants = {seat: me if seat == own_seat else opponent for seat in game.seats}
    asked = {name: getattr(new, name) for name in TableSettings.__struct_fields__}
    settings = TableSettings(**asked | {"options": _options(new, game)})
    return _new(settings, occupants, at)


def next_table(table: Table, at: datetime) -> StoredTable:
    """The same table again with the seats swapped."""
    first, second = table.game.seats
    occupants = {first: replace(table.occupants[second]), second: replace(table.occupants[first])}
    return _new(table.settings, occupants, at)


def _new(settings: TableSettings, occupants: dict[str, Occupant], at: datetime) -> StoredTable:
    return StoredTable(
        id=secrets.token_urlsafe(12),
        settings=settings,
        seed=new_seed(),
        created_at=at,
        occupants=occupants,
    )


def _opponent(new: NewTable, game: Game, me: Occupant) -> Occupant:
    """Who sits opposite."""
    if new.mode == "device":
        return replace(me)
    if new.mode == "friend":
        return Occupant("free")
    if new.level is None:
        raise Refusal("no-level")
    if not 1 <= new.level <= len(game.levels):
        raise Refusal("bad-level", level=excerpt(new.level), most=len(game.levels))
    return Occupant("computer", level=new.level)


def _options(new: NewTable, game: Game) -> Options:
    """All options with their values. Nobody can choose an opening: it comes from the seed."""
    known = {option.name: option for option in game.options}
    for name in new.options:
        if name not in known:
            raise BadOption(
                "error-option-name", game.name, option=excerpt(name), known=sorted(known)
            )
    return {
        name: option.check(game.name, new.options.get(name, option.default))
        for name, option in known.items()
    }
