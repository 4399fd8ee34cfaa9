"""How fast the library is, each number beside its yardstick in the same run.

    script/bench                 everything (some minutes; installs the peers on first use)
    script/bench --only start    the sections whose name begins so
    script/bench --json          for programs

The machines that run this are noisy, so that only ratios count: every comparison runs us and the
yardstick in turn, several rounds, and gives the ratio of the best rounds of either side, which is
what the machine does when nobody disturbs it, with the median and the range of the rounds' own
ratios.
"""

import argparse
import itertools
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

import tercet
from benchmarks import yardsticks
from tercet.core.registry import find
from tercet.search.alphabeta import AlphaBeta
from tercet.search.perft import perft
from tercet.search.playout import playouts
from tercet.search.uct import Uct

STARTS = [f"D{black}1 D{white}6" for black in "bcf" for white in "bcf"]
RING = "wbbwbwbwwbwbbwbwbwbwwbwb"
DEAL = "*rg *yb *roygpb *roygpp *rr *gb"
PERFT_DEPTH = 7
EQUAL_DEPTH = 6
CHUNK = 10_000  # games a call, so that the 0.3 ms of a call do not count


@dataclass
class Comparison:
    """One line of the report; `wanted` is the ratio that the project promises, 0 for none."""

    what: str
    ours: float
    theirs: float
    unit: str
    yardstick: str
    ratio: float
    median: float
    lowest: float
    highest: float
    wanted: float

    def __str__(self) -> str:
        promise = f", promised ≥ {self.wanted:g}" if self.wanted else ""
        return (
            f"{self.what}: {self.ours:,.0f} {self.unit}; {self.yardstick}: {self.theirs:,.0f}; "
            f"ratio of bests {self.ratio:,.1f}, of rounds {self.median:,.1f} "
            f"({self.lowest:,.1f}–{self.highest:,.1f}){promise}"
        )


def compare(
    what: str,
    unit: str,
    yardstick: str,
    wanted: float,
    ours: Callable[[], float],
    theirs: Callable[[], float],
    rounds: int = 7,
) -> Comparison:
    """Measure both in turn."""
    best = min if unit == "ms" else max
    pairs = [(ours(), theirs()) for _ in range(rounds)]
    ratios = [mine / other for mine, other in pairs]
    return Comparison(
        what,
        best(mine for mine, _ in pairs),
        best(other for _, other in pairs),
        unit,
        yardstick,
        best(mine for mine, _ in pairs) / best(other for _, other in pairs),
        statistics.median(ratios),
        min(ratios),
        max(ratios),
        wanted,
    )


def playout_rates(name: str, opening: dict[str, str], seconds: float = 1.0) -> tuple[float, float]:
    """Random games and plies a second from one start."""
    game = find(name)
    start = tercet.start(name, **opening).state
    games = plies = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        _, lengths, _ = playouts(game, start, CHUNK, seed=games)
        games += CHUNK
        plies += int(lengths.sum())
    return games / spent, plies / spent


def twin_rates(name: str, opening: dict[str, str]) -> tuple[float, float]:
    """The same by the same source as plain Python, in a process of its own."""
    code = f"""
import json, time
import tercet
from tercet.core.registry import find
from tercet.search.playout import playouts
game, start = find({name!r}), tercet.start({name!r}, **{opening!r}).state
games = plies = 0
begin = time.perf_counter()
while (spent := time.perf_counter() - begin) < 3:
    _, lengths, _ = playouts(game, start, 1, seed=games)
    games += 1
    plies += int(lengths.sum())
print(json.dumps([games / spent, plies / spent]))
"""
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    ran = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    games, plies = json.loads(ran.stdout)
    return games, plies


def seconds_of(code: str) -> float:
    """How long a fresh Python takes for some code, start and end included."""
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
    return time.perf_counter() - begin


def mana() -> Iterator[Comparison | str]:
    """Mana against Jocly in Node: perft of the nine starts, and random games."""
    game = find("mana")
    states = {start: tercet.start("mana", setup=start).state for start in STARTS}
    for row in yardsticks.jocly_perft(EQUAL_DEPTH):
        ours = perft(game, states[row["start"]], row["depth"])
        if ours != row["nodes"]:
            sys.exit(f"perft differs: {row} but {ours} here")
    yield f"mana perft: equal to Jocly's from the nine starts at depths 1 to {EQUAL_DEPTH}"
    turn = iter(range(10**9))

    def our_perft() -> float:
        start = STARTS[next(turn) % len(STARTS)]
        begin = time.perf_counter()
        nodes = sum(perft(game, states[start], PERFT_DEPTH) for _ in range(40))
        return nodes / (time.perf_counter() - begin)

    def their_perft() -> float:
        start = STARTS[next(turn) % len(STARTS)]
        return float(yardsticks.jocly_perft(PERFT_DEPTH, start)[-1]["nodes_per_second"])

    what = f"mana perft, depth {PERFT_DEPTH}"
    yield compare(what, "leaves/s", "Jocly", 300, our_perft, their_perft)
    yield compare(
        "mana random games",
        "games/s",
        "Jocly",
        100,
        lambda: playout_rates("mana", {"setup": STARTS[next(turn) % len(STARTS)]})[0],
        lambda: float(yardsticks.jocly_playouts(2.0, next(turn))["games_per_second"]),
    )


