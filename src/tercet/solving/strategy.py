"""Find a quick and small winning strategy: the winner's move in every position that can arise."""

from dataclasses import dataclass, field
from functools import cached_property

from tercet.core.game import Game
from tercet.core.state import FIRST_WINS, MOVER, OVER, RESULT, State
from tercet.search.proof import Proof, new_table

MAX_PLIES = 60  # of a win


class NotProven(Exception):
    """No win was found within the node budget."""


@dataclass
class StrategyFinder:
    """Finds the moves of one seat in positions that it wins by force."""

    game: Game
    winner: int
    nodes: int = 10**7  # per proof that a position is won within some plies
    _best: dict[int, tuple[int, int]] = field(default_factory=dict)
    _lengths: dict[int, int] = field(default_factory=dict)

    @cached_property
    def _table(self) -> State:
        return new_table(18)

    def wins(self, state: State, plies: int) -> bool:
        """Whether the seat can force a win within this many plies."""
        if self.game.insight.winning(state) >= 0:  # the seat to move wins with its next move
            return bool(state[MOVER] == self.winner)
        proof = Proof(self.game, state, self.winner, horizon=plies, table=self._table)
        proof.advance(self.nodes)
        if not proof.finished:
            raise NotProven
        return proof.proven

    def plies_to_win(self, state: State) -> int:
        """The number of plies to win against the best defence; the winner is to move."""
        key = int(self.game.kernel.key(state))
        if key not in self._lengths:
            for plies in range(1, MAX_PLIES, 2):
                if self.wins(state, plies):
                    self._lengths[key] = plies
                    break
            else:
                raise NotProven
        return self._lengths[key]

    def move(self, state: State) -> int:
        """A move of a quickest win; among those, the one with the smallest strategy."""
        return self._smallest(state)[1]

    def line(self, state: State, plies: int) -> list[int]:
        """A win within this many plies against the longest defence."""
        line: list[int] = []
        while state[MOVER] != OVER:
            plies -= 1
            moves = [(action, self.after(state, action)) for action in self.game.legal(state)]
            if state[MOVER] == self.winner:
                found = (move for move in moves if self._is_won(move[1], plies))
            else:
                found = (move for move in moves if not self._is_won(move[1], plies - 2))
            action, state = next(found, moves[0])
            line.append(action)
        return line

    def _is_won(self, state: State, plies: int) -> bool:
        if state[MOVER] == OVER:
            return bool(state[RESULT] == FIRST_WINS + self.winner)
        return plies > 0 and self.wins(state, plies)

    def after(self, state: State, action: int) -> State:
        """The state after an action."""
        state = self.game.with_room(state, 1)
        self.game.kernel.apply(state, action)
        return state

    def _smallest(self, state: State) -> tuple[int, int]:
        """The size of the smallest quickest strategy, and its first move.

        The size counts a position once per line that reaches it.
        """
        key = int(self.game.kernel.key(state))
        if key not in self._best:
            plies = self.plies_to_win(state)
            strategies = []
            for action in self.game.legal(state):
                after = self.after(state, action)
                if plies == 1:
                    if self._is_won(after, 0):
                        strategies.append((1, action))
                elif after[MOVER] != OVER and self.wins(after, plies - 1):
                    replies = [self.after(after, reply) for reply in self.game.legal(after)]
                    sizes = [self._smallest(reply)[0] for reply in replies if reply[MOVER] != OVER]
                    strategies.append((1 + sum(sizes), action))
            self._best[key] = min(strategies)
        return self._best[key]
