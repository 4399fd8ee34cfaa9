"""What is seen of Mana, as numbers: the table, what a move did, and why a move is not allowed."""

import numpy as np

from tercet.core.bits import lowest, popcount
from tercet.core.default_kernel import scores
from tercet.core.jit import helper, kernel
from tercet.core.observing import EVENTS_SIGNATURE, NOTATE_SIGNATURE, VIEW_SIGNATURE, WHY_SIGNATURE
from tercet.core.state import MAX_ACTIONS, MOVER, Int, State
from tercet.games.mana.kernel import (
    ACTIONS,
    ADVANCED,
    BIRD,
    BOARD,
    DAIMYO,
    FIRST_ROW,
    HISTORY,
    IDLE,
    MARKS,
    ON_MARKS,
    PIECES,
    PLACE_DAIMYO,
    PLACE_RONIN,
    POSITIONS,
    RETURN,
    SKIP,
    TO_PLACE,
    TWO_ROWS,
    WALKS,
    WALKS_BEGIN,
    legal,
)

# The places of a view; the scores are first
CAPTURED = 2
SEEN_BIRD = 4
SETTING_UP = 5
SEEN_IDLE = 6
OCCURRENCES = 7
BOARD_SEEN = 8  # two numbers per square: the seat, -1 if it is empty, and whether it is a daimyo

# The kinds of events
PLACED, RETURNED, SKIPPED, MOVED, CAPTURE, BIRD_FLEW = range(6)

# The reasons
(
    SETUP_DONE,
    CAN_ACT,
    SETUP_FIRST,
    SETUP_FIRST_ADVANCED,
    RONIN_FILL_THE_ROW,
    DAIMYO_PLACED,
    DAIMYO_PLACED_ADVANCED,
    DAIMYO_FIRST_ADVANCED,
    DAIMYO_ON_A_TWO,
    SETUP_OCCUPIED,
    OWN_TWO_ROWS,
    NONE_CAPTURED,
    MUST_MOVE,
    RETURN_OCCUPIED,
    ENEMY_PIECE,
    NO_PIECE,
    SAME_SQUARE,
    BIRD_BINDS,
    WRONG_DISTANCE,
    OWN_PIECE,
    BLOCKED,
) = range(21)


@helper
def occurrences(state: State) -> Int:
    """How often the present position has been there, now included."""
    end = HISTORY + state[POSITIONS]
    number = 0
    for index in range(HISTORY, end):
        number += state[index] == state[end - 1]
    return number


@kernel(VIEW_SIGNATURE, brief=True)
def view(seen: State, out: State) -> None:
    """Write the scores, the pieces by square, captured ronin and the bird."""
    scores(seen, out[:2])
    setting_up = seen[TO_PLACE] != 0
    out[SEEN_BIRD] = seen[BIRD] if seen[BIRD] else -1
    out[SETTING_UP] = setting_up
    out[SEEN_IDLE] = seen[IDLE]
    out[OCCURRENCES] = occurrences(seen)
    for seat in range(2):
        pieces = seen[PIECES + seat]
        out[CAPTURED + seat] = 0 if setting_up else 6 - popcount(pieces)
        while pieces:
            square = lowest(pieces)
            at = BOARD_SEEN + 2 * square
            out[at] = seat
            out[at + 1] = seen[DAIMYO + seat] == square
            pieces &= pieces - 1


@helper
def leads_to(origin: Int, walk: Int, target: Int) -> Int:
    """Whether a walk from a square leads to another one and stays on the board."""
    marks = MARKS[origin]
    for step in range(marks):
        square = origin + WALKS[walk, step]
        if square < 0 or square >= 64 or not BOARD >> square & 1:
            return False
    return origin + WALKS[walk, marks - 1] == target


@helper
def on_the_way(origin: Int, walk: Int) -> Int:
    """The squares between the start of a walk and its end."""
    squares = 0
    for step in range(MARKS[origin] - 1):
        squares |= 1 << (origin + WALKS[walk, step])
    return squares


@helper
def write_walk(before: State, origin: Int, target: Int, out: State) -> None:
    """Write how long the walk is and its squares: the straightest of those that were free."""
    marks = MARKS[origin]
    occupied = before[PIECES] | before[PIECES + 1]
    for walk in range(WALKS_BEGIN[marks], WALKS_BEGIN[marks + 1]):
        if leads_to(origin, walk, target) and not on_the_way(origin, walk) & occupied:
            out[0] = marks + 1
            out[1] = origin
            for step in range(marks):
                out[2 + step] = origin + WALKS[walk, step]
            return


