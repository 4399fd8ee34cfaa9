"""Mana as a picture, from a view alone: ink on washi, strokes for marks, a crane for the bird."""

from collections.abc import Iterable
from typing import Any

from tercet.core.game import Event
from tercet.core.svg import Picture, empty_board, text, use

Point = tuple[float, float]
FILES, RANKS = "abcdef", "123456"
PITCH, LEFT, TOP = 90, 30, 124
TILE, RULE, MARK, FAINT, BIRD = "#fbf6ea", "#d5c8ac", "#6b6253", "#6a6150", "#c2412a"
PAST, BOUND = "#f1e0ab", "#fbf0e3"  # squares of the last move, and those of the bird's number


def draw(view: dict[str, Any], events: Iterable[Event]) -> Picture:
    """The board, seen from the viewer's seat, the bird over its number, captured pieces beside."""
    table, turned = view["table"], view["viewer"] == "white"
    files, ranks = (FILES[::-1], RANKS) if turned else (FILES, RANKS[::-1])

    def place(square: str) -> Point:
        column, row = files.index(square[0]), ranks.index(square[1])
        return LEFT + (column + 0.5) * PITCH, TOP + (row + 0.5) * PITCH

    walks = [event["path"] for event in events if event["type"] == "move"]
    past = {square for walk in walks for square in (walk[0], walk[-1])}
    shapes = [_bird(table["bird"])]
    for index, (file, rank) in enumerate(zip(files, ranks, strict=True)):
        shapes.append(text(LEFT + (index + 0.5) * PITCH, 683, 19.5, file, FAINT))
        shapes.append(text(18, TOP + (index + 0.5) * PITCH + 6, 19.5, rank, FAINT))
    for square, marks in table["marks"].items():
        bound = marks == table["bird"]
        shapes.append(_tile(place(square), PAST if square in past else BOUND if bound else TILE))
        if square not in table["board"]:
            shapes.append(_marks(*place(square), marks, bound))
    shapes += [_trail([place(square) for square in walk]) for walk in walks]
    for square, piece in table["board"].items():
        shapes.append(use(f"mana-{piece['seat']}-{piece['piece']}", *place(square)))
        shapes.append(_tab(place(square), table["marks"][square], table["bird"]))
    for seat in table["captured"]:
        y = 48 if (seat == "white") != turned else 734
        for index, kind in enumerate(beside(view, seat)):
            shapes.append(use(f"mana-{seat}-{kind}", 30 + index * 49, y, 0.72))
    return empty_board(__file__).under(shapes)


def beside(view: dict[str, Any], seat: str) -> list[str]:
    """The pieces of a seat beside the board: captured, or in the setup still to be placed."""
    table = view["table"]
    placed = [one["piece"] for one in table["board"].values() if one["seat"] == seat]
    missing = 6 - len(placed) if table["setting_up"] else table["captured"][seat]
    daimyo = ["daimyo"] * (missing > 0 and "daimyo" not in placed)
    if table["setting_up"] and view["options"]["setup"] == "standard":
        return daimyo  # the ronin fill their row by themselves
    return [*daimyo, *["ronin"] * (missing - len(daimyo))]


def _tile(place: Point, fill: str) -> str:
    x, y = place
    return (
        f'<rect x="{x - 42.5:g}" y="{y - 42.5:g}" width="85" height="85" rx="5" '
        f'fill="{fill}" stroke="{RULE}" stroke-width="1.2"/>'
    )


def _marks(x: float, y: float, marks: int, bound: bool, scale: float = 1) -> str:
    return f'<g fill="{BIRD if bound else MARK}">{use(f"mana-{marks}", x, y, scale)}</g>'


def _tab(place: Point, marks: int, bird: int | None) -> str:
    """The marks of a square on which a piece stands, small in its corner."""
    x, y = place[0] + 29, place[1] + 29
    return (
        f'<rect x="{x - 12.5:g}" y="{y - 12.5:g}" width="25" height="25" rx="4" fill="{TILE}" '
        f'stroke="{BIRD if marks == bird else RULE}" stroke-width="1.5"/>'
        f"{_marks(x, y, marks, marks == bird, 0.31)}"
    )


def _trail(points: list[Point]) -> str:
    path = "L".join(f"{x:g} {y:g}" for x, y in points)
    return (
        f'<path class="last" d="M{path}" fill="none" stroke="#4a4438" stroke-opacity=".3" '
        'stroke-width="14" stroke-linejoin="round" stroke-linecap="round"/>'
    )


def _bird(bird: int | None) -> str:
    """A sign for each number and one for none, and the bird over the one that holds."""
    shapes = []
    for number in range(4):
        x, here = 345 + number * 72, number == (bird or 0)
        edge = f'stroke="{BIRD}" stroke-width="2.4"' if here else f'stroke="{RULE}"'
        shapes.append(
            f'<rect x="{x - 33}" y="51" width="66" height="38" rx="5" {edge} '
            f'fill="{BOUND if here else "none"}"/>'
        )
        if number:
            shapes.append(text(x - 18, 77, 21, number, BIRD if here else FAINT))
            shapes.append(_marks(x + 10, 70, number, here, 0.5))
        else:
            ink = BIRD if here else MARK
            shapes.append(f'<g stroke="{ink}">{use("mana-none", x, 70)}</g>')
    return "".join([*shapes, use("mana-crane", 345 + (bird or 0) * 72, 33, 0.64)])
