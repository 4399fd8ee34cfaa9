"""What the numbers of Mabula are called."""

from tercet.core.schema import (
    BySeat,
    Cells,
    End,
    Event,
    Grid,
    Letters,
    List,
    Name,
    Names,
    Node,
    Num,
    Obj,
    Reason,
)
from tercet.games.mabula import observe as o
from tercet.games.mabula import placing as p
from tercet.games.mabula.about import About
from tercet.games.mabula.kernel import ACTIONS, CELLS, LINES, RING, RING_SIZE

_NAMES = {
    cell: "abcdefgh"[cell % 8] + "12345678"[cell // 8] for cell in range(64) if CELLS >> cell & 1
}
_CELL = Names("Cell", tuple(_NAMES.get(cell, "") for cell in range(64)))
_SEAT = Names("Seat", About.seats)


def _groups(seat: int) -> List:
    count = o.GROUPS + seat * (o.MOST_GROUPS + 1)
    return List(count, count + 1, o.MOST_GROUPS, lambda at: Cells(at, _CELL))


TABLE = Obj(
    board=Grid(o.BOARD_SEEN, _CELL, lambda at: Name(at, _SEAT)),
    groups=BySeat(About.seats, _groups),
)

_slide = Obj({"seat": Name(1, _SEAT), "from": Name(2, _CELL), "to": Name(3, _CELL)})
EVENTS = {
    o.RING_LAID: Event("ring", Obj(ring=Letters(1, RING_SIZE, About.letters))),
    o.SKIPPED: Event("skip", Obj(seat=Name(1, _SEAT))),
    o.SLID: Event("slide", _slide),
    o.PUSHED: Event("push", _slide),
}

_way: dict[str, Node] = {"from": Name(0, _CELL), "to": Name(1, _CELL)}
_line = Obj(_way, room=Num(2), marbles=Cells(3, _CELL), number=Num(4))
REASONS = {
    o.CAN_MOVE: Reason("MAB-8", "can-move", Obj(number=Num(0))),
    o.ENEMY_MARBLE: Reason("MAB-5", "enemy-marble", Obj(_way)),
    o.NO_MARBLE: Reason("MAB-5", "no-marble", Obj(_way)),
    o.NOT_ON_EDGE: Reason("MAB-5", "not-on-edge", Obj(_way)),
    o.FAR_EDGE_REACHED: Reason("MAB-7", "far-edge", _line),
    o.NOT_STRAIGHT_IN: Reason("MAB-5", "not-straight-in", _line),
    o.LINE_FULL: Reason("MAB-7", "line-full", _line),
    o.NO_ROOM: Reason("MAB-7", "no-room", _line),
    p.TWELVE_MARBLES: Reason("MAB-2", "twelve-marbles", Obj(white=Num(0), black=Num(1))),
    p.NOBODY_CAN_MOVE: Reason("MAB-9", "nobody-can-move"),
    o.TWELVE_EACH: Reason("MAB-2", "twelve-each", Obj(white=Num(0), black=Num(1))),
    o.THREE_IN_A_ROW: Reason(
        "MAB-3", "three-in-a-row", Obj(cells=List(0, 1, 3, lambda at: Name(at, _CELL)))
    ),
}

# In the order of the kernel's numbers
ENDS = (End("group", "MAB-9"), End("product", "MAB-9"))

NOTATION = (
    *(
        f"{_NAMES[int(RING[index])]}-{_NAMES[int(target)]}"
        for index in range(RING_SIZE)
        for target in LINES[index]
    ),
    "--",
)
_impossible = {
    f"{name}-{other}": ACTIONS + cell * 64 + target
    for cell, name in _NAMES.items()
    for target, other in _NAMES.items()
}
MOVES = _impossible | {text: action for action, text in enumerate(NOTATION)}
