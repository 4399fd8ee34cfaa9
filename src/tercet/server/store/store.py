"""The store: many changes in one transaction, and an answer only once it is on the disk.

One thread writes, another one reads; each visit to it is one hop from the event loop and back,
however many statements it takes, as it is hops that cost most on a busy machine.
"""

import asyncio
import logging
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, Executable, create_engine, event, func, insert
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from tercet.core.errors import TercetError
from tercet.server.errors import Refusal
from tercet.server.store.migrating import ForeignStore, NewerStore, migrate
from tercet.server.store.schema import moves

Change: TypeAlias = tuple[Executable, dict[str, Any]]
"""A statement and its parameters; equal statements should be one object, they are run together."""
Found = TypeVar("Found")

_NOW = "%Y-%m-%dT%H:%M:%f+00:00", "now"  # the time as it is kept, for `strftime`
NEW_MOVE = insert(moves).values(played_at=func.strftime(*_NOW))
_log = logging.getLogger(__name__)
_FILE = "tercet.sqlite3"
_GATHER = 0.003  # seconds
_MOST_ROWS = 100  # in one statement, for every SQLite allows as many
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

    def __init__(self, engine: Engine) -> None:
        """See `open`."""
        self.on_commit: Callable[[int, float], None] | None = None
        self._engine = engine
        self._reading = engine.execution_options(reads=True)
        self._readers = ThreadPoolExecutor(1, "tercet-reader")
        self._connection = engine.connect()  # of the thread that writes
        self._pending: list[_Waiting] = []
        self._idle = asyncio.Event()  # nothing is being written or about to be
        self._idle.set()
        self._closed = False
        self._loop = asyncio.get_running_loop()
        self._batches: SimpleQueue[list[_Waiting] | None] = SimpleQueue()
        self._writer = Thread(target=self._write_on, name="tercet-writer", daemon=True)
        self._writer.start()

    @classmethod
    async def open(cls, data: Path) -> "Store":
        """Open the store in a folder, making both if need be."""
        return cls(await asyncio.to_thread(_opened, data / _FILE))

    async def close(self) -> None:
        """Write what is waiting and close."""
        await self._idle.wait()
        self._closed = True
        self._batches.put(None)
        for end in (self._writer.join, self._readers.shutdown):
            await asyncio.to_thread(end)
        self._connection.close()
        self._engine.dispose()

    async def read(self, find: Callable[[Connection], Found]) -> Found:
        """What is found in the store, all of it at one moment."""

        def work() -> Found:
            with self._reading.connect() as connection:
                return find(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def write(self, *changes: Change) -> None:
        """Make changes, all or none; back once they are on the disk. `Refusal` if that failed."""
        if self._closed:
            raise Refusal("not-stored")
        done = self._loop.create_future()
        self._pending.append((changes, done))
        if self._idle.is_set():
            self._idle.clear()
            self._loop.call_soon(self._hand_over)
        await done

    def _hand_over(self) -> None:
        """Give what has gathered to the thread that writes."""
        waiting, self._pending = self._pending, []
        self._batches.put(waiting)

    def _write_on(self) -> None:
        """In the thread that writes: batch after batch."""
        while (waiting := self._batches.get()) is not None:
            begun = time.perf_counter()
            stored = self._commit([changes for changes, _ in waiting])
            seconds = time.perf_counter() - begun
            self._loop.call_soon_threadsafe(self._written, waiting, stored, seconds)

    def _written(self, waiting: "list[_Waiting]", stored: list[bool], seconds: float) -> None:
        """Answer those whose changes were written, and go on with what has come meanwhile.

        Every transaction costs the same, with one change or with thirty: while several people play
        at a time, it waits a moment for more of them.
        """
        for (_, done), kept in zip(waiting, stored, strict=True):
            if not done.done():
                if kept:
                    done.set_result(None)
                else:
                    done.set_exception(Refusal("not-stored"))
        if not self._pending:
            self._idle.set()
        elif len(waiting) > 1:
            self._loop.call_later(_GATHER, self._hand_over)
        else:
            self._hand_over()
        if self.on_commit is not None and all(stored):
            changes = [change for changes, _ in waiting for change in changes]
            self.on_commit(sum(change[0] is NEW_MOVE for change in changes), seconds)

    def _commit(self, batch: list[Sequence[Change]]) -> list[bool]:
        """Make changes in one transaction, or if that fails each for itself; which are stored."""
        try:
            groups = _grouped(batch)
            if len(groups) == 1 and groups[0][0] is NEW_MOVE and len(batch) <= _MOST_ROWS:
                self._add_moves(groups[0][1])
            else:
                with self._connection.begin():
                    for statement, parameters in groups:
                        self._connection.execute(statement, parameters)
        except Exception as error:  # whatever it was, others go on writing
            if len(batch) > 1:
                return [stored for changes in batch for stored in self._commit([changes])]
            _log.error("not stored: %s", getattr(error, "orig", type(error).__name__))
            return [False]
        return [True] * len(batch)

    def _add_moves(self, rows: list[dict[str, Any]]) -> None:
        """Add rows by one statement, which is a transaction by itself.

        While SQLite is at work the event loop runs: it is the number of calls that holds it up.
        """
        driver: Any = self._connection.connection.driver_connection
        driver.execute(_adding(len(rows)), [value for row in rows for value in row.values()])


@cache
def _adding(number: int) -> str:
    """The statement that adds so many moves."""
    names = ", ".join(moves.c.keys())  # `played_at` is the last
    row = f"({'?, ' * (len(moves.c) - 1)}strftime{_NOW})"
    return f"INSERT INTO {moves.name} ({names}) VALUES {', '.join([row] * number)}"  # noqa: S608


_Waiting: TypeAlias = tuple[Sequence[Change], asyncio.Future[None]]


def _opened(path: Path) -> Engine:
    """The store in a file, up to date."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # It holds the secrets of running games. Opened here, what is no file is found out here.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        engine = create_engine(f"sqlite:///{path}")
        event.listen(engine, "connect", _set_up)
        event.listen(engine, "begin", _begin)
        with engine.begin() as connection:
            migrate(connection)
    except ForeignStore:
        raise UnusableStore("store-foreign", path) from None
    except NewerStore:
        raise UnusableStore("store-newer", path) from None
    except (OSError, DBAPIError) as error:
        problem = str(getattr(error, "orig", None) or getattr(error, "strerror", None) or error)
        raise UnusableStore("store-unusable", path, problem=problem) from error
    return engine


def _grouped(batch: list[Sequence[Change]]) -> list[tuple[Executable, list[dict[str, Any]]]]:
    """Neighbours with the same statement as one."""
    groups: list[tuple[Executable, list[dict[str, Any]]]] = []
    for statement, parameters in (change for changes in batch for change in changes):
        if groups and groups[-1][0] is statement:
            groups[-1][1].append(parameters)
        else:
            groups.append((statement, [parameters]))
    return groups
