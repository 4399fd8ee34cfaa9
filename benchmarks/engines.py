"""The games' engines in WebAssembly (in Node) beside the native kernels: ``script/bench engines``.

Both do the same work, called in slices, on the same arrays, and must leave the same bytes. What
counts is processor time, the best of a few repetitions; Node's includes its compiler.
"""

import argparse
import base64
import hashlib
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import brotli
import numpy as np

from tercet.core.game import Game
from tercet.core.generator import seeded
from tercet.core.registry import find, game_names
from tercet.core.state import MOVER, OVER, State
from tercet.search.alphabeta import DEEPEST, AlphaBeta
from tercet.search.ismcts import Ismcts, Tuning
from tercet.search.playout import play_games, play_random
from tercet.search.proof import Proof
from tercet.search.uct import Uct
from tercet.search.uct_kernel import LINKS, VALUES
from tercet.wasm import engines
from tercet.wasm.exports import SEARCHES, searches_of

ROOT = Path(__file__).parents[1]
TARGET = 1.4  # times the native processor time
LARGEST = 45.0  # kB
SLICES = 50
REPETITIONS = 4
WORK = {
    "play_games": 40,
    "uct": 1200,
    "alphabeta": 40_000,
    "ismcts": 250,
    "proof": 8_000,
}  # a slice


class Job(NamedTuple):
    """A function that is called for one budget after the other."""

    name: str
    kernel: Any
    given: list[Any]  # with a place for the budget
    budget: int  # its place
    budgets: list[int]
    rules: list[Any]  # the functions that the native kernel gets


def middle_game(game: Game) -> State:
    """A position early in a game that is not over soon."""
    begun = play_random(game, game.start(game.resolve({})[0]), 0, seeded(1))
    for plies in (10, 6, 4, 2, 0):
        for seed in range(2, 20):
            state = play_random(game, begun, plies, seeded(seed))
            if state[MOVER] != OVER and len(game.legal(state)) > 3:
                return state
    return begun


def job(game: Game, name: str, state: State) -> Job:
    """What a function of an engine gets to do."""
    work, rules = WORK[name], game.kernel
    if name == "play_games":
        results = [np.zeros(work, np.int64) for _ in range(2)]
        given = [state, rules.GROWTH, seeded(3), 0, 4000, *results, np.zeros(0, np.int64)]
        functions = [rules.legal, rules.sample, rules.apply]
        return Job(name, play_games, given, 3, [work] * SLICES, functions)
    kernel = getattr(import_module(SEARCHES[name][0]), SEARCHES[name][1])
    ascending = [work * (number + 1) for number in range(SLICES)]
    if name == "uct":
        uct = Uct(game, state, 12345)
        nodes = 1 << 20
        links, values = np.zeros(nodes * LINKS, np.int32), np.zeros(nodes * VALUES, np.float32)
        values[: uct._tree.values.size] = uct._tree.values
        tree = [links, values, uct._tree.counts]
        given = [uct._root, uct._state, *tree, uct._generator, 0, *uct._settings]
        return Job(name, kernel, given, 6, [work] * SLICES, list(uct._rules))
    if name == "ismcts":
        ismcts = Ismcts(game, state, 12345, Tuning(depth=6), hidden=game.hidden)
        ismcts._grow(work * SLICES + 1)
        given = [ismcts._root, ismcts._state, *ismcts._tree, ismcts._generator, 0]
        return Job(
            name, kernel, [*given, *ismcts._settings], 6, [work] * SLICES, list(ismcts._rules)
        )
    if name == "alphabeta":
        search = AlphaBeta(game, state, first_depth=min(14, DEEPEST), table_bits=18)
        given = [search._state, *search._buffers, *search._settings(), 0]
        return Job(name, kernel, given, len(given) - 1, ascending, list(search._rules))
    proof = Proof(game, state, int(state[MOVER]), bits=16)
    given = [proof._state, *proof._buffers, *proof._settings, 0]
    return Job(name, kernel, given, len(given) - 1, ascending, list(proof._rules))


def grouped(job: Job) -> list[Any]:
    """The arguments as the native kernel gets them: fields of tuples put together again."""
    kinds = job.kernel.nopython_signatures[0].args
    given, out = iter(job.given), []
    for kind in kinds[: len(kinds) - len(job.rules)]:
        if hasattr(kind, "instance_class"):
            out.append(kind.instance_class(*(next(given) for _ in kind.fields)))
        else:
            out.append(next(given))
    return out


