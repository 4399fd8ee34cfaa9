"""How good a position of Mandala looks and which moves look promising, made up by hand."""

import numpy as np

from tercet.core.generator import Generator, below
from tercet.core.jit import EVALUATE, SAMPLE, helper, kernel
from tercet.core.state import CHANCE, MOVER, Int, State
from tercet.games.mandala.kernel import (
    CLAIM,
    CLAIM_STEP,
    CUP,
    DEALT_CUP,
    EXCHANGE,
    GROW,
    HAND_SIZE,
    MANDALA,
    MOUNTAIN,
    RIVER,
    RIVER_SIZE,
    STEP,
    TURN,
    cards_in,
    draw_limit,
    field_of,
    legal,
    sample,
    score,
    total,
)

POINT = 10  # what a point counts in static values
RANDOM_PERCENT = 15  # how many of the guessed moves are random


@helper
def place_of(state: State, seat: Int, colour: Int) -> Int:
    """The place of a colour in a river from 1 on, 0 if it is not there."""
    for place in range(6):
        if state[RIVER + seat * 6 + place] == colour:
            return place + 1
    return 0


LEFT, PLACES, LENGTHS, GAINS, FIELDS = 0, 6, 18, 20, 22  # what `settle` works with
ROOM = 24


@helper
def worth(state: State, room: State, seat: Int, colour: Int) -> Int:
    """What claiming a colour would bring a seat, in static values."""
    if room[FIELDS + seat] == 0:
        return 0
    cards = room[LEFT + colour]
    place = room[PLACES + seat * 6 + colour]
    if place:
        return POINT * cards * place
    cup = state[CUP + seat * 6 + colour] + state[DEALT_CUP + seat * 6 + colour]
    return POINT * (cards - 1 + cup) * (room[LENGTHS + seat] + 1) + POINT


@helper
def prepare(state: State, mandala: Int, room: State) -> None:
    """Lay a mandala out for `settle`."""
    for colour in range(6):
        room[LEFT + colour] = state[MOUNTAIN + mandala * 6 + colour]
        room[PLACES + colour] = 0
        room[PLACES + 6 + colour] = 0
    for seat in range(2):
        room[LENGTHS + seat] = state[RIVER_SIZE + seat]
        room[FIELDS + seat] = total(state, field_of(mandala, seat))
        for place in range(state[RIVER_SIZE + seat]):
            room[PLACES + seat * 6 + state[RIVER + seat * 6 + place]] = place + 1


@helper
def settle(state: State, room: State, starter: Int) -> None:
    """Claim by turns what looks best; `room` tells what either side gains."""
    room[GAINS] = 0
    room[GAINS + 1] = 0
    seat = starter
    while True:
        best, most = -1, -1
        for colour in range(6):
            if room[LEFT + colour]:
                own = worth(state, room, seat, colour)
                value = 2 * own + worth(state, room, 1 - seat, colour)
                if value > most:
                    best, most = colour, value
        if best < 0:
            return
        room[GAINS + seat] += worth(state, room, seat, best)
        if room[FIELDS + seat] and room[PLACES + seat * 6 + best] == 0:
            room[LENGTHS + seat] += 1
            room[PLACES + seat * 6 + best] = room[LENGTHS + seat]
        room[LEFT + best] = 0
        seat = 1 - seat


@helper
def missing_colours(state: State, mandala: Int) -> Int:
    """How many colours a mandala does not show yet."""
    missing = 0
    for colour in range(6):
        if cards_in(state, mandala, colour) == 0:
            missing += 1
    return missing


NEARNESS = np.array([100, 75, 50, 35, 25, 20, 15], np.int64)  # by colours missing, in percent


@helper
def prospects(state: State, mandala: Int, room: State) -> Int:
    """What the mountain would bring the first seat beyond the second as the fields lie."""
    prepare(state, mandala, room)
    missing = missing_colours(state, mandala)
    lead = room[FIELDS] - room[FIELDS + 1]
    starter = 1 - state[TURN]
    if lead:
        starter = 0 if lead > 0 else 1
    if state[STEP] == CLAIM_STEP and state[MANDALA] == mandala:
        starter = state[MOVER]
        missing = 0
    settle(state, room, starter)
    near = NEARNESS[missing]
    return room[GAINS] * near // 100 - room[GAINS + 1] * near // 100


