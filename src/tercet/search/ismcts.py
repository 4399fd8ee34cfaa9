"""Monte Carlo tree search for games with chance and hidden information.

One tree for what the player to move knows. Every simulation begins with a world drawn at random
from those he cannot tell apart and sees only the moves that are legal there; chance is drawn, not
branched. Where nothing is hidden or drawn it is plain UCT.
"""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import types

from tercet.core.game import Game
from tercet.core.generator import Generator, below, seeded
from tercet.core.jit import (
    APPLY,
    DETERMINE,
    EVALUATE,
    GENERATOR,
    LEGAL,
    RANK,
    SAMPLE,
    STATE,
    helper,
    kernel,
)
from tercet.core.state import (
    CHANCE,
    DRAW,
    FIRST_WINS,
    MAX_ACTIONS,
    MOVER,
    OVER,
    RESULT,
    SPECTATOR,
    Int,
    State,
)
from tercet.search.report import Line, Report

# A node is a row of whole numbers, and one of fractions
ACTION, CHILD, SIBLING, VISITS, SEEN, NODE = range(6)  # SEEN: visits of the parent with it legal
MOST_PLIES = 256  # from the root to a leaf
MOST_NODES = 4_000_000

NONE = -1


@helper
def mixed(path: Any, number: Int) -> Any:
    """The hash of a path continued."""
    value = (path ^ np.uint64(number + 1)) * np.uint64(0xBF58476D1CE4E5B9)
    value ^= value >> np.uint64(29)
    value *= np.uint64(0x94D049BB133111EB)
    return value ^ value >> np.uint64(32)


@helper
def overlook(actions: State, end: Int, path: Any, blind: Int) -> Int:
    """Drop the actions that are overlooked on this path, so many in a thousand, but not all."""
    kept = 0
    for index in range(end):
        if np.int64(mixed(path, actions[index]) % np.uint64(1000)) >= blind:
            actions[kept] = actions[index]
            kept += 1
    if kept == 0:
        actions[0] = actions[np.int64(path % np.uint64(end))]
        kept = 1
    return kept


@helper
def point(state: State) -> Any:
    """The first seat's share of the point of a finished game."""
    if state[RESULT] == DRAW:
        return 0.5
    return 1.0 if state[RESULT] == FIRST_WINS else 0.0


_FLOATS = types.float64[::1]
_SIGNATURE = types.int64(
    STATE,  # the root
    types.int64,  # head
    types.int64,  # viewer
    STATE,  # room to play in
    types.int64[::1],  # tree
    _FLOATS,  # totals
    types.int64,  # nodes used
    types.int64,  # simulations
    types.int64[::1],  # settings
    _FLOATS,  # weights
    GENERATOR,
    types.FunctionType(LEGAL),
    types.FunctionType(APPLY),
    types.FunctionType(SAMPLE),
    types.FunctionType(SAMPLE),
    types.FunctionType(RANK),
    types.FunctionType(EVALUATE),
    types.FunctionType(DETERMINE),
)
DEPTH, BLIND, SALT, MOST, ROOM = range(5)  # settings
EXPLORE, PRIOR, SPREAD, CAUTION, SCALE = range(5)  # weights


