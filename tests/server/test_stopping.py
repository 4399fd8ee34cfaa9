"""A server that is told to stop does so in bounded time: with many sockets, without a database."""

import asyncio
import json
import os
from pathlib import Path

import psycopg
import pytest

from tercet.server.messages import NewTable
from tests.server.real import Server, connect, serving, visitor
from tests.server.support import Guest, create, join_processes, run, running

TABLES = 20
SOCKETS = 400


def tables_of(server: Server, number: int) -> list[str]:
    """New tables, where sockets can be opened."""
    person = visitor(server)
    new = {"game": "mana", "mode": "friend"}
    return [person.post("/api/tables", json=new).json()["id"] for _ in range(number)]


async def stop_with_sockets(
    server: Server, tables: list[str], number: int
) -> tuple[int, set[int | None]]:
    """Open sockets and send SIGTERM; the exit code, and those with which sockets are closed."""

    async def watch(index: int) -> int | None:
        table = tables[index % len(tables)]
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        async with connect(address) as socket:
            await socket.recv()
            joined.release()
            await socket.wait_closed()
            return socket.close_code

    joined = asyncio.Semaphore(0)
    watching = [asyncio.create_task(watch(index)) for index in range(number)]
    for _ in watching:
        await joined.acquire()
    code = await asyncio.to_thread(server.stop)
    return code, set(await asyncio.gather(*watching))


def test_hundreds_of_sockets_are_closed_and_the_server_ends_by_itself(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--no-limits") as server:
        tables = tables_of(server, TABLES)
        assert asyncio.run(stop_with_sockets(server, tables, SOCKETS)) == (0, {1012})
    levels = [json.loads(line)["level"] for line in server.log.splitlines()]
    assert set(levels) == {"info"}


@pytest.mark.postgresql
def test_it_ends_although_the_database_does_not_answer(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        tables = tables_of(server, 1)
        with psycopg.connect(os.environ["TERCET_DATABASE"]) as held:
            held.execute("LOCK TABLE processes, presence IN EXCLUSIVE MODE")  # can only be read
            assert asyncio.run(stop_with_sockets(server, tables, 1)) == (1, {1012})
    assert "stopped without the database" in server.log
    assert "Traceback" not in server.log


@pytest.mark.postgresql
def test_those_who_leave_a_server_that_ends_are_gone(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as one:
            await join_processes(one)
            async with running(tmp_path) as two:
                await join_processes(two)
                table = await create(one, "anna", NewTable("mana", "friend"))
                await one.tables.sit("bela", table)
                anna = await Guest.join(one, "anna", table)
                bela = await Guest.join(two, "bela", table)
                await anna.until(lambda _: all(chair["here"] for chair in anna.status["chairs"]))
                two.stop_waiting()
                bela.leave()
            await anna.until(lambda _: not all(chair["here"] for chair in anna.status["chairs"]))

    run(work())
