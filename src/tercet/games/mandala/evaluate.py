"""What search needs to know of Mandala: how good a position looks, which moves to try first."""

from math import comb
from pathlib import Path
from typing import Any

import numpy as np
from numba import types

from tercet.core.generator import Generator, below
from tercet.core.jit import (
    COUNT,
    DETERMINE,
    EVALUATE,
    FINAL,
    KEY,
    RANK,
    SAMPLE,
    STATE,
    helper,
    kernel,
)
from tercet.core.state import CHANCE, DRAW, FIRST_WINS, MOVER, OVER, RESULT, WIN, Int, State
from tercet.games.mandala.kernel import (
    CARDS_OF_A_COLOUR,
    CLAIM,
    CLAIM_STEP,
    CUP,
    CUP_SIZE,
    DEALT_CUP,
    DECK,
    DECK_AT_MOST,
    DECK_SIZE,
    DISCARD,
    EXCHANGE,
    FIELD,
    GROW,
    HAND,
    HAND_SIZE,
    LAST_MANDALA,
    MANDALA,
    MOUNTAIN,
    PUT_DOWN,
    REFILL_STEP,
    RIVER,
    RIVER_SIZE,
    STEP,
    TURN,
    apply,
    field_of,
    key,
    legal,
    may_build,
    may_grow,
    sample,
    score,
    total,
)

SCALE = 100.0
STATIC_SCALE = 100.0
MARGIN = True

POINT = 10  # what a point counts in static values
RANDOM_PERCENT = 15  # how many of the guessed moves are random

# What a player cannot see

OLD, FRESH, GONE, HELD = range(0, 24, 6)  # piles in the making, counts by colour
WAYS = np.array([[comb(cards, chosen) for chosen in range(19)] for cards in range(19)], np.float64)
FRACTIONS = 1 << 30


@helper
def pick(weights: Any, generator: Generator) -> Int:
    """An index, drawn by its weight."""
    rest = 0.0
    for weight in weights:
        rest += weight
    rest *= (below(generator, FRACTIONS) + 0.5) / FRACTIONS
    index = 0
    while index < weights.size - 1 and rest >= weights[index]:
        rest -= weights[index]
        index += 1
    return index


@helper
def draw_from(piles: State, pile: Int, size: Int, generator: Generator) -> Int:
    """Take a random card out of a pile of so many cards."""
    card = below(generator, size)
    colour = 0
    while card >= piles[pile + colour]:
        card -= piles[pile + colour]
        colour += 1
    piles[pile + colour] -= 1
    return colour


@helper
def unseen(state: State, colour: Int) -> Int:
    """How many cards of a colour lie where the viewer of a redacted state cannot look."""
    cards = CARDS_OF_A_COLOUR - state[DISCARD + colour]
    for pile in range(2):
        cards -= state[MOUNTAIN + pile * 6 + colour] + state[CUP + pile * 6 + colour]
        cards -= max(0, state[HAND + pile * 6 + colour])
        cards -= max(0, state[DEALT_CUP + pile * 6 + colour])
    for pile in range(4):
        cards -= state[FIELD + pile * 6 + colour]
    for place in range(12):
        cards -= np.int64(state[RIVER + place] == colour)
    return cards


@helper
def ways_to_take(piles: State, colour: Int, taken: Int) -> Any:
    """In how many ways `taken` of the gone cards of a colour were old and the others fresh."""
    rest = piles[GONE + colour] - taken
    if rest < 0 or taken > piles[OLD + colour] or rest > piles[FRESH + colour]:
        return 0.0
    return WAYS[piles[OLD + colour], taken] * WAYS[piles[FRESH + colour], rest]


@helper
def take_gone(piles: State, kept: Int, drawn: Int, generator: Generator) -> None:
    """Take the gone cards off the old and the fresh ones: settle which of them were which.

    The old cards are those hidden at the shuffle, `kept` of them in cups, never to be put down; of
    the fresh ones, which were the deck then, `drawn` came into the hidden hands. Any card of a hand
    is as likely to have been put down as any other.
    """
    olds = total(piles, OLD)
    freshes = total(piles, FRESH)
    number = total(piles, GONE)
    most = min(olds - kept, number)
    ways = np.zeros((7, most + 1))
    ways[0, 0] = 1.0
    for colour in range(6):
        for before in range(most + 1):
            for taken in range(most - before + 1):
                more = ways[colour, before] * ways_to_take(piles, colour, taken)
                ways[colour + 1, before + taken] += more
    weights = ways[6].copy()
    for taken in range(most + 1):
        for index in range(taken):
            weights[taken] *= (olds - kept - index) / (olds - index)
        for index in range(number - taken):
            weights[taken] *= max(0, drawn - index) / (freshes - index)
    left = pick(weights, generator)
    for colour in range(5, -1, -1):
        weights[:] = 0.0
        for taken in range(left + 1):
            weights[taken] = ways[colour, left - taken] * ways_to_take(piles, colour, taken)
        taken = pick(weights, generator)
        left -= taken
        piles[OLD + colour] -= taken
        piles[FRESH + colour] -= piles[GONE + colour] - taken


