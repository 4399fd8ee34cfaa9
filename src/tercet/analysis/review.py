"""Review of a finished game: every move compared with the best one, and how much was luck.

Luck is measured with open hands: the change of the first seat's expected score by chance, as
opposed to the change by moves. Together they lead from the value of the start to the result.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from tercet.analysis.analyser import Analyser, AnalysisRequest
from tercet.core.analysis import AnalysedMove, Analysis
from tercet.core.game import Game
from tercet.core.position import Position
from tercet.core.results import POINTS
from tercet.core.state import CHANCE, MOVER, State
from tercet.search.ismcts import Ismcts
from tercet.search.report import run

MISTAKE = 0.1  # expected score lost by one move
BLUNDER = 0.2

KeepGoing = Callable[[], bool]


@dataclass(frozen=True)
class PlyEvaluation:
    """The evaluation of one ply. Values are the first seat's expected score with open hands."""

    analysis: Analysis
    played: AnalysedMove | None
    before: float | None = None
    before_chance: float | None = None  # after the move, if chance follows


@dataclass(frozen=True)
class ReviewedMove:
    """A move of the game and the best one, judged by what the player could know."""

    ply: int
    seat: str
    move: str
    best: AnalysedMove
    played: AnalysedMove | None  # None: the search did not look at it
    open: float | None = None  # the player's expected score before the move, with open hands

    @property
    def loss(self) -> float:
        """The expected score lost by the move."""
        return 0.0 if self.played is None else max(0.0, self.best.chance - self.played.chance)

    @property
    def mark(self) -> str:
        """How bad the move was: "blunder", "mistake" or "" for neither."""
        return "blunder" if self.loss >= BLUNDER else "mistake" if self.loss >= MISTAKE else ""

    def as_dict(self) -> dict[str, Any]:
        """The move, ready for JSON."""
        return {
            "ply": self.ply,
            "seat": self.seat,
            "best": self.best.as_dict(),
            "played": None if self.played is None else self.played.as_dict(),
            "move": self.move,
            "mark": self.mark or None,
            "open": None if self.open is None else round(self.open, 4),
        }


@dataclass(frozen=True)
class ScoreBreakdown:
    """How one seat's expected score went from the start to the result.

    ``start + luck + own + other == result``.
    """

    seat: str
    start: float
    luck: float
    own: float  # by the seat's own moves
    other: float  # by the opponent's moves
    result: float

    def as_dict(self) -> dict[str, Any]:
        """The breakdown, ready for JSON."""
        values = ("start", "luck", "own", "other", "result")
        return {"seat": self.seat} | {name: round(getattr(self, name), 4) for name in values}