@kernel(_SIGNATURE)
def simulate(
    root: State,
    head: Int,
    viewer: Int,
    state: State,
    tree: State,
    totals: Any,
    used: Int,
    simulations: Int,
    settings: State,
    weights: Any,
    generator: Generator,
    legal: Any,
    apply: Any,
    sample: Any,
    guess: Any,
    rank: Any,
    evaluate: Any,
    determine: Any,
) -> Int:
    """Play simulations; return how many nodes the tree has then."""
    explore = weights[EXPLORE]
    prior = weights[PRIOR]
    actions = np.empty(2 * MAX_ACTIONS, np.int64)
    ranks = np.empty(MAX_ACTIONS, np.int64)
    chances = np.empty(MAX_ACTIONS, np.float64)
    child_of = np.full(settings[ROOM], NONE, np.int64)
    path_nodes = np.empty(MOST_PLIES + 1, np.int64)
    for _ in range(simulations):
        for index in range(head):
            state[index] = root[index]
        determine(state, viewer, generator)
        node = 0
        length = 0
        path_nodes[0] = 0
        path = mixed(np.uint64(settings[SALT]), 0)
        inside = True
        while inside:
            while state[MOVER] == CHANCE:
                apply(state, sample(state, generator, actions))
            mover = state[MOVER]
            if mover == OVER or length == MOST_PLIES:
                break
            end = legal(state, actions, 0)
            if settings[BLIND]:
                end = overlook(actions, end, path, settings[BLIND])
            child = tree[node * NODE + CHILD]
            while child != NONE:
                child_of[tree[child * NODE + ACTION]] = child
                child = tree[child * NODE + SIBLING]
            if prior > 0.0:
                rank(state, actions, 0, end, ranks)
                best_rank = ranks[0]
                for index in range(1, end):
                    best_rank = max(best_rank, ranks[index])
                sum_chances = 0.0
                for index in range(end):
                    chances[index] = math.exp((ranks[index] - best_rank) / weights[SPREAD])
                    sum_chances += chances[index]
            visits = max(1, tree[node * NODE + VISITS])
            mean = totals[node] / visits
            if mover == 1:
                mean = 1.0 - mean
            best = -1
            best_value = -1e9
            number_unseen = 0
            root_of_visits = math.sqrt(visits)
            for index in range(end):
                child = child_of[actions[index]]
                value = 0.0
                if child == NONE:
                    if prior > 0.0:
                        chance = chances[index] / sum_chances
                        value = mean - weights[CAUTION] + prior * chance * root_of_visits
                    else:
                        number_unseen += 1
                        value = 1e6 if below(generator, number_unseen) == 0 else -1e6
                        best_value = min(best_value, 1e5)
                else:
                    tree[child * NODE + SEEN] += 1
                    times = tree[child * NODE + VISITS]
                    value = totals[child] / times
                    if mover == 1:
                        value = 1.0 - value
                    if prior > 0.0:
                        chance = chances[index] / sum_chances
                        value += prior * chance * math.sqrt(tree[child * NODE + SEEN]) / (1 + times)
                    if explore > 0.0:
                        value += explore * math.sqrt(math.log(tree[child * NODE + SEEN]) / times)
                if value > best_value:
                    best, best_value = index, value
            action = actions[best]
            chosen = child_of[action]
            child = tree[node * NODE + CHILD]
            while child != NONE:
                child_of[tree[child * NODE + ACTION]] = NONE
                child = tree[child * NODE + SIBLING]
            if chosen == NONE:
                inside = False
                if used < settings[MOST]:
                    chosen = used
                    used += 1
                    tree[chosen * NODE + ACTION] = action
                    tree[chosen * NODE + CHILD] = NONE
                    tree[chosen * NODE + SIBLING] = tree[node * NODE + CHILD]
                    tree[chosen * NODE + VISITS] = 0
                    tree[chosen * NODE + SEEN] = 1
                    totals[chosen] = 0.0
                    tree[node * NODE + CHILD] = chosen
            apply(state, action)
            path = mixed(path, action)
            if chosen != NONE:
                node = chosen
                length += 1
                path_nodes[length] = node
        played = 0
        while state[MOVER] != OVER:
            if state[MOVER] == CHANCE:
                apply(state, sample(state, generator, actions))
            elif played < settings[DEPTH]:
                apply(state, guess(state, generator, actions))
                played += 1
            else:
                break
        if state[MOVER] == OVER:
            value = point(state)
        else:
            value = 1.0 / (1.0 + math.exp(-evaluate(state) / weights[SCALE]))
        for index in range(length + 1):
            tree[path_nodes[index] * NODE + VISITS] += 1
            totals[path_nodes[index]] += value
    return used


