"""Mandala's rules over a flat state (rule ids: MAN-n).

Colours are numbered in the order of the letters ``roygpb``. The deck is counts, never an order, so
there is no order to leak.

State, after the header:
    state[5]        whose turn it is (a claim may be the opponent's to make)
    state[6]        what is going on: 0…5 the six tokens of the deal, then TURN_STEP, …
    state[7]        the mandala that was played to or is being destroyed
    state[8]        1 once the deck has run out: the next mandala destroyed is the last (MAN-20)
    state[9]        turns in a row without a card played to a mandala (MAN-24)
    state[10]       option: 1 if the player chooses how many cards to draw
    state[11:18]    sizes: deck, two hands, two cups, two rivers
    state[18:24]    deck, one count per colour
    state[24:30]    discard pile
    state[30:42]    mountains of mandala 1 and 2
    state[42:66]    fields: of mandala 1 first's and second's, of mandala 2 first's and second's
    state[66:78]    hands of first and second
    state[78:90]    cups of first and second, the cards claimed in public
    state[90:102]   cups of first and second, the two cards dealt face down
    state[102:114]  rivers of first and second: colour by place, -1 where free
    state[114:132]  how many of a colour the deck can hold, by what first, second and a spectator
                    have seen since it was last shuffled (MAN-25)
    state[132:144]  what first and second have put down from their hands since the deck was shuffled
                    and they drew from it; tells which of their cards may be older (MAN-25)

Actions: A (mandala · 6 + colour) · 5 + 0, or + 1 + cards to draw where the player chooses;
B 60 + (mandala · 6 + colour) · 8 + number - 1; C 156 + colour · 8 + number - 1; claim 204 + colour.
Chance: the colour drawn. What is never legal has numbers from `ACTIONS` on, so that it can be
explained: 210 + (mandala · 6 + colour) · 8 + number - 1 for several cards to a mountain, and 306 +
the same for cards to the opponent's field.
"""

import numpy as np

from tercet.core.generator import Generator, below, pick
from tercet.core.jit import (
    APPLY,
    COUNT,
    KEY,
    LEGAL,
    REDACT,
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
    MAX_ACTIONS,
    MOVER,
    OVER,
    REASON,
    RESULT,
    SECOND_WINS,
    Int,
    State,
)

TURN = HEADER
STEP = HEADER + 1
MANDALA = HEADER + 2
LAST_MANDALA = HEADER + 3
IDLE = HEADER + 4
CHOOSE = HEADER + 5
DECK_SIZE = HEADER + 6
HAND_SIZE = HEADER + 7
CUP_SIZE = HEADER + 9
RIVER_SIZE = HEADER + 11
DECK = HEADER + 13
DISCARD = DECK + 6
MOUNTAIN = DISCARD + 6
FIELD = MOUNTAIN + 12
HAND = FIELD + 24
CUP = HAND + 12
DEALT_CUP = CUP + 12
RIVER = DEALT_CUP + 12
DECK_AT_MOST = RIVER + 12
PUT_DOWN = DECK_AT_MOST + 18
HEAD = PUT_DOWN + 12

COLOURS = "roygpb"
CARDS_OF_A_COLOUR = 18
HAND_LIMIT = 8
DRAW_LIMIT = 3  # after A
IDLE_LIMIT = 100

DEAL_SIZES = np.array([2, 2, 6, 6, 2, 2], np.int64)
DEAL_AUDIENCE = np.array([EVERYONE, EVERYONE, 0, 1, 0, 1], np.int64)
DEAL_TO = np.array(
    [MOUNTAIN, MOUNTAIN + 6, HAND, HAND + 6, DEALT_CUP, DEALT_CUP + 6],
    np.int64,
)
DEAL_HANDS = (2, 3)  # the tokens of the deal that go to hands …
DEAL_CUPS = (4, 5)  # … and to cups
TURN_STEP, BUILD_DRAW_STEP, DISCARD_DRAW_STEP, CLAIM_STEP, REFILL_STEP = range(6, 11)

