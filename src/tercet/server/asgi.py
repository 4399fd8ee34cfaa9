"""The server for an ASGI server of your choice: ``hypercorn "tercet.server.asgi:create()"``.

``tercet serve`` starts uvicorn by itself. Here the data folder is named by ``TERCET_DATA``, as
ASGI servers pass no arguments on. Run one process per folder.
"""

import os
from pathlib import Path

import platformdirs
from litestar.types import ASGIApp

from tercet.server.app import create_app
from tercet.server.context import Settings


def create() -> ASGIApp:
    """The application; without ``TERCET_DATA`` it uses the data of ``tercet serve``."""
    data = os.environ.get("TERCET_DATA")
    folder = Path(data) if data else platformdirs.user_data_path("tercet")
    return create_app(Settings(folder, os.environ.get("TERCET_DATABASE")))
