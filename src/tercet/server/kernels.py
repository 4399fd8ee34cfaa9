"""The games' compiled rules and searches, made ready while pages are answered already.

Each game has two stages: its rules, with which people can play it, and its players, the levels of
the computer. What the cache lacks of a stage is compiled by other processes, since that would hold
up everything else in this one; then the stage is loaded, which takes a moment.
"""

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from importlib import import_module

from tercet.core.compiling import Compiler
from tercet.core.errors import UnknownGame
from tercet.core.game import Game
from tercet.core.registry import find, game_names
from tercet.core.sources import kernels
from tercet.core.warm import STAGES, Stage, StageName, all_stages, can_keep_kernels, not_compiled
from tercet.server.errors import Refusal
from tercet.server.logs import log_event
from tercet.server.messages import Progress


class Kernels:
    """Prepares all stages from the moment it is made, in the order in which they are needed."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._compiler = Compiler(self._count)
        self._compiled: set[tuple[str, str]] = set()  # module and name of kernels
        self._changed = self._loop.create_future()  # done when a kernel has been compiled
        self._loading = asyncio.Lock()  # one stage after another: the first is ready sooner
        self._stopped = False
        self._stages = {stage: _Preparation(self._loop) for stage in all_stages()}
        self._looking = asyncio.create_task(self._look_up())
        for stage, preparation in self._stages.items():
            preparation.task = asyncio.create_task(self._prepare(stage, preparation))
        self._tidying = asyncio.create_task(self._tidy_up())

    @property
    def are_ready(self) -> bool:
        """Whether every game can begin."""
        return all(self.is_ready(name, "rules") for name in game_names())

    def is_ready(self, name: str, stage: StageName) -> bool:
        """Whether a stage of a game has been prepared, even if that failed."""
        task = self._stages[Stage(name, stage)].task
        return task.done() and not task.cancelled()

    async def game(self, name: str, *, urgent: bool = True) -> Game:
        """A game, if its rules are ready or will be in a moment; else `Refusal`.

        If `urgent`, it is compiled before the others.
        """
        preparation = self._find(name, "rules")
        await _first(preparation.task, preparation.is_slow)
        if not preparation.task.done():
            if urgent:
                self._hurry(name)
            raise Refusal("preparing")
        await preparation.result()
        return find(name)

    async def wait_for_rules(self) -> None:
        """Wait until every game can begin; `Refusal` if the server stops."""
        for name in game_names():
            await self.wait(name, "rules")

    async def wait(self, name: str, stage: StageName) -> None:
        """Wait until a stage is ready, however long it takes; `Refusal` if the server stops."""
        preparation = self._find(name, stage)
        await asyncio.wait([preparation.task])
        await preparation.result()

    async def wait_until_loaded(self) -> None:
        """Wait until nothing is left to be compiled or loaded, whether that succeeded or not."""
        await asyncio.wait([preparation.task for preparation in self._stages.values()])

    async def follow(self, name: str, stage: StageName) -> AsyncIterator[Progress]:
        """How far a stage is, now and after each kernel, until it is ready; it is urgent.

        Nothing if it is ready or will be in a moment; `Refusal` if the server stops.
        """
        preparation = self._find(name, stage)
        await _first(preparation.task, preparation.is_slow)
        self._hurry(name)
        while not preparation.task.done():
            changed = self._changed
            yield self._progress(Stage(name, stage), preparation)
            await _first(preparation.task, changed)
        await preparation.result()

    async def progress(self) -> list[Progress]:
        """What is being compiled: of each game the first stage that is not ready."""
        await asyncio.shield(self._looking)
        found: dict[str, Progress] = {}
        for stage, preparation in self._stages.items():
            if preparation.missing and not preparation.task.done():
                found.setdefault(stage.game, self._progress(stage, preparation))
        return list(found.values())

    def stop(self) -> None:
        """Begin shutdown; fail requests that wait for compilation."""
        self._stopped = True
        for preparation in self._stages.values():
            preparation.task.cancel()

    async def close(self) -> None:
        """Stop compiling and loading."""
        self.stop()
        self._tidying.cancel()
        tasks = [preparation.task for preparation in self._stages.values()]
        await asyncio.gather(self._looking, self._tidying, *tasks, return_exceptions=True)
        await self._compiler.close()

    def _find(self, name: str, stage: StageName) -> "_Preparation":
        if name not in game_names():
            raise UnknownGame(name, list(game_names()))
        return self._stages[Stage(name, stage)]

    def _hurry(self, name: str) -> None:
        """Compile this game before the others: somebody waits for it."""
        for stage in STAGES:
            self._compiler.hurry(self._stages[Stage(name, stage)].missing)

    def _progress(self, stage: Stage, preparation: "_Preparation") -> Progress:
        done = sum(module in preparation.missing for module, _ in self._compiled)
        total = sum(map(kernels, preparation.missing))
        return Progress(stage.game, stage.name, done, max(done, total))

    async def _look_up(self) -> bool:
        """Find out what the cache lacks, and whether it can take it."""
        missing = await asyncio.to_thread(
            lambda: {stage: not_compiled(stage.modules) for stage in self._stages}
        )
        for stage, preparation in self._stages.items():
            preparation.missing = missing[stage]
            if preparation.missing:
                preparation.is_slow.set_result(None)
        return await asyncio.to_thread(can_keep_kernels)

    async def _prepare(self, stage: Stage, preparation: "_Preparation") -> None:
        can_keep = await asyncio.shield(self._looking)
        if preparation.missing:
            log_event("compiling", game=stage.game, stage=stage.name)
            if can_keep:
                await self._compiler.compile(preparation.missing)
        if stage.name != "rules":
            await self.wait(stage.game, "rules")
        async with self._loading:
            await asyncio.to_thread(self._load, stage)
        log_event("ready", game=stage.game, stage=stage.name)

    def _load(self, stage: Stage) -> None:
        """Import a stage; without a cache this compiles it."""
        from tercet.core.jit import kernel_listeners  # noqa: PLC0415 - numba takes a second

        def report(module: str, kernel: str) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended
                self._loop.call_soon_threadsafe(self._count, module, kernel)

        kernel_listeners.append(report)
        try:
            for module in [*stage.modules, *stage.entries]:
                if not self._stopped:
                    import_module(module)
            if not self._stopped:
                game = find(stage.game)
                _ = game.insight if stage.name == "players" else game.observer
        finally:
            kernel_listeners.remove(report)

    def _count(self, module: str, kernel: str) -> None:
        """Take note of a kernel that has been compiled."""
        self._compiled.add((module, kernel))
        self._changed.set_result(None)
        self._changed = self._loop.create_future()

    async def _tidy_up(self) -> None:
        await self.wait_until_loaded()
        gc.freeze()  # what is there now stays, and need not be searched for garbage


class _Preparation:
    """How far a stage is."""

    task: asyncio.Task[None]

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.is_slow = loop.create_future()  # done once it is known that it has to be compiled
        self.missing: list[str] = []  # the modules that the cache lacked

    async def result(self) -> None:
        """Fail as preparing did, once it is done."""
        if self.task.cancelled():
            raise Refusal("preparing")
        await self.task


async def _first(*futures: "asyncio.Future[None]") -> None:
    await asyncio.wait(futures, return_when=asyncio.FIRST_COMPLETED)
