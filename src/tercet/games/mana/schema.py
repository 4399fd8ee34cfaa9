"""What the numbers of Mana are called."""

from tercet.core.schema import (
    Bool,
    BySeat,
    Cells,
    Const,
    End,
    Event,
    Grid,
    List,
    Name,
    Names,
    Node,
    Nullable,
    Num,
    Obj,
    Reason,
)
from tercet.games.mana import observe as o
from tercet.games.mana import placing as p
from tercet.games.mana.about import About
from tercet.games.mana.kernel import (
    ACTIONS,
    MARKS,
    PLACE_DAIMYO,
    PLACE_RONIN,
    RETURN,
    SKIP,
)

_NAMES = {
    square: "abcdef"[square % 8] + "123456"[square // 8] for square in range(48) if MARKS[square]
}
_SQUARE = Names("Square", tuple(_NAMES.get(square, "") for square in range(48)))
_SEAT = Names("Seat", About.seats)
_PIECE = Names("Piece", ("ronin", "daimyo"))


def _piece(at: int) -> Obj:
    return Obj(seat=Name(at, _SEAT), piece=Name(at + 1, _PIECE))


TABLE = Obj(
    board=Grid(o.BOARD_SEEN, _SQUARE, _piece, step=2),
    marks=Const(
        {name: int(MARKS[square]) for square, name in _NAMES.items()}, "Record<Square, number>"
    ),
    captured=BySeat(About.seats, lambda seat: Num(o.CAPTURED + seat)),
    bird=Nullable(Num(o.SEEN_BIRD)),
    setting_up=Bool(o.SETTING_UP),
    idle=Num(o.SEEN_IDLE),
    occurrences=Num(o.OCCURRENCES),
)

_piece_at = Obj(seat=Name(1, _SEAT), piece=Name(2, _PIECE), at=Name(3, _SQUARE))
EVENTS = {
    o.PLACED: Event("place", _piece_at),
    o.RETURNED: Event("return", Obj(seat=Name(1, _SEAT), at=Name(2, _SQUARE))),
    o.SKIPPED: Event("skip", Obj(seat=Name(1, _SEAT))),
    o.MOVED: Event(
        "move",
        Obj(
            {
                "seat": Name(1, _SEAT),
                "piece": Name(2, _PIECE),
                "from": Name(3, _SQUARE),
                "to": Name(4, _SQUARE),
                "path": List(5, 6, 4, lambda at: Name(at, _SQUARE)),
            }
        ),
    ),
    o.CAPTURE: Event("capture", _piece_at),
    o.BIRD_FLEW: Event("bird", Obj(bird=Num(1))),
}

_at = Obj(at=Name(0, _SQUARE))
_seat = Obj(seat=Name(0, _SEAT))
_walk: dict[str, Node] = {"from": Name(0, _SQUARE), "to": Name(1, _SQUARE), "marks": Num(2)}
_number_of_seat = Obj(seat=Name(0, _SEAT), number=Num(1))
REASONS = {
    o.SETUP_DONE: Reason("MNA-3", "setup-done"),
    o.CAN_ACT: Reason("MNA-13", "can-act", Obj(number=Num(0))),
    o.SETUP_FIRST: Reason("MNA-3", "setup-first", _seat),
    o.SETUP_FIRST_ADVANCED: Reason("MNA-4", "setup-first", _seat),
    o.RONIN_FILL_THE_ROW: Reason("MNA-3", "ronin-fill-the-row"),
    o.DAIMYO_PLACED: Reason("MNA-3", "daimyo-placed"),
    o.DAIMYO_PLACED_ADVANCED: Reason("MNA-4", "daimyo-placed"),
    o.DAIMYO_FIRST_ADVANCED: Reason("MNA-4", "daimyo-first"),
    o.DAIMYO_ON_A_TWO: Reason(
        "MNA-3",
        "daimyo-on-a-two",
        Obj(at=Name(0, _SQUARE), marks=Num(1), squares=Cells(2, _SQUARE)),
    ),
    o.SETUP_OCCUPIED: Reason("MNA-4", "occupied", _at),
    o.OWN_TWO_ROWS: Reason(
        "MNA-4",
        "own-two-rows",
        Obj(at=Name(0, _SQUARE), first=Name(1, _SQUARE), last=Name(2, _SQUARE)),
    ),
    o.NONE_CAPTURED: Reason("MNA-12", "none-captured"),
    o.MUST_MOVE: Reason("MNA-12", "must-move", Obj(bird=Num(0), pieces=Cells(1, _SQUARE))),
    o.RETURN_OCCUPIED: Reason("MNA-12", "occupied", _at),
    o.ENEMY_PIECE: Reason("MNA-6", "enemy-piece", Obj(_walk)),
    o.NO_PIECE: Reason("MNA-6", "no-piece", Obj(_walk)),
    o.SAME_SQUARE: Reason("MNA-7", "same-square", Obj(_walk)),
    o.BIRD_BINDS: Reason("MNA-11", "bird", Obj(_walk, bird=Num(3), pieces=Cells(4, _SQUARE))),
    o.WRONG_DISTANCE: Reason("MNA-6", "wrong-distance", Obj(_walk)),
    o.OWN_PIECE: Reason("MNA-8", "own-piece", Obj(_walk)),
    p.ONE_DAIMYO: Reason("MNA-2", "one-daimyo", _number_of_seat),
    p.FIVE_RONIN: Reason("MNA-2", "five-ronin", _number_of_seat),
    p.NOTHING_BELOW_BIRD: Reason(
        "MNA-10", "nothing-below-bird", Obj(bird=Num(0), seat=Name(1, _SEAT))
    ),
    p.IDLE_TOO_LONG: Reason("MNA-15", "idle-too-long", Obj(most=Num(0))),
    o.BLOCKED: Reason("MNA-7", "blocked", Obj(_walk, blockers=Cells(3, _SQUARE))),
}

# In the order of the kernel's numbers
ENDS = (
    End("daimyo", "MNA-14"),
    End("repetition", "MNA-15"),
    End("idle", "MNA-15"),
    End("stuck", "MNA-13"),
)


def _text(action: int, sign: str) -> str:
    """``b1-b3`` or ``b1xb3``, ``@d4``, ``--``, ``Db1``, ``Ra1``; empty off the board."""
    if action == SKIP:
        return "--"
    for base, letter in ((PLACE_RONIN, "R"), (PLACE_DAIMYO, "D"), (RETURN, "@")):
        if action >= base:
            square = _NAMES.get(action - base)
            return f"{letter}{square}" if square else ""
    origin, target = _NAMES.get(action >> 6), _NAMES.get(action & 63)
    return f"{origin}{sign}{target}" if origin and target else ""


NOTATION = tuple(_text(action, sign) for sign in "-x" for action in range(ACTIONS))
MOVES = {text: number % ACTIONS for number, text in enumerate(NOTATION) if text}