@helper
def deal_hidden(
    state: State, piles: State, to_cups: Int, viewer: Int, generator: Generator
) -> None:
    """Deal the hidden cups from one pile and the hidden hands from all that is left."""
    for seat in range(2):
        if seat != viewer:
            for colour in range(6):
                state[HAND + seat * 6 + colour] = 0
                state[DEALT_CUP + seat * 6 + colour] = 0
            for _ in range(state[CUP_SIZE + seat] - total(state, CUP + seat * 6)):
                colour = draw_from(piles, to_cups, total(piles, to_cups), generator)
                state[DEALT_CUP + seat * 6 + colour] += 1
    for colour in range(6):
        piles[HELD + colour] += piles[OLD + colour]
    for seat in range(2):
        if seat != viewer:
            for _ in range(state[HAND_SIZE + seat]):
                colour = draw_from(piles, HELD, total(piles, HELD), generator)
                state[HAND + seat * 6 + colour] += 1


@kernel(DETERMINE)
def determine(state: State, viewer: Int, generator: Generator) -> None:
    """Deal the cards that the viewer cannot see, each possible world by its likelihood.

    Until the deck has run out all unseen cards are alike. Then the discards, a known lot, became
    the deck: what is left of them is in the deck or was drawn into the hidden hands, while the
    other unseen cards, the cups among them, are older. What a player chose to do is not taken for
    a hint at his cards, and the order in which he put them down is forgotten.
    """
    if state[DECK] >= 0:
        return
    piles = np.zeros(24, np.int64)
    cups, hands = 0, 0
    for seat in range(2):
        if seat != viewer:
            cups += state[CUP_SIZE + seat] - total(state, CUP + seat * 6)
            hands += state[HAND_SIZE + seat]
            for colour in range(6):
                piles[GONE + colour] += state[PUT_DOWN + seat * 6 + colour]
    for colour in range(6):
        piles[FRESH + colour] = unseen(state, colour)
    shuffled = state[LAST_MANDALA]
    if shuffled:
        for colour in range(6):
            at_most = state[DECK_AT_MOST + viewer * 6 + colour]
            older = piles[FRESH + colour] + piles[GONE + colour] - at_most
            piles[OLD + colour] = older
            piles[FRESH + colour] = at_most
        if total(piles, GONE):
            take_gone(piles, cups, total(piles, FRESH) - state[DECK_SIZE], generator)
    for size in range(total(piles, FRESH), state[DECK_SIZE], -1):
        piles[HELD + draw_from(piles, FRESH, size, generator)] += 1
    deal_hidden(state, piles, OLD if shuffled else HELD, viewer, generator)
    for colour in range(6):
        state[DECK + colour] = piles[FRESH + colour]


# How good a position looks, by hand


@helper
def place_of(state: State, seat: Int, colour: Int) -> Int:
    """The place of a colour in a river from 1 on, 0 if it is not there."""
    for place in range(6):
        if state[RIVER + seat * 6 + place] == colour:
            return place + 1
    return 0


@helper
def shown(state: State, mandala: Int, colour: Int) -> Int:
    """Whether a mandala shows a colour."""
    field = field_of(mandala, 0) + colour
    return state[MOUNTAIN + mandala * 6 + colour] + state[field] + state[field + 6] > 0


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
        if not shown(state, mandala, colour):
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


# Which moves look promising, by hand


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
    completes = missing[mandala] == 1 and not shown(state, mandala, colour)
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
    drawn = min(3, 9 - state[HAND_SIZE + seat])
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
    """Mostly the most promising move, at times any."""
    if state[MOVER] == CHANCE or below(generator, 100) < RANDOM_PERCENT:
        return sample(state, generator, scratch)
    end = legal(state, scratch, 0)
    merits(state, scratch, 0, end, scratch[end:])
    best = 0
    for index in range(1, end):
        if scratch[end + index] > scratch[end + best]:
            best = index
    return scratch[best]


