"""UCT: a tree grown where random playouts look best, for games in which nothing is hidden."""

from dataclasses import dataclass

import numpy as np

from tercet.core.game import Game
from tercet.core.generator import seeded
from tercet.core.state import DRAW, FIRST_WINS, MAX_ACTIONS, MOVER, RUNNING, State
from tercet.search.report import Line, Report, Verdict
from tercet.search.uct_kernel import (
    ACTION,
    COUNTS,
    FIRST,
    LINKS,
    MEAN,
    MOST_PLIES,
    PLIES,
    PROVEN,
    SIZE,
    USED,
    VALUES,
    VISITS,
    Rules,
    Settings,
    Tree,
    simulate,
)

LEAST_NODES = 1 << 14
MOST_NODES = 1 << 22


@dataclass(frozen=True)
class Tuning:
    """How the tree grows."""

    exploration: float = 0.2
    urgency: float = 1.0  # the SPREAD of a node that nobody has visited
    patience: int = 4  # visits after which children are added
    bias: float = 0.3  # of RAVE; smaller values trust AMAF_MEAN longer
    inherited: int = 100  # at most so many playouts of AMAF_MEAN come from two plies above


class Uct:
    """A UCT search of one position in which a player is to move.

    `blind` of 1000 moves, of either side, are overlooked wherever the tree grows; the same ones
    for the same seed. Nothing is proven then.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        seed: int,
        *,
        blind: int = 0,
        tuning: Tuning | None = None,
        most_nodes: int = MOST_NODES,
        followed: int = MAX_ACTIONS,
    ) -> None:
        """Begin, with nothing searched yet. The tree stops growing before `most_nodes`.

        Of the moves in the report, the best `followed` come with the moves expected after them:
        to find those for all moves takes as long as a thousand simulations.
        """
        self.nodes = 0
        self.finished = False
        self._game = game
        self._blind = blind
        self._followed = followed
        self._root = state.copy()
        self._state = game.with_room(state, MOST_PLIES)
        self._generator = np.append(seeded(seed), seeded(seed * 0x9E3779B97F4A7C15 + 1))
        self._tree = Tree(
            np.zeros(LEAST_NODES * LINKS, np.int32),
            np.zeros(LEAST_NODES * VALUES, np.float32),
            np.zeros(COUNTS, np.int64),
        )
        self._tree.values[MEAN] = 0.5
        self._tree.counts[USED] = 1
        tuning = tuning or Tuning()
        rules, insight = game.kernel, game.insight
        self._settings = Settings(
            head=rules.HEAD,
            kinds=rules.ACTIONS,
            most_nodes=most_nodes,
            blind=blind,
            patience=tuning.patience,
            inherited=tuning.inherited,
            exploration=tuning.exploration,
            urgency=tuning.urgency,
            bias=tuning.bias,
        )
        self._rules = Rules(
            rules.legal,
            rules.apply,
            insight.guess,
            insight.search_key,
            insight.playout,
            insight.endgame,
        )

    @property
    def plies(self) -> int:
        """Moves made in all simulations."""
        return int(self._tree.counts[PLIES])

    @property
    def size(self) -> int:
        """Nodes in the tree."""
        return int(self._tree.counts[USED])

    def advance(self, nodes: int) -> None:
        """Run so many simulations, or as many as it takes to prove the position."""
        aim = self.nodes + nodes
        while self.nodes < aim and not self.finished:
            self.nodes += simulate(
                self._root,
                self._state,
                self._tree,
                self._generator,
                aim - self.nodes,
                self._settings,
                *self._rules,
            )
            self.finished = bool(self._tree.links[PROVEN] != RUNNING)
            if self.nodes < aim and not self.finished:
                links, values, counts = self._tree
                self._tree = Tree(
                    np.append(links, np.zeros_like(links)),
                    np.append(values, np.zeros_like(values)),
                    counts,
                )

    def report(self) -> Report:
        """The moves, best first: proven wins, then by visits, proven losses last."""
        seat = int(self._root[MOVER])
        children = sorted(self._children(0), key=lambda child: self._worth(child, seat))
        children.reverse()
        lines = tuple(
            self._line(child, seat, followed=place < self._followed)
            for place, child in enumerate(children)
        )
        depth = max((len(line.actions) for line in lines), default=0)
        return Report(lines, self.nodes, depth, self.finished, self._verdict(0, seat))

    def _children(self, node: int) -> range:
        first, size = (int(self._tree.links[node * LINKS + field]) for field in (FIRST, SIZE))
        return range(first, first + size) if first else range(0)

    def _action(self, node: int) -> int:
        return int(self._tree.links[node * LINKS + ACTION])

    def _worth(self, node: int, seat: int) -> tuple[int, int, float]:
        """What the mover's final choice goes by, largest first."""
        result = self._tree.links[node * LINKS + PROVEN]
        decided = 0 if result in {RUNNING, DRAW} else 1 if result == FIRST_WINS + seat else -1
        mean = float(self._tree.values[node * VALUES + MEAN])
        return (
            decided,
            int(self._tree.links[node * LINKS + VISITS]),
            mean if seat == 0 else 1 - mean,
        )

    def _verdict(self, node: int, seat: int) -> Verdict | None:
        result = self._tree.links[node * LINKS + PROVEN]
        if result == RUNNING or self._blind:
            return None
        return Verdict(0 if result == DRAW else 1 if result == FIRST_WINS + seat else -1)

    def _line(self, node: int, seat: int, *, followed: bool) -> Line:
        mean = float(self._tree.values[node * VALUES + MEAN])
        actions = self._expected(node) if followed else [self._action(node)]
        return Line(
            tuple(actions),
            mean if seat == 0 else 1 - mean,
            self._verdict(node, seat),
            int(self._tree.links[node * LINKS + VISITS]),
        )

    def _expected(self, node: int) -> list[int]:
        """The moves from this one on, as far as they have been looked at."""
        state = self._game.with_room(self._root, MOST_PLIES)
        actions = [self._action(node)]
        while children := self._children(node):
            self._game.kernel.apply(state, actions[-1])
            mover = int(state[MOVER])
            node = max(children, key=lambda child: self._worth(child, mover))
            if not self._tree.links[node * LINKS + VISITS]:
                break
            actions.append(self._action(node))
        return actions
