"""The figures of Mana's guide: positions from rank 6 down, and the move that led to them."""

from typing import Any

import tercet
from tests.games.figures import Recipe
from tests.rules.table import mana


def _begun(tries: str | None = None, **options: str) -> Recipe:
    return Recipe(lambda: tercet.start("mana", **options), "black", tries)


def _drawn(board: str, move: str = "", tries: str | None = None, **given: Any) -> Recipe:
    """A position as it is drawn; with a move, the one after it."""

    def position() -> tercet.Position:
        table = mana(board, **given)
        if move:
            table.play(move)
        return table.position

    return Recipe(position, "black", tries)


_WALK = """
.r..d.
..r...
......
..Rr..
.R....
.D....
"""
_CAPTURE = """
r.r.rd
.r.r..
......
......
.R..R.
RDR..R
"""
_BIRD = """
r....d
.rr.r.
......
.D....
....RR
R.R...
"""
_RETURN = """
r.rr.d
......
.R....
....r.
...R..
R.D...
"""
_END = """
r..r..
....d.
..r.R.
......
.D....
R....R
"""
FIGURES = {
    "start": _begun(setup="Db1 Df6"),
    "setup": _begun(tries=""),
    "advanced": _begun(setup="Dc1 Ra1 Rb2 Rd2 Re1 Rf2 De6 Ra5 Rb6 Rc5 Rd6 Rf5"),
    "walk": _drawn(_WALK, tries="c3"),
    "capture": _drawn(_CAPTURE, "b2xb5"),
    "bird": _drawn(_BIRD, "c5-d3", tries="", to_move="white", bird=3),
    "return": _drawn(_RETURN, "c6-c4", tries="", to_move="white", bird=2),
    "end": _drawn(_END, "e4xe5", bird=1),
}
