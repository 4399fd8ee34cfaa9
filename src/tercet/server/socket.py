"""The socket of a table: brings messages to the hall and back, within limits."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery

from tercet.core.errors import TercetError
from tercet.core.texts import LANGUAGES
from tercet.server.desk import Desk, desk_of, visitor_of
from tercet.server.errors import Refusal, code_of
from tercet.server.incoming import LONGEST
from tercet.server.line import LINE, Line
from tercet.server.logs import LOG, note
from tercet.server.messages import Refused
from tercet.server.security import same_origin

AnySocket = WebSocket[Any, Any, Any]
# Close codes from 4400 to 4499 tell a browser not to come back by itself.
_NOT_HERE = 4404
_TOO_MUCH = 4429
_BROKEN = 1011
_GOING = 1012
_TOO_SLOW = 1013
_PATIENCE = 200  # messages that came too fast before the socket is closed
_REFUSED = b'{"type":"refused"'


class _Numbered(msgspec.Struct):
    re: int | None = None


_number = msgspec.json.Decoder(_Numbered)
_encode = msgspec.json.Encoder().encode


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: AnySocket, table_id: FromPath[str], lang: FromQuery[str | None] = None
) -> None:
    """Sit or watch at a table."""
    desk, visitor = desk_of(socket), visitor_of(socket)
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host", "")):
        desk.metrics.refused.labels("cross-site").inc()
        await socket.close()  # before it is accepted: answered with 403
        return
    await socket.accept()
    language = lang if lang in LANGUAGES else visitor.language
    line = _Line(socket, desk, language)
    if not desk.limits.enter(visitor.person):
        await line.refuse(Refusal("too-many-sockets"))
        await socket.close(_TOO_MUCH)
        return
    desk.metrics.sockets.inc()
    note("socket opened")
    try:
        await line.talk(visitor.person, table_id)
    finally:
        desk.metrics.sockets.dec()
        desk.limits.leave(visitor.person)
        note("socket closed", messages=line.received)


class _Line:
    """One open socket."""

    def __init__(self, socket: AnySocket, desk: Desk, language: str) -> None:
        self._socket = socket
        self._desk = desk
        self._language = language
        extensions: Any = socket.scope["extensions"]
        self._line: Line = extensions[LINE]
        self._gone = False
        self._may_send = desk.limits.messages()
        self.received = 0

    async def talk(self, person: str, table_id: str) -> None:
        """Join the table and carry messages until the socket closes."""
        try:
            visit = await self._desk.hall.join(person, table_id, self._language, self.send)
        except TercetError as error:
            if code_of(error) == "preparing":  # the server ends, and may be back soon
                await self._close(_GOING)
                return
            await self.refuse(error)
            await self._close(_NOT_HERE)
            return
        watch = asyncio.create_task(self._close_when(visit.lost))
        try:
            await self._carry(visit.receive)
        except Exception:
            LOG.exception("socket failed")
            await self._close(_BROKEN)
        finally:
            watch.cancel()
            await visit.leave()

    async def _close_when(self, lost: asyncio.Event) -> None:
        await lost.wait()
        await self._close(_TOO_SLOW)

    async def _carry(self, receive: Any) -> None:
        too_fast = 0
        while True:
            event: Any = await self._line.receive()
            if event["type"] == "websocket.disconnect":
                self._gone = True
                return
            self.received += 1
            self._desk.metrics.messages += 1
            data = event.get("text") or event.get("bytes") or ""
            if not self._may_send():
                too_fast += 1
                await self.refuse(Refusal("too-fast"), data)
                if too_fast > _PATIENCE:
                    await self._close(_TOO_MUCH)
                    return
            elif len(data) > LONGEST:
                await self.refuse(Refusal("too-long", most=LONGEST), data)
            else:
                await receive(data)

    def send(self, data: bytes) -> Awaitable[None] | None:
        """Send what the hall has for this viewer."""
        if data.startswith(_REFUSED):
            code = msgspec.json.decode(data, type=Refused).code
            self._desk.metrics.refused.labels(code).inc()
        return self._line.send_text(data)

    async def refuse(self, error: TercetError, data: str | bytes = "{}") -> None:
        """Refuse a message, by its number if it has one."""
        try:
            number = _number.decode(data).re
        except (msgspec.DecodeError, UnicodeError):
            number = None
        refused = Refused(number, code_of(error), error.text(self._language))
        if (rest := self.send(_encode(refused))) is not None:
            await rest

    async def _close(self, code: int) -> None:
        if not self._gone:
            await self._socket.close(code)
