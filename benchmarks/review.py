"""Processor time of a review in the engine of the browser: ``script/bench review``.

Games of a level against itself are reviewed by Node, which runs the code that a worker of the page
runs, with the nodes that the page gives them. Prints a line per game; see docs/analysis.md.
"""

import argparse
import resource
import tempfile
from collections.abc import Iterator
from pathlib import Path

import tercet
from tercet.core.position import Position
from tercet.core.registry import find, game_names
from tercet.players import Turn, make
from tests.engine.driver import Driver, bundle


def played(name: str, level: int, number: int) -> Position:
    """A game of a level against itself."""
    position = tercet.start(name, seed=f"review {number}")
    players = [make(f"level:{level}", find(name), f"review {number} {seat}") for seat in (0, 1)]
    while not position.is_over:
        turn = Turn.of(position)
        position.play(players[turn.seat].choose(turn))
    return position


def processor_time() -> float:
    """Of all processes that were started from here and have ended, in seconds."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measure(scripts: Path, game: Position, nodes: int | None) -> tuple[int, float]:
    """The nodes per search, and the seconds of a whole review with the start of the engine."""
    before = processor_time()
    with Driver(scripts, game.game) as engine:
        engine.ask("read", text=str(game.record()))
        nodes = nodes or engine.ask("review nodes")
        engine.ask("review", nodes=nodes, seed="")
    return nodes, processor_time() - before


def report(name: str, level: int, games: int, nodes: int | None) -> Iterator[str]:
    """One line per game, then the slowest."""
    slowest = 0.0
    with tempfile.TemporaryDirectory() as folder:
        bundle(Path(folder), "driver")
        for number in range(games):
            game = played(name, level, number)
            used, seconds = measure(Path(folder), game, nodes)
            slowest = max(slowest, seconds)
            yield f"{name}: {game.ply} moves, {used} nodes per search, {seconds:.1f} s"
    yield f"{name}: slowest {slowest:.1f} s"


def main() -> None:
    """Play, review and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=game_names(), help="default: all of them")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--level", type=int, default=5)
    parser.add_argument("--nodes", type=int, default=None, help="per search; default: as the page")
    given = parser.parse_args()
    for name in [given.game] if given.game else game_names():
        for line in report(name, given.level, given.games, given.nodes):
            print(line, flush=True)


if __name__ == "__main__":
    main()
