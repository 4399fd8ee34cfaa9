"""Other processes that serve the same tables from the same database."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable
from typing import TypeAlias

from tercet.server.errors import Refusal
from tercet.server.store import changes, sharing
from tercet.server.store.changes import Change, short_hash
from tercet.server.store.database import Database
from tercet.server.store.listener import Listener
from tercet.server.store.notices import Notice
from tercet.server.store.rows import Known, StoredMove
from tercet.server.tables.broadcaster import Broadcaster
from tercet.server.tables.connection import Connection
from tercet.server.tables.registry import TableRegistry
from tercet.server.tables.table import Table
from tercet.server.tasks import BackgroundTasks, Gathering

PresenceChange: TypeAlias = Callable[[str, str, str], Change]
_LIFE = 5.0  # seconds between signs of life
_log = logging.getLogger(__name__)


class OtherProcesses:
    """There are none: SQLite has one process."""

    is_heard = True  # whether this process hears what the others change
    jobs_due = asyncio.Event()  # set when something may be due

    async def start(self) -> None:
        """Begin to tell the others and to hear them."""

    def stop_telling(self) -> None:
        """Begin shutdown: whoever leaves from now on is told of by `close`, all at once."""

    async def close(self) -> None:
        """Leave."""

    def arrive(self, connection: Connection) -> None:
        """Somebody has joined a table here."""

    def leave(self, connection: Connection) -> None:
        """Somebody has left a table here."""

    async def people_at(self, ids: Iterable[str]) -> dict[str, set[str]]:
        """Who is at these tables elsewhere."""
        return {table: set() for table in ids}


class SharingProcesses(OtherProcesses):
    """Processes that share a PostgreSQL database."""

    def __init__(
        self, database: Database, kind: str, registry: TableRegistry, broadcaster: Broadcaster
    ) -> None:
        """`kind`: "server" or "worker"."""
        self.jobs_due = asyncio.Event()
        self._database = database
        self._kind = kind
        self._process = database.process
        self._registry = registry
        self._broadcaster = broadcaster
        self._tasks = BackgroundTasks()
        self._changed = Gathering(self._follow)
        self._visited = Gathering(self._follow_presence)
        self._listener = Listener(database.url, self._hear, self._catch_up)
        self._running: list[asyncio.Task[None]] = []
        self._ending = False
        self._left: set[str] = set()  # the tables that somebody has left since

    @property
    def is_heard(self) -> bool:  # type: ignore[override]
        """Whether this process hears what the others change."""
        return self._listener.is_connected

    async def start(self) -> None:
        """Begin to tell the others and to hear them."""
        await self._database.commit(self._sign_of_life())
        for work in (self._listener.run(), self._live()):
            self._running.append(asyncio.create_task(work))

    def stop_telling(self) -> None:
        """Begin shutdown: whoever leaves from now on is told of by `close`, all at once."""
        self._ending = True

    async def close(self) -> None:
        """Leave: nobody is connected here any more, and others take over the jobs."""
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        for tasks in (self._tasks, self._changed, self._visited):
            await tasks.finish()
        with contextlib.suppress(Refusal):
            left = self._left | {table.id for table in self._registry}
            told = [changes.tell_presence(table) for table in left]
            await self._database.commit(changes.remove_process(self._process), *told)

    # Signs of life

    def _sign_of_life(self) -> Change:
        return changes.live(self._process, self._kind)

    async def _live(self) -> None:
        """Say that this process is alive, and clean up after those that are not."""
        while True:
            await asyncio.sleep(_LIFE)
            try:
                await self._database.commit(self._sign_of_life())
                dead = await self._database.read(sharing.dead_processes)
                await self._database.transact(sharing.forget_buckets)
                for process, left in dead.items():
                    told = [changes.tell_presence(table) for table in left]
                    await self._database.commit(changes.remove_process(process), *told)
            except Refusal:
                _log.warning("no sign of life: the database is away")

    # Who is where

    def arrive(self, connection: Connection) -> None:
        """Tell the others, unless it is a second window."""
        self._tell_presence(connection, changes.arrive)

    def leave(self, connection: Connection) -> None:
        """Tell the others, unless there is another window."""
        if self._ending:
            self._left.add(connection.table.id)
        else:
            self._tell_presence(connection, changes.leave)

    def _tell_presence(self, connection: Connection, change: PresenceChange) -> None:
        table, person = connection.table, connection.person
        if any(other.person == person for other in table.connections if other is not connection):
            return

        async def tell() -> None:
            with contextlib.suppress(Refusal):  # told again by `_catch_up`
                await self._database.commit(change(self._process, table.id, person))
                self._visited.add({table.id: table})

        self._tasks.start(tell())

    async def people_at(self, ids: Iterable[str]) -> dict[str, set[str]]:
        """Who is at these tables by way of other processes."""
        wanted = list(ids)
        return await self._database.read(
            lambda connection: sharing.people_elsewhere(connection, wanted, self._process)
        )

    # What others have changed

    def _hear(self, notice: Notice) -> None:
        """Do what a notice asks for, if it concerns a table in memory."""
        if notice.jobs:
            self.jobs_due.set()
        if notice.by == self._process:
            return
        self._changed.add(
            {
                table_id: (table, version)
                for table_id, version in notice.tables.items()
                if (table := self._registry.hear(table_id, version))
            }
        )
        self._visited.add(
            {
                table_id: table
                for table_id in notice.presence
                if (table := self._registry.get(table_id))
            }
        )
        if notice.people:
            self._tasks.start(self._follow_names(set(notice.people)))

    async def _follow(self, changed: dict[str, tuple[Table, int]]) -> None:
        """Read what this process lacks of tables up to a version, and show it."""
        known = {
            table.id: Known(table.version, table.position.ply) for table, _ in changed.values()
        }
        try:
            moves = await self._registry.moves_since(known)
        except Refusal:
            moves = {}
        for table, wanted in changed.values():
            version, new = known[table.id].version, moves.get(table.id, [])
            self._tasks.start(self._follow_table(table, wanted, version, new))

    async def _follow_table(
        self, table: Table, wanted: int, version: int, moves: list[StoredMove]
    ) -> None:
        """Show a table at the wanted version: `moves` have been played since `version`, if any.

        While they were read, this process may have come to know some of them: its own, whose
        commit the others heard of first, or those of the notice before.
        """
        async with table.lock:
            if table.version >= wanted:
                return  # this process has read it meanwhile
            if missing := moves[table.version - version :]:
                for move in missing:
                    self._registry.follow(table, move)
                    self._broadcaster.move(table)
                return
            try:
                await self._registry.refresh(table)
            except Refusal:
                table.outdated = True
                return
            self._broadcaster.whole(table)

    async def _follow_presence(self, tables: dict[str, Table]) -> None:
        with contextlib.suppress(Refusal):
            elsewhere = await self.people_at(tables)
            for table in tables.values():
                if table.people_elsewhere != elsewhere[table.id]:
                    table.people_elsewhere = elsewhere[table.id]
                    self._broadcaster.status(table)

    async def _follow_names(self, hashes: set[str]) -> None:
        """Show new names where their owners sit."""
        for table in list(self._registry):
            if any(
                who.person and short_hash(who.person) in hashes for who in table.occupants.values()
            ):
                async with table.lock:
                    known = table.version
                    with contextlib.suppress(Refusal):
                        await self._registry.refresh(table)
                        if table.version == known:
                            self._broadcaster.status(table)
                        else:  # a move was read with the name; its own notice will find it known
                            self._broadcaster.whole(table)

    async def _catch_up(self) -> None:
        """Notices may have been missed: compare every table in memory, tell who is here."""
        here = [
            changes.arrive(self._process, table.id, person)
            for table in self._registry
            for person in table.people_connected
        ]
        await self._database.commit(self._sign_of_life(), *here)
        tables = list(self._registry)
        ids = [table.id for table in tables]
        now = await self._database.read(lambda connection: sharing.versions(connection, ids))
        self._changed.add({table.id: (table, now[table.id]) for table in tables if table.id in now})
        self._visited.add({table.id: table for table in tables})
        self.jobs_due.set()
