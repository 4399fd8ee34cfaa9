"""Logs as lines of JSON, for programs: what happened, never who held what.

Addresses are logged as templates (``/t/{id}``), since the ids and tokens in them give access.
"""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime

LOG = logging.getLogger("tercet.server")


class JsonLines(logging.Formatter):
    """One line per record: when, how bad, what, and the facts given as ``extra={"facts": …}``."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage().partition("\n")[0],  # asyncio adds what it holds
            **getattr(record, "facts", {}),
        }
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
