"""Choices by what the player knows: the best move is far better than the next one.

Two searches must agree: the one that the strongest level uses, which looks mostly at moves that its
priors like, and one without priors, which looks at every move.

These searches are slow, and few positions pass. So the cheapest tests come first: the number of
legal moves, what the game says of the position, a short search, what weak levels play, and a longer
search.
"""

import hashlib
from collections.abc import Iterator

from tercet.core.game import Game
from tercet.core.position import Position
from tercet.core.puzzles import KindName
from tercet.core.state import State
from tercet.puzzles.difficulty import is_too_easy
from tercet.puzzles.game_part import game_part
from tercet.puzzles.kinds import Solution
from tercet.search.ismcts import Ismcts, Tuning
from tercet.search.report import run

MIN_LEGAL = 6  # with fewer moves, level 1 finds the best one by luck too often
MIN_GAP = 0.1  # of expected score, between what is accepted and the best of the rest
EQUAL = 0.02  # a move that loses no more than this is accepted, too
MAX_ACCEPTED = 2
MIN_CHANCE, MAX_CHANCE = 0.25, 0.95  # of the best move: neither lost nor won already
MAX_CHANCE_AFTER_MISTAKE = 0.8
SCAN_SIMULATIONS = 300
SCAN_ERROR = 0.03  # by which a gap may be larger than a scan finds
EARLY_SIMULATIONS = 2_000
EARLY_ERROR = 0.02
SIMULATIONS = 12_000
MAX_CANDIDATES = 8
BY_PRIORS = Tuning(depth=6)
WITHOUT_PRIORS = Tuning(explore=0.3, prior=0.0, depth=6)


class Choice:
    """Finds and judges choices."""

    name: KindName = "choice"

    def __init__(self, game: Game, seed: str) -> None:
        """The seed is that of the searches."""
        self.game = game
        self._seed = seed

    def chances(self, state: State, tuning: Tuning, simulations: int) -> dict[int, float]:
        """The expected score of every move that was looked at, by what its seat knows."""
        text = f"{self._seed}:{tuning.prior}:{simulations}".encode(errors="surrogatepass")
        seed = int.from_bytes(hashlib.blake2b(text, digest_size=8).digest())
        search = Ismcts(self.game, state, seed, tuning, hidden=True)
        report = run(search, nodes=simulations)
        return {line.action: line.chance for line in report.lines if line.visits}

    def candidates(self, finished: Position) -> Iterator[int]:
        """Where a short search sees a large gap and weak levels miss it, the largest gap first."""
        is_promising = game_part(self.game).is_promising
        found = []
        for ply in range(finished.first_ply, finished.ply):
            state = finished.truth_at(ply)
            if len(self.game.legal(state)) < MIN_LEGAL or not is_promising(state):
                continue
            chances = self.chances(state, WITHOUT_PRIORS, SCAN_SIMULATIONS)
            if not _is_choice(chances, SCAN_ERROR):
                continue
            right = _right_moves(chances)
            moves = {self.game.format(action, state) for action in right}
            if not is_too_easy(self.game, finished.at(ply), moves, self._seed):
                found.append((-_gap(chances, right), ply))
        for _, ply in sorted(found)[:MAX_CANDIDATES]:
            yield ply

    def solution(self, position: Position) -> Solution | None:
        """The best move, if both searches find it by far the best."""
        state = position.state
        if not _is_choice(self.chances(state, WITHOUT_PRIORS, EARLY_SIMULATIONS), EARLY_ERROR):
            return None
        everything = self.chances(state, WITHOUT_PRIORS, SIMULATIONS)
        if not _is_choice(everything):
            return None
        chosen = self.chances(state, BY_PRIORS, SIMULATIONS)
        right = _right_moves(everything)
        best = max(chosen, key=chosen.__getitem__)
        gap = min(_gap(everything, right), _gap(chosen, right))
        if best not in right or gap < MIN_GAP:
            return None
        top = everything[best]
        if not MIN_CHANCE <= top <= MAX_CHANCE or top - gap > MAX_CHANCE_AFTER_MISTAKE:
            return None
        texts = [self.game.format(action, state) for action in right if action != best]
        return Solution((self.game.format(best, state),), tuple(texts), gap=round(gap, 3))

    def accepted(self, state: State, left: int = 0) -> list[int]:  # noqa: ARG002 - see `Kind`
        """The moves that are about as good as the best one."""
        return _right_moves(self.chances(state, WITHOUT_PRIORS, SIMULATIONS))

    def reply(self, state: State, left: int = 0) -> int:  # noqa: ARG002 - see `Kind`
        """A choice has no reply; this is the move that the search likes best."""
        chances = self.chances(state, BY_PRIORS, SIMULATIONS)
        return max(chances, key=chances.__getitem__)


def _is_choice(chances: dict[int, float], error: float = 0.0) -> bool:
    """Whether few moves are by far the best and something is at stake, within an error."""
    right = _right_moves(chances)
    top, gap = max(chances.values()), _gap(chances, right)
    return (
        len(right) <= MAX_ACCEPTED
        and gap >= MIN_GAP - error
        and MIN_CHANCE - error <= top <= MAX_CHANCE + error
        and top - gap <= MAX_CHANCE_AFTER_MISTAKE + error
    )


def _right_moves(chances: dict[int, float]) -> list[int]:
    best = max(chances.values())
    return sorted(action for action, chance in chances.items() if chance >= best - EQUAL)


def _gap(chances: dict[int, float], right: list[int]) -> float:
    """How much the best of the other moves loses; 0 if there is none."""
    others = [chance for action, chance in chances.items() if action not in right]
    best = max((chances[action] for action in right if action in chances), default=0.0)
    return best - max(others) if others else 0.0
