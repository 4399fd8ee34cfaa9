"""Changing a table: first in the store, then in memory, so what is in memory has been stored.

Whoever calls these holds the table's lock.
"""

import asyncio
from collections.abc import Callable
from copy import copy
from datetime import datetime

from tercet.core import views
from tercet.core.position import Position
from tercet.core.undoing import moves_to_undo
from tercet.core.views import SPECTATOR
from tercet.server.errors import Refusal
from tercet.server.messages import Offer
from tercet.server.store import changes
from tercet.server.store.changes import Change
from tercet.server.store.repository import Repository
from tercet.server.store.rows import Occupant, StoredTable
from tercet.server.tables.actors import TableActors
from tercet.server.tables.table import Table


class TableWriter:
    """Makes changes; each adds one to the table's version."""

    def __init__(self, repository: Repository, actors: TableActors) -> None:
        self._repository = repository
        self._actors = actors

    async def add(self, table: Table, stored: StoredTable) -> None:
        """Store a new table."""
        await self._repository.add_table(*self._added(table, stored))
        self._actors.tell_watchers(table)

    async def play(self, table: Table, move: str, at: datetime) -> None:
        """Play a move for the seat to move."""
        after = table.position.copy()
        after.play(move)
        played = after.steps[-1].move
        made = changes.add_move(table.id, after.ply, played, after.to_move, at)
        await self._advance(table, after, [*table.move_times, at], made)

    async def undo(self, table: Table, seats: tuple[str, ...]) -> None:
        """Take back until one of these seats decides again."""
        after = table.position.copy()
        for _ in range(moves_to_undo(after, seats)):
            after.undo()
        made = changes.remove_moves(table.id, after.ply)
        await self._advance(table, after, table.move_times[: after.ply], made)

    async def end(self, table: Table, end: Callable[[Position], None]) -> None:
        """End the game as players can: `end` is such as `Position.agree_draw`."""
        after = table.position.copy()
        end(after)
        await self._advance(table, after, table.move_times)

    async def open_offer(self, table: Table, offer: Offer) -> None:
        """Make an offer to the other person."""
        if table.offer:
            raise Refusal("offer-open")

        def make(table: Table) -> None:
            table.offer = offer

        await self._change(table, make, changes.set_offer(table.id, offer))

    async def close_offer(self, table: Table) -> None:
        """Decline the open offer, or withdraw it."""

        def make(table: Table) -> None:
            table.offer = None

        await self._change(table, make, changes.set_offer(table.id, None))

    async def seat_person(
        self, table: Table, seat: str, person: str, name: str, *also: Change
    ) -> None:
        """Give a seat to a person."""
        occupant = Occupant("person", person, name=name)

        def make(table: Table) -> None:
            table.occupants = table.occupants | {seat: occupant}

        await self._change(table, make, changes.seat_person(table.id, seat, person), *also)

    async def add_rematch(self, table: Table, following: Table, stored: StoredTable) -> None:
        """Store the table of the next game, and name it here."""

        def make(table: Table) -> None:
            table.rematch = following.id

        named = changes.set_rematch(table.id, following.id)
        await self._change(table, make, *self._added(following, stored), named)
        self._actors.tell_watchers(following)

    async def _advance(
        self, table: Table, after: Position, move_times: list[datetime], *made: Change
    ) -> None:
        """Go on to another position of the game; an open offer is void with it."""
        result = after.result
        if result is not None:
            scores = views.view(after, SPECTATOR).scores
            made = (*made, changes.set_end(table.id, str(result), result.reason, scores))
        if table.offer:
            made = (*made, changes.set_offer(table.id, None))
        await self._change(table, lambda table: table.advance(after, move_times), *made)

    async def _change(self, table: Table, make: Callable[[Table], None], *made: Change) -> None:
        """Store changes and count them in the version; then `make` makes them in memory."""
        after = copy(table)
        make(after)
        due = self._due(after, before=table)
        try:
            await self._repository.change_table(table.id, table.version, *made, *due)
        except Refusal as refusal:
            # What is said to be not stored may have been stored after all.
            table.outdated |= refusal.code in ("stale", "not-stored")
            raise
        except asyncio.CancelledError:  # nobody knows now whether it was stored
            table.outdated = True
            raise
        table.version += 1
        make(table)
        self._actors.tell_watchers(table)

    def _added(self, table: Table, stored: StoredTable) -> list[Change]:
        """What stores a new table."""
        return [*changes.add_table(stored, str(table.position.to_move)), *self._due(table)]

    def _due(self, table: Table, before: Table | None = None) -> list[Change]:
        """What stores when something is due at a table, if that is not what it was before."""
        due = self._actors.due_at(table)
        was_due = before and self._actors.due_at(before)
        if due is None:
            return [changes.remove_job(table.id)] if was_due else []
        position, wait = table.position, (due - table.clock.now()).total_seconds()
        if before and due == was_due and position.ply == before.position.ply:
            return []
        level = table.occupants[position.to_move].level if position.to_move else None
        return changes.set_job(table.id, position.ply, level or 0, max(0.0, wait))
