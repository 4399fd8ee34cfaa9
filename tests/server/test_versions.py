"""Two versions of the program on one database: they go on together, or one refuses to start.

A newer version is this one with one more step of migration.
"""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from tercet.server.store import migration
from tercet.server.store.engine import UnusableDatabase
from tests.cli.support import run as command
from tests.server.support import Guest, friends, play_on, processes, run, running

pytestmark = pytest.mark.postgresql
OLDER = migration.NEWEST
NEWER = f"{int(OLDER) + 1:04}"
ADDS = "ALTER TABLE tables ADD COLUMN colour VARCHAR; CREATE TABLE prizes (name VARCHAR)"
REMOVES = "DROP TABLE buckets"


@pytest.fixture
def upgrade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Makes what is started from now on a newer version, whose migration runs these statements."""

    def newer(statements: str, oldest_process: str | None = None) -> None:
        folder = tmp_path / "migrations"
        shutil.copytree(migration.MIGRATIONS, folder)
        (folder / "versions" / f"{NEWER}_newer.py").write_text(
            f"""from alembic import op

revision, down_revision = {NEWER!r}, {OLDER!r}
{f"OLDEST_PROCESS = {oldest_process!r}" if oldest_process else ""}


def upgrade() -> None:
    op.execute({statements!r})
"""
        )
        monkeypatch.setattr(migration, "MIGRATIONS", folder)
        monkeypatch.setattr(migration, "NEWEST", NEWER)

    return newer


def stored_step() -> str:
    with psycopg.connect(os.environ["TERCET_DATABASE"]) as connection:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    assert row is not None
    return str(row[0])


def test_a_newer_version_starts_while_an_older_one_plays_on(
    tmp_path: Path, upgrade: Callable[..., None]
) -> None:
    async def work() -> None:
        async with processes(tmp_path) as (one, two):
            table, guests = await friends(one, "mabula", other=two)
            await play_on(guests, seed=1, most=3)
            upgrade(ADDS)
            async with running(tmp_path) as newer:
                assert stored_step() == NEWER
                await newer.kernels.wait_until_loaded()
                white = guests["white"].connection.person
                mixed = guests | {"white": await Guest.join(newer, white, table)}
                await play_on(mixed, seed=2, most=8)
                new_table, new_guests = await friends(newer, "mana", other=one)
                await play_on(new_guests, seed=3, most=4)
                assert new_table != table
            await guests["white"].until_ply(8)
            with psycopg.connect(os.environ["TERCET_DATABASE"], autocommit=True) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid != pg_backend_pid()"
                )
            while not await one.repository.is_writable():  # connected again
                pass
            while not await two.repository.is_writable():
                pass
            await play_on(guests, seed=4)
            assert guests["white"].status["end"]

    run(work())


def test_a_migration_that_older_processes_cannot_bear_waits_for_their_end(
    tmp_path: Path, upgrade: Callable[..., None]
) -> None:
    async def work() -> None:
        async with running(tmp_path) as older:
            _, guests = await friends(older, "mabula")
            upgrade(REMOVES, oldest_process=NEWER)
            with pytest.raises(UnusableDatabase, match="older version"):
                async with running(tmp_path):
                    pass
            assert stored_step() == OLDER
            await play_on(guests, seed=1)
        async with running(tmp_path):
            assert stored_step() == NEWER

    run(work())


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        ("serve --lang en", "newer version"),
        ("serve --lang cs", "novější"),
        ("serve --lang hu", "újabb"),
        ("serve --lang pl", "nowszej"),
        ("serve --lang en --workers 2", "newer version"),
        ("worker --lang en", "newer version"),
    ],
)
def test_an_older_version_does_not_start_on_the_database_of_a_newer_one(
    tmp_path: Path, arguments: str, word: str
) -> None:
    with psycopg.connect(os.environ["TERCET_DATABASE"]) as connection:
        connection.execute("UPDATE alembic_version SET version_num = %s", [NEWER])
    assert word in command(tmp_path, *arguments.split()).refused()
    assert stored_step() == NEWER
