"""What search needs to know of Mana: how good a position looks, which moves to try first."""

import numpy as np

from tercet.core.bits import lowest, popcount
from tercet.core.generator import Generator
from tercet.core.jit import DETERMINE, EVALUATE, FINAL, KEY, RANK, SAMPLE, helper, kernel
from tercet.core.state import DRAW, FIRST_WINS, MOVER, RESULT, WIN, Int, State
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
    targets,
    targets_by,
)

SCALE = 120.0
MARGIN = False

IDLE_MATTERS = 50  # plies before the idle limit from where on searches tell its count apart


@helper
def attacks_on(own: Int, occupied: Int, marks: Int) -> Int:
    """The squares that the pieces on squares with these marks can come to."""
    board = np.uint64(occupied) | WALLS
    movers = own & ON_MARKS[marks]
    reached = 0
    while movers:
        reached |= targets_by(board, lowest(movers), marks)
        movers &= movers - 1
    return reached


@helper
def can_capture(own: Int, other: Int, square: Int, bird: Int) -> bool:
    """Whether a side bound by the bird's number could capture on a square now."""
    occupied = own | other
    if bird and count_moves_on(own, occupied, bird):
        return attacks_on(own, occupied, bird) >> square & 1 != 0
    for marks in range(1, 4):
        if attacks_on(own, occupied, marks) >> square & 1:
            return True
    return False


@helper
def safety(own: Int, other: Int, daimyo: Int) -> Int:
    """How many of the bird's three numbers would let the other side capture the daimyo."""
    occupied = own | other
    threats = 0
    for marks in range(1, 4):
        threats += attacks_on(other, occupied, marks) >> daimyo & 1
    return threats


@kernel(EVALUATE)
def evaluate(state: State) -> Int:
    """Ronin on the board, squares reached for each number, threats to the daimyos."""
    if state[TO_PLACE]:
        return 0
    black = state[PIECES]
    white = state[PIECES + 1]
    occupied = black | white
    value = 30 * (popcount(black) - popcount(white))
    for marks in range(1, 4):
        of_black = attacks_on(black, occupied, marks)
        of_white = attacks_on(white, occupied, marks)
        value += 2 * (popcount(of_black & ~black) - popcount(of_white & ~white))
        value += 25 * ((of_black >> state[DAIMYO + 1] & 1) - (of_white >> state[DAIMYO] & 1))
        value += 12 * (np.int64(of_black != 0) - np.int64(of_white != 0))
    value += 10 if state[MOVER] == 0 else -10
    return value


@kernel(FINAL)
def final(state: State, plies: Int) -> Int:
    """The sooner a win the better."""
    if state[RESULT] == DRAW:
        return 0
    return WIN - plies if state[RESULT] == FIRST_WINS else plies - WIN


@kernel(RANK)
def rank(state: State, actions: State, begin: Int, end: Int, ranks: State) -> Int:
    """The daimyo's capture alone if there is one; else without moves that lose him, if possible.

    A move onto a number that leaves the opponent few ways comes first, a capture before others.
    """
    if state[TO_PLACE]:
        for index in range(begin, end):
            ranks[index] = 0
        return end
    seat = state[MOVER]
    own = state[PIECES + seat]
    other = state[PIECES + 1 - seat]
    daimyo = state[DAIMYO + seat]
    other_daimyo = state[DAIMYO + 1 - seat]
    for index in range(begin, end):
        action = actions[index]
        if action < RETURN and action & 63 == other_daimyo:
            actions[begin] = action
            ranks[begin] = WIN
            return begin + 1
    kept = begin
    first = actions[begin]
    for index in range(begin, end):
        action = actions[index]
        after, left, place, bird = own, other, daimyo, 0
        merit = 0
        if action < RETURN:
            origin = action >> 6
            target = action & 63
            after = own ^ (1 << origin | 1 << target)
            left = other & ~(1 << target)
            place = target if origin == daimyo else daimyo
            bird = MARKS[target]
            if left != other:
                merit += 100
        elif action != SKIP:
            target = action - RETURN
            after = own | 1 << target
            bird = MARKS[target]
            merit += 20
        if can_capture(left, after, place, bird):
            continue
        if bird and attacks_on(after, after | left, 1) >> other_daimyo & 1:
            merit += 10
        merit -= 2 * popcount(left & ON_MARKS[bird]) if bird else 20
        actions[kept] = action
        ranks[kept] = merit
        kept += 1
    if kept == begin:
        actions[begin] = first
        ranks[begin] = 0
        kept = begin + 1
    return kept


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
    seat = state[MOVER]
    if state[TO_PLACE] == 0:
        own = state[PIECES + seat]
        other = state[PIECES + 1 - seat]
        daimyo = state[DAIMYO + 1 - seat]
        bird = state[BIRD]
        movers = own
        if bird and count_moves_on(own, own | other, bird):
            movers = own & ON_MARKS[bird]
        while movers:
            origin = lowest(movers)
            movers &= movers - 1
            if targets(own | other, origin) >> daimyo & 1:
                return origin << 6 | daimyo
    return sample(state, generator, scratch)


@kernel(DETERMINE)
def determine(_state: State, _viewer: Int, _generator: Generator) -> None:
    """Nothing is hidden."""
