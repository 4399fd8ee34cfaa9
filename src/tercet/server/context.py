"""The parts of a running server, put together."""

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
from tercet.server.http.identity import Identity, secret_key
from tercet.server.http.pages import Pages
from tercet.server.kernels import Kernels
from tercet.server.limits import Limits
from tercet.server.metrics import Metrics
from tercet.server.store.database import Database
from tercet.server.store.engine import database_url, is_postgresql
from tercet.server.store.lock import locked
from tercet.server.store.repository import Repository
from tercet.server.tables.actors import TableActors
from tercet.server.tables.broadcaster import Broadcaster
from tercet.server.tables.computer import ComputerPlayer
from tercet.server.tables.jobs import Jobs, SharedJobs
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
    longest_queue: int = 1000  # of jobs; beyond it new games against the computer are refused

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
            jobs.start()
            try:
                yield context
            finally:
                context.stop_waiting()
                await context.engines.close()
                await context.kernels.close()
                jobs.stop()
                await context.table_parts.computer.close()
                await jobs.close()
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
    actors = TableActors()
    registry = TableRegistry(repository, kernels, actors, clock)
    writer, broadcaster = TableWriter(repository, actors), Broadcaster()
    computer = ComputerPlayer(kernels, registry, writer, broadcaster)
    actors.add(computer)
    actors.watch(computer.forget_old_search)
    others = OtherProcesses()
    jobs = Jobs(repository, kernels, registry, actors)
    if database.is_shared:
        others = SharingProcesses(database, settings.kind, registry, broadcaster)
        jobs = shared = SharedJobs(
            repository,
            kernels,
            registry,
            actors,
            database=database,
            computer=computer,
            broadcaster=broadcaster,
            others=others,
            is_worker=settings.kind == "worker",
        )
        shared.longest_queue = settings.longest_queue
        metrics.watch("tercet_jobs_waiting", lambda: shared.waiting)
        metrics.watch("tercet_notices_heard", lambda: others.is_heard)
    people = People(repository, registry, broadcaster)
    service = TableService(
        repository, kernels, registry, writer, broadcaster, people, actors, others, jobs
    )
    parts = TableParts(registry, writer, broadcaster, computer, service, BackgroundTasks(), jobs)
    metrics.watch("tercet_tables_in_memory", lambda: len(registry))
    metrics.watch("tercet_thinking_queue", lambda: computer.searches)
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
