"""Committed moves under load: an earlier commit, the working tree and a bare echo, in turn."""

import asyncio
import contextlib
import itertools
import json
import random
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from benchmarks.table import servers
from benchmarks.table.load import Game, Heard, Person, Seat, Tally, View, connect, sit_down
from benchmarks.table.playing import friends, leave, sitting
from benchmarks.versions import commit, comparison, working_tree
from tercet.core.registry import game_names

TABLES = (32, 100)  # that play at the same time; with few of them a server waits for the disk
IN_A_ROUND = 4  # games that are ready at each of them
SECONDS = 4.0  # the longest round; it ends when the first pair has played all its games

Play = Callable[[int, bool], Awaitable[Tally]]


async def traffic(against: str, rounds: int) -> AsyncIterator[str]:
    """Processor time per move, moves per second and time to an answer, with two viewers a table."""
    versions = commit(against), working_tree()
    yield f"{versions[0].name} → {versions[1].name}"
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        sides: list[Play] = []
        for number, version in enumerate(versions):
            running = servers.tercet(folder / f"data-{number}", version)
            base, pid = stack.enter_context(running)
            people = [[Person(base), Person(base)] for _ in range(max(TABLES))]
            sides.append(games_of(people, pid))
        length = await recorded(people[0], folder / "messages.json")
        base, pid = stack.enter_context(servers.echo(folder / "messages.json"))
        sides.append(echoes_of(base, pid, length))
        for play in sides:
            await play(min(TABLES), False)  # not counted
        for tables, awake in itertools.product(TABLES, (False, True)):
            played = [[await play(tables, awake) for play in sides] for _ in range(rounds)]
            for text in report(list(zip(*played, strict=True))):
                yield f"{tables} tables, {'busy' if awake else 'sleeping'} client: {text}"


def report(sides: list[tuple[Tally, ...]]) -> list[str]:
    """The lines of one kind of load: old and new, and the echo for comparison."""
    lines = []
    values: dict[tuple[str, str, str], Callable[[Tally], float]] = {
        ("processor µs per move", "{:,.0f}", "≤ 1.5"): lambda t: t.processor / t.moves * 1e6,
        ("moves per second", "{:,.0f}", ""): lambda t: t.moves / t.elapsed,
        ("median answer, ms", "{:.1f}", ""): lambda t: statistics.median(t.seconds) * 1000,
    }
    for (what, shape, wanted), value in values.items():
        old, new, echo = ([value(tally) for tally in side] for side in sides)
        bare = shape.format(statistics.median(echo))
        lines.append(f"{comparison(what, old, new, shape, wanted)}; bare Litestar echo {bare}")
    return lines


def games_of(people: list[list[Person]], *pids: int) -> Play:
    """Rounds of moves that a server stores and answers, at tables where everybody sits already."""

    async def play(tables: int, awake: bool) -> Tally:
        ready = []
        for index, pair in enumerate(people[:tables]):
            names = [game_names()[(index + turn) % len(game_names())] for turn in range(IN_A_ROUND)]
            ids = [await asyncio.to_thread(friends, pair, name) for name in names]
            ready.append([await sitting(pair, table) for table in ids])
        return await round_of(ready, pids, awake)

    return play


def echoes_of(base: str, pid: int, length: int) -> Play:
    """Rounds of messages that the echo answers, in games as long as ours."""

    async def play(tables: int, awake: bool) -> Tally:
        ready = []
        for index in range(tables):
            games: list[Game] = []
            for turn in range(IN_A_ROUND):
                url = f"{base.replace('http', 'ws')}/echo/{index}-{turn}-{time.monotonic_ns()}"
                seats = [await connect(url, {}) for _ in range(2)]
                games.append(Echo(seats, [], random.Random(0), length=length))
            ready.append(games)
        return await round_of(ready, (pid,), awake)

    return play


async def round_of(ready: list[list[Game]], pids: tuple[int, ...], awake: bool) -> Tally:
    """All play at once, for as long as all of them have games to play.

    To wake a client that sleeps costs a server more than to send, on some machines; one that is
    `awake` never sleeps.
    """
    tally = Tally()
    spent, begin = servers.processor_seconds(*pids), time.monotonic()
    playing = [asyncio.create_task(in_turn(games, tally)) for games in ready]
    busy = asyncio.create_task(stay_awake()) if awake else None
    await asyncio.wait(playing, timeout=SECONDS, return_when=asyncio.FIRST_COMPLETED)
    tally.elapsed = time.monotonic() - begin
    tally.processor = servers.processor_seconds(*pids) - spent
    for task in [*playing, *([busy] if busy else [])]:
        task.cancel()
    for game in itertools.chain(*ready):
        leave(game)  # it counts no more
    return tally


async def in_turn(games: list[Game], tally: Tally) -> None:
    """Play games that are ready, one after another."""
    for game in games:
        game.begin(tally)
        await game.over.wait()


async def stay_awake() -> None:
    """Never let this process sleep."""
    while True:
        await asyncio.sleep(0)


class Echo(Game):
    """The same conversation with the echo: the two send in turns."""

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
        leave(game)
    into.write_text(json.dumps(heard))
    return len(heard) // len(game_names())
