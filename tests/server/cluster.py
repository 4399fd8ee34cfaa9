"""Servers and workers on one PostgreSQL behind a real proxy, and players who survive all failures.

``python -m tests.server.cluster`` runs it at length and prints a report: see ``script/chaos``.
"""

import argparse
import asyncio
import contextlib
import http.client
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import msgspec
from sqlalchemy import select
from websockets.exceptions import WebSocketException

from tercet.client import Client, RequestRefused, TableConnection
from tercet.client.client import HttpProblem
from tercet.core.registry import game_names
from tercet.server.store.engine import database_url, open_engine
from tercet.server.store.schema import moves, tables
from tests.postgresql import Postgresql, database, running_server
from tests.server.real import environment

_FAILURES = (
    *(OSError, WebSocketException, http.client.HTTPException),
    *(HttpProblem, RequestRefused, msgspec.DecodeError),
)
"""What a player meets while processes die: they try again."""

Answer = TypeVar("Answer")
_PAUSE = 0.1  # seconds before a player tries again
_NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log crit;
worker_processes 1;
events {{ worker_connections 4096; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  upstream tercet {{
    {servers}
  }}
  map $http_upgrade $connection_upgrade {{ default upgrade; "" close; }}
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://tercet;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_connect_timeout 1s;
      proxy_read_timeout 1h;
    }}
  }}
}}
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """A server or a worker, started again after each kill."""

    def __init__(self, arguments: list[str], environment: dict[str, str], log: Path) -> None:
        self._command = [sys.executable, "-m", "tercet", *arguments, "--log", "warning"]
        self._environment = environment
        self._log = log
        self.start()

    def start(self) -> None:
        with self._log.open("a") as errors:
            self._process = subprocess.Popen(
                self._command,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=self._environment,
            )

    def until_ready(self) -> None:
        """Wait until it answers; one that ends at once, without a database, is started again."""
        while True:
            assert self._process.stdout is not None
            if self._process.stdout.readline():
                return
            self._process.communicate()
            time.sleep(_PAUSE)
            self.start()

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate()

    def stop(self) -> int:
        """End it as an operator does."""
        self._process.send_signal(signal.SIGTERM)
        self._process.communicate(timeout=60)
        return self._process.returncode


class Cluster:
    """The processes, and the address where players find them."""

    def __init__(self, folder: Path, address: str, servers: int, workers: int) -> None:
        self._folder = folder
        self._environment = environment() | {"TERCET_DATABASE": address}
        self._ports = [free_port() for _ in range(servers)]
        self._number_of_workers = workers
        self._port = free_port()
        self._proxy: subprocess.Popen[bytes] | None = None
        self.address = f"http://127.0.0.1:{self._port}"
        self.servers: list[Process] = []
        self.workers: list[Process] = []

    def start(self) -> None:
        """Start everything, and wait until it answers."""
        folder, where, log = self._folder, self._environment, self._folder / "log"
        for port in self._ports:
            serve = ["serve", "--no-browser", "--no-limits", "--port", str(port)]
            self.servers.append(Process(serve, where, log))
        for _ in range(self._number_of_workers):
            self.workers.append(Process(["worker"], where, log))
        upstream = " ".join(f"server 127.0.0.1:{one} max_fails=0;" for one in self._ports)
        settings = folder / "nginx.conf"
        settings.write_text(_NGINX.format(folder=folder, servers=upstream, port=self._port))
        nginx = shutil.which("nginx") or "/usr/sbin/nginx"
        self._proxy = subprocess.Popen(
            [nginx, "-c", str(settings), "-e", str(folder / "nginx.log")], env=environment()
        )
        for process in self.processes:
            process.until_ready()

    @property
    def processes(self) -> list[Process]:
        return [*self.servers, *self.workers]

    def close(self) -> None:
        for process in self.processes:
            process.kill()
        if self._proxy is not None:
            self._proxy.terminate()
            self._proxy.wait()


@contextlib.contextmanager
def cluster(servers: int, workers: int) -> Iterator[tuple[Cluster, Postgresql, str]]:
    """Processes on a PostgreSQL of their own, and the address of the database.

    SIGTERM leaves the block, see `running_server`, and also ends what is only being started.
    """
    with (
        tempfile.TemporaryDirectory(prefix="tercet-cluster-") as place,
        running_server() as postgresql,
        database(postgresql.address) as address,
    ):
        opened = Cluster(Path(place), address, servers, workers)
        try:
            opened.start()
            yield opened, postgresql, address
        finally:
            opened.close()


@dataclass
class Acknowledged:
    """What the servers have said is stored: by table and ply, the move."""

    moves: dict[tuple[str, int], str] = field(default_factory=dict)
    failures: Counter[str] = field(default_factory=Counter)


class Player:
    """Plays its seats at a table to the end of the game, whatever happens to the servers."""

    def __init__(self, client: Client, table: str, log: Acknowledged, seed: int) -> None:
        self._client = client
        self._table = table
        self._log = log
        self._chance = random.Random(seed)

    async def play(self) -> None:
        while True:
            try:
                async with self._client.join(self._table) as seat:
                    if await self._play_on(seat):
                        return
            except _FAILURES as failure:
                name = type(failure).__name__
                if isinstance(failure, RequestRefused):
                    name = f"refused: {failure.code}"
                self._log.failures[name] += 1
            await asyncio.sleep(_PAUSE)

    async def _play_on(self, seat: TableConnection) -> bool:
        """Play until the game is over or the socket is cut; whether it is over."""
        cut = self._chance.randrange(5, 60)
        for _ in range(cut):
            view = seat.view
            if seat.table.mode == "device" and not seat.is_over and not view.legal:
                await seat.request("face", viewer=view.to_move)  # the hand is the other one's now
            if not await seat.wait_for_turn():
                return True
            ply, move = seat.view.ply, self._chance.choice(seat.view.legal)
            played = await seat.play(move)
            key = (self._table, ply + 1)
            assert key not in self._log.moves, "a move was played twice"
            self._log.moves[key] = played.move.move
        return False  # this player's network is bad


