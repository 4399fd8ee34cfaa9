"""The parts of a running server, put together."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Literal

from sqlalchemy import URL

from tercet.server.clock import Clock
from tercet.server.engines import Engines
from tercet.server.errors import Refusal
from tercet.server.http.identity import Identity, secret_key
from tercet.server.http.pages import Pages
from tercet.server.kernels import Kernels
from tercet.server.limits import Limits
from tercet.server.metrics import Metrics
from tercet.server.store.database import Database
from tercet.server.store.engine import database_url, is_postgresql
from tercet.server.store.lock import locked
from tercet.server.store.repository import Repository
from tercet.server.tables.broadcaster import Broadcaster
from tercet.server.tables.computer import ComputerPlayer
from tercet.server.tables.hooks import TableHooks
from tercet.server.tables.jobs import JobRunner
from tercet.server.tables.people import People
from tercet.server.tables.processes import OtherProcesses, SharingProcesses
from tercet.server.tables.registry import TableRegistry
from tercet.server.tables.requests import TableParts
from tercet.server.tables.service import TableService
from tercet.server.tables.writer import TableWriter
from tercet.server.tasks import BackgroundTasks


@dataclass
class Settings:
    """What is decided when the server is started."""

    data: Path  # the folder for everything that is stored, unless there is a database
    database: str | None = None  # its address: PostgreSQL, for any number of processes
    host: str = "127.0.0.1"  # the address that is listened on
    limited: bool = True  # whether requests that come too fast are refused
    clock: Clock = field(default_factory=Clock)
    kind: Literal["server", "worker"] = "server"
    metrics_port: int | None = None  # for Prometheus, a port of this process alone
    longest_queue: int = 1000  # of computer moves, beyond which new games against it are refused

    @cached_property
    def url(self) -> URL:
        """Where the data is."""
        return database_url(self.data, self.database)

    @cached_property
    def key(self) -> str:
        """The key that signs cookies."""
        return secret_key(self.data, self.url)


@dataclass
class AppContext:
    """Everything that a request may need."""

    settings: Settings
    clock: Clock
    repository: Repository
    kernels: Kernels
    engines: Engines
    people: People
    tables: TableService
    table_parts: TableParts
    others: OtherProcesses
    identity: Identity
    limits: Limits
    metrics: Metrics
    pages: Pages
    is_ending: bool = False

    @property
    def tables_in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self.table_parts.registry)

    def stop_waiting(self) -> None:
        """Begin shutdown: say so to proxies, and fail requests that wait for compilation."""
        self.is_ending = True
        self.others.stop_telling()
        self.kernels.stop()


@contextlib.asynccontextmanager
async def open_context(settings: Settings) -> AsyncIterator[AppContext]:
    """A server that runs inside the block; tables where the computer is to move go on.

    Raises `DataInUse` or `UnusableDatabase` if the data folder cannot be used.
    """
    metrics = Metrics()
    with _owned(settings):
        process = secrets.token_hex(8)
        database = await Database.open(settings.url, metrics.count_commit, process)
        context = _build(settings, database, metrics)
        if settings.metrics_port is not None:
            metrics.serve(settings.host, settings.metrics_port)
        jobs = context.table_parts.jobs
        try:
            await context.others.start()
            if jobs is not None:
                jobs.start()
            resuming = asyncio.create_task(_resume(context))
            try:
                yield context
            finally:
                context.stop_waiting()
                resuming.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await resuming
                await context.engines.close()
                await context.kernels.close()
                if jobs is not None:
                    await jobs.close()
                await context.table_parts.computer.close()
                await context.table_parts.tasks.finish()
        finally:
            await context.others.close()
            await database.close()


def _owned(settings: Settings) -> contextlib.AbstractContextManager[None]:
    """A data folder has one process; a database is shared."""
    if is_postgresql(settings.url):
        return contextlib.nullcontext()
    settings.data.mkdir(parents=True, exist_ok=True)
    return locked(settings.data)


def _build(settings: Settings, database: Database, metrics: Metrics) -> AppContext:
    clock, repository, kernels = settings.clock, Repository(database), Kernels()
    after_change = TableHooks()
    registry = TableRegistry(repository, kernels, after_change)
    writer, broadcaster = TableWriter(repository, after_change), Broadcaster()
    computer = ComputerPlayer(kernels, registry, writer, broadcaster, clock)
    others, jobs = OtherProcesses(), None
    if database.is_shared:
        others = SharingProcesses(database, settings.kind, registry, broadcaster)
        is_worker = settings.kind == "worker"
        jobs = JobRunner(database, registry, computer, broadcaster, others, is_worker=is_worker)
        jobs.longest_queue = settings.longest_queue
        after_change.add(computer.forget_old_search)
    else:
        after_change.add(computer.move_if_due)
    people = People(repository, registry, broadcaster)
    service = TableService(
        repository, kernels, registry, writer, broadcaster, people, after_change, others, jobs
    )
    parts = TableParts(registry, writer, broadcaster, computer, service, BackgroundTasks(), jobs)
    metrics.watch("tercet_tables_in_memory", lambda: len(registry))
    metrics.watch("tercet_thinking_queue", lambda: computer.searches)
    if jobs is not None:
        runner = jobs
        metrics.watch("tercet_jobs_waiting", lambda: runner.waiting)
        metrics.watch("tercet_notices_heard", lambda: others.is_heard)
    return AppContext(
        settings=settings,
        clock=clock,
        repository=repository,
        kernels=kernels,
        engines=Engines(kernels, is_needed=settings.kind == "server"),
        people=people,
        tables=service,
        table_parts=parts,
        others=others,
        identity=Identity(settings.key),
        limits=Limits(clock, database, off=not settings.limited),
        metrics=metrics,
        pages=Pages.find(),
    )


async def _resume(context: AppContext) -> None:
    if context.repository.is_shared:
        return  # there are jobs for that
    with contextlib.suppress(Refusal):
        await context.kernels.wait_for_rules()
        waiting = await context.repository.tables_awaiting_computer()
        await context.table_parts.registry.resume(waiting)
