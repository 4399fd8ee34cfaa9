"""The application, for any ASGI server or test client."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from tercet import __version__
from tercet.server.context import AppContext, Settings, open_context
from tercet.server.http import problems, security
from tercet.server.http.middleware import OutermostMiddleware
from tercet.server.http.routes import ROUTES, refuse_too_fast
from tercet.server.http.websocket import table_socket
from tercet.server.limits import LARGEST_BODY


def create_app(settings: Settings, context: AppContext | None = None) -> ASGIApp:
    """The application; without a `context` it opens one when an ASGI server starts it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_context(settings) as opened:
            app.state.context = opened
            yield

    key = settings.key
    handlers: dict[Any, Any] = {
        HTTPException: problems.refuse_http,
        Exception: problems.refuse,
    }
    app = Litestar(
        [*ROUTES, table_socket],
        state=State({} if context is None else {"context": context}),
        lifespan=[lifespan] if context is None else [],
        csrf_config=security.csrf(key),
        exception_handlers=handlers,
        guards=[refuse_too_fast],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            "Tercet", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=LARGEST_BODY,
    )
    return OutermostMiddleware(app, key)
