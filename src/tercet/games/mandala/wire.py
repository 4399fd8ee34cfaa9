"""What is seen of Mandala, as JSON."""

import numpy as np

from tercet.core.jit import helper, kernel
from tercet.core.state import MAX_ACTIONS, MOVER, OVER, SPECTATOR, Int, State
from tercet.core.wire import (
    DRAW,
    NULL,
    PLAY,
    TELL,
    TRUTH,
    VIEW,
    Text,
    picked,
    put,
    put_after,
    put_head,
    put_number,
    quoted,
    text,
    texts,
)
from tercet.games.mandala.about import About
from tercet.games.mandala.kernel import (
    BUILD,
    CARDS_OF_A_COLOUR,
    CLAIM,
    CLAIM_STEP,
    COLOURS,
    CUP,
    CUP_SIZE,
    DEALT_CUP,
    DECK_AT_MOST,
    DECK_SIZE,
    DISCARD,
    EXCHANGE,
    FIELD,
    GROW,
    HAND,
    HAND_SIZE,
    HEAD,
    IDLE,
    LAST_MANDALA,
    MANDALA,
    MOUNTAIN,
    REASONS,
    RIVER,
    RIVER_SIZE,
    STEP,
    TURN,
    apply,
    field_of,
    legal,
    redact,
    score,
    total,
    weights,
)


def move_text(action: int) -> str:
    """``A1r`` or ``A1r+2``, ``B2g3``, ``Cp2``, ``=y``."""
    if action >= CLAIM:
        return f"={COLOURS[action - CLAIM]}"
    if action >= EXCHANGE:
        colour, less = divmod(action - EXCHANGE, 8)
        return f"C{COLOURS[colour]}{less + 1}"
    if action >= GROW:
        place, less = divmod(action - GROW, 8)
        return f"B{place // 6 + 1}{COLOURS[place % 6]}{less + 1}"
    place, drawn = divmod(action - BUILD, 5)
    built = f"A{place // 6 + 1}{COLOURS[place % 6]}"
    return f"{built}+{drawn - 1}" if drawn else built


_FIRST, _SECOND = About.seats
_SEATS = quoted(*About.seats)
_REASONS = quoted(*REASONS)
_MOVES = texts(*(f'"{move_text(action)}",' for action in range(CLAIM + len(COLOURS))))
_SCORES = texts(f',"scores":{{"{_FIRST}":', f',"{_SECOND}":')
_LEGAL = text('},"legal":[')
_TABLE = text('],"table":{"mandalas":[')
_MOUNTAINS = texts('{"mountain":', '}},{"mountain":')
_FIELDS = texts(f',"fields":{{"{_FIRST}":', f',"{_SECOND}":')
_HANDS = texts(f'}}}}],"hands":{{"{_FIRST}":{{"size":', f'}},"{_SECOND}":{{"size":')
_CARDS = text(',"cards":')
_RIVERS = texts(f'}}}},"rivers":{{"{_FIRST}":[', f'],"{_SECOND}":[')
_CUPS = texts(f']}},"cups":{{"{_FIRST}":{{"size":', f'}},"{_SECOND}":{{"size":')
_CLAIMED = text(',"claimed":')
_DEALT = text(',"dealt":')
_DISCARD = text('}},"discard":')
_DECK = text(',"deck":{"size":')
_AT_MOST = text(',"at_most":')
_UNSEEN = text('},"unseen":')
_TURN = text(',"turn":')
_CLAIMING = text(',"claiming":')
_LAST_MANDALA = text(',"last_mandala":')
_IDLE = text(',"idle":')
_PILE = texts(*("{,"[index > 0] + f'"{colour}":' for index, colour in enumerate(COLOURS)))
_ITEMS = texts(*(f'"{colour}",' for colour in COLOURS))
_CLOSE = text("}")
_CLOSE_ALL = text("}}")

_BUILT = text('{"type":"build","seat":')
_GROWN = text('{"type":"grow","seat":')
_DISCARDED = text('{"type":"discard","seat":')
_CLAIM = text('{"type":"claim","seat":')
_ON_MANDALA = text(',"mandala":')
_COLOURS = texts(*(f',"colour":"{colour}"' for colour in COLOURS))
_COUNT = text(',"count":')
_INTO_RIVER = text(',"river":')
_INTO_CUP = text(',"cup":')
_LEFT = text(',"discarded":')
_DESTROYED = text('}\n{"type":"destroyed","mandala":')
_REFILL = text('}\n{"type":"refill","mandala":')
_DRAWN = text('}\n{"type":"draw","seat":')
_THESE = text(',"cards":"')
_QUOTE = text('"')
_RESHUFFLE = text('}\n{"type":"reshuffle","count":')
_LAST = text('}\n{"type":"last-mandala"')
_COMPLETE = text('}\n{"type":"complete","mandala":')
_BY = text(',"seat":')


