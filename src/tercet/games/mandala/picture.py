"""Mandala as a picture, from a view alone: cards of sand on linen, a symbol for each."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from tercet.core.game import Event
from tercet.core.svg import INK, QUIET, Picture, empty_board, text, use

CENTRES, MIDDLE, RADIUS = (126, 474), 215, 118  # of the two mandalas
CARD, TALL = 46, 1.32  # how wide a card is at most, and its height for its width
LINE, LAST = "#cdb98f", "#a8402c"


class Box(NamedTuple):
    """A place on the table."""

    x: float
    y: float
    wide: float
    high: float


def draw(view: dict[str, Any], events: Iterable[Event]) -> Picture:
    """The table, with the viewer's side below, and frames around what the last move changed."""
    table, seats = view["table"], list(view["table"]["hands"])
    below, above = seats if view["viewer"] != seats[1] else seats[::-1]
    changed = _changed(events)
    shapes = []
    for number, (x, mandala) in enumerate(zip(CENTRES, table["mandalas"], strict=True), 1):
        shapes.append(_disc(x, mandala, lit=table["claiming"] == number))
        shapes.append(text(x - RADIUS + 6, 118, 17, number, QUIET))
        areas = [
            (f"field-{above}", mandala["fields"][above], MIDDLE - 116, 72),
            ("mountain", mandala["mountain"], MIDDLE - 26, 70),
            (f"field-{below}", mandala["fields"][below], MIDDLE + 44, 72),
        ]
        for name, pile, y, high in areas:
            marked = changed & {f"{name}-{number}-{colour}" for colour in pile}
            shapes.append(_stacks(Box(x - RADIUS, y, 2 * RADIUS, high), pile, marked))
    for seat, y in ((above, 18), (below, 353)):
        shapes.append(_cup(y + 29, table["cups"][seat]["size"], marked=f"cup-{seat}" in changed))
        shapes.append(_river(y, table["rivers"][seat], changed, seat, top=seat == above))
        shapes.append(_hand(Box(372, y - 6, 220, 70), table["hands"][seat]))
    shapes.append(_pile(Box(272, 128, 56, 74), ["back"], table["deck"]["size"], marked=False))
    count, colours = sum(table["discard"].values()), [c for c, n in table["discard"].items() if n]
    shapes.append(_pile(Box(272, 230, 56, 74), colours, count, marked="discard" in changed))
    return empty_board(__file__).under(shapes)


def _changed(events: Iterable[Event]) -> set[str]:
    """The stacks and piles to which the last move brought cards."""
    changed = set()
    for event in events:
        match event:
            case {"type": "build", "mandala": mandala, "colour": colour}:
                changed.add(f"mountain-{mandala}-{colour}")
            case {"type": "grow", "mandala": mandala, "colour": colour, "seat": seat}:
                changed.add(f"field-{seat}-{mandala}-{colour}")
            case {"type": "claim", "seat": seat, "colour": colour}:
                places = {"river": f"river-{seat}-{colour}", "cup": f"cup-{seat}"}
                places["discarded"] = "discard"
                changed |= {place for fact, place in places.items() if event[fact]}
            case {"type": "discard"}:
                changed.add("discard")
    return changed


def _disc(x: float, mandala: dict[str, Any], *, lit: bool) -> str:
    """A mandala without its cards; it glows when it is complete. A bead shows each colour on it."""
    piles = [mandala["mountain"], *mandala["fields"].values()]
    name = "mandala-lit" if lit else "mandala-disc"
    beads = [
        use(f"mandala-bead-{colour}", x + (index - 2.5) * 35, MIDDLE - 33)
        for index, colour in enumerate(mandala["mountain"])
        if any(pile[colour] for pile in piles)
    ]
    return "".join([use(name, x, MIDDLE), use("mandala-band", x, MIDDLE), *beads])


