"""How fast batches step, beside pgx on the processor and OpenSpiel's C++ games in the same run.

    python -m benchmarks.batch               some minutes; installs the peers on first use
    python -m benchmarks.batch --rounds 3

Everything runs on one core, in turns, several rounds; rates are steps per second of processor time,
which other programs on the machine disturb least. A step is a random legal move, with chance and
new games where one is over. Ours and pgx's have masks of legal actions, pgx's always with
observations, ours both ways; OpenSpiel's are random games inside C++, without either.
"""

import argparse
import json
import os
import statistics
import subprocess
import time
from collections import defaultdict
from typing import Any

import tercet
from benchmarks import yardsticks

SIZES = (1024, 4096)  # of a batch; the better one counts
PGX_GAMES = ("connect_four", "othello", "animal_shogi", "backgammon")
ONE_THREAD = {"XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"}
Rates = dict[str, float]


def our_rate(game: str, size: int, seconds: float, *, observe: bool) -> float:
    """Steps a second of processor time."""
    batch = tercet.batch(game, size, seed=1, threads=1)
    for _ in range(100):  # until the games of the rows are at all stages
        batch.step(batch.random_actions())
    steps, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        batch.step(batch.random_actions())
        if observe:
            batch.observations  # noqa: B018 - computed when asked for
        steps += size
    return steps / (time.process_time() - begin)


def ours(seconds: float) -> Rates:
    """All our games, with and without observations."""
    rates = {}
    for game in tercet.game_names():
        for observe in (False, True):
            name = f"tercet {game}{', observed' if observe else ''}"
            rates[name] = max(our_rate(game, size, seconds, observe=observe) for size in SIZES)
    return rates


class Pgx:
    """A process that has compiled pgx's games."""

    def __init__(self, seconds: float) -> None:
        script = yardsticks.SOURCES / "pgx" / "steps.py"
        command = [yardsticks.install_pgx(), script, "--seconds", seconds]
        command += ["--sizes", *SIZES, "--games", *PGX_GAMES]
        self.process = subprocess.Popen(
            [str(part) for part in command],
            env=os.environ | ONE_THREAD,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._answer()

    def _answer(self) -> Any:
        assert self.process.stdout
        return json.loads(self.process.stdout.readline())

    def rates(self) -> Rates:
        """One round."""
        assert self.process.stdin
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return {f"pgx {name}": steps for name, steps in self._answer()["steps"].items()}


def openspiel(seconds: float) -> Rates:
    """Random games in C++."""
    found = yardsticks.openspiel_rollouts(seconds, processor_time=True)
    return {f"OpenSpiel {one['game']}": one["player_actions_per_second"] for one in found}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Batches beside pgx and OpenSpiel.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="per game and round")
    given = parser.parse_args()
    yardsticks.install_openspiel()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    rounds: dict[str, list[float]] = defaultdict(list)
    pgx = Pgx(given.seconds)
    try:
        for _ in range(given.rounds):
            for rates in (ours(given.seconds), pgx.rates(), openspiel(given.seconds)):
                for name, rate in rates.items():
                    rounds[name].append(rate)
    finally:
        pgx.process.kill()
        pgx.process.wait()
    medians = {name: statistics.median(rates) for name, rates in rounds.items()}
    peers = [name for name in medians if not name.startswith("tercet")]
    print("| steps per second of one core | median | range |\n|---|---|---|")
    for name, found in rounds.items():
        print(f"| {name} | {medians[name]:,.0f} | {min(found):,.0f}–{max(found):,.0f} |")
    print(f"\n| ratio | {' | '.join(peers)} |\n|---|{'---|' * len(peers)}")
    for name, rate in medians.items():
        if name not in peers:
            ratios = [f"{rate / medians[peer]:.2f}" for peer in peers]
            print(f"| {name} | {' | '.join(ratios)} |")


if __name__ == "__main__":
    main()
