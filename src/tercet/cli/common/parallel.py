"""Threads on all cores: kernels release Python's lock while they run."""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def thread_map(function: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
    """Call `function` on every item; results come in order, and items are taken when needed."""
    pending: deque[Future[Result]] = deque()
    pool = ThreadPoolExecutor(cores())
    try:
        for item in items:
            pending.append(pool.submit(function, item))
            if len(pending) > 4 * cores():
                yield pending.popleft().result()
        while pending:
            yield pending.popleft().result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
