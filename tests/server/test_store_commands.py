"""``tercet store``: everything is copied, backed up while people play, and checked by the rules."""

import asyncio
import contextlib
import json
import os
import signal
import sqlite3
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import insert, select, text

from tercet.core.registry import game_names
from tercet.server.context import AppContext, Settings, open_context
from tercet.server.http.identity import COOKIE
from tercet.server.messages import Me, NewTable, TableSettings
from tercet.server.store import copying, schema
from tercet.server.store.engine import database_url, open_engine
from tercet.server.store.lock import locked
from tercet.server.store.places import find_place, opened, read_key, reading
from tercet.server.store.schema import jobs
from tests import postgresql
from tests.cli.support import Ran, start
from tests.cli.support import run as run_command
from tests.server.support import (
    Guest,
    create,
    create_link,
    friends,
    play_on,
    run,
    running,
    store_of,
)

_STORED = (schema.people, schema.tables, schema.seats, schema.moves, schema.links)


def here(folder: Path) -> str:
    """The store of the test, as the command names it."""
    return os.environ.get("TERCET_DATABASE") or str(folder)


@contextlib.contextmanager
def other_kind(store: str, folder: Path) -> Iterator[str]:
    """An empty store of the other kind."""
    if store == "postgresql":
        yield str(folder)
        return
    with postgresql.database() as address:
        yield address


def command(folder: Path, *arguments: str) -> Ran:
    return run_command(folder, "store", *arguments)


def content(name: str) -> dict[str, Any]:
    """All that people would miss."""
    place = find_place(name)
    with opened(place, migrated=False) as engine, reading(engine) as connection:
        rows: dict[str, Any] = {
            table.name: sorted(map(repr, connection.execute(select(table)).all()))
            for table in _STORED
        }
        return rows | {"key": read_key(place, connection)}


@contextlib.asynccontextmanager
async def server_on(name: str, folder: Path) -> Any:
    """A server on a store that a command has written."""
    place = find_place(name)
    address = name if place.is_shared else None
    settings = Settings(place.folder or folder, address, limited=False)
    async with open_context(settings) as context:
        yield context


async def fill(context: AppContext) -> tuple[str, str]:
    """Whole games of every game, one that goes on and one against the computer; these two."""
    await context.people.save("anna", Me("Anna", "cs"))
    await context.people.save("bela", Me("Béla", "hu"))
    for game in game_names():
        _, guests = await friends(context, game)
        await play_on(guests, seed=1)
    table, guests = await friends(context, game_names()[-1])
    await play_on(guests, seed=2, most=4)
    await create_link(context, "anna", table, None)
    name = game_names()[0]
    seats = (await context.kernels.game(name)).seats
    computer = await create(context, "anna", NewTable(name, "computer", level=1, seat=seats[0]))
    return table, computer


def test_everything_goes_to_the_other_kind_of_store_and_back(tmp_path: Path, store: str) -> None:
    async def work(first: str, other: str, back: str) -> None:
        async with running(tmp_path / "first") as context:
            table, _ = await fill(context)
            cookie = context.identity.cookie("anna", secure=False)
        ran = await asyncio.to_thread(command, tmp_path, "copy", first, other)
        assert ran.code == 0, ran.err
        number = len(game_names()) + 2
        assert f"Tables: {number}, moves: " in ran.out
        assert "people with a name: 2." in ran.out
        assert content(other) == content(first)
        assert (await asyncio.to_thread(command, tmp_path, "copy", other, back)).code == 0
        assert content(back) == content(first)
        async with server_on(other, tmp_path / "other") as context:
            value = cookie.partition("=")[2].partition(";")[0]
            person = context.identity.person_of({COOKIE: value})
            guests = [await Guest.join(context, name, table) for name in (person, "bela")]
            seated = {guest.table["viewer"]: guest for guest in guests}
            await play_on(seated, seed=3)
            assert guests[0].status["end"]
        with pytest.raises(AssertionError):
            assert content(other) == content(first)  # so that the comparison means something

    first = here(tmp_path / "first")
    with other_kind(store, tmp_path / "other") as other, contextlib.ExitStack() as stack:
        back = str(tmp_path / "back")
        if store == "postgresql":
            back = stack.enter_context(postgresql.database())
        run(work(first, other, back))


