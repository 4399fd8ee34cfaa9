"""A real server in a process of its own, and ways to talk to it."""

import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import websockets

from tercet.client import Client

connect = partial(websockets.connect, open_timeout=120)  # the machine may be busy
_READY = re.compile(r"http://\S+")


@dataclass
class Server:
    """A server that answers, its folder and its log."""

    process: subprocess.Popen[str]
    address: str
    data: Path
    log_file: Path

    @property
    def log(self) -> str:
        return self.log_file.read_text(encoding="utf-8")

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Tell it to stop and return its exit code."""
        self.process.send_signal(number)
        return self.process.wait(300)


def command(data: Path, *arguments: str) -> list[str]:
    start = [sys.executable, "-m", "tercet", "serve", "--no-browser", "--data", str(data)]
    return [*start, *arguments]


def environment() -> dict[str, str]:
    return os.environ | {"LC_ALL": "C.UTF-8"}


@contextmanager
def serving(
    data: Path, *arguments: str, log: str = "info", port: str | None = "0"
) -> Iterator[Server]:
    """A server on a free port, gone afterwards; with no `port` it chooses by itself."""
    log_file = data.parent / f"{data.name}.log"
    asked = [*command(data, *arguments), "--log", log]
    if port is not None:
        asked += ["--port", port]
    with log_file.open("a") as errors:
        process = subprocess.Popen(
            asked, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment()
        )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = _READY.search(line)
        assert found, f"{line!r} {log_file.read_text()}"
        yield Server(process, found.group().rstrip("/"), data, log_file)
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def children_of(process: int) -> list[int]:
    """The processes that a process has started and that have not ended."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


def browser(server: Server, **headers: str) -> httpx.Client:
    """Somebody who has not been here before; no connection is kept, so none has to be closed."""
    none_kept = httpx.Limits(max_keepalive_connections=0)
    return httpx.Client(
        base_url=server.address, headers=headers, timeout=60, limits=none_kept, trust_env=False
    )


def visitor(server: Server, **headers: str) -> httpx.Client:
    """Somebody with a browser's cookies and token, as after loading the page."""
    client = browser(server, **headers)
    client.get("/api/me")
    client.headers["x-csrf-token"] = client.cookies["csrftoken"]
    return client


def cookie_of(client: httpx.Client) -> str:
    return "; ".join(f"{cookie.name}={cookie.value}" for cookie in client.cookies.jar)


async def play_game(address: str, game: str, seed: int, **options: Any) -> tuple[str, Client]:
    """A whole game of random moves between two visitors; its table and the first of them."""
    chooser = random.Random(seed)
    async with Client(address) as one, Client(address) as two:
        table = await one.create(game, "friend", **options)
        await two.sit(table)
        async with one.join(table) as first, two.join(table) as second:
            seats = [first, second]
            while not first.is_over:
                mover = next((seat for seat in seats if seat.view.legal), None)
                if mover is None:  # the other's socket has not heard of the last move yet
                    ahead = max(seat.view.ply for seat in seats)
                    for seat in seats:
                        await seat.wait_until(lambda seat=seat, ahead=ahead: seat.view.ply >= ahead)
                    continue
                await mover.play(chooser.choice(mover.view.legal))
                for seat in seats:
                    ply = mover.view.ply
                    await seat.wait_until(lambda seat=seat, ply=ply: seat.view.ply >= ply)
        return table, one
