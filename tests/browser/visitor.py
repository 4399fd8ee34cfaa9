"""A person with a browser: pages, what went over their sockets, and whatever went wrong."""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    ViewportSize,
    WebSocket,
)

PATIENCE = 60_000  # milliseconds: the machine may be busy with other things
SCREENSHOTS = Path(__file__).parents[2] / "build" / "screenshots"
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
# What the worker with the tables of this device says to its page, and what it is asked.
_HEAR_WORKERS = """
  const Real = window.Worker;
  const plain = (_, one) => (typeof one === "bigint" ? `${one}` : one);
  const text = (data) => JSON.stringify(data, plain);
  window.Worker = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => window.workerSaid(text(data)));
    }
    postMessage(message, ...rest) {
      window.workerAsked(text(message));
      super.postMessage(message, ...rest);
    }
  };
"""
LOCALES = {"en": "en-GB", "cs": "cs-CZ", "hu": "hu-HU", "pl": "pl-PL"}


class Visitor:
    """Somebody who has not been here before, with cookies of their own."""

    def __init__(
        self, chromium: Browser, address: str, language: str, *, keeps: bool = False, **options: Any
    ) -> None:
        """`keeps`: the browser may keep the application, by a service worker.

        Most tests are about what the server says, which a kept copy would hide.
        """
        asked = {"viewport": DESK, "reduced_motion": "reduce", "locale": LOCALES[language]}
        self.context: BrowserContext = chromium.new_context(base_url=address, **(asked | options))
        if not keeps:
            self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        self.context.set_default_timeout(PATIENCE)
        self.context.set_default_navigation_timeout(PATIENCE)
        self.host = urlsplit(address).netloc
        self.sights: list[Sight] = []
        self.problems: list[str] = []
        self.allowed: list[str] = []

    def open(self, path: str = "/") -> "Sight":
        """A page at an address, once it shows something."""
        sight = Sight(self, self.context.new_page())
        self.sights.append(sight)
        sight.go(path)
        return sight

    def allow(self, pattern: str) -> None:
        """A problem that the test brings about on purpose."""
        self.allowed.append(pattern)

    def unexpected(self) -> list[str]:
        """What went wrong and was not meant to."""
        return [
            problem
            for problem in self.problems
            if not any(re.search(pattern, problem) for pattern in self.allowed)
        ]

    def close(self) -> None:
        """Leave."""
        self.context.close()


class Sight:
    """One page of a visitor. `table` is what the server, or a worker, has last said about it."""

    def __init__(self, visitor: Visitor, page: Page) -> None:
        self.visitor = visitor
        self.page = page
        self.table: dict[str, Any] = {}
        self.received: list[str] = []
        self.sent: list[dict[str, Any]] = []
        self.said_by_worker: list[dict[str, Any]] = []
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self._problem(f"page error: {error}"))
        page.on("request", self._on_request)
        page.on("requestfailed", self._on_failure)
        page.on("response", self._on_response)
        page.on("websocket", self._on_socket)
        page.expose_function("workerSaid", self._on_worker)
        page.expose_function("workerAsked", self._on_asked)
        page.add_init_script(_HEAR_WORKERS)

    def go(self, path: str) -> None:
        """Load a page, and wait until it shows something."""
        self.page.goto(path)
        self.page.locator("main h1").wait_for(state="attached")

    def wait(self, holds: Callable[[], bool], what: str) -> None:
        """Wait until something holds; what the page receives meanwhile comes in."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not holds():
            assert time.monotonic() < deadline, f"never: {what}; the page says {self.status()!r}"
            self.page.wait_for_timeout(10)

    def button(self, name: str) -> Locator:
        """A button by its whole name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def status(self) -> str:
        """The line below the board."""
        line = self.page.locator("p.status")
        return line.inner_text() if line.count() else ""

    def picture(self, name: str) -> None:
        """Keep how the page looks, to be looked at."""
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png")

    # The table

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.table["view"]
        return view

    @property
    def ply(self) -> int:
        return int(self.view["ply"]) if self.table else -1

    @property
    def legal(self) -> list[str]:
        legal: list[str] = self.view["legal"]
        return legal

    @property
    def end(self) -> dict[str, Any] | None:
        end: dict[str, Any] | None = self.table["status"]["end"]
        return end

    @property
    def seat(self) -> str:
        return str(self.table["viewer"])

    def until_table(self) -> None:
        """Wait for the board."""
        self.wait(lambda: bool(self.table), "a table")
        self.page.locator(".stage .board > *").first.wait_for()

    def until_ply(self, ply: int) -> None:
        """Wait until so many moves have come, and the page shows them."""
        self.wait(lambda: self.ply >= ply, f"move {ply}")
        self.until_shown()

    def until_shown(self) -> None:
        """Wait until the page shows what its socket has received."""
        moves = self.page.locator("ol [data-ply]")
        self.wait(lambda: moves.count() == self.ply, f"{self.ply} moves on the page")

    def turn(self) -> bool:
        """Wait until this page may move, or the game is over; whether it may move."""
        self.wait(lambda: bool(self.legal) or self.end is not None, "a turn or the end")
        self.until_shown()
        return self.end is None

    def shown_moves(self) -> list[str]:
        """The moves in the list beside the board."""
        texts = self.page.locator("ol [data-ply]").all_inner_texts()
        return [re.sub(r"^\d+\s*", "", text) for text in texts]

    # What comes

    def _problem(self, problem: str) -> None:
        self.visitor.problems.append(problem)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._problem(f"console: {message.text} ({message.location.get('url')})")

    def _on_request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.netloc != self.visitor.host:
            self._problem(f"request to elsewhere: {request.url}")

    def _on_failure(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # a page that is left takes its requests along
            self._problem(f"request failed: {request.url} {request.failure}")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400:
            self._problem(f"response: {response.status} {response.url}")

    def _on_socket(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != self.visitor.host:
            self._problem(f"socket to elsewhere: {socket.url}")
        socket.on("framereceived", self._on_frame)
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _on_worker(self, text: str) -> None:
        said = json.loads(text)
        self.said_by_worker.append(said)
        if said["type"] == "message":
            self._on_frame(json.dumps(said["message"]))

    def _on_asked(self, text: str) -> None:
        asked = json.loads(text)
        if asked["type"] == "request":
            self.sent.append(asked["request"])

    def _on_frame(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.received.append(text)
        message = json.loads(text)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "played" and self.table:
            self.table |= {name: message[name] for name in ("view", "events", "status")}
            self.table["moves"] = [*self.table["moves"], message["move"]]
        elif message["type"] == "status" and self.table:
            self.table["status"] = message["status"]
