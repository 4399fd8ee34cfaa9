"""How fast the table in the browser is, each number beside a yardstick in the same run.

script/bench table                          everything (some minutes)
script/bench table --only traffic           the sections whose name begins so
script/bench table --against COMMIT         traffic against another commit than the usual one
"""

import asyncio
import itertools
import random
import statistics
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from benchmarks.table import servers
from benchmarks.table.jobs import jobs
from benchmarks.table.load import Person, Tally, sit_down
from benchmarks.table.playing import Against, friends, leave, play_on
from benchmarks.table.processes import open_tables, processes
from benchmarks.table.traffic import traffic
from benchmarks.versions import AGAINST, comparison
from tercet.core.registry import game_names

SECONDS = 4.0  # of play at one table
IDLE_TABLES = 1000
THINKERS = 4
PAUSE = 0.02  # of somebody who plays at a table beside the load


async def one_table(people: list[Person]) -> float:
    """The median milliseconds to an answer at a table where nobody hurries."""
    tally = Tally()
    await play_on(people, tally, time.monotonic() + SECONDS, PAUSE)
    return statistics.median(tally.seconds) * 1000


async def idle(_arguments: Namespace) -> AsyncIterator[str]:
    """A thousand open tables with two idle viewers each, and play beside them."""
    with tempfile.TemporaryDirectory() as folder, servers.tercet(Path(folder)) as (base, pid):
        people = [Person(base), Person(base)]
        before = await one_table(people)
        empty = servers.memory(pid)
        games = itertools.cycle(game_names())
        watching = []
        for _ in range(IDLE_TABLES):
            table = await asyncio.to_thread(friends, people, next(games))
            watching.append(await sit_down(people, table))
        full = servers.memory(pid)
        beside = await one_table(people)
        yield (
            f"{IDLE_TABLES:,} open tables, two idle viewers each: "
            f"{(full - empty) / IDLE_TABLES / 1024:,.0f} KiB per table "
            f"({empty / 2**20:,.0f} → {full / 2**20:,.0f} MiB); "
            f"median answer beside them {beside:.1f} ms, "
            f"without them {before:.1f} ms, "
            f"ratio {beside / before:.2f}"
        )


async def thinking(arguments: Namespace) -> AsyncIterator[str]:
    """The answer to a person while four other tables think at the highest level."""
    for name in game_names():
        with tempfile.TemporaryDirectory() as folder, servers.tercet(Path(folder)) as (base, _):
            people, deep = [Person(base), Person(base)], Person(base)
            await play_on(people, Tally(), time.monotonic() + 2, PAUSE)
            alone, beside = [], []
            for _ in range(arguments.rounds):
                alone.append(await one_table(people))
                stop = asyncio.Event()
                thinkers = [
                    asyncio.create_task(keep_thinking(deep, name, stop, seed))
                    for seed in range(THINKERS)
                ]
                await asyncio.sleep(1)
                beside.append(await one_table(people))
                stop.set()
                await asyncio.gather(*thinkers)
        what = f"idle server → beside {THINKERS} thinking tables of {name}, ms to an answer"
        yield comparison(what, alone, beside, "{:.1f}", "≤ 3")


async def keep_thinking(person: Person, name: str, stop: asyncio.Event, seed: int) -> None:
    """Make the computer think, again and again."""
    levels = next(g["levels"] for g in person.get("/api/games") if g["name"] == name)
    generator = random.Random(seed)
    while not stop.is_set():
        new = {"game": name, "mode": "computer", "level": levels}
        table = (await asyncio.to_thread(person.post, "/api/tables", new))["id"]
        (seat,), (view,) = await sit_down([person], table)
        game = Against(seat, view, generator)
        game.begin(Tally())
        while not (game.over.is_set() or stop.is_set()):
            await asyncio.sleep(0.05)
        leave(game)


async def weight(_arguments: Namespace) -> AsyncIterator[str]:
    """What the first load of a table fetches, as a browser counts it."""
    from benchmarks.table.browser import first_load  # noqa: PLC0415 - needs a browser

    with tempfile.TemporaryDirectory() as folder, servers.tercet(Path(folder)) as (base, _):
        for name in game_names():
            found = await asyncio.to_thread(first_load, base, name)
            yield f"first load of {name}: {found}; promised ≤ 90 kB of JavaScript and 20 kB of CSS"


SECTIONS: dict[str, Callable[[Namespace], AsyncIterator[str]]] = {
    "weight": weight,
    "traffic": lambda arguments: traffic(arguments.against, arguments.rounds),
    "idle": idle,
    "thinking": thinking,
    "processes": lambda arguments: processes(arguments.rounds),
    "open": lambda _: open_tables(),
    "jobs": lambda _: jobs(),
}


async def main() -> None:
    """Run the sections asked for."""
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", default="", help="sections whose name begins so")
    parser.add_argument("--against", default=AGAINST, help="the earlier commit")
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    for name, section in SECTIONS.items():
        if name.startswith(arguments.only):
            async for text in section(arguments):
                print(text, flush=True)


if __name__ == "__main__":
    asyncio.run(main())
