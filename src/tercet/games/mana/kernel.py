"""Mana's rules over a flat state (rule ids: MNA-n).

Squares lie on an 8-wide board: a1 = 0, b1 = 1, …, a2 = 8, …, f6 = 45. Files g and h and ranks 7
and 8 are walls, so that seen from any square, with the bits rotated, every neighbourhood has the
same shape and one look-up table serves all squares.

State, after the header:
    state[5:7]    pieces of black and of white, one bit per square
    state[7:9]    daimyo squares of black and of white, -1 before it is placed
    state[9]      the bird's number, 0 when it binds nobody (first move; after a skip)
    state[10]     plies in a row without a capture or a return
    state[11]     setup placements still to come, both players together
    state[12:16]  options: first seat to move, 1 if advanced setup, repetition limit, idle limit
    state[16]     n, the number of positions in the history
    state[17:]    history: one number per position since the setup, its hash
Applying an action changes ``state[:17]`` and appends to the history.

Actions: from · 64 + to, then 3072 + square for a return, 3120 for a skip, and the setup placements
3121 + square for the daimyo, 3169 + square for a ronin.
"""

from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tercet.core.bits import lowest, nth, popcount
from tercet.core.generator import Generator, below
from tercet.core.jit import APPLY, COUNT, KEY, LEGAL, SAMPLE, START, helper, kernel
from tercet.core.state import (
    DRAW,
    FIRST_WINS,
    HEADER,
    MOVER,
    OVER,
    REASON,
    RESULT,
    Int,
    State,
)

PIECES = HEADER
DAIMYO = HEADER + 2
BIRD = HEADER + 4
IDLE = HEADER + 5
TO_PLACE = HEADER + 6
FIRST = HEADER + 7
ADVANCED = HEADER + 8
REPETITION_LIMIT = HEADER + 9
IDLE_LIMIT = HEADER + 10
POSITIONS = HEADER + 11
HISTORY = HEADER + 12
HEAD = HISTORY
GROWTH = 1
BULK = 2

RETURN = 48 * 64
SKIP = RETURN + 48
PLACE_DAIMYO = SKIP + 1
PLACE_RONIN = PLACE_DAIMYO + 48
ACTIONS = PLACE_RONIN + 48

BY_DAIMYO, BY_REPETITION, BY_IDLE, BY_STUCK = range(4)

RANKS = ("322132", "131312", "213231", "231213", "313132", "122312")  # MNA-1, rank 1 first
MARKS = np.zeros(64, np.int64)
for _rank, _row in enumerate(RANKS):
    for _file, _mark in enumerate(_row):
        MARKS[_rank * 8 + _file] = int(_mark)

BOARD = sum(1 << square for square in range(64) if MARKS[square])
ON_MARKS = np.array(
    [sum(1 << s for s in range(64) if MARKS[s] and MARKS[s] == n) for n in range(4)], np.int64
)
ON_MARKS[0] = BOARD
TWO_ROWS = np.array([0x3F3F, 0x3F3F << 32], np.int64)
FIRST_ROW = np.array([0x3F, 0x3F << 40], np.int64)

WALLS = np.uint64(~BOARD & (1 << 64) - 1)
DIAMOND_MAGIC = np.uint64(0xF41001900008C401)
INDEX_SHIFT = np.uint64(52)
_STEPS = (8, -8, 1, -1)


def _walks(marks: int) -> list[tuple[int, ...]]:
    """All walks of so many steps on an empty board, straightest first (MNA-6, MNA-7).

    A walk is the squares after its start, which is square 0 of the rotated board.
    """
    walks: list[tuple[int, ...]] = [()]
    for _ in range(marks):
        walks = [
            (*walk, square)
            for walk in walks
            for square in ((walk[-1] if walk else 0) + step for step in _STEPS)
            if square and square not in walk
        ]
    return sorted(walks, key=_turns)


def _turns(walk: tuple[int, ...]) -> int:
    steps = [after - before for before, after in pairwise((0, *walk))]
    return sum(before != after for before, after in pairwise(steps))


WALKS = np.array(
    [[*walk, *[0] * (3 - marks)] for marks in (1, 2, 3) for walk in _walks(marks)],
    np.int64,
)  # the steps of every walk, those of one step first
WALKS_BEGIN = np.cumsum(
    np.array([0, 0, *(len(_walks(marks)) for marks in (1, 2, 3))], np.int64)
)  # where the walks of so many steps begin


