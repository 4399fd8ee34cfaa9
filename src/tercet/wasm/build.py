"""Build engines in other processes, several at a time and with low priority."""

import asyncio
import contextlib
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Iterable
from pathlib import Path

from tercet.wasm.engines import Engine, find, in_cache

ENVIRONMENT = {
    "NUMBA_OPT": "0",
    "NUMBA_CPU_NAME": "generic",  # nothing that only this machine has
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_DISABLE_JIT": "0",
    "PYTHONHASHSEED": "0",  # the same bytes every time
}


class NotBuilt(Exception):
    """An engine could not be built; says why."""


class Builder:
    """Builds engines; the processes end with this one, however it ends."""

    def __init__(
        self, report: Callable[[str, int, int], None] = lambda *_: None, processes: int = 1
    ) -> None:
        """`report` is called with a game, the steps done of it and their number."""
        self._report = report
        self._free = asyncio.Semaphore(processes)
        self._processes: set[Process] = set()

    async def engine(self, name: str) -> Engine:
        """The engine of a game, which is built if there is none yet; `NotBuilt` if it cannot be."""
        found = await asyncio.to_thread(find, name)
        if found is None:
            found = in_cache(name)
            async with self._free:
                await self.build(name, found.module.parent)
        return found

    async def build(self, name: str, folder: Path) -> None:
        """Build the engine of a game into a folder; `NotBuilt` if that cannot be done."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tercet.wasm.build_process", name, str(folder)),
            env={**os.environ, **ENVIRONMENT},
            stdin=PIPE,
            stdout=PIPE,
        )
        self._processes.add(process)
        problem = "the process that builds it ended early"
        try:
            assert process.stdout is not None  # noqa: S101 - it is a pipe
            while line := await process.stdout.readline():
                said = json.loads(line)
                problem = said.get("problem", problem)
                if "done" in said:
                    self._report(name, said["done"], said["total"])
            if await process.wait() != 0:
                raise NotBuilt(f"{name}: {problem}")
        finally:
            await self._end(process)

    async def close(self) -> None:
        """Stop building."""
        for process in list(self._processes):
            await self._end(process)

    async def _end(self, process: Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        self._processes.discard(process)


async def build_all(
    names: Iterable[str], report: Callable[[str, int, int], None], processes: int
) -> dict[str, Engine | NotBuilt]:
    """Build the engines of these games; what became of each."""
    builder = Builder(report, processes)

    async def build_one(name: str) -> Engine | NotBuilt:
        try:
            return await builder.engine(name)
        except NotBuilt as problem:
            return problem

    try:
        listed = list(names)
        return dict(zip(listed, await asyncio.gather(*map(build_one, listed)), strict=True))
    finally:
        await builder.close()
