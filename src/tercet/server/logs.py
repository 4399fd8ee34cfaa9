"""Logs as lines of JSON, for programs: what happened, where, never who held what.

Addresses are logged as templates (``/t/{id}``), since the ids and tokens in them give access.
"""

import hashlib
import json
import logging
import os
import re
import secrets
import socket
import sys
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime

LOG = logging.getLogger("tercet.server")
REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request or socket that is being worked on."""
TABLE: ContextVar[str] = ContextVar("table", default="")
"""A name for the table that it is about, by which nobody can find the table: see `table_name`."""
_REQUEST_ID = re.compile(rb"[A-Za-z0-9._-]{1,64}")
_HOST = socket.gethostname()


def request_id(given: bytes | None) -> str:
    """The id that a proxy has given a request, or a new one."""
    if given is not None and _REQUEST_ID.fullmatch(given):
        return given.decode()
    return secrets.token_hex(8)


def table_name(table_id: str) -> str:
    """A name for a table in logs; its id gives access to it, and this does not."""
    return hashlib.sha256(table_id.encode(errors="surrogatepass")).hexdigest()[:12]


class JsonLines(logging.Formatter):
    """One line per record: when, how bad, what, and the facts given as ``extra={"facts": …}``."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage().partition("\n")[0],  # asyncio adds what it holds
            "process": f"{_HOST}:{os.getpid()}",
            **getattr(record, "facts", {}),
        }
        for name, variable in (("request", REQUEST), ("table", TABLE)):
            if value := variable.get():
                line[name] = value
        if record.exc_info and record.exc_info[0] is not None:
            # Where it happened, and not what the values were: a value may be a secret.
            line["error"] = record.exc_info[0].__name__
            line["at"] = [
                f"{frame.filename}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(record.exc_info[2])
            ]
        return json.dumps(line, ensure_ascii=False)


def start_logging(level: str) -> None:
    """Send everything from this level on to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOG.setLevel(level.upper())
    # It logs the addresses of sockets as they are, ids included.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


def log_event(event: str, level: int = logging.INFO, **facts: object) -> None:
    """Log an event of the server with its facts."""
    LOG.log(level, event, extra={"facts": facts})
