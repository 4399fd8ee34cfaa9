"""A search that combines several: the first one estimates moves, the others try to prove results.

They work in turns of a fixed number of nodes, which take about equally long, so that the result
does not depend on how the work is sliced.
"""

import hashlib
import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from tercet.core.game import Game
from tercet.core.state import State
from tercet.search.alphabeta import AlphaBeta
from tercet.search.proof import Proofs
from tercet.search.report import Line, Report, Search, Verdict
from tercet.search.uct import Uct

_TABLE_BITS = 20


@dataclass(frozen=True)
class SearchInput:
    """What a search method gets."""

    game: Game
    state: State
    viewer: int | None  # whose knowledge the state is; None: nothing is hidden
    lines: int
    seed: int


@dataclass(frozen=True)
class Method:
    """A search method: how to create it, and how many nodes it gets per turn."""

    create: Callable[[SearchInput], Search]
    turn_nodes: int
    conclusive: bool  # whether the analysis is complete when this search has finished


def _alphabeta(given: SearchInput, exact: bool = False) -> Search:
    return AlphaBeta(
        given.game,
        given.state,
        exact=exact,
        lines=given.lines,
        salt=given.seed,
        table_bits=_TABLE_BITS,
    )


def _proof(given: SearchInput) -> Search:
    return Proofs(given.game, given.state)


def _uct(given: SearchInput) -> Search:
    return Uct(given.game, given.state, given.seed)


def _ismcts(given: SearchInput) -> Search:
    from tercet.search.ismcts import Ismcts  # noqa: PLC0415

    hidden = given.viewer is not None
    return Ismcts(given.game, given.state, given.seed, hidden=hidden, viewer=given.viewer)


METHODS = {
    "alphabeta": Method(_alphabeta, 8192, conclusive=True),
    # straight to the end of the game
    "exact": Method(partial(_alphabeta, exact=True), 8192, conclusive=True),
    "proof": Method(_proof, 2048, conclusive=False),
    "uct": Method(_uct, 1024, conclusive=False),
    "ismcts": Method(_ismcts, 512, conclusive=False),
}


