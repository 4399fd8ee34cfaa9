"""People at the tables of a real hall on a real store."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from tercet.server.hall import Hall
from tercet.server.messages import NewTable, Outgoing
from tercet.server.visit import Visit

Message = dict[str, Any]


class Guest:
    """A browser at a table: asks, and keeps all that it was sent."""

    def __init__(self) -> None:
        self.visit: Visit
        self.sent: list[bytes] = []
        self.heard: list[Message] = []
        self.table: Message = {}
        self._number = 0
        self._news = asyncio.Event()

    @classmethod
    async def join(cls, hall: Hall, person: str, table: str, language: str = "en") -> "Guest":
        guest = cls()
        guest.visit = await hall.join(person, table, language, guest._hear)
        await guest.until(lambda message: message["type"] == "table")
        return guest

    async def _hear(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        declared: Any = msgspec.json.decode(data, type=Outgoing)
        assert msgspec.to_builtins(declared) == message  # each message is what is said of it
        self.sent.append(data)
        self.heard.append(message)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "played":
            self.table |= {name: message[name] for name in ("view", "events", "status")}
            self.table["moves"] = [*self.table["moves"], message["move"]]
        elif message["type"] == "status":
            self.table["status"] = message["status"]
        self._news.set()

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The first message, of those heard already and those to come, that is wanted."""
        seen = 0
        while True:
            for message in self.heard[seen:]:
                seen += 1
                if wanted(message):
                    return message
            self._news.clear()
            await self._news.wait()

    async def until_ply(self, ply: int) -> None:
        """Wait until so many moves have been heard of."""
        while self.ply < ply:
            self._news.clear()
            await self._news.wait()

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Ask for something; what answers it."""
        self._number += 1
        number = self._number
        request = {"type": kind, "re": number} | fields
        await self.visit.receive(msgspec.json.encode(request))
        return await self.until(lambda message: message.get("re") == number)

    async def play(self, move: str) -> Message:
        return await self.ask("play", ply=self.ply, move=move)

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
async def a_hall(folder: Path) -> AsyncIterator[Hall]:
    hall = await Hall.open(folder)
    try:
        yield hall
    finally:
        await hall.close()


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test; nothing may be left hanging."""
    asyncio.run(asyncio.wait_for(work, 120))


async def friends(
    hall: Hall, game: str, language: str = "en", **options: str | int
) -> tuple[str, dict[str, Guest]]:
    """A table with two people at it, and their guests by seat."""
    game_seats = (await hall.game(game)).seats
    table = await hall.create(
        "anna", NewTable(game, "friend", options=dict(options), seat=game_seats[0])
    )
    await hall.sit("bela", table)
    return table, {
        seat: await Guest.join(hall, person, table, language)
        for seat, person in zip(game_seats, ("anna", "bela"), strict=True)
    }


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
