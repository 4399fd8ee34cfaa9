"""The games' compiled rules, made ready while pages are answered already.

Compiling takes up to a minute and would hold up everything else in this process, so that is left to
another one; loading what it compiled takes a moment.
"""

import asyncio
import contextlib
import gc
import sys
import threading
from asyncio.subprocess import DEVNULL, PIPE, Process

from tercet.core.errors import UnknownGame
from tercet.core.game import Game
from tercet.core.registry import find, game_names
from tercet.server.errors import Refusal
from tercet.server.logs import note


class Kernels:
    """Makes kernels ready from the moment it is made."""

    def __init__(self) -> None:
        self._stopped = threading.Event()
        self._cold = asyncio.get_running_loop().create_future()  # done once it will take long
        self._process: Process | None = None
        self._rules = asyncio.create_task(self._prepare())
        self._rest = asyncio.create_task(self._load_rest())

    @property
    def are_ready(self) -> bool:
        """Whether a game can begin."""
        return self._rules.done()

    async def ready(self, *, patient: bool = False) -> None:
        """Wait for the rules; unless `patient`, only if that takes a moment, else `Refusal`."""
        await asyncio.wait(
            [self._rules] if patient else [self._rules, self._cold],
            return_when=asyncio.FIRST_COMPLETED,
        )
        if not self._rules.done() or self._rules.cancelled():
            raise Refusal("preparing")
        self._rules.result()

    async def game(self, name: str) -> Game:
        """A game, if its rules are ready or will be in a moment; else `Refusal`."""
        if name not in game_names():
            raise UnknownGame(name, list(game_names()))
        await self.ready()
        return find(name)

    def stop(self) -> None:
        """Let nobody wait any longer."""
        self._stopped.set()
        for task in (self._rest, self._rules):
            task.cancel()

    async def close(self) -> None:
        """Do not go on."""
        self.stop()
        await asyncio.gather(self._rules, self._rest, return_exceptions=True)
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()

    async def _prepare(self) -> None:
        if not await asyncio.to_thread(_are_compiled):
            self._cold.set_result(None)
            note("compiling the rules")
            # It ends when nobody holds its input open any more, however this process ends.
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tercet.server.compiling", stdin=PIPE, stdout=DEVNULL
            )
            await self._process.wait()
        await asyncio.to_thread(self._load_rules)
        note("rules ready")

    async def _load_rest(self) -> None:
        """What the computer needs to think with."""
        await asyncio.shield(self._rules)
        await asyncio.to_thread(self._load_all)
        gc.freeze()  # what is there now stays, and need not be searched for garbage

    def _load_rules(self) -> None:
        for name in game_names():
            if not self._stopped.is_set():
                find(name)

    def _load_all(self) -> None:
        from tercet.core.warm import steps  # noqa: PLC0415 - it imports numba

        for step in steps():
            if self._stopped.is_set():
                return
            step()


def _are_compiled() -> bool:
    from tercet.core.warm import is_warm  # noqa: PLC0415 - it imports numba

    return is_warm()
