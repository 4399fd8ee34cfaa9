"""Each table counts its changes, and a change that did not know of another one is refused."""

import asyncio
import json
import sqlite3
from contextlib import closing
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from tercet.server.errors import Refusal
from tercet.server.messages import Me, NewTable
from tercet.server.store.changes import add_move, set_offer
from tercet.server.store.schema import tables
from tests.server.support import (
    Guest,
    ManualClock,
    Message,
    create,
    create_link,
    friends,
    in_memory,
    play_on,
    run,
    running,
    store_of,
)


def stored_version(folder: Path, table: str) -> int:
    with store_of(folder) as store:
        query = select(tables.c.version).where(tables.c.id == table)
        return int(store.execute(query).scalar_one())


def has_version(number: int, message: Message) -> bool:
    return message.get("version") == number


def test_every_stored_change_counts_and_every_message_says_so(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table, guests = await friends(context, "mabula")
            white, black = guests["white"], guests["black"]
            assert white.table["version"] == 1  # the second player has sat down
            for number, (guest, kind, fields) in enumerate(
                [
                    (white, "play", {"ply": 0, "move": white.view["legal"][0]}),
                    (white, "undo", {"ply": 1}),
                    (black, "answer", {"yes": True}),
                    (white, "offer-draw", {"ply": 0}),
                    (black, "answer", {"yes": False}),
                    (white, "resign", {}),
                    (white, "rematch", {}),
                ],
                2,
            ):
                answer = await guest.ask(kind, **fields)
                assert answer["version"] == number, kind
                assert stored_version(tmp_path, table) == number
                for other in guests.values():
                    await other.until(partial(has_version, number))
            await context.tables.use_link("phone", await create_link(context, "anna", table, None))
            assert (await black.ask("sync"))["version"] == 9
            assert (await black.ask("look", ply=0))["version"] == 9
        async with running(tmp_path) as context:
            again = await Guest.join(context, "bela", table)
            assert again.table["version"] == 9

    run(work())


def test_what_is_not_stored_with_the_table_does_not_count(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            _, guests = await friends(context, "mabula")
            white = guests["white"]
            await context.people.save("bela", Me("Béla", "hu"))
            renamed = await white.until(
                lambda m: m["type"] == "status" and m["status"]["chairs"][1]["name"] == "Béla"
            )
            guests["black"].leave()
            left = await white.until(
                lambda m: m["type"] == "status" and not m["status"]["chairs"][1]["here"]
            )
            refused = await white.play("nonsense")
            assert refused["code"] == "bad-move"
            assert (
                renamed["version"] == left["version"] == (await white.ask("sync"))["version"] == 1
            )

    run(work())


def test_who_loses_the_race_to_another_process_is_stale_and_sees_what_is(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table, guests = await friends(context, "mabula")
            white, black = guests["white"], guests["black"]
            fast, slow = white.view["legal"][:2]
            at = context.clock.now()
            # What another process would do: it knows the same version and stores a move.
            move = add_move(table, 1, fast, "black", at)
            await context.repository.change_table(table, 1, move)
            answer = await white.play(slow)
            assert answer["code"] == "stale"
            for guest in guests.values():
                await guest.until_ply(1)
                assert [one["move"] for one in guest.table["moves"]] == [fast]
                assert guest.table["version"] == 2
            assert (await black.play(black.view["legal"][0]))["version"] == 3

    run(work())


def test_of_two_changes_that_know_the_same_version_one_is_made(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table, _ = await friends(context, "mabula")
            change = context.repository.change_table
            both = await asyncio.gather(
                *(change(table, 1, set_offer(table, None)) for _ in range(2)),
                return_exceptions=True,
            )
            assert sorted(str(one) for one in both if one is None) == ["None"]
            (lost,) = (one for one in both if isinstance(one, Refusal))
            assert lost.code == "stale"
            assert stored_version(tmp_path, table) == 2

    run(work())


def test_sitting_down_at_a_table_that_another_process_changed(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table = await create(context, "anna", NewTable("mana", "friend", seat="black"))
            await Guest.join(context, "anna", table)
            await context.repository.change_table(table, 0)
            with pytest.raises(Refusal) as refused:
                await context.tables.sit("bela", table)
            assert refused.value.code == "stale"
            await context.tables.sit("bela", table)
            assert in_memory(context, table).version == 2

    run(work())


@pytest.mark.sqlite  # with PostgreSQL it is a job, see test_jobs
def test_the_computer_goes_on_when_another_process_has_changed_the_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            new = NewTable("mabula", "computer", level=1, seat="white")
            table = await create(context, "anna", new)
            guest = await Guest.join(context, "anna", table)
            inside = in_memory(context, table)
            now = context.clock.now()
            async with inside.lock:  # the computer's move waits for it
                await context.table_parts.writer.play(inside, guest.view["legal"][0], now)
                while inside.search is None:
                    await asyncio.sleep(0)
                await inside.search.move
                await context.repository.change_table(table, 1)
            await guest.until_ply(2)
            assert guest.table["version"] == 3

    run(work())


def test_a_change_that_nobody_knows_the_end_of_is_looked_up(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table, guests = await friends(context, "mabula")
            white = guests["white"]
            request = asyncio.create_task(white.play(white.view["legal"][0]))
            inside = in_memory(context, table)
            while not inside.lock.locked():
                await asyncio.sleep(0)
            request.cancel()
            with pytest.raises(asyncio.CancelledError):
                await request
            await context.repository.is_writable()  # what was handed over is written by now
            shown = await white.ask("sync")
            assert (len(shown["moves"]), shown["version"]) == (1, 2)

    run(work())


def test_the_time_of_a_move_is_when_it_arrived(tmp_path: Path) -> None:
    async def work() -> None:
        clock = ManualClock()
        async with running(tmp_path, clock) as context:
            table, guests = await friends(context, "mana")
            (info,) = await context.tables.list_for("anna", "en")
            assert info.played_at == "2030-01-01T12:00:00.000+00:00"
            clock.advance(61.5)
            await play_on(guests, seed=1, most=1)
            clock.advance(100)
            (info,) = await context.tables.list_for("anna", "en")
            assert info.played_at == "2030-01-01T12:01:01.500+00:00"
            assert info.id == table
            played_at = clock.now() - timedelta(seconds=100)
            assert in_memory(context, table).move_times == [played_at]
        async with running(tmp_path, clock) as context:
            guest = await Guest.join(context, "anna", table)
            assert in_memory(context, table).move_times == [played_at]
            await guest.ask("undo", ply=1)
            await (await Guest.join(context, "bela", table)).ask("answer", yes=True)
            assert in_memory(context, table).move_times == []

    run(work())


BACK_TO_0003 = """
    DROP TABLE presence;
    DROP TABLE processes;
    DROP TABLE keys;
    DROP TABLE jobs;
    DROP TABLE buckets;
"""
BACK_TO_0002 = f"""{BACK_TO_0003}
    ALTER TABLE tables ADD COLUMN game VARCHAR;
    ALTER TABLE tables ADD COLUMN mode VARCHAR;
    ALTER TABLE tables RENAME COLUMN settings TO options;
    UPDATE tables SET game = options ->> 'game', mode = options ->> 'mode';
    UPDATE tables SET options = options -> 'options';
    ALTER TABLE tables ADD COLUMN offer_by VARCHAR;
    UPDATE tables SET offer_by = offer ->> 'by', offer = offer ->> 'what';
"""  # noqa: S608 - our own words
BACK_TO_0001 = BACK_TO_0002 + "ALTER TABLE tables DROP COLUMN version;"


@pytest.mark.sqlite  # there was no other then
@pytest.mark.parametrize(
    ("step", "script", "version"),
    [("0001", BACK_TO_0001, 0), ("0002", BACK_TO_0002, 5), ("0003", BACK_TO_0003, 5)],
    ids=["0001", "0002", "0003"],
)
def test_an_older_database_is_brought_up_to_date(
    tmp_path: Path, step: str, script: str, version: int
) -> None:
    async def before() -> None:
        async with running(tmp_path) as context:
            _, guests = await friends(context, "mana", setup="advanced")
            await play_on(guests, seed=1, most=3)
            await guests["black"].ask("undo", ply=3)
            shown.append(await guests["black"].ask("sync"))
            for guest in guests.values():
                guest.leave()
            shown.append(await context.tables.list_for("anna", "en"))

    async def after() -> None:
        async with running(tmp_path) as context:
            assert await context.tables.list_for("anna", "en") == shown[1]
            black = await Guest.join(context, "anna", shown[0]["id"])
            assert black.table["version"] == version
            for name in ("game", "mode", "view", "moves"):
                assert black.table[name] == shown[0][name]
            assert black.status["offer"] == {"what": "undo", "by": "black"}

    shown: list[Any] = []
    run(before())
    settings = stored_settings(tmp_path)
    with closing(sqlite3.connect(tmp_path / "tercet.sqlite3")) as database:
        database.executescript(script)
        database.execute("UPDATE alembic_version SET version_num = ?", (step,))
        database.commit()
    run(after())
    assert stored_settings(tmp_path) == settings


def stored_settings(folder: Path) -> list[Any]:
    with closing(sqlite3.connect(folder / "tercet.sqlite3")) as database:
        return [json.loads(row[0]) for row in database.execute("SELECT settings FROM tables")]


@pytest.mark.sqlite  # with PostgreSQL there were jobs already
def test_the_computer_moves_that_were_due_in_an_older_database_are_made(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            game = await context.kernels.game("mabula")
            new = NewTable("mabula", "computer", level=1, seat=game.seats[1])
            guest = await Guest.join(context, "anna", await create(context, "anna", new))
            await guest.until_ply(1)
        with store_of(tmp_path) as store:  # as if it had ended before the move
            store.execute(text("DELETE FROM moves"))
            store.execute(text("DELETE FROM jobs"))
            store.execute(text("UPDATE alembic_version SET version_num = '0004'"))
        async with running(tmp_path) as context:
            while (await context.tables.list_for("anna", "en"))[0].ply == 0:
                pass

    run(work())
