"""How good a position of Mandala looks and which moves look promising, as learned by self-play."""

from pathlib import Path
from typing import Any

import numpy as np
from numba import types

from tercet.core.jit import EVALUATE, RANK, STATE, helper, kernel
from tercet.core.state import DRAW, FIRST_WINS, MOVER, OVER, RESULT, Int, State
from tercet.games.mandala.handmade import (
    FIELDS,
    GAINS,
    LEFT,
    LENGTHS,
    PLACES,
    POINT,
    ROOM,
    completed,
    merits,
    missing_colours,
    place_of,
    prepare,
    settle,
    sign,
    worth,
)
from tercet.games.mandala.kernel import (
    CLAIM,
    CLAIM_STEP,
    CUP,
    DEALT_CUP,
    DECK_SIZE,
    EXCHANGE,
    GROW,
    HAND,
    HAND_SIZE,
    LAST_MANDALA,
    MANDALA,
    MOUNTAIN,
    REFILL_STEP,
    RIVER_SIZE,
    STEP,
    TURN,
    apply,
    cards_in,
    draw_limit,
    field_of,
    legal,
    may_build,
    may_grow,
    score,
    total,
)

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
def describe_areas(state: State, mandala: Int, me: Int, room: State, out: Any, at: Int) -> None:
    """The mountain laid out, and the fields."""
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


@helper
def describe_claims(state: State, mandala: Int, me: Int, room: State, out: Any, at: Int) -> None:
    """What either would get of the mountain laid out, if one or the other claims first."""
    mine, other = room[FIELDS + me], room[FIELDS + 1 - me]
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


@helper
def describe_means(state: State, mandala: Int, seat: Int, missing: Int, out: Any, at: Int) -> None:
    """What the hand of a seat can do for a mandala."""
    needed, most, growing = 0, 0, 0
    for colour in range(6):
        held = state[HAND + seat * 6 + colour]
        if held:
            if cards_in(state, mandala, colour) == 0:
                needed += 1
            if may_grow(state, mandala, seat, colour):
                most = max(most, held)
                growing += held
    out[at] = needed / 2
    out[at + 1] = most / 2
    out[at + 2] = growing / 4
    out[at + 3] = missing == 1 and needed == 1


@helper
def describe_mandala(state: State, mandala: Int, me: Int, room: State, out: Any, at: Int) -> None:
    """How near it is, who leads, what either would get, who can complete it or gain on it."""
    missing = missing_colours(state, mandala)
    for near in range(1, 4):
        out[at + near - 1] = missing == near
    prepare(state, mandala, room)
    describe_areas(state, mandala, me, room, out, at)
    describe_claims(state, mandala, me, room, out, at)
    describe_means(state, mandala, me, missing, out, at + 19)
    describe_means(state, mandala, 1 - me, missing, out, at + 23)


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


# Which moves look promising

MOVE_FEATURES = 40
BUILDING, GROWING, EXCHANGING, CLAIMING, ENDING = 0, 14, 31, 35, 39


@helper
def describe_completion(state: State, room: State, seat: Int, out: Any, at: Int) -> None:
    """What completing the mandala laid out would bring."""
    out[at] = 1
    out[at + 1] = max(-3.0, min(3.0, completed(state, room, seat) / (10.0 * POINT)))
    out[ENDING] = ends_with(state, room, seat)


@helper
def value_of(state: State, seat: Int, colour: Int) -> Any:
    """What a card of a colour counts for a seat, or would if it went to the river next."""
    place = place_of(state, seat, colour)
    return (place if place else state[RIVER_SIZE + seat] + 1) / 3


@helper
def describe_exchange(state: State, colour: Int, number: Int, out: Any) -> None:
    """The features of a discard of cards for others."""
    seat = state[MOVER]
    useless = True
    for mandala in range(2):
        if may_build(state, mandala, colour) or may_grow(state, mandala, seat, colour):
            useless = False
    out[EXCHANGING] = 1
    out[EXCHANGING + 1] = (number - 1) / 2
    out[EXCHANGING + 2] = useless
    out[EXCHANGING + 3] = state[HAND_SIZE + seat] >= 7


@helper
def describe_build(state: State, place: Int, missing: State, room: State, out: Any) -> None:
    """The features of a card for a mountain."""
    seat = state[MOVER]
    mandala, colour = place // 6, place % 6
    held = state[HAND + seat * 6 + colour]
    new = cards_in(state, mandala, colour) == 0
    own = total(state, field_of(mandala, seat))
    other = total(state, field_of(mandala, 1 - seat))
    value, their_value = value_of(state, seat, colour), value_of(state, 1 - seat, colour)
    at = BUILDING
    out[at] = 1
    out[at + 1] = draw_limit(state[HAND_SIZE + seat] - 1) / 3
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
    out[at + 12] = held / 2
    out[at + 13] = held == 1


@helper
def describe_growth(
    state: State, place: Int, number: Int, missing: State, room: State, out: Any
) -> None:
    """The features of cards for an own field."""
    seat = state[MOVER]
    mandala, colour = place // 6, place % 6
    new = cards_in(state, mandala, colour) == 0
    own = total(state, field_of(mandala, seat))
    other = total(state, field_of(mandala, 1 - seat))
    at = GROWING
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
    out[at + 12] = value_of(state, seat, colour)
    out[at + 13] = value_of(state, 1 - seat, colour)
    out[at + 14] = (state[HAND + seat * 6 + colour] - number) / 2
    out[at + 15] = state[HAND_SIZE + seat] - number <= 2
    out[at + 16] = own + number < other


@helper
def describe_move(state: State, action: Int, missing: State, room: State, out: Any) -> None:
    """The features of a move of a turn."""
    out[:] = 0
    if action >= EXCHANGE:
        describe_exchange(state, (action - EXCHANGE) // 8, (action - EXCHANGE) % 8 + 1, out)
    elif action >= GROW:
        place, number = (action - GROW) // 8, (action - GROW) % 8 + 1
        describe_growth(state, place, number, missing, room, out)
    else:
        describe_build(state, action // 5, missing, room, out)


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
    """What `rank` looks at, one row per move."""
    room = np.empty(ROOM, np.int64)
    missing = np.empty(2, np.int64)
    lay_out(state, missing, room)
    for index in range(end):
        describe_choice(state, actions[index], missing, room, out[index])


MOVE_WEIGHTS = _WEIGHTS["moves"]


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
