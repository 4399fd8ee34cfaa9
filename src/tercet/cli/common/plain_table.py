"""The table of a game that has no drawing of its own: cells as a grid, the rest as a list.

The schema says what there is. The message ``label-FIELD`` says what a field of the list is called,
``FIELD-VALUE`` what a word ``VALUE`` of a field is called; without a message it is its own name.
"""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as RichTable
from rich.text import Text

from tercet.core.game import Game
from tercet.core.registry import find
from tercet.core.schema import Obj, squares_of
from tercet.core.texts import Texts

_SYMBOLS = "○●"  # of the two seats


def draw(view: dict[str, Any], words: Texts) -> RenderableType:
    """What the viewer sees, with the viewer's seat at the bottom."""
    return PlainTable(find(view["game"]), words).draw(view)


class PlainTable:
    """Draws what can be seen of one game."""

    def __init__(self, game: Game, words: Texts) -> None:
        """Get ready to draw with these words."""
        from tercet.core.default_kernel import scores  # noqa: PLC0415 - it has kernels

        self._schema = game.schema.TABLE
        self._symbols = dict(zip(game.seats, _SYMBOLS, strict=True))
        self._second = game.seats[1]
        self._counts = game.kernel.scores is not scores  # the default ones say only who has won
        self._words = words

    def draw(self, view: dict[str, Any]) -> RenderableType:
        """All grids, and the rest below them."""
        if not isinstance(self._schema, Obj):
            raise TypeError("a table is an object")
        grids: list[RenderableType] = []
        rest = RichTable.grid(padding=(0, 2))
        for name, node in self._schema.fields.items():
            value = view["table"][name]
            if squares := squares_of(node):
                turned = view["viewer"] == self._second
                grids.append(self._grid(name, squares, value, turned=turned))
            else:
                rest.add_row(Text(self._words.word("label", name), "bold"), self._text(name, value))
        for seat, symbol in self._symbols.items():
            score = view["scores"][seat] if self._counts else ""
            rest.add_row(Text(f"{symbol} {self._words.say(f'seat-{seat}')}"), str(score))
        return Group(*grids, rest)

    def _grid(
        self, name: str, cells: tuple[str, ...], values: dict[str, Any], *, turned: bool
    ) -> RichTable:
        """Cells with the rows from top to bottom."""
        files = sorted({cell[0] for cell in cells}, reverse=turned)
        ranks = sorted({cell[1:] for cell in cells}, key=int, reverse=not turned)
        grid = RichTable(box=box.SQUARE, show_header=False, show_lines=True)
        for rank in ranks:
            row = [
                self._cell(name, values[cell]) if cell in values else "·" * (cell in cells)
                for cell in (file + rank for file in files)
            ]
            grid.add_row(Text(rank, "dim"), *row)
        grid.add_row("", *(Text(file, "dim") for file in files))
        return grid

    def _cell(self, name: str, value: Any) -> str:
        """What is in a cell, without the names of its facts."""
        facts = value if isinstance(value, dict) else {name: value}
        return " ".join(self._text(fact, one) for fact, one in facts.items())

    def _text(self, name: str, value: Any) -> str:
        """A value in short: a seat by its symbol, a word by its message."""
        if value is None or value is False:
            return "–"
        if value is True:
            return "✓"
        if isinstance(value, dict):
            return "  ".join(
                f"{self._text(name, key)} {self._text(key, one)}" for key, one in value.items()
            )
        if isinstance(value, list):
            return ", ".join(self._text(name, one) for one in value)
        return self._symbols.get(value) or self._words.word(name, value)
