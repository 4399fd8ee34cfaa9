"""A question about a position, checked, and its answer in the words of the game."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from tercet.analysis.analyst import Analyst
from tercet.core.errors import excerpt
from tercet.core.game import Game
from tercet.core.generator import seeded
from tercet.core.judgement import Analysis, BadAnalysis, Judged, Proven
from tercet.core.position import Position
from tercet.core.state import CHANCE, MOVER, OVER, SPECTATOR, State
from tercet.core.views import viewer_number
from tercet.search.report import Line, Search, Verdict, run

LINES = 3
SECONDS = 1.0
MOST_SECONDS = 86_400
MOST_NODES = 10**12
MOST_LINES = 100


@dataclass(frozen=True)
class Question:
    """What the best moves are after `ply` moves of a game, or in its last position.

    It is asked with the knowledge of `viewer`, of the seat to move if nobody is named; with open
    hands, which only a finished game has, nothing is hidden. With `nodes` the answer is the same
    every time, whatever the `seconds`.
    """

    game: Position
    seconds: float = SECONDS
    nodes: int | None = None
    lines: int = LINES
    viewer: str | None = None
    open_hands: bool = False
    ply: int | None = None
    seed: str = ""

    def __post_init__(self) -> None:
        _check("seconds", self.seconds, (int, float), 0, MOST_SECONDS)
        _check("lines", self.lines, (int,), 1, MOST_LINES)
        if self.nodes is not None:
            _check("nodes", self.nodes, (int,), 1, MOST_NODES)
        if self.ply is not None:
            _check("ply", self.ply, (int,), self.game.first_ply, self.game.ply)
        if not isinstance(self.seed, str):
            raise BadAnalysis("error-analysis-seed", "seed", value=excerpt(self.seed))
        if self.viewer is not None:
            self.game.knowledge(self.viewer)  # refuses who is no viewer
        if self.open_hands and not self.game.is_over:
            raise BadAnalysis("error-analysis-open", "open_hands")

    @property
    def position(self) -> Position:
        """The position in question."""
        return self.game if self.ply is None else self.game.at(self.ply)

    def answer(self, watch: Callable[["Inquiry"], bool] | None = None) -> Analysis:
        """Look at the position for as long as was asked for, or until `watch` returns False."""
        return Inquiry(self).answer(watch)


def _check(name: str, value: object, kinds: tuple[type, ...], least: float, most: float) -> None:
    if type(value) in kinds and least <= value <= most:  # type: ignore[operator]
        return
    raise BadAnalysis("error-analysis-number", name, value=excerpt(value), least=least, most=most)


class Inquiry:
    """A question being answered."""

    def __init__(self, question: Question) -> None:
        """Get ready to answer."""
        self.question = question
        self.position = position = question.position
        self.rules = position.rules
        self._mover = position.to_move
        hidden = self.rules.hidden and not question.open_hands
        self._viewer = (question.viewer or self._mover) if hidden else None
        self._analyst: Analyst | None = None
        if self._mover is not None:
            self._state = position.knowledge(question.viewer or self._mover)
            if not hidden:
                self._state = position.state
            self._analyst = Analyst(
                self.rules,
                self._state,
                viewer=None if self._viewer is None else viewer_number(self.rules, self._viewer),
                lines=question.lines,
                seed=question.seed,
            )

    @property
    def nodes(self) -> int:
        """The work done so far."""
        return 0 if self._analyst is None else self._analyst.nodes

    def answer(self, watch: Callable[["Inquiry"], bool] | None = None) -> Analysis:
        """Work as long as was asked for, or until `watch` returns False."""
        if self._analyst is not None:
            nodes = self.question.nodes
            seconds = self.question.seconds if nodes is None else None
            run(self._analyst, nodes=nodes, seconds=seconds, watch=self._watched(watch))
        return self.analysis()

    def _watched(
        self, watch: Callable[["Inquiry"], bool] | None
    ) -> Callable[[Search], bool] | None:
        return None if watch is None else lambda _search: watch(self)

    def analysis(self) -> Analysis:
        """What is known so far."""
        lines: tuple[Line, ...] = ()
        verdict = _ended(self.position)
        nodes = depth = 0
        finished = True
        if self._analyst is not None:
            report = self._analyst.report()
            lines, nodes, depth = report.lines[: self.question.lines], report.nodes, report.depth
            verdict, finished = self._proven(report.verdict), report.finished
        return Analysis(
            self.rules.name,
            self.position.ply,
            self._mover,
            self._viewer,
            tuple(self._judged(line) for line in lines),
            verdict,
            nodes,
            depth,
            finished,
        )

    def judged(self, move: str) -> Judged | None:
        """What is known of one move, None if it has not been looked at."""
        if self._analyst is None:
            return None
        action = self.rules.parse(move)
        found = [line for line in self._analyst.report().lines if line.action == action]
        return self._judged(found[0]) if found else None

    def _judged(self, line: Line) -> Judged:
        moves = notation(self.rules, self._state, self._viewer_number, line.actions)
        return Judged(moves[0], line.chance, moves, self._proven(line.verdict))

    @property
    def _viewer_number(self) -> int:
        return SPECTATOR if self._viewer is None else viewer_number(self.rules, self._viewer)

    def _proven(self, verdict: Verdict | None) -> Proven | None:
        if verdict is None or self._mover is None:
            return None
        seats = self.position.seats
        other = seats[1 - seats.index(self._mover)]
        winner = None if verdict.result == 0 else self._mover if verdict.result > 0 else other
        return Proven(
            winner,
            plies=verdict.within if verdict.plies is None else verdict.plies,
            at_most=verdict.plies is None and verdict.within is not None,
            scores=None
            if verdict.scores is None
            else dict(zip(seats, verdict.scores, strict=True)),
        )


def _ended(position: Position) -> Proven | None:
    """The result of a finished game."""
    result = position.result
    if result is None:
        return None
    winner = {"1-0": position.seats[0], "0-1": position.seats[1]}.get(str(result))
    return Proven(
        winner, plies=0, scores=position.scores if position.rules.insight.MARGIN else None
    )


def notation(game: Game, state: State, viewer: int, actions: tuple[int, ...]) -> tuple[str, ...]:
    """A line in notation, as far as it can be followed in one of the possible worlds."""
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
