"""Mabula drawn for the terminal, from a view alone: glass on wood, bridges between neighbours."""

from itertools import pairwise
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tercet.core.texts import Texts

FILES, RANKS = "abcdefgh", "12345678"
GLYPHS = {"white": "○", "black": "●"}
WOOD = "on #8f6b3d"
STYLES = {"white": f"bold #ffffff {WOOD}", "black": f"bold #000000 {WOOD}"}
FRAME = f"#c9a877 {WOOD}"
ACROSS, UP = 4, 2  # how far apart neighbours are drawn
LIGHT, HEAVY = ("─", "│"), ("━", "┃")  # bridges; heavy ones within a largest group


class Canvas:
    """Characters by place, each with a style, drawn on wood."""

    def __init__(self) -> None:
        """An empty board with the frame between the edge and the field."""
        self.width, self.height = 7 * ACROSS + 3, 7 * UP + 1
        self._cells: dict[tuple[int, int], tuple[str, str]] = {}
        left, right, top, bottom = 3, self.width - 4, 1, self.height - 2
        for x in range(left, right + 1):
            self.put(x, top, "─", FRAME)
            self.put(x, bottom, "─", FRAME)
        for y in range(top, bottom + 1):
            self.put(left, y, "│", FRAME)
            self.put(right, y, "│", FRAME)
        for x, y, corner in (
            (left, top, "┌"),
            (right, top, "┐"),
            (left, bottom, "└"),
            (right, bottom, "┘"),
        ):
            self.put(x, y, corner, FRAME)

    def put(self, x: int, y: int, character: str, style: str) -> None:
        """Draw a character over whatever is there."""
        self._cells[x, y] = character, style

    def line(self, y: int) -> Text:
        """A line of the drawing."""
        text = Text()
        for x in range(self.width):
            text.append(*self._cells.get((x, y), (" ", WOOD)))
        return text


def draw(view: dict[str, Any], words: Texts) -> RenderableType:
    """The board, seen from the viewer's seat, and the groups beside it."""
    table = Table.grid(padding=(0, 3))
    table.add_column(no_wrap=True)
    table.add_column(max_width=38)
    table.add_row(board(view), Group(*beside(view, words)))
    return table


def board(view: dict[str, Any]) -> Text:
    """The edge around the field, marbles joined to the groups they form."""
    turned = view["viewer"] == "black"
    files = FILES[::-1] if turned else FILES
    ranks = RANKS if turned else RANKS[::-1]
    canvas = Canvas()
    _draw_cells(canvas, view["table"]["board"], files, ranks)
    for groups in view["table"]["groups"].values():
        for group in groups:
            bridges = HEAVY if len(group) == len(groups[0]) > 1 else LIGHT
            _draw_bridges(canvas, view["table"]["board"], set(group), bridges, files, ranks)
    names = Text("   " + (" " * (ACROSS - 1)).join(files), "dim")
    lines = [names]
    for y in range(canvas.height):
        name = ranks[y // UP] if y % UP == 0 else " "
        lines.append(Text(f"{name} ", "dim").append_text(canvas.line(y)).append(f" {name}", "dim"))
    return Text("\n").join([*lines, names])


def _draw_cells(canvas: Canvas, marbles: dict[str, str], files: str, ranks: str) -> None:
    for row, rank in enumerate(ranks):
        for column, file in enumerate(files):
            if seat := marbles.get(f"{file}{rank}"):
                canvas.put(1 + ACROSS * column, UP * row, GLYPHS[seat], STYLES[seat])
            elif 0 < row < 7 and 0 < column < 7:
                canvas.put(1 + ACROSS * column, UP * row, "·", FRAME)


def _draw_bridges(
    canvas: Canvas,
    marbles: dict[str, str],
    group: set[str],
    bridges: tuple[str, str],
    files: str,
    ranks: str,
) -> None:
    across, up = bridges
    for row, rank in enumerate(ranks):
        for column, (file, following) in enumerate(pairwise(files)):
            if {f"{file}{rank}", f"{following}{rank}"} <= group:
                style = STYLES[marbles[f"{file}{rank}"]]
                for x in range(1, ACROSS):
                    canvas.put(1 + ACROSS * column + x, UP * row, across, style)
    for row, (rank, below) in enumerate(pairwise(ranks)):
        for column, file in enumerate(files):
            if {f"{file}{rank}", f"{file}{below}"} <= group:
                style = STYLES[marbles[f"{file}{rank}"]]
                canvas.put(1 + ACROSS * column, UP * row + 1, up, style)


def beside(view: dict[str, Any], words: Texts) -> list[Text]:
    """What each player's groups are worth as the marbles lie now."""
    notes = [Text()]
    scoring = view["options"]["scoring"]
    for seat, glyph in GLYPHS.items():
        sizes = [len(group) for group in view["table"]["groups"][seat]]
        score = words.say(f"beside-{scoring}", score=view["scores"][seat])
        notes += [
            Text(f"{glyph} {words.say(f'seat-{seat}')}", "bold"),
            Text(f"  {score}"),
            Text(f"  {words.say('beside-groups', sizes=' '.join(map(str, sizes)) or '–')}"),
            Text(),
        ]
    if view["options"]["edge"] == "ignored":
        notes.append(Text(words.say("beside-edge-ignored"), "dim"))
    return notes
