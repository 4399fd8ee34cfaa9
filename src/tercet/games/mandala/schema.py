"""What the numbers of Mandala are called."""

from functools import partial

from tercet.core.schema import (
    Bool,
    BySeat,
    Cells,
    Const,
    Counts,
    End,
    Event,
    Items,
    Letters,
    List,
    Name,
    Names,
    Node,
    Nullable,
    Num,
    Obj,
    Reason,
)
from tercet.games.mandala import kernel as k
from tercet.games.mandala import observe as o
from tercet.games.mandala import placing as p
from tercet.games.mandala.about import About

_SEATS = About.seats
_SEAT = Names("Seat", _SEATS)
_COLOUR = Names("Colour", tuple(k.COLOURS))
_AREA = Names("Area", ("mountain", "own-field", "other-field"))


def _pile(at: int) -> Counts:
    """A number per colour, such as the cards of a pile."""
    return Counts(at, _COLOUR)


def _colour_at(at: int) -> Name:
    return Name(at, _COLOUR)


def _seen(at: int) -> int:
    """Where a number of the redacted state is in a view."""
    return o.SEEN + at


def _field(mandala: int, seat: int) -> Counts:
    return _pile(_seen(k.FIELD + 12 * mandala + 6 * seat))


TABLE = Obj(
    mandalas=Items(
        tuple(
            Obj(
                mountain=_pile(_seen(k.MOUNTAIN + 6 * mandala)),
                fields=BySeat(_SEATS, partial(_field, mandala)),
            )
            for mandala in range(2)
        )
    ),
    hands=BySeat(
        _SEATS,
        lambda seat: Obj(
            size=Num(_seen(k.HAND_SIZE + seat)), cards=Nullable(_pile(_seen(k.HAND + 6 * seat)))
        ),
    ),
    rivers=BySeat(
        _SEATS,
        lambda seat: List(_seen(k.RIVER_SIZE + seat), _seen(k.RIVER + 6 * seat), 6, _colour_at),
    ),
    cups=BySeat(
        _SEATS,
        lambda seat: Obj(
            size=Num(_seen(k.CUP_SIZE + seat)),
            claimed=_pile(_seen(k.CUP + 6 * seat)),
            dealt=Nullable(_pile(_seen(k.DEALT_CUP + 6 * seat))),
            points=_pile(o.POINTS + 6 * seat),
        ),
    ),
    discard=_pile(_seen(k.DISCARD)),
    deck=Obj(size=Num(_seen(k.DECK_SIZE))),
    unseen=_pile(o.UNSEEN),
    claiming=Nullable(Num(o.CLAIMING)),
    last_mandala=Bool(_seen(k.LAST_MANDALA)),
    idle=Num(_seen(k.IDLE)),
)

# The places of an event's facts
_seat, _mandala, _colour, _count = Name(1, _SEAT), Num(2), Name(3, _COLOUR), Num(4)
_cards: dict[str, Node] = {"count": Num(3), "cards": Letters(4, k.HAND_LIMIT, About.letters)}


def _dealt(area: str, **to: Node) -> Event:
    return Event(f"deal-{area}", Obj({"area": Const(area, f'"{area}"'), **to, **_cards}))


EVENTS = {
    o.DEALT_MOUNTAIN: _dealt("mountain", mandala=_mandala),
    o.DEALT_HAND: _dealt("hand", seat=_seat),
    o.DEALT_TO_CUP: _dealt("cup", seat=_seat),
    o.BUILT: Event("build", Obj(seat=_seat, mandala=_mandala, colour=_colour)),
    o.GROWN: Event("grow", Obj(seat=_seat, mandala=_mandala, colour=_colour, count=_count)),
    o.DISCARDED: Event("discard", Obj(seat=_seat, colour=_colour, count=_count)),
    o.CLAIMED: Event(
        "claim",
        Obj(seat=_seat, colour=_colour, count=_count, river=Num(5), cup=Num(6), discarded=Num(7)),
    ),
    o.DESTROYED: Event("destroyed", Obj(mandala=_mandala)),
    o.REFILLED: Event("refill", Obj(mandala=_mandala, cards=_cards["cards"])),
    o.DRAWN: Event("draw", Obj({"seat": _seat, **_cards})),
    o.RESHUFFLED: Event("reshuffle", Obj(count=_count)),
    o.LAST_MANDALA_BEGAN: Event("last-mandala"),
    o.COMPLETED: Event("complete", Obj(mandala=_mandala, seat=_seat)),
}

