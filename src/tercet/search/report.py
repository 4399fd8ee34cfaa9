"""What a search has found, and how a search is run: in slices, until a budget or a deadline."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Protocol

_SLICE_SECONDS = 0.01
_FIRST_SLICE = 32  # nodes; enough to measure the speed, and a millisecond or two at most
_SPARE = 0.01  # of the time: too little for another slice, it goes to the report
_thread = threading.local()


@contextmanager
def pausing(pause: Callable[[], None]) -> Iterator[None]:
    """Call `pause` between the slices of every search of this thread; it may wait, or raise."""
    _thread.pause = pause
    try:
        yield
    finally:
        del _thread.pause


@contextmanager
def reporting(listener: "Callable[[Report], None]") -> Iterator[None]:
    """Call `listener` with the report of every search that this thread runs to its end."""
    _thread.listener = listener
    try:
        yield
    finally:
        del _thread.listener


@dataclass(frozen=True)
class Verdict:
    """What is proven of a position or a move, for the player to move where the search began."""

    result: int  # 1 won, 0 drawn, -1 lost
    plies: int | None = None  # until the end with best play, where a quicker win is the better one
    scores: tuple[int, int] | None = None  # by seat, with best play, where the margin counts
    within: int | None = None  # the end comes after at most so many plies, if no more is known


@dataclass(frozen=True)
class Line:
    """A move, with what it leads to."""

    actions: tuple[int, ...]  # the move itself first
    chance: float  # estimated share of the point: wins and half of the draws, 0 to 1
    verdict: Verdict | None = None  # if proven
    visits: int = 0

    @property
    def action(self) -> int:
        """The move."""
        return self.actions[0]


@dataclass(frozen=True)
class Report:
    """The moves looked at, best first, and how much work it took."""

    lines: tuple[Line, ...]
    nodes: int
    depth: int = 0
    finished: bool = False  # more work would change nothing
    verdict: Verdict | None = None  # of the position, if proven


class Search(Protocol):
    """A search under way. Any slicing of the same work leads to the same report."""

    @property
    def finished(self) -> bool:
        """Whether more work would change nothing."""
        ...

    @property
    def nodes(self) -> int:
        """How many nodes or simulations it has taken so far."""
        ...

    def advance(self, nodes: int) -> None:
        """Work on for about so many nodes or simulations."""
        ...

    def report(self) -> Report:
        """What has been found so far."""
        ...


def run(
    search: Search,
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    begun: float | None = None,
    clock: Callable[[], float] = time.monotonic,
    watch: Callable[[Search], bool] | None = None,
) -> Report:
    """Search until `nodes` are spent or `seconds` are over or nothing is left to be found.

    With `nodes` alone the report depends on nothing but the search. The seconds are counted from
    `begun`, so that they include what was done before, such as making the search; by default they
    are counted from now. `watch` is called now and then, to tell about progress; the search stops
    when it returns False.
    """
    pause: Callable[[], None] | None = getattr(_thread, "pause", None)
    end = None if seconds is None else (clock() if begun is None else begun) + seconds
    spare = 0.0 if seconds is None else _SPARE * seconds
    before = search.nodes
    spent = 0
    size = _FIRST_SLICE
    speed = 1e12  # nodes per second of the last slice
    while not search.finished and (nodes is None or spent < nodes):
        if pause is not None:
            pause()
        most: float = size if nodes is None else min(size, nodes - spent)
        slice_begun = clock()
        if end is not None:
            left = end - slice_begun
            if spent and left <= spare:
                break
            # Half of what the time allows: speed changes, and a slice cannot be cut short.
            most = max(1, min(most, speed * left / 2))
        entered = time.monotonic()
        search.advance(int(most))
        spent_before, spent = spent, search.nodes - before
        speed = (spent - spent_before) / max(clock() - slice_begun, 1e-9)
        if watch is not None and not watch(search):
            break
        took = time.monotonic() - entered
        if took < _SLICE_SECONDS:
            size *= 2
        elif took > 2 * _SLICE_SECONDS:
            size = max(size // 2, _FIRST_SLICE)
    report = search.report()
    listener: Callable[[Report], None] | None = getattr(_thread, "listener", None)
    if listener is not None:
        listener(report)
    return report
