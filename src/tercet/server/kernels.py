"""The games' compiled rules, made ready while pages are answered already.

Compiling takes up to a minute and would hold up everything else in this process, so that is left to
another one; loading what it compiled takes a moment.
"""

import asyncio
import contextlib
import sys
from asyncio.subprocess import Process

from tercet.core.errors import UnknownGame
from tercet.core.game import Game
from tercet.core.registry import find, game_names


class Kernels:
    """Makes kernels ready from the moment it is made."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._rules = asyncio.create_task(self._prepare())
        self._rest = asyncio.create_task(self._load_rest())

    @property
    def are_ready(self) -> bool:
        """Whether a game can begin."""
        return self._rules.done()

    async def game(self, name: str) -> Game:
        """A game, once its rules are ready."""
        if name not in game_names():
            raise UnknownGame(name, list(game_names()))
        await asyncio.shield(self._rules)
        return find(name)

    async def close(self) -> None:
        """Do not go on."""
        for task in (self._rest, self._rules):
            task.cancel()
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
        await asyncio.gather(self._rules, self._rest, return_exceptions=True)

    async def _prepare(self) -> None:
        if not await asyncio.to_thread(_are_compiled):
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tercet.core.warm"
            )
            await self._process.wait()
        await asyncio.to_thread(_load_rules)

    async def _load_rest(self) -> None:
        """What the computer needs to think with."""
        await asyncio.shield(self._rules)
        await asyncio.to_thread(_load_all)


def _are_compiled() -> bool:
    from tercet.core.warm import is_warm  # noqa: PLC0415 - it imports numba

    return is_warm()


def _load_rules() -> None:
    for name in game_names():
        find(name)


def _load_all() -> None:
    from tercet.core.warm import warm_up  # noqa: PLC0415 - it imports numba

    warm_up()
