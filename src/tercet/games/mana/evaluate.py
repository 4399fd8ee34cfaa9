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
    POSITIONS,
    REPETITION_LIMIT,
    RETURN,
    SKIP,
    TO_PLACE,
    WALLS,
    count_moves_on,
    key,
    repeats,
    sample,
    targets,
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
def can_capture(own: Int, other: Int, square: Int, bird: Int) -> bool:
    """Whether a side bound by the bird's number could capture on a square now."""
    board = np.uint64(own | other) | WALLS
    if bird:
        if attackers(own, board, square, bird):
            return True
        if not (
            attackers(own, board, square, 1)
            | attackers(own, board, square, 2)
            | attackers(own, board, square, 3)
        ):
            return False
        return count_moves_on(own, own | other, bird) == 0
    return (
        attackers(own, board, square, 1)
        | attackers(own, board, square, 2)
        | attackers(own, board, square, 3)
    ) != 0


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


@helper
def ends_drawn(state: State, own: Int, other: Int, daimyo: Int, bird: Int, quiet: Int) -> bool:
    """Whether a move of the side to move would end the game as a draw (MNA-15)."""
    if quiet and state[IDLE] + 1 >= state[IDLE_LIMIT]:
        return True
    may_repeat = state[POSITIONS] >= 4 * (state[REPETITION_LIMIT] - 1)  # a cycle takes four plies
    return may_repeat and repeats(state, own, other, daimyo, bird)


@kernel(RANK)
def rank(state: State, actions: State, begin: Int, end: Int, ranks: State) -> Int:
    """The daimyo's capture alone if there is one; else without moves that lose him, if possible.

    A move that leaves the opponent few pieces to move comes first, a capture before others.
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
    first = actions[begin]
    kept = begin
    for index in range(begin, end):
        action = actions[index]
        after, left, place, bird, merit = own, other, daimyo, 0, 0
        if action < RETURN:
            origin = action >> 6
            target = action & 63
            if target == other_daimyo:
                actions[begin] = action
                ranks[begin] = WIN
                return begin + 1
            after = own ^ (1 << origin | 1 << target)
            left = other & ~(1 << target)
            place = target if origin == daimyo else daimyo
            bird = MARKS[target]
            if left != other:
                merit = 32
        elif action != SKIP:
            target = action - RETURN
            after = own | 1 << target
            bird = MARKS[target]
            merit = 8
        if can_capture(left, after, place, bird):
            quiet = np.int64(left == other and action < RETURN or action == SKIP)
            if not ends_drawn(state, after, left, place, bird, quiet):
                continue
        if bird:
            merit += 4 * (6 - popcount(left & ON_MARKS[bird]))
        actions[kept] = action
        ranks[kept] = merit
        kept += 1
    if kept == begin:
        actions[begin] = first
        ranks[begin] = -WIN
        kept += 1
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
