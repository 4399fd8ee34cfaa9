"""The database: many changes in one transaction, and an answer only once it is on the disk.

One thread writes, another one reads. However many statements a task takes, it goes to its thread
and back once, as switching threads costs most on a busy machine.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import zip_longest
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import URL, Connection, Engine, Executable
from sqlalchemy.exc import DBAPIError

from tercet.server.errors import Refusal
from tercet.server.store.changes import Change
from tercet.server.store.engine import is_postgresql, open_engine
from tercet.server.store.notices import send_notices

Found = TypeVar("Found")
OnCommit: TypeAlias = Callable[[Sequence[Change], float], None]
"""Called after each transaction with its changes and the seconds it took."""

_GATHER = 0.003  # seconds
_READS: dict[str, Any] = {"reads": True}  # see `engine`
_AT_ONE_MOMENT: dict[str, Any] = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
_log = logging.getLogger(__name__)


class _Stale(Exception):
    """A change that had to match a row did not."""


class _Pending(NamedTuple):
    """Changes that are stored all or none, and who waits for that."""

    changes: Sequence[Change]
    done: asyncio.Future[None]


class Database:
    """Commits gather while another one is being written, and go to the disk together."""

    def __init__(self, engine: Engine, on_commit: OnCommit, process: str) -> None:
        """See `open`."""
        self.is_shared = is_postgresql(engine.url)  # with other processes
        self.url = engine.url
        self.process = process
        self._engine = engine
        self._on_commit = on_commit
        reads = _AT_ONE_MOMENT if self.is_shared else _READS
        self._read_engine = engine.execution_options(**reads)
        self._reader = ThreadPoolExecutor(1, "tercet-reader")
        self._connection = engine.connect()  # only for the thread that writes
        self._pending: list[_Pending] = []
        self._idle = asyncio.Event()  # nothing is being written or about to be
        self._idle.set()
        self._closed = False
        self._loop = asyncio.get_running_loop()
        self._batches: SimpleQueue[list[_Pending] | None] = SimpleQueue()
        self._writer = Thread(target=self._write_batches, name="tercet-writer", daemon=True)
        self._writer.start()

    @classmethod
    async def open(
        cls, url: URL, on_commit: OnCommit = lambda *_: None, process: str = ""
    ) -> "Database":
        """Open the database; `process` is the name under which other processes hear of changes."""
        return cls(await asyncio.to_thread(open_engine, url), on_commit, process)

    async def close(self) -> None:
        """Write what is waiting and close."""
        await self._idle.wait()
        self._closed = True
        self._batches.put(None)
        for end in (self._writer.join, self._reader.shutdown):
            await asyncio.to_thread(end)
        self._connection.close()
        self._engine.dispose()

    async def read(self, find: Callable[[Connection], Found]) -> Found:
        """What `find` finds, all of it as at one moment; `Refusal` if the database is away."""
        return await self._loop.run_in_executor(self._reader, self._read, find)

    def _read(self, find: Callable[[Connection], Found], attempts: int = 2) -> Found:
        """In the thread that reads; a connection that was lost is made anew."""
        try:
            with self._read_engine.connect() as connection:
                return find(connection)
        except DBAPIError as error:
            if attempts > 1 and error.connection_invalidated:
                return self._read(find, attempts - 1)
            _log.error("not read: %s", error.orig)
            raise Refusal("no-store") from None

    async def transact(self, work: Callable[[Connection], Found]) -> Found:
        """What `work` finds and changes, in a transaction of its own."""
        return await self._loop.run_in_executor(self._reader, self._transact, work)

    def _transact(self, work: Callable[[Connection], Found]) -> Found:
        try:
            with self._engine.begin() as connection:
                return work(connection)
        except DBAPIError as error:
            _log.error("not stored: %s", error.orig)
            raise Refusal("not-stored") from None

    async def commit(self, *changes: Change) -> None:
        """Make changes, all or none; returns when they are on the disk.

        Raises `Refusal`: ``stale`` if a change that must match a row matched none, ``not-stored``
        if they could not be written.
        """
        if self._closed:
            raise Refusal("not-stored")
        done = self._loop.create_future()
        self._pending.append(_Pending(changes, done))
        if self._idle.is_set():
            self._idle.clear()
            self._loop.call_soon(self._hand_over)
        await done

    def _hand_over(self) -> None:
        """Give what has gathered to the thread that writes."""
        batch, self._pending = self._pending, []
        self._batches.put(batch)

    def _write_batches(self) -> None:
        """In the thread that writes: one batch after another."""
        while (batch := self._batches.get()) is not None:
            began = time.perf_counter()
            outcomes = self._write([pending.changes for pending in batch])
            seconds = time.perf_counter() - began
            self._loop.call_soon_threadsafe(self._finish, batch, outcomes, seconds)

    def _finish(
        self, batch: list[_Pending], outcomes: list[Refusal | None], seconds: float
    ) -> None:
        """Answer those whose changes were written, and go on with what has come meanwhile.

        A transaction takes the same time with one change or with thirty. So when several people
        play at once, the next one waits a moment for more of them.
        """
        for pending, refusal in zip(batch, outcomes, strict=True):
            if pending.done.done():
                continue
            if refusal is None:
                pending.done.set_result(None)
            else:
                pending.done.set_exception(refusal)
        if not self._pending:
            self._idle.set()
        elif len(batch) > 1:
            self._loop.call_later(_GATHER, self._hand_over)
        else:
            self._hand_over()
        stored = [one for one, refusal in zip(batch, outcomes, strict=True) if refusal is None]
        if stored:
            self._on_commit([change for one in stored for change in one.changes], seconds)

    def _write(self, batch: list[Sequence[Change]]) -> list[Refusal | None]:
        """Write all in one transaction, or if that fails each in its own; why each was refused."""
        try:
            with self._connection.begin():
                for group in _groups(batch):
                    self._execute(group)
                if self.is_shared:
                    changes = [change for sequence in batch for change in sequence]
                    send_notices(self._connection, self.process, changes)
                    if not changes:
                        self._connection.exec_driver_sql("SELECT 1")  # is it there?
        except Exception as error:  # whatever it was, the others' changes are still written
            if len(batch) > 1 and not getattr(error, "connection_invalidated", False):
                return [refusal for changes in batch for refusal in self._write([changes])]
            if isinstance(error, _Stale):
                return [Refusal("stale")]
            _log.error("not stored: %s", getattr(error, "orig", type(error).__name__))
            return [Refusal("not-stored") for _ in batch]
        return [None] * len(batch)

    def _execute(self, group: list[Change]) -> None:
        """Run changes with the same statement."""
        first = group[0]
        parameters = [change.parameters for change in group]
        matched = self._connection.execute(first.statement, parameters).rowcount
        if first.must_match and matched != len(group):
            raise _Stale


def _groups(batch: list[Sequence[Change]]) -> Iterator[list[Change]]:
    """The changes in an order that keeps that of each sequence, equal statements together.

    First the first change of each sequence, then the second of each, and so on. The versions of
    tables are counted in the order of their ids: processes that lock them so never wait in a ring.
    """
    for layer in zip_longest(*batch):
        groups: dict[Executable, list[Change]] = {}
        for change in layer:
            if change is not None:
                groups.setdefault(change.statement, []).append(change)
        for group in groups.values():
            yield sorted(group, key=lambda change: str(change.parameters.get("this_table", "")))
