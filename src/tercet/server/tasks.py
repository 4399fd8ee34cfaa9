"""Tasks that run beside the requests."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class BackgroundTasks:
    """Tasks that run to their end, whatever becomes of the request that started them."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task and remember it, so that it is not dropped half done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self) -> None:
        """Wait until all have ended."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Gathering(Generic[Key, Value]):
    """Work on many items at once: what comes while others are worked on waits for the next turn."""

    def __init__(self, work: Callable[[dict[Key, Value]], Awaitable[None]]) -> None:
        self._work = work
        self._waiting: dict[Key, Value] = {}
        self._task: asyncio.Task[None] | None = None

    def add(self, items: Mapping[Key, Value]) -> None:
        """Work on these soon; an item with the same key that still waits is replaced."""
        self._waiting.update(items)
        if self._waiting and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run())

    async def finish(self) -> None:
        """Wait until nothing is left."""
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while self._waiting:
            items, self._waiting = self._waiting, {}
            await self._work(items)