BUILD = 0
GROW = 60
EXCHANGE = 156
CLAIM = 204
ACTIONS = 210
BUILD_SEVERAL = ACTIONS
GROW_ACROSS = BUILD_SEVERAL + 96

BY_RIVER, BY_DECK, BY_IDLE = range(3)


@helper
def total(state: State, start: Int) -> Int:
    """The number of cards in a pile of counts."""
    number = 0
    for colour in range(6):
        number += state[start + colour]
    return number


@helper
def field_of(mandala: Int, seat: Int) -> Int:
    return FIELD + (mandala * 2 + seat) * 6


@helper
def available(state: State) -> Int:
    """How many cards could be drawn: the deck, and the discard pile once that is empty."""
    return state[DECK_SIZE] + total(state, DISCARD)


@helper
def draw_limit(hand: Int) -> Int:
    """How many cards A draws with `hand` cards left in hand, if there are enough (MAN-7)."""
    return min(DRAW_LIMIT, HAND_LIMIT - hand)


@helper
def most_drawn(state: State, hand: Int) -> Int:
    """How many cards A draws at most with `hand` cards left in hand (MAN-7)."""
    return min(draw_limit(hand), available(state))


@helper
def unseen(state: State, colour: Int) -> Int:
    """The cards of a colour that lie neither open nor in the hand or cup of a state's viewer."""
    left = CARDS_OF_A_COLOUR - state[DISCARD + colour]
    for pile in range(2):
        left -= state[MOUNTAIN + pile * 6 + colour] + state[CUP + pile * 6 + colour]
        left -= max(state[HAND + pile * 6 + colour], 0)
        left -= max(state[DEALT_CUP + pile * 6 + colour], 0)
    for pile in range(4):
        left -= state[FIELD + pile * 6 + colour]
    for place in range(12):
        left -= state[RIVER + place] == colour
    return left


@helper
def cards_in(state: State, mandala: Int, colour: Int) -> Int:
    """How many cards of a colour lie in a mandala, in all of its areas."""
    field = field_of(mandala, 0) + colour
    return state[MOUNTAIN + mandala * 6 + colour] + state[field] + state[field + 6]


@helper
def may_go(state: State, mandala: Int, colour: Int, area: Int) -> Int:
    """The colour rule: whether cards may go to an area of a mandala (MAN-10).

    They may if the mandala has the colour there or nowhere. `area` is where its cards begin.
    """
    return cards_in(state, mandala, colour) == state[area + colour]


@helper
def may_build(state: State, mandala: Int, colour: Int) -> Int:
    """Whether the colour rule lets a card go to a mountain."""
    return may_go(state, mandala, colour, MOUNTAIN + mandala * 6)


@helper
def may_grow(state: State, mandala: Int, seat: Int, colour: Int) -> Int:
    """Whether the colour rule lets cards go to a field of the seat."""
    return may_go(state, mandala, colour, field_of(mandala, seat))


@kernel(LEGAL)
def legal(state: State, actions: State, end: Int) -> Int:
    """Write the legal actions, ascending, starting at index `end`; return the index after them."""
    seat = state[MOVER]
    if seat == OVER:
        return end
    if seat == CHANCE:
        for colour in range(6):
            if state[DECK + colour]:
                actions[end] = colour
                end += 1
        return end
    if state[STEP] == CLAIM_STEP:
        mountain = MOUNTAIN + state[MANDALA] * 6
        for colour in range(6):
            if state[mountain + colour]:
                actions[end] = CLAIM + colour
                end += 1
        return end
    hand = HAND + seat * 6
    size = state[HAND_SIZE + seat]
    most = most_drawn(state, size - 1)
    least = np.int64(size == 1)  # a turn may not end with an empty hand (MAN-11)
    for mandala in range(2):
        for colour in range(6):
            if state[hand + colour] and most >= least and may_build(state, mandala, colour):
                action = BUILD + (mandala * 6 + colour) * 5
                if state[CHOOSE]:
                    for drawn in range(least, most + 1):
                        actions[end] = action + 1 + drawn
                        end += 1
                else:
                    actions[end] = action
                    end += 1
    for mandala in range(2):
        for colour in range(6):
            number = min(state[hand + colour], size - 1)
            if number and may_grow(state, mandala, seat, colour):
                for less in range(number):
                    actions[end] = GROW + (mandala * 6 + colour) * 8 + less
                    end += 1
    for colour in range(6):
        for less in range(state[hand + colour]):
            actions[end] = EXCHANGE + colour * 8 + less
            end += 1
    return end


