"""Mandala's positions that are set up by hand, a word per pile of cards.

``r2g`` are two red cards and a green one, ``-`` are none. The first words are numbers, such as
``1 1 0 0 0``: the seat to choose and the seat whose turn it is; the mandala that is being destroyed
(0: none); 1 once the deck has run out; turns in a row without a card played to a mandala. Then
mountains 1 and 2; the fields of mandala 1, first's and second's, and of mandala 2; hands; rivers in
their order; cups, the cards claimed; cups, the two cards dealt face down; the discard pile. All
other cards are in the deck.
"""

from tercet.core.jit import kernel
from tercet.core.placing import DESCRIBE, PLACE, Count, Letter, Pile, Placement, Row
from tercet.core.state import AUDIENCE, CHANCE, DUE, EVERYONE, MOVER, OVER, Int, State
from tercet.games.mandala.kernel import (
    CARDS_OF_A_COLOUR,
    CLAIM_STEP,
    COLOURS,
    CUP,
    CUP_SIZE,
    DEALT_CUP,
    DECK,
    DECK_AT_MOST,
    DECK_SIZE,
    DISCARD,
    FIELD,
    HAND,
    HAND_LIMIT,
    HAND_SIZE,
    IDLE,
    IDLE_LIMIT,
    LAST_MANDALA,
    MANDALA,
    MOUNTAIN,
    RIVER,
    RIVER_SIZE,
    STEP,
    TURN,
    TURN_STEP,
    cards_in,
    field_of,
    total,
    unseen,
)

_SEATS = ("1", "2")
PLACEMENT = Placement(
    (
        Letter("mover", _SEATS),
        Letter("turn", _SEATS),
        Count("claiming", 2),
        Count("last", 1),
        Count("idle", IDLE_LIMIT - 1),
        *(Pile(f"mountain-{mandala}", COLOURS) for mandala in _SEATS),
        *(Pile(f"field-{mandala}-{seat}", COLOURS) for mandala in _SEATS for seat in _SEATS),
        *(Pile(f"hand-{seat}", COLOURS) for seat in _SEATS),
        *(Row(f"river-{seat}", COLOURS, 6) for seat in _SEATS),
        *(Pile(f"cup-{seat}", COLOURS) for seat in _SEATS),
        *(Pile(f"dealt-{seat}", COLOURS) for seat in _SEATS),
        Pile("discard", COLOURS),
    ),
    "1 1 0 0 0 rg yb - - - - roygpb roygp2 - - - - r2 gb -",
)
PILES = 5  # where the piles begin, in the order of the notation
OF_MOUNTAINS, OF_FIELDS, OF_HANDS, OF_RIVERS = PILES, PILES + 12, PILES + 36, PILES + 48
OF_CUPS, OF_DEALT, OF_DISCARD = PILES + 60, PILES + 72, PILES + 84

# Why there is no such position; the first numbers are those of `observe`
(
    TOO_MANY_OF_A_COLOUR,
    HAND_OF_ONE_TO_EIGHT,
    TWO_DEALT,
    RIVER_TWICE,
    CUP_WITHOUT_RIVER,
    COLOUR_IN_TWO_AREAS,
    MANDALA_COMPLETE,
    OTHER_TURN,
    NOTHING_TO_CLAIM,
    RIVER_FULL,
    DECK_RAN_OUT,
) = range(100, 111)