def _near(distance: int) -> Int:
    """The squares up to `distance` steps from square 0 of the rotated board, without it."""
    squares = {0}
    for _ in range(distance):
        squares |= {(square + step) % 64 for square in squares for step in _STEPS}
    return sum(1 << square for square in squares - {0})


NEAR = np.array([0, 0, _near(1), _near(2)], np.uint64)


def _reach_tables() -> NDArray[Any]:
    """Where a walk of 1, 2 or 3 steps can end, for every occupation of the squares around.

    ``tables[marks * 4096 + index]`` holds the ends relative to the start (MNA-6, MNA-7).
    """
    spots = [square for square in range(64) if _near(2) >> square & 1]
    number = np.arange(4096, dtype=np.uint64)
    occupied = np.zeros(4096, np.uint64)
    for bit, spot in enumerate(spots):
        occupied |= (number >> np.uint64(bit) & np.uint64(1)) << np.uint64(spot)
    with np.errstate(over="ignore"):
        index = ((occupied * DIAMOND_MAGIC) >> INDEX_SHIFT).astype(np.int64)
    tables = np.zeros((4, 4096), np.uint64)
    for marks in (1, 2, 3):
        for walk in _walks(marks):
            between = np.uint64(sum(1 << square % 64 for square in walk[:-1]))
            free = occupied & between == 0
            tables[marks, index[free]] |= np.uint64(1 << walk[-1] % 64)
    return tables.reshape(-1)


REACH = _reach_tables()


@helper
def targets_by(board: Int, square: Int, marks: Int) -> Int:
    """Where a walk of `marks` steps from `square` may end; `board` has pieces and walls."""
    turn = np.uint64(square)
    back = np.uint64((64 - square) & 63)
    around = ((board >> turn) | (board << back)) & NEAR[marks]
    ends = REACH[marks * 4096 + np.int64((around * DIAMOND_MAGIC) >> INDEX_SHIFT)]
    return np.int64((ends << turn) | (ends >> back)) & BOARD


@helper
def targets(occupied: Int, square: Int) -> Int:
    """The squares where a piece on `square` may end its walk, pieces of both sides included."""
    return targets_by(np.uint64(occupied) | WALLS, square, MARKS[square])


@helper
def add_moves(own: Int, occupied: Int, movers: Int, actions: State, end: Int) -> Int:
    while movers:
        origin = lowest(movers)
        movers &= movers - 1
        base = origin << 6
        ends = targets(occupied, origin) & ~own
        while ends:
            actions[end] = base + lowest(ends)
            ends &= ends - 1
            end += 1
    return end


@helper
def add_squares(squares: Int, base: Int, actions: State, end: Int) -> Int:
    while squares:
        actions[end] = base + lowest(squares)
        squares &= squares - 1
        end += 1
    return end


@helper
def count_moves_on(own: Int, occupied: Int, marks: Int) -> Int:
    """How many moves the pieces on squares with these marks have."""
    board = np.uint64(occupied) | WALLS
    movers = own & ON_MARKS[marks]
    number = 0
    while movers:
        number += popcount(targets_by(board, lowest(movers), marks) & ~own)
        movers &= movers - 1
    return number


@helper
def count_moves(own: Int, occupied: Int) -> Int:
    """How many moves all the pieces have."""
    return (
        count_moves_on(own, occupied, 1)
        + count_moves_on(own, occupied, 2)
        + count_moves_on(own, occupied, 3)
    )


@helper
def setup_squares(state: State, seat: Int) -> Int:
    """Where the piece to be placed now may stand (MNA-3, MNA-4)."""
    if state[ADVANCED] == 0:
        return FIRST_ROW[seat] & ON_MARKS[2]
    return TWO_ROWS[seat] & ~state[PIECES + seat]


@kernel(LEGAL)
def legal(state: State, actions: State, end: Int) -> Int:
    """Write the legal actions, ascending, starting at index `end`; return the index after them."""
    seat = state[MOVER]
    if seat == OVER:
        return end
    if state[TO_PLACE]:
        base = PLACE_DAIMYO if state[DAIMYO + seat] < 0 else PLACE_RONIN
        return add_squares(setup_squares(state, seat), base, actions, end)
    own = state[PIECES + seat]
    occupied = own | state[PIECES + 1 - seat]
    start = end
    bird = state[BIRD]
    if bird:
        end = add_moves(own, occupied, own & ON_MARKS[bird], actions, end)
        if end > start:
            return end
    end = add_moves(own, occupied, own, actions, end)
    if popcount(own) < 6:
        end = add_squares(BOARD & ~occupied, RETURN, actions, end)
    if end == start:
        actions[end] = SKIP
        end += 1
    return end