@kernel(COUNT)
def bulk(state: State) -> Int:
    """How many legal actions there are."""
    return legal(state, np.empty(MAX_ACTIONS, np.int64), 0)


@kernel(SAMPLE)
def sample(state: State, generator: Generator, scratch: State) -> Int:
    """A random legal action, a player's each as likely, chance by its weights."""
    if state[MOVER] == CHANCE:
        return pick(generator, state, DECK, DECK + 6, state[DECK_SIZE])
    return scratch[below(generator, legal(state, scratch, 0))]


@helper
def points_at(state: State, seat: Int, place: Int) -> Int:
    """What the cup's cards count that have the colour of a place in the river (MAN-22).

    Each counts the number of the place. Cards that are hidden from a state's viewer are left out.
    """
    colour = state[RIVER + seat * 6 + place]
    if colour < 0:
        return 0
    cup = seat * 6 + colour
    return (place + 1) * (state[CUP + cup] + max(state[DEALT_CUP + cup], 0))


@helper
def score(state: State, seat: Int) -> Int:
    """The points of a seat as its cup and its river stand (MAN-22)."""
    points = 0
    for place in range(6):
        points += points_at(state, seat, place)
    return points


@helper
def finish(state: State, reason: Int) -> None:
    """Score the game as it stands; a tie goes to the smaller cup (MAN-23)."""
    state[MOVER] = OVER
    state[REASON] = reason
    lead = score(state, 0) - score(state, 1)
    if lead == 0:
        lead = state[CUP_SIZE + 1] - state[CUP_SIZE]
    if lead == 0:
        state[RESULT] = DRAW
    else:
        state[RESULT] = FIRST_WINS if lead > 0 else SECOND_WINS


@helper
def reshuffle(state: State) -> None:
    """The discard pile becomes the deck; what it holds is known to all (MAN-20, MAN-25)."""
    for colour in range(6):
        cards = state[DISCARD + colour]
        state[DECK + colour] = cards
        state[DISCARD + colour] = 0
        state[DECK_SIZE] += cards
        for viewer in range(3):
            state[DECK_AT_MOST + viewer * 6 + colour] = cards
        state[PUT_DOWN + colour] = 0
        state[PUT_DOWN + 6 + colour] = 0


@helper
def put_down(state: State, seat: Int, colour: Int, number: Int) -> None:
    """Take cards out of a hand."""
    state[HAND + seat * 6 + colour] -= number
    state[HAND_SIZE + seat] -= number
    state[PUT_DOWN + seat * 6 + colour] += number


@helper
def forget_put_down(state: State, seat: Int) -> None:
    """What was put down before the seat first drew from the shuffled deck was older for sure."""
    if total(state, DECK_AT_MOST + (1 - seat) * 6) == state[DECK_SIZE]:
        for colour in range(6):
            state[PUT_DOWN + seat * 6 + colour] = 0


@helper
def await_cards(state: State, step: Int, audience: Int, number: Int) -> None:
    """Let chance draw `number` cards, which must be available."""
    state[STEP] = step
    state[MOVER] = CHANCE
    state[AUDIENCE] = audience
    state[DUE] = number
    if state[DECK_SIZE] == 0:
        reshuffle(state)
    if step in (BUILD_DRAW_STEP, DISCARD_DRAW_STEP):
        forget_put_down(state, audience)


