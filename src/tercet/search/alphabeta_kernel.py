"""The compiled part of alpha-beta: one iteration of principal variation search.

The stack is a set of flat arrays, so that the kernel can stop anywhere when its budget is spent and
go on later. A frame is what the stack holds for one ply; the values in it are its mover's.

Why a table filled on one path can be trusted on another where draws by repetition depend on the
path: a stored win is a strategy in which the plies to the end shrink with every move, so no
position comes twice in it; positions that the game before the search has had so often that once
more is a draw end the game whenever they are met, on every path of this search alike. Plies
without progress are part of `search_key` where they could matter.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from tercet.core.jit import (
    APPLY,
    COUNT,
    ENDGAME,
    EVALUATE,
    FINAL,
    KEY,
    LEGAL,
    RANK,
    STATE,
    WINNING,
    helper,
    inlined,
    kernel,
    named_tuple,
)
from tercet.core.state import (
    ACTION_BITS,
    MAX_ACTIONS,
    MOVER,
    OVER,
    UNKNOWN,
    WIN,
    Int,
    State,
)
from tercet.search.alphabeta_table import (
    ACTION_AT,
    AGE_AT,
    AT_LEAST,
    AT_MOST,
    EXACT,
    INFINITE,
    probe,
    store,
    to_table,
    value_from_table,
)
from tercet.search.overlooking import drop_overlooked

MAX_PLIES = 64
NOT_A_LEAF = INFINITE

# Indices in `Buffers.control`: the present ply, what to do next (one of the four modes), the value
# that was found last, positions visited so far, 1 if the depth has cut anything off.
PLY, MODE, VALUE, NODES, HORIZON, CONTROL = range(6)
ENTER, PICK, BACK, DONE = range(4)

# Indices in a frame
DEPTH, ALPHA, BETA, BEST, BEST_ACTION, NEXT, END, SIDE, FLOOR, SCOUT, FRAME = range(11)


class Buffers(NamedTuple):
    """All arrays of a search; those by ply have a part of equal size for each ply."""

    control: State
    frames: State
    saved: State  # by ply: the head of the state
    actions: State  # by ply
    ranks: State  # by ply: which actions to try first
    killers: State  # by ply: the last two actions that caused a cutoff
    history: State  # by seat and action: how often it caused a cutoff
    lines: State  # by ply: the best line found from there, ended by -1
    table: State
    table_keys: NDArray[np.uint64]
    keys: NDArray[np.uint64]  # by ply


class Settings(NamedTuple):
    """What stays the same while the kernel runs."""

    head: int
    root_end: int  # the moves of the root are the first so many of `Buffers.actions`
    blind: int  # so many moves in 1000 are overlooked
    salt: int
    margin: int  # 1 if the margin of a win counts
    age: int  # of new table entries
    exact: int  # 1 if the search goes to the end of the game; see `look_ahead`


class Rules(NamedTuple):
    """The compiled functions of a game that alpha-beta calls."""

    legal: Any
    apply: Any
    evaluate: Any
    final: Any
    winning: Any
    rank: Any
    search_key: Any
    bulk: Any
    endgame: Any


@helper
def attention_to(key: Int, action: Int, salt: Int) -> Int:
    """A number from 0 to 999 that the key, the action and the salt decide."""
    value = (key ^ np.uint64(salt)) + np.uint64(action + 1) * np.uint64(0x9E3779B97F4A7C15)
    value = (value ^ (value >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    value = (value ^ (value >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    value ^= value >> np.uint64(31)
    return np.int64(value % np.uint64(1000))


@inlined
def overlook(
    key: Int, settings: Settings, actions: State, begin: Int, end: Int, spare: State
) -> Int:
    """Drop the actions that are overlooked here, but keep one at least; return the new end."""
    noticed_most = begin
    for index in range(begin, end):
        spare[index] = attention_to(key, actions[index], settings.salt)
        if spare[index] > spare[noticed_most]:
            noticed_most = index
    seen = drop_overlooked(actions, begin, end, spare, settings.blind)
    if seen == begin:
        actions[begin] = actions[noticed_most]
        seen = begin + 1
    return seen


@helper
def open_child(frames: State, frame: Int, mover: Int, alpha: Int, beta: Int) -> None:
    """Hand a frame's window, as the player to move now sees it, to the frame one ply further."""
    child = frame + FRAME
    frames[child + DEPTH] = frames[frame + DEPTH] - 1
    if mover == frames[frame + SIDE]:
        frames[child + ALPHA] = alpha
        frames[child + BETA] = beta
    else:
        frames[child + ALPHA] = -beta
        frames[child + BETA] = -alpha


