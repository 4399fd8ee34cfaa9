"""What the numbers of Hexapawn are called."""

from tercet.core.schema import End, Event, Grid, Name, Names, Nullable, Obj, Reason
from tercet.games.hexapawn import kernel as k
from tercet.games.hexapawn import observe as o
from tercet.games.hexapawn.about import About

_NAMES = tuple(file + rank for rank in "123" for file in "abc")
_SQUARE = Names("Square", _NAMES)
_SEAT = Names("Seat", About.seats)

TABLE = Obj(board=Grid(o.SQUARES, _SQUARE, lambda at: Name(at, _SEAT)))

_move = Obj(
    {
        "seat": Name(1, _SEAT),
        "from": Name(2, _SQUARE),
        "to": Name(3, _SQUARE),
        "captured": Nullable(Name(4, _SEAT)),  # null unless `events` writes it
    }
)
EVENTS = {o.MOVED: Event("move", _move), o.CAPTURED: Event("capture", _move)}

_wish = Obj({"from": Name(0, _SQUARE), "to": Name(1, _SQUARE)})
REASONS = {
    k.NOT_YOUR_PAWN: Reason("HEX-2", "not-your-pawn", _wish),
    k.NOT_AHEAD: Reason("HEX-2", "not-ahead", _wish),
    k.OCCUPIED: Reason("HEX-2", "occupied", _wish),
    k.NOTHING_TO_CAPTURE: Reason("HEX-3", "nothing-to-capture", _wish),
}

# In the order of the kernel's numbers
ENDS = (End("last-row", "HEX-4"), End("capture", "HEX-4"), End("no-move", "HEX-5"))

# "a1-a2" straight ahead, "a1xb2" for a capture, in the order of the actions
NOTATION = tuple(
    f"{origin}{'-' if origin[0] == target[0] else 'x'}{target}"
    for origin in _NAMES
    for target in _NAMES
)