class Review:
    """A review of a finished game; its plies can be evaluated in any order."""

    def __init__(
        self,
        game: Position,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        viewer: str | None = None,
        open_hands: bool = False,
        seed: str = "",
    ) -> None:
        """Review with this many seconds per ply, or nodes per search."""
        self.game = game
        self.plies = range(game.first_ply, game.ply)
        self._rules = game.rules
        self._has_luck = game.rules.max_chance_after_move > 0
        self._seed = seed
        self._nodes = nodes
        searches_per_ply = 3 if self._has_luck else 1
        self._seconds = None if nodes else (seconds or 0.0) / searches_per_ply
        options: dict[str, Any] = {"viewer": viewer, "open_hands": open_hands, "seed": seed}
        self._request = AnalysisRequest(game, self._seconds or 0.0, nodes=nodes, lines=1, **options)

    def evaluate(self, ply: int, keep_going: KeepGoing = lambda: True) -> PlyEvaluation | None:
        """Evaluate the position before a move; None if it was interrupted."""
        analyser = Analyser(replace(self._request, ply=ply))
        analysis = analyser.run(lambda _: keep_going())
        move = self.game.moves[ply]
        evaluation = PlyEvaluation(analysis, analyser.move(move))
        if self._has_luck:
            state = analyser.position.state
            before = self._value(state, ply, keep_going)
            state = self._rules.with_room(state, 1)
            self._rules.kernel.apply(state, self._rules.parse(move))
            is_chance = state[MOVER] == CHANCE
            before_chance = self._value(state, ply, keep_going) if is_chance else None
            evaluation = replace(evaluation, before=before, before_chance=before_chance)
        return evaluation if keep_going() else None

    def _value(self, state: State, ply: int, keep_going: KeepGoing) -> float:
        """The first seat's expected score with open hands."""
        text = f"{self._seed}:{ply}".encode(errors="surrogatepass")
        seed = int.from_bytes(hashlib.blake2b(text, digest_size=8).digest())
        search = Ismcts(self._rules, state, seed, hidden=False)
        run(search, nodes=self._nodes, seconds=self._seconds, watch=lambda _: keep_going())
        return search.value()

    def moves(self, evaluations: list[PlyEvaluation]) -> list[ReviewedMove]:
        """The moves of the evaluated plies, which must be the first ones of the game."""
        following: list[Analysis | None] = [each.analysis for each in evaluations[1:]]
        is_complete = len(evaluations) == len(self.plies)
        last = Analyser(replace(self._request, ply=None)).analysis() if is_complete else None
        moves = []
        for ply, evaluation, after in zip(
            self.plies, evaluations, [*following, last], strict=False
        ):
            analysis, played = evaluation.analysis, evaluation.played
            move, best = self.game.moves[ply], analysis.moves[0]
            known = best.move == move or (played is not None and played.proven is not None)
            if not known and after is not None and not self._rules.hidden:
                played = judge_by_reply(analysis, move, after)
            seat = str(analysis.to_move)
            value = evaluation.before
            if value is not None and seat != self._rules.seats[0]:
                value = 1 - value
            moves.append(ReviewedMove(ply + 1, seat, move, best, played, value))
        return moves

    def breakdowns(
        self, evaluations: list[PlyEvaluation], keep_going: KeepGoing = lambda: True
    ) -> list[ScoreBreakdown]:
        """How luck and moves led to the result, per seat; empty for games without chance."""
        if not self._has_luck or len(evaluations) < len(self.plies):
            return []
        start = self._value(self._rules.start(self.game.options), -1, keep_going)
        result = POINTS.get(str(self.game.result), 0.5)
        return break_down_score(self._rules, start, evaluations, result)


def break_down_score(
    game: Game, start: float, evaluations: list[PlyEvaluation], result: float
) -> list[ScoreBreakdown]:
    """Add up the changes by chance and by each seat's moves."""
    values = [each.before or 0.0 for each in evaluations] + [result]
    luck = values[0] - start
    by_moves = dict.fromkeys(game.seats, 0.0)
    for evaluation, before, after in zip(evaluations, values, values[1:], strict=False):
        before_chance = after if evaluation.before_chance is None else evaluation.before_chance
        by_moves[str(evaluation.analysis.to_move)] += before_chance - before
        luck += after - before_chance
    first, second = (by_moves[seat] for seat in game.seats)
    return [
        ScoreBreakdown(game.seats[0], start, luck, first, second, result),
        ScoreBreakdown(game.seats[1], 1 - start, -luck, -second, -first, 1 - result),
    ]


def judge_by_reply(before: Analysis, move: str, after: Analysis) -> AnalysedMove:
    """The value of a move from the analysis of the position after it."""
    seat, proven = before.to_move, after.verdict
    if proven is not None:
        chance = 0.5 if proven.winner is None else float(proven.winner == seat)
        if proven.plies is not None:
            proven = replace(proven, plies=proven.plies + 1)
    else:
        chance = after.moves[0].chance if after.to_move == seat else 1 - after.moves[0].chance
    reply = after.moves[0].line if after.moves else ()
    return AnalysedMove(move, chance, (move, *reply), proven)
