"""How often the exact value of a position of Mabula is found within a second of processor time.

    python -m benchmarks.exact                  10 to 13 marbles on the edge, 100 positions each
    python -m benchmarks.exact 11 12 --positions 400 --scoring product

The positions are those of uniformly random games at the moment when so many marbles are left on the
edge, from rings drawn by the seeds 0, 1, 2, …; a game that ends before is left out.
"""

import argparse
import statistics
import time
from collections.abc import Iterator
from itertools import count

import tercet
from tercet.core.generator import seeded
from tercet.core.registry import find
from tercet.core.state import MOVER, OVER, State
from tercet.games.mabula.kernel import EDGE, MARBLES
from tercet.search.alphabeta import DEEPEST, AlphaBeta
from tercet.search.playout import play_random

MABULA = find("mabula")
WANTED = {11: 0.95, 12: 0.60}


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


def solve(state: State, most: float) -> tuple[float, int]:
    """Processor seconds, at most about `most`, and nodes that the exact value took."""
    begin = time.thread_time()
    search = AlphaBeta(MABULA, state, first_depth=DEEPEST, table_bits=18)
    while not search.finished and time.thread_time() - begin < most:
        search.advance(20_000)
    return time.thread_time() - begin, search.nodes


def main() -> None:
    """Print a line for each number of marbles."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("marbles", type=int, nargs="*", default=[10, 11, 12, 13])
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--scoring", default="group")
    parser.add_argument("--most", type=float, default=10.0, help="seconds before giving one up")
    given = parser.parse_args()
    for marbles in given.marbles:
        source = positions(marbles, given.scoring)
        found = [solve(next(source), given.most) for _ in range(given.positions)]
        seconds = sorted(spent for spent, _ in found)
        within = sum(spent <= 1 for spent in seconds)
        wanted = f", promised ≥ {WANTED[marbles]:.0%}" if marbles in WANTED else ""
        print(
            f"{marbles} marbles on the edge, {given.scoring}: {within} of {len(seconds)} within 1 s"
            f"{wanted}; seconds: mean {statistics.mean(seconds):.2f}, median "
            f"{statistics.median(seconds):.2f}, longest {seconds[-1]:.2f}; "
            f"{sum(nodes for _, nodes in found) / sum(seconds) / 1e6:.1f} M nodes/s",
            flush=True,
        )


if __name__ == "__main__":
    main()
