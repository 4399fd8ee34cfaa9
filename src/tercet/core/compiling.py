"""Compile kernels in other processes: on all cores, and without holding up this one."""

import asyncio
import contextlib
import json
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Iterable
from functools import cache, partial

from tercet.core.warm import with_kernels

_log = logging.getLogger(__name__)


class Compiler:
    """A queue of modules to compile, and the processes that work on it.

    A module is compiled after those that it imports, so none is compiled twice. The processes stay
    for the next module until the queue is empty; they end with this one, however it ends.
    """

    def __init__(self, report: Callable[[str, str], None], processes: int | None = None) -> None:
        """`report` is called with module and name of each kernel that has been compiled."""
        self._report = report
        self._most = processes or cores()
        self._compiled: dict[str, asyncio.Future[None]] = {}  # of every module ever asked for
        self._waiting: list[str] = []  # those that nobody works on yet, the most urgent first
        self._urgent: list[str] = []
        self._processes: set[Process] = set()
        self._idle: list[Process] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def compile(self, modules: Iterable[str]) -> None:
        """Compile modules that the cache lacks, and wait for them.

        A module that could not be compiled is logged; importing it raises the error.
        """
        asked = list(modules)
        for module in asked:
            if module not in self._compiled:
                self._compiled[module] = asyncio.get_running_loop().create_future()
                self._waiting.append(module)
        self._start()
        await asyncio.gather(*(asyncio.shield(self._compiled[module]) for module in asked))

    def hurry(self, modules: Iterable[str]) -> None:
        """Compile these before all others, but after those that were hurried before."""
        self._urgent += [module for module in modules if module not in self._urgent]

    async def close(self) -> None:
        """Stop compiling."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for process in self._processes:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    def _start(self) -> None:
        """Give work to as many processes as there may be; without any left, let them end."""
        while len(self._tasks) < self._most and (module := self._next()):
            self._waiting.remove(module)
            task = asyncio.create_task(self._work(module))
            self._tasks.add(task)
            task.add_done_callback(partial(self._finish, module))
        if not self._tasks:
            for process in self._idle:
                assert process.stdin is not None  # noqa: S101 - it is a pipe
                process.stdin.close()
            self._idle.clear()

    def _next(self) -> str | None:
        """The most urgent module that can be compiled now."""
        for module in [*self._urgent, *self._waiting]:
            if module in self._waiting and all(map(self._is_done, _imports(module))):
                return module
        return None

    def _is_done(self, module: str) -> bool:
        """Whether a module need not be waited for."""
        compiled = self._compiled.get(module)
        return compiled is None or compiled.done()

    async def _work(self, module: str) -> None:
        try:
            process = self._idle.pop() if self._idle else await self._new_process()
            compiled = await self._compile(process, module)
        except (OSError, ValueError):  # no process could be started, or it wrote something else
            _log.exception("%s could not be compiled", module)
            return
        if compiled:
            self._idle.append(process)
        else:
            _log.error("%s could not be compiled", module)

    def _finish(self, module: str, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.result()
            self._compiled[module].set_result(None)
            self._start()

    async def _new_process(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tercet.core.compile_process", stdin=PIPE, stdout=PIPE
        )
        self._processes.add(process)
        return process

    async def _compile(self, process: Process, module: str) -> bool:
        """Have a process compile a module; whether it did."""
        assert process.stdin is not None  # noqa: S101 - both are pipes
        assert process.stdout is not None  # noqa: S101
        with contextlib.suppress(ConnectionError):
            process.stdin.write(f"{module}\n".encode())
        while line := await process.stdout.readline():
            said = json.loads(line)
            if "kernel" not in said:
                return True
            self._report(said["module"], said["kernel"])
        return False


@cache
def _imports(module: str) -> list[str]:
    return [name for name in with_kernels(module) if name != module]


def cores() -> int:
    """How many processes can run at the same time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
