"""Signals that end a process, delivered only when it can end cleanly."""

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

_STOP_SIGNALS = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]


class _Exit:
    deferrals = 0  # nested `defer_exit` blocks
    requested = False  # whether a signal came during them


def exit_on_signal(*_: object) -> None:
    """A signal handler: exit now, or at the end of the outermost `defer_exit` block."""
    if _Exit.deferrals:
        _Exit.requested = True
    else:
        sys.exit(0)


@contextmanager
def defer_exit() -> Iterator[None]:
    """Finish this block before `exit_on_signal` may end the process."""
    _Exit.deferrals += 1
    try:
        yield
    finally:
        _Exit.deferrals -= 1
        if _Exit.requested and not _Exit.deferrals:
            _Exit.requested = False
            sys.exit(0)


class Stopped(Exception):
    """A signal asked the program to stop; `code` is the exit code that shells expect."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.code = 128 + number


class StopSignals:
    """Turns stop signals into `Stopped`, raised only where the program allows it."""

    def __init__(self) -> None:
        self.interrupt: Callable[[Stopped], None] = _raise  # called in the signal handler
        self._stopped: Stopped | None = None
        self._interruptible = False

    @contextmanager
    def handled(self) -> Iterator[None]:
        """Handle stop signals, except those that our parent process made us ignore."""
        numbers = [n for n in _STOP_SIGNALS if signal.getsignal(n) != signal.SIG_IGN]
        before = {number: signal.signal(number, self._handle) for number in numbers}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextmanager
    def interruptible(self) -> Iterator[None]:
        """Allow a signal, also one that came before, to interrupt this block."""
        self._interruptible = True
        try:
            if self._stopped is not None:
                raise self._stopped
            yield
        finally:
            self._interruptible = False

    def _handle(self, number: int, _frame: FrameType | None) -> None:
        self._stopped = Stopped(number)
        if self._interruptible:
            self.interrupt(self._stopped)


def _raise(stopped: Stopped) -> None:
    raise stopped
