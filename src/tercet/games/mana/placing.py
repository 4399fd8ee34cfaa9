"""Mana's positions that are set up by hand: ``rrdrrr/6/6/6/6/RRDRRR b 0 0``.

Capital letters are black's pieces: R ronin, D daimyo. Then come the seat to move, the bird's number
(0: it binds nobody) and the plies in a row without a capture or a return. Ronin that are not on the
board have been captured.
"""

import numpy as np

from tercet.core.bits import popcount
from tercet.core.jit import kernel
from tercet.core.placing import DESCRIBE, PASS_TURN, PLACE, Board, Count, Letter, Placement
from tercet.core.state import MOVER, OVER, Int, State
from tercet.games.mana.kernel import (
    BIRD,
    DAIMYO,
    IDLE,
    IDLE_LIMIT,
    ON_MARKS,
    PIECES,
    TO_PLACE,
    key,
    remember,
)

_CELLS = tuple(f"{file}{rank}" for rank in "654321" for file in "abcdef")
PLACEMENT = Placement(
    (
        Board("board", _CELLS, (6,) * 6, ("R", "D", "r", "d"), ("D", "d")),
        Letter("mover", ("b", "w")),
        Count("bird", 3),
        Count("idle", 9999),
    ),
    "rrdrrr/6/6/6/6/RRDRRR b 0 0",
)
MOVER_AT, BIRD_AT, IDLE_AT = 36, 37, 38

# Why there is no such position; the first numbers are those of `observe`
ONE_DAIMYO, FIVE_RONIN, NOTHING_BELOW_BIRD, IDLE_TOO_LONG = range(100, 104)


@kernel(PLACE)
def place(numbers: State, state: State, facts: State) -> Int:
    """Write the state of a position; 0, or why there is none."""
    daimyos = np.zeros(2, np.int64)
    for cell in range(36):
        piece = numbers[cell] - 1
        if piece < 0:
            continue
        square = (5 - cell // 6) * 8 + cell % 6
        seat = piece // 2
        state[PIECES + seat] |= 1 << square
        if piece % 2:
            state[DAIMYO + seat] = square
            daimyos[seat] += 1
    state[TO_PLACE] = 0
    seat = numbers[MOVER_AT]
    state[MOVER] = seat
    state[BIRD] = numbers[BIRD_AT]
    state[IDLE] = numbers[IDLE_AT]
    remember(state, np.int64(key(state)))
    for one in range(2):
        facts[0] = one
        facts[1] = daimyos[one]
        if daimyos[one] != 1:
            return ONE_DAIMYO
        facts[1] = popcount(state[PIECES + one]) - 1
        if facts[1] > 5:
            return FIVE_RONIN
    facts[0] = state[BIRD]
    facts[1] = 1 - seat
    if state[BIRD] and state[PIECES + 1 - seat] & ON_MARKS[state[BIRD]] == 0:
        return NOTHING_BELOW_BIRD
    facts[0] = state[IDLE_LIMIT]
    return IDLE_TOO_LONG if state[IDLE] >= state[IDLE_LIMIT] else 0


@kernel(DESCRIBE)
def describe(state: State, numbers: State) -> Int:
    """Write the numbers of a position; 0 during the setup and when the game is over."""
    if state[TO_PLACE] or state[MOVER] == OVER:
        return 0
    for cell in range(36):
        square = (5 - cell // 6) * 8 + cell % 6
        numbers[cell] = 0
        for seat in range(2):
            if state[PIECES + seat] >> square & 1:
                numbers[cell] = 1 + 2 * seat + np.int64(state[DAIMYO + seat] == square)
    numbers[MOVER_AT] = state[MOVER]
    numbers[BIRD_AT] = state[BIRD]
    numbers[IDLE_AT] = state[IDLE]
    return 1


@kernel(PASS_TURN)
def pass_turn(state: State) -> Int:
    """Give the turn to the other seat, as a skip does: the bird binds nobody."""
    if state[TO_PLACE] or state[MOVER] == OVER:
        return 0
    state[MOVER] = 1 - state[MOVER]
    state[BIRD] = 0
    return 1
