"""What sharing a database costs: SQLite, PostgreSQL with one process, and with two."""

import asyncio
import contextlib
import statistics
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import psycopg

from benchmarks.table import servers
from benchmarks.table.load import Person, Tally
from benchmarks.table.playing import friends
from benchmarks.table.traffic import Play, games_of
from benchmarks.table.viewers import Viewers, viewers
from benchmarks.versions import comparison
from tercet.core.registry import game_names
from tests.postgresql import database, running_server

TABLES = 32  # that play at the same time
OPEN_TABLES = 10_000
SITTING_DOWN = 50  # people at a time
SECONDS_IDLE = 30.0


async def processes(rounds: int) -> AsyncIterator[str]:
    """Processor time of the servers per move, and what PostgreSQL does for it."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = stack.enter_context(running_server(fast=False))
        address = stack.enter_context(database(server.address))
        (alone, pid) = stack.enter_context(servers.tercet(folder / "sqlite"))
        shared = [
            stack.enter_context(servers.tercet(folder, TERCET_DATABASE=address)) for _ in range(2)
        ]
        (one, first), (two, second) = shared
        sides: dict[str, Play] = {
            "SQLite": games_of(_pairs(alone, alone), pid),
            "PostgreSQL, one process": games_of(_pairs(one, one), first, second),
            "two processes, each game at one of them": games_of(
                [*_pairs(one, one), *_pairs(two, two)][::2], first, second
            ),
            "two processes, each game at both of them": games_of(_pairs(one, two), first, second),
        }
        for play in sides.values():
            await play(TABLES, False)  # not counted
        played: dict[str, list[Tally]] = {name: [] for name in sides}
        stored: dict[str, list[tuple[float, ...]]] = {name: [] for name in sides}
        for _ in range(rounds):
            for name, play in sides.items():
                before = _work_of_database(address)
                tally = await play(TABLES, False)
                played[name].append(tally)
                done = zip(before, _work_of_database(address), strict=True)
                stored[name].append(tuple((after - old) / tally.moves for old, after in done))
    spent = {
        name: [tally.processor / tally.moves * 1e6 for tally in tallies]
        for name, tallies in played.items()
    }
    base, single, together, apart = sides
    for old, new, wanted in (
        (base, single, "≤ 1.6"),
        (single, together, "≤ 1.15"),
        (single, apart, "≤ 1.15"),
    ):
        what = f"{TABLES} tables, processor µs per move, {old} → {new}"
        yield comparison(what, spent[old], spent[new], "{:,.0f}", wanted)
    for name in (single, together, apart):
        commits, written, spent_there = map(statistics.median, zip(*stored[name], strict=True))
        yield (
            f"PostgreSQL per move, {name}: {commits:.2f} transactions, {written:,.0f} bytes of WAL,"
            f" {spent_there * 1e6:,.0f} µs"
        )


def _pairs(one: str, two: str) -> list[list[Person]]:
    """Pairs of people, each at one of two servers."""
    return [[Person(one), Person(two)] for _ in range(TABLES)]


def _work_of_database(address: str) -> tuple[float, float, float]:
    """Transactions, bytes of WAL and seconds of processor time so far."""
    with psycopg.connect(address, autocommit=True) as connection:
        query = (
            "SELECT xact_commit, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0'),"
            " ARRAY(SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid())"
            " FROM pg_stat_database WHERE datname = current_database()"
        )
        commits, written, pids = connection.execute(query).fetchone() or (0, 0, [])
        return float(commits), float(written), servers.processor_seconds(*pids)


async def open_tables() -> AsyncIterator[str]:
    """Ten thousand open tables with two viewers each over two processes, and play beside them."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = stack.enter_context(running_server())
        address = stack.enter_context(database(server.address))
        shared = [
            stack.enter_context(servers.tercet(folder, TERCET_DATABASE=address)) for _ in range(2)
        ]
        pids = [pid for _, pid in shared]
        people = [Person(base) for base, _ in shared]
        watching = [stack.enter_context(viewers(person)) for person in people]
        play = games_of([people], *pids)
        await play(1, False)  # not counted
        before = await play(1, False)
        empty, spent = _memory(pids), servers.processor_seconds(*pids)
        tables = await _open(people, watching, OPEN_TABLES)
        full, opened = _memory(pids), servers.processor_seconds(*pids) - spent
        beside = await play(1, False)
        answer = [statistics.median(tally.seconds) * 1000 for tally in (before, beside)]
        yield (
            f"{OPEN_TABLES:,} open tables, one viewer at each of two processes: "
            f"{(full - empty) / OPEN_TABLES / 1024:,.1f} KiB per table in all "
            f"({empty / 2**20:,.0f} → {full / 2**20:,.0f} MiB); median answer "
            f"{answer[0]:.1f} → {answer[1]:.1f} ms, ratio {answer[1] / answer[0]:.2f}"
        )
        yield f"to open one of them: {opened / OPEN_TABLES * 1000:.1f} ms of processor time in all"
        spent = servers.processor_seconds(*pids)
        await asyncio.sleep(SECONDS_IDLE)
        idle = (servers.processor_seconds(*pids) - spent) / SECONDS_IDLE
        yield f"idle: {idle * 1000:.0f} ms of processor time per second of both processes"
        again = tables[: OPEN_TABLES // 5]
        await asyncio.to_thread(_join, watching, again)
        more = (_memory(pids) - full) / len(again) / len(people)
        yield f"one more socket at a table in memory: {more / 1024:,.1f} KiB"


def _memory(pids: list[int]) -> int:
    """Bytes that processes hold in memory."""
    return sum(servers.memory(pid) for pid in pids)


async def _open(people: list[Person], watching: list[Viewers], number: int) -> list[str]:
    """Set up tables of two people, with a viewer at each process."""
    limit, names = asyncio.Semaphore(SITTING_DOWN), game_names()

    async def set_up(index: int) -> str:
        async with limit:
            table = await asyncio.to_thread(friends, people, names[index % len(names)])
            for one in watching:
                one.join(table)
            return table

    tables = list(await asyncio.gather(*(set_up(index) for index in range(number))))
    for one in watching:
        await asyncio.to_thread(one.wait, number)
    return tables


def _join(watching: list[Viewers], tables: list[str]) -> None:
    """Open one more socket at each of these tables, at every process."""
    for one in watching:
        for table in tables:
            one.join(table)
        one.wait(len(tables))
