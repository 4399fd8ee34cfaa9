"""A winning strategy, small and quick: for each position that can arise, the winner's move."""

from dataclasses import dataclass, field
from functools import cached_property

from tercet.core.game import Game
from tercet.core.state import FIRST_WINS, MOVER, OVER, RESULT, State
from tercet.search.proof import Proof, new_table

LONGEST = 60  # plies of a win that is looked for


class NotProven(Exception):
    """No win was found within the budget."""


@dataclass
class Strategist:
    """Finds the moves of one seat, which must have a win."""

    game: Game
    winner: int
    nodes: int = 10**7  # for each question whether a position is won within some plies
    _sizes: dict[int, tuple[int, int]] = field(default_factory=dict)
    _lengths: dict[int, int] = field(default_factory=dict)

    @cached_property
    def _table(self) -> State:
        return new_table(18)

    def wins(self, state: State, plies: int) -> bool:
        """Whether the winner forces the win within so many plies."""
        if self.game.insight.winning(state) >= 0:  # whoever is to move wins at once
            return bool(state[MOVER] == self.winner)
        proof = Proof(self.game, state, self.winner, horizon=plies, table=self._table)
        proof.advance(self.nodes)
        if not proof.finished:
            raise NotProven
        return proof.proven

    def length(self, state: State) -> int:
        """How many plies the win takes against the best defence; the winner is to move."""
        key = int(self.game.kernel.key(state))
        if key not in self._lengths:
            for plies in range(1, LONGEST, 2):
                if self.wins(state, plies):
                    self._lengths[key] = plies
                    break
            else:
                raise NotProven
        return self._lengths[key]

    def move(self, state: State) -> int:
        """A move of a quickest win, of those the one with the fewest positions to know."""
        return self._plan(state)[1]

    def line(self, state: State, plies: int) -> list[int]:
        """A win within so many plies against a defence that holds out as long as it can."""
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

    def _plan(self, state: State) -> tuple[int, int]:
        """How many positions a strategy from here has, counted along each line, and its move."""
        key = int(self.game.kernel.key(state))
        if key not in self._sizes:
            plies = self.length(state)
            plans = []
            for action in self.game.legal(state):
                after = self.after(state, action)
                if plies == 1:
                    if self._is_won(after, 0):
                        plans.append((1, action))
                elif after[MOVER] != OVER and self.wins(after, plies - 1):
                    replies = [self.after(after, reply) for reply in self.game.legal(after)]
                    sizes = [self._plan(reply)[0] for reply in replies if reply[MOVER] != OVER]
                    plans.append((1 + sum(sizes), action))
            self._sizes[key] = min(plans)
        return self._sizes[key]
