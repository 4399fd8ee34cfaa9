"""Several processes on one database: all serve the same tables, and the version decides races."""

import asyncio
import os
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal

import msgspec
import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import ProgrammingError

from tercet.core.registry import game_names
from tercet.server.context import AppContext
from tercet.server.errors import Refusal
from tercet.server.messages import Me, NewTable
from tercet.server.store.notices import CHANNEL
from tests.server.support import (
    Guest,
    create,
    create_link,
    in_memory,
    processes,
    run,
    running,
    store_of,
)

pytestmark = pytest.mark.postgresql
_LISTENERS = "FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
_HASH = re.compile("[0-9a-f]{16}")


@asynccontextmanager
async def notices_of(tables: list[str]) -> AsyncIterator[None]:
    """Every notice between processes that run already names tables and versions, and no more."""
    with psycopg.connect(os.environ["TERCET_DATABASE"], autocommit=True) as connection:
        channels = connection.execute(f"SELECT DISTINCT query {_LISTENERS}").fetchall()
        assert channels == [(f"LISTEN {CHANNEL}",)]
        connection.execute(f"LISTEN {CHANNEL}")
        yield
        counted = 0
        connection.execute("SELECT 1")  # receives what was sent meanwhile
        for sent in connection.notifies(timeout=0):
            notice = msgspec.json.decode(sent.payload)
            assert _HASH.fullmatch(notice.pop("by"))
            for table, version in notice.pop("tables", {}).items():
                assert table in tables
                assert type(version) is int
                counted += 1
            assert set(notice.pop("presence", [])) <= {*tables, ""}  # "": a sign of life
            assert all(_HASH.fullmatch(person) for person in notice.pop("people", []))
            assert notice in ({}, {"jobs": True})
        assert counted, "no notice was heard"


async def opponents(one: AppContext, two: AppContext, game: str) -> tuple[str, dict[str, Guest]]:
    """A table with a person on each of two servers; the guests by seat."""
    table = await create(one, "anna", NewTable(game, "friend"))
    await two.tables.sit("bela", table)
    guests = [await Guest.join(one, "anna", table), await Guest.join(two, "bela", table)]
    return table, {guest.table["viewer"]: guest for guest in guests}


def without_number(message: dict[str, Any]) -> dict[str, Any]:
    return message | {"re": None}


@pytest.mark.parametrize("game", game_names())
def test_a_whole_game_between_people_on_two_servers(tmp_path: Path, game: str) -> None:
    async def work() -> None:
        chance = random.Random(game)
        tables: list[str] = []
        async with processes(tmp_path) as (one, two), notices_of(tables):
            table, guests = await opponents(one, two, game)
            tables.append(table)
            watcher = await Guest.join(two, "cyril", table)
            everybody = [*guests.values(), watcher]
            while not everybody[0].status["end"]:
                mover = guests[everybody[0].view["to_move"]]
                played = await mover.play(chance.choice(mover.view["legal"]))
                assert played["type"] == "played"
                for guest in everybody:
                    await guest.until_ply(mover.ply)
            for guest in everybody:
                kinds = [message["type"] for message in guest.heard]
                assert kinds.count("table") == 1, "each move came as one message"
                truth = await Guest.join(one, guest.connection.person, table)
                assert guest.table["moves"] == truth.table["moves"]
                assert guest.view == truth.view
                assert guest.status["end"] == truth.status["end"]

    run(work())


