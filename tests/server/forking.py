"""Servers that start fast: a process that has imported everything forks one whenever it is asked.

What runs in the fork is ``tercet serve`` as ever; only the time for imports is saved, which would
be most of a test that starts hundreds of servers. ``python -m tests.server.forking`` reads a line
of arguments for each start and answers with a line when the server is gone.
"""

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tercet.core.registry import game_names
from tests.server.real import environment
from tests.server.support import friends, play_on, running


class Forker:
    """Starts servers on one folder and one port, one after another."""

    def __init__(self, process: subprocess.Popen[str], data: Path, port: int) -> None:
        self._process = process
        self._data = data
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self._pid = 0

    def start(self) -> None:
        """Begin to start a server."""
        assert self._process.stdin is not None
        arguments = ["serve", "--no-browser", "--no-limits", "--log", "error"]
        arguments += ["--data", str(self._data), "--port", str(self.port)]
        self._process.stdin.write("\t".join(arguments) + "\n")
        self._process.stdin.flush()
        self._pid = int(self._line())

    def until_ready(self) -> None:
        """Wait until the server answers."""
        line = self._line()
        assert self.address in line, line

    def kill(self) -> None:
        """End it without any warning, and wait until it is gone."""
        os.kill(self._pid, signal.SIGKILL)
        while self._line() != "gone":
            pass  # what it said while it could

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "the forking process has died"
        return line.strip()


@contextmanager
def forker(data: Path, port: int, log: Path) -> Iterator[Forker]:
    """A process that forks servers; none is left afterwards."""
    with log.open("a") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.forking"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=environment(),
        )
    try:
        yield Forker(process, data, port)
    finally:
        process.terminate()  # what it has forked goes with it
        process.communicate()


def _serve(arguments: list[str]) -> None:
    from tercet.cli import main

    print(os.getpid(), flush=True)
    os._exit(main(arguments))


async def _rehearse(folder: Path) -> None:
    """What a server reads when it is first used, texts and rules, is read before the fork."""
    async with running(folder) as context:
        for game in game_names():
            _, guests = await friends(context, game)
            await play_on(guests, seed=0, most=2)


def _run() -> None:
    import tercet.cli.serve
    import tercet.server.running  # noqa: F401
    from tercet.core.warm import warm_up

    warm_up()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_rehearse(Path(folder)))
    assert threading.active_count() == 1, "a process with threads cannot be forked safely"
    child = 0

    def stop(*_: object) -> None:
        if child:
            os.kill(child, signal.SIGKILL)
        os._exit(0)

    signal.signal(signal.SIGTERM, stop)
    for line in os.fdopen(os.dup(0)):  # the server gets a standard input that nobody has read
        child = os.fork()
        if not child:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            _serve(line.rstrip("\n").split("\t"))
        os.waitpid(child, 0)
        child = 0
        print("gone", flush=True)


if __name__ == "__main__":
    _run()
