"""Review of a finished game: every move compared with the best one, and how much was luck.

Moves are judged by what their player could know. The graph and luck go by open hands: that is what
the chances really were.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from tercet.analysis.analyser import Analyser, AnalysisRequest, notation
from tercet.analysis.luck import (
    RUNS,
    DrawLuck,
    ScoreBreakdown,
    break_down_score,
    measure_after_move,
    measure_opening,
    number_of,
)
from tercet.core.analysis import AnalysedMove, Analysis
from tercet.core.maths import exp
from tercet.core.position import Position
from tercet.core.results import PLAYER_ENDS, POINTS
from tercet.core.state import MOVER, OVER, State
from tercet.core.views import viewer_number
from tercet.search.ismcts import Ismcts
from tercet.search.report import run

THRESHOLDS = {"inaccuracy": 0.05, "mistake": 0.1, "blunder": 0.15}  # expected score lost
MARKS = ("best", "good", *THRESHOLDS)
ACCURACY_FALL = 5.0  # a move that loses so much of the expected score is exp(-FALL * loss) accurate

LUCK_SHARE = 24  # a value for luck gets one part in so many of the nodes of a search
LEAST_LUCK_NODES = 16

KeepGoing = Callable[[], bool]


@dataclass(frozen=True)
class PlyEvaluation:
    """The evaluation of one ply."""

    analysis: Analysis
    played: AnalysedMove | None = None
    forced: bool = False
    open: float | None = None  # the first seat's expected score before the move, with open hands
    draws: tuple[DrawLuck, ...] = ()  # after the move


@dataclass(frozen=True)
class OpeningEvaluation:
    """What the first seat could expect before anything was drawn, and the draws of the opening."""

    start: float
    draws: tuple[DrawLuck, ...]


@dataclass(frozen=True)
class ReviewedMove:
    """A move of the game and the best one, judged by what the player could know."""

    ply: int
    seat: str
    move: str
    best: AnalysedMove
    played: AnalysedMove | None  # None: the search did not look at it
    forced: bool = False  # whether it was the only legal move
    open: float | None = None  # the player's expected score before the move, with open hands

    @property
    def loss(self) -> float:
        """The expected score lost by the move."""
        if self.played is None or self.best.move == self.move:
            return 0.0
        return max(0.0, self.best.chance - self.played.chance)

    @property
    def mark(self) -> str | None:
        """One of `MARKS`; None if the move was forced, or the search did not look at it."""
        if self.forced or self.played is None:
            return None
        proven = self.played.proven is not None and self.best.proven is not None
        if self.best.move == self.move or (proven and self.loss == 0):
            return "best"
        reached = [name for name, threshold in THRESHOLDS.items() if self.loss >= threshold]
        return reached[-1] if reached else "good"

    @property
    def refutation(self) -> tuple[str, ...]:
        """How the opponent can answer a move that lost something."""
        if self.played is None or self.mark not in THRESHOLDS:
            return ()
        return self.played.line[1:]

    def as_dict(self) -> dict[str, Any]:
        """The move, ready for JSON."""
        return {
            "ply": self.ply,
            "seat": self.seat,
            "best": self.best.as_dict(),
            "played": None if self.played is None else self.played.as_dict(),
            "move": self.move,
            "forced": self.forced,
            "loss": round(self.loss, 4),
            "mark": self.mark,
            "refutation": self.refutation,
            "open": None if self.open is None else round(self.open, 4),
        }


@dataclass(frozen=True)
class SeatSummary:
    """How well one seat played."""

    seat: str
    accuracy: float | None  # 0 to 100; None if there was nothing to decide
    counts: dict[str, int]  # of moves, by mark
    lost: float  # expected score lost by all its moves

    def as_dict(self) -> dict[str, Any]:
        """The summary, ready for JSON."""
        accuracy = None if self.accuracy is None else round(self.accuracy, 2)
        return {
            "seat": self.seat,
            "accuracy": accuracy,
            "counts": self.counts,
            "lost": round(self.lost, 4),
        }


@dataclass(frozen=True)
class GameReview:
    """What is known of a game so far."""

    complete: bool
    moves: tuple[ReviewedMove, ...]
    seats: tuple[SeatSummary, ...]
    chances: tuple[float, ...]  # the first seat's, before each move and at the end
    draws: tuple[DrawLuck, ...]
    luck: tuple[ScoreBreakdown, ...]  # by seat; empty in games without chance, or if incomplete

    def summary(self) -> dict[str, Any]:
        """All but the moves, ready for JSON."""
        return {
            "complete": self.complete,
            "seats": [seat.as_dict() for seat in self.seats],
            "chances": [round(chance, 4) for chance in self.chances],
            "draws": [draw.as_dict() for draw in self.draws],
            "luck": [breakdown.as_dict() for breakdown in self.luck],
        }


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
        self._rules = game.rules
        self._by_values = game.rules.hidden or game.rules.max_chance_after_move > 0
        self._has_luck = game.rules.max_chance_after_move > 0
        self._seed = seed
        self._nodes = nodes
        searches_per_ply = 4 if self._by_values else 1
        self._seconds = None if nodes else (seconds or 0.0) / searches_per_ply
        options: dict[str, Any] = {"viewer": viewer, "open_hands": open_hands, "seed": seed}
        self._request = AnalysisRequest(game, self._seconds or 0.0, nodes=nodes, lines=1, **options)
        self._ended = game.result is not None and game.result.reason in PLAYER_ENDS
        self._played = _without_end(game) if self._ended else game
        # The position in which the players ended a game is evaluated, too.
        self.plies = range(game.first_ply, game.ply + (self._ended and game.ply > game.first_ply))

    def evaluate(self, ply: int, keep_going: KeepGoing = lambda: True) -> PlyEvaluation | None:
        """Evaluate the position before a move; None if it was interrupted."""
        position = self._played.at(ply)
        analyser = Analyser(replace(self._request, ply=ply), position)
        analysis = analyser.run(lambda _: keep_going())
        evaluation = PlyEvaluation(analysis)
        if self._by_values:
            evaluation = replace(evaluation, open=self._value(position.state, ply, keep_going))
        if ply < self.game.ply:
            evaluation = self._with_move(evaluation, analyser, keep_going)
        return evaluation if keep_going() else None

    def _with_move(
        self, evaluation: PlyEvaluation, analyser: Analyser, keep_going: KeepGoing
    ) -> PlyEvaluation:
        ply, move = evaluation.analysis.ply, self.game.moves[evaluation.analysis.ply]
        played = analyser.move(move)
        forced = len(self._rules.legal(analyser.position.state)) == 1
        if self._by_values and evaluation.analysis.moves[0].move != move:
            judged = self._judge_by_search(
                analyser.position, evaluation.analysis.viewer, move, keep_going
            )
            played = judged or played
        draws: list[DrawLuck] = []
        if self._has_luck:
            draws = measure_after_move(self.game, ply, self._luck_value(keep_going), self._seed)
        return replace(evaluation, played=played, forced=forced, draws=tuple(draws))

    def evaluate_opening(self, keep_going: KeepGoing = lambda: True) -> OpeningEvaluation | None:
        """Measure the luck of the opening; None without chance, or if it was interrupted."""
        if not self._has_luck:
            return None
        start = self._value(self._rules.start(self.game.options), -1, keep_going)
        draws = measure_opening(self.game, self._luck_value(keep_going), self._seed)
        return OpeningEvaluation(start, tuple(draws)) if keep_going() else None

    def draws(self) -> list[DrawLuck]:
        """The luck of all draws, without looking at the moves."""
        value = self._luck_value(lambda: True)
        draws = measure_opening(self.game, value, self._seed)
        for ply in range(self.game.first_ply, self.game.ply):
            draws += measure_after_move(self.game, ply, value, self._seed)
        return draws

    def _judge_by_search(
        self, position: Position, viewer: str | None, move: str, keep_going: KeepGoing
    ) -> AnalysedMove | None:
        """Judge a move by a search after it, with what the viewer knows then; None at the end."""
        seat = viewer_number(self._rules, str(position.to_move))
        number = seat if viewer is None else viewer_number(self._rules, viewer)
        after = self._rules.played(position.state, self._rules.parse(move))
        if after[MOVER] == OVER:  # what was hidden is open now
            return None
        if viewer is not None:
            after = self._rules.redacted(after, number)
        seed = number_of(f"{self._seed}:{position.ply}:played")
        search = Ismcts(self._rules, after, seed, hidden=viewer is not None, viewer=number)
        report = run(search, nodes=self._nodes, seconds=self._seconds, watch=lambda _: keep_going())
        value = search.value()
        reply: tuple[str, ...] = ()
        if report.lines:
            reply = notation(self._rules, after, number, report.lines[0].actions)
        return AnalysedMove(move, value if seat == 0 else 1 - value, (move, *reply))

    def _value(self, state: State, ply: int, keep_going: KeepGoing) -> float:
        """The first seat's expected score with open hands."""
        search = Ismcts(self._rules, state, number_of(f"{self._seed}:{ply}"), hidden=False)
        run(search, nodes=self._nodes, seconds=self._seconds, watch=lambda _: keep_going())
        return search.value()

    def _luck_value(self, keep_going: KeepGoing) -> Callable[[State, int], float]:
        """The same with fewer nodes, for one of the many values that luck needs."""
        nodes = None if self._nodes is None else max(LEAST_LUCK_NODES, self._nodes // LUCK_SHARE)
        letters = self._rules.max_chance_after_move * len(self._rules.letters)
        seconds = None if self._seconds is None else self._seconds / (RUNS * letters)

        def value(state: State, seed: int) -> float:
            search = Ismcts(self._rules, state, seed, hidden=False)
            if keep_going():
                run(search, nodes=nodes, seconds=seconds, watch=lambda _: keep_going())
            return search.value()

        return value

    def review(
        self, evaluations: list[PlyEvaluation], opening: OpeningEvaluation | None = None
    ) -> GameReview:
        """What the evaluated plies, which must be the first ones, and the opening show."""
        complete = len(evaluations) == len(self.plies)
        moves = self.moves(evaluations)
        summaries = tuple(summarise(seat, moves) for seat in self._rules.seats)
        chances = [self._chance(each) for each in evaluations]
        result = POINTS.get(str(self.game.result), 0.5)
        if complete and not self._ended:
            chances.append(result)
        draws = [] if opening is None else list(opening.draws)
        for evaluation in evaluations:
            draws += evaluation.draws
        luck: list[ScoreBreakdown] = []
        if complete and opening is not None:
            lost = summaries[0].lost, summaries[1].lost
            luck = break_down_score(self._rules.seats, opening.start, draws, lost, result)
        return GameReview(
            complete, tuple(moves), summaries, tuple(chances), tuple(draws), tuple(luck)
        )

    def _chance(self, evaluation: PlyEvaluation) -> float:
        """The first seat's expected score before a move."""
        if evaluation.open is not None:
            return evaluation.open
        analysis = evaluation.analysis
        if analysis.verdict is not None:
            winner = analysis.verdict.winner
            return 0.5 if winner is None else float(winner == self._rules.seats[0])
        chance = analysis.moves[0].chance
        return chance if analysis.to_move == self._rules.seats[0] else 1 - chance

    def moves(self, evaluations: list[PlyEvaluation]) -> list[ReviewedMove]:
        """The moves of the evaluated plies, which must be the first ones of the game."""
        following: list[Analysis | None] = [each.analysis for each in evaluations[1:]]
        is_complete = len(evaluations) == len(self.plies) and not self._ended
        last = Analyser(replace(self._request, ply=None)).analysis() if is_complete else None
        moves = []
        for evaluation, after in zip(evaluations, [*following, last], strict=False):
            analysis, played = evaluation.analysis, evaluation.played
            if analysis.ply == self.game.ply:
                break
            move, best = self.game.moves[analysis.ply], analysis.moves[0]
            known = best.move == move or (played is not None and played.proven is not None)
            if not known and after is not None and not self._by_values:
                played = judge_by_reply(analysis, move, after)
            seat = str(analysis.to_move)
            value = evaluation.open
            if value is not None and seat != self._rules.seats[0]:
                value = 1 - value
            moves.append(
                ReviewedMove(analysis.ply + 1, seat, move, best, played, evaluation.forced, value)
            )
        return moves


def _without_end(game: Position) -> Position:
    """The position in which the players ended a game, as if it went on."""
    if game.ply == game.first_ply:
        return game
    position = game.at(game.ply - 1)
    step = game.steps[-1]
    position.play(" ".join([step.move, *(drawn.token for drawn in step.drawn)]))
    return position


def summarise(seat: str, moves: list[ReviewedMove]) -> SeatSummary:
    """Accuracy, counts and losses of one seat's moves."""
    counts = dict.fromkeys(MARKS, 0)
    lost = accuracy = 0.0
    for move in moves:
        if move.seat == seat and move.mark is not None:
            counts[move.mark] += 1
            lost += move.loss
            accuracy += float(exp(-ACCURACY_FALL * move.loss))
    decisions = sum(counts.values())
    return SeatSummary(seat, 100 * accuracy / decisions if decisions else None, counts, lost)


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
