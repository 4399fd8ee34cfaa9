"""The compiled part of UCT: simulations that grow a tree.

The tree lies in two flat arrays. The children of a node are one block, added when the node has been
visited often enough. A finished game is proven, and so are a position whose value the game knows
(`endgame`) and every node whose children prove it, so that a subtree that has been searched to its
end counts as what it is and not as an estimate. What comes after chance is never added: playouts
alone value it.

A move that has hardly been tried is judged by the playouts in which its player made it later (as
in RAVE); the moves of a new node begin with what the node two plies above knows of them.
"""

import math
from typing import Any, NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from tercet.core.generator import Generator, below
from tercet.core.jit import (
    APPLY,
    ENDGAME,
    GENERATOR,
    KEY,
    LEGAL,
    PLAYOUT,
    SAMPLE,
    STATE,
    helper,
    inlined,
    kernel,
    named_tuple,
)
from tercet.core.maths import log
from tercet.core.state import (
    CHANCE,
    DRAW,
    FIRST_WINS,
    MAX_ACTIONS,
    MOVER,
    OVER,
    RESULT,
    RUNNING,
    SECOND_WINS,
    UNKNOWN,
    Int,
    State,
)
from tercet.search.overlooking import drop_overlooked

Links = NDArray[np.int32]
Values = NDArray[np.float32]

# A node is LINKS whole numbers …
FIRST = 0  # index of its first child, 0 before there are any
SIZE = 1  # how many children it has
ACTION = 2  # what leads to it
VISITS = 3
PROVEN = 4  # RUNNING, or the result that best play from here has
AMAF_VISITS = 5  # how many playouts the value AMAF_MEAN is from
LINKS = 6
# … and VALUES fractions, shares of the point for the first seat.
SELECTION_VALUE = 0  # what the choice goes by: MEAN and AMAF_MEAN weighed
SPREAD = 1  # how uncertain that is: 1 / √visits, 0 if proven
MEAN = 2  # of the playouts through here, or what is proven
AMAF_MEAN = 3  # of the playouts through the parent in which its mover made this move some time
VALUES = 4

USED = 0  # counts[USED]: nodes in the tree
PLIES = 1  # counts[PLIES]: moves made in all simulations
COUNTS = 2

MOST_PLIES = 1000  # of a simulation; a game that long counts as a draw
LEARNED = 2000  # visits after which a node's moves are judged well enough without AMAF_MEAN


class Tree(NamedTuple):
    """All nodes, and what is counted over all simulations."""

    links: Links
    values: Values
    counts: State


class Settings(NamedTuple):
    """What stays the same while the kernel runs."""

    head: int
    kinds: int  # of actions
    most_nodes: int
    blind: int  # so many moves in 1000 are overlooked
    patience: int
    inherited: int
    exploration: float
    urgency: float
    bias: float


class Rules(NamedTuple):
    """The compiled functions of a game that UCT calls."""

    legal: Any
    apply: Any
    guess: Any
    search_key: Any
    playout: Any
    endgame: Any


class Work(NamedTuple):
    """Arrays for one simulation after another."""

    actions: State
    attention: State
    path: State  # the nodes from the root to the leaf
    movers: State  # and who is to move in them
    made: State  # by seat and action: the last simulation in which that move was made
    where: State  # by action, all zeros between two uses


_MIX = np.uint64(0x94D049BB133111EB)
_SHIFT = np.uint64(32)


@helper
def attention_to(salt: Any, action: Int) -> Int:
    """A number from 0 to 999 that the salt and the action decide."""
    value = (salt ^ np.uint64(action)) * _MIX
    value = (value ^ (value >> _SHIFT)) * _MIX
    return np.int64((value >> _SHIFT) % np.uint64(1000))


@inlined
def overlook(salt: Any, blind: Int, work: Work, end: Int, generator: Generator) -> Int:
    """Drop the actions that are overlooked, but keep one at least; return the new end."""
    actions, attention = work.actions, work.attention
    for index in range(end):
        attention[index] = attention_to(salt, actions[index])
    seen = drop_overlooked(actions, 0, end, attention, blind)
    if seen == 0:
        actions[0] = actions[below(generator, end)]
        seen = 1
    return seen


@helper
def share(result: Int) -> float:
    """The first seat's share of the point."""
    return 1.0 if result == FIRST_WINS else 0.5 if result == DRAW else 0.0


@inlined
def select(tree: Tree, node: Int, mover: Int, exploration: float, drawn: Int) -> Int:
    """The child to look at: it has been good for the mover, or has been looked at little.

    Unless `drawn`, children that are drawn for certain are left out.
    """
    links, values = tree.links, tree.values
    sign = np.float32(1.0 - 2.0 * mover)
    width = np.float32(exploration * math.sqrt(log(links[node * LINKS + VISITS] + 1.0)))
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


