"""Mabula's rules over a flat state (rule ids: MAB-n).

Cells lie on an 8×8 board: a1 = 0, b1 = 1, …, a2 = 8, …, h8 = 63. The ring of 24 edge cells is
numbered clockwise from b8 = 0: b8…g8, h7…h2, g1…b1, a2…a7.

State, after the header:
    state[5:7]    marbles of white and of black, one bit per cell
    state[7]      cells of the ring that have been filled in the setup, 24 when the game is on
    state[8]      colours of the filled ring cells, bit i set: black on ring cell i
    state[9:11]   options: 1 for product scoring, 1 if marbles on the edge are ignored

Actions: ring cell · 6 + cells slid - 1, then 144 for a skip. Chance: 0 white, 1 black.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tercet.core.bits import lowest, nth, popcount
from tercet.core.generator import Generator, below
from tercet.core.jit import (
    APPLY,
    COUNT,
    KEY,
    LEGAL,
    SAMPLE,
    SCORES,
    START,
    WEIGHTS,
    helper,
    kernel,
)
from tercet.core.state import (
    AUDIENCE,
    CHANCE,
    DRAW,
    DUE,
    EVERYONE,
    FIRST_WINS,
    HEADER,
    MOVER,
    OVER,
    REASON,
    RESULT,
    SECOND_WINS,
    Int,
    State,
)

MARBLES = HEADER
FILLED = HEADER + 2
RING_COLOURS = HEADER + 3
PRODUCT = HEADER + 4
EDGE_IGNORED = HEADER + 5
HEAD = HEADER + 6

RING_SIZE = 24
SKIP = RING_SIZE * 6
ACTIONS = SKIP + 1

RING = np.array(
    [56 + file for file in range(1, 7)]
    + [8 * rank + 7 for rank in range(6, 0, -1)]
    + list(range(6, 0, -1))
    + [8 * rank for rank in range(1, 7)],
    np.int64,
)
INWARD = (-8, -1, 8, 1)  # what a step away from the edge adds to a cell, by side of the ring
LINES = np.array(
    [
        [int(cell) + INWARD[index // 6] * step for step in range(1, 7)]
        for index, cell in enumerate(RING)
    ],
    np.int64,
)  # the six field cells in front of each ring cell, nearest first
FILE_A = 0x0101010101010101
FILE_H = 0x0080808080808080  # without the corner h8, so that it is no negative int64
FIELD = sum(0x7E << (8 * rank) for rank in range(1, 7))
EDGE = sum(1 << int(cell) for cell in RING)
CELLS = FIELD | EDGE


def _line_of(ring_cell: int) -> Int:
    """The line a marble slides along: 0…5 files b…g, 6…11 ranks 2…7."""
    cell = int(RING[ring_cell])
    return cell % 8 - 1 if cell // 8 in (0, 7) else cell // 8 + 5


LINE = np.array([_line_of(ring_cell) for ring_cell in range(RING_SIZE)], np.int64)
LINE_CELLS = np.array(
    [sum(1 << (8 * rank + file) for rank in range(1, 7)) for file in range(1, 7)]
    + [0x7E << (8 * rank) for rank in range(1, 7)],
    np.int64,
)
LINE_ENDS = np.array(
    [
        sum(1 << int(RING[ring_cell]) for ring_cell in range(RING_SIZE) if LINE[ring_cell] == line)
        for line in range(12)
    ],
    np.int64,
)

LINE_RING = np.array(
    [ring_cell for line in range(12) for ring_cell in range(RING_SIZE) if LINE[ring_cell] == line],
    np.int64,
)

FILE_CELLS = np.uint64(0x0001010101010100)
GATHER = np.uint64(0x0102040810204080)
GATHER_SHIFT = np.uint64(57)
REVERSE = np.array([int(f"{line:06b}"[::-1], 2) for line in range(64)], np.int64)
SCATTER = np.array(
    [sum(1 << (8 * (bit + 1)) for bit in range(6) if line >> bit & 1) for line in range(64)],
    np.int64,
)


def _push_table() -> NDArray[Any]:
    """What a slide makes of the six field cells of a line (MAB-6).

    ``table[backward << 15 | white << 9 | black << 3 | cells slid]`` holds the line afterwards as
    white | black << 6, without the marble that slides. A cell's bit is its place along the line.
    """
    table = np.zeros(1 << 16, np.int16)
    for white in range(64):
        for black in range(64):
            if white & black:
                continue
            for slid in range(1, 7 - (white | black).bit_count()):
                for backward in (0, 1):
                    places = range(5, -1, -1) if backward else range(6)
                    stop, after = slid - 1, 0
                    for step, place in enumerate(places):
                        if (white | black) >> place & 1:
                            stop = max(step, stop + 1)
                            end = 5 - stop if backward else stop
                            after |= 1 << (end if white >> place & 1 else end + 6)
                    table[backward << 15 | white << 9 | black << 3 | slid] = after
    return table


PUSH = _push_table()


@helper
def is_three_in_a_row(one: Int, two: Int, three: Int) -> Int:
    """Whether three neighbours on the ring have one colour, which no ring may have (MAB-3)."""
    return one == two == three


def _completions() -> NDArray[Any]:
    """In how many ways a ring begun can be finished so that it is valid (MAB-2, MAB-3).

    Indexed [cells filled, blacks among them, first two colours, last two colours], a pair of
    colours being first | second << 1; filled from two cells on.
    """
    ways = np.zeros((RING_SIZE + 1, RING_SIZE + 1, 4, 4), np.int64)
    for opening in range(4):
        for closing in range(4):
            seam = [closing & 1, closing >> 1, opening & 1, opening >> 1]
            if not (is_three_in_a_row(*seam[:3]) or is_three_in_a_row(*seam[1:])):
                ways[RING_SIZE, RING_SIZE // 2, opening, closing] = 1
    for filled in range(RING_SIZE - 1, 1, -1):
        for blacks in range(RING_SIZE // 2 + 1):
            for opening in range(4):
                for closing in range(4):
                    for colour in (0, 1):
                        if not is_three_in_a_row(closing & 1, closing >> 1, colour):
                            ways[filled, blacks, opening, closing] += ways[
                                filled + 1, blacks + colour, opening, closing >> 1 | colour << 1
                            ]
    return ways


COMPLETIONS = _completions()


@helper
def file_line(bits: Int, file: Int) -> Int:
    """The six field cells of a file, rank 2 lowest."""
    column = (np.uint64(bits) >> np.uint64(file)) & FILE_CELLS
    return np.int64((column * GATHER) >> GATHER_SHIFT) & 63


@helper
def ring_bits(bits: Int) -> Int:
    """The edge cells that are set, a bit for each ring cell."""
    top = bits >> 57 & 63
    right = REVERSE[file_line(bits, 7)]
    bottom = REVERSE[bits >> 1 & 63]
    return top | right << 6 | bottom << 12 | file_line(bits, 0) << 18


@helper
def room(occupied: Int, line: Int) -> Int:
    """How many field cells of a line are free: so far a marble can slide there (MAB-7)."""
    return 6 - popcount(occupied & LINE_CELLS[line])


@helper
def is_stuck(occupied: Int) -> bool:
    """Whether no marble on the edge has room in its line (MAB-7, MAB-9)."""
    for line in range(12):
        if occupied & LINE_ENDS[line] and occupied & LINE_CELLS[line] != LINE_CELLS[line]:
            return False
    return True


@helper
def completions_with(state: State, colour: Int) -> Int:
    """How many valid rings continue the one begun with this colour."""
    filled = state[FILLED]
    ring = state[RING_COLOURS] | colour << filled
    if filled >= 2:
        last_two = ring >> (filled - 2)
        if is_three_in_a_row(last_two & 1, last_two >> 1 & 1, colour):
            return 0
    filled += 1
    if filled == 1:
        return (
            COMPLETIONS[2, popcount(ring), ring, ring]
            + COMPLETIONS[2, popcount(ring) + 1, ring | 2, ring | 2]
        )
    return COMPLETIONS[filled, popcount(ring), ring & 3, ring >> (filled - 2)]


@kernel(LEGAL)
def legal(state: State, actions: State, end: Int) -> Int:
    """Write the legal actions, ascending, starting at index `end`; return the index after them."""
    seat = state[MOVER]
    if seat == OVER:
        return end
    if seat == CHANCE:
        for colour in range(2):
            if completions_with(state, colour):
                actions[end] = colour
                end += 1
        return end
    own = state[MARBLES + seat]
    occupied = own | state[MARBLES + 1 - seat]
    start = end
    marbles = ring_bits(own)
    while marbles:
        ring_cell = lowest(marbles)
        marbles &= marbles - 1
        first = ring_cell * 6
        at = np.uint64(end)  # unsigned: an index that numba need not check for being negative
        for slid in range(6):  # write all six, keep those there is room for: no branch
            actions[at + np.uint64(slid)] = first + slid
        end += room(occupied, LINE[ring_cell])
    if end == start:
        actions[end] = SKIP
        end += 1
    return end


@kernel(COUNT)
def bulk(state: State) -> Int:
    """How many legal actions there are, without listing them; for the game proper."""
    seat = state[MOVER]
    if seat == OVER:
        return 0
    own = state[MARBLES + seat]
    occupied = own | state[MARBLES + 1 - seat]
    number = 0
    for line in range(12):
        number += room(occupied, line) * popcount(own & LINE_ENDS[line])
    return max(number, 1)


@helper
def draw(own: Int, occupied: Int, ring: Int, generator: Generator) -> Int:
    """A random slide, each as likely, of one of the marbles `ring` on the edge; or a skip."""
    number = popcount(ring)
    if number:  # draw a marble and a distance; what there is no room for is drawn again
        for _ in range(4):
            drawn = below(generator, number * 6)
            ring_cell = nth(ring, drawn // 6)
            slid = drawn % 6
            if slid < room(occupied, LINE[ring_cell]):
                return ring_cell * 6 + slid
    number = 0
    for line in range(12):
        number += room(occupied, line) * popcount(own & LINE_ENDS[line])
    if number == 0:
        return SKIP
    choice = below(generator, number)
    line = 0
    free = room(occupied, line)
    while choice >= free * popcount(own & LINE_ENDS[line]):
        choice -= free * popcount(own & LINE_ENDS[line])
        line += 1
        free = room(occupied, line)
    near = LINE_RING[2 * line]
    if choice >= free or own >> RING[near] & 1 == 0:
        return LINE_RING[2 * line + 1] * 6 + choice % free
    return near * 6 + choice


@kernel(SAMPLE)
def sample(state: State, generator: Generator, _scratch: State) -> Int:
    """A random legal action, a player's each as likely, chance by its weights."""
    seat = state[MOVER]
    if seat == CHANCE:
        white = completions_with(state, 0)
        return np.int64(below(generator, white + completions_with(state, 1)) >= white)
    own = state[MARBLES + seat]
    return draw(own, own | state[MARBLES + 1 - seat], ring_bits(own), generator)