def _cards(box: Box, colour: str, badge: str = "", *, under: int = 0, marked: bool = False) -> str:
    """A card, or a stack with a number on it and so many cards to be seen `under` the top one."""
    lift, scale = box.wide * 0.065, box.wide / 50
    shapes = [
        use(f"mandala-{colour}", box.x, box.y - level * lift, scale) for level in range(under + 1)
    ]
    top = box.y - under * lift
    if marked:
        shapes.append(_frame(Box(box.x, top, box.wide, box.high + under * lift)))
    if badge:
        size = max(13, box.wide * 0.3)
        half = size * (0.5 + 0.25 * len(badge))
        x, y = box.x + box.wide - half / 2, top + box.high - size * 0.4
        shapes.append(
            f'<rect x="{x - half:g}" y="{y - size * 0.68:g}" width="{2 * half:g}" '
            f'height="{size * 1.36:g}" rx="{size * 0.68:g}" fill="#fffdf6" stroke="{LINE}"/>'
        )
        shapes.append(text(x, y + size * 0.36, size, badge, INK))
    return "".join(shapes)


def _frame(box: Box) -> str:
    return (
        f'<rect class="last" x="{box.x - 3:g}" y="{box.y - 3:g}" width="{box.wide + 6:g}" '
        f'height="{box.high + 6:g}" rx="8" fill="none" stroke="{LAST}" stroke-width="2.5"/>'
    )


def _stacks(box: Box, pile: dict[str, int], marked: Iterable[str] = ()) -> str:
    """A stack of each colour, side by side."""
    shown = [(colour, count) for colour, count in pile.items() if count]
    gap = 7
    wide = min(CARD, (box.wide - gap) / max(len(shown), 1) - gap)
    left = box.x + (box.wide - len(shown) * (wide + gap) + gap) / 2
    ends = {name[-1] for name in marked}
    shapes = []
    for index, (colour, count) in enumerate(shown):
        place = Box(left + index * (wide + gap), box.y, wide, wide * TALL)
        place = place._replace(y=box.y + (box.high - place.high) / 2)
        badge, under = str(count) if count > 1 else "", min(count, 3) - 1
        shapes.append(_cards(place, colour, badge, under=under, marked=colour in ends))
    return "".join(shapes)


def _hand(box: Box, hand: dict[str, Any]) -> str:
    """The cards that are seen, or the backs of those that are not."""
    if hand["cards"] is not None:
        return _stacks(box, hand["cards"])
    count = hand["size"]
    step = min(36, (box.wide - CARD) / max(count - 1, 1))
    left = box.x + (box.wide - CARD - step * (count - 1)) / 2
    y = box.y + (box.high - CARD * TALL) / 2
    badges = [""] * (count - 1) + [str(count)]
    return "".join(
        _cards(Box(left + index * step, y, CARD, CARD * TALL), "back", badge)
        for index, badge in enumerate(badges[:count])
    )


def _pile(box: Box, colours: list[str], count: int, *, marked: bool) -> str:
    """The deck or the discard pile, with the last of its colours on top."""
    if not count:
        return use("mandala-place", box.x, box.y, box.wide / 43)
    return _cards(box, colours[-1], str(count), under=min(4, count // 16), marked=marked)


def _river(y: float, river: list[str], changed: set[str], seat: str, *, top: bool) -> str:
    """Six places with their values; the cards lie on the first of them."""
    shapes = [use("mandala-water", 74, y)]
    for index in range(6):
        x = 74 + index * 49
        if index < len(river):
            marked = f"river-{seat}-{river[index]}" in changed
            shapes.append(_cards(Box(x, y, 43, 57), river[index], marked=marked))
            shapes.append(text(x + 21.5, y - 5 if top else y + 73, 14, index + 1, INK))
        else:
            shapes.append(use("mandala-place", x, y))
            shapes.append(text(x + 21.5, y + 37, 22, index + 1, QUIET))
    return "".join(shapes)


def _cup(y: float, count: int, *, marked: bool) -> str:
    ring = f'<circle class="last" cx="35" cy="{y:g}" r="30" fill="none" stroke="{LAST}" '
    ring += 'stroke-width="2.5"/>'
    return use("mandala-cup", 35, y) + ring * marked + text(35, y + 8, 23, count, "#fff6e6")
