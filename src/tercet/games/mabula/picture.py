"""Mabula as a picture, from a view alone: pearl and obsidian on wood, bridges in groups."""

from collections.abc import Iterable
from itertools import combinations
from math import dist
from typing import Any

from tercet.core.game import Event
from tercet.core.svg import Picture, empty_board, text, use

Point = tuple[float, float]
FILES, RANKS = "abcdefgh", "12345678"
PITCH, MARGIN, SIZE = 80, 22, 684
BRASS, MARK = "#f0d9a6", "#fff6de"
# Of each seat: the ink on its glass, the shine of a bridge, the glass
GLASS = {"white": ("#22252b", "#ffffff", "#efe6d4"), "black": ("#ffffff", "#5a667b", "#14171d")}


def draw(view: dict[str, Any], events: Iterable[Event]) -> Picture:
    """The board, seen from the viewer's seat, with the last slide, groups and scores."""
    turned = view["viewer"] == "black"
    files, ranks = (FILES[::-1], RANKS) if turned else (FILES, RANKS[::-1])

    def place(cell: str) -> Point:
        return _middle(files.index(cell[0])), _middle(ranks.index(cell[1]))

    shapes, sizes = [], []
    for index, (file, rank) in enumerate(zip(files, ranks, strict=True)):
        shapes.append(text(_middle(index), SIZE - 7, 22, file, BRASS))
        shapes.append(text(14, _middle(index) + 7, 22, rank, BRASS))
    slides = [event for event in events if event["type"] == "slide"]
    shapes += [_slide(place(slide["from"]), place(slide["to"])) for slide in slides]
    for seat, groups in view["table"]["groups"].items():
        for group in groups:
            bridges = [(place(one), place(other)) for one, other in neighbours(group)]
            shapes.append(_bridges(seat, bridges))
            if len(group) > 2 or (bridges and not all(map(on_edge, group))):
                sizes.append(_size(seat, bridges, len(group), largest=len(groups[0])))
    for cell, seat in view["table"]["board"].items():
        shapes.append(use(f"mabula-{seat}", *place(cell)))
    corners = {"white": 52 if turned else SIZE - 56, "black": SIZE - 56 if turned else 52}
    shapes += [_score(view, seat, y) for seat, y in corners.items()]
    return empty_board(__file__).under(shapes + sizes)


def on_edge(cell: str) -> bool:
    """Whether a cell is part of the edge around the field."""
    return cell[0] in "ah" or cell[1] in "18"


def neighbours(group: list[str]) -> list[tuple[str, str]]:
    """The pairs of cells of a group that touch each other."""
    return [
        (one, other)
        for one, other in combinations(group, 2)
        if abs(ord(one[0]) - ord(other[0])) + abs(ord(one[1]) - ord(other[1])) == 1
    ]


def _middle(index: int) -> float:
    """The middle of a column or row."""
    return MARGIN + (index + 0.5) * PITCH


def _slide(start: Point, end: Point) -> str:
    (x, y), (x2, y2) = start, end
    return (
        f'<g class="last" fill="none" stroke="{MARK}" stroke-width="3.5" stroke-linecap="round">'
        f'<path d="M{x:g} {y:g}L{x2:g} {y2:g}" stroke-dasharray="1 9"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="9"/><circle cx="{x2:g}" cy="{y2:g}" r="35"/></g>'
    )


def _bridges(seat: str, bridges: list[tuple[Point, Point]]) -> str:
    path = "".join(f"M{x:g} {y:g}L{x2:g} {y2:g}" for (x, y), (x2, y2) in bridges)
    _, shine, glass = GLASS[seat]
    return (
        f'<path d="{path}" stroke="{glass}" stroke-width="20"/>'
        f'<path d="{path}" stroke="{shine}" stroke-width="3"/>'
    )


def _size(seat: str, bridges: list[tuple[Point, Point]], count: int, largest: int) -> str:
    """The number of marbles of a group, on the bridge next to its middle."""
    middles = [((x + x2) / 2, (y + y2) / 2) for (x, y), (x2, y2) in bridges]
    centre = [sum(numbers) / len(middles) for numbers in zip(*middles, strict=True)]
    x, y = min(middles, key=lambda middle: dist(middle, centre))
    ink, shine, glass = GLASS[seat]
    rim = BRASS if count == largest else shine
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="16" fill="{glass}" stroke="{rim}" stroke-width="3"/>'
        f"{text(x, y + 8, 22, count, ink)}"
    )


def _score(view: dict[str, Any], seat: str, y: int) -> str:
    """A seat's score in the corner on its side; its marble has a ring while it is to move."""
    x = SIZE - 74
    ring = f'<circle cx="{x}" cy="{y}" r="21" fill="none" stroke="{BRASS}" stroke-width="3"/>'
    return (
        (ring if view["to_move"] == seat else "")
        + use(f"mabula-{seat}", x, y, 0.5)
        + text(SIZE - 33, y + 11, 32, view["scores"][seat], BRASS)
    )
