"""Forced wins by depth-first proof-number search (df-pn), for kernels without chance.

A `Proof` asks whether one seat, the prover, can force a win; a draw, a repetition and whatever
lies beyond the horizon count against the prover. Only proofs are reported: a search that ends
without one has shown nothing, as it may have given up lines for a repetition that another path
avoids.
"""

import numpy as np

from tercet.core.game import Game
from tercet.core.state import FIRST_WINS, MAX_ACTIONS, MOVER, OVER, RESULT, State
from tercet.search.proof_kernel import (
    CONTROL,
    DEEPEST,
    DISPROOF,
    DISPROOF_LIMIT,
    ENTERING,
    FRAME,
    FRAME_KEY,
    INFINITE,
    NODES,
    NOTE,
    PATH,
    PROOF,
    PROOF_LIMIT,
    SLOT,
    TWIN,
    Buffers,
    Rules,
    Settings,
    find_slot,
    mixed,
    search,
)
from tercet.search.report import Line, Report, Verdict

TURN = 512  # nodes that one of the two searches for a proof gets at a time


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
        self._control = np.zeros(CONTROL, np.int64)
        self._control[[ENTERING, PROOF, DISPROOF]] = 1
        actions, notes, keys, proofs, disproofs = np.zeros((5, frames * MAX_ACTIONS), np.int64)
        self._buffers = Buffers(
            table=self._table,
            saved=np.zeros(frames * rules.HEAD, np.int64),
            actions=actions,
            notes=notes,
            keys=keys,
            proofs=proofs,
            disproofs=disproofs,
            frames=self._frames,
            control=self._control,
        )
        self._settings = Settings(rules.HEAD, prover, horizon)
        self._rules = Rules(
            rules.legal, rules.apply, insight.winning, insight.rank, insight.search_key
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
            search(self._state, self._buffers, self._settings, self.nodes + nodes, *self._rules)

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
            slot = int(find_slot(self._table, self._key(after, ply + 1)))
            if slot >= 0 and self._table[slot + 1] >> 32 == 0:
                lengths[action] = int(self._table[slot + 2] & (TWIN - 1))
        if not lengths:
            return None
        choose = min if state[MOVER] == self.prover else max
        return choose(lengths, key=lengths.__getitem__)

    def _key(self, state: State, ply: int) -> np.int64:
        key = np.uint64(self.game.insight.search_key(state)).astype(np.int64)
        return np.int64(mixed(key, self.horizon - ply + 1)) if self.horizon else key


class Proofs:
    """Both seats' forced wins, searched by turns until one is found."""

    def __init__(self, game: Game, state: State, *, bits: int = 18) -> None:
        """Ask who wins from `state`, in which a seat is to move."""
        mover = int(state[MOVER])
        self.proofs = [Proof(game, state, seat, bits=bits) for seat in (mover, 1 - mover)]
        self._turn = 0
        self._left = TURN

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
                self._left = TURN

    def report(self) -> Report:
        """The proven win or loss with a line, or nothing."""
        for proof in self.proofs:
            if proof.proven:
                found = proof.report()
                return Report(found.lines, self.nodes, found.depth, True, found.verdict)
        return Report((), self.nodes, finished=self.finished)
