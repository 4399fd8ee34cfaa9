"""What people can do with tables: set them up, sit down, join, list them, take records home."""

import secrets
from collections.abc import Callable
from datetime import datetime

from tercet.core.records import Record
from tercet.core.texts import LANGUAGES
from tercet.server.errors import Refusal
from tercet.server.kernels import Kernels
from tercet.server.messages import NewTable, TableInfo
from tercet.server.store import changes
from tercet.server.store.repository import Repository
from tercet.server.store.rows import SeatLink
from tercet.server.tables.actors import TableActors
from tercet.server.tables.broadcaster import Broadcaster
from tercet.server.tables.connection import Connection
from tercet.server.tables.jobs import Jobs
from tercet.server.tables.people import People
from tercet.server.tables.processes import OtherProcesses
from tercet.server.tables.records import table_record
from tercet.server.tables.registry import TableRegistry
from tercet.server.tables.renderer import MessageRenderer
from tercet.server.tables.setup import new_table, next_table
from tercet.server.tables.status import table_info
from tercet.server.tables.table import Table
from tercet.server.tables.writer import TableWriter

_MOST_LISTED = 200


class TableService:
    """Everything about tables that is not a request over a table's socket."""

    def __init__(
        self,
        repository: Repository,
        kernels: Kernels,
        registry: TableRegistry,
        writer: TableWriter,
        broadcaster: Broadcaster,
        people: People,
        actors: TableActors,
        others: OtherProcesses,
        jobs: Jobs,
    ) -> None:
        self._repository = repository
        self._kernels = kernels
        self._registry = registry
        self._writer = writer
        self._broadcaster = broadcaster
        self._people = people
        self._actors = actors
        self._others = others
        self._jobs = jobs

    async def create(self, person: str, new: NewTable, at: datetime) -> str:
        """Set up a table; returns its id."""
        if new.mode == "computer":
            await self._jobs.check_queue()
        game = await self._kernels.game(new.game)
        stored = new_table(new, game, person, await self._people.name(person), at)
        await self._writer.add(self._registry.make(stored, game), stored)
        return stored.id

    async def rematch(self, table: Table, at: datetime) -> None:
        """Set up the next game with the seats swapped, unless that was done; the lock is held."""
        if table.rematch is not None:
            return
        stored = next_table(table, at)
        await self._writer.add_rematch(table, self._registry.make(stored, table.game), stored)

    async def list_for(self, person: str, language: str) -> list[TableInfo]:
        """The tables where somebody sits, those played last first."""
        listed = []
        summaries = await self._repository.tables_of(person, _MOST_LISTED)
        elsewhere = await self._others.people_at(summary.id for summary in summaries)
        for summary in summaries:
            table = self._registry.get(summary.id)
            here = elsewhere[summary.id] | (table.people_connected if table else set())
            listed.append(table_info(summary, here, person, language))
        return listed

    async def sit(self, person: str, table_id: str) -> None:
        """Take the free seat; whoever sits at the table already stays where they are."""
        name = await self._people.name(person)
        async with self._registry.open(table_id) as table, self._registry.locked(table):
            if table.seats_of(person):
                return
            free = [seat for seat, who in table.occupants.items() if who.kind == "free"]
            if not free or table.position.is_over:
                raise Refusal("no-free-seat")
            await self._writer.seat_person(table, free[0], person, name)
            self._broadcaster.whole(table)

    async def create_link(self, person: str, table_id: str, seat: str | None, at: datetime) -> str:
        """A token that moves a seat to whoever uses it first."""
        async with self._registry.open(table_id) as table:
            seats = table.seats_of(person)
            if seat is None and len(seats) == 1:
                (seat,) = seats
            if seat is None or seat not in seats:
                raise Refusal("not-your-seat")
            token = secrets.token_urlsafe(24)
            await self._repository.add_link(token, SeatLink(table_id, seat), at)
            return token

    async def use_link(self, person: str, token: str) -> str:
        """Take the seat that a link moves; returns the id of its table."""
        link = await self._find_link(token)
        name = await self._people.name(person)
        async with self._registry.open(link.table) as table, self._registry.locked(table):
            await self._find_link(token)  # it may have been used meanwhile
            used = changes.remove_links(link.table, link.seat)
            await self._writer.seat_person(table, link.seat, person, name, used)
            self._broadcaster.whole(table)
        return table.id

    async def _find_link(self, token: str) -> SeatLink:
        link = await self._repository.find_link(token)
        if link is None:
            raise Refusal("bad-link")
        return link

    async def record(self, person: str, table_id: str) -> Record:
        """The game as this person may know it."""
        async with self._registry.open(table_id) as table:
            return table_record(table, person)

    async def join(
        self, person: str, table_id: str, language: str, on_refusal: Callable[[str], None]
    ) -> Connection:
        """Join a table, to play or to watch; the first message to send is the whole table."""
        table = await self._registry.load(table_id)
        language = language if language in LANGUAGES else "en"
        connection = Connection(table, person, language, on_refusal)
        table.connections.add(connection)
        try:
            self._actors.tell_watchers(table)  # if the computer has failed, it tries again
            connection.send(MessageRenderer(table).whole(connection.viewer))
            self._broadcaster.presence(connection)
            self._others.arrive(connection)
        except Exception:
            table.connections.discard(connection)
            self._registry.release(table)
            raise
        return connection

    def leave(self, connection: Connection) -> None:
        """Go away, and let the others know."""
        table = connection.table
        if connection in table.connections:
            table.connections.remove(connection)
            self._broadcaster.presence(connection)
            self._others.leave(connection)
            self._registry.release(table)
