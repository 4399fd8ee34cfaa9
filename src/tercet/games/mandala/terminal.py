"""Mandala drawn for the terminal, from a view alone: every colour of sand has its own symbol."""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tercet.core.game import Event
from tercet.core.texts import Texts

SYMBOLS = {"r": "▲", "o": "@", "y": "☼", "g": "♣", "p": "✿", "b": "☾"}
STYLES = {
    "r": "bold #ffffff on #b02a1e",
    "o": "bold #1c1204 on #e58a1f",
    "y": "bold #1c1204 on #efd24a",
    "g": "bold #ffffff on #2f7238",
    "p": "bold #ffffff on #6d3fa3",
    "b": "bold #ffffff on #3b3d44",
}
NOTHING = "–"
PLACES = 6


def draw(view: dict[str, Any], words: Texts) -> RenderableType:
    """The mandalas, the rivers, and what lies around them; the viewer's own side is below."""
    seats = list(view["table"]["hands"])
    if view["viewer"] != seats[1]:
        seats.reverse()
    parts = [mandalas, rivers, piles, hands]
    tables = [Padding(part(view, words, seats), (0, 0, 1, 0)) for part in parts]
    return Group(*tables[:-1], tables[-1].renderable, *notices(view, words))


def facts(event: Event) -> Event:
    """An event whose cards can be read: a letter and a symbol each."""
    if "cards" not in event:
        return event
    shown = [f"{colour}{SYMBOLS.get(colour, '')}" for colour in event["cards"]]
    return event | {"cards": " ".join(shown)}


def card(colour: str, count: int = 1) -> Text:
    """A card, or several of one colour."""
    number = f"×{count}" if count > 1 else ""
    return Text(f"{colour}{SYMBOLS[colour]}{number}", STYLES[colour])


def pile(cards: dict[str, int]) -> Text:
    """A pile of open cards."""
    shown = [card(colour, count) for colour, count in cards.items() if count]
    return Text(" ").join(shown) if shown else Text(NOTHING, "dim")


def mandalas(view: dict[str, Any], words: Texts, seats: list[str]) -> Table:
    """Both mandalas: a field above, the mountain, a field below."""
    above, below = seats
    both = view["table"]["mandalas"]
    table = _table("")
    for number in (1, 2):
        table.add_column(words.say("mandala-number", mandala=number), width=29)
    rows = [
        (words.say("field-of", seat=above), [mandala["fields"][above] for mandala in both]),
        (words.say("the-mountain"), [mandala["mountain"] for mandala in both]),
        (words.say("field-of", seat=below), [mandala["fields"][below] for mandala in both]),
    ]
    for name, areas in rows:
        table.add_row(name, *(pile(area) for area in areas))
    return table


def rivers(view: dict[str, Any], words: Texts, seats: list[str]) -> Table:
    """Both rivers, and what can be counted of cups and hands."""
    shown = view["table"]
    table = _table("")
    for place in range(1, PLACES + 1):
        table.add_column(str(place), width=2)
    for name in ("column-cup", "column-hand", "column-points"):
        table.add_column(words.say(name), justify="right")
    for seat in seats:
        river = [card(colour) for colour in shown["rivers"][seat]]
        river += [Text("·", "dim")] * (PLACES - len(river))
        score = view["scores"][seat]
        numbers = (shown["cups"][seat]["size"], shown["hands"][seat]["size"])
        points = "?" if score is None else str(score)
        table.add_row(words.say("river-of", seat=seat), *river, *map(str, numbers), points)
    return table


def piles(view: dict[str, Any], words: Texts, seats: list[str]) -> Table:
    """Cups as far as they are known, the discard pile, the deck, what the viewer has not seen."""
    shown = view["table"]
    table = _table(None)
    table.add_column()
    for seat in seats:
        cup = shown["cups"][seat]
        contents = pile(cup["claimed"])
        if cup["dealt"] is None:
            contents.append(f" {words.say('and-face-down')}", "dim")
        else:
            contents = pile({c: cup["claimed"][c] + cup["dealt"][c] for c in cup["claimed"]})
        table.add_row(words.say("cup-of", seat=seat), contents)
    table.add_row(words.say("the-discard-pile"), pile(shown["discard"]))
    deck = words.say("deck-size", count=shown["deck"]["size"])
    table.add_row(words.say("the-deck"), deck)
    if view["to_move"] is not None:
        table.add_row(words.say("the-unseen"), pile(shown["unseen"]))
    return table


def hands(view: dict[str, Any], words: Texts, seats: list[str]) -> Table:
    """The hands that the viewer may see."""
    table = _table(None)
    table.add_column()
    for seat in seats:
        hand = view["table"]["hands"][seat]["cards"]
        shown = Text(words.say("hand-hidden"), "dim") if hand is None else pile(hand)
        table.add_row(words.say("hand-of", seat=seat), shown)
    return table


def notices(view: dict[str, Any], words: Texts) -> list[Text]:
    """What is out of the ordinary just now."""
    shown, notes = view["table"], []
    if view["to_move"] is None:
        return []
    if shown["claiming"]:
        seat = view["to_move"]
        notes.append(words.say("notice-claim", mandala=shown["claiming"], seat=seat))
    if shown["last_mandala"]:
        notes.append(words.say("notice-last-mandala"))
    if shown["idle"] >= 50:
        notes.append(words.say("notice-idle", turns=shown["idle"]))
    return [Text(f" {note}", "bold") for note in notes]


def _table(name: str | None) -> Table:
    table = Table(box=None, padding=(0, 1), show_header=name is not None, header_style="dim")
    table.add_column(name or "", min_width=16, style="dim", no_wrap=True)
    return table
