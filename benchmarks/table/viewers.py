"""Idle viewers of many tables, in a process of their own: a process has a limit of open files.

The first line of the input has the address of a server and the headers of a person, every other
one a table to join. Each is answered with a line once its table is shown, until the input ends.
"""

import asyncio
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from benchmarks.table.load import Person, Seat, connect

AT_A_TIME = 25  # sockets that are being opened


class Viewers:
    """The process, as the benchmark sees it."""

    def __init__(self, reads: IO[str], writes: IO[str]) -> None:
        self._reads = reads
        self._writes = writes

    def join(self, table: str) -> None:
        """Begin to join a table."""
        self._reads.write(f"{table}\n")
        self._reads.flush()

    def wait(self, number: int) -> None:
        """Wait until so many more tables are shown."""
        for _ in range(number):
            if not self._writes.readline():
                raise SystemExit("the viewers have failed")


@contextmanager
def viewers(person: Person) -> Iterator[Viewers]:
    """Viewers that leave at the end of the block; all are the same person."""
    command = [sys.executable, "-m", "benchmarks.table.viewers"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        found = Viewers(process.stdin, process.stdout)
        found.join(json.dumps({"base": person.base, "headers": person.headers}))
        yield found
        process.stdin.close()


async def _view() -> None:
    """Join what is asked for."""
    loop, asked = asyncio.get_running_loop(), asyncio.Queue[str]()

    def read() -> None:
        for line in sys.stdin:
            loop.call_soon_threadsafe(asked.put_nowait, line.strip())
        loop.call_soon_threadsafe(asked.put_nowait, "")

    threading.Thread(target=read, daemon=True).start()
    about = json.loads(await asked.get())
    joined: list[Seat] = []

    async def join() -> None:
        while table := await asked.get():
            url = f"{about['base'].replace('http', 'ws')}/api/tables/{table}/socket?lang=en"
            seat = await connect(url, about["headers"])
            await seat.first
            joined.append(seat)
            print(flush=True)
        asked.put_nowait("")  # for the next one

    await asyncio.gather(*(join() for _ in range(AT_A_TIME)))


if __name__ == "__main__":
    asyncio.run(_view())
