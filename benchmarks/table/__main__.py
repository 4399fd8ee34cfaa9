"""How fast the table in the browser is, each number beside its yardstick in the same run.

script/bench table                 everything (some minutes)
script/bench table --only traffic  the sections whose name begins so
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from benchmarks.table import servers
from benchmarks.table.load import Game, Person, Tally, View, connect, sit_down
from tercet.core.registry import game_names

ROOT = Path(__file__).parents[2]
AT_ONCE = 32  # tables that play at the same time
SECONDS = 4.0  # a round
ROUNDS = 5
IDLE_TABLES = 1000
THINKERS = 4
DEPENDENCIES = ("litestar", "msgspec", "uvicorn", "sqlalchemy.ext.asyncio", "alembic.command")
PAUSE = 0.02  # of somebody who plays at a table beside the load


def friends(people: list[Person], game: str) -> str:
    """A table of two people."""
    table = str(people[0].post("/api/tables", {"game": game, "mode": "friend"})["id"])
    people[1].post(f"/api/tables/{table}/sit")
    return table


async def play_on(
    people: list[Person], tally: Tally, end: float, seed: int, pause: float = 0.0
) -> None:
    """Play games at one table after another until the time is over."""
    games = itertools.cycle(game_names())
    for _ in range(seed % len(game_names())):
        next(games)
    while time.monotonic() < end:
        table = await asyncio.to_thread(friends, people, next(games))
        seats, views = await sit_down(people, table)
        game = Game(seats, tally, random.Random(seed), pause)
        game.begin(views)
        await until(game.over, end)
        await leave(game)


async def until(event: asyncio.Event, end: float) -> None:
    """Wait for an event or the end of the time."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), max(0.0, end - time.monotonic()))


async def leave(game: Game) -> None:
    """Get up from the table."""
    for seat in game.seats:
        seat.game = None
        if seat.transport is not None:
            seat.transport.disconnect()


async def ours(people: list[list[Person]], seconds: float) -> Tally:
    """Moves that our server stored and answered."""
    tally = Tally()
    end = time.monotonic() + seconds
    await asyncio.gather(*(play_on(pair, tally, end, i) for i, pair in enumerate(people)))
    return tally


async def theirs(base: str, seconds: float, length: int) -> Tally:
    """Messages that the yardstick answered, in games as long as ours."""
    tally = Tally()
    end = time.monotonic() + seconds
    tables = itertools.count()

    async def pairs(seed: int) -> None:
        while time.monotonic() < end:
            url = f"{base.replace('http', 'ws')}/echo/{next(tables)}-{seed}"
            seats = [await connect(url, {}) for _ in range(2)]
            game = Echo(seats, tally, random.Random(seed), length=length)
            game.start()
            await until(game.over, end)
            await leave(game)

    await asyncio.gather(*(pairs(i) for i in range(AT_ONCE)))
    return tally


class Echo(Game):
    """The same conversation with the yardstick: the two send in turns."""

    def __init__(self, *arguments: object, length: int) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        self.left = length
        self.views = itertools.cycle(self.seats)

    def start(self) -> None:
        """Send the first message."""
        for seat in self.seats:
            seat.game = self
            seat.first.set_result(None)  # type: ignore[arg-type]
        self.go_on()

    def go_on(self) -> None:
        """The next one sends."""
        self.mover = next(self.views)
        self.sent = time.perf_counter()
        self.mover.send({"type": "play", "re": self.left, "ply": 7, "move": "b1-b3"})

    def heard(self, seat: object, _: object) -> None:
        """Count answers to the one who asked."""
        if seat is not self.mover:
            return
        self.tally.moves += 1
        self.tally.seconds.append(time.perf_counter() - self.sent)
        self.left -= 1
        if self.left:
            self.go_on()
        else:
            self.over.set()


async def recorded(people: list[Person], into: Path) -> int:
    """Write down what one viewer hears in a game of each kind; how many moves a game has."""
    heard: list[str] = []
    for name in game_names():
        seats, views = await sit_down(people, await asyncio.to_thread(friends, people, name), True)
        game = Game(seats, Tally(), random.Random(1))
        game.begin(views)
        await game.over.wait()
        heard += [text for text in seats[0].kept or [] if '"played"' in text]
        await leave(game)
    into.write_text(json.dumps(heard))
    return len(heard) // len(game_names())


async def traffic() -> AsyncIterator[str]:
    """Committed moves a second and the time to an answer, with two viewers a table."""
    with tempfile.TemporaryDirectory() as folder:
        messages = Path(folder) / "messages.json"
        with servers.tercet(Path(folder) / "data") as (base, pid):
            people = [[Person(base), Person(base)] for _ in range(AT_ONCE)]
            length = await recorded(people[0], messages)
            await ours(people, 2)
            with servers.echo(messages) as (other, other_pid):
                rounds = []
                for _ in range(ROUNDS):
                    spent = servers.processor_seconds(pid)
                    mine = await ours(people, SECONDS)
                    spent = servers.processor_seconds(pid) - spent
                    cost = servers.processor_seconds(other_pid)
                    echo = await theirs(other, SECONDS, length)
                    cost = servers.processor_seconds(other_pid) - cost
                    rounds.append((mine, spent, echo, cost))
    rates = [(m.moves / SECONDS, e.moves / SECONDS) for m, _, e, _ in rounds]
    medians = [
        (statistics.median(m.seconds), statistics.median(e.seconds)) for m, _, e, _ in rounds
    ]
    costs = [(s / m.moves, c / e.moves) for m, s, e, c in rounds]
    yield line("committed moves/s", rates, "{:,.0f}", "≥ 0.33")
    yield line("median answer under load, ms", medians, "{:.1f}", "≤ 5", 1000)
    yield line("processor time a move, µs", costs, "{:,.0f}", "(for the reader)", 1e6)


