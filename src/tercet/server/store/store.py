"""The store: many changes in one transaction, and an answer only once it is on the disk."""

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from sqlalchemy import Connection, Executable, Row, event, insert
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from tercet.core.errors import TercetError
from tercet.server.errors import Refusal
from tercet.server.store.migrating import NewerStore, migrate
from tercet.server.store.schema import moves

Change: TypeAlias = tuple[Executable, dict[str, Any]]
"""A statement and its parameters; equal statements should be one object, they are run together."""

NEW_MOVE = insert(moves)
_log = logging.getLogger(__name__)
_FILE = "tercet.sqlite3"
_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")


class UnusableStore(TercetError):
    """The data folder holds no store that this program can use; `message` says why."""

    def __init__(self, message: str, path: Path, **facts: str) -> None:
        super().__init__(path=str(path), **facts)
        self.message = message


def _set_up(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # no BEGIN but ours
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    reads = connection.get_execution_options().get("reads", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


class Store:
    """People, tables and moves on disk. Changes wait for one another and go in together."""

    def __init__(self, engine: AsyncEngine) -> None:
        """See `open`."""
        self.on_commit: Callable[[int, float], None] | None = None
        self._engine = engine
        self._reading = engine.execution_options(reads=True)
        self._pending: list[tuple[Sequence[Change], asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._connection: AsyncConnection | None = None
        self._writer = asyncio.create_task(self._write_on())

    @classmethod
    async def open(cls, data: Path) -> "Store":
        """Open the store in a folder, making both if need be."""
        path = data / _FILE
        try:
            data.mkdir(parents=True, exist_ok=True)
            # It holds the secrets of running games. Opened here, what is no file is found out here.
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
            engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
            event.listen(engine.sync_engine, "connect", _set_up)
            event.listen(engine.sync_engine, "begin", _begin)
            try:
                async with engine.begin() as connection:
                    await connection.run_sync(migrate)
            except BaseException:
                await engine.dispose()
                raise
        except NewerStore:
            raise UnusableStore("store-newer", path) from None
        except (OSError, DBAPIError) as error:
            problem = str(getattr(error, "orig", None) or getattr(error, "strerror", None) or error)
            raise UnusableStore("store-unusable", path, problem=problem) from error
        return cls(engine)

    async def close(self) -> None:
        """Write what is waiting and close."""
        self._closing = True
        self._wake.set()
        await self._writer
        await self._engine.dispose()

    async def read(self, query: Executable) -> Sequence[Row[Any]]:
        """The rows of a query."""
        async with self._reading.connect() as connection:
            return (await connection.execute(query)).all()

    async def write(self, *changes: Change) -> None:
        """Make changes, all or none; back once they are on the disk. `Refusal` if that failed."""
        done = asyncio.get_running_loop().create_future()
        self._pending.append((changes, done))
        self._wake.set()
        await done

    async def _write_on(self) -> None:
        """Write whatever has gathered while the last changes were being written."""
        while self._pending or not self._closing:
            if not self._pending:
                self._wake.clear()
                await self._wake.wait()
                continue
            waiting, self._pending = self._pending, []
            if await self._commit([change for changes, _ in waiting for change in changes]):
                for _, done in waiting:
                    _settle(done)
            elif len(waiting) == 1:
                _settle(waiting[0][1], Refusal("not-stored"))
            else:  # one of them may be the cause: each for itself
                for changes, done in waiting:
                    stored = await self._commit(changes)
                    _settle(done, None if stored else Refusal("not-stored"))
        await self._disconnect()

    async def _commit(self, changes: Sequence[Change]) -> bool:
        """Make changes in one transaction; False if it failed and nothing has changed."""
        begun = time.perf_counter()
        try:
            if self._connection is None:
                self._connection = await self._engine.connect()
            async with self._connection.begin():
                for statement, parameters in _grouped(changes):
                    await self._connection.execute(statement, parameters)
        except DBAPIError:
            _log.exception("a commit failed")
            await self._disconnect()
            return False
        if self.on_commit is not None:
            number = sum(statement is NEW_MOVE for statement, _ in changes)
            self.on_commit(number, time.perf_counter() - begun)
        return True

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(DBAPIError):
                await connection.close()


def _settle(done: asyncio.Future[None], refusal: Refusal | None = None) -> None:
    """Release who waits, if they still do."""
    if done.done():
        return
    if refusal is None:
        done.set_result(None)
    else:
        done.set_exception(refusal)


def _grouped(changes: Sequence[Change]) -> list[tuple[Executable, list[dict[str, Any]]]]:
    """Neighbours with the same statement as one."""
    groups: list[tuple[Executable, list[dict[str, Any]]]] = []
    for statement, parameters in changes:
        if groups and groups[-1][0] is statement:
            groups[-1][1].append(parameters)
        else:
            groups.append((statement, [parameters]))
    return groups
