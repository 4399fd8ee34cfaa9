"""Work on all cores by threads: kernels release the lock while they run."""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

Item = TypeVar("Item")
Answer = TypeVar("Answer")


def cores() -> int:
    """How many threads are worth starting."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def on_all_cores(work: Callable[[Item], Answer], items: Iterable[Item]) -> Iterator[Answer]:
    """The answers in the order of the items, with few of them under way at a time."""
    under_way: deque[Future[Answer]] = deque()
    pool = ThreadPoolExecutor(cores())
    try:
        for item in items:
            under_way.append(pool.submit(work, item))
            if len(under_way) > 4 * cores():
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
