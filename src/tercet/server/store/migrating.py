"""Bring a store up to date when it is opened."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

HEAD = "0001"  # the newest step; a store that is there already needs no Alembic
_STEP = "alembic_version"
_MIGRATIONS = Path(__file__).parent / "migrations"


class ForeignStore(Exception):
    """The store is one of another program."""


class NewerStore(Exception):
    """The store was written by a newer version of this program."""


def migrate(connection: Connection) -> None:
    """Take the steps that are missing."""
    tables = inspect(connection).get_table_names()
    if tables and _STEP not in tables:
        raise ForeignStore
    if tables and _step(connection) == HEAD:
        return
    from alembic import command  # noqa: PLC0415 - needed once in the life of a store
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise NewerStore from error


def _step(connection: Connection) -> str | None:
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