@helper
def fill(state: State, colour: Int) -> None:
    ring_cell = state[FILLED]
    state[MARBLES + colour] |= 1 << RING[ring_cell]
    state[RING_COLOURS] |= colour << ring_cell
    state[FILLED] += 1
    state[DUE] -= 1
    if state[DUE] == 0:
        state[MOVER] = 0


@helper
def after_slide(white: Int, black: Int, seat: Int, ring_cell: Int, slid: Int) -> Any:
    """The marbles of white and of black after a slide."""
    line = LINE[ring_cell]
    backward = np.int64(ring_cell < 12)
    mover = 1 << (6 - slid if backward else slid - 1)
    if line < 6:
        file = line + 1
        before = file_line(white, file) << 9 | file_line(black, file) << 3
        after = PUSH[backward << 15 | before | slid]
        white_line = SCATTER[after & 63] << file
        black_line = SCATTER[after >> 6] << file
        own_line = SCATTER[mover] << file
    else:
        shift = 8 * (line - 5) + 1
        before = (white >> shift & 63) << 9 | (black >> shift & 63) << 3
        after = np.int64(PUSH[backward << 15 | before | slid])
        white_line = (after & 63) << shift
        black_line = (after >> 6) << shift
        own_line = mover << shift
    white = white & ~LINE_CELLS[line] | white_line
    black = black & ~LINE_CELLS[line] | black_line
    cell = np.int64(1) << RING[ring_cell]
    if seat == 0:
        return white & ~cell | own_line, black
    return white, black & ~cell | own_line


