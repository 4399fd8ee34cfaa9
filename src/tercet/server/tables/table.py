"""A table in memory: the game and who sits there."""

import asyncio
from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING

from tercet.core.fairness import commitment
from tercet.core.game import Game
from tercet.core.position import Position
from tercet.core.undoing import can_undo
from tercet.core.views import SPECTATOR
from tercet.server.clock import Clock
from tercet.server.messages import Deal
from tercet.server.store.rows import StoredMove, StoredTable

if TYPE_CHECKING:
    from tercet.server.tables.connection import Connection
    from tercet.server.tables.search import SearchJob


class Table:
    """One table, for as long as somebody in this process holds it (see `TableRegistry`).

    `TableWriter` changes it, with `lock` held; what it holds has been stored.
    """

    def __init__(self, stored: StoredTable, game: Game, clock: Clock) -> None:
        """See `TableRegistry.make`, which makes all of them."""
        self.id = stored.id
        self.game = game
        self.clock = clock
        self.created_at = stored.created_at
        self.settings = stored.settings
        self.seed = stored.seed
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.people_elsewhere: set[str] = set()  # connected to other processes
        self.holders = 0
        self.search: SearchJob | None = None  # for the computer's move
        self.search_failed = False
        self.place: int | None = None  # in the queue for the computer's move, if it waits
        self.restore(stored)

    def restore(self, stored: StoredTable) -> None:
        """Become what is stored; replayed, the moves meet the same chance again."""
        self.version = stored.version
        self.occupants = {seat: stored.occupants[seat] for seat in self.game.seats}
        self.offer = stored.offer
        self.rematch = stored.rematch
        self.position = _replay(stored, self.game)
        self.move_times = [move.played_at for move in stored.moves]
        self.outdated = False  # whether the store may hold something else

    def follow(self, move: StoredMove) -> None:
        """Become what is stored, if that is one move more."""
        after = self.position.copy()
        after.play(move.text)
        self.advance(after, [*self.move_times, move.played_at])
        self.version += 1

    def advance(self, after: Position, move_times: list[datetime]) -> None:
        """Go on to another position of the game; an open offer is void with it."""
        self.position = after
        self.move_times = move_times
        self.offer = None
        self.search_failed = False

    def __repr__(self) -> str:
        return f"<Table {self.id}>"  # without its secrets

    @property
    def deal(self) -> Deal:
        """The proof of a fair deal, as far as it may be known."""
        return Deal(self._commitment, self.seed if self.position.is_over else None)

    @cached_property
    def _commitment(self) -> str:
        return commitment(self.seed)

    @property
    def turn_began_at(self) -> datetime:
        """The time of the last move that was not taken back, else of setting up.

        A takeback and sitting down are not in it.
        """
        return self.move_times[-1] if self.move_times else self.created_at

    @property
    def computer_to_move(self) -> str | None:
        """The seat to move, if a computer sits there."""
        if self.settings.mode != "computer":
            return None
        seat = self.position.to_move
        return seat if seat and self.occupants[seat].kind == "computer" else None

    @property
    def people_here(self) -> set[str]:
        """Everybody who is connected, to this process or another."""
        return self.people_connected | self.people_elsewhere

    @property
    def people_connected(self) -> set[str]:
        """Everybody who is connected to this process."""
        return {connection.person for connection in self.connections}

    def seats_of(self, person: str) -> tuple[str, ...]:
        """The seats that a person holds."""
        return tuple([seat for seat, who in self.occupants.items() if who.person == person])

    def seen_as(self, person: str, facing: str) -> str:
        """As whom a person sees the table: a seat or "spectator".

        A person who holds both seats of a game with secrets chooses that, `facing`.
        """
        seats = self.seats_of(person)
        if len(seats) < 2:
            return seats[0] if seats else SPECTATOR
        if self.game.hidden:
            return facing
        return self.position.to_move or seats[0]

    def faces_person(self, seats: tuple[str, ...]) -> bool:
        """Whether somebody else, not a computer, sits opposite the holder of these seats."""
        opposite = [who for seat, who in self.occupants.items() if seat not in seats]
        return any(who.kind == "person" for who in opposite)

    def can_undo(self, seats: tuple[str, ...]) -> bool:
        """Whether the holder of these seats may take back now, or ask to."""
        if not seats or self.offer or self.position.is_over:
            return False
        return can_undo(self.position, seats)

    def draw_obstacle(self, seats: tuple[str, ...]) -> str | None:
        """Why the holder of these seats may not offer a draw now: the code of a refusal.

        Somebody who holds both seats does not offer a draw but agrees on it.
        """
        if not seats:
            return "not-your-seat"
        if self.position.is_over:
            return "over"
        if not self.game.draw_offers:
            return "no-draw-offers"
        if self.offer:
            return "offer-open"
        return None if len(seats) == 2 or self.faces_person(seats) else "no-opponent"


def _replay(stored: StoredTable, game: Game) -> Position:
    position = Position(game, dict(stored.settings.options), seed=stored.seed)
    if stored.moves:
        position.play(" ".join(move.text for move in stored.moves))
    if stored.result and not position.is_over:
        position.end(stored.result, str(stored.reason))
    return position
