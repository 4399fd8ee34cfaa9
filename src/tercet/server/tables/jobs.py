"""Jobs: stored times at which something is due at tables, such as a computer's move.

A job is stored together with the change that makes it due, and removed together with the change
that it was for. So none is lost, and no move is stored twice: the version of the table decides.
"""

import asyncio
import contextlib
import logging

from tercet.server.errors import Refusal
from tercet.server.kernels import Kernels
from tercet.server.store import sharing
from tercet.server.store.database import Database
from tercet.server.store.repository import Repository
from tercet.server.store.sharing import Job
from tercet.server.tables.actors import TableActors
from tercet.server.tables.broadcaster import Broadcaster
from tercet.server.tables.computer import ComputerPlayer
from tercet.server.tables.processes import OtherProcesses
from tercet.server.tables.registry import TableRegistry
from tercet.server.tables.table import Table
from tercet.server.tasks import BackgroundTasks

_RETRY_AFTER = 2.0  # seconds until this process tries again, or asks again what is due
_RENEW = sharing.LEASE / 3
_log = logging.getLogger(__name__)


class Jobs:
    """Has the actors act at the tables of this process, which has the database to itself."""

    def __init__(
        self,
        repository: Repository,
        kernels: Kernels,
        registry: TableRegistry,
        actors: TableActors,
    ) -> None:
        self._repository = repository
        self._kernels = kernels
        self._registry = registry
        self._actors = actors
        self._timers: dict[str, asyncio.TimerHandle] = {}  # for tables where something is due later
        self._tasks = BackgroundTasks()
        self._closing = False

    def start(self) -> None:
        """Begin, with what was due when the last process ended."""
        self._actors.watch(self._follow_up)
        self._tasks.start(self._resume())

    def stop(self) -> None:
        """Begin nothing more."""
        self._closing = True
        for timer in self._timers.values():
            timer.cancel()

    async def close(self) -> None:
        """Wait for what has begun; whoever acts has been told to end."""
        await self._tasks.finish()

    async def check_queue(self) -> None:
        """Refuse a new game against the computer while too many wait for its moves already."""

    async def retry(self, table: Table) -> None:
        """Somebody looks at a table: if what was due has failed, try again now."""
        self._follow_up(table)

    async def _resume(self) -> None:
        """Load tables after a restart, so that what is due there happens; skip broken ones."""
        with contextlib.suppress(Refusal):  # the server stops
            await self._kernels.wait_for_rules()
            for table_id in await self._repository.tables_with_jobs():
                if self._closing:
                    return
                with contextlib.suppress(Refusal):
                    async with self._registry.open(table_id):
                        pass

    def _follow_up(self, table: Table) -> None:
        """A table has changed: have the actors act now, or set a timer and hold the table."""
        if timer := self._timers.pop(table.id, None):
            timer.cancel()
            self._registry.release(table)
        due = self._actors.due_at(table)
        if due is None or self._closing:
            return
        wait = (due - table.clock.now()).total_seconds()
        if wait > 0:
            self._follow_up_later(table, wait)
        else:
            self._registry.hold(table)
            self._tasks.start(self._act(table))

    def _follow_up_later(self, table: Table, wait: float) -> None:
        """Follow a table up after so many seconds, unless that is done before."""
        if table.id not in self._timers and not self._closing:
            self._registry.hold(table)
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(wait, self._follow_up, table)

    async def _act(self, table: Table) -> None:
        """Have the actors act at a table that is held."""
        try:
            await self._actors.act(table)
        except Refusal:  # it could not be stored, or the server stops
            self._follow_up_later(table, _RETRY_AFTER)
        except Exception:
            _log.exception("nobody could act at a table")
        finally:
            self._registry.release(table)


