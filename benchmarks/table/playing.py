"""People at tables: setting them up, sitting down, playing to the end or until time is up."""

import asyncio
import contextlib
import itertools
import random
import time

from benchmarks.table.load import Game, Person, Seat, Tally, View, sit_down
from tercet.core.registry import game_names


def friends(people: list[Person], game: str) -> str:
    """A table of two people."""
    table = str(people[0].post("/api/tables", {"game": game, "mode": "friend"})["id"])
    people[1].post(f"/api/tables/{table}/sit")
    return table


async def play_on(people: list[Person], tally: Tally, end: float, pause: float) -> None:
    """Play games at one table after another until the time is over."""
    games = itertools.cycle(game_names())
    while time.monotonic() < end:
        table = await asyncio.to_thread(friends, people, next(games))
        game = await sitting(people, table, pause)
        game.begin(tally)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(game.over.wait(), max(0.0, end - time.monotonic()))
        leave(game)


async def sitting(people: list[Person], table: str, pause: float = 0.0) -> Game:
    """Two people at a table, about to begin."""
    seats, views = await sit_down(people, table)
    return Game(seats, views, random.Random(table), pause)


def leave(game: Game) -> None:
    """Get up from the table."""
    for seat in game.seats:
        seat.game = None
        if seat.transport is not None:
            seat.transport.disconnect()


class Against(Game):
    """One person against the computer, who moves at random at once; answers are not timed."""

    def __init__(self, seat: Seat, view: View, generator: random.Random) -> None:
        super().__init__([seat], [view], generator)
        self._own_moves = 0
        self._ply = 0

    @property
    def computer_moves(self) -> int:
        """How often the computer has moved."""
        return self._ply - self._own_moves

    def turn(self, seat: Seat, view: View) -> None:
        """Play at once when it is the person's turn."""
        self._ply = view.ply
        super().turn(seat, view)
        self._own_moves += seat.sent is not None
        seat.sent = None
