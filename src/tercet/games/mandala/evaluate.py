"""What search needs to know of Mandala, gathered: `worlds`, `handmade` and `learned` values."""

from tercet.core.jit import COUNT, FINAL, KEY, kernel
from tercet.core.state import DRAW, FIRST_WINS, RESULT, WIN, Int, State
from tercet.games.mandala.handmade import guess, static
from tercet.games.mandala.kernel import key, score
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
    "search_key",
    "static",
    "winning",
]

SCALE = 100.0
STATIC_SCALE = 100.0
MARGIN = True


@kernel(COUNT)
def winning(_state: State) -> Int:
    """No move is seen to win at once."""
    return -1


@kernel(FINAL)
def final(state: State, _plies: Int) -> Int:
    """A win and by how much."""
    if state[RESULT] == DRAW:
        return 0
    won = WIN if state[RESULT] == FIRST_WINS else -WIN
    return won + score(state, 0) - score(state, 1)


@kernel(KEY)
def search_key(state: State) -> Int:
    """All of the position counts."""
    return key(state)
