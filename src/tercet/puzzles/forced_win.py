"""Wins by force: one first move wins within a number of plies, all others do not.

Everything is proven by proof-number search with a horizon, for which a failure is as certain as a
success. A search that runs out of nodes proves nothing, and its position makes no puzzle.
"""

from collections.abc import Iterator

from tercet.core.game import Game
from tercet.core.position import Position
from tercet.core.puzzles import KindName
from tercet.core.state import FIRST_WINS, MOVER, OVER, RESULT, State
from tercet.puzzles.kinds import Solution, previous_turn, without_forced_end
from tercet.search.proof import Proof, new_table

MIN_PLIES = 3
MAX_PLIES = 11
MARGIN = 2  # no other first move wins within so many more plies
BEFORE_MARGIN = 4  # nor was there a win within so many more plies a turn earlier
LAST_PLIES = 20  # of a game that are searched for puzzles
SCAN_NODES = 3_000  # per proof while a game is searched
BEFORE_NODES = 30_000  # to find out whether a position was won a turn earlier
PROOF_NODES = 400_000  # per proof of a puzzle
TABLE_BITS = 18


class ForcedWin:
    """Finds and judges wins by force."""

    name: KindName = "forced-win"

    def __init__(self, game: Game) -> None:
        """Begin with empty tables."""
        self.game = game
        self._tables = [new_table(TABLE_BITS), new_table(TABLE_BITS)]

    def candidates(self, finished: Position) -> Iterator[int]:
        """Where a win has just become possible, the longest first."""
        first = max(finished.first_ply, finished.ply - LAST_PLIES)
        lengths = {
            ply: self._quick_plies_to_win(finished.truth_at(ply))
            for ply in range(finished.ply - 1, first - 1, -1)
        }
        won = [(length, ply) for ply, length in lengths.items() if length is not None]
        for length, ply in sorted(won, key=lambda one: (-one[0], one[1])):
            if length >= MIN_PLIES and not self._was_won(finished, ply, length):
                yield ply

    def _quick_plies_to_win(self, state: State) -> int | None:
        """In how many plies the seat to move wins, if a short search sees a win at all."""
        won = self.wins(state, int(state[MOVER]), MAX_PLIES, SCAN_NODES)
        return self.plies_to_win(state, SCAN_NODES) if won else None

    def _was_won(self, finished: Position, ply: int, length: int) -> bool:
        """Whether the seat could win a turn earlier; also if it had no earlier turn."""
        before = previous_turn(finished, ply)
        if before is None:
            return True
        state = finished.truth_at(before)
        horizon = min(length + BEFORE_MARGIN, MAX_PLIES + 2)
        return self.wins(state, int(state[MOVER]), horizon, BEFORE_NODES) is True

    def wins(self, state: State, seat: int, plies: int, nodes: int = PROOF_NODES) -> bool | None:
        """Whether a seat can force a win within so many plies; None: not found out."""
        if state[MOVER] == OVER:
            return bool(state[RESULT] == FIRST_WINS + seat)
        if plies <= 0:
            return False
        if self.game.insight.winning(state) >= 0:  # the seat to move wins with its next move
            return bool(state[MOVER] == seat)
        proof = Proof(self.game, state, seat, horizon=plies, table=self._tables[seat])
        proof.advance(nodes)
        return proof.proven if proof.finished else None

    def plies_to_win(self, state: State, nodes: int = PROOF_NODES) -> int | None:
        """In how many plies the seat to move wins; None if that is not known or too far."""
        for plies in range(1, MAX_PLIES + 1, 2):
            found = self.wins(state, int(state[MOVER]), plies, nodes)
            if found is not False:
                return plies if found else None
        return None

    def solution(self, position: Position) -> Solution | None:
        """The only move that wins, and the win against the longest resistance."""
        state = position.state
        seat = int(state[MOVER])
        plies = self.plies_to_win(state)
        if plies is None or plies < MIN_PLIES:
            return None
        winning = []
        for action in self.game.legal(state):
            found = self.wins(self.game.played(state, action), seat, plies - 1 + MARGIN)
            if found is None:
                return None
            if found:
                winning.append(action)
        if len(winning) != 1:
            return None
        actions, states = self._line(state, plies)
        kept = without_forced_end(
            actions, states, self.game, lambda at: self.accepted(states[at], plies - at)
        )
        moves = [self.game.format(*pair) for pair in zip(kept, states, strict=False)]
        return Solution(tuple(moves), plies=plies)

    def _line(self, state: State, plies: int) -> tuple[list[int], list[State]]:
        """The win against the longest resistance, and where each of its moves is played."""
        actions, states = list[int](), list[State]()
        while state[MOVER] != OVER and len(actions) < plies:
            left = plies - len(actions)
            solver = len(actions) % 2 == 0
            states.append(state)
            actions.append(self.accepted(state, left)[0] if solver else self.reply(state, left))
            state = self.game.played(state, actions[-1])
        return actions, states

    def accepted(self, state: State, left: int) -> list[int]:
        """The moves of the seat to move that win within the plies that are left."""
        seat = int(state[MOVER])
        return [
            action
            for action in self.game.legal(state)
            if self.wins(self.game.played(state, action), seat, left - 1)
        ]

    def reply(self, state: State, left: int) -> int:
        """The reply that delays the loss most, and then leaves the fewest right answers."""

        def resistance(action: int) -> tuple[int, int, int]:
            after = self.game.played(state, action)
            plies = self.plies_to_win(after) or MAX_PLIES
            answers = len(self.accepted(after, left - 1)) if plies >= left - 1 else 0
            return plies, -answers, -action

        return max(self.game.legal(state), key=resistance)
