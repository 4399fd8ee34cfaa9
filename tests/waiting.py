"""Waiting for what does not announce itself: a file that grows, another process."""

import time
from collections.abc import Callable


def until(holds: Callable[[], object]) -> None:
    """Wait until something holds."""
    while not holds():
        time.sleep(0.005)
