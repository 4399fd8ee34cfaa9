"""Hearing what other processes have changed in the database that they share."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from sqlalchemy import URL

from tercet.server.errors import Refusal
from tercet.server.store.engine import KEEPALIVE
from tercet.server.store.notices import CHANNEL, Notice, read_notice

_PAUSE = 1.0  # seconds before a lost connection is made anew
_SILENCE = 15.0  # seconds; every process gives signs of life more often, this one too
_log = logging.getLogger(__name__)


class Listener:
    """A connection of its own, made anew whenever it is lost.

    `hear` is called with every notice. `catch_up` is awaited whenever notices may have been missed:
    after each new connection, once it listens.
    """

    def __init__(
        self, url: URL, hear: Callable[[Notice], None], catch_up: Callable[[], Awaitable[None]]
    ) -> None:
        self.is_connected = False
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._hear = hear
        self._catch_up = catch_up
        self._heard_at = 0.0

    async def run(self) -> None:
        """Listen until cancelled."""
        import psycopg  # noqa: PLC0415 - an extra

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self._address, autocommit=True, **KEEPALIVE
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self._catch_up()
                    self.is_connected = True
                    self._heard_at = time.monotonic()
                    await self._listen(connection)
            except (psycopg.Error, OSError, Refusal) as problem:
                _log.warning("notices are not heard: %s", type(problem).__name__)
            finally:
                self.is_connected = False
            await asyncio.sleep(_PAUSE)

    async def _listen(self, connection: "psycopg.AsyncConnection") -> None:  # type: ignore[name-defined] # noqa: F821
        """Hear notices until there has been silence for too long."""
        while time.monotonic() - self._heard_at < _SILENCE:
            async for sent in connection.notifies(timeout=_SILENCE / 3):
                self._heard_at = time.monotonic()
                notice = read_notice(sent.payload)
                if notice is not None:
                    self._hear(notice)
