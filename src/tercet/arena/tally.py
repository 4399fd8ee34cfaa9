"""The games of a match added up."""

import math
from collections.abc import Sequence
from typing import Any

from tercet.arena.match import SIDES, Match, Played
from tercet.arena.statistics import counts, decision, elo, estimate, likelihood_ratio

Bounds = tuple[float, float]
"""The two Elo differences that an SPRT decides between."""


class Tally:
    """What is known of a match: of its pairs from the first on, up to the first that lacks a game.

    With `bounds` it ends with the pair that decides the SPRT, whatever was played beyond it. So
    the same match has the same tally, in whatever order its games finish.
    """

    def __init__(self, match: Match, games: int, bounds: Bounds | None = None) -> None:
        """A match over this number of games, none of them played yet."""
        self.match = match
        self.wanted = games
        self.bounds = bounds
        self.pairs: list[float] = []
        self.games: list[Played] = []
        self._found: dict[int, Played] = {}

    def add(self, played: Played) -> None:
        """Add a game."""
        self._found[played.number] = played
        while not self.finished and {number := len(self.games), number + 1} <= self._found.keys():
            pair = [self._found[number], self._found[number + 1]]
            self.games += pair
            self.pairs.append(sum(game.points for game in pair))

    def lacks(self, number: int) -> bool:
        """Whether a game has yet to be played."""
        return number not in self._found

    @property
    def ratio(self) -> float:
        """The SPRT's logarithm of the likelihood ratio."""
        return likelihood_ratio(counts(self.pairs), *self.bounds) if self.bounds else 0.0

    @property
    def decided(self) -> int:
        """What the SPRT accepts: 1 the larger difference, -1 the smaller, 0 neither as yet."""
        return decision(self.ratio)

    @property
    def finished(self) -> bool:
        """Whether nothing more has to be played."""
        return 2 * len(self.pairs) >= self.wanted or self.decided != 0

    def as_facts(self) -> dict[str, Any]:
        """Everything, ready for JSON; what is not finite is null."""
        found = estimate(self.pairs)
        points = [game.points for game in self.games]
        facts: dict[str, Any] = {
            **self.match.as_facts(),
            "games": len(self.games),
            "wins": points.count(1.0),
            "draws": points.count(0.5),
            "losses": points.count(0.0),
            "pairs": counts(self.pairs),
            "score": found.score,
            "score_interval": [found.low, found.high],
            "elo": _finite(elo(found.score)),
            "elo_interval": [_finite(elo(found.low)), _finite(elo(found.high))],
            "superiority": found.superiority,
            "by_seat": [self._from_seat(seat) for seat in (0, 1)],
            "mean_plies": _mean([game.plies for game in self.games]),
            "seconds_per_move": {side: self._seconds(side) for side in SIDES},
        }
        if self.bounds:
            names = {1: "elo1", -1: "elo0", 0: None}
            facts["sprt"] = {
                "elo0": self.bounds[0],
                "elo1": self.bounds[1],
                "llr": self.ratio,
                "accepted": names[self.decided],
            }
        return facts

    def _from_seat(self, seat: int) -> dict[str, int]:
        """How player a did from a seat."""
        points = [game.points for game in self.games if game.seat == seat]
        names = {"wins": 1.0, "draws": 0.5, "losses": 0.0}
        return {name: points.count(value) for name, value in names.items()}

    def _seconds(self, side: str) -> float:
        moves = sum(game.moves[side] for game in self.games)
        return sum(game.seconds[side] for game in self.games) / max(moves, 1)


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / max(len(numbers), 1)


def _finite(number: float) -> float | None:
    return number if math.isfinite(number) else None
