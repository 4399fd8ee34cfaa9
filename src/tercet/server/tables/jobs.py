"""Computer moves as jobs in the database, which any process can take and another can take again.

A job is stored together with the change that makes it due, and removed together with the move
that it was for. So none is lost, and no move is stored twice: the version of the table decides.
"""

import asyncio
import contextlib
import logging

from tercet.server.errors import Refusal
from tercet.server.store import sharing
from tercet.server.store.database import Database
from tercet.server.store.sharing import Job
from tercet.server.tables.broadcaster import Broadcaster
from tercet.server.tables.computer import ComputerPlayer
from tercet.server.tables.processes import OtherProcesses
from tercet.server.tables.registry import TableRegistry

_LOOK = 2.0  # seconds until this process looks for jobs without being told of any
_RENEW = sharing.LEASE / 3
_log = logging.getLogger(__name__)


class JobRunner:
    """Takes jobs and plays their moves.

    A server does so only while there is no worker.
    """

    def __init__(
        self,
        database: Database,
        registry: TableRegistry,
        computer: ComputerPlayer,
        broadcaster: Broadcaster,
        others: OtherProcesses,
        *,
        is_worker: bool,
    ) -> None:
        self._database = database
        self._registry = registry
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

    async def close(self) -> None:
        """Take no more; what was taken and not finished is for others."""
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self._computer.close()
        await asyncio.gather(*self._taken, return_exceptions=True)
        with contextlib.suppress(Refusal):
            process = self._database.process
            await self._database.transact(lambda c: sharing.release_jobs(c, process))

    async def check_queue(self) -> None:
        """Refuse a new game against the computer while so many wait for its moves already."""
        if await self._database.read(sharing.waiting_jobs) >= self.longest_queue:
            raise Refusal("busy")

    async def retry(self, table_id: str) -> None:
        """Somebody looks at a table: if its job has failed, try again now."""
        with contextlib.suppress(Refusal):
            await self._database.transact(lambda c: sharing.hurry_job(c, table_id))

    async def _take(self) -> None:
        """Take jobs whenever there is room, when told of some and now and then."""
        due = self._others.jobs_due
        while True:
            with contextlib.suppress(Refusal):
                await self._take_some()
                self.waiting = await self._database.read(sharing.waiting_jobs)
                if self.waiting or self._told_places:
                    await self._tell_places()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_LOOK):
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
        """Search and play; a job that is void is dropped, one that fails is tried again later."""
        process = self._database.process
        end = sharing.postpone_job
        try:
            async with self._registry.open(job.table) as table:
                async with self._registry.locked(table):
                    if table.position.ply < job.ply:
                        await self._registry.refresh(table)
                        self._broadcaster.whole(table)
                    is_due = table.position.ply == job.ply and table.computer_to_move
                if not is_due:
                    end = sharing.drop_job
                else:
                    await self._computer.move(table)
                    if table.position.ply > job.ply:
                        return  # the job went with the move
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
