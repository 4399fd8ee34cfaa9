"""Lines typed at a keyboard, with completion of what may be said."""

from collections.abc import Iterable

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion, PathCompleter
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.shortcuts import CompleteStyle
from prompt_toolkit.styles import Style

from tercet.cli.kit.terminal import Terminal
from tercet.cli.table.stopping import Stopping

# By default prompt_toolkit marks non-breaking spaces, which Czech and Polish texts contain.
STYLE = Style.from_dict({"nbsp": "nounderline ansidefault"})


class LineCompleter(Completer):
    """Completes a whole line from a list; behind a word, a move again or the name of a file."""

    def __init__(self, lines: list[str]) -> None:
        """Complete to one of these."""
        self._lines = lines
        self._paths = PathCompleter(expanduser=True)

    def get_completions(self, document: Document, event: CompleteEvent) -> Iterable[Completion]:
        """What the line could become."""
        typed = document.text_before_cursor.lstrip()
        first, space, rest = typed.partition(" ")
        if space and first in self._lines and first.isalpha():
            yield from self._paths.get_completions(Document(rest, len(rest)), event)
            return
        for line in self._lines:
            if line.casefold().startswith(typed.casefold()):
                yield Completion(line, start_position=-len(typed))


class PromptReader:
    """Asks with prompt_toolkit; everybody has a history of his own, which no other can call up."""

    def __init__(self, terminal: Terminal, stopping: Stopping) -> None:
        """Ask on this terminal."""
        self._hint = terminal.words().say("play-hint")
        self._stopping = stopping
        self._sessions: dict[str, PromptSession[str]] = {}

    def ask(self, question: str, who: str, completions: list[str]) -> str:
        """The next line of this person."""
        session = self._sessions.setdefault(who, PromptSession(history=InMemoryHistory()))
        hint = self._hint if who else None
        return self._read(session, question, completions, hint).strip()

    def pause(self, question: str) -> None:
        """Wait for Enter; what is typed before it is forgotten."""
        self._read(PromptSession(is_password=True), question, [], None)

    def _read(
        self,
        session: PromptSession[str],
        question: str,
        completions: list[str],
        hint: str | None,
    ) -> str:
        with self._stopping.waiting():
            return session.prompt(
                FormattedText([("bold", f"{question} ")]),
                completer=LineCompleter(completions),
                complete_while_typing=True,
                bottom_toolbar=hint,
                style=STYLE,
                complete_style=CompleteStyle.MULTI_COLUMN,
                reserve_space_for_menu=4,  # the drawing above must stay on a screen of 24 lines
            )
