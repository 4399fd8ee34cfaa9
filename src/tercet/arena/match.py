"""A match: two players, and pairs of games on the same opening with the seats swapped.

A game depends only on the match and the number of the game, so it can be replayed anywhere.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from typing import Any

from tercet import start
from tercet.core.chance import pick
from tercet.core.game import Options
from tercet.core.position import Position
from tercet.core.registry import find
from tercet.core.results import POINTS
from tercet.players import Player, Turn, make

SIDES = ("a", "b")
_MAX_DRAWS = 100  # of an opening that is not decided yet
_warmed_up: set[tuple[str, str]] = set()


@dataclass(frozen=True)
class Match:
    """The two players, the game with its options, and how openings are drawn."""

    game: str
    a: str
    b: str
    options: Options = field(default_factory=dict)
    random_plies: int = 0  # at the start of every game
    seed: str = "0"
    fair: int = 0  # openings that a search of this many nodes decides are drawn again; 0: none

    def as_dict(self) -> dict[str, Any]:
        """The match, ready for JSON."""
        return asdict(self)

    def opening(self, pair: int) -> Position:
        """Where both games of a pair begin; later chance outcomes are shared, too."""
        position = self._opening(pair, 0)
        for attempt in range(1, _MAX_DRAWS):
            if not self.fair or not self._is_decided(position):
                break
            position = self._opening(pair, attempt)
        return position

    def _opening(self, pair: int, attempt: int) -> Position:
        position = start(self.game, seed=f"{self.seed}:{pair}", **self.options)
        seed = f"{self.seed}:{pair}:opening:{attempt}"
        for ply in range(self.random_plies):
            legal = position.legal_moves()
            position.play(legal[pick(seed, ply, [1] * len(legal))])
            if position.is_over:
                position.undo()
                break
        return position

    def _is_decided(self, position: Position) -> bool:
        from tercet.search.alphabeta import AlphaBeta  # noqa: PLC0415 - brings its kernels
        from tercet.search.report import run  # noqa: PLC0415

        search = AlphaBeta(position.rules, position.state, table_bits=14)
        return run(search, nodes=self.fair).verdict is not None


@dataclass(frozen=True)
class FinishedGame:
    """A finished game. Player a has the first seat in games with an even number."""

    number: int
    result: str
    reason: str
    plies: int  # played by the players, not those of the opening
    moves: dict[str, int]  # by side, like the seconds
    seconds: dict[str, float]
    record: str

    @property
    def seat(self) -> int:
        """The seat of player a."""
        return self.number % 2

    @property
    def points(self) -> float:
        """The points of player a: 1, ½ or 0."""
        first = POINTS[self.result]
        return 1 - first if self.seat else first


def play_game(match: Match, number: int) -> FinishedGame:
    """Play one game of a match."""
    pair, swapped = divmod(number, 2)
    position = match.opening(pair)
    _warm_up(match, position)
    first_ply = position.ply
    sides = SIDES[::-1] if swapped else SIDES
    moves = dict.fromkeys(SIDES, 0)
    seconds = dict.fromkeys(SIDES, 0.0)
    seed = f"{match.seed}:{pair}"
    with _open_player(match, "a", seed) as a, _open_player(match, "b", seed) as b:
        players = {"a": a, "b": b}
        while not position.is_over:
            turn = Turn.of(position)
            side = sides[turn.seat]
            move, took = _timed_move(players[side], turn)
            position.play(move)
            moves[side] += 1
            seconds[side] += took
    result = position.result
    assert result is not None  # noqa: S101 - the loop ends with the game
    seats = zip(position.seats, sides, strict=True)
    names = {seat.capitalize(): getattr(match, side) for seat, side in seats}
    record = str(position.record(Round=f"{pair + 1}.{swapped + 1}", **names))
    plies = position.ply - first_ply
    return FinishedGame(number, str(result), result.reason, plies, moves, seconds, record)


def _timed_move(player: Player, turn: Turn) -> tuple[str, float]:
    """The player's move and its seconds: CPU time of this thread, or by the player's own clock."""
    clock: Callable[[], float] = getattr(player, "clock", time.thread_time)
    started = clock()
    move = player.choose(turn)
    return move, clock() - started


@contextmanager
def _open_player(match: Match, side: str, seed: str) -> Iterator[Player]:
    player = make(getattr(match, side), find(match.game), f"{seed}:{side}")
    try:
        yield player
    finally:
        if close := getattr(player, "close", None):
            close()


def _warm_up(match: Match, position: Position) -> None:
    """Load the players' kernels, once per process, so that loading is not timed."""
    for side in SIDES:
        text = getattr(match, side)
        if (match.game, text) not in _warmed_up:
            player = make(text, position.rules, "")
            if not hasattr(player, "clock"):
                player.choose(Turn.of(position))
            _warmed_up.add((match.game, text))
