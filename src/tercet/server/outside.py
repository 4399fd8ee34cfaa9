"""Around every request: who it is, what every answer says, and what is counted and logged."""

import time
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

from tercet.server import identity, languages, security
from tercet.server.desk import Desk, Visitor, cookies_of
from tercet.server.logs import note

_NOBODY = ("/assets/", "/health", "/metrics")  # asked for by machines or kept by caches
_KEPT_BY_NOBODY = (b"cache-control", b"no-store")  # an answer is for who asked
_UNMATCHED = "unmatched"


class Outside:
    """The application as the web server sees it.

    It stands outside the framework, so that refusals of the framework itself pass through here.
    """

    def __init__(self, app: ASGIApp, desk: Desk) -> None:
        self._app = app
        self._desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        values: Any = scope
        cookies = cookies_of(values["headers"])
        visitor = self._visitor(values["headers"], cookies)
        values["visitor"] = visitor
        token = cookies.get(security.CSRF_COOKIE)
        if token is not None and not security.is_csrf_token(token, self._desk.key):
            # Of another server at this address, or forged: without it, a new one is made.
            values["headers"] = security.without_cookie(values["headers"], security.CSRF_COOKIE)
        if values["type"] == "http":
            await self._http(values, receive, send, visitor)
        else:
            await self._app(scope, receive, send)

    def _visitor(self, headers: list[tuple[bytes, bytes]], cookies: dict[str, str]) -> Visitor:
        accepted = next((value for name, value in headers if name == b"accept-language"), b"")
        language = languages.chosen(cookies, accepted.decode("latin-1"))
        person = self._desk.identity.person_of(cookies)
        if person is None:
            return Visitor(identity.Identity.new_person(), language, is_new=True)
        return Visitor(person, language, is_new=False)

    async def _http(self, scope: Any, receive: Receive, send: Send, visitor: Visitor) -> None:
        began = time.perf_counter()
        introduce = visitor.is_new and not scope["path"].startswith(_NOBODY)

        async def answer(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *security.HEADERS]
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append(_KEPT_BY_NOBODY)
                if introduce:
                    cookie = self._desk.identity.cookie(
                        visitor.person, secure=scope["scheme"] == "https"
                    )
                    headers.append((b"set-cookie", cookie.encode()))
                message = {**message, "headers": headers}
                self._count(scope, message["status"], time.perf_counter() - began)
            await send(message)

        await self._app(scope, receive, answer)

    def _count(self, scope: Any, status: int, seconds: float) -> None:
        path = scope.get("path_template", _UNMATCHED)
        method = scope["method"] if scope["method"] in ("GET", "HEAD", "POST", "PUT") else "other"
        self._desk.metrics.requests.labels(method, path, status).inc()
        self._desk.metrics.seconds.observe(seconds)
        note("request", method=method, path=path, status=status, ms=round(seconds * 1000, 1))
