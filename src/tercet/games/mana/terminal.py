"""Mana drawn for the terminal, from a view alone: ink on washi, strokes for marks."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tercet.core.texts import Texts

FILES, RANKS = "abcdef", "123456"
STROKE = "╱"
GLYPHS = {  # filled is black, outlined is white, a hat is a ronin, a crest the daimyo
    ("black", "daimyo"): "♚",
    ("black", "ronin"): "▲",
    ("white", "daimyo"): "♔",
    ("white", "ronin"): "△",
}
PAPER = "#22252b on #e9e0cb"
LINES = "#a89b7d on #e9e0cb"
FAINT = "#8a7f66 on #e9e0cb"
VERMILION = "bold #c8371b on #e9e0cb"


def draw(view: dict[str, Any], words: Texts) -> RenderableType:
    """The board, seen from the viewer's seat, and what is to be known beside it."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(max_width=25)
    table.add_row(board(view), Group(*beside(view, words)))
    return table


def board(view: dict[str, Any]) -> Text:
    """Six ranks of squares, a piece and the marks in each."""
    turned = view["viewer"] == "white"
    files = FILES[::-1] if turned else FILES
    ranks = RANKS if turned else RANKS[::-1]
    names = Text("   " + "".join(f"   {name}    " for name in files).rstrip(), "dim")
    lines = [names, _rule("┌┬┐")]
    for rank in ranks:
        lines += [_row(view, rank, files), _rule("├┼┤")]
    lines[-1] = _rule("└┴┘")
    return Text("\n").join([*lines, names])


def _rule(ends: str) -> Text:
    rule = ends[0] + ends[1].join(["─" * 7] * 6) + ends[2]
    return Text("  ").append(rule, LINES).append("  ")


def _row(view: dict[str, Any], rank: str, files: str) -> Text:
    line = Text(f"{rank} ", "dim")
    for name in files:
        line.append("│", LINES)
        line.append_text(_square(view["table"], f"{name}{rank}"))
    return line.append("│", LINES).append(f" {rank}", "dim")


def _square(table: dict[str, Any], name: str) -> Text:
    """A piece or none, and the marks; those of the bird's number stand out."""
    piece = table["board"].get(name)
    marks = table["marks"][name]
    glyph = " " if piece is None else GLYPHS[piece["seat"], piece["piece"]]
    square = Text(f" {glyph} ", f"bold {PAPER}")
    return square.append(f"{STROKE * marks:<4}", VERMILION if marks == table["bird"] else FAINT)


def beside(view: dict[str, Any], words: Texts) -> list[Text]:
    """Who is who, what the bird shows, who has lost whom, how near a draw is."""
    table, options = view["table"], view["options"]
    notes = [Text()]
    for seat in dict.fromkeys(seat for seat, _ in GLYPHS):
        notes.append(Text(words.say(f"seat-{seat}"), "bold"))
        notes += [
            Text(f" {GLYPHS[seat, piece]} {words.say(f'piece-{piece}')}")
            for piece in ("daimyo", "ronin")
        ]
        if lost := table["captured"][seat]:
            lost_glyphs = " ".join(GLYPHS[seat, "ronin"] * lost)
            notes.append(Text(f" {words.say('beside-captured', pieces=lost_glyphs)}"))
    notes += [Text(), _bird(view, words)]
    if table["occurrences"] > 1:
        facts = {"times": table["occurrences"], "limit": options["repetition"]}
        notes.append(Text(words.say("beside-repeated", **facts)))
    if 2 * table["idle"] >= options["idle"]:
        facts = {"plies": table["idle"], "limit": options["idle"]}
        notes.append(Text(words.say("beside-idle", **facts)))
    return notes


def _bird(view: dict[str, Any], words: Texts) -> Text:
    table = view["table"]
    if table["setting_up"]:
        options = view["options"]
        return Text(words.say("beside-setup", setup=options["setup"], first=options["first"]))
    if table["bird"] is None:
        return Text(words.say("beside-no-bird"))
    strokes = STROKE * table["bird"]
    return Text(words.say("beside-bird", bird=table["bird"], strokes=strokes), "bold #e0563b")
