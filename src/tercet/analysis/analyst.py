"""An analyst looks at one position in the ways that suit the game.

The first of `Game.thinks` estimates every move, the others try to prove something. They take turns
of fixed sizes, about the same time each, so that slices do not matter.
"""

import hashlib
import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from tercet.core.game import Game
from tercet.core.state import State
from tercet.search.alphabeta import DEEPEST, AlphaBeta
from tercet.search.proof import Proofs
from tercet.search.report import Line, Report, Search, Verdict
from tercet.search.uct import Uct

_TABLE_BITS = 20


@dataclass(frozen=True)
class Subject:
    """What a way of thinking is given."""

    game: Game
    state: State
    viewer: int | None  # whose knowledge the state is, None: nothing is hidden
    lines: int
    seed: int


@dataclass(frozen=True)
class Way:
    """A way of thinking: how it begins and how many nodes it takes at a turn."""

    begin: Callable[[Subject], Search]
    turn: int
    settles: bool  # whether nothing is left to be found when it is finished


def _alphabeta(subject: Subject) -> Search:
    return AlphaBeta(
        subject.game,
        subject.state,
        lines=subject.lines,
        salt=subject.seed,
        table_bits=_TABLE_BITS,
    )


def _exact(subject: Subject) -> Search:
    """Alpha-beta to the end of the game at once."""
    return AlphaBeta(
        subject.game,
        subject.state,
        first_depth=DEEPEST,
        lines=subject.lines,
        salt=subject.seed,
        table_bits=_TABLE_BITS,
    )


def _proof(subject: Subject) -> Search:
    return Proofs(subject.game, subject.state)


def _uct(subject: Subject) -> Search:
    return Uct(subject.game, subject.state, subject.seed)


def _ismcts(subject: Subject) -> Search:
    from tercet.search.ismcts import Ismcts  # noqa: PLC0415

    return Ismcts(
        subject.game,
        subject.state,
        subject.seed,
        hidden=subject.viewer is not None,
        viewer=subject.viewer,
    )


WAYS = {
    "alphabeta": Way(_alphabeta, 32768, settles=True),
    "exact": Way(_exact, 32768, settles=True),
    "proof": Way(_proof, 4096, settles=False),
    "uct": Way(_uct, 2048, settles=False),
    "ismcts": Way(_ismcts, 512, settles=False),
}


class Analyst:
    """Estimates and proves by turns; its report holds every move that has been looked at."""

    def __init__(
        self, game: Game, state: State, *, viewer: int | None = None, lines: int = 3, seed: str = ""
    ) -> None:
        """Look at a state in which a player is to move, redacted if there is a viewer."""
        digest = hashlib.blake2b(seed.encode(errors="surrogatepass"), digest_size=8).digest()
        self._subject = Subject(game, state, viewer, lines, int.from_bytes(digest))
        self._ways = [WAYS[name] for name in game.thinks]
        self._parts = [way.begin(self._subject) for way in self._ways]
        self._patience = game.patience(state)
        self._turn = 0
        self._left = self._ways[0].turn

    @property
    def nodes(self) -> int:
        """Nodes and simulations of all ways together."""
        return sum(part.nodes for part in self._parts)

    @property
    def finished(self) -> bool:
        """Whether more work would change nothing."""
        pairs = list(zip(self._ways, self._parts, strict=True))
        return any(way.settles and part.finished for way, part in pairs) or all(
            part.finished for _, part in pairs
        )

    def advance(self, nodes: int) -> None:
        """Work on for so many nodes; whose turn it is depends on their number alone."""
        while nodes > 0 and not self.finished:
            part = self._parts[self._turn]
            before = part.nodes
            part.advance(min(nodes, self._left))
            spent = part.nodes - before
            nodes -= spent
            self._left -= spent
            if self._left <= 0 or part.finished:
                self._turn = (self._turn + 1) % len(self._parts)
                self._left = self._ways[self._turn].turn

    def report(self) -> Report:
        """All moves that have been looked at, best first: proven wins, the rest, proven losses."""
        reports = [self._checked(part.report()) for part in self._parts]
        verdict = max((report.verdict for report in reports), key=_knowledge)
        lines: dict[int, Line] = {}
        for report in reports:
            for line in report.lines:
                if report is reports[0] or line.verdict is not None:
                    lines[line.action] = _joined(lines.get(line.action), line)
        ranked = self._ranked(reports)
        worst = verdict if not ranked else lines[ranked[-1]].verdict
        if worst is not None and worst.result == -1:
            lines = {action: _lost(line) for action, line in lines.items()}

        def merit(line: Line) -> tuple[int, float]:
            if line.action in ranked:
                return 4, -ranked.index(line.action)
            return _merit(line)

        ordered = sorted(lines.values(), key=merit, reverse=True)
        return Report(tuple(ordered), self.nodes, reports[0].depth, self.finished, verdict)

    def _ranked(self, reports: list[Report]) -> list[int]:
        """The best moves in their order, once it is certain; every other move is no better."""
        for way, report in zip(self._ways, reports, strict=True):
            if way.settles and report.finished and all(line.verdict for line in report.lines):
                return [line.action for line in report.lines]
        return []

    def _checked(self, report: Report) -> Report:
        """The report with verdicts that hold."""
        lines = tuple(
            replace(line, verdict=self._holds(line.verdict, report.depth)) for line in report.lines
        )
        return replace(report, lines=lines, verdict=self._holds(report.verdict, report.depth))

    def _holds(self, verdict: Verdict | None, depth: int) -> Verdict | None:
        """A verdict in time for any rule that counts plies, and exact only if searched as deep."""
        if verdict is None or verdict.plies is None:
            return verdict
        if self._patience is not None and verdict.plies > self._patience:
            return None
        if verdict.plies > depth:
            return replace(verdict, plies=None, within=verdict.plies)
        return verdict


def _knowledge(verdict: Verdict | None) -> tuple[int, int]:
    """How much a verdict says; of two bounds the nearer one says more."""
    if verdict is None:
        return 0, 0
    if verdict.plies is not None or verdict.scores is not None:
        return 3, 0
    return (1, 0) if verdict.within is None else (2, -verdict.within)


def _joined(one: Line | None, other: Line) -> Line:
    if one is None:
        return other
    if _knowledge(other.verdict) > _knowledge(one.verdict):
        return replace(other, visits=one.visits)
    return one


def _lost(line: Line) -> Line:
    """Where the position is lost every move loses."""
    return line if line.verdict is not None else replace(line, chance=0.0, verdict=Verdict(-1))


def _merit(line: Line) -> tuple[int, float]:
    """What the order of moves goes by; the sort keeps the estimator's order among equals."""
    verdict = line.verdict
    if verdict is None or verdict.result == 0:
        return 1, 0.0
    return (3 if verdict.result > 0 else 0), _degree(verdict)


def _degree(verdict: Verdict) -> float:
    """How good a win, how bearable a loss is; unknown ones come last."""
    if verdict.scores is not None:
        return verdict.result * abs(verdict.scores[0] - verdict.scores[1])
    plies = verdict.plies if verdict.plies is not None else verdict.within
    return -math.inf if plies is None else -verdict.result * plies