def line(
    what: str, pairs: list[tuple[float, float]], shape: str, wanted: str, scale: float = 1
) -> str:
    """A comparison: medians of both sides, the ratio of each round."""
    mine, other = (statistics.median(side) * scale for side in zip(*pairs, strict=True))
    ratios = sorted(a / b for a, b in pairs)
    return (
        f"{what}: {shape.format(mine)}; bare Litestar echo: {shape.format(other)}; "
        f"ratio {statistics.median(ratios):.2f} ({ratios[0]:.2f}–{ratios[-1]:.2f}), "
        f"promised {wanted}"
    )


async def one_table(people: list[Person], seconds: float) -> float:
    """The median time to an answer at a table where nobody hurries."""
    tally = Tally()
    await play_on(people, tally, time.monotonic() + seconds, 1, PAUSE)
    return statistics.median(tally.seconds)


async def idle() -> AsyncIterator[str]:
    """A thousand open tables with two idle viewers each, and play beside them."""
    with tempfile.TemporaryDirectory() as folder, servers.tercet(Path(folder)) as (base, pid):
        people = [Person(base), Person(base)]
        before = await one_table(people, SECONDS)
        empty = servers.memory(pid)
        games = itertools.cycle(game_names())
        watching = []
        for _ in range(IDLE_TABLES):
            table = await asyncio.to_thread(friends, people, next(games))
            watching.append(await sit_down(people, table))
        full = servers.memory(pid)
        beside = await one_table(people, SECONDS)
        yield (
            f"{IDLE_TABLES:,} open tables, two idle viewers each: "
            f"{(full - empty) / IDLE_TABLES / 1024:,.0f} KiB a table "
            f"({empty / 2**20:,.0f} → {full / 2**20:,.0f} MiB); "
            f"median answer beside them {beside * 1000:.1f} ms, without them {before * 1000:.1f} ms, "
            f"ratio {beside / before:.2f}"
        )


async def thinking() -> AsyncIterator[str]:
    """The answer to a person while four other tables think at the highest level."""
    for name in game_names():
        with tempfile.TemporaryDirectory() as folder, servers.tercet(Path(folder)) as (base, _):
            people, deep = [Person(base), Person(base)], Person(base)
            await one_table(people, 2)
            ratios = []
            for _ in range(ROUNDS):
                alone = await one_table(people, SECONDS)
                stop = asyncio.Event()
                thinkers = [
                    asyncio.create_task(keep_thinking(deep, name, stop, seed))
                    for seed in range(THINKERS)
                ]
                await asyncio.sleep(1)
                ratios.append((await one_table(people, SECONDS), alone))
                stop.set()
                await asyncio.gather(*thinkers)
        yield line(
            f"answer beside {THINKERS} level-8 {name} tables, ms", ratios, "{:.1f}", "≤ 3", 1000
        ).replace("bare Litestar echo", "idle server")


async def keep_thinking(person: Person, name: str, stop: asyncio.Event, seed: int) -> None:
    """Make the computer think, again and again."""
    levels = next(g["levels"] for g in person.get("/api/games") if g["name"] == name)
    generator = random.Random(seed)
    while not stop.is_set():
        new = {"game": name, "mode": "computer", "level": levels}
        table = (await asyncio.to_thread(person.post, "/api/tables", new))["id"]
        (seat,), (view,) = await sit_down([person], table)
        game = Against([seat], Tally(), generator)
        game.begin([view])
        while not (game.over.is_set() or stop.is_set()):
            await asyncio.sleep(0.05)
        await leave(game)


class Against(Game):
    """One person against the computer; nothing is counted."""

    def turn(self, seat: object, view: View) -> None:
        """Play at once when it is the person's turn."""
        super().turn(seat, view)  # type: ignore[arg-type]
        self.mover = None


async def start() -> AsyncIterator[str]:
    """A warm `script/server` to the first page, against importing what it is made of."""

    def page() -> float:
        port = servers.free_port()
        with tempfile.TemporaryDirectory() as folder:
            begin = time.perf_counter()
            command = [str(ROOT / "script" / "server"), "--no-browser", "--data", folder]
            with servers.process([*command, "--port", str(port)], f"http://127.0.0.1:{port}/"):
                return time.perf_counter() - begin

    def imports() -> float:
        begin = time.perf_counter()
        subprocess.run([sys.executable, "-c", f"import {', '.join(DEPENDENCIES)}"], check=True)
        return time.perf_counter() - begin

    page()
    yield line(
        "script/server to the first page, s",
        [(page(), imports()) for _ in range(7)],
        "{:.2f}",
        "≤ 2",
    ).replace("bare Litestar echo", "importing its dependencies")


async def weight() -> AsyncIterator[str]:
    """What the first load of a table fetches, as a browser counts it."""
    from benchmarks.table.browser import first_load  # noqa: PLC0415 - needs a browser

    with tempfile.TemporaryDirectory() as folder, servers.tercet(Path(folder)) as (base, _):
        for name in game_names():
            found = await asyncio.to_thread(first_load, base, name)
            yield f"first load of {name}: {found}; promised ≤ 90 kB of JavaScript and 20 kB of CSS"


SECTIONS: dict[str, Callable[[], AsyncIterator[str]]] = {
    "weight": weight,
    "start": start,
    "traffic": traffic,
    "idle": idle,
    "thinking": thinking,
}


async def main() -> None:
    """Run the sections asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", default="", help="sections whose name begins so")
    arguments = parser.parse_args()
    for name, section in SECTIONS.items():
        if name.startswith(arguments.only):
            async for text in section():
                print(text, flush=True)


if __name__ == "__main__":
    asyncio.run(main())
