"""The compiled part of proof-number search, depth-first (df-pn).

Why a proof may be kept for other paths to the same position: a proof is a finite tree, each of its
leaves a win and none of its positions drawn on the path where it was searched, least of all by the
game before the root. So, with repetitions within the search left aside, the root has a win of a
known greatest length, and then also one that comes nearer to its end with every ply. That one never
meets a position twice, so no repetition draws it; and if the known length is not more than the
plies before a counting rule could draw (`Game.plies_until_draw`), nothing else does.

A disproof is kept for every path only if it does not rest on the path; otherwise it is kept
under a key of the whole path.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import types

from tercet.core.jit import (
    APPLY,
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
from tercet.core.state import FIRST_WINS, MAX_ACTIONS, MOVER, OVER, RESULT, Int, State

INFINITE = 1 << 30
CLEAN = 1 << 20  # a disproof that rests on no ply of the path
DEEPEST = 160  # plies below the root that are looked at
SLOT = 4  # numbers of a table entry: key, proof number << 32 | disproof number, note, work
TWIN = 1 << 40  # in a note: disproven on some path, which is kept under the path's key

# Indices in a frame: its key, the key of its path, both limits, the end of its children, the child
# being searched, whether the prover moves, the nodes when it was entered.
FRAME_KEY, PATH, PROOF_LIMIT, DISPROOF_LIMIT, END, CHILD, PROVER_MOVES, ENTERED, FRAME = range(9)
# Indices in `Buffers.control`; the last three are what is known of the root.
PLY, NODES, ENTERING, PROOF, DISPROOF, NOTE, CONTROL = range(7)

_MULTIPLIER = np.uint64(0x9E3779B97F4A7C15)
_SHIFT = np.uint64(29)


class Buffers(NamedTuple):
    """All arrays of a search; those by ply have a part of equal size for each ply.

    A note is, for a proof, the most plies to the end, and for a disproof, the lowest ply of the
    path that it rests on, or CLEAN. Ranks have been used when the children get their notes, so both
    share an array.
    """

    table: State
    saved: State  # by ply: the head of the state
    actions: State  # by ply, and so are the numbers of the children that they lead to
    notes: State
    keys: State
    proofs: State
    disproofs: State
    frames: State
    control: State


class Settings(NamedTuple):
    """What stays the same during a search."""

    head: int
    prover: int
    horizon: int  # 0 if there is none


class Rules(NamedTuple):
    """The compiled functions of a game that this search calls."""

    legal: Any
    apply: Any
    winning: Any
    rank: Any
    search_key: Any


@helper
def mixed(one: Int, other: Int) -> Int:
    """Two keys made into one, their order counting."""
    value = (np.uint64(one) + np.uint64(0x632BE59BD9B4E019)) * _MULTIPLIER
    value ^= value >> _SHIFT
    value = (value + np.uint64(other)) * _MULTIPLIER
    return np.int64(value ^ (value >> _SHIFT))


@helper
def find_slot(table: State, key: Int) -> Int:
    """Where the entry of this key stands in the table, or -1."""
    pairs = np.uint64(table.size // (2 * SLOT) - 1)
    base = np.int64((np.uint64(key) * _MULTIPLIER) >> np.uint64(20) & pairs) * 2 * SLOT
    if table[base] == key and key:  # an empty entry has the key 0
        return base
    if table[base + SLOT] == key and key:
        return base + SLOT
    return -1


@helper
def store(table: State, key: Int, proof: Int, disproof: Int, note: Int, work: Int) -> None:
    """Keep an entry, in the place of the one of two that took less work."""
    slot = find_slot(table, key)
    if slot < 0:
        pairs = np.uint64(table.size // (2 * SLOT) - 1)
        slot = np.int64((np.uint64(key) * _MULTIPLIER) >> np.uint64(20) & pairs) * 2 * SLOT
        if table[slot + SLOT + 3] < table[slot + 3]:
            slot += SLOT
        table[slot + 3] = 0
    table[slot] = key
    table[slot + 1] = proof << 32 | disproof
    table[slot + 2] = note
    table[slot + 3] += work


@inlined
def look_up(buffers: Buffers, path: Int, place: Int) -> None:
    """Take what the table knows of a child; nothing changes if it knows nothing."""
    table, keys = buffers.table, buffers.keys
    slot = find_slot(table, keys[place])
    if slot < 0:
        return
    note = table[slot + 2]
    if note & TWIN and table[slot + 1] >> 32:
        twin = find_slot(table, mixed(path, keys[place]))
        if twin >= 0:
            slot = twin
    buffers.proofs[place] = table[slot + 1] >> 32
    buffers.disproofs[place] = table[slot + 1] & 0xFFFFFFFF
    buffers.notes[place] = table[slot + 2] & (TWIN - 1)


@helper
def order(actions: State, ranks: State, begin: Int, end: Int) -> None:
    """Put the actions of larger rank first."""
    for index in range(begin + 1, end):
        action = actions[index]
        merit = ranks[index]
        place = index
        while place > begin and ranks[place - 1] < merit:
            ranks[place] = ranks[place - 1]
            actions[place] = actions[place - 1]
            place -= 1
        ranks[place] = merit
        actions[place] = action


@inlined
def decide(buffers: Buffers, place: Int, win: Int, note: Int) -> None:
    """Mark a child as proven, if it is a win of the prover, or as disproven."""
    buffers.proofs[place] = 0 if win else INFINITE
    buffers.disproofs[place] = INFINITE if win else 0
    buffers.notes[place] = note


@inlined
def restore(state: State, buffers: Buffers, settings: Settings, ply: Int) -> None:
    """Take the state back to what it was when this ply was entered."""
    for index in range(settings.head):
        state[index] = buffers.saved[ply * settings.head + index]


@inlined
def judge_child(
    state: State, buffers: Buffers, settings: Settings, rules: Rules, ply: Int, place: Int
) -> None:
    """Begin with a child, whose state it is: decided at once, a repetition, or open."""
    horizon = settings.horizon
    frames = buffers.frames
    buffers.keys[place] = 0
    if state[MOVER] == OVER:
        win = state[RESULT] == FIRST_WINS + settings.prover
        decide(buffers, place, win, 0 if win else CLEAN)
    elif ply + 1 >= (horizon if horizon else DEEPEST):
        decide(buffers, place, False, CLEAN if horizon else 0)
    elif rules.winning(state) >= 0:
        win = state[MOVER] == settings.prover
        decide(buffers, place, win, 1 if win else CLEAN)
    else:
        key = np.int64(rules.search_key(state))
        if horizon:
            key = mixed(key, horizon - ply)
        buffers.keys[place] = key
        buffers.proofs[place] = 1
        buffers.disproofs[place] = 1
        buffers.notes[place] = 0
        if horizon == 0:
            for above in range(ply + 1):
                if frames[above * FRAME + FRAME_KEY] == key:
                    decide(buffers, place, False, above)
                    break


@inlined
def enter(state: State, buffers: Buffers, settings: Settings, rules: Rules, ply: Int) -> None:
    """List the moves of a position and judge where they lead."""
    control, frames, actions = buffers.control, buffers.frames, buffers.actions
    frame = ply * FRAME
    begin = ply * MAX_ACTIONS
    control[ENTERING] = 0
    frames[frame + ENTERED] = control[NODES]
    control[NODES] += 1
    frames[frame + PROVER_MOVES] = state[MOVER] == settings.prover
    for index in range(settings.head):
        buffers.saved[ply * settings.head + index] = state[index]
    end = rules.legal(state, actions, begin)
    rules.rank(state, actions, begin, end, buffers.notes)
    order(actions, buffers.notes, begin, end)
    for place in range(begin, end):
        rules.apply(state, actions[place])
        judge_child(state, buffers, settings, rules, ply, place)
        restore(state, buffers, settings, ply)
    frames[frame + END] = end


@inlined
def combine(buffers: Buffers, ply: Int) -> Any:
    """Proof and disproof number from the children, the best child and the second best number."""
    frames, proofs, disproofs = buffers.frames, buffers.proofs, buffers.disproofs
    frame = ply * FRAME
    begin = ply * MAX_ACTIONS
    prover_moves = frames[frame + PROVER_MOVES] != 0
    least = INFINITE
    total = 0
    best = begin
    second = INFINITE
    for place in range(begin, frames[frame + END]):
        if proofs[place] and disproofs[place]:
            look_up(buffers, frames[frame + PATH], place)
        number = proofs[place] if prover_moves else disproofs[place]
        total += disproofs[place] if prover_moves else proofs[place]
        if number < least:
            second = least
            least = number
            best = place
        elif number < second:
            second = number
    if least == 0:
        total = INFINITE
    elif total == 0:
        least = INFINITE
    else:
        least = min(least, INFINITE - 1)
        total = min(total, INFINITE - 1)
    if prover_moves:
        return least, total, best, second
    return total, least, best, second


@inlined
def note_of(buffers: Buffers, ply: Int, proof: Int, disproof: Int) -> Int:
    """The note of a position from those of its children; see `Buffers`."""
    frame = ply * FRAME
    begin = ply * MAX_ACTIONS
    prover_moves = buffers.frames[frame + PROVER_MOVES] != 0
    if proof and disproof:
        return 0
    decided = buffers.proofs if proof == 0 else buffers.disproofs
    note = INFINITE if proof == 0 else CLEAN
    if not prover_moves:
        note = 0
    for place in range(begin, buffers.frames[frame + END]):
        if decided[place] == 0:
            other = buffers.notes[place]
            note = min(note, other) if prover_moves else max(note, other)
    if proof == 0:
        return note + 1
    return CLEAN if note >= ply else note


@inlined
def store_frame(buffers: Buffers, ply: Int, proof: Int, disproof: Int, note: Int) -> None:
    """Put what is known of a position into the table, for all paths to it if that is right."""
    table, frames = buffers.table, buffers.frames
    frame = ply * FRAME
    key = frames[frame + FRAME_KEY]
    work = buffers.control[NODES] - frames[frame + ENTERED]
    slot = find_slot(table, key)
    if disproof == 0 and note < ply:
        store(table, frames[frame + PATH], proof, disproof, note, work)
        slot = find_slot(table, key)
        before = table[slot + 1] >> 32 if slot >= 0 else 1
        again = table[slot + 1] & 0xFFFFFFFF if slot >= 0 else 1
        if before and again:
            store(table, key, min(2 * before, INFINITE - 1), again, TWIN, work)
    else:
        flag = table[slot + 2] & TWIN if slot >= 0 else 0
        store(table, key, proof, disproof, note | flag, work)


@inlined
def open_child(
    buffers: Buffers, ply: Int, proof: Int, disproof: Int, best: Int, second: Int
) -> None:
    """Set the limits within which the best child is searched."""
    frames = buffers.frames
    frame = ply * FRAME
    child = frame + FRAME
    frames[frame + CHILD] = best
    beyond = min(max(second + 1, second + second // 4), INFINITE)
    if frames[frame + PROVER_MOVES]:
        frames[child + PROOF_LIMIT] = min(frames[frame + PROOF_LIMIT], beyond)
        rest = frames[frame + DISPROOF_LIMIT] - disproof + buffers.disproofs[best]
        frames[child + DISPROOF_LIMIT] = min(rest, INFINITE)
    else:
        rest = frames[frame + PROOF_LIMIT] - proof + buffers.proofs[best]
        frames[child + PROOF_LIMIT] = min(rest, INFINITE)
        frames[child + DISPROOF_LIMIT] = min(frames[frame + DISPROOF_LIMIT], beyond)
    frames[child + FRAME_KEY] = buffers.keys[best]
    frames[child + PATH] = mixed(frames[frame + PATH], buffers.keys[best])


@kernel(
    types.void(
        STATE,
        named_tuple(Buffers),
        named_tuple(Settings),
        types.int64,
        types.FunctionType(LEGAL),
        types.FunctionType(APPLY),
        types.FunctionType(WINNING),
        types.FunctionType(RANK),
        types.FunctionType(KEY),
    )
)
def search(
    state: State,
    buffers: Buffers,
    settings: Settings,
    budget: Int,
    legal: Any,
    apply: Any,
    winning: Any,
    rank: Any,
    search_key: Any,
) -> None:
    """Continue until `budget` nodes have been entered or the root is decided.

    The rules come one by one: numba makes a function pointer of an argument only, not of a field.
    """
    rules = Rules(legal, apply, winning, rank, search_key)
    control, frames = buffers.control, buffers.frames
    while True:
        ply = control[PLY]
        frame = ply * FRAME
        if control[ENTERING]:
            if control[NODES] >= budget:
                return
            enter(state, buffers, settings, rules, ply)
        proof, disproof, best, second = combine(buffers, ply)
        if proof < frames[frame + PROOF_LIMIT] and disproof < frames[frame + DISPROOF_LIMIT]:
            open_child(buffers, ply, proof, disproof, best, second)
            apply(state, buffers.actions[best])
            control[PLY] = ply + 1
            control[ENTERING] = 1
            continue
        note = note_of(buffers, ply, proof, disproof)
        store_frame(buffers, ply, proof, disproof, note)
        if ply == 0:
            control[PROOF] = proof
            control[DISPROOF] = disproof
            control[NOTE] = note
            return
        control[PLY] = ply - 1
        restore(state, buffers, settings, ply - 1)
        child = frames[frame - FRAME + CHILD]
        buffers.proofs[child] = proof
        buffers.disproofs[child] = disproof
        buffers.notes[child] = note
