"""Sending what has changed to everybody at a table, to each as they may see it."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from tercet.server.messages import Outgoing, encode
from tercet.server.tables.connection import Connection
from tercet.server.tables.renderer import MessageRenderer
from tercet.server.tables.table import Table
from tercet.server.tables.viewer import Viewer

Render: TypeAlias = Callable[[MessageRenderer, Viewer, int | None], Outgoing]
Chosen: TypeAlias = Callable[[Connection], bool]


class Asker(NamedTuple):
    """Who asked for a change, and the number of their request, which their message repeats."""

    connection: Connection
    re: int


class Broadcaster:
    """Tells everybody at a table."""

    def move(self, table: Table, asker: Asker | None = None) -> None:
        """A move was played."""
        self.send(table, MessageRenderer.played, asker)

    def whole(self, table: Table, asker: Asker | None = None) -> None:
        """More than one move has changed: send everything."""
        self.send(table, MessageRenderer.whole, asker)

    def status(self, table: Table, asker: Asker | None = None) -> None:
        """The status has changed, and nothing on the board."""
        self.send(table, MessageRenderer.status, asker)

    def presence(self, connection: Connection) -> None:
        """Somebody came or went; nothing to tell for spectators and for second windows."""
        table, person = connection.table, connection.person
        others = [other.person for other in table.connections if other is not connection]
        if table.seats_of(person) and person not in others:
            self.send(table, MessageRenderer.status, to=lambda other: other is not connection)

    def send(
        self,
        table: Table,
        render: Render,
        asker: Asker | None = None,
        to: Chosen = lambda connection: True,  # noqa: ARG005
    ) -> None:
        """Send a message to those connections that are chosen, made and encoded once per viewer."""
        renderer = MessageRenderer(table)
        messages: dict[Viewer, bytes] = {}
        for connection in table.connections:
            if not to(connection):
                continue
            viewer = connection.viewer
            if asker is not None and connection is asker.connection:
                connection.send(render(renderer, viewer, asker.re))
                continue
            if viewer not in messages:
                messages[viewer] = encode(render(renderer, viewer, None))
            connection.send_encoded(messages[viewer])