@helper
def put_pile(out: Text, at: Int, state: State, start: Int) -> Int:
    """Write the cards of a pile by colour, or null where they were blotted out."""
    if state[start] < 0:
        return put(out, at, NULL)
    for colour in range(6):
        at = put(out, at, _PILE[colour])
        at = put_number(out, at, state[start + colour])
    return put(out, at, _CLOSE)


@helper
def unseen(state: State, colour: Int) -> Int:
    """The cards of a colour that lie neither open nor in the viewer's own hand or cup."""
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
def write(state: State, viewer: Int, actions: State, count: Int, out: Text, at: Int) -> Int:
    """Write the whole table as far as the viewer sees it; null stands for what he does not."""
    for seat in range(2):
        at = put(out, at, _SCORES[seat])
        if state[DEALT_CUP + seat * 6] < 0:  # the score is known to who knows the cards dealt
            at = put(out, at, NULL)
        else:
            at = put_number(out, at, score(state, seat))
    at = put(out, at, _LEGAL)
    for index in range(count):
        at = put(out, at, _MOVES[actions[index]])
    at = put_after(out, at, _TABLE)
    for mandala in range(2):
        at = put(out, at, _MOUNTAINS[mandala])
        at = put_pile(out, at, state, MOUNTAIN + mandala * 6)
        for seat in range(2):
            at = put(out, at, _FIELDS[seat])
            at = put_pile(out, at, state, field_of(mandala, seat))
    for seat in range(2):
        at = put(out, at, _HANDS[seat])
        at = put_number(out, at, state[HAND_SIZE + seat])
        at = put(out, at, _CARDS)
        at = put_pile(out, at, state, HAND + seat * 6)
    for seat in range(2):
        at = put_after(out, at, _RIVERS[seat])
        for place in range(6):
            colour = state[RIVER + seat * 6 + place]
            if colour >= 0:
                at = put(out, at, _ITEMS[colour])
    for seat in range(2):
        at = put_after(out, at, _CUPS[seat])
        at = put_number(out, at, state[CUP_SIZE + seat])
        at = put(out, at, _CLAIMED)
        at = put_pile(out, at, state, CUP + seat * 6)
        at = put(out, at, _DEALT)
        at = put_pile(out, at, state, DEALT_CUP + seat * 6)
    at = put(out, at, _DISCARD)
    at = put_pile(out, at, state, DISCARD)
    left = np.empty(12, np.int64)
    for colour in range(6):
        left[colour] = unseen(state, colour)
        left[6 + colour] = min(left[colour], state[DECK_AT_MOST + viewer * 6 + colour])
    at = put(out, at, _DECK)
    at = put_number(out, at, state[DECK_SIZE])
    at = put(out, at, _AT_MOST)
    at = put_pile(out, at, left, 6)
    at = put(out, at, _UNSEEN)
    at = put_pile(out, at, left, 0)
    running = state[MOVER] != OVER
    at = put(out, at, _TURN)
    at = put(out, at, _SEATS[state[TURN]] if running else NULL)
    at = put(out, at, _CLAIMING)
    if running and state[STEP] == CLAIM_STEP:
        at = put_number(out, at, state[MANDALA] + 1)
    else:
        at = put(out, at, NULL)
    at = put(out, at, _LAST_MANDALA)
    at = put(out, at, TRUTH[np.int64(state[LAST_MANDALA] != 0)])
    at = put(out, at, _IDLE)
    at = put_number(out, at, state[IDLE])
    return put(out, at, _CLOSE_ALL)


@helper
def destroyed(before: State, action: Int, after: State) -> Int:
    """The mandala whose last card was claimed, or that was complete without a mountain; or 0."""
    if EXCHANGE <= action < CLAIM or (after[STEP] == CLAIM_STEP and after[MOVER] != OVER):
        return 0
    if before[STEP] == CLAIM_STEP:
        return after[MANDALA] + 1
    if not GROW <= action < EXCHANGE:
        return 0
    mandala = after[MANDALA]
    cards = total(after, field_of(mandala, 0)) + total(after, field_of(mandala, 1))
    return 0 if cards else mandala + 1


