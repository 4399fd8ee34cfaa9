"""Changing a table: first in the store, then in memory, so what is in memory has been stored.

Whoever calls these holds the table's lock.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
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
from tercet.server.tables.hooks import TableHooks
from tercet.server.tables.table import Table


class TableWriter:
    """Makes changes; each adds one to the table's version."""

    def __init__(self, repository: Repository, after_change: TableHooks) -> None:
        self._repository = repository
        self._with_jobs = repository.is_shared
        self._after_change = after_change

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
        async with self._stored(table, changes.set_offer(table.id, offer)):
            table.offer = offer

    async def close_offer(self, table: Table) -> None:
        """Decline the open offer, or withdraw it."""
        async with self._stored(table, changes.set_offer(table.id, None)):
            table.offer = None

    async def seat_person(
        self, table: Table, seat: str, person: str, name: str, *also: Change
    ) -> None:
        """Give a seat to a person."""
        async with self._stored(table, changes.seat_person(table.id, seat, person), *also):
            occupant = table.occupants[seat]
            occupant.kind, occupant.person, occupant.name = "person", person, name

    async def set_rematch(self, table: Table, rematch: str, *also: Change) -> None:
        """Name the table of the next game."""
        async with self._stored(table, *also, changes.set_rematch(table.id, rematch)):
            table.rematch = rematch

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
        if self._with_jobs and table.settings.mode == "computer":
            made = (*made, _job(table, after))
        async with self._stored(table, *made):
            table.advance(after, move_times)

    @contextlib.asynccontextmanager
    async def _stored(self, table: Table, *made: Change) -> AsyncIterator[None]:
        """Store changes and count them in the version; the block makes them in memory."""
        try:
            await self._repository.change_table(table.id, table.version, *made)
        except Refusal as refusal:
            # What is said to be not stored may have been stored after all.
            table.outdated |= refusal.code in ("stale", "not-stored")
            raise
        except asyncio.CancelledError:  # nobody knows now whether it was stored
            table.outdated = True
            raise
        table.version += 1
        yield
        self._after_change(table)


def _job(table: Table, after: Position) -> Change:
    """The computer's move that is due after a change, or none."""
    seat = after.to_move
    if seat is None or table.occupants[seat].kind != "computer":
        return changes.remove_job(table.id)
    return changes.set_job(table.id, after.ply, table.occupants[seat].level or 1)
