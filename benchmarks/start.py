"""How long it takes from nothing to a game: an earlier commit against the working tree.

script/bench start                       everything (some minutes per round)
script/bench start --against COMMIT      against another commit
script/bench start --rounds 3            alternating rounds
script/bench start --only serve          the sections whose name begins so

The machines that run this are noisy. Processor seconds, of all processes together, say what
the work is; wall seconds say how long somebody waits.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

from benchmarks.table import servers
from benchmarks.table.load import Game, Heard, Person, Seat, Tally, View, connect
from benchmarks.versions import AGAINST, ROOT, Version, commit, comparison, working_tree
from tercet.core.registry import game_names

Measured = Iterator[tuple[str, float]]
DEPENDENCIES = ("litestar", "msgspec", "uvicorn", "sqlalchemy.ext.asyncio", "alembic.command")
PAUSE = 0.05
LONGEST = 600  # seconds to wait for anything


def run(version: Version, *arguments: str) -> tuple[float, float]:
    """Run Python with an empty cache; wall and processor seconds, with its children's."""
    with tempfile.TemporaryDirectory() as cache:
        begin = time.perf_counter()
        process = subprocess.Popen(
            [version.python, *arguments],
            env=os.environ | {"TERCET_CACHE_DIR": cache},
            stderr=subprocess.DEVNULL,
        )
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            raise SystemExit(f"{version.name}: python {' '.join(arguments)} failed")
        return time.perf_counter() - begin, used.ru_utime + used.ru_stime


def everything(version: Version) -> Measured:
    """Compile every kernel."""
    wall, processor = run(version, "-m", "tercet.core.warm")
    yield "compile everything, processor s", processor
    yield "compile everything, wall s", wall


def rules(version: Version) -> Measured:
    """Compile the rules of one game, in one process; importing numba is part of it."""
    for game in game_names():
        code = f"from tercet.core.registry import find; find({game!r})"
        _, processor = run(version, "-c", code)
        yield f"rules of {game}, processor s", processor


def serve(version: Version) -> Measured:
    """Start a server with an empty cache and click on a game as soon as there is a page."""
    for game in game_names():
        yield from asyncio.run(_clicked(version, game))


async def _clicked(version: Version, game: str) -> list[tuple[str, float]]:
    with tempfile.TemporaryDirectory() as folder:
        environment = {"TERCET_CACHE_DIR": f"{folder}/cache"}
        begin = time.perf_counter()
        data = Path(folder) / "data"
        with servers.tercet(data, version, wait=False, **environment) as (base, _):
            page = time.perf_counter() - begin
            person = await asyncio.to_thread(Person, base)
            new = {"game": game, "mode": "computer", "level": 1}
            table = (await _until_there(person, new))["id"]
            url = f"{base.replace('http', 'ws')}/api/tables/{table}/socket?lang=en"
            seat = await connect(url, person.headers)
            first = await asyncio.wait_for(seat.first, LONGEST)
            opened = time.perf_counter() - begin
            assert first.view is not None
            await asyncio.wait_for(Answered([seat], [first.view]).over.wait(), LONGEST)
            answered = time.perf_counter() - begin
    return [
        ("empty cache to the first page, wall s", page),
        (f"empty cache to an open table of {game}, wall s", opened),
        (f"empty cache to a move of level 1 of {game}, wall s", answered),
    ]


async def _until_there(person: Person, new: dict[str, object]) -> dict[str, str]:
    """Set a table up as soon as the server can."""
    end = time.monotonic() + LONGEST
    while True:
        answer: dict[str, str] | None = await asyncio.to_thread(
            person.post_if_ready, "/api/tables", new
        )
        if answer is not None:
            return answer
        if time.monotonic() > end:
            raise SystemExit("the game is never ready")
        await asyncio.sleep(PAUSE)


class Answered(Game):
    """One person against the computer until that has moved."""

    def __init__(self, seats: list[Seat], views: list[View]) -> None:
        super().__init__(seats, views, random.Random(0))
        self.begin(Tally())

    def heard(self, seat: Seat, heard: Heard) -> None:
        """It is over with the first move that is not our own."""
        if heard.type == "played" and seat.sent is None:
            self.over.set()
        else:
            super().heard(seat, heard)


def warm(version: Version) -> Measured:
    """A second start: everything is in the cache of the version."""

    def page() -> float:
        port = servers.free_port()
        with tempfile.TemporaryDirectory() as folder:
            begin = time.perf_counter()
            command = [str(version.root / "script" / "server"), "--no-browser", "--data", folder]
            with servers.process([*command, "--port", str(port)], f"http://127.0.0.1:{port}/"):
                return time.perf_counter() - begin

    subprocess.run([version.python, "-m", "tercet.core.warm"], check=True)
    page()
    yield "script/server with a full cache to the first page, wall s", page()


def imports() -> float:
    """Seconds to import what the server is made of."""
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", f"import {', '.join(DEPENDENCIES)}"], check=True)
    return time.perf_counter() - begin


SECTIONS: dict[str, Callable[[Version], Measured]] = {
    "everything": everything,
    "rules": rules,
    "serve": serve,
    "warm": warm,
}


def main() -> None:
    """Measure both versions in turn."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--against", default=AGAINST, help="the earlier commit")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--only", default="", help="sections whose name begins so")
    arguments = parser.parse_args()
    old, new = commit(arguments.against), working_tree()
    print(f"{old.name} → {new.name} ({ROOT})", flush=True)
    for name, section in SECTIONS.items():
        if not name.startswith(arguments.only):
            continue
        measured: dict[str, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
        for _ in range(arguments.rounds):
            for side, version in enumerate((old, new)):
                for what, seconds in section(version):
                    measured[what][side].append(seconds)
        for what, (before, after) in measured.items():
            print(comparison(what, before, after, "{:.1f}"), flush=True)
    if "warm".startswith(arguments.only):
        print(f"importing the server's dependencies, wall s: {imports():.1f}")


if __name__ == "__main__":
    main()
