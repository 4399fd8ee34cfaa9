"""The parts of a running server, put together."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

from tercet.server.clock import Clock
from tercet.server.engines import Engines
from tercet.server.errors import Refusal
from tercet.server.http.identity import Identity, secret_key
from tercet.server.http.pages import Pages
from tercet.server.kernels import Kernels
from tercet.server.limits import Limits
from tercet.server.metrics import Metrics
from tercet.server.store.database import Database
from tercet.server.store.lock import locked
from tercet.server.store.repository import Repository
from tercet.server.tables.broadcaster import Broadcaster
from tercet.server.tables.computer import ComputerPlayer
from tercet.server.tables.hooks import TableHooks
from tercet.server.tables.people import People
from tercet.server.tables.registry import TableRegistry
from tercet.server.tables.requests import TableParts
from tercet.server.tables.service import TableService
from tercet.server.tables.writer import TableWriter
from tercet.server.tasks import BackgroundTasks


@dataclass(frozen=True)
class Settings:
    """What is decided when the server is started."""

    data: Path  # the folder for everything that is stored
    host: str = "127.0.0.1"  # the address that is listened on
    limited: bool = True  # whether requests that come too fast are refused
    clock: Clock = field(default_factory=Clock)


@dataclass(frozen=True)
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
    identity: Identity
    limits: Limits
    metrics: Metrics
    pages: Pages

    @property
    def tables_in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self.table_parts.registry)

    def stop_waiting(self) -> None:
        """Begin shutdown: fail requests that wait for compilation."""
        self.kernels.stop()


@contextlib.asynccontextmanager
async def open_context(settings: Settings) -> AsyncIterator[AppContext]:
    """A server that runs inside the block; tables where the computer is to move go on.

    Raises `DataInUse` or `UnusableDatabase` if the data folder cannot be used.
    """
    metrics = Metrics()
    settings.data.mkdir(parents=True, exist_ok=True)
    with locked(settings.data):
        database = await Database.open(settings.data, metrics.count_commit)
        context = _build(settings, database, metrics)
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
            await context.table_parts.computer.close()
            await context.table_parts.tasks.finish()
            await database.close()


def _build(settings: Settings, database: Database, metrics: Metrics) -> AppContext:
    clock, repository, kernels = settings.clock, Repository(database), Kernels()
    after_change = TableHooks()
    registry = TableRegistry(repository, kernels, after_change)
    writer, broadcaster = TableWriter(repository, after_change), Broadcaster()
    computer = ComputerPlayer(kernels, registry, writer, broadcaster, clock)
    after_change.add(computer.move_if_due)
    people = People(repository, registry, broadcaster)
    service = TableService(repository, kernels, registry, writer, broadcaster, people, after_change)
    parts = TableParts(registry, writer, broadcaster, computer, service, BackgroundTasks())
    metrics.watch(lambda: len(registry), lambda: computer.searches)
    return AppContext(
        settings=settings,
        clock=clock,
        repository=repository,
        kernels=kernels,
        engines=Engines(kernels),
        people=people,
        tables=service,
        table_parts=parts,
        identity=Identity(secret_key(settings.data)),
        limits=Limits(clock, off=not settings.limited),
        metrics=metrics,
        pages=Pages.find(),
    )


async def _resume(context: AppContext) -> None:
    with contextlib.suppress(Refusal):
        await context.kernels.wait_for_rules()
        waiting = await context.repository.tables_awaiting_computer()
        await context.table_parts.registry.resume(waiting)
