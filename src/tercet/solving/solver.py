"""The exact value of a position, by alpha-beta and by proof-number search in turns."""

from dataclasses import dataclass, replace

from tercet.core.errors import TercetError
from tercet.core.game import Game
from tercet.core.state import MOVER, State
from tercet.search.alphabeta import AlphaBeta
from tercet.search.proof import Proofs
from tercet.search.report import Line, Report, Verdict
from tercet.solving.strategy import NotProven, StrategyFinder

TABLE_BITS = 20
TURN_NODES = 4096  # that each of the two searches gets before it is the other one's turn
LINE_NODES = 50_000  # per position, to extend a line to the end of the game


class NoExactValue(TercetError):
    """A game with chance or hidden information has no exact value."""

    message = "solve-no-exact-value"


@dataclass(frozen=True)
class Solution:
    """The result of the game with best play, and a line that leads to it."""

    winner: int | None  # a seat; None for a draw
    line: tuple[int, ...]
    plies: int | None  # until the end, in games in which a quicker win is better
    shortest: bool  # whether the win is proven to be the quickest; if not, `plies` is a bound
    scores: tuple[int, int] | None  # in games in which the margin counts


class ExactSolver:
    """Runs both searches in turns of a fixed size, so that the result does not depend on slices."""

    def __init__(self, game: Game, state: State) -> None:
        """Solve `state`, in which a player is to move."""
        if game.hidden or game.max_chance_after_move:
            raise NoExactValue
        self.game = game
        self._root = state.copy()
        self._mover = int(state[MOVER])
        self._plies_until_draw = game.plies_until_draw(state)
        # If the margin counts, only a search to the end gives the value: shallow ones waste time.
        self._alphabeta = AlphaBeta(game, state, exact=game.insight.MARGIN, table_bits=TABLE_BITS)
        # Proofs say who wins but not by which margin.
        self._proofs = None if game.insight.MARGIN else Proofs(game, state, bits=TABLE_BITS)

    @property
    def nodes(self) -> int:
        """Positions visited by both searches."""
        return self._alphabeta.nodes + (self._proofs.nodes if self._proofs else 0)

    @property
    def finished(self) -> bool:
        """Whether more work would change nothing."""
        return self._alphabeta.finished

    def advance(self, nodes: int) -> None:
        """Visit at least this many more positions."""
        target = self.nodes + nodes
        while self.nodes < target and not self.finished:
            if self._proofs is not None and not self._proofs.finished:
                self._proofs.advance(TURN_NODES)
            self._alphabeta.advance(TURN_NODES)

    def report(self) -> Report:
        """The value, if it is known, and a line that leads to it."""
        solution = self.solution()
        if solution is None:
            return Report((), self.nodes, finished=self.finished)
        result = 0 if solution.winner is None else 1 if solution.winner == self._mover else -1
        plies = solution.plies if solution.shortest else None
        verdict = Verdict(result, plies, solution.scores)
        lines = (Line(solution.line, (result + 1) / 2, verdict),) if solution.line else ()
        return Report(lines, self.nodes, finished=self.finished, verdict=verdict)

    def solution(self) -> Solution | None:
        """The proven value, None if nothing is proven yet."""
        found = [self._from_alphabeta(), self._from_proof()]
        known = [solution for solution in found if solution is not None]
        if not known:
            return None
        solution = min(known, key=lambda s: (not s.shortest, s.plies or 0))
        return replace(solution, line=self._complete_line(solution))

    def _complete_line(self, solution: Solution) -> tuple[int, ...]:
        """The line of a forced win up to the end of the game; the search's own may be shorter."""
        plies, winner = solution.plies, solution.winner
        if plies is None or winner is None or len(solution.line) >= plies:
            return solution.line
        try:
            return tuple(StrategyFinder(self.game, winner, LINE_NODES).line(self._root, plies))
        except NotProven:
            return solution.line

    def _from_alphabeta(self) -> Solution | None:
        report = self._alphabeta.report()
        verdict = report.verdict
        if verdict is None or not self._beats_draw_rule(verdict.plies):
            return None
        return Solution(
            self._winner(verdict.result),
            report.lines[0].actions,
            verdict.plies,
            self._alphabeta.finished,
            verdict.scores,
        )

    def _from_proof(self) -> Solution | None:
        for proof in self._proofs.proofs if self._proofs else ():
            if proof.proven:
                return Solution(proof.prover, tuple(proof.line()), proof.bound, False, None)
        return None

    def _winner(self, result: int) -> int | None:
        return None if result == 0 else self._mover if result == 1 else 1 - self._mover

    def _beats_draw_rule(self, plies: int | None) -> bool:
        """Whether the end comes before a rule that counts plies could make it a draw."""
        return plies is None or self._plies_until_draw is None or plies <= self._plies_until_draw
