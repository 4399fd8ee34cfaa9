"""What search needs to know of Mana: how good a position looks, which moves to try first."""

import numpy as np

from tercet.core.bits import lowest, popcount
from tercet.core.generator import Generator
from tercet.core.jit import COUNT, DETERMINE, EVALUATE, FINAL, KEY, RANK, SAMPLE, helper, kernel
from tercet.core.state import DRAW, FIRST_WINS, MOVER, OVER, RESULT, WIN, Int, State
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

SCALE = 120.0
MARGIN = False

RONIN = 30
MOBILITY = 2
TEMPO = 10
THREATS = np.array([0, 15, 40, 100], np.int64)  # by how many of the bird's three numbers

IDLE_MATTERS = 50  # plies before the idle limit from where on searches tell its count apart


@helper
def attackers(own: Int, board: Int, square: Int, marks: Int) -> Int:
    """The pieces on squares with these marks that can come to a square: walks go both ways."""
    return targets_by(board, square, marks) & own & ON_MARKS[marks]


@helper
def strength(own: Int, other: Int, daimyo: Int) -> Int:
    """What a side's pieces are worth against the other's daimyo."""
    board = np.uint64(own | other) | WALLS
    value = RONIN * popcount(own)
    threats = 0
    free = 0
    for marks in range(1, 4):
        movers = own & ON_MARKS[marks]
        moves = 0
        while movers:
            moves += popcount(targets_by(board, lowest(movers), marks) & ~own)
            movers &= movers - 1
        value += MOBILITY * min(moves, 12)
        if moves == 0:
            free += 1
        if attackers(own, board, daimyo, marks):
            threats += 1
    if threats:
        threats += free
    return value + THREATS[min(threats, 3)]


@kernel(EVALUATE)
def evaluate(state: State) -> Int:
    """Pieces, their moves, and the bird's numbers by which they could take the daimyo."""
    if state[TO_PLACE]:
        return 0
    black = state[PIECES]
    white = state[PIECES + 1]
    value = strength(black, white, state[DAIMYO + 1]) - strength(white, black, state[DAIMYO])
    return value + (TEMPO if state[MOVER] == 0 else -TEMPO)


@kernel(FINAL)
def final(state: State, plies: Int) -> Int:
    """The sooner a win the better."""
    if state[RESULT] == DRAW:
        return 0
    return WIN - plies if state[RESULT] == FIRST_WINS else plies - WIN


@kernel(COUNT)
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


@kernel(DETERMINE)
def determine(_state: State, _viewer: Int, _generator: Generator) -> None:
    """Nothing is hidden."""