@helper
def slide(state: State, seat: Int, ring_cell: Int, slid: Int) -> None:
    white, black = after_slide(state[MARBLES], state[MARBLES + 1], seat, ring_cell, slid)
    state[MARBLES] = white
    state[MARBLES + 1] = black


@helper
def grow(group: Int, marbles: Int) -> Int:
    """All marbles joined to those of the group (MAB-10)."""
    before = 0
    while group != before:
        before = group
        right = group << 1 & ~FILE_A
        left = group >> 1 & ~FILE_H
        group |= (right | left) & marbles
        group |= (group << 8 | group >> 8) & marbles
    return group


@helper
def counting_cells(state: State) -> Int:
    """The cells where marbles count for the score; an option leaves out those of the edge."""
    return FIELD if state[EDGE_IGNORED] else CELLS


@helper
def counted(state: State, seat: Int) -> Int:
    """The marbles of a seat that count for its score."""
    return state[MARBLES + seat] & counting_cells(state)


@helper
def score_of(marbles: Int, all_count: Int) -> Int:
    """Largest group of these marbles or, if all count, product of groups (MAB-10 to MAB-12)."""
    largest = 0
    product = np.int64(marbles != 0)
    while marbles and (all_count or popcount(marbles) > largest):
        group = grow(marbles & -marbles, marbles)
        marbles ^= group
        size = popcount(group)
        largest = max(largest, size)
        product *= size
    return product if all_count else largest