@helper
def count_actions(own: Int, other: Int, bird: Int) -> Int:
    """How many actions a side has in the game proper, a skip not counted."""
    occupied = own | other
    if bird:
        number = count_moves_on(own, occupied, bird)
        if number:
            return number
    number = count_moves(own, occupied)
    if popcount(own) < 6:
        number += 36 - popcount(occupied)
    return number


@helper
def position_key(pieces: Int, others: Int, daimyo: Int, other_daimyo: Int, rest: Int) -> Int:
    """Hash of a position (MNA-10), seen by the side to move."""
    value = np.uint64(pieces | (daimyo << 48)) * np.uint64(0x9E3779B97F4A7C15)
    value ^= value >> np.uint64(29)
    value += np.uint64(others | (other_daimyo << 48))
    value *= np.uint64(0xBF58476D1CE4E5B9)
    value ^= value >> np.uint64(32)
    value += np.uint64(rest)
    value *= np.uint64(0x94D049BB133111EB)
    return value ^ (value >> np.uint64(31))


@kernel(KEY)
def key(state: State) -> Int:
    """Hash of the position: pieces, side to move, the bird's number, the setup's progress."""
    seat = max(state[MOVER], 0)
    return position_key(
        state[PIECES + seat],
        state[PIECES + 1 - seat],
        state[DAIMYO + seat],
        state[DAIMYO + 1 - seat],
        state[TO_PLACE] << 8 | (state[MOVER] + 1) << 4 | state[BIRD],
    )


@helper
def times_before(state: State, position: Int) -> Int:
    """How often the position with this key is in the history."""
    times: Int = 0
    for past in range(state[POSITIONS]):  # no early exit, so that it runs several at a time
        times += np.int64(state[HISTORY + past] == position)
    return times


@helper
def remember(state: State, position: Int) -> None:
    state[HISTORY + state[POSITIONS]] = position
    state[POSITIONS] += 1


@helper
def repeats(state: State, own: Int, other: Int, daimyo: Int, bird: Int) -> Int:
    """Whether a position that the side to move could bring about would be a draw (MNA-15)."""
    seat = state[MOVER]
    position = position_key(other, own, state[DAIMYO + 1 - seat], daimyo, (2 - seat) << 4 | bird)
    return times_before(state, np.int64(position)) + 1 >= state[REPETITION_LIMIT]


@kernel(COUNT)
def bulk(state: State) -> Int:
    """How many lines of two moves there are, without playing them; -1 in the setup."""
    seat = state[MOVER]
    if seat == OVER:
        return 0
    if state[TO_PLACE]:
        return -1
    own = state[PIECES + seat]
    other = state[PIECES + 1 - seat]
    occupied = own | other
    daimyo = state[DAIMYO + seat]
    other_daimyo = 1 << state[DAIMYO + 1 - seat]
    may_repeat = state[POSITIONS] >= 4 * (state[REPETITION_LIMIT] - 1)  # a cycle takes four plies
    last_idle = state[IDLE] + 1 >= state[IDLE_LIMIT]
    lines = 0
    bird = state[BIRD]
    movers = own & ON_MARKS[bird]
    if bird == 0 or count_moves_on(own, occupied, bird) == 0:
        movers = own
        if popcount(own) < 6:
            free = BOARD & ~occupied
            while free:
                square = lowest(free)
                free &= free - 1
                after = own | 1 << square
                if not (may_repeat and repeats(state, after, other, daimyo, MARKS[square])):
                    lines += max(count_actions(other, after, MARKS[square]), 1)
        elif count_moves(own, occupied) == 0:
            drawn = last_idle or (may_repeat and repeats(state, own, other, daimyo, 0))
            return 0 if drawn else count_actions(other, own, 0)
    while movers:
        origin = lowest(movers)
        movers &= movers - 1
        moves_daimyo = daimyo == origin
        ends = targets(occupied, origin) & ~own & ~other_daimyo
        while ends:
            target = lowest(ends)
            ends &= ends - 1
            end = 1 << target
            after = own ^ (1 << origin | end)
            left = other & ~end
            if last_idle and left == other:
                continue
            if may_repeat:
                place_of_daimyo = target if moves_daimyo else daimyo
                if repeats(state, after, left, place_of_daimyo, MARKS[target]):
                    continue
            lines += max(count_actions(left, after, MARKS[target]), 1)
    return lines


