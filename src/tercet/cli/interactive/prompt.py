"""Reading lines: typed with completion on a terminal, or from a file or a pipe."""

import sys
from typing import Protocol

from tercet.cli.common.terminal import Terminal
from tercet.core.signals import StopSignals


class Prompt(Protocol):
    """Where lines come from; raises `EOFError` at the end of the input."""

    def ask(self, question: str, person: str, completions: list[str]) -> str:
        """The next line of this person."""
        ...

    def pause(self, question: str) -> None:
        """Wait for Enter."""
        ...


class StreamPrompt:
    """Reads standard input line by line."""

    def __init__(self, terminal: Terminal, signals: StopSignals) -> None:
        """Print the questions to this terminal."""
        self._terminal = terminal
        self._signals = signals
        self._pending: str | None = None  # a line that `pause` has read

    def ask(self, question: str, person: str, completions: list[str]) -> str:  # noqa: ARG002
        """The next line."""
        self._print(question)
        if self._pending is not None:
            line, self._pending = self._pending, None
        else:
            line = self._read()
        if not self._terminal.has_screen:
            self._terminal.print_line(line[:200])  # on a screen the typed line is visible anyway
        return line

    def pause(self, question: str) -> None:
        """Wait for a line; a line that is not empty answers the next question.

        So a script may leave out the empty lines.
        """
        self._print(question)
        self._terminal.print_line()
        if self._pending is None and (line := self._read()):
            self._pending = line

    def _print(self, question: str) -> None:
        self._terminal.out.print(question, end=" ", soft_wrap=True)
        self._terminal.out.file.flush()

    def _read(self) -> str:
        try:
            with self._signals.interruptible():
                line = sys.stdin.readline() if sys.stdin is not None else ""
        except OSError:  # the terminal was closed
            line = ""
        if not line:
            raise EOFError
        return line.strip()


def make_prompt(terminal: Terminal, signals: StopSignals) -> Prompt:
    """A prompt with completion if somebody types, else a plain one."""
    if terminal.is_interactive:
        from tercet.cli.interactive.keyboard_prompt import (  # noqa: PLC0415 - slow to import
            KeyboardPrompt,
        )

        return KeyboardPrompt(terminal, signals)
    return StreamPrompt(terminal, signals)