def mabula() -> Iterator[Comparison | str]:
    """Mabula against its plain-Python twin, and its plies against OpenSpiel's Breakthrough."""
    opening = {"setup": RING}
    yield compare(
        "mabula random games",
        "games/s",
        "plain-Python twin",
        100,
        lambda: playout_rates("mabula", opening)[0],
        lambda: twin_rates("mabula", opening)[0],
        rounds=3,
    )
    yield compare(
        "mabula random plies",
        "plies/s",
        "OpenSpiel C++ breakthrough 6×6",
        8,
        lambda: playout_rates("mabula", opening)[1],
        lambda: float(openspiel("breakthrough")["player_actions_per_second"]),
    )


def mandala() -> Iterator[Comparison | str]:
    """Mandala against its plain-Python twin, and beside OpenSpiel's gin rummy."""
    opening = {"deal": DEAL}
    yield compare(
        "mandala random games",
        "games/s",
        "plain-Python twin",
        60,
        lambda: playout_rates("mandala", opening)[0],
        lambda: twin_rates("mandala", opening)[0],
        rounds=3,
    )
    for unit, index, key in (
        ("games/s", 0, "games_per_second"),
        ("plies/s", 1, "player_actions_per_second"),
    ):
        yield compare(
            f"mandala random {unit.split('/')[0]}",
            unit,
            "OpenSpiel C++ gin_rummy",
            0,
            lambda index=index: playout_rates("mandala", opening)[index],  # type: ignore[misc]
            lambda key=key: float(openspiel("gin_rummy")[key]),  # type: ignore[misc]
            rounds=3,
        )


def openspiel(name: str) -> dict[str, Any]:
    """One of OpenSpiel's rollout measurements."""
    for row in yardsticks.openspiel_rollouts(1.5):
        if name in row["game"]:
            return row
    raise LookupError(name)


def uct() -> Iterator[Comparison | str]:
    """UCT on Mabula against OpenSpiel's C++ MCTS, in plies of tree and playouts together."""
    game = find("mabula")
    state = tercet.start("mabula", setup=RING).state
    Uct(game, state, 1).advance(1000)
    turn = iter(range(10**9))

    def our_plies() -> float:
        search = Uct(game, state, next(turn))
        begin = time.process_time()
        while (spent := time.process_time() - begin) < 1.5:
            search.advance(5000)
        return search.plies / spent

    yield compare(
        "mabula UCT plies",
        "plies/s",
        "OpenSpiel C++ MCTS on breakthrough 6×6",
        4,
        our_plies,
        lambda: float(yardsticks.openspiel_mcts(1.5, next(turn))["plies_per_second"]),
    )


def start() -> Iterator[Comparison | str]:
    """A second start, from the warm cache, against importing numpy and numba alone."""
    first_moves = "import tercet; tercet.start({name!r}, seed=1).legal_moves()"
    for name in tercet.game_names():
        code = first_moves.format(name=name)
        seconds_of(code)
        found = compare(
            f"start of {name}, ms",
            "ms",
            "import numpy, numba",
            0,
            lambda code=code: 1000 * seconds_of(code),  # type: ignore[misc]
            lambda: 1000 * seconds_of("import numpy, numba"),
            rounds=7,
        )
        yield str(found).removesuffix(".") + ", promised ≤ 2"


def alphabeta() -> Iterator[Comparison | str]:
    """Nodes a second of alpha-beta with the real evaluation, from open starts of Mana."""
    game = find("mana")
    starts = itertools.cycle(["Db1 Db6", "Dc1 Db6", "Df1 Dc6", "Db1 Df6"])

    def ours() -> float:
        state = tercet.start("mana", setup=next(starts), first="white").state
        search = AlphaBeta(game, state, table_bits=20)
        begin = time.perf_counter()
        search.advance(2_000_000)
        return search.nodes / (time.perf_counter() - begin)

    def theirs() -> float:
        found = yardsticks.jocly_search(next(starts))
        return float(found["explored"]) / float(found["seconds"])

    ours()
    yield compare("Mana alpha-beta, nodes", "/s", "Jocly Damyo", 100, ours, theirs)


SECTIONS = {
    "alphabeta": alphabeta,
    "start": start,
    "mana": mana,
    "mabula": mabula,
    "mandala": mandala,
    "uct": uct,
}


def main() -> None:
    """Run the sections asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", default="", help="sections whose name begins so")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    for name, section in SECTIONS.items():
        if not name.startswith(arguments.only):
            continue
        for found in section():
            if arguments.json:
                data = {"text": found} if isinstance(found, str) else asdict(found)
                print(json.dumps(data), flush=True)
            else:
                print(found, flush=True)


if __name__ == "__main__":
    main()
