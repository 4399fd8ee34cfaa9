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
from websockets.utils import apply_mask

from tercet.server.eager import begun

LINE = "tercet.line"  # the name of the extension under which the application finds it
# The first byte of a frame that is the whole of a text, a ping or a pong (RFC 6455, 5.2)
_WHOLE_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A
_MASKED = 0x80  # in the second byte, beside a short length; the mask's four bytes follow
_HEAD = 6
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
        self._between = False  # whether what comes next begins a frame

    def handle_connect(self, event: Any) -> None:
        """Let the application find this line."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[LINE] = self

    def data_received(self, data: bytes) -> None:
        """Take a short text that came whole and by itself the short way.

        As soon as anything else comes, but for a whole ping or pong, only the library knows where a
        frame begins, and all that follows is its business.
        """
        size = len(data) - _HEAD
        whole = self._between and 0 < size <= _SHORT and data[1] == _MASKED | size
        if whole and data[0] == _WHOLE_TEXT and self.conn.state is State.OPEN:
            try:
                text = apply_mask(data[_HEAD:], data[_HEAD - 4 : _HEAD]).decode()
            except UnicodeDecodeError:
                pass  # the library says so to the other end
            else:
                self._take(text)
                return
        if self.handshake_initiated:
            self._between = whole and data[0] in (_PING, _PONG)
            super().data_received(data)
        else:
            super().data_received(data)
            self._between = self.handshake_initiated and data.endswith(b"\r\n\r\n")

    def _take(self, text: str) -> None:
        """Pass a message on; more are not taken in while many wait."""
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
