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
from benchmarks.table.load import Game, Heard, Person, Seat, Tally, View, connect, sit_down
from tercet.core.registry import game_names

ROOT = Path(__file__).parents[2]
AT_ONCE = 100  # tables that play at the same time; with far fewer a server waits for the disk
IN_A_ROUND = 4  # games that are ready at each of them
SECONDS = 4.0  # the longest round; it ends when the first pair has played all its games
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


async def play_on(people: list[Person], tally: Tally, end: float, pause: float) -> None:
    """Play games at one table after another until the time is over."""
    games = itertools.cycle(game_names())
    while time.monotonic() < end:
        table = await asyncio.to_thread(friends, people, next(games))
        game = await sitting(people, table, pause)
        await play(game, tally, end)


async def sitting(people: list[Person], table: str, pause: float = 0.0) -> Game:
    """Two people at a table, about to begin."""
    seats, views = await sit_down(people, table)
    return Game(seats, views, random.Random(table), pause)


async def play(game: Game, tally: Tally, end: float) -> None:
    """Play a game, to its end or the end of the time."""
    game.begin(tally)
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


async def in_turn(games: list[Game], tally: Tally) -> None:
    """Play games that are ready, one after another."""
    for game in games:
        game.begin(tally)
        await game.over.wait()


async def ours(people: list[list[Person]], pid: int) -> Tally:
    """Moves that our server stored and answered, at tables where everybody sits already."""
    ready = []
    for index, pair in enumerate(people):
        names = [game_names()[(index + turn) % len(game_names())] for turn in range(IN_A_ROUND)]
        tables = [await asyncio.to_thread(friends, pair, name) for name in names]
        ready.append([await sitting(pair, table) for table in tables])
    return await round_of(ready, pid)


async def theirs(base: str, pid: int, length: int) -> Tally:
    """Messages that the yardstick answered, in games as long as ours."""
    ready = []
    for index in range(AT_ONCE):
        games: list[Game] = []
        for turn in range(IN_A_ROUND):
            url = f"{base.replace('http', 'ws')}/echo/{index}-{turn}-{time.monotonic_ns()}"
            seats = [await connect(url, {}) for _ in range(2)]
            games.append(Echo(seats, [], random.Random(0), length=length))
        ready.append(games)
    return await round_of(ready, pid)


async def round_of(ready: list[list[Game]], pid: int) -> Tally:
    """All play at once, for as long as all of them have games to play."""
    tally = Tally()
    spent, begin = servers.processor_seconds(pid), time.monotonic()
    playing = [asyncio.create_task(in_turn(games, tally)) for games in ready]
    awake = asyncio.create_task(stay_awake())
    await asyncio.wait(playing, timeout=SECONDS, return_when=asyncio.FIRST_COMPLETED)
    awake.cancel()
    tally.elapsed = time.monotonic() - begin
    tally.processor = servers.processor_seconds(pid) - spent
    for game in itertools.chain(*ready):
        await leave(game)  # it counts no more
    for task in playing:
        task.cancel()
    return tally


async def stay_awake() -> None:
    """Never let this process sleep: to wake it costs a server more than to send, on some machines.

    The yardstick, which answers all the time, would not pay for that, and our server would.
    """
    while True:
        await asyncio.sleep(0)


class Echo(Game):
    """The same conversation with the yardstick: the two send in turns."""

    def __init__(
        self, seats: list[Seat], views: list[View], generator: random.Random, length: int
    ) -> None:
        super().__init__(seats, views, generator)
        self.left = length

    def begin(self, tally: Tally) -> None:
        """Send the first message."""
        self.tally = tally
        for seat in self.seats:
            seat.game = self
            seat.joined()
        self.go_on(self.seats[0])

    def go_on(self, seat: Seat) -> None:
        """Send a message, or end the game."""
        self.left -= 1
        if self.left:
            seat.send({"type": "play", "re": self.left, "ply": 7, "move": "b1-b3"})
        else:
            self.over.set()

    def heard(self, seat: Seat, _: Heard) -> None:
        """Who hears the other's message sends the next one."""
        if not self.count(seat):
            self.go_on(seat)


async def recorded(people: list[Person], into: Path) -> int:
    """Write down what one viewer hears in a game of each kind; how many moves a game has."""
    heard: list[str] = []
    for name in game_names():
        table = await asyncio.to_thread(friends, people, name)
        seats, views = await sit_down(people, table, keep=True)
        game = Game(seats, views, random.Random(1))
        game.begin(Tally())
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
            await ours(people, pid)
            with servers.echo(messages) as (other, other_pid):
                rounds = [
                    (await ours(people, pid), await theirs(other, other_pid, length))
                    for _ in range(ROUNDS)
                ]
    rates = [(m.moves / m.elapsed, e.moves / e.elapsed) for m, e in rounds]
    medians = [(statistics.median(m.seconds), statistics.median(e.seconds)) for m, e in rounds]
    costs = [(m.processor / m.moves, e.processor / e.moves) for m, e in rounds]
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
    await play_on(people, tally, time.monotonic() + seconds, PAUSE)
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
            f"median answer beside them {beside * 1000:.1f} ms, "
            f"without them {before * 1000:.1f} ms, "
            f"ratio {beside / before:.2f}"
        )


async def thinking() -> AsyncIterator[str]:
    """The answer to a person while four other tables think at the highest level."""
    for name in game_names():
        with tempfile.TemporaryDirectory() as folder, servers.tercet(Path(folder)) as (base, _):
            people, deep = [Person(base), Person(base)], Person(base)
            await play_on(people, Tally(), time.monotonic() + 2, PAUSE)
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
        game = Against([seat], [view], generator)
        game.begin(Tally())
        while not (game.over.is_set() or stop.is_set()):
            await asyncio.sleep(0.05)
        await leave(game)


class Against(Game):
    """One person against the computer; nothing is counted."""

    def turn(self, seat: Seat, view: View) -> None:
        """Play at once when it is the person's turn."""
        super().turn(seat, view)
        seat.sent = None


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
