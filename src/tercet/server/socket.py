"""The socket of a table: brings messages to the hall and back, within limits."""

import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery

from tercet.core.errors import TercetError
from tercet.core.texts import LANGUAGES
from tercet.server.desk import Desk, desk_of, visitor_of
from tercet.server.errors import Refusal, code_of
from tercet.server.limits import LARGEST_FRAME
from tercet.server.logs import LOG, note
from tercet.server.messages import Refused
from tercet.server.security import same_origin

AnySocket = WebSocket[Any, Any, Any]
_REFUSED_FOR_GOOD = 1008
_BROKEN = 1011
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
        await socket.close(_REFUSED_FOR_GOOD)
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
        self._may_send = desk.limits.messages()
        self.received = 0

    async def talk(self, person: str, table_id: str) -> None:
        """Join the table and carry messages until the socket closes."""
        try:
            visit = await self._desk.hall.join(person, table_id, self._language, self.send)
        except TercetError as error:
            await self.refuse(error)
            await self._close(_REFUSED_FOR_GOOD)
            return
        try:
            await self._carry(visit.receive)
        except Exception:
            LOG.exception("socket failed")
            await self._close(_BROKEN)
        finally:
            await visit.leave()

    async def _carry(self, receive: Any) -> None:
        too_fast = 0
        while True:
            event: Any = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            self.received += 1
            self._desk.metrics.messages.inc()
            data = event.get("text") or event.get("bytes") or ""
            if not self._may_send():
                too_fast += 1
                await self.refuse(Refusal("too-fast"), data)
                if too_fast > _PATIENCE:
                    await self._close(_REFUSED_FOR_GOOD)
                    return
            elif len(data) > LARGEST_FRAME:
                await self.refuse(Refusal("too-long", most=LARGEST_FRAME), data)
            else:
                await receive(data)

    async def send(self, data: bytes) -> None:
        """Send what the hall has for this viewer."""
        if data.startswith(_REFUSED):
            code = msgspec.json.decode(data, type=Refused).code
            self._desk.metrics.refused.labels(code).inc()
        await self._socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})

    async def refuse(self, error: TercetError, data: str | bytes = "{}") -> None:
        """Refuse a message, by its number if it has one."""
        try:
            number = _number.decode(data).re
        except (msgspec.DecodeError, UnicodeError):
            number = None
        refused = Refused(number, code_of(error), error.text(self._language))
        await self.send(_encode(refused))

    async def _close(self, code: int) -> None:
        if self._socket.connection_state not in ("disconnect",):
            await self._socket.close(code)
