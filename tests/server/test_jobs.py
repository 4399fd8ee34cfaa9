"""Computer moves as jobs that any process can take and another can take again."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import select, text, update

from tercet.server.context import AppContext, Settings, open_context
from tercet.server.errors import Refusal
from tercet.server.messages import NewTable
from tercet.server.store import sharing
from tercet.server.store.schema import jobs
from tercet.server.tables.jobs import SharedJobs
from tests.server.support import Guest, create, run, running, store_of

pytestmark = pytest.mark.postgresql
_BUSY_WORKER = "INSERT INTO processes VALUES ('busy', 'worker', EXTRACT(EPOCH FROM now()) + 3600)"
COMPUTER = NewTable("mabula", "computer", level=1, seat="white")


@asynccontextmanager
async def worker() -> AsyncIterator[AppContext]:
    settings = Settings(Path(), os.environ["TERCET_DATABASE"], kind="worker")
    async with open_context(settings) as context:
        await context.kernels.wait_until_loaded()
        yield context


@asynccontextmanager
async def no_searches(folder: Path) -> AsyncIterator[AppContext]:
    """A server that takes no jobs, as it believes that there is a worker."""
    async with running(folder) as context:
        await context.kernels.wait_until_loaded()
        with store_of(folder) as store:
            store.execute(text(_BUSY_WORKER))
        yield context


async def play_one(guest: Guest) -> None:
    assert (await guest.play(guest.view["legal"][0]))["type"] == "played"


def test_a_worker_plays_and_servers_leave_it_to_workers(tmp_path: Path) -> None:
    async def work() -> None:
        async with no_searches(tmp_path) as context:
            guest = await Guest.join(context, "anna", await create(context, "anna", COMPUTER))
            await play_one(guest)
            with store_of(tmp_path) as store:
                (job,) = store.execute(select(jobs)).all()
            assert (job.ply, job.level, job.taken_by) == (1, 1, None)
            async with worker():
                await guest.until_ply(2)
            with store_of(tmp_path) as store:
                assert store.execute(select(jobs)).all() == []

    run(work())


def test_the_job_of_a_worker_that_has_died_is_taken_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with no_searches(tmp_path) as context:
            table = await create(context, "anna", COMPUTER)
            guest = await Guest.join(context, "anna", table)
            await play_one(guest)
            with store_of(tmp_path) as store:
                assert sharing.take_jobs(store, "dead", 9) == [sharing.Job(table, 1)]
                assert sharing.take_jobs(store, "other", 9) == []
                store.execute(update(jobs).values(taken_until=0))  # it is not renewed
            async with worker():
                await guest.until_ply(2)
            await play_one(guest)
            moves = [move["ply"] for move in guest.table["moves"]]
            assert moves == [1, 2, 3]

    run(work())


def test_two_workers_on_one_job_store_one_move(tmp_path: Path) -> None:
    async def work() -> None:
        async with no_searches(tmp_path) as context, worker() as one, worker() as two:
            guest = await Guest.join(context, "anna", await create(context, "anna", COMPUTER))
            for _ in range(5):
                await play_one(guest)
                job = sharing.Job(guest.connection.table.id, guest.ply)
                doing = [process.table_parts.jobs for process in (one, two)]
                await asyncio.gather(
                    *(shared._do(job) for shared in doing if isinstance(shared, SharedJobs))
                )
                await guest.until_ply(job.ply + 1)
                assert [move["ply"] for move in guest.table["moves"]] == [*range(1, guest.ply + 1)]

    run(work())


def test_weak_levels_come_first_and_everybody_is_told_their_place(tmp_path: Path) -> None:
    async def work() -> None:
        async with no_searches(tmp_path) as context:
            guests = []
            for level in (6, 2, 4):
                new = NewTable("mabula", "computer", level=level, seat="white")
                guests.append(await Guest.join(context, "anna", await create(context, "anna", new)))
                await play_one(guests[-1])
            for guest, place in zip(guests, (3, 1, 2), strict=True):
                await guest.until(
                    lambda message, place=place: message.get("status", {}).get("place") == place  # type: ignore[misc]
                )
            with store_of(tmp_path) as store:
                taken = [job.table for job in sharing.take_jobs(store, "somebody", 2)]
            assert set(taken) == {guests[1].connection.table.id, guests[2].connection.table.id}

    run(work())


def test_a_long_queue_refuses_new_games_against_the_computer(tmp_path: Path) -> None:
    async def work() -> None:
        async with no_searches(tmp_path) as context:
            assert isinstance(context.table_parts.jobs, SharedJobs)
            context.table_parts.jobs.longest_queue = 2
            for _ in range(2):
                guest = await Guest.join(context, "anna", await create(context, "anna", COMPUTER))
                await play_one(guest)
            with pytest.raises(Refusal) as refused:
                await create(context, "anna", COMPUTER)
            assert refused.value.code == "busy"
            assert await create(context, "anna", NewTable("mana", "device"))

    run(work())
