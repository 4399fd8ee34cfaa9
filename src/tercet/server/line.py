"""uvicorn's WebSockets with a short way for what a table sends and receives.

A move is one small message in and one message out for everybody at the table. The ways of the
framework and the library, made for whatever may come, cost more than the rules do for these; what
is not a text between two ends that are open goes their way.
"""

import asyncio
import struct
from collections import deque
from collections.abc import Awaitable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from tercet.server.eager import begun

LINE = "tercet.line"  # the name of the extension under which the application finds it
_WHOLE_TEXT = 0x81  # the first byte of a frame that is a text and the whole of it (RFC 6455, 5.2)
_MOST_WAITING = 8  # messages
_SHORT, _LONG = 125, 0xFFFF  # the longest payloads whose length fits into 7 and 16 bits


def text_frame(text: bytes) -> bytes:
    """A text as a server sends it."""
    size = len(text)
    if size <= _SHORT:
        head = struct.pack("!BB", _WHOLE_TEXT, size)
    elif size <= _LONG:
        head = struct.pack("!BBH", _WHOLE_TEXT, 126, size)
    else:
        head = struct.pack("!BBQ", _WHOLE_TEXT, 127, size)
    return head + text


class _Mailbox:
    """A queue for one who waits: what uvicorn uses of `asyncio.Queue`, and no more."""

    def __init__(self) -> None:
        self._letters: deque[Any] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, letter: Any) -> None:
        self._letters.append(letter)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        while not self._letters:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._letters.popleft()

    def empty(self) -> bool:
        return not self._letters

    def __len__(self) -> int:
        return len(self._letters)


class Line(WebSocketsSansIOProtocol):
    """One connection; the application finds it among the extensions of its scope."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.queue: Any = _Mailbox()

    def handle_connect(self, event: Any) -> None:
        """Let the application find this line."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[LINE] = self

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; more are not taken in while as many as these wait."""
        if self.curr_msg_data_type != "text" or len(self.frames) > 1 or self.close_sent:
            super().send_receive_event_to_app()
            return
        try:
            text = self.frames[0].decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and len(self.queue) > _MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def send_text(self, text: bytes) -> Awaitable[None] | None:
        """Send a text; what comes back, if anything, is to be awaited before the next one."""
        if self.conn.state is State.OPEN and self.writable.is_set() and not self.disconnected:
            self.transport.write(text_frame(text))
            return None
        return begun(self.send({"type": "websocket.send", "bytes": None, "text": text.decode()}))
