"""People who play as fast as they are answered, over WebSockets, from this process.

The client is picows, which costs a fraction of what the server does for a message: what is measured
is the server.
"""

import asyncio
import itertools
import json
import random
import time
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
    viewer: str | None = None
    code: str | None = None


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
        self.seat = ""
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
            self.seat = heard.viewer or ""
            self.first.set_result(heard)
        elif self.game is not None:
            self.game.heard(self, heard)

    def send(self, message: dict[str, object]) -> None:
        """Send a request."""
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))


@dataclass
class Tally:
    """What was answered."""

    moves: int = 0
    seconds: list[float] = field(default_factory=list)


@dataclass
class Game:
    """Two at a table who play random moves, each as soon as the mover's own answer is there."""

    seats: list[Seat]
    tally: Tally
    generator: random.Random
    pause: float = 0.0
    over: asyncio.Event = field(default_factory=asyncio.Event)
    sent: float = 0.0
    mover: Seat | None = None
    numbers: "itertools.count[int]" = field(default_factory=itertools.count)

    def begin(self, views: list[View]) -> None:
        """Play the first move."""
        for seat in self.seats:
            seat.game = self
        for seat, view in zip(self.seats, views, strict=True):
            self.turn(seat, view)

    def turn(self, seat: Seat, view: View) -> None:
        """Play, if it is this one's turn."""
        if view.to_move is None:
            self.over.set()
        elif view.legal:
            move = self.generator.choice(view.legal)
            self.mover = seat
            self.sent = time.perf_counter()
            seat.send({"type": "play", "re": next(self.numbers), "ply": view.ply, "move": move})

    def heard(self, seat: Seat, heard: Heard) -> None:
        """Count answers; go on when it is the listener's turn."""
        if heard.type == "refused":
            raise SystemExit(f"refused: {heard}")
        if heard.type != "played" or heard.view is None:
            return
        if seat is self.mover:
            self.tally.moves += 1
            self.tally.seconds.append(time.perf_counter() - self.sent)
        if self.pause:
            asyncio.get_running_loop().call_later(self.pause, self.turn, seat, heard.view)
        else:
            self.turn(seat, heard.view)


async def connect(url: str, headers: dict[str, str], keep: bool = False) -> Seat:
    """Open a socket."""
    _, seat = await ws_connect(lambda: Seat(keep), url, extra_headers=headers)
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
