"""The picture of a game that has none of its own: a board of squares, and the rest as a list."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from tercet.core.game import Event
from tercet.core.plain import PlainTable, facts_on, files_and_ranks
from tercet.core.registry import find
from tercet.core.svg import INK, QUIET, Picture, text, use
from tercet.core.texts import texts

WIDTH, FRAME, LINE = 480, 8, 26
MOST = 52  # letters of a line
BRIGHT, DIM, PAST, WOOD = "#efe6d3", "#ddcfb3", "#e6cf8f", "#8f7f63"
PIECES = "".join(
    f'<g id="plain-{name}"><circle cy="4" r="45" fill-opacity=".25"/><circle r="44" fill="{body}" '
    f'stroke="{edge}" stroke-width="4"/><circle r="30" fill="none" stroke="{edge}" '
    'stroke-width="3" stroke-opacity=".6"/></g>'
    for name, body, edge in (("light", "#fbf6ea", "#6b5f4a"), ("dark", "#2a2722", "#a2977f"))
)


@cache
def _table(game: str) -> PlainTable:
    return PlainTable(find(game), texts("en", game))


def draw(view: dict[str, Any], events: Iterable[Event]) -> Picture:
    """What the viewer sees, with the viewer's seat at the bottom and the last move marked."""
    table = _table(view["game"])
    shapes, height = [f"<defs>{PIECES}</defs>"], FRAME
    squares = tuple(dict.fromkeys(square for grid in table.grids.values() for square in grid))
    if squares:
        board, height = _board(table, squares, view, _squares_in(events, squares))
        shapes += board
    for label, words in table.rows(view):
        height += LINE
        shapes.append(text(FRAME, height, 15, label, QUIET, "start"))
        cut = words if len(words) <= MOST else f"{words[:MOST]}…"
        shapes.append(text(FRAME + 110, height, 15, cut, INK, "start"))
    return Picture(WIDTH, height + FRAME, "".join(shapes))


def _squares_in(events: Iterable[Event], squares: tuple[str, ...]) -> set[str]:
    """The squares that the last move was about."""
    return {
        fact
        for event in events
        for fact in event.values()
        if isinstance(fact, str) and fact in squares
    }


def _board(
    table: PlainTable, squares: tuple[str, ...], view: dict[str, Any], past: set[str]
) -> tuple[list[str], int]:
    """All squares with what is on them, and how high they are."""
    files, ranks = files_and_ranks(squares, turned=view["viewer"] == table.seats[1])
    side = (WIDTH - 2 * FRAME) // max(len(files), len(ranks))
    wide, high = side * len(files) + 2 * FRAME, side * len(ranks) + 2 * FRAME
    left = (WIDTH - wide) // 2
    shapes = [f'<rect x="{left}" width="{wide}" height="{high}" rx="12" fill="{WOOD}"/>']
    for row, rank in enumerate(ranks):
        for column, file in enumerate(files):
            square = file + rank
            if square not in squares:
                continue
            x, y = left + FRAME + column * side, FRAME + row * side
            fill = PAST if square in past else DIM if (row + column + len(ranks)) % 2 else BRIGHT
            shapes.append(f'<rect x="{x}" y="{y}" width="{side}" height="{side}" fill="{fill}"/>')
            shapes.append(text(x + 5, y + 15, 13, square, QUIET, "start"))
            shapes += _content(table, square, view["table"], x + side / 2, y + side / 2, side)
    return shapes, high


def _content(
    table: PlainTable, square: str, fields: dict[str, Any], x: float, y: float, side: int
) -> list[str]:
    """The pieces on a square, and the words below them."""
    facts = [
        fact
        for name in table.grids
        if square in fields[name]
        for fact in facts_on(name, fields[name][square]).items()
    ]
    shapes = []
    for _, value in facts:
        if value in table.seats:
            name = "plain-dark" if table.is_dark(value) else "plain-light"
            shapes.append(use(name, x, y, side * 0.62 / 100))
    words = [table.text(*fact) for fact in facts if fact[1] not in table.seats]
    if words:
        said = " ".join(words)
        size = min(18, side * 1.6 / len(said))
        shapes.append(text(x, y + side * 0.44, size, said, INK))
    return shapes
