"""What is seen of Mana, as JSON; the same for every viewer."""

from functools import cache
from itertools import pairwise

import numpy as np

from tercet.core.bits import popcount
from tercet.core.jit import helper, kernel
from tercet.core.state import MOVER, Int, State
from tercet.core.wire import (
    NULL,
    PLAY,
    TELL,
    TRUTH,
    VIEW,
    Text,
    put,
    put_after,
    put_cell,
    put_cell_item,
    put_head,
    put_number,
    quoted,
    text,
    texts,
)
from tercet.games.mana.about import About
from tercet.games.mana.kernel import (
    BIRD,
    DAIMYO,
    HISTORY,
    IDLE,
    MARKS,
    PIECES,
    PLACE_DAIMYO,
    PLACE_RONIN,
    POSITIONS,
    REASONS,
    RETURN,
    SKIP,
    TO_PLACE,
    apply,
    legal,
    scores,
)

ALL_SQUARES = [square for square in range(64) if MARKS[square]]
NAMES = {square: "abcdef"[square % 8] + "123456"[square // 8] for square in ALL_SQUARES}


@cache
def walks(origin: int) -> list[tuple[int, ...]]:
    """All walks from a square of an empty board, straightest first (MNA-6, MNA-7)."""
    paths: list[tuple[int, ...]] = [(origin,)]
    for _ in range(int(MARKS[origin])):
        paths = [
            (*path, square)
            for path in paths
            for square in _neighbours(path[-1])
            if square not in path
        ]
    return sorted(paths, key=_turns)


def _neighbours(square: int) -> list[int]:
    return [square + step for step in (8, -8, 1, -1) if square + step in NAMES]


def _turns(path: tuple[int, ...]) -> int:
    steps = [after - before for before, after in pairwise(path)]
    return sum(before != after for before, after in pairwise(steps))


_PATHS = [
    path
    for origin in ALL_SQUARES
    for path in sorted(walks(origin), key=lambda path: path[-1])  # those to a square together
]
_SQUARES = np.array([[*path, *[-1] * (4 - len(path))] for path in _PATHS], np.int64)
_WALK = np.zeros(48 * 64, np.int64)  # the first walk between two squares
for _index, _path in reversed(list(enumerate(_PATHS))):
    _WALK[_path[0] * 64 + _path[-1]] = _index

_FIRST, _SECOND = About.seats
_SEATS = quoted(*About.seats)
_REASONS = quoted(*REASONS)
_PIECES = texts('"ronin"', '"daimyo"')
_SCORES = texts(f',"scores":{{"{_FIRST}":', f',"{_SECOND}":')
_LEGAL = text('},"legal":[')
_BOARD = text('],"table":{"board":{')
_SEAT = text('":{"seat":')
_PIECE = text(',"piece":')
_NEXT = text("},")
_MARKS = text(
    '},"marks":{'
    + ",".join(f'"{name}":{MARKS[square]}' for square, name in NAMES.items())
    + f'}},"captured":{{"{_FIRST}":'
)
_CAPTURED = text(f',"{_SECOND}":')
_BIRD = text('},"bird":')
_SETTING_UP = text(',"setting_up":')
_IDLE = text(',"idle":')
_OCCURRENCES = text(',"occurrences":')
_CLOSE = text("}")
_CLOSE_ALL = text("}}")
_SIGNS = texts("@", "D", "R")
_SKIP = text('"--",')
_QUOTE = text('"')
_ITEM = text('",')

_SKIPPED = text('{"type":"skip","seat":')
_PLACED = text('{"type":"place","seat":')
_RETURNED = text('{"type":"return","seat":')
_MOVED = text('{"type":"move","seat":')
_CAPTURE = text(']}\n{"type":"capture","seat":')
_FLOWN = text('\n{"type":"bird","bird":')
_AT = text(',"at":"')
_FROM = text(',"from":"')
_TO = text('","to":"')
_PATH = text('","path":[')
_END = text('"}')
_END_PATH = text("]}")


@helper
def put_move(out: Text, at: Int, state: State, action: Int) -> Int:
    """Write the notation of an action that may be played, as an item of a list."""
    if action == SKIP:
        return put(out, at, _SKIP)
    at = put(out, at, _QUOTE)
    if action >= PLACE_RONIN:
        at = put(out, at, _SIGNS[2])
        at = put_cell(out, at, action - PLACE_RONIN)
    elif action >= PLACE_DAIMYO:
        at = put(out, at, _SIGNS[1])
        at = put_cell(out, at, action - PLACE_DAIMYO)
    elif action >= RETURN:
        at = put(out, at, _SIGNS[0])
        at = put_cell(out, at, action - RETURN)
    else:
        at = put_cell(out, at, action >> 6)
        taking = state[PIECES + 1 - state[MOVER]] >> (action & 63) & 1
        out[at] = ord("x") if taking else ord("-")
        at = put_cell(out, at + 1, action & 63)
    return put(out, at, _ITEM)


@helper
def put_board(out: Text, at: Int, state: State) -> Int:
    """Write the pieces by square, in the order of their names."""
    for file in range(6):
        for rank in range(6):
            square = rank * 8 + file
            bit = 1 << square
            seat = np.int64(state[PIECES] & bit == 0)
            if state[PIECES + seat] & bit:
                at = put(out, at, _QUOTE)
                at = put_cell(out, at, square)
                at = put(out, at, _SEAT)
                at = put(out, at, _SEATS[seat])
                at = put(out, at, _PIECE)
                at = put(out, at, _PIECES[np.int64(state[DAIMYO + seat] == square)])
                at = put(out, at, _NEXT)
    return at


@helper
def occurrences(state: State) -> Int:
    """How often the present position has been there, now included."""
    end = HISTORY + state[POSITIONS]
    number = 0
    for index in range(HISTORY, end):
        number += state[index] == state[end - 1]
    return number


@helper
def write(state: State, actions: State, count: Int, out: Text, at: Int) -> Int:
    """Write scores, legal moves, pieces by square, captured ronin and the bird."""
    numbers = np.empty(2, np.int64)
    scores(state, numbers)
    for seat in range(2):
        at = put(out, at, _SCORES[seat])
        at = put_number(out, at, numbers[seat])
    at = put(out, at, _LEGAL)
    for index in range(count):
        at = put_move(out, at, state, actions[index])
    at = put_after(out, at, _BOARD)
    at = put_board(out, at, state)
    at = put_after(out, at, _MARKS)
    setting_up = np.int64(state[TO_PLACE] != 0)
    at = put_number(out, at, 0 if setting_up else 6 - popcount(state[PIECES]))
    at = put(out, at, _CAPTURED)
    at = put_number(out, at, 0 if setting_up else 6 - popcount(state[PIECES + 1]))
    at = put(out, at, _BIRD)
    at = put_number(out, at, state[BIRD]) if state[BIRD] else put(out, at, NULL)
    at = put(out, at, _SETTING_UP)
    at = put(out, at, TRUTH[setting_up])
    at = put(out, at, _IDLE)
    at = put_number(out, at, state[IDLE])
    at = put(out, at, _OCCURRENCES)
    at = put_number(out, at, occurrences(state))
    return put(out, at, _CLOSE_ALL)


@helper
def path_of(before: State, action: Int) -> Int:
    """The straightest of the walks that were free."""
    occupied = before[PIECES] | before[PIECES + 1]
    walk = _WALK[action]
    while True:
        between = 0
        for step in range(1, MARKS[action >> 6]):
            between |= 1 << _SQUARES[walk, step]
        if not between & occupied:
            return walk
        walk += 1


@helper
def put_walk(out: Text, at: Int, before: State, action: Int) -> Int:
    """Write who walked, and all the squares of the way; the list is left open."""
    origin, target = action >> 6, action & 63
    seat = before[MOVER]
    at = put(out, at, _MOVED)
    at = put(out, at, _SEATS[seat])
    at = put(out, at, _PIECE)
    at = put(out, at, _PIECES[np.int64(before[DAIMYO + seat] == origin)])
    at = put(out, at, _FROM)
    at = put_cell(out, at, origin)
    at = put(out, at, _TO)
    at = put_cell(out, at, target)
    at = put(out, at, _PATH)
    walk = path_of(before, action)
    for step in range(MARKS[origin] + 1):
        at = put_cell_item(out, at, _SQUARES[walk, step])
    return at


@helper
def put_other(out: Text, at: Int, seat: Int, action: Int) -> Int:
    """Write what was done other than walking."""
    if action == SKIP:
        at = put(out, at, _SKIPPED)
        at = put(out, at, _SEATS[seat])
        return put(out, at, _CLOSE)
    if action < SKIP:
        at = put(out, at, _RETURNED)
        at = put(out, at, _SEATS[seat])
        square = action - RETURN
    else:
        ronin = np.int64(action < PLACE_RONIN)
        at = put(out, at, _PLACED)
        at = put(out, at, _SEATS[seat])
        at = put(out, at, _PIECE)
        at = put(out, at, _PIECES[ronin])
        square = action - (PLACE_DAIMYO if ronin else PLACE_RONIN)
    at = put(out, at, _AT)
    at = put_cell(out, at, square)
    return put(out, at, _END)


@kernel(TELL, brief=True)
def tell(before: State, action: Int, _drawn: Text, after: State, out: Text) -> Int:
    """Write what a move did, an event a line, in the order it is to be shown."""
    seat = before[MOVER]
    if action >= RETURN:
        at = put_other(out, 0, seat, action)
    else:
        target = action & 63
        at = put_walk(out, 0, before, action)
        if before[PIECES + 1 - seat] >> target & 1:
            daimyo = before[DAIMYO + 1 - seat] == target
            at = put_after(out, at, _CAPTURE)
            at = put(out, at, _SEATS[1 - seat])
            at = put(out, at, _PIECE)
            at = put(out, at, _PIECES[np.int64(daimyo)])
            at = put(out, at, _AT)
            at = put_cell(out, at, target)
            at = put(out, at, _END)
            if daimyo:
                return at
        else:
            at = put_after(out, at, _END_PATH)
    if action >= SKIP:
        return at
    at = put(out, at, _FLOWN)
    at = put_number(out, at, after[BIRD])
    return put(out, at, _CLOSE)


@kernel(PLAY, brief=True)
def play(state: State, action: Int, after: State, scratch: State) -> Int:
    """Make `after` the state behind an action, if that is legal."""
    if not np.any(scratch[: legal(state, scratch, 0)] == action):
        return False
    after[: len(state)] = state
    after[len(state) :] = 0
    apply(after, action)
    return True


def draw(_state: State, _chance: Text, _out: Text) -> None:
    """Mana has no chance."""


@kernel(VIEW, brief=True)
def view(state: State, viewer: Int, ply: Int, stopped: Int, scratch: State, out: Text) -> Int:
    """Write what a viewer sees: everything. The moves are for the one who is to move."""
    count = legal(state, scratch, 0) if state[MOVER] == viewer and not stopped else 0
    at = put_head(out, state, ply, stopped, _SEATS, _REASONS)
    return write(state, scratch, count, out, at)
