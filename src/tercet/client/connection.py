"""The WebSocket connection to a table."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tercet.core.views import View
from tercet.server.messages import Changed, Outgoing, Played, Refused, Status, Table

_decode = msgspec.json.Decoder(Outgoing).decode


class RequestRefused(Exception):
    """The server has refused a request; `refused` is its response."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.said)
        self.refused = refused
        self.code = refused.code


class TableConnection:
    """A connection to a table, as a player or a spectator; `table` is always up to date."""

    def __init__(self, address: str, cookie: str) -> None:
        self._address = address
        self._cookie = cookie
        self._request_numbers = itertools.count(1)
        self._responses: dict[int, asyncio.Future[Any]] = {}  # by request number
        self._changed = asyncio.Condition()
        self._error: Exception | None = None
        self.table: Table
        self.received: list[bytes | str] = []  # every message, as it was sent

    @property
    def view(self) -> View:
        """What we see of the game."""
        return self.table.view

    @property
    def status(self) -> Status:
        """Everything about the table except the game itself."""
        return self.table.status

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.status.end is not None

    async def __aenter__(self) -> "TableConnection":
        """Connect, and wait until the server has sent the table."""
        self._socket: ClientConnection = await connect(
            self._address,
            additional_headers={"cookie": self._cookie},
            max_size=None,
            open_timeout=60,
        )
        try:
            while not hasattr(self, "table"):  # the server may have to compile the rules first
                self._receive(await self._socket.recv())
        except BaseException:
            await self._socket.close()
            raise
        self._reader = asyncio.create_task(self._read())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Disconnect."""
        await self._socket.close()
        await self._reader

    async def play(self, move: str) -> Played:
        """Play a move; it is stored when this returns."""
        response = await self.request("play", ply=self.view.ply, move=move)
        assert isinstance(response, Played)  # noqa: S101 - the only response to a move
        return response

    async def request(self, kind: str, **fields: Any) -> Any:
        """Send a request and return its response; raises `RequestRefused`."""
        number = next(self._request_numbers)
        response = self._responses[number] = asyncio.get_running_loop().create_future()
        await self._socket.send(
            msgspec.json.encode({"type": kind, "re": number, **fields}).decode()
        )
        return await response

    async def wait_for_turn(self) -> bool:
        """Wait until we may move; False if the game is over."""
        await self.wait_until(lambda: bool(self.view.legal) or self.is_over)
        return not self.is_over

    async def wait_until(self, condition: Callable[..., bool]) -> None:
        """Wait until a condition is true; raises `ConnectionClosed` if the connection ends."""
        async with self._changed:
            await self._changed.wait_for(lambda: condition() or self._error is not None)
        if not condition() and self._error is not None:
            raise self._error

    async def updates(self) -> AsyncIterator[Table]:
        """The table now, and again after every message."""
        while True:
            seen = len(self.received)
            yield self.table
            await self.wait_until(lambda seen=seen: len(self.received) > seen)

    async def _read(self) -> None:
        try:
            async for data in self._socket:
                self._receive(data)
                async with self._changed:
                    self._changed.notify_all()
        except ConnectionClosed as error:
            self._error = error
        finally:
            self._error = self._error or ConnectionClosed(None, None)
            for response in self._responses.values():
                if not response.done():
                    response.set_exception(self._error)
            self._responses.clear()
            async with self._changed:
                self._changed.notify_all()

    def _receive(self, data: bytes | str) -> None:
        """Update the table from a message, and complete the request that it responds to."""
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
        elif isinstance(message, Refused) and message.re is None:
            raise RequestRefused(message)
        response = self._responses.pop(message.re, None) if message.re is not None else None
        if response is None or response.done():
            return
        if isinstance(message, Refused):
            response.set_exception(RequestRefused(message))
        else:
            response.set_result(message)
