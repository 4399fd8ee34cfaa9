"""What search needs to know of Mandala, gathered: `worlds`, `handmade` and `learned` values."""

from tercet.core.default_insight import final_by_margin
from tercet.core.jit import FINAL, kernel
from tercet.core.state import Int, State
from tercet.games.mandala.handmade import guess, static
from tercet.games.mandala.kernel import score
from tercet.games.mandala.learned import evaluate, rank
from tercet.games.mandala.worlds import determine

__all__ = [
    "MARGIN",
    "SCALE",
    "STATIC_SCALE",
    "determine",
    "evaluate",
    "final",
    "guess",
    "rank",
    "static",
]

SCALE = 100.0
STATIC_SCALE = 100.0
MARGIN = True


@kernel(FINAL)
def final(state: State, _plies: Int) -> Int:
    """A win and by how much."""
    return final_by_margin(state, score(state, 0) - score(state, 1))
