"""How well players keep their time limit: processor time per move of ``level:8:ms=50``.

    python -m benchmarks.limits                 all games, 300 moves each
    python -m benchmarks.limits mabula --moves 100 --ms 10

The strongest level plays against itself. Forced moves are left out. Moves that end early, because
the search has seen everything, are counted on their own.
"""

import argparse
import statistics
import time

import tercet
from tercet.core.registry import find, game_names
from tercet.players import Turn, make

ENOUGH = 0.9  # of the limit: a move that took less ended by itself


def times_of_moves(name: str, ms: int, moves: int) -> list[float]:
    """Milliseconds of processor time of so many moves that were not forced."""
    taken: list[float] = []
    game = find(name)
    number = 0
    while len(taken) < moves:
        position = tercet.start(name, seed=f"limits:{number}")
        player = make(f"level:{len(game.levels)}:ms={ms}", game, f"limits:{number}")
        if not number:
            player.choose(Turn.of(position))  # loads the kernels
        while not position.is_over and len(taken) < moves:
            turn = Turn.of(position)
            begun = time.thread_time()
            move = player.choose(turn)
            if len(turn.view["legal"]) > 1:
                taken.append(1000 * (time.thread_time() - begun))
            position.play(move)
        number += 1
    return taken


def main() -> None:
    """Measure the games that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=game_names())
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--ms", type=int, default=50)
    given = parser.parse_args()
    for name in given.games:
        taken = times_of_moves(name, given.ms, given.moves)
        full = [took for took in taken if took >= ENOUGH * given.ms]
        share = statistics.quantiles(full, n=20)
        print(
            f"{name}: limit {given.ms} ms, median {statistics.median(full):.1f}, 95th percentile "
            f"{share[-1]:.1f}, most {max(full):.1f} ms ({len(full)} moves; "
            f"{len(taken) - len(full)} more ended earlier)",
            flush=True,
        )


if __name__ == "__main__":
    main()