# How good a position looks, as learned

SIDE = 10
EACH = 27
FEATURES = 2 * SIDE + 2 * EACH + 2


@helper
def describe_side(state: State, seat: Int, out: Any, at: Int) -> None:
    """Points, river, cup and hand."""
    length = state[RIVER_SIZE + seat]
    waiting, kinds, most, matching = 0, 0, 0, 0
    for colour in range(6):
        held = state[HAND + seat * 6 + colour]
        if held:
            kinds += 1
        most = max(most, held)
        place = place_of(state, seat, colour)
        matching += held * place
        if place == 0:
            waiting += state[CUP + seat * 6 + colour] + state[DEALT_CUP + seat * 6 + colour]
    out[at] = score(state, seat) / 10
    out[at + 1] = length / 3
    out[at + 2] = length == 4
    out[at + 3] = length == 5
    out[at + 4] = waiting / 2
    out[at + 5] = waiting * (6 - length) / 4
    out[at + 6] = state[HAND_SIZE + seat] / 4
    out[at + 7] = kinds / 3
    out[at + 8] = most / 2
    out[at + 9] = matching / 10


@helper
def ends_with(state: State, room: State, seat: Int) -> Any:
    """1 if the game ended with what has been settled and the seat won, -1 if it lost, else 0."""
    if not state[LAST_MANDALA] and max(room[LENGTHS], room[LENGTHS + 1]) < 6:
        return 0.0
    lead = 0
    for side_of in range(2):
        new = room[LENGTHS + side_of] - state[RIVER_SIZE + side_of]
        points = score(state, side_of) * POINT + room[GAINS + side_of] - POINT * new
        lead += points if side_of == seat else -points
    return float(sign(lead))


@helper
def describe_mandala(state: State, mandala: Int, me: Int, room: State, out: Any, at: Int) -> None:
    """How near it is, who leads, what either would get, who can complete it or gain on it."""
    missing = missing_colours(state, mandala)
    for near in range(1, 4):
        out[at + near - 1] = missing == near
    prepare(state, mandala, room)
    mine, other = room[FIELDS + me], room[FIELDS + 1 - me]
    colours = 0
    for colour in range(6):
        if room[LEFT + colour]:
            colours += 1
    out[at + 3] = total(state, MOUNTAIN + mandala * 6) / 4
    out[at + 4] = colours / 3
    out[at + 5] = mine / 3
    out[at + 6] = other / 3
    out[at + 7] = mine == 0
    out[at + 8] = other == 0
    out[at + 9] = mine > other
    out[at + 10] = mine < other
    scale = 10.0 * POINT
    settle(state, room, me)
    first_gain, first_other = room[GAINS + me] / scale, room[GAINS + 1 - me] / scale
    first_end = ends_with(state, room, me)
    prepare(state, mandala, room)
    settle(state, room, 1 - me)
    second_gain, second_other = room[GAINS + me] / scale, room[GAINS + 1 - me] / scale
    second_end = ends_with(state, room, me)
    out[at + 11] = first_gain
    out[at + 12] = first_other
    out[at + 13] = second_gain
    out[at + 14] = second_other
    if mine > other:
        out[at + 15] = first_gain - first_other
        out[at + 16] = first_gain - first_other
        out[at + 17] = first_end
        out[at + 18] = first_end
    else:
        out[at + 15] = second_gain - second_other
        out[at + 17] = second_end
        if mine == other:
            out[at + 16] = first_gain - first_other
            out[at + 18] = first_end
        else:
            out[at + 16] = second_gain - second_other
            out[at + 18] = second_end
    for side_of in range(2):
        seat = me if side_of == 0 else 1 - me
        base = at + 19 + 4 * side_of
        needed, most, growing = 0, 0, 0
        for colour in range(6):
            held = state[HAND + seat * 6 + colour]
            if held:
                if not shown(state, mandala, colour):
                    needed += 1
                if may_grow(state, mandala, seat, colour):
                    most = max(most, held)
                    growing += held
        out[base] = needed / 2
        out[base + 1] = most / 2
        out[base + 2] = growing / 4
        out[base + 3] = missing == 1 and needed == 1