async def insist(ask: Callable[[], Awaitable[Answer]]) -> Answer:
    """Ask over HTTP until there is an answer; what is not answered may be done twice."""
    while True:
        try:
            return await ask()
        except _FAILURES:
            await asyncio.sleep(_PAUSE)


async def play_games(address: str, number: int, log: Acknowledged) -> None:
    """Whole games of all kinds: two people, two on one device, against the computer."""

    async def one_game(index: int) -> None:
        games = game_names()
        game = games[index % len(games)]
        one, two = Client(address), Client(address)
        await insist(one.me)
        await insist(two.me)
        players = []
        if index % 3 == 0:
            table = await insist(lambda: one.create(game, "friend"))
            await insist(lambda: two.sit(table))
            players = [Player(two, table, log, index + number)]
        elif index % 3 == 1:
            table = await insist(lambda: one.create(game, "computer", level=1))
        else:
            table = await insist(lambda: one.create(game, "device"))
        players.append(Player(one, table, log, index))
        await asyncio.gather(*(player.play() for player in players))

    await asyncio.gather(*(one_game(index) for index in range(number)))


@dataclass
class Report:
    """What was done and found."""

    kills: int = 0
    restarts: int = 0
    games: int = 0
    acknowledged: int = 0
    stored: int = 0
    unfinished: int = 0
    lost: int = 0
    broken: int = 0  # stored games that do not replay by the rules
    seconds: float = 0.0
    failures: Counter[str] = field(default_factory=Counter)


async def torment(
    running: Cluster, postgresql: Postgresql, report: Report, kills: int, restarts: int, seed: int
) -> None:
    """Kill processes, and restart PostgreSQL in between, until the numbers are reached."""
    chance = random.Random(seed)
    every = max(1, kills // (restarts + 1))
    while report.kills < kills:
        await asyncio.sleep(chance.random() * 0.5)
        victim = chance.choice(running.processes)
        await asyncio.to_thread(victim.kill)
        report.kills += 1
        if report.kills % 25 == 0:
            print(f"{report.kills} kills", file=sys.stderr)
        victim.start()
        if report.kills % every == 0 and report.restarts < restarts:
            await asyncio.to_thread(postgresql.stop, "immediate")
            await asyncio.to_thread(postgresql.start)
            report.restarts += 1
        await asyncio.to_thread(victim.until_ready)


async def restart_one_by_one(running: Cluster) -> None:
    """What an operator does for a new version: each process is told to end and started again."""
    for process in running.processes:
        assert await asyncio.to_thread(process.stop) == 0
        process.start()
        await asyncio.to_thread(process.until_ready)


async def play_during(
    running: Cluster, trouble: Coroutine[None, None, None], games: int
) -> Acknowledged:
    """Games one after another while there is trouble, and once more when it is over."""
    log = Acknowledged()
    troubled = asyncio.create_task(trouble)
    while not troubled.done():
        await play_games(running.address, games, log)
    await troubled
    await play_games(running.address, games, log)
    return log


def check(address: str, log: Acknowledged, report: Report) -> None:
    """Compare what was acknowledged with what is stored, and replay every stored game."""
    engine = open_engine(database_url(Path(), address), migrated=False)
    with engine.connect() as connection:
        stored = {(row.table_id, row.ply): row.move for row in connection.execute(select(moves))}
        ended = {
            row.id: row.result for row in connection.execute(select(tables.c.id, tables.c.result))
        }
    engine.dispose()
    command = [sys.executable, "-m", "tercet", "store", "check", "--database", address, "--json"]
    checked = subprocess.run(command, env=environment(), stdout=subprocess.PIPE, check=False)
    report.broken = len(msgspec.json.decode(checked.stdout)["problems"])
    played = {table for table, _ in log.moves}
    report.acknowledged, report.stored = len(log.moves), len(stored)
    report.lost = sum(stored.get(key) != move for key, move in log.moves.items())
    report.games = len(ended)
    report.unfinished = sum(ended[table] is None for table in played)
    report.failures = log.failures


def survive(servers: int, workers: int, games: int, kills: int, restarts: int) -> Report:
    """Let players play while processes die, and report."""
    report, began = Report(), time.monotonic()
    with cluster(servers, workers) as (running, postgresql, address):
        trouble = torment(running, postgresql, report, kills, restarts, seed=games)
        log = asyncio.run(play_during(running, trouble, games))
        check(address, log, report)
    report.seconds = time.monotonic() - began
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name, usual in (
        ("servers", 3),
        ("workers", 2),
        ("games", 24),
        ("kills", 300),
        ("restarts", 10),
    ):
        parser.add_argument(f"--{name}", type=int, default=usual)
    report = survive(**vars(parser.parse_args()))
    for name, value in vars(report).items():
        print(f"{name:14} {dict(value) if isinstance(value, Counter) else value}")
    sys.exit(1 if report.lost or report.unfinished or report.broken else 0)


if __name__ == "__main__":
    os.environ.setdefault("TERCET_GAMES", re.sub(r"/tests/.*", "/examples", __file__))
    main()