@inlined
def add_children(
    tree: Tree, node: Int, actions: State, end: Int, urgency: float, generator: Generator
) -> None:
    """Make the children of a node, in random order."""
    links, values = tree.links, tree.values
    first = tree.counts[USED]
    tree.counts[USED] += end
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
        links[child * LINKS + AMAF_VISITS] = 0
        values[child * VALUES + SELECTION_VALUE] = mean
        values[child * VALUES + SPREAD] = urgency
        values[child * VALUES + MEAN] = mean
        values[child * VALUES + AMAF_MEAN] = mean
        actions[other] = actions[index]


@inlined
def inherit(tree: Tree, node: Int, above: Int, most: Int, where: State) -> None:
    """Begin the children's AMAF_MEAN with that of the same moves at the node above.

    `where` is all zeros, before and afterwards.
    """
    links, values = tree.links, tree.values
    first = links[above * LINKS + FIRST]
    end = first + links[above * LINKS + SIZE]
    for child in range(first, end):
        where[links[child * LINKS + ACTION]] = child
    new = links[node * LINKS + FIRST]
    for child in range(new, new + links[node * LINKS + SIZE]):
        like = where[links[child * LINKS + ACTION]]
        if like and links[like * LINKS + AMAF_VISITS]:
            links[child * LINKS + AMAF_VISITS] = min(links[like * LINKS + AMAF_VISITS], most)
            values[child * VALUES + AMAF_MEAN] = values[like * VALUES + AMAF_MEAN]
            values[child * VALUES + SELECTION_VALUE] = values[like * VALUES + AMAF_MEAN]
    for child in range(first, end):
        where[links[child * LINKS + ACTION]] = 0


@inlined
def weigh(tree: Tree, node: Int, bias: Any) -> None:
    """Weigh a node that is not proven: by AMAF_MEAN at first, by MEAN in the long run."""
    links, values = tree.links, tree.values
    late = np.float32(links[node * LINKS + AMAF_VISITS])
    visits = np.float32(links[node * LINKS + VISITS])
    mean = values[node * VALUES + MEAN]
    weight = late / (late + visits + bias * late * visits)
    amaf_mean = values[node * VALUES + AMAF_MEAN]
    values[node * VALUES + SELECTION_VALUE] = mean + weight * (amaf_mean - mean)


@inlined
def learn(tree: Tree, node: Int, reward: Any, bias: Any, made: State, base: Int, now: Int) -> None:
    """Add the reward to AMAF_MEAN of the children whose move the mover made, now or later."""
    links, values = tree.links, tree.values
    first = links[node * LINKS + FIRST]
    for child in range(first, first + links[node * LINKS + SIZE]):
        if made[base + links[child * LINKS + ACTION]] != now:
            continue
        if links[child * LINKS + PROVEN] == RUNNING:
            links[child * LINKS + AMAF_VISITS] += 1
            late = np.float32(links[child * LINKS + AMAF_VISITS])
            amaf_mean = child * VALUES + AMAF_MEAN
            values[amaf_mean] += (reward - values[amaf_mean]) / late
            weigh(tree, child, bias)


@inlined
def expand(
    state: State,
    tree: Tree,
    generator: Generator,
    settings: Settings,
    rules: Rules,
    work: Work,
    depth: Int,
) -> None:
    """Add the children of the last node of the path."""
    node = work.path[depth]
    end = rules.legal(state, work.actions, 0)
    if settings.blind:
        salt = rules.search_key(state) ^ generator[1]
        end = overlook(salt, settings.blind, work, end, generator)
    add_children(tree, node, work.actions, end, settings.urgency, generator)
    if depth >= 2 and work.movers[depth - 2] == work.movers[depth]:
        inherit(tree, node, work.path[depth - 2], settings.inherited, work.where)


@inlined
def known_result(state: State, rules: Rules) -> Int:
    """The result of a game that is over, or that the game knows before; else RUNNING."""
    if state[MOVER] == OVER:
        return state[RESULT]
    if state[MOVER] == CHANCE:
        return np.int64(RUNNING)
    value = rules.endgame(state, -1, 1)
    if value == UNKNOWN:
        return np.int64(RUNNING)
    return np.int64(FIRST_WINS if value > 0 else SECOND_WINS if value < 0 else DRAW)


@inlined
def descend(
    state: State,
    tree: Tree,
    generator: Generator,
    settings: Settings,
    rules: Rules,
    work: Work,
    full: Int,
) -> Any:
    """Go down the tree to a leaf; return the depth, and the depth of the last certain draw or -1.

    A certain draw: the mover of that node can have one at least.
    """
    links = tree.links
    node = np.int64(0)
    depth = 0
    draw_at = -1
    work.path[0] = 0
    while True:
        mover = state[MOVER]
        work.movers[depth] = mover
        if mover == OVER:
            links[node * LINKS + PROVEN] = state[RESULT]
        elif node != 0 and links[node * LINKS + FIRST] == 0 and not settings.blind:
            links[node * LINKS + PROVEN] = known_result(state, rules)
        if links[node * LINKS + PROVEN] != RUNNING or mover == CHANCE or depth == MOST_PLIES:
            return depth, draw_at
        if links[node * LINKS + FIRST] == 0:
            if full or (links[node * LINKS + VISITS] < settings.patience and node != 0):
                return depth, draw_at
            expand(state, tree, generator, settings, rules, work, depth)
        child = select(tree, node, mover, settings.exploration, 1)
        if links[child * LINKS + PROVEN] == DRAW:
            # The mover has a draw at least: that is what counts further up. Nothing is left to be
            # learnt there, so look whether another move is better.
            links[child * LINKS + VISITS] += 1
            child = select(tree, node, mover, settings.exploration, 0)
            draw_at = depth
        node = child
        rules.apply(state, links[node * LINKS + ACTION])
        depth += 1
        work.path[depth] = node


