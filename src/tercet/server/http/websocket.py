"""The socket of a table: carries messages between a browser and its `Connection`, within limits."""

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery
from msgspec.structs import replace

from tercet.core.errors import TercetError
from tercet.core.texts import LANGUAGES
from tercet.server.context import AppContext
from tercet.server.errors import Refusal, as_refusal
from tercet.server.http.requester import Requester, context_of, requester_of
from tercet.server.http.security import same_origin
from tercet.server.logs import LOG, TABLE, log_event, table_name
from tercet.server.messages import Preparing, encode
from tercet.server.tables import wording
from tercet.server.tables.connection import Connection
from tercet.server.tables.decoding import request_number
from tercet.server.tables.requests import handle

AnySocket = WebSocket[Any, Any, Any]
# Close codes from 4400 to 4499 tell a browser not to come back by itself, except 4429: it retries.
_NO_SUCH_TABLE = 4404
_TOO_MUCH = 4429
_FAILED = 1011
_SERVER_STOPS = 1012
_TOO_SLOW = 1013
_MOST_TOO_FAST = 200  # messages that came too fast before the socket is closed


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: AnySocket, table_id: FromPath[str], lang: FromQuery[str | None] = None
) -> None:
    """Play or watch at a table."""
    context, requester = context_of(socket), requester_of(socket)
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host", "")):
        context.metrics.count_refusal("cross-site")
        await socket.close()  # before it is accepted: answered with 403
        return
    await socket.accept()
    TABLE.set(table_name(table_id))
    handler = _SocketHandler(socket, context, requester, lang)
    if not await context.limits.enter(requester.person):
        await handler.refuse(Refusal("too-many-sockets"))
        await handler.close(_TOO_MUCH)
        return
    context.metrics.sockets.inc()
    log_event("socket opened")
    try:
        with contextlib.suppress(asyncio.CancelledError):  # the server ends; uvicorn would log it
            await handler.run(table_id)
    finally:
        context.metrics.sockets.dec()
        context.limits.leave(requester.person)
        log_event("socket closed", messages=handler.received)


class _SocketHandler:
    """One open socket."""

    def __init__(
        self, socket: AnySocket, context: AppContext, requester: Requester, lang: str | None
    ) -> None:
        self._socket = socket
        self._context = context
        self._person = requester.person
        self._language = lang if lang in LANGUAGES else requester.language
        self._may_send = context.limits.messages()
        self.received = 0

    async def run(self, table_id: str) -> None:
        """Join the table and carry messages until the socket closes."""
        try:
            connection = await self._join(table_id)
        except TercetError as error:
            if error.code == "preparing":  # the server stops, and may be back soon
                await self.close(_SERVER_STOPS)
            else:
                await self.refuse(as_refusal(error))
                await self.close(_NO_SUCH_TABLE)
            return
        beside = [
            asyncio.create_task(self._send_messages(connection)),
            asyncio.create_task(self._close_if_too_slow(connection)),
            asyncio.create_task(self._report_players(connection)),
        ]
        try:
            await self._receive_messages(connection)
        except Exception:
            LOG.exception("socket failed")
            await self.close(_FAILED)
        finally:
            for task in beside:
                task.cancel()
            self._context.tables.leave(connection)

    async def refuse(self, error: TercetError) -> None:
        """Say why the socket will be closed."""
        self._context.metrics.count_refusal(error.code)
        await self._socket.send_text(encode(wording.refusal(error, self._language)))

    async def close(self, code: int) -> None:
        """Close the socket, unless it is closed already."""
        with contextlib.suppress(Exception):  # ASGI servers differ in what they raise then
            await self._socket.close(code)

    async def _join(self, table_id: str) -> Connection:
        """Join; while the rules are being compiled, say how far that is."""
        context = self._context
        game = await context.table_parts.registry.game_of(table_id)
        async for progress in context.kernels.follow(game, "rules"):
            await self._socket.send_text(encode(Preparing(None, progress)))
        await wording.prepare(game, self._language)
        count = context.metrics.count_refusal
        return await context.tables.join(self._person, table_id, self._language, count)

    async def _report_players(self, connection: Connection) -> None:
        """Say how far the computer's players are compiled, if one sits at the table."""
        table = connection.table
        if table.settings.mode != "computer":
            return
        progress = None
        with contextlib.suppress(Refusal):  # the server stops
            async for progress in self._context.kernels.follow(table.game.name, "players"):
                connection.send(Preparing(None, progress))
        if progress is not None:
            connection.send(Preparing(None, replace(progress, done=progress.total)))

    async def _receive_messages(self, connection: Connection) -> None:
        """Pass requests on until the browser goes away."""
        context, too_fast = self._context, 0
        async for data in self._socket.iter_data("text"):
            self.received += 1
            context.metrics.messages += 1
            if self._may_send():
                await handle(context.table_parts, connection, data, context.clock.now())
                continue
            too_fast += 1
            connection.refuse(Refusal("too-fast"), request_number(data))
            if too_fast > _MOST_TOO_FAST:
                await self.close(_TOO_MUCH)
                return

    async def _send_messages(self, connection: Connection) -> None:
        try:
            while True:
                await self._socket.send_text(await connection.next_message())
        except Exception:  # the browser is gone, which `_receive_messages` hears, too
            LOG.debug("a message could not be sent", exc_info=True)

    async def _close_if_too_slow(self, connection: Connection) -> None:
        await connection.fell_behind.wait()
        await self.close(_TOO_SLOW)
