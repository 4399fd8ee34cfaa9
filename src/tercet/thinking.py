"""How positions find good moves: what `Position.analyse` and `Position.best_move` call.

`core` may not import searches; this package sets ``Position.thinking`` to this module.
"""

from typing import Any

from tercet.core.analysis import Analysis
from tercet.core.position import Position


def analyse(position: Position, **asked: Any) -> Analysis:
    """The best moves, and what is proven of them."""
    from tercet.analysis import analyse  # noqa: PLC0415 - it imports numba

    return analyse(position, **asked)


def best_move(position: Position, level: int, seed: str) -> str:
    """The move that the computer player of a level chooses."""
    from tercet.players import Turn, make  # noqa: PLC0415 - they import numba

    return make(f"level:{level}", position.rules, seed).choose(Turn.of(position))
