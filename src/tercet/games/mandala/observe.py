"""What is seen of Mandala, as numbers: the table, what a move did, why a move is not allowed."""

import numpy as np

from tercet.core.jit import helper, kernel
from tercet.core.observing import (
    EVENTS_SIGNATURE,
    OPENING,
    VIEW_SIGNATURE,
    WHY_CHANCE_SIGNATURE,
    WHY_SIGNATURE,
)
from tercet.core.state import MOVER, OVER, Int, State
from tercet.games.mandala.kernel import (
    ACTIONS,
    BUILD,
    BUILD_SEVERAL,
    CHOOSE,
    CLAIM,
    CLAIM_STEP,
    CUP_SIZE,
    DEAL_SIZES,
    DEALT_CUP,
    DECK,
    DECK_SIZE,
    DISCARD,
    EXCHANGE,
    GROW,
    GROW_ACROSS,
    HAND,
    HAND_SIZE,
    HEAD,
    LAST_MANDALA,
    MANDALA,
    MOUNTAIN,
    RIVER,
    RIVER_SIZE,
    STEP,
    field_of,
    may_go,
    most_drawn,
    points_at,
    score,
    total,
    unseen,
)

# The places of a view; the scores are first
SEEN = 2  # the redacted state, number by number
UNSEEN = SEEN + HEAD
CLAIMING = UNSEEN + 6
POINTS = CLAIMING + 1  # per seat and colour: what the cup's cards count as far as they are known

# The kinds of events
(
    DEALT_MOUNTAIN,
    DEALT_HAND,
    DEALT_TO_CUP,
    BUILT,
    GROWN,
    DISCARDED,
    CLAIMED,
    DESTROYED,
    REFILLED,
    DRAWN,
    RESHUFFLED,
    LAST_MANDALA_BEGAN,
    COMPLETED,
) = range(13)
DEALS = np.array([DEALT_MOUNTAIN, DEALT_HAND, DEALT_TO_CUP], np.int64)

# The reasons
(
    NO_CLAIM_NOW,
    NOT_ON_MOUNTAIN,
    CLAIM_FIRST,
    NOT_IN_HAND_TO_BUILD,
    NOT_IN_HAND_TO_GROW,
    NOT_IN_HAND_TO_DISCARD,
    COLOUR_RULE,
    ONE_MUST_STAY,
    ONLY_ONE_CARD,
    ONLY_OWN_FIELD,
    NOTHING_TO_DRAW,
    FULL_DRAW,
    CHOOSE_DRAW,
    MUST_DRAW,
    DRAW_LIMIT,
    NOT_IN_DECK,
    NOT_BEFORE_RESHUFFLE,
) = range(17)

# The areas of a mandala as the seat to move sees them
ON_MOUNTAIN, OWN_FIELD, OTHER_FIELD = range(3)


@kernel(VIEW_SIGNATURE, brief=True)
def view(seen: State, out: State) -> None:
    """Write the table: the redacted state, and what follows from it."""
    for seat in range(2):  # the score is known to whoever knows the cards dealt to the cup
        out[seat] = -1 if seen[DEALT_CUP + seat * 6] < 0 else score(seen, seat)
    for index in range(HEAD):
        out[SEEN + index] = seen[index]
    for colour in range(6):
        out[UNSEEN + colour] = unseen(seen, colour)
    claiming = seen[MOVER] != OVER and seen[STEP] == CLAIM_STEP
    out[CLAIMING] = seen[MANDALA] + 1 if claiming else -1
    out[POINTS : POINTS + 12] = 0
    for seat in range(2):
        for place in range(seen[RIVER_SIZE + seat]):
            colour = seen[RIVER + seat * 6 + place]
            out[POINTS + seat * 6 + colour] = points_at(seen, seat, place)


@helper
def write_cards(drawn: State, begin: Int, end: Int, out: State) -> None:
    """Write how many cards were drawn, twice: as a fact, and before the cards themselves."""
    out[0] = end - begin
    out[1] = end - begin
    for index in range(end - begin):
        out[2 + index] = drawn[begin + index]