@helper
def pass_turn(state: State) -> None:
    state[TURN] = 1 - state[TURN]
    state[MOVER] = state[TURN]
    state[STEP] = TURN_STEP


@helper
def end_destruction(state: State) -> None:
    """The mountain is empty: fields away, then the end or a new mountain (MAN-17 to MAN-20)."""
    mandala = state[MANDALA]
    for seat in range(2):
        field = field_of(mandala, seat)
        for colour in range(6):
            state[DISCARD + colour] += state[field + colour]
            state[field + colour] = 0
    if max(state[RIVER_SIZE], state[RIVER_SIZE + 1]) == 6:
        finish(state, BY_RIVER)
    elif state[LAST_MANDALA]:
        finish(state, BY_DECK)
    else:
        number = min(2, available(state))
        if number:
            await_cards(state, REFILL_STEP, EVERYONE, number)
        else:
            pass_turn(state)


@helper
def check_mandala(state: State) -> None:
    """Destroy the mandala just played to if it is complete, else pass the turn (MAN-12, MAN-13)."""
    mandala = state[MANDALA]
    for colour in range(6):
        if cards_in(state, mandala, colour) == 0:
            pass_turn(state)
            return
    if total(state, MOUNTAIN + mandala * 6) == 0:
        end_destruction(state)
        return
    field = field_of(mandala, 0)
    lead = total(state, field) - total(state, field + 6)
    state[STEP] = CLAIM_STEP
    if lead == 0:
        state[MOVER] = 1 - state[TURN]
    else:
        state[MOVER] = 0 if lead > 0 else 1


@helper
def claim(state: State, colour: Int) -> None:
    """Take all cards of a colour from the mountain (MAN-14 to MAN-16)."""
    seat = state[MOVER]
    mountain = MOUNTAIN + state[MANDALA] * 6
    cards = state[mountain + colour]
    state[mountain + colour] = 0
    if total(state, field_of(state[MANDALA], seat)) == 0:
        state[DISCARD + colour] += cards
    else:
        shown = False
        for place in range(state[RIVER_SIZE + seat]):
            shown = shown or state[RIVER + seat * 6 + place] == colour
        if not shown:
            state[RIVER + seat * 6 + state[RIVER_SIZE + seat]] = colour
            state[RIVER_SIZE + seat] += 1
            cards -= 1
        state[CUP + seat * 6 + colour] += cards
        state[CUP_SIZE + seat] += cards
    if total(state, mountain) == 0:
        end_destruction(state)
    else:
        state[MOVER] = 1 - seat


@helper
def destination(state: State) -> Int:
    """The pile that the card being drawn goes to."""
    step = state[STEP]
    if step < TURN_STEP:
        return DEAL_TO[step]
    if step == REFILL_STEP:
        return MOUNTAIN + state[MANDALA] * 6
    return HAND + state[TURN] * 6


@helper
def take(state: State, colour: Int) -> None:
    """Draw a card; when it was the deck's last, the discard pile is shuffled (MAN-20)."""
    step = state[STEP]
    audience = state[AUDIENCE]
    state[destination(state) + colour] += 1
    if step in DEAL_HANDS:
        state[HAND_SIZE + audience] += 1
    elif step in DEAL_CUPS:
        state[CUP_SIZE + audience] += 1
    elif step in (BUILD_DRAW_STEP, DISCARD_DRAW_STEP):
        state[HAND_SIZE + state[TURN]] += 1
    state[DECK + colour] -= 1
    state[DECK_SIZE] -= 1
    for viewer in range(3):
        if audience in (EVERYONE, viewer):
            state[DECK_AT_MOST + viewer * 6 + colour] -= 1
    if state[DECK_SIZE] == 0:
        state[LAST_MANDALA] = 1
        reshuffle(state)
    state[DUE] -= 1
    if state[DUE]:
        return
    if step < TURN_STEP - 1:
        await_cards(state, step + 1, DEAL_AUDIENCE[step + 1], DEAL_SIZES[step + 1])
    elif step == TURN_STEP - 1:
        state[STEP] = TURN_STEP
        state[MOVER] = state[TURN]
    elif step == BUILD_DRAW_STEP:
        check_mandala(state)
    elif step == DISCARD_DRAW_STEP and state[IDLE] >= IDLE_LIMIT:
        finish(state, BY_IDLE)
    else:
        pass_turn(state)