_held = Obj(colour=Name(0, _COLOUR), wanted=Num(1), held=Num(2))
_most = Obj(most=Num(0))
_of_seat = Obj(seat=Name(0, _SEAT), number=Num(1))
_colour_of_seat = Obj(seat=Name(0, _SEAT), colour=Name(1, _COLOUR))
REASONS = {
    o.NO_CLAIM_NOW: Reason("MAN-12", "no-claim-now", Obj(colour=Name(0, _COLOUR))),
    o.NOT_ON_MOUNTAIN: Reason(
        "MAN-14",
        "not-on-mountain",
        Obj(colour=Name(0, _COLOUR), mandala=Num(1), left=Cells(2, _COLOUR)),
    ),
    o.CLAIM_FIRST: Reason("MAN-13", "claim-first", Obj(mandala=Num(0), seat=Name(1, _SEAT))),
    o.NOT_IN_HAND_TO_BUILD: Reason("MAN-6", "not-in-hand", _held),
    o.NOT_IN_HAND_TO_GROW: Reason("MAN-8", "not-in-hand", _held),
    o.NOT_IN_HAND_TO_DISCARD: Reason("MAN-9", "not-in-hand", _held),
    o.COLOUR_RULE: Reason(
        "MAN-10",
        "colour-rule",
        Obj(colour=Name(0, _COLOUR), mandala=Num(1), area=Name(2, _AREA), count=Num(3)),
    ),
    o.ONE_MUST_STAY: Reason("MAN-8", "one-must-stay", Obj(number=Num(0))),
    o.ONLY_ONE_CARD: Reason("MAN-6", "only-one-card"),
    o.ONLY_OWN_FIELD: Reason("MAN-8", "only-own-field"),
    o.NOTHING_TO_DRAW: Reason("MAN-11", "nothing-to-draw"),
    o.FULL_DRAW: Reason("MAN-7", "full-draw", _most),
    o.CHOOSE_DRAW: Reason("MAN-7", "choose-draw", _most),
    o.MUST_DRAW: Reason("MAN-11", "must-draw", _most),
    o.DRAW_LIMIT: Reason("MAN-7", "draw-limit", Obj(left=Num(1), wanted=Num(2), most=Num(0))),
    p.TOO_MANY_OF_A_COLOUR: Reason(
        "MAN-4", "too-many-of-a-colour", Obj(colour=Name(0, _COLOUR), number=Num(1))
    ),
    p.HAND_OF_ONE_TO_EIGHT: Reason("MAN-7", "hand-of-one-to-eight", _of_seat),
    p.TWO_DEALT: Reason("MAN-4", "two-dealt", _of_seat),
    p.RIVER_TWICE: Reason("MAN-2", "river-twice", _colour_of_seat),
    p.CUP_WITHOUT_RIVER: Reason("MAN-14", "cup-without-river", _colour_of_seat),
    p.COLOUR_IN_TWO_AREAS: Reason(
        "MAN-10", "colour-in-two-areas", Obj(mandala=Num(0), colour=Name(1, _COLOUR))
    ),
    p.MANDALA_COMPLETE: Reason("MAN-12", "mandala-complete", Obj(mandala=Num(0))),
    p.OTHER_TURN: Reason("MAN-5", "other-turn"),
    p.NOTHING_TO_CLAIM: Reason("MAN-13", "nothing-to-claim", Obj(mandala=Num(0))),
    p.RIVER_FULL: Reason("MAN-19", "river-full", Obj(seat=Name(0, _SEAT))),
    p.DECK_RAN_OUT: Reason("MAN-20", "deck-ran-out"),
    o.NOT_IN_DECK: Reason("MAN-4", "not-in-deck", _held),
    o.NOT_BEFORE_RESHUFFLE: Reason("MAN-20", "not-before-reshuffle", Obj(held=Num(0))),
}

# In the order of the kernel's numbers
ENDS = (End("river", "MAN-19"), End("deck", "MAN-20"), End("idle", "MAN-24"))


def _text(action: int) -> str:
    """``A1r`` or ``A1r+2``, ``B2g3``, ``Cp2``, ``=y``."""
    if action >= k.CLAIM:
        return f"={k.COLOURS[action - k.CLAIM]}"
    if action >= k.EXCHANGE:
        colour, less = divmod(action - k.EXCHANGE, 8)
        return f"C{k.COLOURS[colour]}{less + 1}"
    if action >= k.GROW:
        place, less = divmod(action - k.GROW, 8)
        return f"B{place // 6 + 1}{k.COLOURS[place % 6]}{less + 1}"
    place, drawn = divmod(action - k.BUILD, 5)
    built = f"A{place // 6 + 1}{k.COLOURS[place % 6]}"
    return f"{built}+{drawn - 1}" if drawn else built


NOTATION = tuple(_text(action) for action in range(k.ACTIONS))
# What is never legal: several cards to a mountain, ``A1r2``, and cards to the opponent's field,
# ``B1r2-other``
_impossible = {
    f"{letter}{place // 6 + 1}{k.COLOURS[place % 6]}{less + 1}{where}": base + place * 8 + less
    for base, letter, where, least in (
        (k.BUILD_SEVERAL, "A", "", 1),
        (k.GROW_ACROSS, "B", "-other", 0),
    )
    for place in range(12)
    for less in range(least, k.HAND_LIMIT)
}
MOVES = _impossible | {text: action for action, text in enumerate(NOTATION)}
