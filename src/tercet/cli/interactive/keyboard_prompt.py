"""A prompt with completion of moves, commands and file names."""

from collections.abc import Iterable

from prompt_toolkit import PromptSession
from prompt_toolkit.application import get_app_or_none
from prompt_toolkit.completion import CompleteEvent, Completer, Completion, PathCompleter
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.shortcuts import CompleteStyle
from prompt_toolkit.styles import Style

from tercet.cli.common.terminal import Terminal
from tercet.core.signals import Stopped, StopSignals

# By default prompt_toolkit marks non-breaking spaces, which Czech and Polish texts contain.
STYLE = Style.from_dict({"nbsp": "nounderline ansidefault"})


class LineCompleter(Completer):
    """Completes a line to a move or a command, and after a command to a file name."""

    def __init__(self, lines: list[str]) -> None:
        """Complete to one of these."""
        self._lines = lines
        self._paths = PathCompleter(expanduser=True)

    def get_completions(self, document: Document, event: CompleteEvent) -> Iterable[Completion]:
        """The possible completions of the line."""
        typed = document.text_before_cursor.lstrip()
        first, space, rest = typed.partition(" ")
        if space and first in self._lines and first.isalpha():
            yield from self._paths.get_completions(Document(rest, len(rest)), event)
            return
        for line in self._lines:
            if line.casefold().startswith(typed.casefold()):
                yield Completion(line, start_position=-len(typed))


class KeyboardPrompt:
    """Asks with prompt_toolkit. Each person has a separate history: it may contain secrets."""

    def __init__(self, terminal: Terminal, signals: StopSignals) -> None:
        """Ask on this terminal."""
        self._toolbar = terminal.words().say("play-hint")
        self._signals = signals
        self._sessions: dict[str, PromptSession[str]] = {}
        signals.interrupt = _interrupt

    def ask(self, question: str, person: str, completions: list[str]) -> str:
        """The next line of this person."""
        session = self._sessions.setdefault(person, PromptSession(history=InMemoryHistory()))
        toolbar = self._toolbar if person else None
        return self._read(session, question, completions, toolbar).strip()

    def pause(self, question: str) -> None:
        """Wait for Enter; whatever is typed before it is discarded."""
        self._read(PromptSession(is_password=True), question, [], None)

    def _read(
        self,
        session: PromptSession[str],
        question: str,
        completions: list[str],
        toolbar: str | None,
    ) -> str:
        with self._signals.interruptible():
            return session.prompt(
                FormattedText([("bold", f"{question} ")]),
                completer=LineCompleter(completions),
                complete_while_typing=True,
                bottom_toolbar=toolbar,
                style=STYLE,
                complete_style=CompleteStyle.MULTI_COLUMN,
                reserve_space_for_menu=4,  # so that the board stays visible in 24 lines
            )


def _interrupt(stopped: Stopped) -> None:
    """End the prompt by its own means, so that it restores the terminal's mode."""
    application = get_app_or_none()
    if application is None or application.loop is None:
        raise stopped

    def exit_application() -> None:
        if application.future is not None and not application.future.done():
            application.exit(exception=stopped)

    application.loop.call_soon_threadsafe(exit_application)
