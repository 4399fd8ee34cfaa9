"""Analyse a position: check the request, run the searches, translate the result into notation."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from tercet.analysis.combined_search import CombinedSearch
from tercet.core.analysis import AnalysedMove, Analysis, BadAnalysis, ProvenResult
from tercet.core.errors import excerpt
from tercet.core.game import Game
from tercet.core.generator import seeded
from tercet.core.position import Position
from tercet.core.state import CHANCE, MOVER, OVER, SPECTATOR_NUMBER, State
from tercet.core.views import viewer_number
from tercet.search.report import Line, Report, Verdict, run

DEFAULT_LINES = 3
DEFAULT_SECONDS = 1.0
MAX_SECONDS = 86_400
MAX_NODES = 10**12
MAX_LINES = 100


@dataclass(frozen=True)
class AnalysisRequest:
    """What to analyse: the position after `ply` moves of a game, or its last position.

    The analysis uses the knowledge of `viewer`, by default the seat to move. With `open_hands`,
    which is allowed for finished games only, nothing is hidden. With `nodes` the result is the same
    every time, and `seconds` is ignored.
    """

    game: Position
    seconds: float = DEFAULT_SECONDS
    nodes: int | None = None
    lines: int = DEFAULT_LINES
    viewer: str | None = None
    open_hands: bool = False
    ply: int | None = None
    seed: str = ""

    def __post_init__(self) -> None:
        _check("seconds", self.seconds, (int, float), 0, MAX_SECONDS)
        _check("lines", self.lines, (int,), 1, MAX_LINES)
        if self.nodes is not None:
            _check("nodes", self.nodes, (int,), 1, MAX_NODES)
        if self.ply is not None:
            _check("ply", self.ply, (int,), self.game.first_ply, self.game.ply)
        if not isinstance(self.seed, str):
            raise BadAnalysis("error-analysis-seed", "seed", value=excerpt(self.seed))
        if self.viewer is not None:
            self.game.knowledge(self.viewer)  # raises `BadViewer`
        if self.open_hands and not self.game.is_over:
            raise BadAnalysis("error-analysis-open", "open_hands")


def _check(name: str, value: object, kinds: tuple[type, ...], least: float, most: float) -> None:
    if type(value) in kinds and least <= value <= most:  # type: ignore[operator]
        return
    raise BadAnalysis("error-analysis-number", name, value=excerpt(value), least=least, most=most)


class Analyser:
    """Carries out one request."""

    def __init__(self, request: AnalysisRequest, position: Position | None = None) -> None:
        """Prepare the search; of `position`, if one is given, and not of the request's."""
        self.request = request
        if position is None:
            position = request.game if request.ply is None else request.game.at(request.ply)
        self.position = position
        self.rules = self.position.rules
        self._to_move = self.position.to_move
        hidden = self.rules.hidden and not request.open_hands
        self._viewer = (request.viewer or self._to_move) if hidden else None
        self._viewer_number = (
            SPECTATOR_NUMBER if self._viewer is None else viewer_number(self.rules, self._viewer)
        )
        self._search: CombinedSearch | None = None
        if self._to_move is not None:
            self._state = self.position.state
            if self._viewer is not None:
                self._state = self.position.knowledge(self._viewer)
            self._search = CombinedSearch(
                self.rules,
                self._state,
                viewer=None if self._viewer is None else self._viewer_number,
                lines=request.lines,
                seed=request.seed,
            )

    @property
    def nodes(self) -> int:
        """The nodes searched so far."""
        return 0 if self._search is None else self._search.nodes

    def run(self, keep_going: Callable[["Analyser"], bool] = lambda _: True) -> Analysis:
        """Search as long as requested, or until `keep_going`, called often, returns False."""
        if self._search is not None:
            nodes = self.request.nodes
            seconds = self.request.seconds if nodes is None else None
            run(self._search, nodes=nodes, seconds=seconds, watch=lambda _: keep_going(self))
        return self.analysis()

    def analysis(self) -> Analysis:
        """What is known so far."""
        report = Report((), 0, finished=True)
        verdict = _final_result(self.position)
        if self._search is not None:
            report = self._search.report()
            verdict = self._proven(report.verdict)
        return Analysis(
            self.rules.name,
            self.position.ply,
            self._to_move,
            self._viewer,
            tuple(self._analysed(line) for line in report.lines[: self.request.lines]),
            verdict,
            report.nodes,
            report.depth,
            report.finished,
        )

    def move(self, move: str) -> AnalysedMove | None:
        """What is known so far of one move; None if it has not been looked at."""
        if self._search is None:
            return None
        action = self.rules.parse(move)
        lines = [line for line in self._search.report().lines if line.action == action]
        return self._analysed(lines[0]) if lines else None

    def _analysed(self, line: Line) -> AnalysedMove:
        moves = notation(self.rules, self._state, self._viewer_number, line.actions)
        return AnalysedMove(moves[0], line.chance, moves, self._proven(line.verdict))

    def _proven(self, verdict: Verdict | None) -> ProvenResult | None:
        if verdict is None or self._to_move is None:
            return None
        seats, scores = self.position.seats, verdict.scores
        other = seats[1 - seats.index(self._to_move)]
        winner = None if verdict.result == 0 else self._to_move if verdict.result > 0 else other
        return ProvenResult(
            winner,
            plies=verdict.within if verdict.plies is None else verdict.plies,
            at_most=verdict.plies is None and verdict.within is not None,
            scores=None if scores is None else dict(zip(seats, scores, strict=True)),
        )


def _final_result(position: Position) -> ProvenResult | None:
    """The result of a finished game."""
    if position.result is None:
        return None
    scores = position.scores if position.rules.insight.MARGIN else None
    return ProvenResult(position.result.winner, plies=0, scores=scores)


def notation(game: Game, state: State, viewer: int, actions: tuple[int, ...]) -> tuple[str, ...]:
    """A line in notation, as far as it is legal in a state that the viewer considers possible."""
    state = game.with_room(state, len(actions))
    moves = [game.format(actions[0], state)]
    game.insight.determine(state, viewer, seeded(0))
    for before, action in pairwise(actions):
        if before not in game.legal(state):
            break
        game.kernel.apply(state, before)
        if state[MOVER] in (CHANCE, OVER) or action not in game.legal(state):
            break
        moves.append(game.format(action, state))
    return tuple(moves)
