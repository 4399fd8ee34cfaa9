"""Playouts of Mabula in one compiled function, with the marbles in registers."""

import numpy as np

from tercet.core.bits import popcount
from tercet.core.generator import Generator
from tercet.core.jit import PLAYOUT, helper, kernel
from tercet.core.state import MOVER, Int, State
from tercet.games.mabula.kernel import (
    ACTIONS,
    LINE,
    MARBLES,
    SKIP,
    bonds,
    draw,
    finish,
    is_stuck,
    ring_bits,
    room,
    slid_marbles,
)

CENTRE = 0x00003C3C3C3C0000  # the sixteen cells in the middle


@helper
def promise(occupied: Int, own: Int, other: Int, action: Int) -> Int:
    """How good a slide looks that leads from `occupied` to these marbles; only differences count.

    The weights are rounded from a logistic regression of the moves that UCT chose with 400
    simulations (50,000 positions): join marbles, part the opponent's and push them out of the
    centre, keep marbles that still have room for later, do not slide by one cell.
    """
    ring_cell = action // 6
    by_one = np.int64(action % 6 == 0)
    return (
        bonds(own)
        - 2 * bonds(other)
        - 4 * popcount(other & CENTRE)
        - 2 * room(occupied, LINE[ring_cell])
        - 5 * by_one
    )


@kernel(PLAYOUT, allocates=False)
def playout(state: State, generator: Generator, made: State, now: Int, choices: Int) -> Int:
    """Play to the end: of `choices` random moves the most promising one; return how many plies.

    With one choice, the moves are those of `sample`. ``made[seat * ACTIONS + action]`` becomes
    `now` for all of them.
    """
    seat = state[MOVER]
    own, other = state[MARBLES + seat], state[MARBLES + 1 - seat]
    own_ring, other_ring = ring_bits(own), ring_bits(other)
    plies = 0
    while True:
        before = generator[0]
        occupied = own | other
        action = draw(own, occupied, own_ring, generator)
        if action == SKIP and is_stuck(occupied):
            generator[0] = before  # as if the end had been seen before the draw
            break
        if action != SKIP:
            after, other_after = slid_marbles(own, other, action // 6, action % 6 + 1)
            best = promise(occupied, after, other_after, action) if choices > 1 else 0
            for _ in range(1, choices):
                another = draw(own, occupied, own_ring, generator)
                moved, pushed = slid_marbles(own, other, another // 6, another % 6 + 1)
                value = promise(occupied, moved, pushed, another)
                if value > best:
                    best, action, after, other_after = value, another, moved, pushed
            own, other = after, other_after
            own_ring &= ~(1 << action // 6)
        made[seat * ACTIONS + action] = now
        plies += 1
        own, other = other, own
        own_ring, other_ring = other_ring, own_ring
        seat = 1 - seat
    state[MARBLES + seat] = own
    state[MARBLES + 1 - seat] = other
    finish(state)
    return plies
