"""People who play as fast as they are answered, over WebSockets, from this process.

The client is picows, which costs a fraction of what the server does for a message: what is measured
is the server.
"""

import asyncio
import itertools
import json
import random
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from http.cookiejar import CookieJar
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect


class View(msgspec.Struct):
    """What a player looks at."""

    legal: list[str]
    to_move: str | None
    ply: int


class Heard(msgspec.Struct):
    """What a player hears."""

    type: str
    view: View | None = None
    code: str | None = None


NOT_READY = 503
_PATIENCE = 120  # seconds until a socket must be open; the machine may be busy
_decode = msgspec.json.Decoder(Heard).decode


class Person:
    """Somebody with a cookie."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.jar = CookieJar()
        self._open = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar)).open
        self.get("/api/me")

    def get(self, path: str) -> Any:
        """A page's answer."""
        with self._open(self.base + path) as answer:
            return json.load(answer)

    def post(self, path: str, data: object = None) -> Any:
        """What the server answers to some data."""
        headers = {"content-type": "application/json", "x-csrf-token": self.cookie("csrftoken")}
        body = json.dumps(data).encode()
        request = urllib.request.Request(self.base + path, body, headers)  # noqa: S310
        with self._open(request) as answer:
            return json.load(answer)

    def post_if_ready(self, path: str, data: object = None) -> Any:
        """The same, or None if the server is not ready for it."""
        try:
            return self.post(path, data)
        except urllib.error.HTTPError as problem:
            if problem.code != NOT_READY:
                raise
            return None

    def cookie(self, name: str) -> str:
        """The value of a cookie."""
        return next((str(c.value) for c in self.jar if c.name == name), "")

    @property
    def headers(self) -> dict[str, str]:
        """What a socket of this person is opened with."""
        return {
            "Cookie": "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar),
            "Origin": self.base,
        }


class Seat(WSListener):
    """A browser at a table; `heard` gets every message."""

    def __init__(self, keep: bool = False) -> None:
        self.transport: WSTransport | None = None
        self.first: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()
        self.game: Game | None = None
        self.sent: float | None = None  # when, while an answer is due
        self.kept: list[str] | None = [] if keep else None

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The socket is open."""
        self.transport = transport

    def on_ws_frame(self, _: WSTransport, frame: WSFrame) -> None:
        """A message."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        text = frame.get_payload_as_memoryview()
        if self.kept is not None:
            self.kept.append(bytes(text).decode())
        heard = _decode(text)
        if not self.first.done():
            if heard.type == "table":  # before it may come what is being prepared
                self.first.set_result(heard)
        elif self.game is not None:
            self.game.heard(self, heard)

    def joined(self) -> None:
        """Expect no first message."""
        self.first.set_result(Heard("table"))

    def send(self, message: dict[str, object]) -> None:
        """Send a request; the next message will answer it, as others send only when it is out."""
        assert self.transport is not None
        self.sent = time.perf_counter()
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))


@dataclass
class Tally:
    """What was answered."""

    moves: int = 0
    elapsed: float = 0.0
    processor: float = 0.0  # seconds that the server spent
    seconds: list[float] = field(default_factory=list)


class Game:
    """Two at a table who play random moves, each as soon as it is their turn."""

    def __init__(
        self, seats: list[Seat], views: list[View], generator: random.Random, pause: float = 0.0
    ) -> None:
        self.seats = seats
        self.over = asyncio.Event()
        self.tally = Tally()
        self._views = views
        self._generator = generator
        self._pause = pause
        self._numbers = itertools.count()

    def begin(self, tally: Tally) -> None:
        """Play the first move."""
        self.tally = tally
        for seat in self.seats:
            seat.game = self
        for seat, view in zip(self.seats, self._views, strict=True):
            self.turn(seat, view)

    def turn(self, seat: Seat, view: View) -> None:
        """Play, if it is this one's turn."""
        if view.to_move is None:
            self.over.set()
        elif view.legal and seat.game is self:
            move = self._generator.choice(view.legal)
            seat.send({"type": "play", "re": next(self._numbers), "ply": view.ply, "move": move})

    def heard(self, seat: Seat, heard: Heard) -> None:
        """Count answers; go on when it is the listener's turn."""
        if heard.type == "refused":
            raise SystemExit(f"refused: {heard}")
        if heard.view is None:
            return
        if heard.type == "played":
            self.count(seat)
        elif seat.sent is not None:
            return  # the whole table; what answers the seat's own move is still to come
        if self._pause:
            asyncio.get_running_loop().call_later(self._pause, self.turn, seat, heard.view)
        else:
            self.turn(seat, heard.view)

    def count(self, seat: Seat) -> bool:
        """Whether this one had moved and has now been answered."""
        if seat.sent is None:
            return False
        self.tally.moves += 1
        self.tally.seconds.append(time.perf_counter() - seat.sent)
        seat.sent = None
        return True


async def connect(url: str, headers: dict[str, str], keep: bool = False) -> Seat:
    """Open a socket."""
    _, seat = await ws_connect(
        lambda: Seat(keep), url, extra_headers=headers, websocket_handshake_timeout=_PATIENCE
    )
    assert isinstance(seat, Seat)
    return seat


async def sit_down(
    people: list[Person], table: str, keep: bool = False
) -> tuple[list[Seat], list[View]]:
    """Both join; their first views."""
    seats = []
    for person in people:
        url = f"{person.base.replace('http', 'ws')}/api/tables/{table}/socket?lang=en"
        seats.append(await connect(url, person.headers, keep))
    views = [(await seat.first).view for seat in seats]
    return seats, [view for view in views if view is not None]
