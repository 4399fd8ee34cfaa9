"""Forced wins by depth-first proof-number search (df-pn), for kernels without chance.

A `Proof` asks whether one seat, the prover, can force a win; a draw, a repetition and whatever
lies beyond the horizon count against the prover. Only proofs are told: a search that ends without
one has shown nothing, as it may have given up lines for a repetition that another path avoids.

Why a proof may be kept for other paths to the same position: a proof is a finite tree, each of its
leaves a win and none of its positions drawn on the path where it was searched, least of all by the
game before the root. So, with repetitions within the search left aside, the root has a win of a
known greatest length, and then also one that comes nearer to its end with every ply. That one never
meets a position twice, so no repetition draws it; and if the known length is not more than the
plies before a counting rule could draw (`Game.plies_until_draw`), nothing else does.

A disproof is kept for every path only if it does not rest on the path; otherwise it is kept
under a key of the whole path.
"""

from typing import Any

import numpy as np
from numba import types

from tercet.core.game import Game
from tercet.core.jit import APPLY, COUNT, KEY, LEGAL, RANK, STATE, helper, kernel
from tercet.core.state import FIRST_WINS, MAX_ACTIONS, MOVER, OVER, RESULT, Int, State
from tercet.search.report import Line, Report, Verdict

INFINITE = 1 << 30
CLEAN = 1 << 20  # a disproof that rests on no ply of the path
DEEPEST = 160  # plies below the root that are looked at
SLOT = 4  # numbers of a table entry: key, proof number << 32 | disproof number, note, work
TWIN = 1 << 40  # in a note: disproven on some path, which is kept under the path's key

# Numbers of a frame: its key, the key of its path, both limits, the end of its children, the child
# being searched, whether the prover moves, the nodes when it was entered.
FRAME_KEY, PATH, PROOF_LIMIT, DISPROOF_LIMIT, END, CHILD, PROVER_MOVES, ENTERED = range(8)
FRAME = 8
PLY, NODES, ENTERING, PROOF, DISPROOF, NOTE = range(6)  # of the control numbers

_MULTIPLIER = np.uint64(0x9E3779B97F4A7C15)
_SHIFT = np.uint64(29)
_NUMBERS = types.int64[::1]
_SIGNATURE = types.void(
    STATE,
    types.int64,
    types.int64,
    types.int64,
    types.int64,
    *[_NUMBERS] * 9,
    types.FunctionType(LEGAL),
    types.FunctionType(APPLY),
    types.FunctionType(COUNT),
    types.FunctionType(RANK),
    types.FunctionType(KEY),
)


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


@helper
def look_up(
    table: State, path: Int, place: Int, keys: State, proofs: State, disproofs: State, notes: State
) -> None:
    """What the table knows of a child; nothing changes if it knows nothing."""
    slot = find_slot(table, keys[place])
    if slot < 0:
        return
    note = table[slot + 2]
    if note & TWIN and table[slot + 1] >> 32:
        twin = find_slot(table, mixed(path, keys[place]))
        if twin >= 0:
            slot = twin
    proofs[place] = table[slot + 1] >> 32
    disproofs[place] = table[slot + 1] & 0xFFFFFFFF
    notes[place] = table[slot + 2] & (TWIN - 1)


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


