"""Over the socket of a table: what it shows, and what we do there."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tercet.core.views import View
from tercet.server.messages import Changed, Outgoing, Played, Refused, Status, Table

PREPARING = "preparing"  # not refused but put off
_decode = msgspec.json.Decoder(Outgoing).decode


class Declined(Exception):
    """The table has refused a request; `refused` is its whole answer."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.said)
        self.refused = refused
        self.code = refused.code


class Seat:
    """A place at a table; `view`, `moves` and `status` are always the latest that was sent."""

    def __init__(self, address: str, cookie: str) -> None:
        self._address = address
        self._cookie = cookie
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._changed = asyncio.Condition()
        self._error: Exception | None = None
        self.table: Table
        self.received: list[bytes | str] = []  # everything that came, as it came

    @property
    def view(self) -> View:
        """What we see."""
        return self.table.view

    @property
    def status(self) -> Status:
        """What is around the board."""
        return self.table.status

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.status.end is not None

    async def __aenter__(self) -> "Seat":
        """Connect, and wait for the table to show."""
        self._socket: ClientConnection = await connect(
            self._address,
            additional_headers={"cookie": self._cookie},
            max_size=None,
            open_timeout=60,
        )
        try:
            while not hasattr(self, "table"):  # the rules may have to be prepared first
                self._take(await self._socket.recv())
        except BaseException:
            await self._socket.close()
            raise
        self._reading = asyncio.create_task(self._read())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Go away."""
        await self._socket.close()
        await self._reading

    async def play(self, move: str) -> Played:
        """Play a move; when this returns, the move is stored."""
        answer = await self.request("play", ply=self.view.ply, move=move)
        assert isinstance(answer, Played)  # noqa: S101 - nothing else answers a move
        return answer

    async def request(self, kind: str, **fields: Any) -> Any:
        """Send a request of any kind and return its answer; `Declined` if it is refused."""
        number = next(self._numbers)
        answer = self._waiting[number] = asyncio.get_running_loop().create_future()
        await self._socket.send(
            msgspec.json.encode({"type": kind, "re": number, **fields}).decode()
        )
        return await answer

    async def turn(self) -> bool:
        """Wait until we may move; False when the game is over."""
        await self.until(lambda: bool(self.view.legal) or self.is_over)
        return not self.is_over

    async def until(self, holds: Any) -> None:
        """Wait until something holds; `ConnectionClosed` if it cannot any more."""
        async with self._changed:
            await self._changed.wait_for(lambda: holds() or self._error is not None)
        if not holds() and self._error is not None:
            raise self._error

    async def updates(self) -> AsyncIterator[Table]:
        """The table as it is now, and again each time something has changed."""
        while True:
            seen = len(self.received)
            yield self.table
            await self.until(lambda seen=seen: len(self.received) > seen)

    async def _read(self) -> None:
        try:
            async for data in self._socket:
                self._take(data)
                async with self._changed:
                    self._changed.notify_all()
        except ConnectionClosed as error:
            self._error = error
        finally:
            self._error = self._error or ConnectionClosed(None, None)
            for answer in self._waiting.values():
                if not answer.done():
                    answer.set_exception(self._error)
            self._waiting.clear()
            async with self._changed:
                self._changed.notify_all()

    def _take(self, data: bytes | str) -> None:
        """Bring a message in: what it changes, and whom it answers."""
        self.received.append(data)
        message = _decode(data)
        if isinstance(message, Table):
            self.table = message
        elif isinstance(message, Played):
            self.table.version = message.version
            self.table.view, self.table.events = message.view, message.events
            self.table.moves.append(message.move)
            self.table.status = message.status
        elif isinstance(message, Changed):
            self.table.version, self.table.status = message.version, message.status
        elif isinstance(message, Refused) and message.re is None and message.code != PREPARING:
            raise Declined(message)
        answer = self._waiting.pop(message.re, None) if message.re is not None else None
        if answer is None or answer.done():
            return
        if isinstance(message, Refused):
            answer.set_exception(Declined(message))
        else:
            answer.set_result(message)
