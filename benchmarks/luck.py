"""Whether luck is measured rightly: its mean, and how much of the variance of results it explains.

    script/bench luck --games 1000 --level 6 --nodes 1200

A level plays against itself. The mean of luck must be 0 within its error, and results without luck
should vary much less than results. Prints a line per ten games; see docs/luck.md.
"""

import argparse
import math
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import tercet
from tercet.analysis.review import Review
from tercet.core.registry import find, game_names
from tercet.core.results import POINTS
from tercet.players import Turn, make


def games_with_luck() -> list[str]:
    """The games in which chance plays on after the opening."""
    return [name for name in game_names() if find(name).max_chance_after_move]


def play(name: str, level: int, nodes: int, number: int) -> tuple[float, float, float]:
    """The first seat's result in one game, its luck, and the error of luck."""
    position = tercet.start(name, seed=f"luck {number}")
    players = [make(f"level:{level}", find(name), f"luck {number} {seat}") for seat in (0, 1)]
    while not position.is_over:
        turn = Turn.of(position)
        position.play(players[turn.seat].choose(turn))
    draws = Review(position, nodes=nodes, seed=str(number)).draws()
    luck = math.fsum(draw.luck for draw in draws)
    error = math.sqrt(math.fsum(draw.error**2 for draw in draws))
    return POINTS[str(position.result)], luck, error


def mean_and_error(numbers: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    return math.fsum(numbers) / len(numbers), math.sqrt(variance(numbers) / len(numbers))


def variance(numbers: list[float]) -> float:
    """The variance of the population that the numbers are a sample of."""
    mean = math.fsum(numbers) / len(numbers)
    return math.fsum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1)


def describe(played: list[tuple[float, float, float]]) -> Iterator[str]:
    """The figures of docs/luck.md."""
    results = [result for result, _, _ in played]
    luck = [luck for _, luck, _ in played]
    adjusted = [result - luck for result, luck, _ in played]
    yield f"games               {len(played)}"
    yield "mean of results     {:+.4f} ± {:.4f}".format(*mean_and_error(results))
    yield "mean of luck        {:+.4f} ± {:.4f}".format(*mean_and_error(luck))
    yield "mean without luck   {:+.4f} ± {:.4f}".format(*mean_and_error(adjusted))
    yield f"variance of results {variance(results):.4f}"
    yield f"without luck        {variance(adjusted):.4f}"
    yield f"variance of luck    {variance(luck):.4f}"
    if variance(results) and variance(luck):
        yield f"share that is left  {variance(adjusted) / variance(results):.3f}"
        shared = (variance(results) + variance(luck) - variance(adjusted)) / 2
        yield f"slope on luck       {shared / variance(luck):.2f}"  # above 1: luck is understated
    errors = math.fsum(error for _, _, error in played) / len(played)
    yield f"mean error of luck  {errors:.4f}"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=games_with_luck(), default=games_with_luck()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--level", type=int, default=6)
    parser.add_argument("--nodes", type=int, default=2400, help="as for tercet analyse --nodes")
    parser.add_argument(
        "--workers", type=int, default=None, help="processes; default: one per core"
    )
    given = parser.parse_args()
    numbers = range(given.first, given.first + given.games)
    played: list[tuple[float, float, float]] = []
    with ProcessPoolExecutor(given.workers) as pool:
        for one in pool.map(partial(play, given.game, given.level, given.nodes), numbers):
            played.append(one)
            if len(played) % 10 == 0 and len(played) < given.games:
                mean, error = mean_and_error([luck for _, luck, _ in played])
                print(f"{len(played)} games: luck {mean:+.4f} ± {error:.4f}", flush=True)
    print("\n".join(describe(played)))


if __name__ == "__main__":
    main()