@kernel(_SIGNATURE)
def search(
    state: State,
    head: Int,
    budget: Int,
    prover: Int,
    horizon: Int,
    table: State,
    saved: State,
    actions: State,
    ranks: State,
    keys: State,
    proofs: State,
    disproofs: State,
    frames: State,
    control: State,
    legal: Any,
    apply: Any,
    winning: Any,
    rank: Any,
    search_key: Any,
) -> None:
    """Go on until `budget` nodes have been entered or the root is decided."""
    won = FIRST_WINS + prover
    notes = ranks  # ranks are done with when the children get their notes
    deepest = horizon if horizon else DEEPEST
    ply = control[PLY]
    while True:
        frame = ply * FRAME
        begin = ply * MAX_ACTIONS
        if control[ENTERING]:
            if control[NODES] >= budget:
                break
            control[ENTERING] = 0
            frames[frame + ENTERED] = control[NODES]
            control[NODES] += 1
            prover_moves = state[MOVER] == prover
            frames[frame + PROVER_MOVES] = prover_moves
            for index in range(head):
                saved[ply * head + index] = state[index]
            end = legal(state, actions, begin)
            rank(state, actions, begin, end, ranks)
            order(actions, ranks, begin, end)
            for index in range(begin, end):
                apply(state, actions[index])
                keys[index] = 0
                if state[MOVER] == OVER:
                    win = state[RESULT] == won
                    proofs[index] = 0 if win else INFINITE
                    disproofs[index] = INFINITE if win else 0
                    notes[index] = 0 if win else CLEAN
                elif ply + 1 >= deepest:
                    proofs[index] = INFINITE
                    disproofs[index] = 0
                    notes[index] = CLEAN if horizon else 0
                elif winning(state) >= 0:
                    win = state[MOVER] == prover
                    proofs[index] = 0 if win else INFINITE
                    disproofs[index] = INFINITE if win else 0
                    notes[index] = 1 if win else CLEAN
                else:
                    proofs[index] = 1
                    disproofs[index] = 1
                    notes[index] = 0
                    key = np.int64(search_key(state))
                    if horizon:
                        key = mixed(key, horizon - ply)
                    keys[index] = key
                    for above in range(0 if horizon == 0 else ply + 1, ply + 1):
                        if frames[above * FRAME + FRAME_KEY] == key:
                            proofs[index] = INFINITE
                            disproofs[index] = 0
                            notes[index] = above
                            break
                for number in range(head):
                    state[number] = saved[ply * head + number]
            frames[frame + END] = end

        prover_moves = frames[frame + PROVER_MOVES] != 0
        end = frames[frame + END]
        path = frames[frame + PATH]
        proof = INFINITE if prover_moves else 0
        disproof = 0 if prover_moves else INFINITE
        note = CLEAN if prover_moves else 0
        best = begin
        second = INFINITE
        for index in range(begin, end):
            if proofs[index] and disproofs[index]:
                look_up(table, path, index, keys, proofs, disproofs, notes)
            if prover_moves:
                number = proofs[index]
                disproof += disproofs[index]
                if number < proof:
                    second = proof
                    proof = number
                    best = index
                elif number < second:
                    second = number
            else:
                number = disproofs[index]
                proof += proofs[index]
                if number < disproof:
                    second = disproof
                    disproof = number
                    best = index
                elif number < second:
                    second = number
        if proof == 0:
            disproof = INFINITE
            note = INFINITE if prover_moves else 0
            for index in range(begin, end):
                if proofs[index] == 0:
                    other = notes[index]
                    note = min(note, other) if prover_moves else max(note, other)
            note += 1
        elif disproof == 0:
            proof = INFINITE
            note = CLEAN if prover_moves else 0
            for index in range(begin, end):
                if disproofs[index] == 0:
                    other = notes[index]
                    note = min(note, other) if prover_moves else max(note, other)
            if note >= ply:
                note = CLEAN
        else:
            proof = min(proof, INFINITE - 1)
            disproof = min(disproof, INFINITE - 1)
            note = 0

        if proof >= frames[frame + PROOF_LIMIT] or disproof >= frames[frame + DISPROOF_LIMIT]:
            key = frames[frame + FRAME_KEY]
            work = control[NODES] - frames[frame + ENTERED]
            if disproof == 0 and note < ply:
                store(table, path, proof, disproof, note, work)
                slot = find_slot(table, key)
                before = table[slot + 1] >> 32 if slot >= 0 else 1
                again = table[slot + 1] & 0xFFFFFFFF if slot >= 0 else 1
                if before and again:
                    store(table, key, min(2 * before, INFINITE - 1), again, TWIN, work)
            else:
                slot = find_slot(table, key)
                flag = table[slot + 2] & TWIN if slot >= 0 else 0
                store(table, key, proof, disproof, note | flag, work)
            if ply == 0:
                control[PROOF] = proof
                control[DISPROOF] = disproof
                control[NOTE] = note
                break
            ply -= 1
            for index in range(head):
                state[index] = saved[ply * head + index]
            child = frames[ply * FRAME + CHILD]
            proofs[child] = proof
            disproofs[child] = disproof
            notes[child] = note
            continue

        frames[frame + CHILD] = best
        beyond = min(max(second + 1, second + second // 4), INFINITE)
        below = frame + FRAME
        if prover_moves:
            frames[below + PROOF_LIMIT] = min(frames[frame + PROOF_LIMIT], beyond)
            rest = frames[frame + DISPROOF_LIMIT] - disproof + disproofs[best]
            frames[below + DISPROOF_LIMIT] = min(rest, INFINITE)
        else:
            rest = frames[frame + PROOF_LIMIT] - proof + proofs[best]
            frames[below + PROOF_LIMIT] = min(rest, INFINITE)
            frames[below + DISPROOF_LIMIT] = min(frames[frame + DISPROOF_LIMIT], beyond)
        frames[below + FRAME_KEY] = keys[best]
        frames[below + PATH] = mixed(path, keys[best])
        apply(state, actions[best])
        ply += 1
        control[ENTERING] = 1
    control[PLY] = ply


def new_table(bits: int) -> State:
    """An empty table of ``2 ** bits`` entries."""
    return np.zeros(SLOT << bits, np.int64)


class Proof:
    """A search for one seat's forced win.

    With a `horizon` it asks for a win within so many plies; then no repetition matters, a failure
    is as certain as a success, and searches of one game and prover may share a table.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        prover: int,
        *,
        horizon: int = 0,
        table: State | None = None,
        bits: int = 18,
    ) -> None:
        """Ask whether `prover` wins from `state`, in which a seat is to move."""
        rules, insight = game.kernel, game.insight
        self.game, self.prover, self.horizon = game, prover, horizon
        self.root = state.copy()
        self._table = new_table(bits) if table is None else table
        frames = (horizon or DEEPEST) + 1
        self._state = game.with_room(state, frames)
        self._frames = np.zeros(frames * FRAME, np.int64)
        self._frames[FRAME_KEY] = self._key(state, 0)
        self._frames[PATH] = self._frames[FRAME_KEY]
        self._frames[PROOF_LIMIT] = self._frames[DISPROOF_LIMIT] = INFINITE
        self._control = np.zeros(6, np.int64)
        self._control[[ENTERING, PROOF, DISPROOF]] = 1
        saved = np.zeros(frames * rules.HEAD, np.int64)
        children = [np.zeros(frames * MAX_ACTIONS, np.int64) for _ in range(5)]
        self._arguments: tuple[Any, ...] = (
            self._table,
            saved,
            *children,
            self._frames,
            self._control,
        )
        self._kernels: tuple[Any, ...] = (
            rules.legal,
            rules.apply,
            insight.winning,
            insight.rank,
            insight.search_key,
        )

    @property
    def nodes(self) -> int:
        """Positions entered so far, again and again counted each time."""
        return int(self._control[NODES])

    @property
    def finished(self) -> bool:
        """Whether the root is decided, one way or the other."""
        return bool(self._control[PROOF] == 0 or self._control[DISPROOF] == 0)

    @property
    def proven(self) -> bool:
        """Whether the win is certain."""
        plies = self.game.plies_until_draw(self.root)
        return bool(self._control[PROOF] == 0) and (plies is None or self.bound <= plies)

    @property
    def bound(self) -> int:
        """Once decided by a proof: the win takes at most so many plies."""
        return int(self._control[NOTE])

    def advance(self, nodes: int) -> None:
        """Enter so many positions, or fewer if the root is decided."""
        if not self.finished:
            budget = self.nodes + nodes
            rules = self.game.kernel
            search(
                self._state,
                rules.HEAD,
                budget,
                self.prover,
                self.horizon,
                *self._arguments,
                *self._kernels,
            )

    def report(self) -> Report:
        """The win and a line to it, if proven; else nothing."""
        if not self.proven:
            return Report((), self.nodes, finished=self.finished)
        verdict = Verdict(1 if self.root[MOVER] == self.prover else -1, within=self.bound)
        line = self.line()
        lines = (Line(tuple(line), float(verdict.result > 0), verdict),) if line else ()
        return Report(lines, self.nodes, len(line), finished=True, verdict=verdict)

    def line(self) -> list[int]:
        """After a proof: the quickest known win against the longest resistance."""
        state, line = self.root.copy(), list[int]()
        while state[MOVER] != OVER and len(line) < self.bound:
            found = self._next(state, len(line))
            if found is None:
                break
            line.append(found)
            state = self.game.with_room(state, 1)
            self.game.kernel.apply(state, found)
        return line

    def _next(self, state: State, ply: int) -> int | None:
        """The move of the line; None where the table has forgotten it."""
        lengths: dict[int, int] = {}
        for action in self.game.legal(state):
            after = self.game.with_room(state, 1)
            self.game.kernel.apply(after, action)
            if after[MOVER] == OVER:
                if after[RESULT] == FIRST_WINS + self.prover:
                    lengths[action] = 0
                continue
            if self.game.insight.winning(after) >= 0:
                if after[MOVER] == self.prover:
                    lengths[action] = 1
                continue
            slot = int(find_slot_of(self._table, self._key(after, ply + 1)))
            if slot >= 0 and self._table[slot + 1] >> 32 == 0:
                lengths[action] = int(self._table[slot + 2] & (TWIN - 1))
        if not lengths:
            return None
        choose = min if state[MOVER] == self.prover else max
        return choose(lengths, key=lengths.__getitem__)

    def _key(self, state: State, ply: int) -> int:
        key = np.uint64(self.game.insight.search_key(state)).astype(np.int64)
        return int(mixed_keys(key, self.horizon - ply + 1)) if self.horizon else int(key)


@kernel(types.int64(_NUMBERS, types.int64))
def find_slot_of(table: State, key: Int) -> Int:
    """`find_slot` for plain Python."""
    return find_slot(table, key)


@kernel(types.int64(types.int64, types.int64))
def mixed_keys(one: Int, other: Int) -> Int:
    """`mixed` for plain Python."""
    return mixed(one, other)


class Proofs:
    """Both seats' forced wins, searched by turns until one is found."""

    TURN = 512  # nodes that one of the two searches gets at a time

    def __init__(self, game: Game, state: State, *, bits: int = 18) -> None:
        """Ask who wins from `state`, in which a seat is to move."""
        mover = int(state[MOVER])
        self.proofs = [Proof(game, state, seat, bits=bits) for seat in (mover, 1 - mover)]
        self._turn = 0
        self._left = self.TURN

    @property
    def nodes(self) -> int:
        """Positions entered by both."""
        return sum(proof.nodes for proof in self.proofs)

    @property
    def finished(self) -> bool:
        """Whether a win is proven, or both have ended without one."""
        return any(proof.proven for proof in self.proofs) or all(
            proof.finished for proof in self.proofs
        )

    def advance(self, nodes: int) -> None:
        """Enter so many positions; who is searched next depends on their number alone."""
        while nodes > 0 and not self.finished:
            proof = self.proofs[self._turn]
            before = proof.nodes
            proof.advance(min(nodes, self._left))
            nodes -= proof.nodes - before
            self._left -= proof.nodes - before
            if self._left == 0 or proof.finished:
                self._turn = 1 - self._turn
                self._left = self.TURN

    def report(self) -> Report:
        """The proven win or loss with a line, or nothing."""
        for proof in self.proofs:
            if proof.proven:
                found = proof.report()
                return Report(found.lines, self.nodes, found.depth, True, found.verdict)
        return Report((), self.nodes, finished=self.finished)
