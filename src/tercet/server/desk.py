"""What the outside of the server holds: the hall and what stands at its door."""

from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from typing import Any, cast

from litestar.connection import ASGIConnection

from tercet.server.hall import Hall
from tercet.server.identity import Identity
from tercet.server.limits import Limits
from tercet.server.messages import Language
from tercet.server.metrics import Metrics
from tercet.server.pages import Pages

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True)
class Desk:
    """Everything a request may need."""

    hall: Hall
    identity: Identity
    limits: Limits
    metrics: Metrics
    pages: Pages
    key: str
    listening: str  # the address that was asked for with --host


@dataclass(frozen=True)
class Visitor:
    """Who sends a request, and the language to answer in."""

    person: str
    language: Language
    is_new: bool


def desk_of(connection: Connection) -> Desk:
    """The desk that a request has come to."""
    return cast("Desk", connection.app.state.desk)


def visitor_of(connection: Connection) -> Visitor:
    """Who sent a request."""
    return cast("Visitor", connection.scope["visitor"])  # type: ignore[typeddict-item]


def cookies_of(headers: list[tuple[bytes, bytes]]) -> dict[str, str]:
    """The cookies of a request; those that cannot be read are not there."""
    jar: SimpleCookie = SimpleCookie()
    for name, value in headers:
        if name == b"cookie":
            try:
                jar.load(value.decode("latin-1"))
            except CookieError:
                continue
    return {name: morsel.value for name, morsel in jar.items()}
