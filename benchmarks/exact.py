"""How often the exact value of a position of Mabula is found within a second of processor time.

    python -m benchmarks.exact                  10 to 13 marbles on the edge, 100 positions each
    python -m benchmarks.exact 11 12 --positions 400 --scoring product

Each position is solved in turn by plain alpha-beta to the end of the game, as exact searches were
until they asked narrow questions, and by an exact search. Where both finish, they must agree.

The positions are those of uniformly random games at the moment when so many marbles are left on the
edge, from rings drawn by the seeds 0, 1, 2, …; a game that ends before is left out.
"""

import argparse
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice

import tercet
from tercet.core.generator import seeded
from tercet.core.registry import find
from tercet.core.state import MOVER, OVER, State
from tercet.games.mabula.kernel import EDGE, MARBLES
from tercet.search.alphabeta import DEEPEST, AlphaBeta
from tercet.search.playout import play_random
from tercet.search.report import Verdict

MABULA = find("mabula")
WANTED = {11: 0.95, 12: 0.90, 13: 0.40}


@dataclass(frozen=True)
class Solved:
    """What a search found, within how many processor seconds."""

    seconds: float
    nodes: int
    move: int
    verdict: Verdict | None

    @property
    def value(self) -> tuple[int, int]:
        """Who wins, and by how much; the scores themselves may differ."""
        assert self.verdict is not None
        assert self.verdict.scores is not None
        white, black = self.verdict.scores
        return self.verdict.result, white - black


def on_edge(state: State) -> int:
    """How many marbles have not been slid."""
    marbles = int(state[MARBLES] | state[MARBLES + 1])
    return (marbles & EDGE).bit_count()


def positions(marbles: int, scoring: str) -> Iterator[State]:
    """Random positions with so many marbles left on the edge."""
    for seed in count():
        state = tercet.start("mabula", seed=seed, scoring=scoring).state
        generator = seeded(seed)
        while state[MOVER] != OVER and on_edge(state) > marbles:
            state = play_random(MABULA, state, 1, generator)
        if state[MOVER] != OVER:
            yield state


def solve(state: State, most: float, *, exact: bool) -> Solved:
    """The exact value, if it is found within about `most` processor seconds."""
    begin = time.thread_time()
    search = AlphaBeta(MABULA, state, first_depth=DEEPEST, exact=exact, table_bits=18)
    while not search.finished and time.thread_time() - begin < most:
        search.advance(10_000)
    report = search.report()
    seconds = time.thread_time() - begin
    verdict = report.verdict if search.finished else None
    return Solved(seconds, search.nodes, report.lines[0].action, verdict)


def summary(name: str, found: list[Solved]) -> str:
    """How many were solved within a second, and how long all took."""
    seconds = sorted(one.seconds for one in found)
    within = sum(one.verdict is not None and one.seconds <= 1 for one in found)
    return (
        f"  {name}: {within} of {len(found)} within 1 s; seconds: mean "
        f"{statistics.mean(seconds):.2f}, median {statistics.median(seconds):.2f}, longest "
        f"{seconds[-1]:.2f}; {sum(one.nodes for one in found) / sum(seconds) / 1e6:.1f} M nodes/s"
    )


def main() -> None:
    """Print both searches for each number of marbles."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("marbles", type=int, nargs="*", default=[10, 11, 12, 13])
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--scoring", default="group")
    parser.add_argument("--most", type=float, default=10.0, help="seconds before giving one up")
    given = parser.parse_args()
    for marbles in given.marbles:
        before, after = list[Solved](), list[Solved]()
        for state in islice(positions(marbles, given.scoring), given.positions):
            before.append(solve(state, given.most, exact=False))
            after.append(solve(state, given.most, exact=True))
        both = [
            (one, other)
            for one, other in zip(before, after, strict=True)
            if one.verdict is not None and other.verdict is not None
        ]
        for one, other in both:
            assert one.value == other.value, (one, other)
        wanted = f", promised ≥ {WANTED[marbles]:.0%} within 1 s" if marbles in WANTED else ""
        print(f"{marbles} marbles on the edge, {given.scoring}{wanted}")
        print(summary("before", before))
        print(summary("after", after))
        same = sum(one.move == other.move for one, other in both)
        print(
            f"  both solved {len(both)}: equal values in all, the same move in {same}", flush=True
        )


if __name__ == "__main__":
    main()
