"""Over HTTP: who we are, and which tables there are."""

import asyncio
import http.client
from http.cookies import SimpleCookie
from types import TracebackType
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec

from tercet.client.seat import PREPARING, Seat
from tercet.server import messages
from tercet.server.messages import Mode

_Answer = TypeVar("_Answer")
_CSRF = "csrftoken"
_PAUSE = 2.0  # seconds


class Problem(Exception):
    """The server has refused: `code` names why, the text words it."""

    def __init__(self, status: int, code: str, said: str) -> None:
        super().__init__(said)
        self.status = status
        self.code = code


class Client:
    """One visitor of a server, known by the cookies that it was given."""

    def __init__(self, address: str, cookies: dict[str, str] | None = None) -> None:
        """Visit the server at an address like ``http://localhost:8000``."""
        self.address = address.rstrip("/")
        self.cookies: dict[str, str] = dict(cookies or {})

    async def __aenter__(self) -> "Client":
        """Be known from the first request on."""
        await self.me()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Leave; nothing has to be told to the server."""

    async def games(self) -> list[messages.GameInfo]:
        """The games that can be played there."""
        return await self._ask("GET", "/api/games", list[messages.GameInfo])

    async def me(self) -> messages.Me:
        """Our name and language."""
        return await self._ask("GET", "/api/me", messages.Me)

    async def call_me(self, name: str, language: messages.Language = "en") -> messages.Me:
        """Choose a name and a language."""
        return await self._ask("PUT", "/api/me", messages.Me, messages.Me(name, language))

    async def tables(self) -> list[messages.TableInfo]:
        """Our tables, the latest first."""
        return await self._ask("GET", "/api/tables", list[messages.TableInfo])

    async def create(
        self,
        game: str,
        mode: Mode,
        *,
        level: int | None = None,
        seat: str | None = None,
        **options: str | int,
    ) -> str:
        """Set up a table; the answer is its id."""
        new = messages.NewTable(game, mode, options, level, seat)
        return (await self._ask("POST", "/api/tables", messages.TableId, new)).id

    async def sit(self, table: str) -> str:
        """Take the free seat of a table."""
        return (await self._ask("POST", f"/api/tables/{table}/sit", messages.TableId)).id

    async def link(self, table: str) -> str:
        """The token of a link that moves our seat to whoever uses it first."""
        path = (await self._ask("POST", f"/api/tables/{table}/link", messages.SeatLink)).path
        return path.rpartition("/")[2]

    async def use_link(self, token: str) -> str:
        """Take the seat that a link moves; the answer is the table's id."""
        return (await self._ask("POST", f"/api/links/{token}", messages.TableId)).id

    async def record(self, table: str) -> str:
        """The game as a record, as far as we may know it."""
        return (await self.request("GET", f"/api/tables/{table}/record")).decode()

    def join(self, table: str, language: str = "en") -> Seat:
        """A seat at a table, or a place to watch it from: use it with ``async with``."""
        scheme = {"http": "ws", "https": "wss"}[urlsplit(self.address).scheme]
        where = self.address.partition("://")[2]
        return Seat(f"{scheme}://{where}/api/tables/{table}/socket?lang={language}", self._cookie())

    async def request(self, method: str, path: str, body: Any = None) -> bytes:
        """The bytes that a request is answered with; `Problem` if it is refused.

        While the server prepares its rules, it is asked again.
        """
        data = b"" if body is None else msgspec.json.encode(body)
        while True:
            try:
                return await asyncio.to_thread(self._request, method, path, data)
            except Problem as problem:
                if problem.code != PREPARING:
                    raise
            await asyncio.sleep(_PAUSE)

    async def _ask(self, method: str, path: str, kind: type[_Answer], body: Any = None) -> _Answer:
        return msgspec.json.decode(await self.request(method, path, body), type=kind)

    def _request(self, method: str, path: str, data: bytes) -> bytes:
        parts = urlsplit(self.address)
        https = parts.scheme == "https"
        kind = http.client.HTTPSConnection if https else http.client.HTTPConnection
        connection = kind(parts.hostname or "", parts.port, timeout=60)
        headers = {"content-type": "application/json", "cookie": self._cookie()}
        if _CSRF in self.cookies:
            headers["x-csrf-token"] = self.cookies[_CSRF]
        try:
            connection.request(method, path, data, headers)
            answer = connection.getresponse()
            body = answer.read()
        finally:
            connection.close()
        for header in answer.headers.get_all("set-cookie") or []:
            self.cookies |= {name: one.value for name, one in SimpleCookie(header).items()}
        if answer.status >= 400:
            problem = msgspec.json.decode(body, type=messages.Problem)
            raise Problem(answer.status, problem.code, problem.said)
        return body

    def _cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())
