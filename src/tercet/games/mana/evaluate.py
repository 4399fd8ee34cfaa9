"""What search needs to know of Mana: how good a position looks, which moves to try first."""

import numpy as np

from tercet.core.bits import lowest, popcount
from tercet.core.generator import Generator
from tercet.core.jit import EVALUATE, KEY, RANK, SAMPLE, WINNING, helper, kernel
from tercet.core.state import MOVER, OVER, Int, State
from tercet.games.mana.kernel import (
    BIRD,
    DAIMYO,
    IDLE,
    IDLE_LIMIT,
    MARKS,
    ON_MARKS,
    PIECES,
    RETURN,
    SKIP,
    TO_PLACE,
    WALLS,
    count_moves_on,
    key,
    sample,
    targets_by,
)

SCALE = 100.0
STATIC_SCALE = 2.0

# In hundredths of a logit, fitted to games that alpha-beta played with itself. Fewer pieces are the
# better: what has been captured can come back anywhere.
NUMBER = np.array([0, 100, 100, 75, 27, -37, -76], np.int64)
MOVES = np.array([0, 7, 15, 22, 30, 34, 38, 42, 46, 50, 54, 58, 62], np.int64)
THREATS = np.array([0, 61, 75, 90, 0, 60, 93, 150], np.int64)  # to move; waiting
FREE = np.array([0, 28, 67, 90, 0, 39, 86, 110], np.int64)
ON = np.array([0, 13, -4, -8], np.int64)  # the marks under the daimyo

IDLE_MATTERS = 64  # within so many plies of the idle limit, the count is part of the search key


@helper
def attackers(own: Int, board: Int, square: Int, marks: Int) -> Int:
    """The pieces on squares with these marks that can come to a square: walks go both ways."""
    return targets_by(board, square, marks) & own & ON_MARKS[marks]


@helper
def strength(own: Int, other: Int, daimyo: Int, other_daimyo: Int, waits: Int) -> Int:
    """How well a side stands; `waits` is 1 if the other one is to move."""
    board = np.uint64(own | other) | WALLS
    pieces = popcount(own)
    value = NUMBER[pieces]
    threats: Int = 0
    free: Int = 0
    for marks in range(1, 4):
        movers = own & ON_MARKS[marks]
        uneven = popcount(movers) - 2
        value += 5 * uneven * uneven
        moves = 0
        while movers:
            moves += popcount(targets_by(board, lowest(movers), marks) & ~own)
            movers &= movers - 1
        value += MOVES[min(moves, 12)]
        free += np.int64(moves == 0)
        attacking = popcount(attackers(own, board, other_daimyo, marks))
        value += 13 * attacking
        threats += np.int64(attacking > 0)
    value += THREATS[4 * waits + threats] + FREE[4 * waits + free]
    if threats and free:
        value += 12 if waits else -34
    escapes = popcount(targets_by(board, daimyo, MARKS[daimyo]) & ~own)
    value += ON[MARKS[daimyo]] - 3 * min(escapes, 4)
    value -= 5 * abs((daimyo & 7) * 2 - 5)
    while own:
        square = lowest(own)
        own &= own - 1
        value -= 3 * (
            abs((square & 7) - (other_daimyo & 7)) + abs((square >> 3) - (other_daimyo >> 3))
        )
    return value + 12 * pieces


@kernel(EVALUATE)
def evaluate(state: State) -> Int:
    """The difference between the sides, by weights fitted to games of this search with itself."""
    if state[TO_PLACE]:
        return 0
    seat = state[MOVER]
    own = state[PIECES + seat]
    other = state[PIECES + 1 - seat]
    daimyo = state[DAIMYO + seat]
    other_daimyo = state[DAIMYO + 1 - seat]
    value = strength(own, other, daimyo, other_daimyo, 0)
    value -= strength(other, own, other_daimyo, daimyo, 1)
    return value if seat == 0 else -value


@kernel(EVALUATE)
def static(state: State) -> Int:
    """The lead in pieces on the board, as somebody new to the game would count."""
    return popcount(state[PIECES]) - popcount(state[PIECES + 1])


@kernel(WINNING)
def winning(state: State) -> Int:
    """The capture of the daimyo, if the bird allows one now."""
    if state[TO_PLACE] or state[MOVER] == OVER:
        return -1
    seat = state[MOVER]
    own = state[PIECES + seat]
    occupied = own | state[PIECES + 1 - seat]
    board = np.uint64(occupied) | WALLS
    daimyo = state[DAIMYO + 1 - seat]
    bird = state[BIRD]
    if bird:
        bound = attackers(own, board, daimyo, bird)
        if bound:
            return lowest(bound) << 6 | daimyo
    by_any = (
        attackers(own, board, daimyo, 1)
        | attackers(own, board, daimyo, 2)
        | attackers(own, board, daimyo, 3)
    )
    if by_any and (bird == 0 or count_moves_on(own, occupied, bird) == 0):
        return lowest(by_any) << 6 | daimyo
    return -1


@kernel(RANK)
def rank(state: State, actions: State, begin: Int, end: Int, ranks: State) -> None:
    """Captures first, and moves that leave the opponent few pieces to move."""
    seat = state[MOVER]
    other = state[PIECES + 1 - seat]
    for index in range(begin, end):
        action = actions[index]
        merit = 0
        if action < RETURN:
            target = action & 63
            merit = 4 * (6 - popcount(other & ON_MARKS[MARKS[target]]))
            if other >> target & 1:
                merit += 32
        elif action < SKIP:
            merit = 8 + 4 * (6 - popcount(other & ON_MARKS[MARKS[action - RETURN]]))
        ranks[index] = merit


@kernel(KEY)
def search_key(state: State) -> Int:
    """The position, a bird that binds nobody being the same as none (MNA-12).

    Close to the limit the plies without a capture count too.
    """
    seat = state[MOVER]
    bird = state[BIRD]
    bound = bird
    if bird and seat >= 0 and state[TO_PLACE] == 0:
        own = state[PIECES + seat]
        if count_moves_on(own, own | state[PIECES + 1 - seat], bird) == 0:
            bound = 0
    state[BIRD] = bound
    value = key(state)
    state[BIRD] = bird
    late = state[IDLE] - state[IDLE_LIMIT] + IDLE_MATTERS
    if late > 0:
        value ^= np.uint64(late) * np.uint64(0x9E3779B97F4A7C15)
    return value


@kernel(SAMPLE)
def guess(state: State, generator: Generator, scratch: State) -> Int:
    """Capture the daimyo if that can be; else any move."""
    action = winning(state)
    return action if action >= 0 else sample(state, generator, scratch)
