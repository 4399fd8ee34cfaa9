"""The yardstick: a Litestar that stores nothing and knows no rules.

Two sockets sit at a path, as two viewers sit at a table. Whatever one of them sends is answered to
both with the next of the messages that a real table sent in a real game.
"""

import itertools
import json
import os
from pathlib import Path
from typing import Any

from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

MESSAGES: list[str] = json.loads(Path(os.environ["ECHO_MESSAGES"]).read_text())
_tables: dict[str, list[WebSocket[Any, Any, Any]]] = {}


@websocket("/echo/{table:str}")
async def echo(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """Answer everything to everybody at the table."""
    await socket.accept()
    here = _tables.setdefault(table, [])
    here.append(socket)
    answers = itertools.cycle(MESSAGES)
    try:
        while True:
            await socket.receive_text()
            answer = next(answers)
            for other in here:
                await other.send_text(answer)
    except WebSocketDisconnect:
        pass
    finally:
        here.remove(socket)


app = Litestar([echo], openapi_config=None)
