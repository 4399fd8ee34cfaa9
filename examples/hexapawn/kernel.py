"""Hexapawn's rules over a flat state.

HEX-1  Each side has three pawns on its first row; White moves first.
HEX-2  A pawn moves one square straight ahead if that square is empty.
HEX-3  A pawn captures one square diagonally ahead.
HEX-4  A pawn on the last row wins, so does the capture of all pawns.
HEX-5  Who cannot move has lost.

State, after the header: state[5:14] is the seat whose pawn is on each square, EMPTY if there is
none. Squares: a1 = 0, b1 = 1, c1 = 2, a2 = 3, …, c3 = 8. Actions: from · 9 + to.
"""

import numpy as np

from tercet.core.jit import APPLY, LEGAL, START, helper, kernel
from tercet.core.state import FIRST_WINS, HEADER, MOVER, OVER, REASON, RESULT, Int, State

BOARD = HEADER
HEAD = HEADER + 9
ACTIONS = 81
EMPTY = -1

ALLOWED, NOT_YOUR_PAWN, NOT_AHEAD, OCCUPIED, NOTHING_TO_CAPTURE = range(5)
BY_LAST_ROW, BY_CAPTURE, BY_NO_MOVE = range(3)


@kernel(START)
def start(_settings: State, state: State) -> None:
    """Place the pawns (HEX-1)."""
    state[BOARD : BOARD + 3] = 0
    state[BOARD + 3 : BOARD + 6] = EMPTY
    state[BOARD + 6 : BOARD + 9] = 1


@helper
def verdict(state: State, action: Int) -> Int:
    """Whether the seat to move may play an action, and if not, why (HEX-2, HEX-3)."""
    seat = state[MOVER]
    origin = action // 9
    target = action % 9
    sideways = abs(target % 3 - origin % 3)
    if state[BOARD + origin] != seat:
        return NOT_YOUR_PAWN
    if target // 3 - origin // 3 != 1 - 2 * seat or sideways > 1:
        return NOT_AHEAD
    if sideways == 0:
        return ALLOWED if state[BOARD + target] == EMPTY else OCCUPIED
    return ALLOWED if state[BOARD + target] == 1 - seat else NOTHING_TO_CAPTURE


@kernel(LEGAL)
def legal(state: State, actions: State, end: Int) -> Int:
    """Write the legal actions, ascending, starting at index `end`; return the index after them."""
    if state[MOVER] == OVER:
        return end
    for action in range(ACTIONS):
        if verdict(state, action) == ALLOWED:
            actions[end] = action
            end += 1
    return end


@kernel(APPLY)
def apply(state: State, action: Int) -> None:
    """Move a pawn and see whether that wins (HEX-4, HEX-5)."""
    seat = state[MOVER]
    target = action % 9
    state[BOARD + action // 9] = EMPTY
    state[BOARD + target] = seat
    state[MOVER] = 1 - seat
    if target // 3 == 2 - 2 * seat:
        state[REASON] = BY_LAST_ROW
    elif not np.any(state[BOARD:HEAD] == 1 - seat):
        state[REASON] = BY_CAPTURE
    elif legal(state, np.empty(ACTIONS, np.int64), 0) == 0:
        state[REASON] = BY_NO_MOVE
    else:
        return
    state[MOVER] = OVER
    state[RESULT] = FIRST_WINS + seat
