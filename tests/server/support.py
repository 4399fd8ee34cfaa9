"""People at the tables of a real server on a real database, without sockets between."""

import asyncio
import os
import random
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy

from tercet.server.clock import Clock
from tercet.server.context import AppContext, Settings, open_context
from tercet.server.messages import NewTable, Outgoing
from tercet.server.store.engine import database_url, open_engine
from tercet.server.tables.connection import Connection
from tercet.server.tables.requests import handle
from tercet.server.tables.table import Table

Message = dict[str, Any]


class ManualClock(Clock):
    """A clock that goes on only when it is told to."""

    def __init__(self) -> None:
        self._now = datetime(2030, 1, 1, 12, tzinfo=UTC)

    def now(self) -> datetime:
        return self._now

    def seconds(self) -> float:
        return self._now.timestamp()

    def advance(self, seconds: float) -> None:
        self._now += timedelta(seconds=seconds)


class Guest:
    """A browser at a table: asks, and remembers all that it was sent."""

    def __init__(self, context: AppContext, connection: Connection) -> None:
        self.context = context
        self.connection = connection
        self.sent: list[bytes] = []
        self.heard: list[Message] = []
        self.refusals: list[str] = []
        self.table: Message = {}
        self._number = 0
        self._news = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())

    @classmethod
    async def join(
        cls, context: AppContext, person: str, table: str, language: str = "en"
    ) -> "Guest":
        refusals: list[str] = []
        await context.kernels.wait_for_rules()
        connection = await context.tables.join(person, table, language, refusals.append)
        guest = cls(context, connection)
        guest.refusals = refusals
        await guest.until(lambda message: message["type"] == "table")
        return guest

    async def _listen(self) -> None:
        while True:
            self._hear(await self.connection.next_message())

    def _hear(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        declared: Any = msgspec.json.decode(data, type=Outgoing)
        assert msgspec.to_builtins(declared) == message  # each message is what is declared
        if "version" in message:
            assert message["version"] >= self.table.get("version", 0)
        self.sent.append(data)
        self.heard.append(message)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "played":
            self.table |= {name: message[name] for name in ("version", "view", "events", "status")}
            self.table["moves"] = [*self.table["moves"], message["move"]]
        elif message["type"] == "status":
            self.table |= {name: message[name] for name in ("version", "status")}
        self._news.set()

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The first message, of those heard already and those to come, that is wanted."""
        seen = 0
        while True:
            for message in self.heard[seen:]:
                seen += 1
                if wanted(message):
                    return message
            await self.wait()

    async def until_ply(self, ply: int) -> None:
        """Wait until so many moves have been heard of."""
        while self.ply < ply:
            await self.wait()

    async def wait(self) -> None:
        """Wait for the next message."""
        self._news.clear()
        await self._news.wait()

    async def receive(self, data: bytes | str) -> None:
        """Send data as it is."""
        context = self.context
        await handle(context.table_parts, self.connection, data, context.clock.now())

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Ask for something; returns what answers it."""
        self._number += 1
        number = self._number
        await self.receive(msgspec.json.encode({"type": kind, "re": number} | fields))
        return await self.until(lambda message: message.get("re") == number)

    async def play(self, move: str) -> Message:
        return await self.ask("play", ply=self.ply, move=move)

    def leave(self) -> None:
        self.context.tables.leave(self.connection)

    @property
    def view(self) -> Message:
        view: Message = self.table["view"]
        return view

    @property
    def status(self) -> Message:
        status: Message = self.table["status"]
        return status

    @property
    def ply(self) -> int:
        return int(self.view["ply"])


@asynccontextmanager
async def running(folder: Path, clock: Clock | None = None) -> AsyncIterator[AppContext]:
    """The parts of a server on a folder, or on the database of the test."""
    database = os.environ.get("TERCET_DATABASE")
    settings = Settings(folder, database, limited=False, clock=clock or Clock())
    async with open_context(settings) as context:
        yield context


@asynccontextmanager
async def processes(folder: Path, number: int = 2) -> AsyncIterator[list[AppContext]]:
    """The parts of several servers that share the database of the test."""
    async with AsyncExitStack() as stack:
        opened: list[AppContext] = []
        for _ in range(number):
            context = await stack.enter_async_context(running(folder))
            await join_processes(context)
            opened.append(context)
        yield opened


async def join_processes(context: AppContext) -> None:
    """Wait until a server can share this process and its database with another one."""
    await context.kernels.wait_until_loaded()  # before another loads in the same process
    while not context.others.is_heard:
        await asyncio.sleep(0.01)


def is_shared() -> bool:
    """Whether several servers can use the store of the test: PostgreSQL."""
    return "TERCET_DATABASE" in os.environ


@asynccontextmanager
async def two_servers(folder: Path) -> AsyncIterator[tuple[AppContext, AppContext]]:
    """For the two players of a table: two servers with PostgreSQL, one server with SQLite."""
    async with processes(folder, 2 if is_shared() else 1) as opened:
        yield opened[0], opened[-1]


async def presence_known(servers: Sequence[AppContext], table_id: str) -> None:
    """Wait until both servers know who is at a table by way of the other one."""
    one, two = (in_memory(context, table_id) for context in servers)
    while one is not two and (
        one.people_elsewhere != two.people_connected or two.people_elsewhere != one.people_connected
    ):
        await asyncio.sleep(0.01)


@contextmanager
def store_of(folder: Path) -> Iterator[sqlalchemy.Connection]:
    """The store of a server, for what no server does."""
    url = database_url(folder, os.environ.get("TERCET_DATABASE"))
    engine = open_engine(url, migrated=False)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test; nothing may be left hanging."""
    asyncio.run(asyncio.wait_for(work, 120))


async def create(context: AppContext, person: str, new: NewTable) -> str:
    """Set up a table now."""
    return await context.tables.create(person, new, context.clock.now())


async def create_link(context: AppContext, person: str, table: str, seat: str | None) -> str:
    """A token that moves a seat."""
    return await context.tables.create_link(person, table, seat, context.clock.now())


def in_memory(context: AppContext, table_id: str) -> Table:
    """A table that somebody has joined, with all that is secret about it."""
    table = context.table_parts.registry.get(table_id)
    assert table is not None
    return table


async def friends(
    context: AppContext,
    game: str,
    language: str = "en",
    other: AppContext | None = None,
    **options: str | int,
) -> tuple[str, dict[str, Guest]]:
    """A table with two people at it, the second one at the `other` server; their guests by seat."""
    game_seats = (await context.kernels.game(game)).seats
    new = NewTable(game, "friend", options=dict(options), seat=game_seats[0])
    table = await create(context, "anna", new)
    places = {"anna": context, "bela": other or context}
    await places["bela"].tables.sit("bela", table)
    guests = {
        seat: await Guest.join(place, person, table, language)
        for seat, (person, place) in zip(game_seats, places.items(), strict=True)
    }
    return table, guests


async def play_on(guests: dict[str, Guest], seed: int, most: int = 10_000) -> None:
    """Let the guests play random moves until the game is over."""
    chance = random.Random(seed)
    some = next(iter(guests.values()))
    while some.view["to_move"] is not None and some.ply < most:
        mover = guests[some.view["to_move"]]
        await mover.until_ply(some.ply)
        answer = await mover.play(chance.choice(mover.view["legal"]))
        assert answer["type"] == "played", answer
        for guest in guests.values():
            await guest.until_ply(mover.ply)