@kernel(SAMPLE)
def sample(state: State, generator: Generator, _scratch: State) -> Int:
    """A random legal action, each as likely."""
    seat = state[MOVER]
    own = state[PIECES + seat]
    occupied = own | state[PIECES + 1 - seat]
    if state[TO_PLACE]:
        free = setup_squares(state, seat)
        base = PLACE_DAIMYO if state[DAIMYO + seat] < 0 else PLACE_RONIN
        return base + nth(free, below(generator, popcount(free)))
    bird = state[BIRD]
    movers = own & ON_MARKS[bird]
    number = count_moves_on(own, occupied, bird) if bird else 0
    returns = 0
    if number == 0:
        movers = own
        number = count_moves(own, occupied)
        returns = 36 - popcount(occupied) if popcount(own) < 6 else 0
    if number + returns == 0:
        return SKIP
    choice = below(generator, number + returns)
    if choice >= number:
        return RETURN + nth(BOARD & ~occupied, choice - number)
    while True:
        origin = lowest(movers)
        movers &= movers - 1
        ends = targets(occupied, origin) & ~own
        here = popcount(ends)
        if choice < here:
            return origin << 6 | nth(ends, choice)
        choice -= here


@helper
def finish(state: State, result: Int, reason: Int) -> None:
    state[MOVER] = OVER
    state[RESULT] = result
    state[REASON] = reason


@helper
def place(state: State, seat: Int, action: Int) -> None:
    if action >= PLACE_RONIN:
        state[PIECES + seat] |= 1 << (action - PLACE_RONIN)
        state[TO_PLACE] -= 1
    else:
        square = action - PLACE_DAIMYO
        state[DAIMYO + seat] = square
        if state[ADVANCED]:
            state[PIECES + seat] = 1 << square
            state[TO_PLACE] -= 1
        else:
            state[PIECES + seat] = FIRST_ROW[seat]
            state[TO_PLACE] -= 6
    if state[TO_PLACE] == 0:
        state[MOVER] = state[FIRST]
        remember(state, np.int64(key(state)))
    elif state[TO_PLACE] <= 6:
        state[MOVER] = 1


@kernel(APPLY)
def apply(state: State, action: Int) -> None:
    """Play a legal action; unchecked."""
    seat = state[MOVER]
    other = 1 - seat
    if action > SKIP:
        place(state, seat, action)
        return
    state[IDLE] += 1
    if action == SKIP:
        state[BIRD] = 0
        if count_actions(state[PIECES + other], state[PIECES + seat], 0) == 0:
            finish(state, DRAW, BY_STUCK)
            return
    elif action >= RETURN:
        square = action - RETURN
        state[PIECES + seat] |= 1 << square
        state[BIRD] = MARKS[square]
        state[IDLE] = 0
    else:
        origin = action >> 6
        target = action & 63
        end = 1 << target
        daimyo = state[DAIMYO + seat]
        others = state[PIECES + other]
        left = others & ~end
        state[PIECES + seat] ^= (1 << origin) | end
        state[PIECES + other] = left
        state[DAIMYO + seat] = target if daimyo == origin else daimyo
        state[BIRD] = MARKS[target]
        state[IDLE] = state[IDLE] if left == others else 0
        if state[DAIMYO + other] == target:
            finish(state, FIRST_WINS + seat, BY_DAIMYO)
            return
    state[MOVER] = other
    position = np.int64(key(state))
    times = times_before(state, position) + 1
    remember(state, position)
    if times >= state[REPETITION_LIMIT]:
        finish(state, DRAW, BY_REPETITION)
    elif state[IDLE] >= state[IDLE_LIMIT]:
        finish(state, DRAW, BY_IDLE)


@kernel(COUNT)
def plies_until_draw(state: State) -> Int:
    """How many more plies may pass without a capture or a return (MNA-15)."""
    return state[IDLE_LIMIT] - state[IDLE]


@kernel(START)
def start(settings: State, state: State) -> None:
    """The state before the first setup move."""
    state[DAIMYO : DAIMYO + 2] = -1
    state[TO_PLACE] = 12
    state[ADVANCED] = settings[0]
    state[FIRST] = settings[1]
    state[REPETITION_LIMIT] = settings[2]
    state[IDLE_LIMIT] = settings[3]
