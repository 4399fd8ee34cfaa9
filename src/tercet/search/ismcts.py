"""Monte Carlo tree search for games with chance and hidden information.

One tree for what the player to move knows. Every simulation begins with a world drawn at random
from those that agree with what the player knows, and sees only the moves that are legal there;
chance is drawn, not branched. Where nothing is hidden or drawn it is plain UCT.
"""

from dataclasses import dataclass

import numpy as np

from tercet.core.game import Game
from tercet.core.generator import seeded
from tercet.core.state import MOVER, OVER, SPECTATOR_NUMBER, State
from tercet.search.ismcts_kernel import (
    ACTION,
    CHILD,
    COUNTS,
    MOST_PLIES,
    NODE,
    NONE,
    SIBLING,
    USED,
    VISITS,
    Rules,
    Settings,
    Tree,
    point,
    simulate,
)
from tercet.search.overlooking import LARGEST_SALT
from tercet.search.report import Line, Report

MOST_NODES = 4_000_000


@dataclass(frozen=True)
class Tuning:
    """How a tree is searched.

    A move's merit is its mean result with something on top: for UCB1 `explore` times the usual
    root, for PUCT `prior` times its share by rank, where a difference of `spread` in rank is a
    factor of e; what was never tried counts as the parent less `caution`. A new leaf is played on
    for `depth` moves and then valued. So many actions in a thousand are overlooked (`blind`).
    """

    explore: float = 0.0
    prior: float = 0.5
    spread: float = 100.0
    caution: float = 0.1
    depth: int = 0
    blind: int = 0
    static: bool = False  # values from the game's `static` and not `evaluate`
    random: bool = False  # any moves in playouts, not those of `guess`


BASELINE = Tuning(explore=0.25, prior=0.0, depth=8, static=True)
PLAIN = Tuning(explore=0.7, prior=0.0, depth=10_000, random=True)


class Ismcts:
    """A search from what the player to move knows, or, with nothing `hidden`, from the truth."""

    nodes: int
    finished: bool

    def __init__(
        self,
        game: Game,
        state: State,
        seed: int,
        tuning: Tuning | None = None,
        *,
        hidden: bool,
        viewer: int | None = None,
    ) -> None:
        """Begin at a state, whole or redacted; what the viewer may not know is not looked at.

        The viewer is the player to move, unless another one is named.
        """
        tuning = Tuning() if tuning is None else tuning
        rules, insight = game.kernel, game.insight
        self.nodes = 0
        self._mover = int(state[MOVER])
        self.finished = self._mover == OVER
        self._root = state.copy()
        self._viewer = self._mover if self._mover in (0, 1) else SPECTATOR_NUMBER
        if viewer is not None:
            self._viewer = viewer
        if hidden:
            rules.redact(self._root, self._viewer)
        plies = MOST_PLIES + tuning.depth + 64
        self._state = game.with_room(self._root, plies)
        self._tree = Tree(
            np.array([0, NONE, NONE, 0, 0], np.int64), np.zeros(COUNTS, np.int64), np.zeros(1)
        )
        self._tree.counts[USED] = 1
        self._settings = Settings(
            head=rules.HEAD,
            kinds=rules.ACTIONS,
            viewer=self._viewer,
            most_nodes=MOST_NODES,
            depth=tuning.depth,
            blind=tuning.blind,
            salt=seed & LARGEST_SALT,
            explore=tuning.explore,
            prior=tuning.prior,
            spread=tuning.spread,
            caution=tuning.caution,
            scale=insight.STATIC_SCALE if tuning.static else insight.SCALE,
        )
        self._generator = seeded(seed)
        self._rules = Rules(
            rules.legal,
            rules.apply,
            rules.sample,
            rules.sample if tuning.random else insight.guess,
            insight.rank,
            insight.static if tuning.static else insight.evaluate,
            insight.determine,
        )

    def advance(self, nodes: int) -> None:
        """Play so many simulations."""
        if self.finished:
            return
        self._grow(min(int(self._tree.counts[USED]) + nodes, MOST_NODES))
        simulate(
            self._root,
            self._state,
            self._tree,
            self._generator,
            nodes,
            self._settings,
            *self._rules,
        )
        self.nodes += nodes

    def _grow(self, nodes: int) -> None:
        links, counts, totals = self._tree
        if nodes > totals.size:
            more = max(nodes, 2 * totals.size) - totals.size
            links = np.append(links, np.zeros(more * NODE, np.int64))
            self._tree = Tree(links, counts, np.append(totals, np.zeros(more)))

    def value(self) -> float:
        """The estimated share of the point of the first seat."""
        if self._mover == OVER:
            return float(point(self._root))
        return float(self._tree.totals[0]) / max(1, self.nodes) if self.nodes else 0.5

    def visits(self) -> dict[int, int]:
        """How often each move was tried."""
        return {
            self._field(child, ACTION): self._field(child, VISITS) for child in self._children(0)
        }

    def report(self) -> Report:
        """The moves by how often they were tried, which is how good they are."""
        if self._mover not in (0, 1):
            return Report((), self.nodes, finished=self.finished)
        lines = [self._line(child) for child in self._children(0)]
        lines.sort(key=lambda line: (-line.visits, -line.chance, line.action))
        depth = max((len(line.actions) for line in lines), default=0)
        return Report(tuple(lines), self.nodes, depth, self.finished)

    def _field(self, node: int, field: int) -> int:
        return int(self._tree.links[node * NODE + field])

    def _children(self, node: int) -> list[int]:
        children = []
        child = self._field(node, CHILD)
        while child != NONE:
            children.append(child)
            child = self._field(child, SIBLING)
        return children

    def _line(self, node: int) -> Line:
        visits = self._field(node, VISITS)
        mean = float(self._tree.totals[node]) / max(1, visits)
        chance = mean if self._mover == 0 else 1.0 - mean
        actions = [self._field(node, ACTION)]
        while children := self._children(node):
            node = max(children, key=lambda child: self._field(child, VISITS))
            actions.append(self._field(node, ACTION))
        return Line(tuple(actions), chance, visits=visits)
