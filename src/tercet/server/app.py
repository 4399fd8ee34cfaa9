"""The application: what is asked, what answers."""

from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from tercet import __version__
from tercet.core.errors import TercetError
from tercet.server import problems, security
from tercet.server.desk import Desk
from tercet.server.limits import LARGEST_BODY
from tercet.server.outside import Outside
from tercet.server.routes import ROUTES, not_too_fast
from tercet.server.socket import table_socket


def application(desk: Desk) -> ASGIApp:
    """The server's application at this desk."""
    handlers: dict[Any, Any] = {
        TercetError: problems.refuse,
        HTTPException: problems.refuse_http,
        Exception: problems.fail,
    }
    inside = Litestar(
        [*ROUTES, table_socket],
        state=State({"desk": desk}),
        csrf_config=security.csrf(desk.key),
        exception_handlers=handlers,
        guards=[not_too_fast],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            "Tercet", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=LARGEST_BODY,
    )
    return Outside(inside, desk)