@helper
def describe(state: State, out: Any) -> None:
    """The features of a state without claims under way, seen by who is to move."""
    me = 1 - state[TURN] if state[STEP] == REFILL_STEP else state[TURN]
    describe_side(state, me, out, 0)
    describe_side(state, 1 - me, out, SIDE)
    nearer = 0
    if missing_colours(state, 1) < missing_colours(state, 0):
        nearer = 1
    room = np.empty(ROOM, np.int64)
    describe_mandala(state, nearer, me, room, out, 2 * SIDE)
    describe_mandala(state, 1 - nearer, me, room, out, 2 * SIDE + EACH)
    out[FEATURES - 2] = state[DECK_SIZE] / 40
    out[FEATURES - 1] = state[LAST_MANDALA]


@kernel(types.void(STATE, types.float32[::1]))
def features(state: State, out: Any) -> None:
    """What `evaluate` looks at."""
    describe(state, out)


@helper
def claimed(state: State) -> State:
    """The state after the claims under way, each taking what looks best."""
    after = state.copy()
    actions = np.empty(12, np.int64)
    while after[STEP] == CLAIM_STEP and after[MOVER] >= 0:
        end = legal(after, actions, 0)
        merits(after, actions, 0, end, actions[6:])
        best = 0
        for index in range(1, end):
            if actions[6 + index] > actions[6 + best]:
                best = index
        apply(after, actions[best])
    return after


_WEIGHTS = np.load(Path(__file__).parent / "weights.npz")
HIDDEN_WEIGHTS = _WEIGHTS["hidden"]
OUTPUT_WEIGHTS = _WEIGHTS["output"]
HIDDEN = OUTPUT_WEIGHTS.size - 1


@kernel(EVALUATE)
def evaluate(state: State) -> Int:
    """A small network's opinion."""
    if state[STEP] == CLAIM_STEP:
        state = claimed(state)
        if state[MOVER] == OVER:
            if state[RESULT] == DRAW:
                return 0
            return 1000 if state[RESULT] == FIRST_WINS else -1000
    inputs = np.zeros(FEATURES, np.float32)
    describe(state, inputs)
    layer = HIDDEN_WEIGHTS[FEATURES].copy()
    for index in range(FEATURES):
        given = inputs[index]
        if given != 0:
            for unit in range(HIDDEN):
                layer[unit] += given * HIDDEN_WEIGHTS[index, unit]
    value = OUTPUT_WEIGHTS[HIDDEN]
    for unit in range(HIDDEN):
        if layer[unit] > 0:
            value += layer[unit] * OUTPUT_WEIGHTS[unit]
    me = 1 - state[TURN] if state[STEP] == REFILL_STEP else state[TURN]
    value = max(-1000.0, min(1000.0, value * 100.0))
    return np.int64(value) if me == 0 else -np.int64(value)


# Which moves look promising, as learned

MOVE_FEATURES = 40
BUILDING, GROWING, EXCHANGING, CLAIMING, ENDING = 0, 14, 31, 35, 39


@helper
def describe_completion(state: State, room: State, seat: Int, out: Any, at: Int) -> None:
    """What completing the mandala laid out would bring."""
    out[at] = 1
    out[at + 1] = max(-3.0, min(3.0, completed(state, room, seat) / (10.0 * POINT)))
    out[ENDING] = ends_with(state, room, seat)


