"""The figures of Mabula's guide: games from their ring of marbles on."""

import tercet
from tests.games.figures import Recipe

_RING = "bwbbwbwbwbbwbwbwwbwbwbww"
_TURN = "h3-g3 a5-f5 e8-e5 h5-g5 c1-c7 f1-f4 a7-b7 a2-b2"
_PUSH = "h4-b4 e1-e7 a3-d3 e8-e5 f8-f5 a4-c4 b8-b5 g8-g7 h7-c7 h2-e2 a6-g6 h6-e6"
_WALL = "h3-e3 e1-e5 a2-g2 b1-b7 a6-b6 a3-d3 c1-c2 c8-c6 d1-d4 h5-g5 h4-c4 d8-d4 e8-e5"
_WHOLE = (
    "a2-g2 h3-f3 h5-f5 h4-d4 h7-c7 g1-g2 a4-c4 b1-b2 a6-e6 a5-d5 h2-e2 a3-b3 "
    "a7-c7 g8-g4 f8-f4 b8-b5 d1-d3 h6-e6 f1-f3 e8-e5 c1-c4 e1-e4 c8-c7 d8-d7"
)
_EDGE = (
    "a5-g5 h5-e5 h3-g3 a6-g6 a2-c2 a3-b3 d1-d6 e1-e4 f8-f7 h6-d6 g1-g2 d8-d4 "
    "h7-c7 g8-g4 f1-f7 e8-e5 c8-c6 b1-b4 a7-b7 h2-g2 h4-g4 b8-b6 -- c1-c2"
)


def _played(
    ring: str,
    moves: str = "",
    tries: str | None = None,
    cause: str | None = None,
    **options: str,
) -> Recipe:
    def position() -> tercet.Position:
        game = tercet.start("mabula", setup=ring, **options)
        if moves:
            game.play(moves)
        return game

    return Recipe(position, "white", tries, cause)


_PUSH_RING = "wbwbwbwbbwwbwbbwbbwwbwwb"
_EDGE_RING = "bwbbwbwbbwwbwwbwbbwbwwbw"
FIGURES = {
    "start": _played(_RING),
    "turn": _played("bwbwwbwbbwwbwbbwwbbwbbww", _TURN, tries=""),
    "push": _played(_PUSH_RING, _PUSH),
    "pushed": _played(_PUSH_RING, f"{_PUSH} a5-d5"),
    "wall": _played("wbbwbbwwbwwbwbbwwbwbbwwb", _WALL, cause="a4-f4"),
    "group": _played(_RING, _WHOLE, scoring="group"),
    "product": _played(_RING, _WHOLE, scoring="product"),
    "edge": _played(_EDGE_RING, _EDGE, edge="counts"),
    "ignored": _played(_EDGE_RING, _EDGE, edge="ignored"),
}
