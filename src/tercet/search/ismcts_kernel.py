"""The compiled part of information-set Monte Carlo tree search: simulations that grow a tree."""

import math
from typing import Any, NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from tercet.core.generator import Generator, below
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
    inlined,
    kernel,
    named_tuple,
)
from tercet.core.maths import exp, log
from tercet.core.state import (
    CHANCE,
    DRAW,
    FIRST_WINS,
    MAX_ACTIONS,
    MOVER,
    OVER,
    RESULT,
    Int,
    State,
)
from tercet.search.overlooking import drop_overlooked

# A node is a row of `Tree.links` and a number of `Tree.totals`. LEGAL_VISITS: visits of the parent
# in which the move was legal.
ACTION, CHILD, SIBLING, VISITS, LEGAL_VISITS, NODE = range(6)
USED, COUNTS = range(2)  # in `Tree.counts`: nodes in the tree
MOST_PLIES = 256  # from the root to a leaf

NONE = -1


class Tree(NamedTuple):
    """All nodes: links to others with visits, and the sum of the first seat's results."""

    links: State
    counts: State
    totals: NDArray[np.float64]


class Settings(NamedTuple):
    """What stays the same during a search; see `Tuning`."""

    head: int
    kinds: int  # of actions
    viewer: int
    most_nodes: int
    depth: int
    blind: int
    salt: int
    explore: float
    prior: float
    spread: float
    caution: float
    scale: float  # of values


class Rules(NamedTuple):
    """The compiled functions of a game that this search calls."""

    legal: Any
    apply: Any
    sample: Any
    guess: Any
    rank: Any
    evaluate: Any
    determine: Any


class Work(NamedTuple):
    """Arrays for one simulation after another."""

    actions: State
    ranks: State
    child_of: State  # by action: the child of the present node, NONE between two uses
    path: State  # the nodes from the root to the leaf
    chances: NDArray[np.float64]  # by action: its share by rank, not yet divided by their sum


@helper
def mixed(path: Any, number: Int) -> Any:
    """The hash of a path continued."""
    value = (path ^ np.uint64(number + 1)) * np.uint64(0xBF58476D1CE4E5B9)
    value ^= value >> np.uint64(29)
    value *= np.uint64(0x94D049BB133111EB)
    return value ^ value >> np.uint64(32)


@helper
def overlook(actions: State, end: Int, attention: State, path: Any, blind: Int) -> Int:
    """Drop the actions that are overlooked on this path, but keep one at least."""
    for index in range(end):
        attention[index] = np.int64(mixed(path, actions[index]) % np.uint64(1000))
    seen = drop_overlooked(actions, 0, end, attention, blind)
    if seen == 0:
        actions[0] = actions[np.int64(path % np.uint64(end))]
        seen = 1
    return seen


@helper
def point(state: State) -> Any:
    """The first seat's share of the point of a finished game."""
    if state[RESULT] == DRAW:
        return 0.5
    return 1.0 if state[RESULT] == FIRST_WINS else 0.0


@inlined
def note_children(tree: Tree, node: Int, child_of: State) -> None:
    """Write down which child belongs to which action."""
    child = tree.links[node * NODE + CHILD]
    while child != NONE:
        child_of[tree.links[child * NODE + ACTION]] = child
        child = tree.links[child * NODE + SIBLING]


@inlined
def forget_children(tree: Tree, node: Int, child_of: State) -> None:
    """Make `child_of` NONE everywhere again."""
    child = tree.links[node * NODE + CHILD]
    while child != NONE:
        child_of[tree.links[child * NODE + ACTION]] = NONE
        child = tree.links[child * NODE + SIBLING]


@inlined
def rank_moves(state: State, settings: Settings, rules: Rules, work: Work, end: Int) -> Any:
    """Write how large the share of each move by its rank is; return the sum."""
    ranks, chances = work.ranks, work.chances
    rules.rank(state, work.actions, 0, end, ranks)
    best_rank = ranks[0]
    for index in range(1, end):
        best_rank = max(best_rank, ranks[index])
    total = 0.0
    for index in range(end):
        chances[index] = exp((ranks[index] - best_rank) / settings.spread)
        total += chances[index]
    return total


@inlined
def child_value(tree: Tree, settings: Settings, child: Int, mover: Int, chance: Any) -> Any:
    """What a move that has been tried promises its mover, with a bonus if it was tried little."""
    links = tree.links
    links[child * NODE + LEGAL_VISITS] += 1
    legal_visits = links[child * NODE + LEGAL_VISITS]
    visits = links[child * NODE + VISITS]
    value = tree.totals[child] / visits
    if mover == 1:
        value = 1.0 - value
    if settings.prior > 0.0:
        value += settings.prior * chance * math.sqrt(legal_visits) / (1 + visits)
    if settings.explore > 0.0:
        value += settings.explore * math.sqrt(log(legal_visits) / visits)
    return value


