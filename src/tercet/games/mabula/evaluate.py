"""What search needs to know of Mabula: how good a position looks, which moves to try first."""

from tercet.core.bits import popcount
from tercet.core.default_insight import final_by_margin
from tercet.core.jit import ENDGAME, EVALUATE, FINAL, RANK, helper, kernel
from tercet.core.state import MOVER, UNKNOWN, Int, State
from tercet.games.mabula.endgame import MOST_ON_EDGE, value_near_end
from tercet.games.mabula.kernel import (
    EDGE,
    FILE_A,
    MARBLES,
    PRODUCT,
    SKIP,
    counting_cells,
    score,
    slide,
)
from tercet.games.mabula.playout import playout

__all__ = ["MARGIN", "SCALE", "endgame", "evaluate", "final", "playout", "rank"]

SCALE = 2.0
MARGIN = True
FEW_ON_EDGE = 2  # with so few marbles on the edge, looking ahead costs less than ranking


@kernel(EVALUATE)
def evaluate(state: State) -> Int:
    """The lead in the score as the marbles lie now."""
    return score(state, 0) - score(state, 1)


@kernel(FINAL)
def final(state: State, _plies: Int) -> Int:
    """A win and by how much."""
    return final_by_margin(state, score(state, 0) - score(state, 1))


@kernel(ENDGAME)
def endgame(state: State, alpha: Int, beta: Int) -> Int:
    """The value if few marbles are left on the edge."""
    white = state[MARBLES]
    black = state[MARBLES + 1]
    if popcount((white | black) & EDGE) > MOST_ON_EDGE:
        return UNKNOWN
    cells = counting_cells(state)
    return value_near_end(white, black, state[MOVER], cells, state[PRODUCT], alpha, beta)


@helper
def bonds(marbles: Int) -> Int:
    """How many pairs of marbles lie side by side."""
    return popcount(marbles & (marbles << 1 & ~FILE_A)) + popcount(marbles & marbles << 8)


@kernel(RANK)
def rank(state: State, actions: State, begin: Int, end: Int, ranks: State) -> None:
    """Moves that join own marbles and part the opponent's come first."""
    seat = state[MOVER]
    white = state[MARBLES]
    black = state[MARBLES + 1]
    if popcount((white | black) & EDGE) <= FEW_ON_EDGE:
        for index in range(begin, end):
            ranks[index] = 0
        return
    for index in range(begin, end):
        action = actions[index]
        if action == SKIP:
            ranks[index] = 30
            continue
        slide(state, seat, action // 6, action % 6 + 1)
        lead = bonds(state[MARBLES + seat]) - bonds(state[MARBLES + 1 - seat])
        ranks[index] = min(max(30 + lead, 0), 60)
        state[MARBLES] = white
        state[MARBLES + 1] = black