@helper
def side(state: State, seat: Int) -> Int:
    """Points, what the cup may still be worth, and cards in hand."""
    value = POINT * score(state, seat) + 4 * state[HAND_SIZE + seat]
    coming = (state[RIVER_SIZE + seat] + 7) * POINT // 4
    for colour in range(6):
        if place_of(state, seat, colour) == 0:
            cup = state[CUP + seat * 6 + colour] + state[DEALT_CUP + seat * 6 + colour]
            value += cup * coming
    return value


@kernel(EVALUATE)
def static(state: State) -> Int:
    """The lead in points, with what the cups and mountains promise."""
    room = np.empty(ROOM, np.int64)
    value = side(state, 0) - side(state, 1)
    for mandala in range(2):
        value += prospects(state, mandala, room)
    return value


# Which moves look promising


@helper
def sign(number: Int) -> Int:
    return np.int64(number > 0) - np.int64(number < 0)


@helper
def completed(state: State, room: State, seat: Int) -> Int:
    """What a seat gains beyond the other by completing the mandala laid out."""
    lead = room[FIELDS + seat] - room[FIELDS + 1 - seat]
    settle(state, room, seat if lead > 0 else 1 - seat)
    return room[GAINS + seat] - room[GAINS + 1 - seat]


@helper
def merit(state: State, action: Int, missing: State, room: State) -> Int:
    """How promising a move of a turn looks, in static values."""
    seat = state[MOVER]
    if action >= EXCHANGE:
        return (action - EXCHANGE) % 8 * 3 - 20
    number, place = 1, action // 5
    if action >= GROW:
        number = (action - GROW) % 8 + 1
        place = (action - GROW) // 8
    mandala, colour = place // 6, place % 6
    completes = missing[mandala] == 1 and cards_in(state, mandala, colour) == 0
    own = total(state, field_of(mandala, seat))
    lead = own - total(state, field_of(mandala, 1 - seat))
    if action >= GROW:
        if completes:
            prepare(state, mandala, room)
            room[FIELDS + seat] += number
            return completed(state, room, seat) - 5 * number
        stake = total(state, MOUNTAIN + mandala * 6) * NEARNESS[missing[mandala]] // 15
        gain = stake * (sign(lead + number) - sign(lead)) - 6 * number
        return gain + (8 if own == 0 else 0)
    drawn = draw_limit(state[HAND_SIZE + seat] - 1)
    if completes:
        prepare(state, mandala, room)
        room[LEFT + colour] += 1
        return completed(state, room, seat) + 5 * drawn
    mine = place_of(state, seat, colour)
    other = place_of(state, 1 - seat, colour)
    mine = mine if mine else state[RIVER_SIZE + seat] + 1
    other = other if other else state[RIVER_SIZE + 1 - seat] + 1
    return 5 * drawn + 2 * (mine - other) + (2 * mine if lead > 0 else -other if lead < 0 else 0)


@helper
def merits(state: State, actions: State, begin: Int, end: Int, ranks: State) -> None:
    """Write how promising each of the actions looks."""
    room = np.empty(ROOM, np.int64)
    if state[STEP] == CLAIM_STEP:
        seat = state[MOVER]
        prepare(state, state[MANDALA], room)
        for index in range(begin, end):
            colour = actions[index] - CLAIM
            value = 2 * worth(state, room, seat, colour) + worth(state, room, 1 - seat, colour)
            ranks[index] = value
        return
    missing = np.zeros(2, np.int64)
    for mandala in range(2):
        missing[mandala] = missing_colours(state, mandala)
    for index in range(begin, end):
        ranks[index] = merit(state, actions[index], missing, room)


@kernel(SAMPLE)
def guess(state: State, generator: Generator, scratch: State) -> Int:
    """Mostly the most promising move, sometimes a random one."""
    if state[MOVER] == CHANCE or below(generator, 100) < RANDOM_PERCENT:
        return sample(state, generator, scratch)
    end = legal(state, scratch, 0)
    merits(state, scratch, 0, end, scratch[end:])
    best = 0
    for index in range(1, end):
        if scratch[end + index] > scratch[end + best]:
            best = index
    return scratch[best]
