"""Opening a database: a SQLite file, or PostgreSQL for any number of processes."""

import os
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.pool import ConnectionPoolEntry

from tercet.core.errors import TercetError
from tercet.server.store.migration import (
    ForeignDatabase,
    NewerDatabase,
    OlderProcesses,
    application_name,
    migrate,
)

FILE = "tercet.sqlite3"
KEY_FILE = "secret.key"  # the key that signs cookies, in a data folder …
KEY_NAME = "cookies"  # … or in the table `keys`
_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")
_MIGRATION_LOCK = 0x7E2CE7  # an advisory lock: of two servers that start at once, one migrates
KEEPALIVE: dict[str, Any] = {
    "connect_timeout": 5,  # seconds
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}
_DRIVERS = {"postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}


class UnusableDatabase(TercetError):
    """There is no database that this program can use; `message` says why."""

    def __init__(self, message: str = "", path: str = "", **facts: str) -> None:
        """Without arguments only for `pickle`."""
        super().__init__(path=path, **facts)
        self.message = message


def database_url(folder: Path, address: str | None) -> URL:
    """Where the data is: at this address, or else in a file in the folder."""
    if not address:
        return URL.create("sqlite", database=str(folder / FILE))
    try:
        url = make_url(address)
    except ArgumentError:
        raise UnusableDatabase("store-bad-address", "") from None
    url = url.set(drivername=_DRIVERS.get(url.drivername, url.drivername))
    if not is_postgresql(url) and url.drivername != "sqlite":
        raise UnusableDatabase("store-bad-address", shown(url))
    return url


def is_postgresql(url: URL) -> bool:
    """Whether several processes can share the database."""
    return url.get_backend_name() == "postgresql"


def shown(url: URL) -> str:
    """An address without its password."""
    if url.drivername == "sqlite":
        return str(url.database)
    plain = url.set(drivername="postgresql") if is_postgresql(url) else url
    return plain.render_as_string(hide_password=True)


def open_engine(url: URL, *, migrated: bool = True) -> Engine:
    """The database at an address, brought up to date; `UnusableDatabase` if it cannot be used."""
    try:
        engine = _postgresql(url) if is_postgresql(url) else _sqlite(url)
        if migrated:
            _bring_up_to_date(engine)
    except ForeignDatabase:
        raise UnusableDatabase("store-foreign", shown(url)) from None
    except NewerDatabase:
        raise UnusableDatabase("store-newer", shown(url)) from None
    except OlderProcesses:
        raise UnusableDatabase("store-older-processes", shown(url)) from None
    except (ModuleNotFoundError, NoSuchModuleError):
        raise UnusableDatabase("store-no-driver", shown(url)) from None
    except (OSError, DBAPIError) as error:
        raise unusable(url, error) from error
    return engine


def unusable(url: URL, error: OSError | DBAPIError) -> UnusableDatabase:
    """The error for a database that failed."""
    problem = str(getattr(error, "orig", None) or getattr(error, "strerror", None) or error)
    return UnusableDatabase("store-unusable", shown(url), problem=problem.strip())


def _bring_up_to_date(engine: Engine) -> None:
    try:
        with engine.begin() as connection:
            if is_postgresql(engine.url):
                lock = text("SELECT pg_advisory_xact_lock(:key)")
                connection.execute(lock, {"key": _MIGRATION_LOCK})
            migrate(connection)
    except Exception:
        engine.dispose()
        raise


def _postgresql(url: URL) -> Engine:
    return create_engine(url, connect_args={**KEEPALIVE, "application_name": application_name()})


def _sqlite(url: URL) -> Engine:
    path = Path(str(url.database))
    path.parent.mkdir(parents=True, exist_ok=True)
    # The file holds the secrets of running games. Opening it here shows whether it is a file.
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    engine = create_engine(url)
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def _set_up(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # the driver sends no BEGIN, `_begin` does
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    reads = connection.get_execution_options().get("reads", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
