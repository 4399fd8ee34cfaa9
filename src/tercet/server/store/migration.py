"""Bring a database up to date when it is opened."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = max(path.name for path in MIGRATIONS.glob("versions/[0-9]*.py")).partition("_")[0]
"""A database that has this step needs no Alembic, which is slow to import."""

_STEP = "alembic_version"


class ForeignDatabase(Exception):
    """The database belongs to another program."""


class NewerDatabase(Exception):
    """The database was written by a newer version of this program."""


def migrate(connection: Connection) -> None:
    """Take the steps that are missing."""
    tables = inspect(connection).get_table_names()
    if tables and _STEP not in tables:
        raise ForeignDatabase
    if tables and _step(connection) == NEWEST:
        return
    from alembic import command  # noqa: PLC0415 - only for a new database or a new version
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise NewerDatabase from error


def _step(connection: Connection) -> str | None:
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
