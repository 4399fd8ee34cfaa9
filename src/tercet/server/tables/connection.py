"""One browser at one table, from its joining to its leaving."""

import asyncio
from collections.abc import Callable

from tercet.core.errors import TercetError
from tercet.core.views import SPECTATOR
from tercet.server.messages import Outgoing, encode
from tercet.server.tables.table import Table
from tercet.server.tables.viewer import Viewer
from tercet.server.tables.wording import refusal

_MOST_UNSENT = 200  # messages; a browser that is so far behind has to join anew


class Connection:
    """Somebody at a table; messages wait here until the socket takes them."""

    def __init__(
        self, table: Table, person: str, language: str, on_refusal: Callable[[str], None]
    ) -> None:
        """See `TableService.join`; `on_refusal` gets the code of each refusal."""
        self.table = table
        self.person = person
        self.language = language
        self.facing = SPECTATOR  # for a person who holds both seats of a game with secrets
        self.waits_for_hint = False
        self.fell_behind = asyncio.Event()  # the socket does not take what is sent: close it
        self._on_refusal = on_refusal
        self._unsent: asyncio.Queue[bytes] = asyncio.Queue(_MOST_UNSENT)

    @property
    def viewer(self) -> Viewer:
        """As whom this browser sees the table now."""
        name = self.table.seen_as(self.person, self.facing)
        seats, game = self.table.seats_of(self.person), self.table.game.name
        return Viewer(name, self.language, seats, game)

    def send(self, message: Outgoing) -> None:
        """Send a message to this browser alone."""
        self.send_encoded(encode(message))

    def send_encoded(self, message: bytes) -> None:
        """Queue a message; nobody waits for a slow socket."""
        try:
            self._unsent.put_nowait(message)
        except asyncio.QueueFull:
            self.fell_behind.set()

    def refuse(self, error: TercetError, re: int | None) -> None:
        """Say that a request has changed nothing, and why."""
        self._on_refusal(error.code)
        self.send(refusal(error, self.language, re))

    async def next_message(self) -> bytes:
        """Wait for the next message to be sent."""
        return await self._unsent.get()