def test_a_computer_that_is_to_move_does_so_after_the_copy(tmp_path: Path, store: str) -> None:
    async def work(other: str) -> None:
        name = game_names()[0]
        async with running(tmp_path / "first") as context:
            game = await context.kernels.game(name)
            new = NewTable(name, "computer", level=1, seat=game.seats[1])
            table = await create(context, "anna", new)
            guest = await Guest.join(context, "anna", table)
            await guest.until_ply(1)
        with store_of(tmp_path / "first") as connection:  # as if it had ended before the move
            connection.execute(text("DELETE FROM moves"))
            connection.execute(insert(jobs).values(table_id=table, ply=0, level=1, due_at=0))
        ran = await asyncio.to_thread(command, tmp_path, "copy", here(tmp_path / "first"), other)
        assert ran.code == 0, ran.err
        async with server_on(other, tmp_path / "other") as context:
            guest = await Guest.join(context, "anna", table)
            await guest.until_ply(1)

    with other_kind(store, tmp_path / "other") as other:
        run(work(other))


def test_a_copy_that_was_stopped_goes_on(
    tmp_path: Path, store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = here(tmp_path / "first")
    add_tables(first, ["a", "b", "c", "d", "e"])
    with other_kind(store, tmp_path / "other") as other:
        with monkeypatch.context() as patch:
            patch.setattr(copying, "BATCH", 2)
            with copying.copying(find_place(first), find_place(other)) as work:
                assert next(work.run()) == 2
        assert len(content(other)["tables"]) == 2
        with store_of(tmp_path / "first") as connection:  # a link counts in no version
            row = {"hash": "new", "table_id": "a", "seat": "a seat", "created_at": "now"}
            connection.execute(insert(schema.links), row)
        ran = command(tmp_path, "copy", first, other)
        assert ran.code == 0, ran.err
        assert "Tables that were already there: 1." in ran.out
        assert content(other) == content(first)
        assert "already there: 5." in command(tmp_path, "copy", first, other).out


@pytest.mark.sqlite
def test_a_copy_that_was_killed_goes_on(tmp_path: Path) -> None:
    first = tmp_path / "first"
    names = [f"t{at:06}" for at in range(2 * copying.BATCH + 10)]
    add_tables(str(first), names)
    with postgresql.database() as address, psycopg.connect(address) as blocking:
        blocking.execute(  # the copy waits for this transaction in its last batch
            "INSERT INTO tables (id, settings, seed, created_at, first_turn)"
            " VALUES (%s, '{}', '', '', '')",
            [names[-1]],
        )

        def waiting() -> int:
            with psycopg.connect(address) as connection:
                found = connection.execute(
                    "SELECT count(*) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND wait_event_type = 'Lock'"
                ).fetchone()
                return int(found[0]) if found else 0

        # PostgreSQL notices only later that the first one is gone.
        for ended, (number, code) in enumerate([(signal.SIGKILL, -9), (signal.SIGINT, 130)]):
            with start(tmp_path, "store", "copy", str(first), address) as process:
                while waiting() == ended:
                    time.sleep(0.005)
                process.send_signal(number)
                assert process.wait() == code
            assert len(content(address)["tables"]) == 2 * copying.BATCH
        blocking.rollback()
        ran = command(tmp_path, "copy", str(first), address)
        assert ran.code == 0, ran.err
        assert f"already there: {2 * copying.BATCH}." in ran.out
        assert content(address) == content(str(first))


def add_tables(name: str, ids: list[str]) -> None:
    """Put tables without moves into a store."""
    settings = TableSettings(game_names()[0], "device")
    row = {"settings": settings, "seed": "a seed", "created_at": "now", "first_turn": "white"}
    with opened(find_place(name), migrated=True) as engine, engine.begin() as connection:
        connection.execute(insert(schema.tables), [{"id": one} | row for one in ids])


def test_a_backup_made_while_people_play_is_restored_to_both_stores(
    tmp_path: Path, store: str
) -> None:
    """The drill of the documentation."""
    data, file = tmp_path / "data", tmp_path / "backup.sqlite3"

    async def play_and_back_up() -> None:
        async with running(data) as context:
            await fill(context)
            game = game_names()[0]
            arguments = ("backup", str(file), "--data", str(data))
            backing_up = asyncio.create_task(asyncio.to_thread(command, tmp_path, *arguments))
            seed = 0
            while not backing_up.done():
                _, guests = await friends(context, game)
                await play_on(guests, seed := seed + 1)
            ran = await backing_up
            assert ran.code == 0, ran.err
            assert seed

    run(play_and_back_up())
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert not list(tmp_path.glob(".backup*"))
    assert "already exists" in command(tmp_path, "backup", str(file), "--data", str(data)).refused()
    now, then = content(here(data)), content(str(file))
    assert then["key"] == now["key"]
    assert set(then["moves"]) <= set(now["moves"])
    with postgresql.database() as address:
        for place in (str(tmp_path / "restored"), address):
            assert command(tmp_path, "copy", str(file), place).code == 0
            assert content(place) == then
            option = "--database" if place == address else "--data"
            clean = {} if place == address else {"TERCET_DATABASE": ""}
            with pytest.MonkeyPatch.context() as patch:
                for name, value in clean.items():
                    patch.setenv(name, value)
                ran = command(tmp_path, "check", option, place, "--workers", "1")
            assert ran.code == 0, ran.err
            counts = f"Games replayed: {len(then['tables'])}, moves: {len(then['moves']):,}."
            assert counts in ran.out


DAMAGE = {
    "settings": "UPDATE tables SET settings = '{\"game\": 5}' WHERE id = :id",
    "seats": "DELETE FROM seats WHERE table_id = :id",
    "link": "INSERT INTO links VALUES ('a hash', :id, 'nobody', 'now')",
    "first-turn": "UPDATE tables SET first_turn = 'nobody' WHERE id = :id",
    "gap": "DELETE FROM moves WHERE table_id = :id AND ply = 2",
    "move": "UPDATE moves SET move = 'resigns' WHERE table_id = :id AND ply = 2",
    "turn": "UPDATE moves SET turn = 'nobody' WHERE table_id = :id AND ply = 2",
    "end": "UPDATE tables SET result = NULL WHERE id = :id",
    "scores": "UPDATE tables SET scores = '{}' WHERE id = :id",
    "offer": 'UPDATE tables SET offer = \'{"what": "draw", "by": "nobody"}\' WHERE id = :id',
    "orphan-seats": "INSERT INTO seats VALUES (:id, 'first', 'free', NULL, NULL)",
    "orphan-moves": "INSERT INTO moves VALUES (:id, 1, 'a move', NULL, 'now')",
    "orphan-links": "INSERT INTO links VALUES ('another', :id, 'first', 'now')",
}
FOUND = {
    "settings": "Table settings: the game or its options cannot be read.",
    "seats": "Table seats: a seat of the game is missing, or nobody can sit on it like that.",
    "link": "Table link: there is a link to a seat that the game does not have.",
    "first-turn": "Table first-turn: the wrong seat is stored as moving first.",
    "gap": "Table gap: the moves are not numbered without gaps from 1, see move 2.",
    "move": "Table move: move 2 is against the rules.",
    "turn": "Table turn: the wrong seat is stored as next to move after move 2.",
    "end": "Table end: the stored result is not how the game ended.",
    "scores": "Table scores: the stored scores are not those of the game.",
    "offer": "Table offer: the stored offer cannot be read or is not possible.",
    "orphan-seats": "Table orphan-seats does not exist, but it has seats.",
    "orphan-moves": "Table orphan-moves does not exist, but it has moves.",
    "orphan-links": "Table orphan-links does not exist, but there are links to it.",
}


def test_check_finds_every_kind_of_damage(tmp_path: Path, store: str) -> None:
    data = tmp_path / "data"
    seeds: list[str] = []

    async def play() -> None:
        async with running(data) as context:
            _, guests = await friends(context, game_names()[0])
            await play_on(guests, seed=1)
            _, guests = await friends(context, game_names()[0])
            await play_on(guests, seed=2, most=3)
            await next(iter(guests.values())).ask("resign", ply=3)

    run(play())
    off = "SET session_replication_role = replica"  # the rules that keep such rows out
    if store == "sqlite":
        off = "PRAGMA foreign_keys=OFF"
    engine = open_engine(database_url(data, os.environ.get("TERCET_DATABASE")))
    raw = engine.raw_connection()
    raw.cursor().execute(off)
    raw.commit()
    raw.close()
    with engine.begin() as connection:  # the same one, from the pool
        query = select(schema.tables).where(schema.tables.c.reason != "resigned")
        (table,) = connection.execute(query).mappings()
        seeds.append(table["seed"])
        for name, statement in DAMAGE.items():
            if not name.startswith("orphan"):
                duplicate(connection, table, name)
            connection.execute(text(statement), {"id": name})
    engine.dispose()
    ran = command(tmp_path, "check", "--data", str(data), "--workers", "1")
    assert ran.code == 1, ran.err
    assert sorted(ran.err.splitlines()) == sorted(FOUND.values())
    assert "Games replayed: 12, moves: " in ran.out
    assert f"Problems found: {len(FOUND)}." in ran.out
    for_programs = command(tmp_path, "check", "--data", str(data), "--workers", "1", "--json")
    told = json.loads(for_programs.out)
    assert (for_programs.code, told["tables"]) == (1, 12)
    assert sorted(problem["table"] for problem in told["problems"]) == sorted(FOUND)
    assert {"table": "gap", "problem": "store-wrong-gap", "ply": 2} in told["problems"]
    assert all(seed not in ran.out + ran.err for seed in seeds)


def duplicate(connection: Any, table: Any, name: str) -> None:
    """The same table under another name."""
    connection.execute(insert(schema.tables), dict(table) | {"id": name})
    for part in (schema.seats, schema.moves):
        query = select(part).where(part.c.table_id == table["id"])
        rows = [dict(row) | {"table_id": name} for row in connection.execute(query).mappings()]
        connection.execute(insert(part), rows)


@pytest.mark.sqlite
def test_what_would_lose_something_is_refused(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    for folder, names in ((one, ["a", "b"]), (two, ["a", "c"])):
        add_tables(str(folder), names)
    assert "such as c" in command(tmp_path, "copy", str(one), str(two)).refused()
    with sqlite3.connect(two / "tercet.sqlite3") as store:
        store.execute("DELETE FROM tables WHERE id = 'c'")
        store.execute("UPDATE tables SET version = 1")  # somebody has played on
    assert "such as a" in command(tmp_path, "copy", str(one), str(two)).refused()
    assert "the same" in command(tmp_path, "copy", str(one), str(one)).refused()
    assert "no stored tables" in command(tmp_path, "copy", str(tmp_path / "no"), "x").refused()
    assert not (tmp_path / "no").exists()
    new = str(tmp_path / "new")
    for folder in (one, tmp_path / "new"):
        folder.mkdir(exist_ok=True)
        with locked(folder):
            assert "Stop it first" in command(tmp_path, "copy", str(one), new).refused()
    with postgresql.database() as address:
        with psycopg.connect(address) as connection:
            alive = "INSERT INTO processes VALUES ('x', 'server', extract(epoch FROM now()))"
            connection.execute(alive)
        assert "Stop them first" in command(tmp_path, "copy", str(one), address).refused()
    for arguments in (["copy", str(one)], ["backup"], ["check", "x"], ["lose"]):
        command(tmp_path, *arguments).refused()
    command(tmp_path, "copy", str(one), new, "--data", str(two)).refused()
    with sqlite3.connect(one / "tercet.sqlite3") as store:
        store.execute("UPDATE alembic_version SET version_num = '0003'")
    assert "older version" in command(tmp_path, "check", "--data", str(one)).refused()
