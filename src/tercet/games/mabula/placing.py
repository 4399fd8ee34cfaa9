"""Mabula's positions that are set up by hand: ``wbbwbw/8/…/bwbwwb w``.

The rows from 8 to 1, of which the first and the last have no corners; w and b are marbles. Then
comes the seat to move.
"""

from tercet.core.bits import popcount
from tercet.core.jit import kernel
from tercet.core.placing import DESCRIBE, PASS_TURN, PLACE, Board, Letter, Placement
from tercet.core.state import CHANCE, DUE, MOVER, OVER, Int, State
from tercet.games.mabula.kernel import CELLS, FILLED, MARBLES, RING_SIZE, is_stuck

_CELLS = tuple(
    f"{'abcdefgh'[file]}{rank + 1}"
    for rank in range(7, -1, -1)
    for file in range(8)
    if CELLS >> (8 * rank + file) & 1
)
PLACEMENT = Placement(
    (
        Board("board", _CELLS, (6, *(8,) * 6, 6), ("w", "b")),
        Letter("mover", ("w", "b")),
    ),
    "wbbwbw/b6w/w6w/w6b/b6w/w6b/b6b/wbwbwb w",
)
MOVER_AT = 60

# Why there is no such position; the first numbers are those of `observe`
TWELVE_MARBLES, NOBODY_CAN_MOVE = range(100, 102)


@kernel(PLACE)
def place(numbers: State, state: State, facts: State) -> Int:
    """Write the state of a position; 0, or why there is none."""
    at = 0
    for rank in range(7, -1, -1):
        for file in range(8):
            cell = 8 * rank + file
            if CELLS >> cell & 1:
                if numbers[at]:
                    state[MARBLES + numbers[at] - 1] |= 1 << cell
                at += 1
    state[FILLED] = RING_SIZE
    state[DUE] = 0
    state[MOVER] = numbers[MOVER_AT]
    facts[0] = popcount(state[MARBLES])
    facts[1] = popcount(state[MARBLES + 1])
    if facts[0] != 12 or facts[1] != 12:
        return TWELVE_MARBLES
    return NOBODY_CAN_MOVE if is_stuck(state[MARBLES] | state[MARBLES + 1]) else 0


@kernel(DESCRIBE)
def describe(state: State, numbers: State) -> Int:
    """Write the numbers of a position; 0 while the ring is laid and when the game is over."""
    if state[MOVER] in (CHANCE, OVER):
        return 0
    at = 0
    for rank in range(7, -1, -1):
        for file in range(8):
            cell = 8 * rank + file
            if CELLS >> cell & 1:
                numbers[at] = state[MARBLES] >> cell & 1 | (state[MARBLES + 1] >> cell & 1) << 1
                at += 1
    numbers[MOVER_AT] = state[MOVER]
    return 1


@kernel(PASS_TURN)
def pass_turn(state: State) -> Int:
    """Give the turn to the other seat."""
    if state[MOVER] in (CHANCE, OVER):
        return 0
    state[MOVER] = 1 - state[MOVER]
    return 1
