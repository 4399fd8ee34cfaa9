"""UCT: a tree grown where random playouts look best, for games in which everybody sees everything.

The tree lies in two flat arrays. A node's children are one block, laid out when the node has been
visited often enough; a finished game is proven, and so is every node whose children prove it, so
that a subtree that has been searched to its end counts as what it is and not as an estimate. What
comes after chance is never laid out: playouts alone value it.

A move that has hardly been tried is judged by the playouts in which its player made it later (as
in RAVE); a new node's moves begin with what the node two plies above knows of them so.
"""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import types
from numpy.typing import NDArray

from tercet.core.game import Game
from tercet.core.generator import Generator, below, seeded
from tercet.core.jit import APPLY, GENERATOR, KEY, LEGAL, SAMPLE, STATE, helper, kernel
from tercet.core.state import (
    CHANCE,
    DRAW,
    FIRST_WINS,
    MAX_ACTIONS,
    MOVER,
    OVER,
    RESULT,
    RUNNING,
    Int,
    State,
)
from tercet.search.report import Line, Report, Verdict

Links = NDArray[np.int32]
Values = NDArray[np.float32]

# A node is LINKS whole numbers …
FIRST = 0  # index of its first child, 0 before they are laid out
SIZE = 1  # how many children it has
ACTION = 2  # what leads to it
VISITS = 3
PROVEN = 4  # RUNNING, or the result that best play from here has
LATE = 5  # how many playouts the value LATER is from
LINKS = 6
# … and VALUES fractions, shares of the point for the first seat.
WORTH = 0  # what the choice goes by: MEAN and LATER weighed
SPREAD = 1  # how uncertain that is: 1 / √visits, 0 if proven
MEAN = 2  # of the playouts through here, or what is proven
LATER = 3  # of the playouts through the parent in which its mover made this move some time
VALUES = 4

USED = 0  # counts[USED]: nodes in the tree
PLIES = 1  # counts[PLIES]: moves made in all simulations
COUNTS = 2

MOST_PLIES = 1000  # of a simulation; a game that long counts as a draw
LEAST_NODES = 1 << 14
MOST_NODES = 1 << 22
LEARNED = 2000  # visits after which a node's moves are judged well enough without LATER


@dataclass(frozen=True)
class Tuning:
    """How the tree grows."""

    exploration: float = 0.2
    urgency: float = 1.0  # the SPREAD of a node that nobody has visited
    patience: int = 4  # visits after which children are laid out
    bias: float = 0.3  # how misleading LATER is taken to be; the less, the longer it counts
    inherited: int = 100  # at most so many playouts of LATER come from two plies above


_MIX = np.uint64(0x94D049BB133111EB)
_SHIFT = np.uint64(32)


@helper
def overlooked(salt: Any, action: Int, blind: Int) -> Int:
    """Whether a weak eye, which misses `blind` of 1000 moves, misses this one."""
    value = (salt ^ np.uint64(action)) * _MIX
    value = (value ^ (value >> _SHIFT)) * _MIX
    return np.int64((value >> _SHIFT) % np.uint64(1000)) < blind


@helper
def look(salt: Any, blind: Int, actions: State, end: Int, generator: Generator) -> Int:
    """Drop the actions that are overlooked, but one at least stays; return the new end."""
    seen = 0
    for index in range(end):
        if not overlooked(salt, actions[index], blind):
            actions[seen] = actions[index]
            seen += 1
    if seen == 0:
        actions[0] = actions[below(generator, end)]
        seen = 1
    return seen


@helper
def share(result: Int) -> float:
    """The first seat's part of the point."""
    return 1.0 if result == FIRST_WINS else 0.5 if result == DRAW else 0.0


@helper
def select(
    links: Links, values: Values, node: Int, mover: Int, exploration: float, drawn: Int
) -> Int:
    """The child to look at: it has been good for the mover, or has been looked at little.

    Unless `drawn`, children that are drawn for certain are left out.
    """
    sign = np.float32(1.0 - 2.0 * mover)
    width = np.float32(exploration * math.sqrt(math.log(links[node * LINKS + VISITS] + 1.0)))
    first = links[node * LINKS + FIRST]
    at = np.uint64(first * VALUES)  # unsigned: an index that numba need not check for its sign
    best = 0
    most = np.float32(-1e9)
    for index in range(links[node * LINKS + SIZE]):
        value = sign * values[at] + width * values[at + np.uint64(SPREAD)]
        at += np.uint64(VALUES)
        if value > most and (drawn or links[(first + index) * LINKS + PROVEN] != DRAW):
            most = value
            best = index
    return first + best