@inlined
def go_back(buffers: Buffers, value: Int) -> None:
    """Leave the present frame with a value, turned into that of the mover one ply before."""
    control, frames = buffers.control, buffers.frames
    ply = control[PLY]
    if ply == 0:
        control[MODE] = DONE
    else:
        if frames[(ply - 1) * FRAME + SIDE] != frames[ply * FRAME + SIDE]:
            value = -value
        control[PLY] = ply - 1
        control[MODE] = BACK
    control[VALUE] = value


@inlined
def order_moves(
    state: State, buffers: Buffers, settings: Settings, rules: Rules, best_before: Int
) -> None:
    """List the moves of the present position and rank them."""
    ply = buffers.control[PLY]
    actions, ranks = buffers.actions, buffers.ranks
    killers, history = buffers.killers, buffers.history
    begin = ply * MAX_ACTIONS
    end = settings.root_end if ply == 0 else rules.legal(state, actions, begin)
    if settings.blind:
        end = overlook(buffers.keys[ply], settings, actions, begin, end, ranks)
        for index in range(begin, end):
            ranks[index] = 0
    else:
        rules.rank(state, actions, begin, end, ranks)
    buffers.frames[ply * FRAME + NEXT] = begin
    buffers.frames[ply * FRAME + END] = end
    if settings.exact and ply == 0:  # always the same order, which decides between equal moves
        return
    own_history = state[MOVER] * (history.size // 2)
    for index in range(begin, end):
        action = actions[index]
        if action == best_before:
            ranks[index] += 1 << 30
        elif settings.exact and action == killers[2 * ply]:  # the reply to most moves alike
            ranks[index] += 1 << 9
        elif action == killers[2 * ply] or action == killers[2 * ply + 1]:
            ranks[index] += 1 << 6
        ranks[index] = (ranks[index] << 16) + history[own_history + action]


@inlined
def endgame_value(state: State, buffers: Buffers, rules: Rules) -> Int:
    """What the game itself knows of the value for the player to move, else UNKNOWN."""
    frame = buffers.control[PLY] * FRAME
    alpha = buffers.frames[frame + ALPHA]
    beta = buffers.frames[frame + BETA]
    if state[MOVER] == 0:
        return rules.endgame(state, alpha, beta)
    value = rules.endgame(state, -beta, -alpha)
    return value if value == UNKNOWN else -value


@inlined
def look_ahead(state: State, buffers: Buffers, settings: Settings, rules: Rules) -> Int:
    """Rank moves higher that leave few replies; a value if the table has enough, else INFINITE.

    The fewer replies there are, the fewer of them must be refuted. This looks at every move, which
    pays if searching one takes far longer: in a search to the end of the game.
    """
    frames = buffers.frames
    ply = buffers.control[PLY]
    frame = ply * FRAME
    side = frames[frame + SIDE]
    alpha = frames[frame + ALPHA]
    beta = frames[frame + BETA]
    for index in range(frames[frame + NEXT], frames[frame + END]):
        rules.apply(state, buffers.actions[index])
        mover = state[MOVER]
        known = INFINITE
        if mover != OVER:
            buffers.ranks[index] -= rules.bulk(state) << 16
            entry = probe(buffers.table_keys, buffers.table, rules.search_key(state))
            if entry and beta - alpha == 1:
                open_child(frames, frame, mover, alpha, beta)
                child = frame + FRAME
                known = value_from_table(
                    entry,
                    ply + 1,
                    frames[child + DEPTH],
                    frames[child + ALPHA],
                    frames[child + BETA],
                    settings.margin,
                )
        for place in range(settings.head):
            state[place] = buffers.saved[ply * settings.head + place]
        if known != INFINITE:
            known = known if mover == side else -known
            if known >= beta:
                return known
    return INFINITE


@inlined
def enter(state: State, buffers: Buffers, settings: Settings, rules: Rules) -> None:
    """Begin with a position: leave it at once if the table says enough, else list its moves."""
    control, frames = buffers.control, buffers.frames
    ply = control[PLY]
    frame = ply * FRAME
    frames[frame + SIDE] = state[MOVER]
    alpha = frames[frame + ALPHA]
    asked = settings.exact and ply and frames[frame + BETA] - alpha == 1
    buffers.lines[ply * MAX_PLIES] = -1
    if asked:
        known = endgame_value(state, buffers, rules)
        if known != UNKNOWN:
            go_back(buffers, known)
            return
    key = rules.search_key(state)
    buffers.keys[ply] = key
    entry = probe(buffers.table_keys, buffers.table, key)
    best_before = np.int64(-1)
    if entry:
        best_before = entry >> ACTION_AT & (1 << ACTION_BITS) - 1
        known = value_from_table(
            entry, ply, frames[frame + DEPTH], alpha, frames[frame + BETA], settings.margin
        )
        if ply and known != INFINITE:
            go_back(buffers, known)
            return
    order_moves(state, buffers, settings, rules, best_before)
    for index in range(settings.head):
        buffers.saved[ply * settings.head + index] = state[index]
    if settings.exact and ply:
        known = look_ahead(state, buffers, settings, rules)
        if known != INFINITE:
            go_back(buffers, known)
            return
    frames[frame + BEST] = -INFINITE
    frames[frame + BEST_ACTION] = -1
    frames[frame + FLOOR] = alpha
    frames[frame + SCOUT] = 0
    control[MODE] = PICK


@helper
def extend_line(lines: State, ply: Int, action: Int) -> None:
    """The best line of a ply becomes an action and the best line of the next ply."""
    own = ply * MAX_PLIES
    lines[own] = action
    index = 0
    while lines[own + MAX_PLIES + index] >= 0:
        lines[own + 1 + index] = lines[own + MAX_PLIES + index]
        index += 1
    lines[own + 1 + index] = -1


@inlined
def note_cutoff(buffers: Buffers, ply: Int, action: Int) -> None:
    """Remember an action that caused a cutoff, to try it early elsewhere; try no more here."""
    frames, killers, history = buffers.frames, buffers.killers, buffers.history
    frame = ply * FRAME
    if killers[2 * ply] != action:
        killers[2 * ply + 1] = killers[2 * ply]
        killers[2 * ply] = action
    depth = frames[frame + DEPTH]
    place = frames[frame + SIDE] * (history.size // 2) + action
    history[place] = min(history[place] + depth * depth, 1 << 15)
    frames[frame + NEXT] = frames[frame + END]


@inlined
def take_value(state: State, buffers: Buffers, settings: Settings, rules: Rules) -> None:
    """Take back the last move and see what its value means for this frame."""
    control, frames = buffers.control, buffers.frames
    ply = control[PLY]
    value = control[VALUE]
    frame = ply * FRAME
    for index in range(settings.head):
        state[index] = buffers.saved[ply * settings.head + index]
    alpha = frames[frame + ALPHA]
    beta = frames[frame + BETA]
    action = buffers.actions[frames[frame + NEXT] - 1]
    if frames[frame + SCOUT] and alpha < value < beta:  # better than expected: search it in full
        frames[frame + SCOUT] = 0
        rules.apply(state, action)
        open_child(frames, frame, state[MOVER], alpha, beta)
        control[PLY] = ply + 1
        control[MODE] = ENTER
        return
    control[MODE] = PICK
    if value > frames[frame + BEST]:
        frames[frame + BEST] = value
        frames[frame + BEST_ACTION] = action
        if value > alpha:
            frames[frame + ALPHA] = value
            if beta - frames[frame + FLOOR] > 1:
                extend_line(buffers.lines, ply, action)
            if value >= beta:
                note_cutoff(buffers, ply, action)


@inlined
def leave(buffers: Buffers, settings: Settings) -> None:
    """All moves of the present frame have been tried: store what was found and go back."""
    frames = buffers.frames
    ply = buffers.control[PLY]
    frame = ply * FRAME
    value = frames[frame + BEST]
    kind = EXACT
    if value <= frames[frame + FLOOR]:
        kind = AT_MOST
    elif value >= frames[frame + BETA]:
        kind = AT_LEAST
    entry = to_table(value, ply, settings.margin) + 32768
    entry |= frames[frame + DEPTH] << 16 | kind << 24
    entry |= frames[frame + BEST_ACTION] << ACTION_AT | settings.age << AGE_AT
    store(buffers.table_keys, buffers.table, buffers.keys[ply], entry)
    go_back(buffers, value)


@inlined
def pick(buffers: Buffers, place: Int, end: Int) -> Int:
    """Swap the action of the highest rank to the front of those left; return it."""
    actions, ranks = buffers.actions, buffers.ranks
    chosen = place
    most = ranks[place]
    for index in range(place + 1, end):
        if ranks[index] > most:
            most = ranks[index]
            chosen = index
    action = actions[chosen]
    ranks[chosen] = ranks[place]
    actions[chosen] = actions[place]
    actions[place] = action
    return action


@inlined
def leaf_value(state: State, buffers: Buffers, settings: Settings, rules: Rules, side: Int) -> Int:
    """The value for `side` of a position that need not be entered, else NOT_A_LEAF."""
    ply = buffers.control[PLY]
    line = (ply + 1) * MAX_PLIES
    buffers.lines[line] = -1
    mover = state[MOVER]
    if mover == OVER:
        value = rules.final(state, ply + 1)
        return -value if side == 1 else value
    answer = np.int64(-1) if settings.blind else rules.winning(state)
    if answer >= 0:  # the opponent, or the player to move again, wins at once
        buffers.lines[line] = answer
        buffers.lines[line + 1] = -1
        return WIN - ply - 2 if mover == side else ply + 2 - WIN
    if buffers.frames[ply * FRAME + DEPTH] <= 1:
        buffers.control[HORIZON] = 1
        value = rules.evaluate(state)
        return -value if side == 1 else value
    return NOT_A_LEAF


@inlined
def try_next(state: State, buffers: Buffers, settings: Settings, rules: Rules) -> None:
    """Play the most promising move that is left, or leave the frame if there is none."""
    control, frames = buffers.control, buffers.frames
    ply = control[PLY]
    frame = ply * FRAME
    place = frames[frame + NEXT]
    if place == frames[frame + END]:
        leave(buffers, settings)
        return
    action = pick(buffers, place, frames[frame + END])
    frames[frame + NEXT] = place + 1
    rules.apply(state, action)
    control[NODES] += 1
    value = leaf_value(state, buffers, settings, rules, frames[frame + SIDE])
    if value != NOT_A_LEAF:
        frames[frame + SCOUT] = 0
        control[VALUE] = value
        control[MODE] = BACK
        return
    alpha = frames[frame + ALPHA]
    beta = frames[frame + BETA]
    scout = place > ply * MAX_ACTIONS and beta - alpha > 1  # only ask whether it beats the best
    frames[frame + SCOUT] = scout
    if scout:
        beta = alpha + 1
    open_child(frames, frame, state[MOVER], alpha, beta)
    control[PLY] = ply + 1
    control[MODE] = ENTER


_NUMBERS = types.int64[::1]
_KEYS = types.uint64[::1]


@kernel(
    types.void(
        STATE,
        named_tuple(Buffers),
        named_tuple(Settings),
        types.int64,
        types.FunctionType(LEGAL),
        types.FunctionType(APPLY),
        types.FunctionType(EVALUATE),
        types.FunctionType(FINAL),
        types.FunctionType(WINNING),
        types.FunctionType(RANK),
        types.FunctionType(KEY),
        types.FunctionType(COUNT),
        types.FunctionType(ENDGAME),
    )
)
def search_on(
    state: State,
    buffers: Buffers,
    settings: Settings,
    budget: Int,
    legal: Any,
    apply: Any,
    evaluate: Any,
    final: Any,
    winning: Any,
    rank: Any,
    search_key: Any,
    bulk: Any,
    endgame: Any,
) -> None:
    """Continue one iteration until it is done or `budget` nodes have been visited in all.

    The rules come one by one: numba makes a function pointer of an argument only, not of a field.
    """
    rules = Rules(legal, apply, evaluate, final, winning, rank, search_key, bulk, endgame)
    control = buffers.control
    while control[MODE] != DONE:
        if control[MODE] == ENTER:
            if control[NODES] >= budget:
                return
            enter(state, buffers, settings, rules)
            continue
        if control[MODE] == BACK:
            take_value(state, buffers, settings, rules)
        if control[MODE] == PICK:
            try_next(state, buffers, settings, rules)
