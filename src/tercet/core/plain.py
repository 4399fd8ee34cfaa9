"""What lies on the table of any game, by its schema: for games without a drawing of their own.

The message ``label-FIELD`` says what a field is called that is not on squares, ``FIELD-VALUE`` what
a word ``VALUE`` of a field is called; without a message it is its own name.
"""

from collections.abc import Iterator
from typing import Any

from tercet.core.game import Game
from tercet.core.schema import Obj, squares_of
from tercet.core.texts import Texts


class PlainTable:
    """The table of one game, field by field."""

    def __init__(self, game: Game, words: Texts) -> None:
        """Get ready to describe it with these words."""
        from tercet.core.default_kernel import scores  # noqa: PLC0415 - it has kernels

        if not isinstance(game.schema.TABLE, Obj):
            raise TypeError("a table is an object")
        self._words = words
        self.seats = game.seats
        self.symbols = {seat: "●" if self.is_dark(seat) else "○" for seat in game.seats}
        self._counts = game.kernel.scores is not scores  # the default ones say only who has won
        on_squares = {name: squares_of(node) for name, node in game.schema.TABLE.fields.items()}
        self.grids = {name: squares for name, squares in on_squares.items() if squares}
        self._others = [name for name, squares in on_squares.items() if not squares]

    def is_dark(self, seat: str) -> bool:
        """Whether the pieces of a seat are dark ones: black's, or else those of the second seat."""
        return seat == "black" or (seat == self.seats[1] and seat != "white")

    def rows(self, view: dict[str, Any]) -> Iterator[tuple[str, str]]:
        """What is not on squares, then the seats with their scores: a label and a text for each."""
        for name in self._others:
            yield self._words.word("label", name), self.text(name, view["table"][name])
        for seat, symbol in self.symbols.items():
            score = view["scores"][seat] if self._counts else ""
            yield f"{symbol} {self._words.say(f'seat-{seat}')}", str(score)

    def text(self, name: str, value: Any) -> str:
        """A value in short: a seat by its symbol, a word by its message."""
        if value is None or value is False:
            return "–"
        if value is True:
            return "✓"
        if isinstance(value, dict):
            return "  ".join(
                f"{self.text(name, key)} {self.text(key, one)}" for key, one in value.items()
            )
        if isinstance(value, list):
            return ", ".join(self.text(name, one) for one in value)
        return self.symbols.get(value) or self._words.word(name, value)


def files_and_ranks(squares: tuple[str, ...], *, turned: bool) -> tuple[list[str], list[str]]:
    """The files from left to right and the ranks from top to bottom."""
    files = sorted({square[0] for square in squares}, reverse=turned)
    return files, sorted({square[1:] for square in squares}, key=int, reverse=not turned)


def facts_on(name: str, value: Any) -> dict[str, Any]:
    """What is on a square, by the names of the facts."""
    return value if isinstance(value, dict) else {name: value}
