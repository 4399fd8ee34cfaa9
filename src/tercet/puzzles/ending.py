"""Endings in which only a few moves keep the win; searched exactly to the end of the game."""

from collections.abc import Iterator

from tercet.core.game import Game
from tercet.core.position import Position
from tercet.core.puzzles import KindName
from tercet.core.state import FIRST_WINS, MOVER, OVER, RESULT, State
from tercet.puzzles.kinds import Solution, previous_turn, without_forced_end
from tercet.search.alphabeta import AlphaBeta
from tercet.search.report import Report, run

MAX_ACCEPTED = 2  # first moves that win
MIN_LEGAL = 6
SCAN_NODES = 60_000  # per position of a game; earlier ones are not looked at
SOLVE_NODES = 3_000_000
TABLE_BITS = 16


class Ending:
    """Finds and judges endings."""

    name: KindName = "ending"

    def __init__(self, game: Game) -> None:
        """Every search begins anew, so there is nothing to prepare."""
        self.game = game

    def candidates(self, finished: Position) -> Iterator[int]:
        """Where the opponent has just given the win away, the earliest first."""
        won: dict[int, bool] = {}
        for ply in range(finished.ply - 1, finished.first_ply - 1, -1):
            state = finished.truth_at(ply)
            winner = self.winner(state, SCAN_NODES)
            if winner is None:
                break
            won[ply] = winner == state[MOVER]
        for ply in sorted(won):
            before = previous_turn(finished, ply)
            if won[ply] and before is not None and not won.get(before, False):
                yield ply

    def winner(self, state: State, nodes: int = SOLVE_NODES) -> int | None:
        """The seat that wins with best play, -1 for a draw; None: not found out."""
        if state[MOVER] == OVER:
            result = int(state[RESULT]) - FIRST_WINS
            return result if result in (0, 1) else -1
        verdict = self._search(state, nodes).verdict
        if verdict is None:
            return None
        mover = int(state[MOVER])
        return -1 if verdict.result == 0 else mover if verdict.result > 0 else 1 - mover

    def _search(self, state: State, nodes: int = SOLVE_NODES) -> Report:
        search = AlphaBeta(self.game, state, exact=True, table_bits=TABLE_BITS)
        return run(search, nodes=nodes)

    def accepted(self, state: State, left: int = 0) -> list[int]:  # noqa: ARG002 - see `Kind`
        """The moves after which the seat to move still wins."""
        seat = int(state[MOVER])
        return [
            action
            for action in self.game.legal(state)
            if self.winner(self.game.played(state, action)) == seat
        ]

    def reply(self, state: State, left: int = 0) -> int:  # noqa: ARG002 - see `Kind`
        """The move that loses by the smallest margin."""
        return self._search(state).lines[0].action

    def solution(self, position: Position) -> Solution | None:
        """The few moves that win, and the line with the best margin for both."""
        state = position.state
        legal = self.game.legal(state)
        winning = self.accepted(state)
        if not 1 <= len(winning) <= MAX_ACCEPTED or len(legal) < MIN_LEGAL:
            return None
        actions, states = list[int](), list[State]()
        while state[MOVER] != OVER:
            states.append(state)
            actions.append(self._search(state).lines[0].action)
            state = self.game.played(state, actions[-1])
        if actions[0] not in winning:
            return None
        kept = without_forced_end(actions, states, self.game, lambda at: self.accepted(states[at]))
        moves = [self.game.format(*pair) for pair in zip(kept, states, strict=False)]
        others = [self.game.format(action, states[0]) for action in winning if action != actions[0]]
        return Solution(tuple(moves), tuple(others), plies=len(actions))