@kernel(PLACE)
def place(numbers: State, state: State, facts: State) -> Int:
    """Write the state of a position; 0, or why there is none."""
    state[MOVER] = numbers[0]
    state[TURN] = numbers[1]
    state[MANDALA] = numbers[2] - 1
    state[STEP] = CLAIM_STEP if numbers[2] else TURN_STEP
    state[LAST_MANDALA] = numbers[3]
    state[IDLE] = numbers[4]
    state[AUDIENCE] = EVERYONE
    state[DUE] = 0
    for card in range(12):
        state[MOUNTAIN + card] = numbers[OF_MOUNTAINS + card]
        state[HAND + card] = numbers[OF_HANDS + card]
        state[RIVER + card] = numbers[OF_RIVERS + card]
        state[CUP + card] = numbers[OF_CUPS + card]
        state[DEALT_CUP + card] = numbers[OF_DEALT + card]
    for card in range(24):
        state[FIELD + card] = numbers[OF_FIELDS + card]
    for colour in range(6):
        state[DISCARD + colour] = numbers[OF_DISCARD + colour]
    for seat in range(2):
        state[HAND_SIZE + seat] = total(state, HAND + seat * 6)
        state[CUP_SIZE + seat] = total(state, CUP + seat * 6) + total(state, DEALT_CUP + seat * 6)
        state[RIVER_SIZE + seat] = 0
        for at in range(6):
            state[RIVER_SIZE + seat] += state[RIVER + seat * 6 + at] >= 0
    state[DECK_SIZE] = 0
    missing = -1
    for colour in range(6):
        left = unseen(state, colour)
        if left < 0:
            missing = colour
        state[DECK + colour] = max(left, 0)
        state[DECK_SIZE] += max(left, 0)
        # What is not open may be in the deck, except what a seat has in its own hand and cup. If
        # the deck has run out, it is as if it had been shuffled just now: all know what is in it.
        for viewer in range(3):
            hidden = left
            for seat in range(2):
                if seat != viewer and state[LAST_MANDALA] == 0:
                    hidden += state[HAND + seat * 6 + colour] + state[DEALT_CUP + seat * 6 + colour]
            state[DECK_AT_MOST + viewer * 6 + colour] = max(hidden, 0)
    if missing >= 0:
        facts[0] = missing
        facts[1] = CARDS_OF_A_COLOUR - unseen(state, missing)
        return TOO_MANY_OF_A_COLOUR
    for seat in range(2):
        facts[0] = seat
        facts[1] = state[HAND_SIZE + seat]
        if not 1 <= facts[1] <= HAND_LIMIT:
            return HAND_OF_ONE_TO_EIGHT
        facts[1] = total(state, DEALT_CUP + seat * 6)
        if facts[1] != 2:
            return TWO_DEALT
        for colour in range(6):
            facts[1] = colour
            shown = 0
            for at in range(6):
                shown += state[RIVER + seat * 6 + at] == colour
            if shown > 1:
                return RIVER_TWICE
            if state[CUP + seat * 6 + colour] and not shown:
                return CUP_WITHOUT_RIVER
    for mandala in range(2):
        facts[0] = mandala + 1
        colours = 0
        for colour in range(6):
            facts[1] = colour
            cards = cards_in(state, mandala, colour)
            mountain = state[MOUNTAIN + mandala * 6 + colour]
            first = state[field_of(mandala, 0) + colour]
            second = state[field_of(mandala, 1) + colour]
            if cards and cards not in (mountain, first, second):
                return COLOUR_IN_TWO_AREAS
            colours += cards > 0
        if colours == 6 and numbers[2] != mandala + 1:
            return MANDALA_COMPLETE
    facts[0] = numbers[2]
    if numbers[2] == 0:
        if state[MOVER] != state[TURN]:
            return OTHER_TURN
        if max(state[RIVER_SIZE], state[RIVER_SIZE + 1]) == 6:
            facts[0] = state[RIVER_SIZE + 1] == 6
            return RIVER_FULL
    elif total(state, MOUNTAIN + (numbers[2] - 1) * 6) == 0:
        return NOTHING_TO_CLAIM
    return DECK_RAN_OUT if state[DECK_SIZE] == 0 and state[LAST_MANDALA] == 0 else 0


@kernel(DESCRIBE)
def describe(state: State, numbers: State) -> Int:
    """Write the numbers of a position; 0 while cards are dealt or drawn and at the end."""
    if state[MOVER] in (CHANCE, OVER):
        return 0
    numbers[0] = state[MOVER]
    numbers[1] = state[TURN]
    numbers[2] = state[MANDALA] + 1 if state[STEP] == CLAIM_STEP else 0
    numbers[3] = state[LAST_MANDALA]
    numbers[4] = state[IDLE]
    for card in range(12):
        numbers[OF_MOUNTAINS + card] = state[MOUNTAIN + card]
        numbers[OF_HANDS + card] = state[HAND + card]
        numbers[OF_RIVERS + card] = state[RIVER + card]
        numbers[OF_CUPS + card] = state[CUP + card]
        numbers[OF_DEALT + card] = state[DEALT_CUP + card]
    for card in range(24):
        numbers[OF_FIELDS + card] = state[FIELD + card]
    for colour in range(6):
        numbers[OF_DISCARD + colour] = state[DISCARD + colour]
    return 1
