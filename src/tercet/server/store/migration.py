"""Bring a database up to date when it is opened."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = max(path.name for path in MIGRATIONS.glob("versions/[0-9]*.py")).partition("_")[0]
"""A database that has this step needs no Alembic, which is slow to import."""

_STEP = "alembic_version"
_PROGRAM = "tercet-"
_OLDER = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    ' AND starts_with(application_name, :program) AND application_name COLLATE "C" < :needed'
)


class ForeignDatabase(Exception):
    """The database belongs to another program."""


class NewerDatabase(Exception):
    """The database was written by a newer version of this program."""


class OlderProcesses(Exception):
    """Processes of an older version use the database and could not go on after the migration."""


def migrate(connection: Connection) -> None:
    """Take the steps that are missing."""
    tables = inspect(connection).get_table_names()
    if tables and _STEP not in tables:
        raise ForeignDatabase
    if tables and is_up_to_date(connection):
        return
    from alembic import command  # noqa: PLC0415 - only for a new database or a new version
    from alembic.config import Config  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    if tables and connection.dialect.name == "postgresql":
        steps = ScriptDirectory.from_config(config).iterate_revisions("head", _step(connection))
        needed = max(getattr(step.module, "OLDEST_PROCESS", "") for step in steps)
        asked = {"program": _PROGRAM, "needed": application_name(needed)}
        if connection.execute(_OLDER, asked).scalar_one():
            raise OlderProcesses
    command.upgrade(config, "head")


def application_name(step: str | None = None) -> str:
    """How the connections of a process that knows this step, or the newest, are called.

    PostgreSQL shows it in `pg_stat_activity`, so a newer version sees which older ones are running.
    """
    return f"{_PROGRAM}{NEWEST if step is None else step}"


def is_up_to_date(connection: Connection) -> bool:
    """Whether no step is missing; raises what `migrate` raises for the database of another."""
    tables = inspect(connection).get_table_names()
    if _STEP not in tables:
        raise ForeignDatabase
    step = _step(connection)
    if step is not None and step > NEWEST:
        raise NewerDatabase
    return step == NEWEST


def _step(connection: Connection) -> str | None:
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