@helper
def describe_move(state: State, action: Int, missing: State, room: State, out: Any) -> None:
    """The features of a move of a turn."""
    seat = state[MOVER]
    hand = HAND + seat * 6
    out[:] = 0
    if action >= EXCHANGE:
        colour = (action - EXCHANGE) // 8
        useless = True
        for mandala in range(2):
            if may_build(state, mandala, colour) or may_grow(state, mandala, seat, colour):
                useless = False
        out[EXCHANGING] = 1
        out[EXCHANGING + 1] = (action - EXCHANGE) % 8 / 2
        out[EXCHANGING + 2] = useless
        out[EXCHANGING + 3] = state[HAND_SIZE + seat] >= 7
        return
    grows = action >= GROW
    place = (action - GROW) // 8 if grows else action // 5
    mandala, colour = place // 6, place % 6
    new = not shown(state, mandala, colour)
    own = total(state, field_of(mandala, seat))
    other = total(state, field_of(mandala, 1 - seat))
    mine = place_of(state, seat, colour)
    theirs = place_of(state, 1 - seat, colour)
    value = (mine if mine else state[RIVER_SIZE + seat] + 1) / 3
    their_value = (theirs if theirs else state[RIVER_SIZE + 1 - seat] + 1) / 3
    if not grows:
        at = BUILDING
        out[at] = 1
        out[at + 1] = min(3, 9 - state[HAND_SIZE + seat]) / 3
        if new and missing[mandala] == 1:
            prepare(state, mandala, room)
            room[LEFT + colour] += 1
            describe_completion(state, room, seat, out, at + 2)
        out[at + 4] = new and missing[mandala] == 2
        out[at + 5] = new and missing[mandala] >= 3
        out[at + 6] = value if own > other else 0
        out[at + 7] = their_value if own < other else 0
        out[at + 8] = value
        out[at + 9] = their_value
        out[at + 10] = own == 0
        out[at + 11] = other == 0
        out[at + 12] = state[hand + colour] / 2
        out[at + 13] = state[hand + colour] == 1
        return
    at = GROWING
    number = (action - GROW) % 8 + 1
    out[at] = 1
    out[at + 1] = number / 2
    if new and missing[mandala] == 1:
        prepare(state, mandala, room)
        room[FIELDS + seat] += number
        describe_completion(state, room, seat, out, at + 2)
    leads = own <= other < own + number
    out[at + 4] = leads
    out[at + 5] = own + number == other
    out[at + 6] = own > other
    out[at + 7] = total(state, MOUNTAIN + mandala * 6) / 4 if leads else 0
    out[at + 8] = leads and missing[mandala] <= 2
    out[at + 9] = own == 0
    out[at + 10] = new and missing[mandala] == 2
    out[at + 11] = new and missing[mandala] >= 3
    out[at + 12] = value
    out[at + 13] = their_value
    out[at + 14] = (state[hand + colour] - number) / 2
    out[at + 15] = state[HAND_SIZE + seat] - number <= 2
    out[at + 16] = own + number < other


@helper
def describe_claim(state: State, colour: Int, room: State, out: Any) -> None:
    """The features of a claim from the mountain laid out."""
    seat = state[MOVER]
    out[:] = 0
    out[CLAIMING] = worth(state, room, seat, colour) / (10.0 * POINT)
    out[CLAIMING + 1] = worth(state, room, 1 - seat, colour) / (10.0 * POINT)
    if room[FIELDS + seat] and room[PLACES + seat * 6 + colour] == 0:
        out[CLAIMING + 2] = 1
        out[CLAIMING + 3] = state[RIVER_SIZE + seat] == 5


@helper
def describe_choice(state: State, action: Int, missing: State, room: State, out: Any) -> None:
    """The features of a move or a claim."""
    if action >= CLAIM:
        describe_claim(state, action - CLAIM, room, out)
    else:
        describe_move(state, action, missing, room, out)


@helper
def lay_out(state: State, missing: State, room: State) -> None:
    """What `describe_choice` wants to know beforehand."""
    if state[STEP] == CLAIM_STEP:
        prepare(state, state[MANDALA], room)
    else:
        for mandala in range(2):
            missing[mandala] = missing_colours(state, mandala)


@kernel(types.void(STATE, STATE, types.int64, types.float32[:, ::1]))
def move_features(state: State, actions: State, end: Int, out: Any) -> None:
    """What `rank` looks at, a row a move."""
    room = np.empty(ROOM, np.int64)
    missing = np.empty(2, np.int64)
    lay_out(state, missing, room)
    for index in range(end):
        describe_choice(state, actions[index], missing, room, out[index])


MOVE_WEIGHTS = _WEIGHTS["moves"]


@kernel(COUNT)
def winning(_state: State) -> Int:
    """No move is seen to win at once."""
    return -1


@kernel(RANK)
def rank(state: State, actions: State, begin: Int, end: Int, ranks: State) -> None:
    """How often a search would choose a move, as the logarithm times 100."""
    room = np.empty(ROOM, np.int64)
    missing = np.empty(2, np.int64)
    out = np.empty(MOVE_FEATURES, np.float32)
    lay_out(state, missing, room)
    for index in range(begin, end):
        describe_choice(state, actions[index], missing, room, out)
        value = np.float32(0)
        for feature in range(MOVE_FEATURES):
            value += out[feature] * MOVE_WEIGHTS[feature]
        ranks[index] = np.int64(100 * value)


@kernel(FINAL)
def final(state: State, _plies: Int) -> Int:
    """A win and by how much."""
    if state[RESULT] == DRAW:
        return 0
    won = WIN if state[RESULT] == FIRST_WINS else -WIN
    return won + score(state, 0) - score(state, 1)


@kernel(KEY)
def search_key(state: State) -> Int:
    """All of the position counts."""
    return key(state)