@helper
def score(state: State, seat: Int) -> Int:
    """The score of a seat as the marbles lie now."""
    return score_of(counted(state, seat), state[PRODUCT])


@helper
def finish(state: State) -> None:
    """End the game: the higher score wins (MAB-9, MAB-13)."""
    state[MOVER] = OVER
    state[REASON] = state[PRODUCT]
    white = score(state, 0)
    black = score(state, 1)
    if white == black:
        state[RESULT] = DRAW
    else:
        state[RESULT] = FIRST_WINS if white > black else SECOND_WINS


@kernel(APPLY)
def apply(state: State, action: Int) -> None:
    """Play a legal action; unchecked."""
    seat = state[MOVER]
    if seat == CHANCE:
        fill(state, action)
        return
    if action != SKIP:
        slide(state, seat, action // 6, action % 6 + 1)
    if is_stuck(state[MARBLES] | state[MARBLES + 1]):
        finish(state)
    else:
        state[MOVER] = 1 - seat


@kernel(WEIGHTS)
def weights(state: State, out: State, end: Int) -> Int:
    """Write the weight of each legal chance action: every valid ring is equally likely (MAB-3)."""
    for colour in range(2):
        ways = completions_with(state, colour)
        if ways:
            out[end] = ways
            end += 1
    return end


@kernel(SCORES)
def scores(state: State, out: State) -> None:
    """The scores as the marbles lie now."""
    out[0] = score(state, 0)
    out[1] = score(state, 1)


@kernel(KEY)
def key(state: State) -> Int:
    """Hash of the position: marbles and side to move."""
    value = np.uint64(state[MARBLES]) * np.uint64(0x9E3779B97F4A7C15)
    value ^= value >> np.uint64(29)
    value += np.uint64(state[MARBLES + 1])
    value *= np.uint64(0xBF58476D1CE4E5B9)
    value ^= value >> np.uint64(32)
    value += np.uint64(state[MOVER] + 1)
    value *= np.uint64(0x94D049BB133111EB)
    return value ^ (value >> np.uint64(31))


@kernel(START)
def start(settings: State, state: State) -> None:
    """The state before the ring is drawn."""
    state[MOVER] = CHANCE
    state[AUDIENCE] = EVERYONE
    state[DUE] = RING_SIZE
    state[PRODUCT] = settings[0]
    state[EDGE_IGNORED] = settings[1]
