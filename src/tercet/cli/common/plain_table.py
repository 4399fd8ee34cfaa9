"""The table of a game that has no drawing of its own: cells as a grid, the rest as a list."""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as RichTable
from rich.text import Text

from tercet.core.plain import PlainTable, facts_on, files_and_ranks
from tercet.core.registry import find
from tercet.core.texts import Texts


def draw(view: dict[str, Any], words: Texts) -> RenderableType:
    """What the viewer sees, with the viewer's seat at the bottom."""
    table = PlainTable(find(view["game"]), words)
    turned = view["viewer"] == table.seats[1]
    rest = RichTable.grid(padding=(0, 2))
    for label, text in table.rows(view):
        rest.add_row(Text(label, "bold"), text)
    grids = [
        _grid(table, name, squares, view["table"][name], turned=turned)
        for name, squares in table.grids.items()
    ]
    return Group(*grids, rest)


def _grid(
    table: PlainTable,
    name: str,
    squares: tuple[str, ...],
    values: dict[str, Any],
    *,
    turned: bool,
) -> RichTable:
    """Cells with the rows from top to bottom."""
    files, ranks = files_and_ranks(squares, turned=turned)
    grid = RichTable(box=box.SQUARE, show_header=False, show_lines=True)
    for rank in ranks:
        row = [
            _cell(table, name, values[square]) if square in values else "·" * (square in squares)
            for square in (file + rank for file in files)
        ]
        grid.add_row(Text(rank, "dim"), *row)
    grid.add_row("", *(Text(file, "dim") for file in files))
    return grid


def _cell(table: PlainTable, name: str, value: Any) -> str:
    """What is in a cell, without the names of its facts."""
    return " ".join(table.text(fact, one) for fact, one in facts_on(name, value).items())
