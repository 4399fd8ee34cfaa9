"""What a command talks through: a language, the two output streams, a way to leave."""

import json
import sys
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from cyclopts import Parameter
from rich.console import Console, RenderableType
from rich.text import Text

from tercet.core.texts import Texts, texts

if TYPE_CHECKING:
    from tercet.core.game import Game

_CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # home, wipe the screen, wipe what can be scrolled back to


class Screen(Console):
    """A console that reports a reader who has gone like any other file would."""

    def on_broken_pipe(self) -> None:
        """Let whoever runs the command deal with it."""
        raise BrokenPipeError


class Terminal:
    """The place where a command runs."""

    def __init__(self, language: str) -> None:
        """Speak this language on the process's own streams."""
        self.language = language
        # Text from records and people must come out as it is: no markup, no guessing at colours.
        self.out = Screen(markup=False, highlight=False, emoji=False)

    @property
    def has_screen(self) -> bool:
        """Whether somebody looks at the output."""
        return self.out.is_terminal

    @property
    def has_keyboard(self) -> bool:
        """Whether somebody types, rather than a file or a pipe bringing lines."""
        return sys.stdin is not None and sys.stdin.isatty() and self.has_screen

    def words(self, game: str | None = None) -> Texts:
        """The messages in the terminal's language."""
        return texts(self.language, game)

    def show(self, what: RenderableType) -> None:
        """Print a drawing or a table."""
        self.out.print(what)

    def line(self, text: str = "", style: str = "") -> None:
        """Print a line; on a screen it is wrapped between words, elsewhere it stays whole."""
        self.out.print(Text(text, style), soft_wrap=not self.has_screen)

    def data(self, facts: dict[str, Any]) -> None:
        """Write a line of JSON."""
        self.out.file.write(json.dumps(facts, ensure_ascii=False) + "\n")

    def say(self, message: str, style: str = "", **facts: Any) -> None:
        """Print a message of the shared catalogue."""
        self.line(self.words().say(message, **facts), style)

    def note(self, message: str, **facts: Any) -> None:
        """Say something beside the output, on the error stream."""
        complain(self.words().say(message, **facts))

    def clear(self) -> None:
        """Leave nothing on the screen, nor above it."""
        if self.has_screen:
            self.out.file.write(_CLEAR)
            self.out.file.flush()

    def find(self, name: str, *modules: str, players: bool = False) -> "Game":
        """The game of this name, loaded with its players, or with modules that it is needed for.

        Whoever waits for them to be compiled sees how far that is.
        """
        from tercet.cli.kit.preparing import load  # noqa: PLC0415 - brings numba
        from tercet.core.registry import find, game_names  # noqa: PLC0415
        from tercet.core.warm import Stage  # noqa: PLC0415

        if name in game_names():
            levels = Stage(name, "players").entries if players else []
            load([*Stage(name, "rules").entries, *levels, *modules], self.words(name))
        return find(name)


def complain(text: str) -> None:
    """Write a line to the error stream, if there is one."""
    if sys.stderr is not None:
        sys.stderr.write(f"{text}\n")
        sys.stderr.flush()


Here: TypeAlias = Annotated[Terminal, Parameter(parse=False)]
"""A command's parameter that is filled in by us, not from the command line."""