@helper
def proof(links: Links, node: Int, mover: Int) -> Int:
    """What the children prove of a node; RUNNING if nothing yet."""
    won = FIRST_WINS + mover
    open_ends = False
    drawn = False
    first = links[node * LINKS + FIRST]
    for child in range(first, first + links[node * LINKS + SIZE]):
        result = links[child * LINKS + PROVEN]
        if result == won:
            return won
        open_ends |= result == RUNNING
        drawn |= result == DRAW
    if open_ends:
        return RUNNING
    return DRAW if drawn else FIRST_WINS + 1 - mover


@helper
def lay_out(
    links: Links,
    values: Values,
    node: Int,
    first: Int,
    actions: State,
    end: Int,
    urgency: float,
    generator: Generator,
) -> None:
    """Make the children of a node, in random order."""
    links[node * LINKS + FIRST] = first
    links[node * LINKS + SIZE] = end
    mean = values[node * VALUES + MEAN]
    for index in range(end):
        other = index + below(generator, end - index)
        child = first + index
        links[child * LINKS + FIRST] = 0
        links[child * LINKS + ACTION] = actions[other]
        links[child * LINKS + VISITS] = 0
        links[child * LINKS + PROVEN] = RUNNING
        links[child * LINKS + LATE] = 0
        values[child * VALUES + WORTH] = mean
        values[child * VALUES + SPREAD] = urgency
        values[child * VALUES + MEAN] = mean
        values[child * VALUES + LATER] = mean
        actions[other] = actions[index]


@helper
def inherit(links: Links, values: Values, node: Int, above: Int, most: Int, where: State) -> None:
    """Begin the children's LATER with what the children of the node above know of the same moves.

    `where` is all zeros, before and afterwards.
    """
    first = links[above * LINKS + FIRST]
    behind = first + links[above * LINKS + SIZE]
    for child in range(first, behind):
        where[links[child * LINKS + ACTION]] = child
    new = links[node * LINKS + FIRST]
    for child in range(new, new + links[node * LINKS + SIZE]):
        like = where[links[child * LINKS + ACTION]]
        if like and links[like * LINKS + LATE]:
            links[child * LINKS + LATE] = min(links[like * LINKS + LATE], most)
            values[child * VALUES + LATER] = values[like * VALUES + LATER]
            values[child * VALUES + WORTH] = values[like * VALUES + LATER]
    for child in range(first, behind):
        where[links[child * LINKS + ACTION]] = 0


@helper
def weigh(links: Links, values: Values, node: Int, bias: Any) -> None:
    """Set what a node that is not proven is worth: by LATER at first, by MEAN in the long run."""
    late = np.float32(links[node * LINKS + LATE])
    visits = np.float32(links[node * LINKS + VISITS])
    mean = values[node * VALUES + MEAN]
    weight = late / (late + visits + bias * late * visits)
    values[node * VALUES + WORTH] = mean + weight * (values[node * VALUES + LATER] - mean)


@helper
def learn(
    links: Links,
    values: Values,
    node: Int,
    reward: Any,
    bias: Any,
    made: State,
    base: Int,
    now: Int,
) -> None:
    """Take the reward into LATER of the children whose move the mover has made, now or later."""
    first = links[node * LINKS + FIRST]
    for child in range(first, first + links[node * LINKS + SIZE]):
        if made[base + links[child * LINKS + ACTION]] != now:
            continue
        if links[child * LINKS + PROVEN] == RUNNING:
            links[child * LINKS + LATE] += 1
            late = np.float32(links[child * LINKS + LATE])
            values[child * VALUES + LATER] += (reward - values[child * VALUES + LATER]) / late
            weigh(links, values, child, bias)


_SIMULATE = types.int64(
    STATE,
    STATE,
    types.int64,
    types.int64,
    types.int32[::1],
    types.float32[::1],
    types.int64[::1],
    GENERATOR,
    types.int64,
    types.int64,
    types.int64,
    types.float64,
    types.float64,
    types.int64,
    types.float64,
    types.int64,
    types.FunctionType(LEGAL),
    types.FunctionType(APPLY),
    types.FunctionType(SAMPLE),
    types.FunctionType(KEY),
)