@inlined
def play_out(
    state: State,
    generator: Generator,
    settings: Settings,
    rules: Rules,
    work: Work,
    depth: Int,
    now: Int,
) -> Any:
    """Play plausible moves until the result is known; return the plies from the root and it."""
    plies = depth
    if state[MOVER] != CHANCE:
        plies += rules.playout(state, generator, work.made, now)
    while True:
        result = known_result(state, rules)
        if result == RUNNING and plies >= MOST_PLIES:
            result = np.int64(DRAW)
        if result != RUNNING:
            return plies, result
        mover = state[MOVER]
        action = rules.guess(state, generator, work.actions)
        if mover != CHANCE:
            work.made[mover * settings.kinds + action] = now
        rules.apply(state, action)
        plies += 1


@inlined
def backpropagate(
    tree: Tree,
    settings: Settings,
    work: Work,
    depth: Int,
    draw_at: Int,
    result: Int,
    solved: Int,
    now: Int,
) -> None:
    """Take the result of a simulation into all nodes of its path, from the leaf to the root."""
    links, values = tree.links, tree.values
    kinds = settings.kinds
    bias = np.float32(settings.bias)
    reward = np.float32(share(result))
    for step in range(depth, -1, -1):
        node = work.path[step]
        mover = work.movers[step]
        if solved and step < depth:
            result = proof(links, node, mover)
            solved = result != RUNNING
            if solved:
                links[node * LINKS + PROVEN] = result
                reward = np.float32(share(result))
        if step <= draw_at and not solved:
            reward = np.float32(0.5)
        links[node * LINKS + VISITS] += 1
        if solved:
            values[node * VALUES + SELECTION_VALUE] = reward
            values[node * VALUES + SPREAD] = 0.0
            values[node * VALUES + MEAN] = reward
        else:
            visits = np.float32(links[node * LINKS + VISITS])
            values[node * VALUES + SPREAD] = np.float32(1.0) / np.sqrt(visits)
            values[node * VALUES + MEAN] += (reward - values[node * VALUES + MEAN]) / visits
            weigh(tree, node, bias)
            if step < depth and links[node * LINKS + VISITS] < LEARNED:
                learn(tree, node, reward, bias, work.made, mover * kinds, now)
        if step:
            work.made[work.movers[step - 1] * kinds + links[node * LINKS + ACTION]] = now


@kernel(
    types.int64(
        STATE,
        STATE,
        named_tuple(Tree),
        GENERATOR,
        types.int64,
        named_tuple(Settings),
        types.FunctionType(LEGAL),
        types.FunctionType(APPLY),
        types.FunctionType(SAMPLE),
        types.FunctionType(KEY),
        types.FunctionType(PLAYOUT),
        types.FunctionType(ENDGAME),
    )
)
def simulate(
    root: State,
    state: State,
    tree: Tree,
    generator: Generator,
    simulations: Int,
    settings: Settings,
    legal: Any,
    apply: Any,
    guess: Any,
    search_key: Any,
    playout: Any,
    endgame: Any,
) -> Int:
    """Run simulations from `root` until the tree is full or the root proven; how many were run.

    `state` has room for `MOST_PLIES` more moves than `root`, and begins like it. ``generator[1]``
    decides what is overlooked. The rules come one by one: numba makes a function pointer of an
    argument only, not of a field.
    """
    rules = Rules(legal, apply, guess, search_key, playout, endgame)
    work = Work(
        np.empty(2 * MAX_ACTIONS, np.int64),
        np.empty(MAX_ACTIONS, np.int64),
        np.empty(MOST_PLIES + 1, np.int64),
        np.empty(MOST_PLIES + 1, np.int64),
        np.zeros(2 * settings.kinds, np.int64),
        np.zeros(settings.kinds, np.int64),
    )
    links, counts = tree.links, tree.counts
    capacity = links.size // LINKS
    for now in range(1, simulations + 1):
        full = counts[USED] + MAX_ACTIONS > capacity
        if links[PROVEN] != RUNNING or (full and capacity < settings.most_nodes):
            return now - 1
        for index in range(settings.head):
            state[index] = root[index]
        depth, draw_at = descend(state, tree, generator, settings, rules, work, full)
        result: Int = np.int64(links[work.path[depth] * LINKS + PROVEN])
        solved = result != RUNNING
        plies = depth
        if not solved:
            plies, result = play_out(state, generator, settings, rules, work, depth, now)
        counts[PLIES] += plies
        backpropagate(tree, settings, work, depth, draw_at, result, solved, now)
    return simulations