class CombinedSearch:
    """A game's `analysis_searches` together; the report has every move that one looked at."""

    def __init__(
        self, game: Game, state: State, *, viewer: int | None = None, lines: int = 3, seed: str = ""
    ) -> None:
        """Search a state in which a player is to move; with a viewer, a redacted one."""
        digest = hashlib.blake2b(seed.encode(errors="surrogatepass"), digest_size=8).digest()
        given = SearchInput(game, state, viewer, lines, int.from_bytes(digest))
        self._methods = [METHODS[name] for name in game.analysis_searches]
        self._searches = [method.create(given) for method in self._methods]
        self._draw_limit = game.plies_until_draw(state)
        self._nodes = [0] * len(self._searches)  # requested; a search may visit a few more
        self._current = 0
        self._turn_left = self._methods[0].turn_nodes

    @property
    def nodes(self) -> int:
        """Nodes and simulations of all searches together."""
        return sum(self._nodes)

    @property
    def finished(self) -> bool:
        """Whether more work would change nothing."""
        pairs = list(zip(self._methods, self._searches, strict=True))
        return any(method.conclusive and search.finished for method, search in pairs) or all(
            search.finished for search in self._searches
        )

    def advance(self, nodes: int) -> None:
        """Search this many more nodes; whose turn it is depends on the total number alone."""
        while nodes > 0 and not self.finished:
            search, before = self._searches[self._current], self._nodes[self._current]
            requested = min(nodes, self._turn_left)
            search.advance(requested)
            spent = min(requested, search.nodes - before) if search.finished else requested
            self._nodes[self._current] += spent
            nodes -= spent
            self._turn_left -= spent
            if self._turn_left <= 0 or search.finished:
                self._current = (self._current + 1) % len(self._searches)
                self._turn_left = self._methods[self._current].turn_nodes

    def report(self) -> Report:
        """All moves that were looked at, best first: proven wins, the rest, proven losses."""
        reports = [self._with_valid_verdicts(search.report()) for search in self._searches]
        verdict = max((report.verdict for report in reports), key=_certainty)
        lines: dict[int, Line] = {}
        for report in reports:
            for line in report.lines:
                if report is reports[0] or line.verdict is not None:
                    lines[line.action] = _merge(lines.get(line.action), line)
        ranking = self._proven_ranking(reports)
        worst = verdict if not ranking else lines[ranking[-1]].verdict
        if worst is not None and worst.result == -1:
            lines = {action: _as_loss(line) for action, line in lines.items()}

        def sort_key(line: Line) -> tuple[int, float]:
            if line.action in ranking:
                return 4, -ranking.index(line.action)
            return _sort_key(line)

        ordered = sorted(lines.values(), key=sort_key, reverse=True)
        return Report(tuple(ordered), self.nodes, reports[0].depth, self.finished, verdict)

    def _proven_ranking(self, reports: list[Report]) -> list[int]:
        """The best moves in their proven order, if known; no other move is better than these."""
        for method, report in zip(self._methods, reports, strict=True):
            if method.conclusive and report.finished and all(line.verdict for line in report.lines):
                return [line.action for line in report.lines]
        return []

    def _with_valid_verdicts(self, report: Report) -> Report:
        """The report without verdicts that do not hold, and with bounds in place of guesses."""
        depth = math.inf if report.finished else report.depth
        lines = tuple(
            replace(line, verdict=self._valid(line.verdict, depth)) for line in report.lines
        )
        return replace(report, lines=lines, verdict=self._valid(report.verdict, depth))

    def _valid(self, verdict: Verdict | None, depth: float) -> Verdict | None:
        if verdict is None or verdict.plies is None:
            return verdict
        if self._draw_limit is not None and verdict.plies > self._draw_limit:
            return None  # a rule that counts plies could make it a draw first
        if verdict.plies > depth:  # a quicker win may have been missed
            return replace(verdict, plies=None, within=verdict.plies)
        return verdict


def _certainty(verdict: Verdict | None) -> tuple[int, int]:
    """Ranks verdicts by how much they say; of two bounds the lower one says more."""
    if verdict is None:
        return 0, 0
    if verdict.plies is not None or verdict.scores is not None:
        return 3, 0
    return (1, 0) if verdict.within is None else (2, -verdict.within)


def _merge(one: Line | None, other: Line) -> Line:
    """What two searches found for one move: the better verdict and the longer line."""
    if one is None:
        return other
    visits = one.visits
    if _certainty(other.verdict) > _certainty(one.verdict):
        one, other = other, one
    actions = one.actions
    if one.verdict and other.verdict and one.verdict.result == other.verdict.result:
        longest = math.inf if one.verdict.plies is None else one.verdict.plies
        if len(actions) < len(other.actions) <= longest:
            actions = other.actions
    return replace(one, actions=actions, visits=visits)


def _as_loss(line: Line) -> Line:
    """In a lost position every move loses."""
    return line if line.verdict is not None else replace(line, chance=0.0, verdict=Verdict(-1))


def _sort_key(line: Line) -> tuple[int, float]:
    """Orders moves by their verdicts; the stable sort keeps the estimated order among equals."""
    verdict = line.verdict
    if verdict is None or verdict.result == 0:
        return 1, 0.0
    return (3 if verdict.result > 0 else 0), _preference(verdict)


def _preference(verdict: Verdict) -> float:
    """Prefers quick or high wins, and slow or narrow losses; unknown ones come last."""
    if verdict.scores is not None:
        return verdict.result * abs(verdict.scores[0] - verdict.scores[1])
    plies = verdict.plies if verdict.plies is not None else verdict.within
    return -math.inf if plies is None else -verdict.result * plies