@kernel(_SIMULATE)
def simulate(
    root: State,
    state: State,
    head: Int,
    kinds: Int,
    links: Links,
    values: Values,
    counts: State,
    generator: Generator,
    simulations: Int,
    most_nodes: Int,
    blind: Int,
    exploration: float,
    urgency: float,
    patience: Int,
    bias: float,
    inherited: Int,
    legal: Any,
    apply: Any,
    guess: Any,
    search_key: Any,
) -> Int:
    """Run simulations from `root` until the tree is full or the root proven; how many were run.

    `state` has room for `MOST_PLIES` more moves than `root`, and begins like it. There are `kinds`
    of actions. ``generator[1]`` decides what is overlooked.
    """
    scratch = np.empty(2 * MAX_ACTIONS, np.int64)
    path = np.empty(MOST_PLIES + 1, np.int64)
    movers = np.empty(MOST_PLIES + 1, np.int64)
    made = np.zeros(2 * kinds, np.int64)  # by seat and action: the last simulation with that move
    where = np.zeros(kinds, np.int64)
    capacity = links.size // LINKS
    slack = np.float32(bias)
    for now in range(1, simulations + 1):
        full = counts[USED] + MAX_ACTIONS > capacity
        if links[PROVEN] != RUNNING or (full and capacity < most_nodes):
            return now - 1
        for index in range(head):
            state[index] = root[index]
        node = 0
        depth = 0
        in_hand = -1
        path[0] = 0
        while True:  # down the tree
            mover = state[MOVER]
            movers[depth] = mover
            if mover == OVER:
                links[node * LINKS + PROVEN] = state[RESULT]
            if links[node * LINKS + PROVEN] != RUNNING or mover == CHANCE or depth == MOST_PLIES:
                break
            if links[node * LINKS + FIRST] == 0:
                if full or (links[node * LINKS + VISITS] < patience and node != 0):
                    break
                end = legal(state, scratch, 0)
                if blind:
                    salt = search_key(state) ^ generator[1]
                    end = look(salt, blind, scratch, end, generator)
                lay_out(links, values, node, counts[USED], scratch, end, urgency, generator)
                counts[USED] += end
                if depth >= 2 and movers[depth - 2] == mover:
                    inherit(links, values, node, path[depth - 2], inherited, where)
            child = select(links, values, node, mover, exploration, 1)
            if links[child * LINKS + PROVEN] == DRAW:
                # The mover has a draw in hand: that is what counts further up. Nothing is left to
                # be learnt there, so look whether another move is better.
                links[child * LINKS + VISITS] += 1
                child = select(links, values, node, mover, exploration, 0)
                in_hand = depth
            node = child
            apply(state, links[node * LINKS + ACTION])
            depth += 1
            path[depth] = node
        result = links[node * LINKS + PROVEN]
        solved = result != RUNNING
        plies = depth
        if not solved:
            while state[MOVER] != OVER and plies < MOST_PLIES:
                mover = state[MOVER]
                action = guess(state, generator, scratch)
                if mover != CHANCE:
                    made[mover * kinds + action] = now
                apply(state, action)
                plies += 1
            result = state[RESULT] if state[MOVER] == OVER else DRAW
        counts[PLIES] += plies
        reward = np.float32(share(result))
        for step in range(depth, -1, -1):  # and up again
            node = path[step]
            mover = movers[step]
            if solved and step < depth:
                result = proof(links, node, mover)
                solved = result != RUNNING
                if solved:
                    links[node * LINKS + PROVEN] = result
                    reward = np.float32(share(result))
            if step <= in_hand and not solved:
                reward = np.float32(0.5)
            links[node * LINKS + VISITS] += 1
            if solved:
                values[node * VALUES + WORTH] = reward
                values[node * VALUES + SPREAD] = 0.0
                values[node * VALUES + MEAN] = reward
            else:
                visits = np.float32(links[node * LINKS + VISITS])
                values[node * VALUES + SPREAD] = np.float32(1.0) / np.sqrt(visits)
                values[node * VALUES + MEAN] += (reward - values[node * VALUES + MEAN]) / visits
                weigh(links, values, node, slack)
                if step < depth and links[node * LINKS + VISITS] < LEARNED:
                    learn(links, values, node, reward, slack, made, mover * kinds, now)
            if step:
                made[movers[step - 1] * kinds + links[node * LINKS + ACTION]] = now
    return simulations


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
    ) -> None:
        """Begin, with nothing searched yet. The tree stops growing before `most_nodes`."""
        self.nodes = 0
        self.finished = False
        self._game = game
        self._blind = blind
        self._tuning = tuning or Tuning()
        self._most_nodes = most_nodes
        self._root = state.copy()
        self._state = game.with_room(state, MOST_PLIES)
        self._generator = np.append(seeded(seed), seeded(seed * 0x9E3779B97F4A7C15 + 1))
        self._links = np.zeros(LEAST_NODES * LINKS, np.int32)
        self._values = np.zeros(LEAST_NODES * VALUES, np.float32)
        self._values[MEAN] = 0.5
        self._counts = np.zeros(COUNTS, np.int64)
        self._counts[USED] = 1

    @property
    def plies(self) -> int:
        """Moves made in all simulations."""
        return int(self._counts[PLIES])

    @property
    def size(self) -> int:
        """Nodes in the tree."""
        return int(self._counts[USED])

    def advance(self, nodes: int) -> None:
        """Run so many simulations, or as many as it takes to prove the position."""
        rules, insight, tuning = self._game.kernel, self._game.insight, self._tuning
        aim = self.nodes + nodes
        while self.nodes < aim and not self.finished:
            self.nodes += simulate(
                self._root,
                self._state,
                rules.HEAD,
                rules.ACTIONS,
                self._links,
                self._values,
                self._counts,
                self._generator,
                aim - self.nodes,
                self._most_nodes,
                self._blind,
                tuning.exploration,
                tuning.urgency,
                tuning.patience,
                tuning.bias,
                tuning.inherited,
                rules.legal,
                rules.apply,
                insight.guess,
                insight.search_key,
            )
            self.finished = bool(self._links[PROVEN] != RUNNING)
            if self.nodes < aim and not self.finished:
                self._links = np.append(self._links, np.zeros_like(self._links))
                self._values = np.append(self._values, np.zeros_like(self._values))

    def report(self) -> Report:
        """The moves, best first: proven wins, then by visits, proven losses last."""
        seat = int(self._root[MOVER])
        children = sorted(self._children(0), key=lambda child: self._worth(child, seat))
        lines = tuple(self._line(child, seat) for child in reversed(children))
        depth = max((len(line.actions) for line in lines), default=0)
        return Report(lines, self.nodes, depth, self.finished, self._verdict(0, seat))

    def _children(self, node: int) -> range:
        first, size = (int(self._links[node * LINKS + field]) for field in (FIRST, SIZE))
        return range(first, first + size) if first else range(0)

    def _worth(self, node: int, seat: int) -> tuple[int, int, float]:
        """What the mover's final choice goes by, largest first."""
        result = self._links[node * LINKS + PROVEN]
        decided = 0 if result in {RUNNING, DRAW} else 1 if result == FIRST_WINS + seat else -1
        mean = float(self._values[node * VALUES + MEAN])
        return decided, int(self._links[node * LINKS + VISITS]), mean if seat == 0 else 1 - mean

    def _verdict(self, node: int, seat: int) -> Verdict | None:
        result = self._links[node * LINKS + PROVEN]
        if result == RUNNING or self._blind:
            return None
        return Verdict(0 if result == DRAW else 1 if result == FIRST_WINS + seat else -1)

    def _line(self, node: int, seat: int) -> Line:
        mean = float(self._values[node * VALUES + MEAN])
        return Line(
            tuple(self._expected(node)),
            mean if seat == 0 else 1 - mean,
            self._verdict(node, seat),
            int(self._links[node * LINKS + VISITS]),
        )

    def _expected(self, node: int) -> list[int]:
        """The moves from this one on, as far as they have been looked at."""
        state = self._game.with_room(self._root, MOST_PLIES)
        actions = [int(self._links[node * LINKS + ACTION])]
        while children := self._children(node):
            self._game.kernel.apply(state, actions[-1])
            mover = int(state[MOVER])
            node = max(children, key=lambda child: self._worth(child, mover))
            if not self._links[node * LINKS + VISITS]:
                break
            actions.append(int(self._links[node * LINKS + ACTION]))
        return actions