class WatchedLock(asyncio.Lock):
    """A lock that says when somebody asks for it."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = asyncio.Event()

    async def acquire(self) -> Literal[True]:
        self.asked.set()
        return await super().acquire()


def test_moves_that_are_heard_of_while_a_table_is_busy_come_one_by_one(tmp_path: Path) -> None:
    """A program that goes on with each move it hears of would wait for ever after a whole table."""

    async def work() -> None:
        async with processes(tmp_path) as (one, two):
            table = await create(one, "anna", NewTable("mabula", "device"))
            anna = await Guest.join(one, "anna", table)
            watcher = await Guest.join(two, "bela", table)
            lock = in_memory(two, table).lock = WatchedLock()
            async with lock:
                for _ in range(2):  # each is read by itself, and waits for the lock
                    lock.asked.clear()
                    await anna.play(anna.view["legal"][0])
                    await lock.asked.wait()
            await watcher.until_ply(2)
            kinds = [message["type"] for message in watcher.heard if message["type"] != "status"]
            assert kinds == ["table", "played", "played"]
            assert watcher.table["moves"] == anna.table["moves"]

    run(work())


def test_a_move_that_is_read_together_with_a_new_name_is_shown(tmp_path: Path) -> None:
    async def work() -> None:
        async with processes(tmp_path) as (one, two):
            table = await create(one, "anna", NewTable("mabula", "device"))
            anna = await Guest.join(one, "anna", table)
            watcher = await Guest.join(two, "bela", table)
            lock = in_memory(two, table).lock = WatchedLock()
            async with lock:
                await one.people.save("anna", Me("Anička", "cs"))
                await lock.asked.wait()
                lock.asked.clear()
                await anna.play(anna.view["legal"][0])
                await lock.asked.wait()
            await watcher.until_ply(1)
            assert watcher.table["moves"] == anna.table["moves"]

    run(work())


def test_of_two_who_play_the_same_ply_at_once_one_wins_and_both_are_told(tmp_path: Path) -> None:
    async def work() -> None:
        async with processes(tmp_path) as (one, two):
            for _ in range(10):
                table = await create(one, "anna", NewTable("mabula", "device"))
                windows = [await Guest.join(place, "anna", table) for place in (one, two)]
                moves = windows[0].view["legal"][:2]
                answers = await asyncio.gather(
                    *(window.play(move) for window, move in zip(windows, moves, strict=True))
                )
                kinds = sorted(str(answer.get("code", answer["type"])) for answer in answers)
                assert kinds == ["played", "stale"]
                for window in windows:
                    await window.until_ply(1)
                shown = [[move["move"] for move in window.table["moves"]] for window in windows]
                assert shown[0] == shown[1]
                assert len(shown[0]) == 1

    run(work())


def test_an_offer_is_accepted_or_withdrawn_not_both(tmp_path: Path) -> None:
    async def work() -> None:
        async with processes(tmp_path) as (one, two):
            for _ in range(10):
                _, guests = await opponents(one, two, "mana")
                first, second = guests.values()
                await first.ask("offer-draw", ply=0)
                await second.until(lambda m: bool(m.get("status", {}).get("offer")))
                answers = await asyncio.gather(
                    first.ask("answer", yes=False), second.ask("answer", yes=True)
                )
                assert sorted(answer["type"] for answer in answers).count("refused") == 1
                told = [(await guest.ask("sync"))["status"] for guest in (first, second)]
                assert told[0]["end"] == told[1]["end"]
                assert told[0]["offer"] is None

    run(work())


def test_one_seat_is_taken_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with processes(tmp_path) as (one, two):
            for _ in range(10):
                table = await create(one, "anna", NewTable("mana", "friend"))
                sitting = (one.tables.sit("bela", table), two.tables.sit("cyril", table))
                results = await asyncio.gather(*sitting, return_exceptions=True)
                assert [result for result in results if result is None] == [None]
                (lost,) = [result for result in results if isinstance(result, Refusal)]
                assert lost.code in ("stale", "no-free-seat")

    run(work())


def test_take_backs_names_and_who_is_there_are_seen_on_the_other_server(tmp_path: Path) -> None:
    async def work() -> None:
        tables: list[str] = []
        async with processes(tmp_path) as (one, two), notices_of(tables):
            table, guests = await opponents(one, two, "mabula")
            tables.append(table)
            white, black = guests["white"], guests["black"]
            own = {guest.connection.person: guest for guest in guests.values()}

            def chair(guest: Guest, person: str) -> dict[str, Any]:
                seat = own[person].table["viewer"]
                return next(one for one in guest.status["chairs"] if one["seat"] == seat)

            await own["anna"].until(lambda _: chair(own["anna"], "bela")["here"])
            await own["bela"].until(lambda _: chair(own["bela"], "anna")["here"])
            await two.people.save("bela", Me("Béla", "hu"))
            await own["anna"].until(lambda _: chair(own["anna"], "bela")["name"] == "Béla")
            await white.play(white.view["legal"][0])
            await black.until_ply(1)
            await white.ask("undo", ply=1)
            await black.until(lambda m: bool(m.get("status", {}).get("offer")))
            await black.ask("answer", yes=True)
            await white.until(lambda m: m["type"] == "table" and m["version"] == 4)
            assert white.ply == 0
            (listed,) = await one.tables.list_for("anna", "en")
            assert all(one.here for one in listed.chairs)
            own["bela"].leave()
            await own["anna"].until(lambda _: not chair(own["anna"], "bela")["here"])

    run(work())


def test_when_the_connection_for_notices_is_lost_everything_is_read_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with processes(tmp_path) as (one, two):
            table, guests = await opponents(one, two, "mana")
            there = next(guest for guest in guests.values() if guest.connection.person == "bela")
            process: Any = two.others
            with store_of(tmp_path) as store:  # as if the network were cut for a moment
                store.execute(text(f"SELECT pg_terminate_backend(pid) {_LISTENERS}"))
            while process.is_heard:
                await asyncio.sleep(0.01)
            mover = guests[there.view["to_move"]]
            move = mover.view["legal"][0]
            window = await Guest.join(one, mover.connection.person, table)
            await window.play(move)
            await there.until_ply(1)
            while not process.is_heard:
                await asyncio.sleep(0.01)

    run(work())


def test_a_process_that_ends_leaves_nobody_behind(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as one:
            async with running(tmp_path) as two:
                await one.kernels.wait_until_loaded()
                await two.kernels.wait_until_loaded()
                table, guests = await opponents(one, two, "mana")
                anna = next(one for one in guests.values() if one.connection.person == "anna")
                await anna.until(lambda _: all(chair["here"] for chair in anna.status["chairs"]))
            await anna.until(lambda _: not all(chair["here"] for chair in anna.status["chairs"]))
            assert table

    run(work())


def test_statistics_hold_no_secret(tmp_path: Path) -> None:
    async def work() -> None:
        async with processes(tmp_path) as (one, two):
            table, guests = await opponents(one, two, "mandala")
            await one.people.save("anna", Me("Anička", "cs"))
            token = await create_link(one, "anna", table, None)
            for _ in range(4):
                mover = guests[next(iter(guests.values())).view["to_move"]]
                await mover.play(mover.view["legal"][0])
                for guest in guests.values():
                    await guest.until_ply(mover.ply)
            with store_of(tmp_path) as store:
                views = store.execute(
                    text("SELECT viewname FROM pg_views WHERE schemaname = 'statistics'")
                ).scalars()
                read = [text(f"SELECT * FROM statistics.{view}") for view in views]  # noqa: S608
                alive = store.execute(text("SELECT id FROM processes")).scalars().all()
                key = store.execute(text("SELECT value FROM keys")).scalar_one()
                store.execute(text("CREATE ROLE reader"))
                for right in ("USAGE ON SCHEMA", "SELECT ON ALL TABLES IN SCHEMA"):
                    store.execute(text(f"GRANT {right} statistics TO reader"))
                store.execute(text("SET ROLE reader"))
                told = "".join(str(store.execute(query).all()) for query in read)
                with pytest.raises(ProgrammingError), store.begin_nested():
                    store.execute(text("SELECT seed FROM tables"))
                store.execute(text("RESET ROLE"))
                store.execute(text("DROP OWNED BY reader"))
                store.execute(text("DROP ROLE reader"))
            assert "mandala" in told
            assert len(alive) == 2
            seed = in_memory(one, table).seed
            for secret in (seed, table, token, key, "anna", "bela", "Anička", *alive):
                assert secret not in told

    run(work())
