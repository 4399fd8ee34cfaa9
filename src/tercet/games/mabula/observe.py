"""What is seen of Mabula, as numbers: the table, what a move did, and why a move is not allowed."""

import numpy as np

from tercet.core.bits import lowest, popcount
from tercet.core.jit import helper, kernel
from tercet.core.observing import (
    EVENTS_SIGNATURE,
    OPENING,
    VIEW_SIGNATURE,
    WHY_CHANCE_SIGNATURE,
    WHY_SIGNATURE,
)
from tercet.core.state import MAX_ACTIONS, MOVER, Int, State
from tercet.games.mabula.kernel import (
    ACTIONS,
    INWARD,
    LINE,
    LINE_CELLS,
    LINES,
    MARBLES,
    PRODUCT,
    RING,
    RING_SIZE,
    SKIP,
    counted,
    grow,
    is_three_in_a_row,
    legal,
    room,
)

MOST_GROUPS = 12  # of a seat: every marble alone
FAR_EDGE = np.array(
    [int(LINES[index, 5]) + INWARD[index // 6] for index in range(RING_SIZE)], np.int64
)  # the edge cell at the other end of the line of each ring cell

# The places of a view; the scores are first
BOARD_SEEN = 2  # one number per cell: the seat whose marble is there, or -1
GROUPS = BOARD_SEEN + 64  # per seat: how many there are, and the cells of each as bits

# The kinds of events
RING_LAID, SKIPPED, SLID, PUSHED = range(4)

# The reasons
(
    CAN_MOVE,
    ENEMY_MARBLE,
    NO_MARBLE,
    NOT_ON_EDGE,
    FAR_EDGE_REACHED,
    NOT_STRAIGHT_IN,
    LINE_FULL,
    NO_ROOM,
    TWELVE_EACH,
    THREE_IN_A_ROW,
) = range(10)


@helper
def rank_of(group: Int) -> Int:
    """What groups are sorted by: their size, then their first cell."""
    first = lowest(group)
    return popcount(group) * 64 - (first % 8 * 8 + first // 8)


@helper
def score_of(groups: State, product: Int) -> Int:
    """The score of groups that have been written, the largest first (MAB-10 to MAB-12)."""
    if groups[0] == 0:
        return 0
    points = popcount(groups[1])
    for index in range(2, groups[0] + 1 if product else 2):
        points *= popcount(groups[index])
    return points


@helper
def write_groups(marbles: Int, out: State) -> None:
    """Write how many groups these marbles form, and their cells: largest first (MAB-10).

    Groups of equal size are in the order of their cells, which has no meaning but never changes.
    """
    number = 0
    while marbles:
        group = grow(marbles & -marbles, marbles)
        marbles ^= group
        rank = rank_of(group)
        at = number
        while at > 0 and rank_of(out[at]) < rank:
            out[at + 1] = out[at]
            at -= 1
        out[at + 1] = group
        number += 1
    out[0] = number


@kernel(VIEW_SIGNATURE, brief=True)
def view(seen: State, out: State) -> None:
    """Write the scores, the marbles by cell and the groups that they form."""
    for seat in range(2):
        marbles = seen[MARBLES + seat]
        groups = out[GROUPS + seat * (MOST_GROUPS + 1) :]
        write_groups(counted(seen, seat), groups)
        out[seat] = score_of(groups, seen[PRODUCT])  # quicker than to find the groups again
        while marbles:
            out[BOARD_SEEN + lowest(marbles)] = seat
            marbles &= marbles - 1


@kernel(EVENTS_SIGNATURE, brief=True)
def events(before: State, action: Int, drawn: State, after: State, out: State) -> Int:
    """Write the slide, then every marble that was pushed, nearest first.

    Marbles keep their order along a line, so the same place in the order is the same marble.
    """
    if action == OPENING:
        out[0, 0] = RING_LAID
        out[0, 1] = len(drawn)
        for index in range(len(drawn)):
            out[0, 2 + index] = drawn[index]
        return 1
    out[0, 1] = before[MOVER]
    if action == SKIP:
        out[0, 0] = SKIPPED
        return 1
    line = LINES[action // 6]
    end = 0
    step = 0  # along the line as it was
    origin = RING[action // 6]
    for target in line:
        seat = np.int64(after[MARBLES + 1] >> target & 1)
        if after[MARBLES + seat] >> target & 1 == 0:
            continue
        if origin != target:
            out[end, 0] = PUSHED if end else SLID
            out[end, 1] = seat
            out[end, 2] = origin
            out[end, 3] = target
            end += 1
        while step < 6 and (before[MARBLES] | before[MARBLES + 1]) >> line[step] & 1 == 0:
            step += 1
        if step == 6:
            break
        origin = line[step]
        step += 1
    return end


@kernel(WHY_SIGNATURE, brief=True)
def why(seen: State, action: Int, out: State) -> Int:
    """Which rule an illegal action breaks, with the facts."""
    seat = seen[MOVER]
    if action == SKIP:
        out[0] = legal(seen, np.empty(MAX_ACTIONS, np.int64), 0)
        return CAN_MOVE
    if action < SKIP:
        origin = RING[action // 6]
        target = LINES[action // 6, action % 6]
    else:  # not straight in from the edge, so it is no action
        origin = (action - ACTIONS) >> 6
        target = (action - ACTIONS) & 63
    out[0] = origin
    out[1] = target
    own = seen[MARBLES + seat]
    other = seen[MARBLES + 1 - seat]
    if not own >> origin & 1:
        return ENEMY_MARBLE if other >> origin & 1 else NO_MARBLE
    ring_cell = 0
    while ring_cell < RING_SIZE and RING[ring_cell] != origin:
        ring_cell += 1
    if ring_cell == RING_SIZE:
        return NOT_ON_EDGE
    line = LINE[ring_cell]
    marbles = (own | other) & LINE_CELLS[line]
    free = room(own | other, line)
    out[2] = free
    out[3] = marbles
    out[4] = popcount(marbles)
    if action > SKIP:
        return FAR_EDGE_REACHED if target == FAR_EDGE[ring_cell] else NOT_STRAIGHT_IN
    return LINE_FULL if free == 0 else NO_ROOM


@kernel(WHY_CHANCE_SIGNATURE, brief=True)
def why_chance(_state: State, drawn: State, out: State) -> Int:
    """What is wrong with a ring: not twelve of each, or three of one colour in a row."""
    black = drawn.sum()
    if black != RING_SIZE // 2:
        out[0] = RING_SIZE - black
        out[1] = black
        return TWELVE_EACH
    for start in range(RING_SIZE):
        second = (start + 1) % RING_SIZE
        third = (start + 2) % RING_SIZE
        if is_three_in_a_row(drawn[start], drawn[second], drawn[third]):
            out[0] = 3
            out[1] = RING[start]
            out[2] = RING[second]
            out[3] = RING[third]
            break
    return THREE_IN_A_ROW
