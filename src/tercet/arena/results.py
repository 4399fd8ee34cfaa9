"""The results of a match."""

import math
from collections.abc import Sequence
from typing import Any

from tercet.arena.match import SIDES, FinishedGame, Match
from tercet.arena.statistics import elo, estimate, log_likelihood_ratio, pair_counts, sprt_decision

EloBounds = tuple[float, float]
"""The two Elo differences that an SPRT decides between."""


class MatchResults:
    """The results of a match, over its pairs in order up to the first incomplete one.

    With `sprt` they end with the pair that decides the test, whatever was played after it. So the
    same match has the same results, in whatever order its games finish.
    """

    def __init__(self, match: Match, target: int, sprt: EloBounds | None = None) -> None:
        """A match over `target` games, none of them played yet."""
        self.match = match
        self.target = target
        self.sprt = sprt
        self.pairs: list[float] = []  # player a's points in each pair
        self.games: list[FinishedGame] = []
        self._by_number: dict[int, FinishedGame] = {}

    def add(self, game: FinishedGame) -> None:
        """Add a game."""
        self._by_number[game.number] = game
        while not self.finished and {n := len(self.games), n + 1} <= self._by_number.keys():
            pair = [self._by_number[n], self._by_number[n + 1]]
            self.games += pair
            self.pairs.append(sum(game.points for game in pair))

    def is_missing(self, number: int) -> bool:
        """Whether the game of this number has not been played yet."""
        return number not in self._by_number

    @property
    def sprt_ratio(self) -> float:
        """The log-likelihood ratio of the SPRT."""
        return log_likelihood_ratio(pair_counts(self.pairs), *self.sprt) if self.sprt else 0.0

    @property
    def sprt_accepts(self) -> int:
        """What the SPRT accepts: 1 the larger difference, -1 the smaller, 0 neither yet."""
        return sprt_decision(self.sprt_ratio)

    @property
    def finished(self) -> bool:
        """Whether no more games are needed."""
        return 2 * len(self.pairs) >= self.target or self.sprt_accepts != 0

    def as_dict(self) -> dict[str, Any]:
        """Everything, ready for JSON; an infinite number is null."""
        score = estimate(self.pairs)
        result: dict[str, Any] = {
            **self.match.as_dict(),
            "games": len(self.games),
            **_count_results(self.games),
            "pairs": pair_counts(self.pairs),
            "score": score.score,
            "score_interval": [score.low, score.high],
            "elo": _finite(elo(score.score)),
            "elo_interval": [_finite(elo(score.low)), _finite(elo(score.high))],
            "superiority": score.superiority,
            "by_seat": [
                _count_results([game for game in self.games if game.seat == seat])
                for seat in (0, 1)
            ],
            "mean_plies": sum(game.plies for game in self.games) / max(len(self.games), 1),
            "seconds_per_move": {side: self._seconds_per_move(side) for side in SIDES},
        }
        if self.sprt:
            result["sprt"] = {
                "elo0": self.sprt[0],
                "elo1": self.sprt[1],
                "llr": self.sprt_ratio,
                "accepted": {1: "elo1", -1: "elo0", 0: None}[self.sprt_accepts],
            }
        return result

    def _seconds_per_move(self, side: str) -> float:
        moves = sum(game.moves[side] for game in self.games)
        return sum(game.seconds[side] for game in self.games) / max(moves, 1)


def _count_results(games: Sequence[FinishedGame]) -> dict[str, int]:
    """Player a's wins, draws and losses."""
    points = [game.points for game in games]
    return {name: points.count(p) for name, p in (("wins", 1), ("draws", 0.5), ("losses", 0))}


def _finite(number: float) -> float | None:
    return number if math.isfinite(number) else None