@inlined
def select(
    state: State,
    tree: Tree,
    generator: Generator,
    settings: Settings,
    rules: Rules,
    work: Work,
    node: Int,
    end: Int,
) -> Int:
    """The action to try in a node, of the first `end` of `Work.actions`."""
    prior = settings.prior
    mover = state[MOVER]
    total = 1.0
    if prior > 0.0:
        total = rank_moves(state, settings, rules, work, end)
    visits = max(1, tree.links[node * NODE + VISITS])
    mean = tree.totals[node] / visits
    if mover == 1:
        mean = 1.0 - mean
    root_of_visits = math.sqrt(visits)
    best = -1
    best_value = -1e9
    untried = 0
    for index in range(end):
        child = work.child_of[work.actions[index]]
        chance = work.chances[index] / total if prior > 0.0 else 0.0
        if child != NONE:
            value = child_value(tree, settings, child, mover, chance)
        elif prior > 0.0:
            value = mean - settings.caution + prior * chance * root_of_visits
        else:  # an untried move comes before all others, each as likely
            untried += 1
            value = 1e6 if below(generator, untried) == 0 else -1e6
            best_value = min(best_value, 1e5)
        if value > best_value:
            best, best_value = index, value
    return work.actions[best]


@inlined
def add_child(tree: Tree, node: Int, action: Int) -> Int:
    """Add a node to the tree; return it."""
    links = tree.links
    new = tree.counts[USED]
    tree.counts[USED] += 1
    links[new * NODE + ACTION] = action
    links[new * NODE + CHILD] = NONE
    links[new * NODE + SIBLING] = links[node * NODE + CHILD]
    links[new * NODE + VISITS] = 0
    links[new * NODE + LEGAL_VISITS] = 1
    tree.totals[new] = 0.0
    links[node * NODE + CHILD] = new
    return new


@inlined
def descend(
    state: State, tree: Tree, generator: Generator, settings: Settings, rules: Rules, work: Work
) -> Int:
    """Go down the tree and one move further; return how many nodes lie below the root."""
    node: Int = np.int64(0)
    length = 0
    work.path[0] = 0
    path = mixed(np.uint64(settings.salt), 0)
    inside = True
    while inside:
        while state[MOVER] == CHANCE:
            rules.apply(state, rules.sample(state, generator, work.actions))
        if state[MOVER] == OVER or length == MOST_PLIES:
            break
        end = rules.legal(state, work.actions, 0)
        if settings.blind:
            end = overlook(work.actions, end, work.ranks, path, settings.blind)
        note_children(tree, node, work.child_of)
        action = select(state, tree, generator, settings, rules, work, node, end)
        child = work.child_of[action]
        forget_children(tree, node, work.child_of)
        if child == NONE:
            inside = False
            if tree.counts[USED] < settings.most_nodes:
                child = add_child(tree, node, action)
        rules.apply(state, action)
        path = mixed(path, action)
        if child != NONE:
            node = child
            length += 1
            work.path[length] = node
    return length


@inlined
def play_out(
    state: State, generator: Generator, settings: Settings, rules: Rules, actions: State
) -> Any:
    """Play plausible moves, then value the position; the first seat's share of the point."""
    played = 0
    while state[MOVER] != OVER:
        if state[MOVER] == CHANCE:
            rules.apply(state, rules.sample(state, generator, actions))
        elif played < settings.depth:
            rules.apply(state, rules.guess(state, generator, actions))
            played += 1
        else:
            return 1.0 / (1.0 + exp(-rules.evaluate(state) / settings.scale))
    return point(state)


@kernel(
    types.void(
        STATE,
        STATE,
        named_tuple(Tree),
        GENERATOR,
        types.int64,
        named_tuple(Settings),
        types.FunctionType(LEGAL),
        types.FunctionType(APPLY),
        types.FunctionType(SAMPLE),
        types.FunctionType(SAMPLE),
        types.FunctionType(RANK),
        types.FunctionType(EVALUATE),
        types.FunctionType(DETERMINE),
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
    sample: Any,
    guess: Any,
    rank: Any,
    evaluate: Any,
    determine: Any,
) -> None:
    """Play simulations from `root`; `state` begins like it and has room for more moves.

    The rules come one by one: numba makes a function pointer of an argument only, not of a field.
    """
    rules = Rules(legal, apply, sample, guess, rank, evaluate, determine)
    work = Work(
        np.empty(2 * MAX_ACTIONS, np.int64),
        np.empty(MAX_ACTIONS, np.int64),
        np.full(settings.kinds, NONE, np.int64),
        np.empty(MOST_PLIES + 1, np.int64),
        np.empty(MAX_ACTIONS, np.float64),
    )
    for _ in range(simulations):
        for index in range(settings.head):
            state[index] = root[index]
        determine(state, settings.viewer, generator)
        length = descend(state, tree, generator, settings, rules, work)
        value = play_out(state, generator, settings, rules, work.actions)
        for index in range(length + 1):
            tree.links[work.path[index] * NODE + VISITS] += 1
            tree.totals[work.path[index]] += value
