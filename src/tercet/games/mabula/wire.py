"""What is seen of Mabula, as JSON; the same for every viewer."""

import numpy as np

from tercet.core.bits import lowest, popcount
from tercet.core.jit import helper, kernel
from tercet.core.state import MAX_ACTIONS, MOVER, Int, State
from tercet.core.wire import (
    DRAW,
    PLAY,
    TELL,
    VIEW,
    Text,
    picked,
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
from tercet.games.mabula.about import About
from tercet.games.mabula.kernel import (
    CELLS,
    EDGE_IGNORED,
    FIELD,
    MARBLES,
    REASONS,
    RING,
    RING_SIZE,
    SKIP,
    apply,
    grow,
    legal,
    score,
    weights,
)

INWARD = (-8, -1, 8, 1)  # what a step away from the edge adds to a cell's number, by side
_LINES = np.array(
    [
        [int(RING[cell]) + INWARD[cell // 6] * step for step in range(1, 7)]
        for cell in range(RING_SIZE)
    ],
    np.int64,
)  # the six field cells of a line, from the edge cell on

_FIRST, _SECOND = About.seats
_SEATS = quoted(*About.seats)
_REASONS = quoted(*REASONS)
_SCORES = texts(f',"scores":{{"{_FIRST}":', f',"{_SECOND}":')
_LEGAL = text('},"legal":[')
_TABLE = text('],"table":{"board":{')
_GROUPS = texts(f'}},"groups":{{"{_FIRST}":[', f'],"{_SECOND}":[')
_LIST = text("[")
_NEXT_LIST = text("],")
_CLOSE = text("]}}}")
_SKIP = text('"--",')
_QUOTE = text('"')
_IS = text('":')
_COMMA = text(",")
_ITEM = text('",')

_SKIPPED = text('{"type":"skip","seat":')
_SLID = text('{"type":"slide","seat":')
_PUSHED = text('\n{"type":"push","seat":')
_FROM = text(',"from":"')
_TO = text('","to":"')
_END = text('"}')
_END_SKIP = text("}")


def line_from(ring_cell: int) -> list[int]:
    """The six field cells of the line, from the edge cell on."""
    line: list[int] = _LINES[ring_cell].tolist()
    return line


@helper
def put_move(out: Text, at: Int, action: Int) -> Int:
    """Write the notation of an action, as an item of a list."""
    if action == SKIP:
        return put(out, at, _SKIP)
    at = put(out, at, _QUOTE)
    at = put_cell(out, at, RING[action // 6])
    out[at] = ord("-")
    at = put_cell(out, at + 1, _LINES[action // 6, action % 6])
    return put(out, at, _ITEM)


@helper
def put_groups(out: Text, at: Int, marbles: Int) -> Int:
    """Write the groups that these marbles form, largest first (MAB-10), then by their first cell.

    Whatever comes first of two groups of a size, their order says nothing; it stays the same.
    """
    groups = np.empty(popcount(marbles), np.int64)
    ranks = np.empty(popcount(marbles), np.int64)
    number = 0
    while marbles:
        group = grow(marbles & -marbles, marbles)
        marbles ^= group
        first = lowest(group)
        groups[number] = group
        ranks[number] = first % 8 * 8 + first // 8 - 64 * popcount(group)
        number += 1
    for index in np.argsort(ranks[:number]):
        at = put(out, at, _LIST)
        group = groups[index]
        while group:
            at = put_cell_item(out, at, lowest(group))
            group &= group - 1
        at = put_after(out, at, _NEXT_LIST)
    return at


@helper
def write(state: State, actions: State, count: Int, out: Text, at: Int) -> Int:
    """Write scores, legal moves, marbles by cell and the groups they form."""
    for seat in range(2):
        at = put(out, at, _SCORES[seat])
        at = put_number(out, at, score(state, seat))
    at = put(out, at, _LEGAL)
    for index in range(count):
        at = put_move(out, at, actions[index])
    at = put_after(out, at, _TABLE)
    for file in range(8):
        for rank in range(8):
            cell = rank * 8 + file
            for seat in range(2):
                if state[MARBLES + seat] >> cell & 1:
                    at = put(out, at, _QUOTE)
                    at = put_cell(out, at, cell)
                    at = put(out, at, _IS)
                    at = put(out, at, _SEATS[seat])
                    at = put(out, at, _COMMA)
    counting = FIELD if state[EDGE_IGNORED] else CELLS
    for seat in range(2):
        at = put_after(out, at, _GROUPS[seat])
        at = put_groups(out, at, state[MARBLES + seat] & counting)
    return put_after(out, at, _CLOSE)


@helper
def put_slide(out: Text, at: Int, seat: Int, origin: Int, target: Int) -> Int:
    """Write whose marble went where."""
    at = put(out, at, _SEATS[seat])
    at = put(out, at, _FROM)
    at = put_cell(out, at, origin)
    at = put(out, at, _TO)
    at = put_cell(out, at, target)
    return put(out, at, _END)


@kernel(TELL, brief=True)
def tell(before: State, action: Int, _drawn: Text, _after: State, out: Text) -> Int:
    """Write the slide, then every marble pushed, nearest first, an event a line."""
    if action == SKIP:
        at = put(out, 0, _SKIPPED)
        at = put(out, at, _SEATS[before[MOVER]])
        return put(out, at, _END_SKIP)
    line = _LINES[action // 6]
    stop = action % 6
    at = put(out, 0, _SLID)
    at = put_slide(out, at, before[MOVER], RING[action // 6], line[stop])
    for step in range(6):
        for seat in range(2):
            if before[MARBLES + seat] >> line[step] & 1:
                stop = max(step, stop + 1)
                if stop != step:
                    at = put(out, at, _PUSHED)
                    at = put_slide(out, at, seat, line[step], line[stop])
    return at


@kernel(PLAY, brief=True)
def play(state: State, action: Int, after: State, scratch: State) -> Int:
    """Make `after` the state behind an action, if that is legal."""
    if not np.any(scratch[: legal(state, scratch, 0)] == action):
        return False
    after[: len(state)] = state
    after[len(state) :] = 0
    apply(after, action)
    return True


@kernel(DRAW, brief=True)
def draw(state: State, chance: Text, out: Text) -> None:
    """Let chance play by digests; what it brought goes into `out`."""
    actions = np.empty(MAX_ACTIONS, np.int64)
    shares = np.empty(MAX_ACTIONS, np.int64)
    for number in range(len(out)):
        count = weights(state, shares, 0)
        legal(state, actions, 0)
        action = actions[picked(shares, count, chance, number)]
        apply(state, action)
        out[number] = action


@kernel(VIEW, brief=True)
def view(state: State, viewer: Int, ply: Int, stopped: Int, scratch: State, out: Text) -> Int:
    """Write what a viewer sees: everything. The moves are for the one who is to move."""
    count = legal(state, scratch, 0) if state[MOVER] == viewer and not stopped else 0
    at = put_head(out, state, ply, stopped, _SEATS, _REASONS)
    return write(state, scratch, count, out, at)