@helper
def put_claim(out: Text, at: Int, before: State, colour: Int, after: State) -> Int:
    """Write what became of the cards that were claimed."""
    seat = before[MOVER]
    number = before[MOUNTAIN + before[MANDALA] * 6 + colour]
    cup = after[CUP_SIZE + seat] - before[CUP_SIZE + seat]
    placed = after[RIVER_SIZE + seat] - before[RIVER_SIZE + seat]
    at = put(out, at, _CLAIM)
    at = put(out, at, _SEATS[seat])
    at = put(out, at, _COLOURS[colour])
    at = put(out, at, _COUNT)
    at = put_number(out, at, number)
    at = put(out, at, _INTO_RIVER)
    at = put_number(out, at, after[RIVER_SIZE + seat] if placed else 0)
    at = put(out, at, _INTO_CUP)
    at = put_number(out, at, cup)
    at = put(out, at, _LEFT)
    return put_number(out, at, number - cup - placed)


@helper
def put_played(out: Text, at: Int, seat: Int, action: Int) -> Int:
    """Write which cards were played from the hand and where to."""
    if action >= EXCHANGE:
        at = put(out, at, _DISCARDED)
        place = (action - EXCHANGE) // 8
        number = (action - EXCHANGE) % 8 + 1
    elif action >= GROW:
        at = put(out, at, _GROWN)
        place = (action - GROW) // 8
        number = (action - GROW) % 8 + 1
    else:
        at = put(out, at, _BUILT)
        place = (action - BUILD) // 5
        number = 0
    at = put(out, at, _SEATS[seat])
    if action < EXCHANGE:
        at = put(out, at, _ON_MANDALA)
        at = put_number(out, at, place // 6 + 1)
    at = put(out, at, _COLOURS[place % 6])
    if number:
        at = put(out, at, _COUNT)
        at = put_number(out, at, number)
    return at


@kernel(TELL, brief=True)
def tell(before: State, action: Int, drawn: Text, after: State, out: Text) -> Int:
    """Write what a move did, an event a line, in the order it is to be shown."""
    before, after = before.copy(), after.copy()
    redact(before, SPECTATOR)  # but for the cards drawn, everybody is told the same
    redact(after, SPECTATOR)
    seat = before[MOVER]
    if action >= CLAIM:
        at = put_claim(out, 0, before, action - CLAIM, after)
    else:
        at = put_played(out, 0, seat, action)
    mandala = destroyed(before, action, after)
    if mandala:
        at = put(out, at, _DESTROYED)
        at = put_number(out, at, mandala)
    if len(drawn):
        if action >= CLAIM or mandala:
            at = put(out, at, _REFILL)
            at = put_number(out, at, mandala)
        else:
            at = put(out, at, _DRAWN)
            at = put(out, at, _SEATS[seat])
            at = put(out, at, _COUNT)
            at = put_number(out, at, len(drawn))
        at = put(out, at, _THESE)
        at = put(out, at, drawn)
        at = put(out, at, _QUOTE)
    if after[DECK_SIZE] > before[DECK_SIZE] - len(drawn):
        at = put(out, at, _RESHUFFLE)
        at = put_number(out, at, after[DECK_SIZE])
    if after[LAST_MANDALA] and not before[LAST_MANDALA]:
        at = put(out, at, _LAST)
    if after[STEP] == CLAIM_STEP and before[STEP] != CLAIM_STEP:
        at = put(out, at, _COMPLETE)
        at = put_number(out, at, after[MANDALA] + 1)
        at = put(out, at, _BY)
        at = put(out, at, _SEATS[after[MOVER]])
    return put(out, at, _CLOSE)


@kernel(PLAY, brief=True)
def play(state: State, action: Int, after: State, scratch: State) -> Int:
    """Make `after` the state behind an action, if that is legal."""
    if not np.any(scratch[: legal(state, scratch, 0)] == action):
        return False
    after[: len(state)] = state
    after[len(state) :] = 0
    apply(after, action)
    return True


@kernel(DRAW, brief=True)
def draw(state: State, chance: Text, out: Text) -> None:
    """Let chance play by digests; what it brought goes into `out`."""
    actions = np.empty(MAX_ACTIONS, np.int64)
    shares = np.empty(MAX_ACTIONS, np.int64)
    for number in range(len(out)):
        count = weights(state, shares, 0)
        legal(state, actions, 0)
        action = actions[picked(shares, count, chance, number)]
        apply(state, action)
        out[number] = action


@kernel(VIEW, brief=True)
def view(state: State, viewer: Int, ply: Int, stopped: Int, scratch: State, out: Text) -> Int:
    """Write what a viewer sees: of the state nothing but what redaction leaves of it.

    The moves are for the one who is to move.
    """
    count = legal(state, scratch, 0) if state[MOVER] == viewer and not stopped else 0
    seen = scratch[MAX_ACTIONS : MAX_ACTIONS + HEAD]
    seen[:] = state
    redact(seen, viewer)
    at = put_head(out, seen, ply, stopped, _SEATS, _REASONS)
    return write(seen, viewer, scratch, count, out, at)
