"""Ending a process when a signal says so, but never in the middle of what must be finished."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager


class _Now:
    holds = 0  # how much is going on that must be finished
    told = False  # whether a signal came meanwhile


def end(*_: object) -> None:
    """A signal's handler: leave now, or as soon as nothing is held."""
    if _Now.holds:
        _Now.told = True
    else:
        sys.exit(0)


@contextmanager
def held() -> Iterator[None]:
    """Within this no signal ends the process; one that came does so afterwards."""
    _Now.holds += 1
    try:
        yield
    finally:
        _Now.holds -= 1
        if _Now.told and not _Now.holds:
            _Now.told = False
            sys.exit(0)