@dataclass(frozen=True)
class Manner:
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
    static: bool = False  # values from the game's `static`, if it has one, and not `evaluate`
    random: bool = False  # any moves in playouts, not those of `guess`


G8 = Manner(explore=0.25, prior=0.0, depth=8, static=True)
PLAIN = Manner(explore=0.7, prior=0.0, depth=10_000, random=True)


class Ismcts:
    """A search from what the player to move knows, or, with nothing `hidden`, from the truth."""

    nodes: int
    finished: bool

    def __init__(
        self,
        game: Game,
        state: State,
        seed: int,
        manner: Manner | None = None,
        *,
        hidden: bool,
        viewer: int | None = None,
    ) -> None:
        """Begin at a state, whole or redacted; what the viewer may not know is not looked at.

        The viewer is the player to move, unless another one is named.
        """
        manner = Manner() if manner is None else manner
        rules, insight = game.kernel, game.insight
        self.nodes = 0
        self._mover = int(state[MOVER])
        self.finished = self._mover == OVER
        self._root = state.copy()
        self._viewer = self._mover if self._mover in (0, 1) else SPECTATOR
        if viewer is not None:
            self._viewer = viewer
        if hidden:
            rules.redact(self._root, self._viewer)
        self._head = rules.HEAD
        plies = MOST_PLIES + manner.depth + 64
        self._room = game.with_room(self._root, plies)
        self._tree = np.array([0, NONE, NONE, 0, 0], np.int64)
        self._totals = np.zeros(1)
        self._used = 1
        self._settings = np.array(
            [manner.depth, manner.blind, seed & (1 << 62) - 1, MOST_NODES, rules.ACTIONS], np.int64
        )
        valued = getattr(insight, "static", insight.evaluate)
        static_scale = getattr(insight, "STATIC_SCALE", insight.SCALE)
        scale = static_scale if manner.static else insight.SCALE
        self._weights = np.array(
            [manner.explore, manner.prior, manner.spread, manner.caution, scale], np.float64
        )
        self._generator = seeded(seed)
        self._functions = (
            rules.legal,
            rules.apply,
            rules.sample,
            rules.sample if manner.random else insight.guess,
            insight.rank,
            valued if manner.static else insight.evaluate,
            insight.determine,
        )

    def advance(self, nodes: int) -> None:
        """Play so many simulations."""
        if self.finished:
            return
        self._grow(min(self._used + nodes, MOST_NODES))
        self._used = simulate(
            self._root,
            self._head,
            self._viewer,
            self._room,
            self._tree,
            self._totals,
            self._used,
            nodes,
            self._settings,
            self._weights,
            self._generator,
            *self._functions,
        )
        self.nodes += nodes

    def _grow(self, nodes: int) -> None:
        have = self._totals.size
        if nodes > have:
            more = max(nodes, 2 * have) - have
            self._tree = np.append(self._tree, np.zeros(more * NODE, np.int64))
            self._totals = np.append(self._totals, np.zeros(more))

    def value(self) -> float:
        """The estimated share of the point of the first seat."""
        if self._mover == OVER:
            return float(point(self._root))
        return float(self._totals[0]) / max(1, self.nodes) if self.nodes else 0.5

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
        return int(self._tree[node * NODE + field])

    def _children(self, node: int) -> list[int]:
        children = []
        child = self._field(node, CHILD)
        while child != NONE:
            children.append(child)
            child = self._field(child, SIBLING)
        return children

    def _line(self, node: int) -> Line:
        visits = self._field(node, VISITS)
        mean = float(self._totals[node]) / max(1, visits)
        chance = mean if self._mover == 0 else 1.0 - mean
        actions = [self._field(node, ACTION)]
        while children := self._children(node):
            node = max(children, key=lambda child: self._field(child, VISITS))
            actions.append(self._field(node, ACTION))
        return Line(tuple(actions), chance, visits=visits)
