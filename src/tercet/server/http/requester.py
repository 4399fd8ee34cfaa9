"""Who sent a request, and what the request may use."""

from dataclasses import dataclass
from datetime import datetime
from http.cookies import CookieError, SimpleCookie
from typing import Any, TypeAlias, cast

from litestar import Request
from litestar.connection import ASGIConnection

from tercet.server.context import AppContext
from tercet.server.messages import Language

AnyRequest: TypeAlias = Request[Any, Any, Any]
AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
_KEY = "tercet.requester"  # in the ASGI scope


@dataclass(frozen=True)
class Requester:
    """Who sent a request, the language to answer in, and when the request arrived."""

    person: str
    language: Language
    is_new: bool
    arrived: datetime


def context_of(connection: AnyConnection) -> AppContext:
    """The parts of the server that a request has come to."""
    return cast("AppContext", connection.app.state.context)


def requester_of(connection: AnyConnection) -> Requester:
    """Who sent a request."""
    scope: Any = connection.scope
    return cast("Requester", scope[_KEY])


def set_requester(scope: Any, requester: Requester) -> None:
    """Remember who sent a request."""
    scope[_KEY] = requester


def cookies_of(headers: list[tuple[bytes, bytes]]) -> dict[str, str]:
    """The cookies of a request, without those that cannot be read."""
    jar: SimpleCookie = SimpleCookie()
    for name, value in headers:
        if name == b"cookie":
            try:
                jar.load(value.decode("latin-1"))
            except CookieError:
                continue
    return {name: morsel.value for name, morsel in jar.items()}
