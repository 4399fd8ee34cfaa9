"""The output of a command: messages in the user's language, tables, JSON, errors."""

import json
import sys
from collections.abc import Container, Iterable
from typing import TYPE_CHECKING, Any

from rich.console import Console, JustifyMethod, RenderableType
from rich.table import Table
from rich.text import Text

from tercet.core.texts import Texts, texts

if TYPE_CHECKING:
    from tercet.core.game import Game

_CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # cursor home, clear the screen, clear the scrollback


class _Output(Console):
    def on_broken_pipe(self) -> None:
        """Raise, so that `application.run` handles it; rich would exit by itself."""
        raise BrokenPipeError


class Terminal:
    """Standard input and output, and the language that they use."""

    def __init__(self, language: str) -> None:
        """Use this language."""
        self.language = language
        # Texts of records and people are printed literally: no markup, no highlighting.
        self.out = _Output(markup=False, highlight=False, emoji=False)

    @property
    def has_screen(self) -> bool:
        """Whether the output goes to a screen, not to a file or a pipe."""
        return self.out.is_terminal

    @property
    def is_interactive(self) -> bool:
        """Whether somebody types and sees the output."""
        return sys.stdin is not None and sys.stdin.isatty() and self.has_screen

    def words(self, game: str | None = None) -> Texts:
        """The shared texts, and those of a game, in the terminal's language."""
        return texts(self.language, game)

    def print(self, content: RenderableType) -> None:
        """Print a drawing or a table."""
        self.out.print(content)

    def print_line(self, text: str = "", style: str = "") -> None:
        """Print a line; on a screen it is wrapped between words, elsewhere it stays whole."""
        self.out.print(Text(text, style), soft_wrap=not self.has_screen)

    def print_message(self, message: str, style: str = "", **facts: Any) -> None:
        """Print a message of the shared texts."""
        self.print_line(self.words().say(message, **facts), style)

    def print_json(self, value: dict[str, Any]) -> None:
        """Print an object as one line of JSON."""
        self.out.file.write(json.dumps(value, ensure_ascii=False) + "\n")

    def clear(self) -> None:
        """Clear the screen and the scrollback."""
        if self.has_screen:
            self.out.file.write(_CLEAR)
            self.out.file.flush()

    def find_game(self, name: str, *modules: str, players: bool = False) -> "Game":
        """The game with this name, loaded together with its players or with other modules.

        A progress bar is shown while they are compiled.
        """
        from tercet.cli.common.preparing import load  # noqa: PLC0415 - imports numba
        from tercet.core.registry import find, game_names  # noqa: PLC0415
        from tercet.core.warm import Stage  # noqa: PLC0415

        if name in game_names():
            levels = Stage(name, "players").entries if players else []
            load([*Stage(name, "rules").entries, *levels, *modules], self.words(name))
        return find(name)


def print_error(text: str) -> None:
    """Write a line to standard error, if there is one."""
    if sys.stderr is not None:
        sys.stderr.write(f"{text}\n")
        sys.stderr.flush()


def make_table(words: Texts, prefix: str, columns: Iterable[str], left: Container[str]) -> Table:
    """A table with the headers ``PREFIX-COLUMN``; all but `left` are right-aligned."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in columns:
        justify: JustifyMethod = "left" if column in left else "right"
        table.add_column(words.say(f"{prefix}-{column}"), justify=justify)
    return table
