"""The exact value of a position: forced wins by proof search, everything else by alpha-beta."""

from dataclasses import dataclass, replace

from tercet.core.errors import TercetError
from tercet.core.game import Game
from tercet.core.state import MOVER, State
from tercet.search.alphabeta import DEEPEST, AlphaBeta
from tercet.search.proof import Proofs
from tercet.search.report import Line, Report, Verdict
from tercet.solving.strategy import NotProven, Strategist

TABLE_BITS = 20
TURN = 4096  # nodes that each of the two searches gets at a time
LINE_NODES = 50_000  # for each question on the way of a line


class NoExactValue(TercetError):
    """With chance or secrets in play nobody can tell how a game must end."""

    message = "solve-no-exact-value"


@dataclass(frozen=True)
class Solution:
    """How a game ends with best play."""

    winner: int | None  # a seat; None for a draw
    line: tuple[int, ...]
    plies: int | None  # until the end, where a quicker win is the better one
    shortest: bool  # whether no win in fewer plies exists; else the winner needs at most so many
    scores: tuple[int, int] | None  # where the margin counts


class Exact:
    """Both searches by turns, in whole turns, so that slices do not matter."""

    def __init__(self, game: Game, state: State) -> None:
        """Ask for the value of `state`, in which a player is to move."""
        if game.hidden or game.chance_in_play:
            raise NoExactValue
        self.game = game
        self._root = state.copy()
        self._mover = int(state[MOVER])
        self._patience = game.patience(state)
        # A value with its margin needs the whole tree: shallower searches would only cost time.
        depth = DEEPEST if game.insight.MARGIN else 1
        self._values = AlphaBeta(game, state, first_depth=depth, table_bits=TABLE_BITS)
        # Where the margin counts it is not enough to know who wins.
        self._wins = None if game.insight.MARGIN else Proofs(game, state, bits=TABLE_BITS)

    @property
    def nodes(self) -> int:
        """Positions visited by both."""
        return self._values.nodes + (self._wins.nodes if self._wins else 0)

    @property
    def finished(self) -> bool:
        """Whether there is nothing more to be found."""
        return self._values.finished

    def advance(self, nodes: int) -> None:
        """Visit at least so many positions."""
        enough = self.nodes + nodes
        while self.nodes < enough and not self.finished:
            if self._wins is not None and not self._wins.finished:
                self._wins.advance(TURN)
            self._values.advance(TURN)

    def report(self) -> Report:
        """The value, if it is known, and the line that leads to it."""
        solution = self.solution()
        if solution is None:
            return Report((), self.nodes, finished=self.finished)
        result = 0 if solution.winner is None else 1 if solution.winner == self._mover else -1
        plies = solution.plies if solution.shortest else None
        verdict = Verdict(result, plies, solution.scores)
        lines = (Line(solution.line, (result + 1) / 2, verdict),) if solution.line else ()
        return Report(lines, self.nodes, finished=self.finished, verdict=verdict)

    def solution(self) -> Solution | None:
        """What is known for certain, None as long as nothing is."""
        found = [self._by_value(), self._by_proof()]
        known = [solution for solution in found if solution is not None]
        if not known:
            return None
        solution = min(known, key=lambda s: (not s.shortest, s.plies or 0))
        return replace(solution, line=self._whole(solution))

    def _whole(self, solution: Solution) -> tuple[int, ...]:
        """A line to the end of a forced win; the search's own may break off before."""
        plies, winner = solution.plies, solution.winner
        if plies is None or winner is None or len(solution.line) >= plies:
            return solution.line
        try:
            return tuple(Strategist(self.game, winner, LINE_NODES).line(self._root, plies))
        except NotProven:
            return solution.line

    def _by_value(self) -> Solution | None:
        report = self._values.report()
        verdict = report.verdict
        if verdict is None or not self._in_time(verdict.plies):
            return None
        return Solution(
            self._winner(verdict.result),
            report.lines[0].actions,
            verdict.plies,
            self._values.finished,
            verdict.scores,
        )

    def _by_proof(self) -> Solution | None:
        for proof in self._wins.proofs if self._wins else ():
            if proof.proven:
                return Solution(proof.prover, tuple(proof.line()), proof.bound, False, None)
        return None

    def _winner(self, result: int) -> int | None:
        return None if result == 0 else self._mover if result == 1 else 1 - self._mover

    def _in_time(self, plies: int | None) -> bool:
        """Whether no counting rule could draw before so many plies are over."""
        return plies is None or self._patience is None or plies <= self._patience
