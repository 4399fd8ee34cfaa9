"""Coroutines that seldom have to wait, without the cost of a task for each.

From Python 3.12 on tasks can begin at once by themselves; until that is the oldest we run on, this.
"""

from collections.abc import Awaitable, Coroutine, Generator
from types import coroutine
from typing import Any


def begun(work: Coroutine[Any, None, None]) -> Awaitable[None] | None:
    """Run a coroutine until it is done or has to wait; then the rest of it, to be awaited."""
    try:
        waiting = work.send(None)
    except StopIteration:
        return None
    return _rest(work, waiting)


@coroutine
def _rest(work: Coroutine[Any, None, None], waiting: Any) -> Generator[Any, None, None]:
    while True:
        try:
            try:
                yield waiting
            except BaseException as error:
                waiting = work.throw(error)
            else:
                waiting = work.send(None)
        except StopIteration:
            return
