"""The figures of Mandala's guide: tables as piles of letters, with all other cards in the deck."""

import random
from collections import Counter
from typing import Any

import tercet
from tercet.games.mandala.kernel import COLOURS
from tests.games.figures import Recipe
from tests.rules.table import mandala

_EACH = 18  # cards of each colour


def _letters(piles: Any) -> str:
    return piles if isinstance(piles, str) else "".join(map(_letters, piles))


def _laid(moves: str = "", refusals: str = "", tries: str | None = None, **piles: Any) -> Recipe:
    """A table of these piles, after these moves."""

    def position() -> tercet.Position:
        lying = [given for name, given in piles.items() if name != "turn"]
        used = Counter(_letters(lying))
        deck = "".join(colour * (_EACH - used[colour]) for colour in COLOURS)
        table = mandala(**piles, deck=deck)
        if moves:
            table.play(moves)
        return table.position

    return Recipe(position, "first", tries, refusals=tuple(refusals.split()))


FIGURES = {
    "table": _laid(
        mountains=("rryo", "gpp"),
        fields=(("gg", "p"), ("b", "oo")),
        hands=("rrgyybb", "rogpyb"),
        rivers=("gp", "yro"),
        cups=("ggpp", "yyrr"),
        discard="bbrogp",
    ),
    "colours": _laid(
        refusals="A1g A1p B1r1 B1r2 B1p1 A2o B2g1 B2p1 B2o1",
        mountains=("rry", "gp"),
        fields=(("g", "p"), ("", "o")),
        hands=("rrgpob", "rrooyy"),
        rivers=("", "y"),
        cups=("yo", "y"),
        discard="rbb",
    ),
    "claiming": _laid(
        "A1g",
        tries="",
        turn="second",
        mountains=("rroyyy", "op"),
        fields=(("pp", "b"), ("", "g")),
        hands=("rogbb", "gobyr"),
        rivers=("rg", "yp"),
        cups=("rrgo", "ypp"),
        discard="bbgpo",
    ),
    "worth": _laid(
        "A1b =b",
        mountains=("b", "g"),
        fields=(("pproy", "g"), ("", "")),
        hands=("by", "ro"),
        rivers=("ryogp", "gyrp"),
        cups=("rrrryyyyyooooooppp", "gggyyyrrrrpppbb"),
    ),
}


def _played_at_random() -> tercet.Position:
    """The beginning of a game in which everything happens that cards can do."""
    chance = random.Random(6)
    position = tercet.start("mandala", seed="6")
    for _ in range(52):
        position.play(chance.choice(position.legal_moves()))
    return position


GAME = Recipe(_played_at_random, "first")
