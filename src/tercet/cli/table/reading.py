"""Lines from the people at the table: typed with completion, or read from a file or a pipe."""

import sys
from typing import Protocol

from tercet.cli.kit.terminal import Terminal
from tercet.cli.table.stopping import Stopping


class Reader(Protocol):
    """Where lines come from; `EOFError` when there are no more."""

    def ask(self, question: str, who: str, completions: list[str]) -> str:
        """The next line of this person."""
        ...

    def pause(self, question: str) -> None:
        """Wait for Enter."""
        ...


class PlainReader:
    """Reads the standard input line by line."""

    def __init__(self, terminal: Terminal, stopping: Stopping) -> None:
        """Ask on this terminal."""
        self._terminal = terminal
        self._stopping = stopping
        self._kept: str | None = None

    def ask(self, question: str, who: str, completions: list[str]) -> str:  # noqa: ARG002
        """The next line."""
        self._put(question)
        if self._kept is not None:
            line, self._kept = self._kept, None
        else:
            line = self._line()
        if not self._terminal.has_screen:
            self._terminal.line(line[:200])  # what a screen would show anyway
        return line

    def pause(self, question: str) -> None:
        """Wait for a line; one that is not empty is taken as the answer to the next question.

        So a script may leave the empty lines out.
        """
        self._put(question)
        self._terminal.line()
        if self._kept is None and (line := self._line()):
            self._kept = line

    def _put(self, question: str) -> None:
        self._terminal.out.print(question, end=" ", soft_wrap=True)
        self._terminal.out.file.flush()

    def _line(self) -> str:
        try:
            with self._stopping.waiting():
                line = sys.stdin.readline() if sys.stdin is not None else ""
        except OSError:  # the terminal is gone
            line = ""
        if not line:
            raise EOFError
        return line.strip()


def make_reader(terminal: Terminal, stopping: Stopping) -> Reader:
    """The reader that fits where the program runs."""
    if terminal.has_keyboard:
        from tercet.cli.table.prompting import PromptReader  # noqa: PLC0415 - slow to import

        return PromptReader(terminal, stopping)
    return PlainReader(terminal, stopping)