@kernel(APPLY)
def apply(state: State, action: Int) -> None:
    """Play a legal action; unchecked."""
    seat = state[MOVER]
    if seat == CHANCE:
        take(state, action)
        return
    if action >= CLAIM:
        claim(state, action - CLAIM)
        return
    if action >= EXCHANGE:
        colour = (action - EXCHANGE) // 8
        number = (action - EXCHANGE) % 8 + 1
        put_down(state, seat, colour, number)
        state[DISCARD + colour] += number
        state[IDLE] += 1
        await_cards(state, DISCARD_DRAW_STEP, seat, number)
        return
    state[IDLE] = 0
    if action >= GROW:
        place = (action - GROW) // 8
        number = (action - GROW) % 8 + 1
        state[MANDALA] = place // 6
        put_down(state, seat, place % 6, number)
        state[field_of(place // 6, seat) + place % 6] += number
        check_mandala(state)
        return
    place = action // 5
    state[MANDALA] = place // 6
    put_down(state, seat, place % 6, 1)
    state[MOUNTAIN + place] += 1
    number = action % 5 - 1 if state[CHOOSE] else most_drawn(state, state[HAND_SIZE + seat])
    if number:
        await_cards(state, BUILD_DRAW_STEP, seat, number)
    else:
        check_mandala(state)


@kernel(WEIGHTS)
def weights(state: State, out: State, end: Int) -> Int:
    """Write the weight of each legal chance action: the cards of that colour in the deck."""
    for colour in range(6):
        if state[DECK + colour]:
            out[end] = state[DECK + colour]
            end += 1
    return end


@kernel(SCORES)
def scores(state: State, out: State) -> None:
    """The scores as the cups stand."""
    out[0] = score(state, 0)
    out[1] = score(state, 1)


@kernel(REDACT)
def redact(state: State, viewer: Int) -> None:
    """Replace what the viewer may not know by -1 (MAN-25); at the end all is open."""
    if state[MOVER] == OVER:
        return
    for colour in range(6):
        state[DECK + colour] = -1
        for seat in range(2):
            if seat != viewer:
                state[HAND + seat * 6 + colour] = -1
                state[DEALT_CUP + seat * 6 + colour] = -1
        for other in range(3):
            if other != viewer:
                state[DECK_AT_MOST + other * 6 + colour] = -1


@kernel(KEY)
def key(state: State) -> Int:
    """Hash of all numbers of the state, or of a redacted one: then of what its viewer knows.

    A number added to the state becomes part of it: positions that differ only there are different.
    """
    value = np.uint64(0xCBF29CE484222325)
    for index in range(HEAD):
        value = (value ^ np.uint64(state[index])) * np.uint64(0x9E3779B97F4A7C15)
        value ^= value >> np.uint64(32)
    return value


@kernel(START)
def start(settings: State, state: State) -> None:
    """The state before the deal."""
    state[CHOOSE] = settings[0]
    state[DECK : DECK + 6] = CARDS_OF_A_COLOUR
    state[DECK_SIZE] = 6 * CARDS_OF_A_COLOUR
    state[RIVER : RIVER + 12] = -1
    state[DECK_AT_MOST : DECK_AT_MOST + 18] = CARDS_OF_A_COLOUR
    state[MANDALA] = -1
    state[MOVER] = CHANCE
    state[AUDIENCE] = DEAL_AUDIENCE[0]
    state[DUE] = DEAL_SIZES[0]
