"""Around every request: who sent it, which headers every answer has, what is counted and logged."""

from typing import Any

from litestar import Litestar
from litestar.types import Receive, Scope, Send

from tercet.server.context import AppContext
from tercet.server.http import languages, security
from tercet.server.http.requester import Requester, cookies_of, set_requester
from tercet.server.logs import REQUEST, TABLE, log_event, request_id, table_name

# Answered without a cookie.
_FOR_MACHINES = (
    "/app/",
    "/assets/",
    "/engines/",
    "/service-worker.js",
    "/health",
    "/ready",
    "/metrics",
)
_DO_NOT_STORE = (b"cache-control", b"no-store")  # an answer is for its requester alone
_UNMATCHED = "unmatched"
_METHODS = ("GET", "HEAD", "POST", "PUT")


class OutermostMiddleware:
    """The application as the ASGI server sees it.

    It is outside of the framework, so that it sees what the framework itself refuses, too.
    """

    def __init__(self, app: Litestar, key: str) -> None:
        self._app = app
        self._key = key

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        values: Any = scope
        if values["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        context: AppContext = self._app.state.context
        cookies = cookies_of(values["headers"])
        requester = _requester(context, values["headers"], cookies)
        set_requester(scope, requester)
        REQUEST.set(request_id(_header(values["headers"], b"x-request-id")))
        token = cookies.get(security.CSRF_COOKIE)
        if token is not None and not security.is_csrf_token(token, self._key):
            # From another server at this address, or forged: without it, a new one is made.
            values["headers"] = security.without_cookie(values["headers"], security.CSRF_COOKIE)
        if values["type"] == "http":
            send = _Answer(context, scope, send, requester).send
        await self._app(scope, receive, send)


def _requester(
    context: AppContext, headers: list[tuple[bytes, bytes]], cookies: dict[str, str]
) -> Requester:
    accepted = _header(headers, b"accept-language") or b""
    language = languages.chosen(cookies, accepted.decode("latin-1"))
    known = context.identity.person_of(cookies)
    person = known or context.identity.new_person()
    return Requester(person, language, known is None, context.clock.now())


def _header(headers: list[tuple[bytes, bytes]], wanted: bytes) -> bytes | None:
    return next((value for name, value in headers if name == wanted), None)


class _Answer:
    """Adds headers to an answer, and counts and logs it."""

    def __init__(self, context: AppContext, scope: Any, send: Send, requester: Requester) -> None:
        self._context = context
        self._scope = scope
        self._send = send
        self._requester = requester
        self._began = context.clock.seconds()

    async def send(self, message: Any) -> None:
        """Send a part of the answer."""
        if message["type"] == "http.response.start":
            if table := self._scope.get("path_params", {}).get("table_id"):
                TABLE.set(table_name(str(table)))
            message = {**message, "headers": self._headers(message.get("headers", []))}
            self._count(message["status"])
        await self._send(message)

    def _headers(self, given: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        headers = [*given, *security.HEADERS]
        if not any(name == b"cache-control" for name, _ in headers):
            headers.append(_DO_NOT_STORE)
        if self._requester.is_new and not self._scope["path"].startswith(_FOR_MACHINES):
            secure = self._scope["scheme"] == "https"
            cookie = self._context.identity.cookie(self._requester.person, secure=secure)
            headers.append((b"set-cookie", cookie.encode()))
        return headers

    def _count(self, status: int) -> None:
        seconds = self._context.clock.seconds() - self._began
        path = self._scope.get("path_template", _UNMATCHED)
        method = self._scope["method"] if self._scope["method"] in _METHODS else "other"
        self._context.metrics.requests.labels(method, path, status).inc()
        self._context.metrics.seconds.observe(seconds)
        log_event("request", method=method, path=path, status=status, ms=round(seconds * 1000, 1))
