"""What is kept: it is there again after a restart, and what is not kept has not happened."""

import asyncio
import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import inspect

import tercet
from tercet.server.context import AppContext
from tercet.server.errors import Refusal
from tercet.server.messages import Me, NewTable
from tercet.server.store import migration
from tercet.server.store.changes import Change, add_move, save_person, set_end
from tercet.server.store.database import Database
from tercet.server.store.engine import UnusableDatabase, database_url, open_engine
from tercet.server.store.lock import DataInUse
from tercet.server.store.queries import find_person
from tercet.server.store.schema import metadata
from tests.server.support import Guest, create, friends, play_on, run, running

NOW = datetime(2030, 1, 1, tzinfo=UTC)


@pytest.mark.parametrize("game", tercet.game_names())
def test_a_reopened_server_shows_the_same_tables(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            await context.people.save("anna", Me("Anna", "hu"))
            table, guests = await friends(context, game)
            await play_on(guests, seed=2, most=3)
            before = {seat: await guest.ask("sync") for seat, guest in guests.items()}
            listed = await context.tables.list_for("anna", "en")
        async with running(tmp_path) as context:
            assert context.tables_in_memory == 0
            assert await context.people.find("anna") == Me("Anna", "hu")
            again = await context.tables.list_for("anna", "en")
            assert (again[0].id, again[0].ply, again[0].turn) == (table, 3, listed[0].turn)
            for seat, person in zip(before, ("anna", "bela"), strict=True):
                guest = await Guest.join(context, person, table)
                shown = await guest.ask("sync")
                for name in ("view", "moves", "events", "viewer"):
                    assert shown[name] == before[seat][name]
                assert shown["status"]["deal"] == before[seat]["status"]["deal"]
                guest.leave()
            assert context.tables_in_memory == 0

    run(work())


def test_an_offer_an_end_and_a_rematch_are_kept(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table, guests = await friends(context, "mabula")
            await guests["white"].ask("offer-draw", ply=0)
        async with running(tmp_path) as context:
            guest = await Guest.join(context, "bela", table)
            assert guest.status["offer"] == {"what": "draw", "by": "white"}
            await guest.ask("answer", yes=True)
            await guest.ask("rematch")
            status = guest.status
        async with running(tmp_path) as context:
            guest = await Guest.join(context, "bela", table)
            for name in ("end", "deal", "rematch", "offer"):
                assert guest.status[name] == status[name]
            (following, ended) = await context.tables.list_for("bela", "en")
            assert following.id == status["rematch"]
            assert ended.end is not None
            assert ended.end.said == status["end"]["said"]

    run(work())


def test_the_computer_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table = await create(
                context, "anna", NewTable("mana", "computer", level=8, seat="black")
            )
            guest = await Guest.join(context, "anna", table)
            while guest.view["to_move"] == "black":
                await guest.play(guest.view["legal"][0])
            ply = guest.ply
        async with running(tmp_path) as context:
            while (await context.tables.list_for("anna", "en"))[0].ply == ply:
                await asyncio.sleep(0.05)
            guest = await Guest.join(context, "anna", table)
            assert guest.ply > ply

    run(work())


def test_an_end_that_players_cannot_bring_about_is_a_broken_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table = await create(context, "anna", NewTable("mabula", "device"))
            scores: dict[str, int | None] = {"white": 0, "black": 0}
            await database_of(context).commit(set_end(table, "1-0", "telepathy", scores))
            with pytest.raises(Refusal) as refused:
                await context.tables.record("anna", table)
            assert refused.value.code == "broken-table"

    run(work())


@pytest.mark.sqlite
def test_two_servers_cannot_use_the_same_folder(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path):
            with pytest.raises(DataInUse):
                async with running(tmp_path):
                    pass
        async with running(tmp_path):
            pass

    run(work())


def database_of(context: AppContext) -> Database:
    return context.repository._database


async def stored(context: AppContext, change: Change) -> bool:
    try:
        await database_of(context).commit(change)
    except Refusal:
        return False
    return True


@pytest.mark.sqlite
def test_what_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    """The disk is full for real: SQLite may not take a page more."""

    def limit(context: AppContext, pages: int) -> None:
        driver: Any = database_of(context)._connection.connection.driver_connection
        driver.execute(f"PRAGMA max_page_count={pages}")

    async def work() -> None:
        async with running(tmp_path) as context:
            table, guests = await friends(context, "mabula")
            white = guests["white"]
            await play_on(guests, seed=1, most=3)
            filler = await create(context, "cyril", NewTable("mana", "device"))
            limit(context, 1)
            for ply in count(1):  # until the pages that there are have been filled
                if not await stored(context, add_move(filler, ply, "a1", None, NOW)):
                    break
            mover = guests[white.view["to_move"]]
            before = await mover.ask("sync")
            answer = await mover.play(mover.view["legal"][0])
            assert answer["code"] == "not-stored"
            after = await mover.ask("sync")
            assert after | {"re": 0} == before | {"re": 0}
            ply = mover.ply
            with closing(sqlite3.connect(tmp_path / "tercet.sqlite3")) as reader:
                query = "SELECT count(*) FROM moves WHERE table_id = ?"
                assert reader.execute(query, (table,)).fetchone() == (ply,)
            limit(context, 1_000_000)
            assert (await mover.play(mover.view["legal"][0]))["type"] == "played"
            for guest in guests.values():
                await guest.until_ply(ply + 1)

    run(work())


def test_one_bad_change_does_not_take_others_with_it(tmp_path: Path) -> None:
    async def work() -> None:
        address = os.environ.get("TERCET_DATABASE")
        database = await Database.open(database_url(tmp_path, address))
        bad = add_move("no such table", 1, "a1", None, NOW)
        results = await asyncio.gather(
            database.commit(save_person("anna", Me("Anna", "en"))),
            database.commit(bad),
            database.commit(save_person("bela", Me("Béla", "hu")), bad),
            database.commit(save_person("cyril", Me("Cyril", "cs"))),
            return_exceptions=True,
        )
        assert [result is None for result in results] == [True, False, False, True]
        found = [
            await database.read(lambda c, who=who: find_person(c, who))  # type: ignore[misc]
            for who in ("anna", "bela", "cyril")
        ]
        assert found == [Me("Anna", "en"), None, Me("Cyril", "cs")]
        await database.close()

    run(work())


@pytest.mark.sqlite
def test_a_database_that_cannot_be_used_says_so(tmp_path: Path) -> None:
    async def work() -> None:
        (tmp_path / "file").write_text("x")
        with pytest.raises(UnusableDatabase, match="cannot be used"):
            await Database.open(database_url(tmp_path / "file", None))
        (tmp_path / "tercet.sqlite3").write_text("this is no store" * 100)
        with pytest.raises(UnusableDatabase, match="cannot be used"):
            await Database.open(database_url(tmp_path, None))
        foreign = tmp_path / "foreign"
        foreign.mkdir()
        with closing(sqlite3.connect(foreign / "tercet.sqlite3")) as connection:
            connection.execute("CREATE TABLE recipes (name)")
            connection.commit()
        with pytest.raises(UnusableDatabase, match="another program"):
            await Database.open(database_url(foreign, None))
        newer = tmp_path / "newer"
        await (await Database.open(database_url(newer, None))).close()
        with sqlite3.connect(newer / "tercet.sqlite3") as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.close()
        with pytest.raises(UnusableDatabase, match="newer version"):
            await Database.open(database_url(newer, None))

    run(work())


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = open_engine(database_url(tmp_path, os.environ.get("TERCET_DATABASE")))
    found = inspect(engine)
    assert set(found.get_table_names()) == {*metadata.tables, "alembic_version"}
    for name, table in metadata.tables.items():
        there = {column["name"]: column for column in found.get_columns(name)}
        assert set(there) == set(table.columns.keys())
        for column in table.columns:
            kind = column.type.compile(engine.dialect)
            assert there[column.name]["type"].compile(engine.dialect) == kind
            assert there[column.name]["nullable"] == column.nullable
    engine.dispose()
    config = Config()
    config.set_main_option("script_location", str(migration.MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == migration.NEWEST


@pytest.mark.sqlite
def test_only_its_owner_can_read_the_file(tmp_path: Path) -> None:
    open_engine(database_url(tmp_path, None)).dispose()
    assert (tmp_path / "tercet.sqlite3").stat().st_mode & 0o077 == 0
