"""Playouts of Mabula in one compiled function, with the marbles in registers."""

import numpy as np

from tercet.core.bits import nth, popcount
from tercet.core.generator import Generator, below
from tercet.core.jit import PLAYOUT, helper, kernel
from tercet.core.state import MOVER, Int, State
from tercet.games.mabula.endgame import MOST_ON_EDGE
from tercet.games.mabula.kernel import (
    ACTIONS,
    LINE,
    LINE_ENDS,
    MARBLES,
    SKIP,
    after_slide,
    draw,
    finish,
    is_stuck,
    ring_bits,
    room,
)

# How often a slide is taken when it is drawn, of 64 times: by whether the opponent has a marble at
# one of the line's ends, by the free cells in the line and by the cells slid. Fitted to the values
# that UCT found for the moves of 3,000 positions: far slides and unopposed ones do better.
PLAUSIBLE = np.array(
    [
        [
            [0, 0, 0, 0, 0, 0],
            [42, 0, 0, 0, 0, 0],
            [37, 49, 0, 0, 0, 0],
            [23, 43, 62, 0, 0, 0],
            [20, 36, 48, 64, 0, 0],
            [15, 32, 45, 51, 53, 0],
            [13, 28, 42, 43, 35, 26],
        ],
        [
            [0, 0, 0, 0, 0, 0],
            [25, 0, 0, 0, 0, 0],
            [22, 29, 0, 0, 0, 0],
            [14, 26, 37, 0, 0, 0],
            [12, 21, 29, 38, 0, 0],
            [9, 19, 26, 30, 32, 0],
            [8, 17, 25, 25, 21, 15],
        ],
    ],
    np.int64,
)
TRIES = 6  # after so many drawn in vain, each slide is as likely


@helper
def draw_plausible(own: Int, other: Int, ring: Int, generator: Generator) -> Int:
    """A random slide of a marble of the `ring` cells, better ones more often; or a skip."""
    occupied = own | other
    number = popcount(ring)
    for _ in range(TRIES if number else 0):
        drawn = below(generator, number * 6 * 64)
        ring_cell = nth(ring, drawn // (6 * 64))
        slid = drawn // 64 % 6
        line = LINE[ring_cell]
        opposed = np.int64(other & LINE_ENDS[line] != 0)
        if drawn % 64 < PLAUSIBLE[opposed, room(occupied, line), slid]:
            return ring_cell * 6 + slid
    return draw(own, occupied, ring, generator)


@kernel(PLAYOUT, allocates=False)
def playout(state: State, generator: Generator, made: State, now: Int) -> Int:
    """Play plausible moves until `endgame` knows the value."""
    seat = state[MOVER]
    own, other = state[MARBLES + seat], state[MARBLES + 1 - seat]
    own_ring, other_ring = ring_bits(own), ring_bits(other)
    plies = 0
    stuck = False
    while popcount(own_ring | other_ring) > MOST_ON_EDGE:
        action = draw_plausible(own, other, own_ring, generator)
        stuck = action == SKIP and is_stuck(own | other)
        if stuck:
            break
        if action != SKIP:
            own, other = after_slide(own, other, 0, action // 6, action % 6 + 1)
            own_ring &= ~(1 << action // 6)
        made[seat * ACTIONS + action] = now
        plies += 1
        own, other = other, own
        own_ring, other_ring = other_ring, own_ring
        seat = 1 - seat
    state[MOVER] = seat
    state[MARBLES + seat] = own
    state[MARBLES + 1 - seat] = other
    if stuck:
        finish(state)
    return plies
