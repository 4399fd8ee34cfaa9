"""The HTTP part of the client: our identity, and the tables of the server."""

import asyncio
import http.client
from http.cookies import SimpleCookie
from types import TracebackType
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec

from tercet.client.connection import TableConnection
from tercet.server import messages
from tercet.server.messages import Mode

_Body = TypeVar("_Body")
_CSRF = "csrftoken"
_PREPARING = "preparing"  # the code of a request that has to be repeated later
_RETRY_SECONDS = 1.0


class HttpProblem(Exception):
    """The server has refused a request: `code` is the reason, the text is a sentence."""

    def __init__(self, status: int, code: str, said: str) -> None:
        super().__init__(said)
        self.status = status
        self.code = code


class Client:
    """A visitor of a server; the server recognises us by its cookies."""

    def __init__(self, address: str, cookies: dict[str, str] | None = None) -> None:
        """Use the server at an address such as ``http://localhost:8000``."""
        self.address = address.rstrip("/")
        self.cookies: dict[str, str] = dict(cookies or {})

    async def __aenter__(self) -> "Client":
        """Get an identity from the server."""
        await self.me()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Nothing to do: the server keeps no connection."""

    async def games(self) -> list[messages.GameInfo]:
        """The games of the server."""
        return await self._call("GET", "/api/games", list[messages.GameInfo])

    async def me(self) -> messages.Me:
        """Our name and language."""
        return await self._call("GET", "/api/me", messages.Me)

    async def set_profile(self, name: str, language: messages.Language = "en") -> messages.Me:
        """Choose a name and a language."""
        return await self._call("PUT", "/api/me", messages.Me, messages.Me(name, language))

    async def tables(self) -> list[messages.TableInfo]:
        """The tables where we have a seat, the one played last first."""
        return await self._call("GET", "/api/tables", list[messages.TableInfo])

    async def create(
        self,
        game: str,
        mode: Mode,
        *,
        level: int | None = None,
        seat: str | None = None,
        **options: str | int,
    ) -> str:
        """Create a table; return its id."""
        new = messages.NewTable(game=game, mode=mode, options=options, level=level, seat=seat)
        return (await self._call("POST", "/api/tables", messages.TableId, new)).id

    async def sit(self, table: str) -> str:
        """Take the free seat of a table; return the table's id."""
        return (await self._call("POST", f"/api/tables/{table}/sit", messages.TableId)).id

    async def link(self, table: str) -> str:
        """The token of a link that gives our seat to the first person who uses it."""
        path = (await self._call("POST", f"/api/tables/{table}/link", messages.SeatLink)).path
        return path.rpartition("/")[2]

    async def use_link(self, token: str) -> str:
        """Take the seat of a link; return the table's id."""
        return (await self._call("POST", f"/api/links/{token}", messages.TableId)).id

    async def record(self, table: str) -> str:
        """The game as a record, without what is hidden from us."""
        return (await self.request("GET", f"/api/tables/{table}/record")).decode()

    def join(self, table: str, language: str = "en") -> TableConnection:
        """A connection to a table, to be used with ``async with``."""
        scheme = {"http": "ws", "https": "wss"}[urlsplit(self.address).scheme]
        host = self.address.partition("://")[2]
        address = f"{scheme}://{host}/api/tables/{table}/socket?lang={language}"
        return TableConnection(address, self._cookie())

    async def request(self, method: str, path: str, body: Any = None) -> bytes:
        """Send a request and return the body of its response; raises `HttpProblem`.

        It is repeated while the server compiles the rules.
        """
        data = b"" if body is None else msgspec.json.encode(body)
        while True:
            try:
                return await asyncio.to_thread(self._request, method, path, data)
            except HttpProblem as problem:
                if problem.code != _PREPARING:
                    raise
            await asyncio.sleep(_RETRY_SECONDS)

    async def _call(self, method: str, path: str, kind: type[_Body], body: Any = None) -> _Body:
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
            response = connection.getresponse()
            body = response.read()
        finally:
            connection.close()
        for header in response.headers.get_all("set-cookie") or []:
            self.cookies |= {name: cookie.value for name, cookie in SimpleCookie(header).items()}
        if response.status >= 400:
            problem = msgspec.json.decode(body, type=messages.Problem)
            raise HttpProblem(response.status, problem.code, problem.said)
        return body

    def _cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())