class SharedJobs(Jobs):
    """Takes jobs from the database, which any process can take, and another can take again.

    A server does so only while there is no worker.
    """

    def __init__(
        self,
        repository: Repository,
        kernels: Kernels,
        registry: TableRegistry,
        actors: TableActors,
        *,
        database: Database,
        computer: ComputerPlayer,
        broadcaster: Broadcaster,
        others: OtherProcesses,
        is_worker: bool,
    ) -> None:
        super().__init__(repository, kernels, registry, actors)
        self._database = database
        self._computer = computer
        self._broadcaster = broadcaster
        self._others = others
        self._is_worker = is_worker
        self.longest_queue = 0
        self.waiting = 0  # jobs that nobody works on, when last looked
        self._told_places = False
        self._taken: set[asyncio.Task[None]] = set()
        self._running: list[asyncio.Task[None]] = []

    @property
    def most(self) -> int:
        """How many jobs this process works on at a time."""
        return self._computer.most_searches

    def start(self) -> None:
        """Begin."""
        self._running = [asyncio.create_task(work) for work in (self._take(), self._renew())]

    def stop(self) -> None:
        """Take no more."""
        for task in self._running:
            task.cancel()

    async def close(self) -> None:
        """Wait for what was taken; what is not finished is for others."""
        await asyncio.gather(*self._running, return_exceptions=True)
        await asyncio.gather(*self._taken, return_exceptions=True)
        with contextlib.suppress(Refusal):
            process = self._database.process
            await self._database.transact(lambda c: sharing.release_jobs(c, process))

    async def check_queue(self) -> None:
        """Refuse a new game against the computer while too many wait for its moves already."""
        if (await self._database.read(sharing.waiting_jobs)).number >= self.longest_queue:
            raise Refusal("busy")

    async def retry(self, table: Table) -> None:
        """Somebody looks at a table: if its job has failed, try again now."""
        if self._actors.due_at(table):
            with contextlib.suppress(Refusal):
                await self._database.transact(lambda c: sharing.hurry_job(c, table.id))

    async def _take(self) -> None:
        """Take jobs whenever there is room: when told of some, when one is due, now and then."""
        due = self._others.jobs_due
        while True:
            pause = _RETRY_AFTER
            with contextlib.suppress(Refusal):
                await self._take_some()
                self.waiting, next_in = await self._database.read(sharing.waiting_jobs)
                pause = min(pause, pause if next_in is None else next_in)
                if self.waiting or self._told_places:
                    await self._tell_places()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await due.wait()
            due.clear()

    async def _take_some(self) -> None:
        room = self.most - len(self._taken)
        if room <= 0:
            return
        if not self._is_worker and await self._database.read(sharing.has_workers):
            return
        process = self._database.process
        for job in await self._database.transact(lambda c: sharing.take_jobs(c, process, room)):
            task = asyncio.create_task(self._do(job))
            self._taken.add(task)
            task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._taken.discard(task)
        self._others.jobs_due.set()  # there is room for another

    async def _do(self, job: Job) -> None:
        """Have the actors act; a job that is void is dropped, one that fails is tried later."""
        process = self._database.process
        end = sharing.postpone_job
        try:
            async with self._registry.open(job.table) as table:
                async with self._registry.locked(table):
                    if table.position.ply < job.ply:
                        await self._registry.refresh(table)
                        self._broadcaster.whole(table)
                    is_due = table.position.ply == job.ply and self._actors.due_at(table)
                    version = table.version
                if not is_due:
                    end = sharing.drop_job
                else:
                    await self._actors.act(table)
                    if table.version > version:
                        return  # the job went with the change
        except Refusal as refusal:
            if refusal.code in ("no-such-table", "broken-table"):
                _log.error("a job of a table that cannot be played")
        except Exception:
            _log.exception("a job failed")
        with contextlib.suppress(Refusal):
            await self._database.transact(lambda c: end(c, job, process))

    async def _renew(self) -> None:
        """Keep what this process works on from being taken by others."""
        process = self._database.process
        while True:
            await asyncio.sleep(_RENEW)
            if self._taken:
                with contextlib.suppress(Refusal):
                    await self._database.transact(lambda c: sharing.keep_jobs(c, process))

    async def _tell_places(self) -> None:
        """Show at every table that waits how many wait before it."""
        waiting = [
            table for table in self._registry if table.computer_to_move and table.connections
        ]
        if not waiting:
            return
        ids = [table.id for table in waiting]
        found = await self._database.read(lambda c: sharing.places(c, ids))
        self._told_places = bool(found)
        for table in waiting:
            place = found.get(table.id)
            if place != table.place:
                table.place = place
                self._broadcaster.status(table)