def run_native(game: Game, name: str, state: State) -> tuple[float, str]:
    """Processor seconds, and the hash of all arrays."""
    best = float("inf")
    for _ in range(REPETITIONS):
        one = job(game, name, state)
        arguments = grouped(one)
        place = _budget_place(one)
        begun = time.thread_time()
        for budget in one.budgets:
            arguments[place] = budget
            one.kernel(*arguments, *one.rules)
        best = min(best, time.thread_time() - begun)
    arrays = [array for array in one.given if isinstance(array, np.ndarray)]
    return best, hashlib.sha256(b"".join(array.tobytes() for array in arrays)).hexdigest()


def _budget_place(one: Job) -> int:
    """Where the budget is among the arguments of the native kernel."""
    kinds = one.kernel.nopython_signatures[0].args
    flat = 0
    for place, kind in enumerate(kinds):
        if flat == one.budget:
            return place
        flat += len(kind.fields) if hasattr(kind, "instance_class") else 1
    raise ValueError("no budget")


def for_node(game: Game, name: str, state: State) -> dict[str, Any]:
    """The same job for Node."""
    one = job(game, name, state)
    given: list[Any] = []
    place = 0
    for number, value in enumerate(one.given):
        if number == one.budget:
            place = len(_flat(given))
        given.append(_described(value) if isinstance(value, np.ndarray) else value)
    found = engines.find(game.name)
    assert found is not None
    return {
        "module": str(found.module),
        "name": name,
        "given": given,
        "budget": place,
        "budgets": one.budgets,
        "repetitions": REPETITIONS,
    }


def _flat(given: list[Any]) -> list[Any]:
    """As many places as JavaScript passes: two per array."""
    return [part for one in given for part in ([one, one] if isinstance(one, dict) else [one])]


def _described(array: Any) -> dict[str, Any]:
    """An array; the zeros at its end are left out."""
    data = array.tobytes()
    return {
        "bytes": base64.b64encode(data.rstrip(b"\0")).decode(),
        "size": len(data),
        "shape": list(array.shape),
    }


def compare(games: list[str]) -> Iterator[tuple[str, str, float, float]]:
    """Native and WebAssembly's seconds of each function of each game."""
    cases = []
    for name in games:
        game = find(name)
        functions = ("play_games", *searches_of(game))
        cases += [(game, function, middle_game(game)) for function in functions]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "jobs.json"
        path.write_text(json.dumps([for_node(*case) for case in cases]))
        native = [run_native(*case) for case in cases]
        done = subprocess.run(
            ["node", str(Path(__file__).with_name("engines.mjs")), str(path)],
            capture_output=True,
            check=True,
        )
    for (game, function, _), (seconds, sum_), line in zip(
        cases, native, done.stdout.splitlines(), strict=True
    ):
        said = json.loads(line)
        assert said["hash"] == sum_, f"{game.name} {function}: other bytes than the native kernel"
        yield game.name, function, seconds, min(said["seconds"])


def cpu_of(module: str) -> float:
    """Processor seconds of a module of ours that starts with an empty cache."""
    with tempfile.TemporaryDirectory() as folder:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        environment = {**os.environ, "TERCET_CACHE_DIR": folder}
        subprocess.run([sys.executable, "-m", module], env=environment, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser("script/bench engines", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(game_names()))
    parser.add_argument("--no-build", action="store_true", help="do not measure building")
    given = parser.parse_args()
    subprocess.run([sys.executable, "-m", "tercet.wasm", *given.games], check=True)
    print(f"Processor seconds, native and WebAssembly; target: at most {TARGET} times as much")
    for game, function, native, engine in compare(given.games):
        ratio = engine / native
        mark = "" if ratio <= TARGET else "  over the target"
        print(f"  {game:10} {function:10} {native:7.3f} {engine:7.3f}  {ratio:5.2f}{mark}")
    print(f"Size in kB, brotli; target: at most {LARGEST:.0f}")
    for game in given.games:
        found = engines.find(game)
        assert found is not None
        module, manifest = (len(brotli.compress(file.read_bytes())) / 1000 for file in found)
        print(f"  {game:10} module {module:5.1f}, manifest {manifest:5.1f}")
    if not given.no_build:
        native, engine = cpu_of("tercet.core.warm"), cpu_of("tercet.wasm")
        print("Processor seconds of a cold build; target: at most 1.5 times the native one")
        print(f"  native {native:.0f}, engines {engine:.0f}, ratio {engine / native:.2f}")


if __name__ == "__main__":
    main()
