"""Searching for moves: threads beside the event loop that take fair turns.

A few searches are under way at a time, and only as many of them run as there are cores to spare.
After each slice of some ten milliseconds a search lets the next one run. A search that nobody
waits for any more ends with its slice.
"""

import asyncio
import contextlib
import os
import sys
import threading
from collections import deque
from collections.abc import Callable

from tercet.core.position import Position
from tercet.search.report import pausing

_NICENESS = 5  # the event loop comes first


class Cancelled(Exception):
    """Nobody waits for this search any more."""


class FairSemaphore:
    """Lets a number of threads run at a time, in the order in which they came."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: deque[threading.Event] = deque()
        self._lock = threading.Lock()

    def acquire(self) -> None:
        """Wait for a place."""
        with self._lock:
            if self._free:
                self._free -= 1
                return
            called = threading.Event()
            self._waiting.append(called)
        called.wait()

    def release(self) -> None:
        """Give the place to the thread that has waited longest."""
        with self._lock:
            if self._waiting:
                self._waiting.popleft().set()
            else:
                self._free += 1

    def yield_turn(self) -> None:
        """Let the threads that wait go first, if there are any."""
        if self._waiting:
            self.release()
            self.acquire()


class SearchJob:
    """A search that was asked for; `move` is what it will find."""

    def __init__(
        self, search: Callable[[], str], move: asyncio.Future[str], position: Position | None
    ) -> None:
        """See `SearchQueue.add`."""
        self.search = search
        self.move = move
        self.position = position
        self.cancelled = False

    def cancel(self) -> None:
        """End it with its slice."""
        self.cancelled = True
        self.move.cancel()


class SearchQueue:
    """The searches that wait, and the threads that work on them."""

    def __init__(self, cores: int | None = None) -> None:
        """Use so many cores, by default all but one."""
        spare = cores or max(1, (os.cpu_count() or 2) - 1)
        self._running_threads = FairSemaphore(spare)
        self._most_started = spare + 3  # each holds some memory
        self._waiting: deque[SearchJob] = deque()
        self._started: dict[SearchJob, threading.Thread] = {}
        self._loop = asyncio.get_running_loop()

    @property
    def most(self) -> int:
        """How many searches are under way at a time."""
        return self._most_started

    def __len__(self) -> int:
        """How many searches are waiting or under way."""
        return len(self._waiting) + len(self._started)

    def add(self, search: Callable[[], str], position: Position | None = None) -> SearchJob:
        """Have a search made in a thread; `position` is what the move is for."""
        job = SearchJob(search, self._loop.create_future(), position)
        self._waiting.append(job)
        self._start_some()
        return job

    async def close(self) -> None:
        """End all searches with their slice."""
        for job in [*self._waiting, *self._started]:
            job.cancel()
        self._waiting.clear()
        for thread in list(self._started.values()):
            await asyncio.to_thread(thread.join)

    def _start_some(self) -> None:
        while self._waiting and len(self._started) < self._most_started:
            job = self._waiting.popleft()
            if not job.cancelled:
                thread = threading.Thread(target=self._run, args=(job,), daemon=True)
                self._started[job] = thread
                thread.start()

    def _run(self, job: SearchJob) -> None:
        """In a thread: search, and hand over what was found."""
        _lower_priority()
        move, error = "", None
        self._running_threads.acquire()
        try:
            with pausing(lambda: self._pause(job)):
                self._pause(job)
                move = job.search()
        except Exception as failure:
            error = failure
        finally:
            self._running_threads.release()
            with contextlib.suppress(RuntimeError):  # the loop has ended
                self._loop.call_soon_threadsafe(self._finish, job, move, error)

    def _pause(self, job: SearchJob) -> None:
        if job.cancelled:
            raise Cancelled
        self._running_threads.yield_turn()

    def _finish(self, job: SearchJob, move: str, error: Exception | None) -> None:
        del self._started[job]
        if not job.move.done():
            if error is None:
                job.move.set_result(move)
            else:
                job.move.set_exception(error)
        self._start_some()


def _lower_priority() -> None:
    """Let the event loop go before this thread, where the system can do that."""
    if sys.platform == "linux":  # elsewhere it would be all of the process
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICENESS)
