"""Signals that end a game: they wait for a moment at which the game can be saved whole."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_SIGNALS = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]


class Stopped(Exception):
    """The program was asked to end; `code` is its exit code."""

    def __init__(self, code: int) -> None:
        super().__init__()
        self.code = code


class Stopping:
    """While it is on, a signal is noted, and raised only while the program waits for somebody."""

    def __init__(self) -> None:
        self._asked: int | None = None
        self._waiting = False

    @contextmanager
    def on(self) -> Iterator[None]:
        """Take the signals in hand."""
        heard = [number for number in _SIGNALS if signal.getsignal(number) != signal.SIG_IGN]
        before = {number: signal.signal(number, self._note) for number in heard}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """The program waits for a line: a signal, also one noted before, ends the wait."""
        self._waiting = True
        try:
            if self._asked is not None:
                raise Stopped(self._asked)
            yield
        finally:
            self._waiting = False

    def _note(self, number: int, _frame: FrameType | None) -> None:
        self._asked = 128 + number
        if self._waiting and not _end_prompt(self._asked):
            raise Stopped(self._asked)


def _end_prompt(code: int) -> bool:
    """End a prompt that has the keyboard, so that it gives the keyboard back; else False."""
    if "prompt_toolkit" not in sys.modules:
        return False
    from prompt_toolkit.application import get_app_or_none  # noqa: PLC0415

    application = get_app_or_none()
    if application is None or application.loop is None:
        return False

    def leave() -> None:
        if application.future is not None and not application.future.done():
            application.exit(exception=Stopped(code))

    application.loop.call_soon_threadsafe(leave)
    return True
