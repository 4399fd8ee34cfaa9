"""The tables that are in memory."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import TypeVar

from tercet.core.game import Game
from tercet.server.clock import Clock
from tercet.server.errors import Refusal
from tercet.server.kernels import Kernels
from tercet.server.store.repository import Repository
from tercet.server.store.rows import Known, StoredMove, StoredTable
from tercet.server.tables.actors import TableActors
from tercet.server.tables.table import Table

Found = TypeVar("Found")
_LONGEST_ID = 64
_log = logging.getLogger(__name__)


class TableRegistry:
    """Loads a table when somebody needs it and drops it when nobody does any more."""

    def __init__(
        self, repository: Repository, kernels: Kernels, actors: TableActors, clock: Clock
    ) -> None:
        self._repository = repository
        self._kernels = kernels
        self._actors = actors
        self._clock = clock
        self._tables: dict[str, Table] = {}
        self._loading = asyncio.Lock()
        self._heard: dict[str, int] = {}  # versions heard of tables that are being loaded

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[Table]:
        return iter(list(self._tables.values()))

    def get(self, table_id: str) -> Table | None:
        """A table if it is in memory."""
        return self._tables.get(table_id)

    def tables_of(self, person: str) -> list[Table]:
        """The tables in memory where a person sits."""
        return [table for table in self._tables.values() if table.seats_of(person)]

    def hold(self, table: Table) -> None:
        """Keep a table in memory until it is released as often as it was held."""
        self._tables[table.id] = table
        table.holders += 1

    def release(self, table: Table) -> None:
        """Undo one `hold`."""
        table.holders -= 1
        if not table.holders:
            self._tables.pop(table.id, None)

    def make(self, stored: StoredTable, game: Game) -> Table:
        """A table, with what is needed besides what is stored; see `hold`."""
        return Table(stored, game, self._clock)

    async def load(self, table_id: str) -> Table:
        """A table, from memory or from the store, held for the caller."""
        async with self._loading:  # so that nobody else loads it meanwhile
            known = self._tables.get(table_id)
            table = known or await self._read_newest(table_id)
            self.hold(table)
        if known is None:
            self._actors.tell_watchers(table)
        return table

    async def game_of(self, table_id: str) -> str:
        """The name of the game that is played at a table."""
        if table := self._tables.get(table_id):
            return table.settings.game
        return await self._found(self._repository.find_game, table_id)

    @contextlib.asynccontextmanager
    async def open(self, table_id: str) -> AsyncIterator[Table]:
        """A table that is held inside the block."""
        table = await self.load(table_id)
        try:
            yield table
        finally:
            self.release(table)

    @contextlib.asynccontextmanager
    async def locked(self, table: Table) -> AsyncIterator[None]:
        """Nobody else changes the table inside the block."""
        async with table.lock:
            if table.outdated:
                await self.refresh(table)
            yield

    async def refresh(self, table: Table) -> None:
        """Read a table again; its lock is held."""
        table.restore(await self._find(table.id))
        self._actors.tell_watchers(table)

    def hear(self, table_id: str, version: int) -> Table | None:
        """Another process has stored this version: our table if it is older, else None."""
        if table_id in self._heard:
            self._heard[table_id] = max(version, self._heard[table_id])
        table = self._tables.get(table_id)
        return table if table is not None and table.version < version else None

    async def _read_newest(self, table_id: str) -> Table:
        """A table as it is at the end of reading it: others may change it meanwhile."""
        self._heard[table_id] = 0
        try:
            table = await self._read(table_id)
            while table.version < self._heard[table_id]:
                table = await self._read(table_id)
        finally:
            del self._heard[table_id]
        return table

    async def moves_since(self, known: dict[str, Known]) -> dict[str, list[StoredMove]]:
        """The moves of tables since what is known; only of those where nothing else has changed."""
        return await self._repository.moves_since(known)

    def follow(self, table: Table, move: StoredMove) -> None:
        """Play a move that another process has stored; the table's lock is held."""
        table.follow(move)
        self._actors.tell_watchers(table)

    async def _read(self, table_id: str) -> Table:
        stored = await self._find(table_id)
        try:
            return self.make(stored, await self._kernels.game(stored.settings.game))
        except Refusal:
            raise
        except Exception:
            _log.exception("a table cannot be replayed")
            raise Refusal("broken-table") from None

    async def _find(self, table_id: str) -> StoredTable:
        return await self._found(self._repository.find_table, table_id)

    async def _found(self, find: Callable[[str], Awaitable[Found | None]], table_id: str) -> Found:
        """What `find` finds of a table, which must exist."""
        if table_id.isascii() and len(table_id) <= _LONGEST_ID:
            found = await find(table_id)
            if found is not None:
                return found
        raise Refusal("no-such-table")