@helper
def write_deal(drawn: State, out: State) -> Int:
    """Write what was dealt: two mountains, two hands, two cups."""
    begin = 0
    for number in range(6):
        end = begin + DEAL_SIZES[number]
        out[number, 0] = DEALS[number // 2]
        out[number, 1] = number % 2
        out[number, 2] = number % 2 + 1
        write_cards(drawn, begin, end, out[number, 3:])
        begin = end
    return 6


@helper
def write_played(seat: Int, action: Int, out: State) -> None:
    """Write which cards were played from the hand, and where to."""
    out[1] = seat
    if action >= EXCHANGE:
        out[0] = DISCARDED
        out[3] = (action - EXCHANGE) // 8
        out[4] = (action - EXCHANGE) % 8 + 1
        return
    if action >= GROW:
        out[0] = GROWN
        place = (action - GROW) // 8
        out[4] = (action - GROW) % 8 + 1
    else:
        out[0] = BUILT
        place = (action - BUILD) // 5
    out[2] = place // 6 + 1
    out[3] = place % 6


@helper
def write_claim(before: State, colour: Int, after: State, out: State) -> None:
    """Write what became of the cards that were claimed."""
    seat = before[MOVER]
    number = before[MOUNTAIN + before[MANDALA] * 6 + colour]
    cup = after[CUP_SIZE + seat] - before[CUP_SIZE + seat]
    placed = after[RIVER_SIZE + seat] - before[RIVER_SIZE + seat]
    out[0] = CLAIMED
    out[1] = seat
    out[3] = colour
    out[4] = number
    out[5] = after[RIVER_SIZE + seat] if placed else 0
    out[6] = cup
    out[7] = number - cup - placed


@helper
def destroyed(action: Int, after: State) -> Int:
    """The number of the mandala that a move has destroyed, or 0 (MAN-17, MAN-18).

    A claim or a card on a field can do that; only destruction empties the fields.
    """
    claims_go_on = after[STEP] == CLAIM_STEP and after[MOVER] != OVER
    if claims_go_on or not (GROW <= action < EXCHANGE or action >= CLAIM):
        return 0
    mandala = after[MANDALA]
    cards = total(after, field_of(mandala, 0)) + total(after, field_of(mandala, 1))
    return 0 if cards else mandala + 1


@kernel(EVENTS_SIGNATURE, brief=True)
def events(before: State, action: Int, drawn: State, after: State, out: State) -> Int:
    """Write what a move did, in the order in which it is to be shown."""
    if action == OPENING:
        return write_deal(drawn, out)
    seat = before[MOVER]
    if action >= CLAIM:
        write_claim(before, action - CLAIM, after, out[0])
    else:
        write_played(seat, action, out[0])
    end = 1
    mandala = destroyed(action, after)
    if mandala:
        out[end, 0] = DESTROYED
        out[end, 2] = mandala
        end += 1
    if len(drawn):
        out[end, 0] = REFILLED if action >= CLAIM or mandala else DRAWN
        out[end, 1] = seat
        out[end, 2] = mandala
        write_cards(drawn, 0, len(drawn), out[end, 3:])
        end += 1
    if after[DECK_SIZE] > before[DECK_SIZE] - len(drawn):
        out[end, 0] = RESHUFFLED
        out[end, 4] = after[DECK_SIZE]
        end += 1
    if after[LAST_MANDALA] and not before[LAST_MANDALA]:
        out[end, 0] = LAST_MANDALA_BEGAN
        end += 1
    if after[STEP] == CLAIM_STEP and before[STEP] != CLAIM_STEP:
        out[end, 0] = COMPLETED
        out[end, 1] = after[MOVER]
        out[end, 2] = after[MANDALA] + 1
        end += 1
    return end


@helper
def area_of(seen: State, mandala: Int, area: Int) -> Int:
    """Where the cards of an area are."""
    if area == ON_MOUNTAIN:
        return MOUNTAIN + mandala * 6
    seat = seen[MOVER]
    return field_of(mandala, seat if area == OWN_FIELD else 1 - seat)


@helper
def breaks_colour_rule(seen: State, place: Int, area: Int, out: State) -> Int:
    """Whether the colour rule keeps a card from an area; if so, the facts (MAN-10)."""
    mandala = place // 6
    colour = place % 6
    if may_go(seen, mandala, colour, area_of(seen, mandala, area)):
        return False
    for other in range(3):
        cards = seen[area_of(seen, mandala, other) + colour]
        if other != area and cards:
            out[0] = colour
            out[1] = mandala + 1
            out[2] = other
            out[3] = cards
            break
    return True


@helper
def write_hand(seen: State, colour: Int, wanted: Int, out: State) -> None:
    """Write how many cards of a colour were wanted from the hand, and how many it has."""
    out[0] = colour
    out[1] = wanted
    out[2] = seen[HAND + seen[MOVER] * 6 + colour]


@helper
def why_not_claimed(seen: State, colour: Int, out: State) -> Int:
    """Why a colour cannot be claimed now."""
    out[0] = colour
    if seen[STEP] != CLAIM_STEP:
        return NO_CLAIM_NOW
    out[1] = seen[MANDALA] + 1
    out[2] = 0
    for other in range(6):
        if seen[MOUNTAIN + seen[MANDALA] * 6 + other]:
            out[2] |= 1 << other
    return NOT_ON_MOUNTAIN


@helper
def why_not_grown(seen: State, place: Int, number: Int, out: State) -> Int:
    """Why so many cards cannot go to an own field (MAN-8)."""
    if seen[HAND + seen[MOVER] * 6 + place % 6] < number:
        write_hand(seen, place % 6, number, out)
        return NOT_IN_HAND_TO_GROW
    if breaks_colour_rule(seen, place, OWN_FIELD, out):
        return COLOUR_RULE
    out[0] = number
    return ONE_MUST_STAY


@helper
def why_not_built(seen: State, place: Int, drawn: Int, out: State) -> Int:
    """Why a card cannot go to a mountain, or that many be drawn; -1: all that there are (MAN-7)."""
    if seen[HAND + seen[MOVER] * 6 + place % 6] == 0:
        write_hand(seen, place % 6, 1, out)
        return NOT_IN_HAND_TO_BUILD
    if breaks_colour_rule(seen, place, ON_MOUNTAIN, out):
        return COLOUR_RULE
    left = seen[HAND_SIZE + seen[MOVER]] - 1
    most = most_drawn(seen, left)
    out[0] = most
    out[1] = left
    out[2] = drawn
    if left == 0 and most == 0:
        return NOTHING_TO_DRAW
    if not seen[CHOOSE]:
        return FULL_DRAW
    if drawn < 0:
        return CHOOSE_DRAW
    return MUST_DRAW if left == 0 and drawn == 0 else DRAW_LIMIT


@kernel(WHY_SIGNATURE, brief=True)
def why(seen: State, action: Int, out: State) -> Int:
    """Which rule an illegal action breaks, with the facts."""
    if CLAIM <= action < ACTIONS:
        return why_not_claimed(seen, action - CLAIM, out)
    if seen[STEP] == CLAIM_STEP:
        out[0] = seen[MANDALA] + 1
        out[1] = seen[MOVER]
        return CLAIM_FIRST
    if action >= GROW_ACROSS:
        return ONLY_OWN_FIELD
    if action >= BUILD_SEVERAL:
        return ONLY_ONE_CARD
    if action >= EXCHANGE:
        write_hand(seen, (action - EXCHANGE) // 8, (action - EXCHANGE) % 8 + 1, out)
        return NOT_IN_HAND_TO_DISCARD
    if action >= GROW:
        return why_not_grown(seen, (action - GROW) // 8, (action - GROW) % 8 + 1, out)
    return why_not_built(seen, (action - BUILD) // 5, (action - BUILD) % 5 - 1, out)


@kernel(WHY_CHANCE_SIGNATURE, brief=True)
def why_chance(state: State, drawn: State, out: State) -> Int:
    """A card that the deck does not hold, or does not hold yet."""
    for colour in range(6):
        held = state[DECK + colour] + state[DISCARD + colour]
        wanted = 0
        for card in drawn:
            wanted += card == colour
        if wanted > held:
            out[0] = colour
            out[1] = wanted
            out[2] = held
            return NOT_IN_DECK
    out[0] = state[DECK_SIZE]
    return NOT_BEFORE_RESHUFFLE