@kernel(EVENTS_SIGNATURE, brief=True)
def events(before: State, action: Int, _drawn: State, after: State, out: State) -> Int:
    """Write what a move did, in the order in which it is to be shown."""
    seat = before[MOVER]
    out[0, 1] = seat
    if action == SKIP:
        out[0, 0] = SKIPPED
        return 1
    if action > SKIP:
        is_daimyo = action < PLACE_RONIN
        out[0, 0] = PLACED
        out[0, 2] = is_daimyo
        out[0, 3] = action - (PLACE_DAIMYO if is_daimyo else PLACE_RONIN)
        return 1
    end = 1
    if action >= RETURN:
        out[0, 0] = RETURNED
        out[0, 2] = action - RETURN
    else:
        origin = action >> 6
        target = action & 63
        out[0, 0] = MOVED
        out[0, 2] = before[DAIMYO + seat] == origin
        out[0, 3] = origin
        out[0, 4] = target
        write_walk(before, origin, target, out[0, 5:])
        if before[PIECES + 1 - seat] >> target & 1:
            is_daimyo = before[DAIMYO + 1 - seat] == target
            out[1, 0] = CAPTURE
            out[1, 1] = 1 - seat
            out[1, 2] = is_daimyo
            out[1, 3] = target
            if is_daimyo:
                return 2
            end = 2
    out[end, 0] = BIRD_FLEW
    out[end, 1] = after[BIRD]
    return end + 1


@helper
def bound(seen: State) -> Int:
    """The pieces one of which must move because the bird says so (MNA-11)."""
    actions = np.empty(MAX_ACTIONS, np.int64)
    squares = 0
    for index in range(legal(seen, actions, 0)):
        origin = actions[index] >> 6
        if actions[index] < RETURN and MARKS[origin] == seen[BIRD]:
            squares |= 1 << origin
    return squares


@helper
def why_not_placed(seen: State, action: Int, out: State) -> Int:
    """Why an action is not allowed during the setup (MNA-3, MNA-4)."""
    seat = seen[MOVER]
    advanced = seen[ADVANCED]
    placed = seen[DAIMYO + seat] >= 0
    out[0] = seat
    if action < PLACE_DAIMYO:
        return SETUP_FIRST_ADVANCED if advanced else SETUP_FIRST
    is_ronin = action >= PLACE_RONIN
    if is_ronin and not advanced:
        return RONIN_FILL_THE_ROW
    if is_ronin != placed:
        if placed:
            return DAIMYO_PLACED_ADVANCED if advanced else DAIMYO_PLACED
        return DAIMYO_FIRST_ADVANCED
    square = action - (PLACE_RONIN if placed else PLACE_DAIMYO)
    out[0] = square
    if not advanced:
        out[1] = MARKS[square]
        out[2] = FIRST_ROW[seat] & ON_MARKS[2]
        return DAIMYO_ON_A_TWO
    if seen[PIECES + seat] >> square & 1:
        return SETUP_OCCUPIED
    rows = TWO_ROWS[seat]
    out[1] = lowest(rows)
    out[2] = lowest(rows) + 8 + 5
    return OWN_TWO_ROWS


@helper
def why_not_returned(seen: State, square: Int, out: State) -> Int:
    """Why a ronin may not come back there (MNA-12)."""
    if popcount(seen[PIECES + seen[MOVER]]) == 6:
        return NONE_CAPTURED
    pieces = bound(seen)
    if pieces:
        out[0] = seen[BIRD]
        out[1] = pieces
        return MUST_MOVE
    out[0] = square
    return RETURN_OCCUPIED


@helper
def why_not_moved(seen: State, origin: Int, target: Int, out: State) -> Int:
    """Why a piece may not walk there."""
    seat = seen[MOVER]
    own = seen[PIECES + seat]
    other = seen[PIECES + 1 - seat]
    marks = MARKS[origin]
    out[0] = origin
    out[1] = target
    out[2] = marks
    if not own >> origin & 1:
        return ENEMY_PIECE if other >> origin & 1 else NO_PIECE
    if origin == target:
        return SAME_SQUARE
    pieces = bound(seen)
    if pieces and marks != seen[BIRD]:
        out[3] = seen[BIRD]
        out[4] = pieces
        return BIRD_BINDS
    walks = 0
    between = 0
    for walk in range(WALKS_BEGIN[marks], WALKS_BEGIN[marks + 1]):
        if leads_to(origin, walk, target):
            walks += 1
            between |= on_the_way(origin, walk)
    if walks == 0:
        return WRONG_DISTANCE
    if own >> target & 1:
        return OWN_PIECE
    out[3] = (own | other) & between
    return BLOCKED


@kernel(WHY_SIGNATURE, brief=True)
def why(seen: State, action: Int, out: State) -> Int:
    """Which rule an illegal action breaks, with the facts."""
    if seen[TO_PLACE]:
        return why_not_placed(seen, action, out)
    if action >= PLACE_DAIMYO:
        return SETUP_DONE
    if action == SKIP:
        out[0] = legal(seen, np.empty(MAX_ACTIONS, np.int64), 0)
        return CAN_ACT
    if action >= RETURN:
        return why_not_returned(seen, action - RETURN, out)
    return why_not_moved(seen, action >> 6, action & 63, out)


@kernel(NOTATE_SIGNATURE, brief=True)
def notate(seen: State, actions: State) -> None:
    """A walk that captures is written with an x: its text follows those of all actions."""
    others = seen[PIECES + 1 - seen[MOVER]]
    for index in range(len(actions)):
        if actions[index] < RETURN and others >> (actions[index] & 63) & 1:
            actions[index] += ACTIONS
