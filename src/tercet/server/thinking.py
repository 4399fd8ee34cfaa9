"""The computer's thinking: threads beside the event loop, in turns that are fair to every table.

A few searches are under way at a time, and of these only as many run as cores can be spared; after
each slice of some ten milliseconds a search lets the next one on. A search that nobody waits for
any more ends with its slice.
"""

import asyncio
import contextlib
import os
import sys
import threading
from collections import deque
from collections.abc import Callable

from tercet.search.report import pausing

_NICENESS = 5  # the event loop comes first


class Abandoned(Exception):
    """Nobody waits for this thought any more."""


class Turnstile:
    """Lets a number of threads on at a time, in the order in which they came."""

    def __init__(self, places: int) -> None:
        """So many may be inside."""
        self._free = places
        self._queue: deque[threading.Event] = deque()
        self._lock = threading.Lock()

    def enter(self) -> None:
        """Wait for a place."""
        with self._lock:
            if self._free:
                self._free -= 1
                return
            called = threading.Event()
            self._queue.append(called)
        called.wait()

    def leave(self) -> None:
        """Give the place to whoever has waited longest."""
        with self._lock:
            if self._queue:
                self._queue.popleft().set()
            else:
                self._free += 1

    def step_aside(self) -> None:
        """Let the others go first, if there are any."""
        if self._queue:
            self.leave()
            self.enter()


class Thought:
    """A search that has been asked for; `answer` is its move."""

    def __init__(self, work: Callable[[], str], answer: asyncio.Future[str]) -> None:
        """See `Thinking.ask`."""
        self.work = work
        self.answer = answer
        self.abandoned = False

    def abandon(self) -> None:
        """It is not needed any more."""
        self.abandoned = True
        self.answer.cancel()


class Thinking:
    """The queue of thoughts and the threads that work on it."""

    def __init__(self, cores: int | None = None) -> None:
        """Use so many cores, by default all but one."""
        spare = cores or max(1, (os.cpu_count() or 2) - 1)
        self._turnstile = Turnstile(spare)
        self._most = spare + 3  # searches under way; each holds some memory
        self._queue: deque[Thought] = deque()
        self._running: set[Thought] = set()
        self._loop = asyncio.get_running_loop()
        self._threads: set[threading.Thread] = set()

    @property
    def load(self) -> int:
        """How many thoughts are waiting or under way."""
        return len(self._queue) + len(self._running)

    def ask(self, work: Callable[[], str]) -> Thought:
        """Have a search made; the thought is answered in the event loop."""
        thought = Thought(work, self._loop.create_future())
        self._queue.append(thought)
        self._start()
        return thought

    async def close(self) -> None:
        """End all searches with their slice."""
        for thought in [*self._queue, *self._running]:
            thought.abandon()
        self._queue.clear()
        for thread in list(self._threads):
            await asyncio.to_thread(thread.join)

    def _start(self) -> None:
        while self._queue and len(self._running) < self._most:
            thought = self._queue.popleft()
            if not thought.abandoned:
                self._running.add(thought)
                thread = threading.Thread(target=self._work, args=(thought,), daemon=True)
                self._threads.add(thread)
                thread.start()

    def _work(self, thought: Thought) -> None:
        """In a thread: make the search and hand over its answer."""
        _step_back()
        move, problem = "", None
        self._turnstile.enter()
        try:
            with pausing(lambda: self._pause(thought)):
                self._pause(thought)
                move = thought.work()
        except Exception as error:
            problem = error
        finally:
            self._turnstile.leave()
            with contextlib.suppress(RuntimeError):  # the loop has ended
                self._loop.call_soon_threadsafe(
                    self._finish, thought, threading.current_thread(), move, problem
                )

    def _pause(self, thought: Thought) -> None:
        if thought.abandoned:
            raise Abandoned
        self._turnstile.step_aside()

    def _finish(
        self, thought: Thought, thread: threading.Thread, move: str, problem: Exception | None
    ) -> None:
        self._running.discard(thought)
        self._threads.discard(thread)
        if not thought.answer.done():
            if problem is None:
                thought.answer.set_result(move)
            else:
                thought.answer.set_exception(problem)
        self._start()


def _step_back() -> None:
    """Let this thread run behind the event loop where the system can do that."""
    if sys.platform == "linux":  # elsewhere it would be all of the process
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICENESS)
