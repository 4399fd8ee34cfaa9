"""Every message between server and browser.

``web/src/lib/wire.ts`` and the tables in ``docs/protocol.md`` are generated from this file.

Over the socket of a table both sides send JSON objects with a ``type``. A browser numbers its
requests (``re``), and the answer repeats that number. ``version`` counts the changes of the table:
of two messages, the one with the smaller version shows an older table. Views, events and words are
made for one viewer and hold no more than that viewer may know.
"""

from typing import Any, Literal, TypeAlias

from msgspec import Struct, json

from tercet.core.views import EventJson, View

Mode: TypeAlias = Literal["computer", "friend", "device"]
"""Who moves for the second seat: the computer, a friend (who comes by a link), or on one device.

"device": one person moves for both seats, or two people do so at one screen. Where a table is kept
is another question, see `Place` in ``web/src/lib/settings.svelte.ts``.
"""
Language: TypeAlias = Literal["en", "cs", "hu", "pl"]

# What a browser sends over the socket


class Request(Struct, forbid_unknown_fields=True):
    """What all requests have: a number that the answer repeats."""

    re: int


class Play(Request, tag="play"):
    """Play a move, in notation; answered by `Played`, when it has been stored."""

    ply: int
    move: str


class Try(Request, tag="try"):
    """What would this move do? Answered by `Outcome`; by `Refused` if it may not be played."""

    ply: int
    move: str


class Look(Request, tag="look"):
    """Show the table as it was after `ply` moves; answered by `Past`."""

    ply: int


class Face(Request, tag="face"):
    """Where one person holds both seats: who looks at the board now, a seat or `spectator`.

    Answered by `Table` for that viewer.
    """

    viewer: str


class Undo(Request, tag="undo"):
    """Take back. Answered by `Table` where that is done at once.

    Against a person it needs consent: answered by `Changed` with an offer.
    """

    ply: int


class OfferDraw(Request, tag="offer-draw"):
    """Offer a draw. Answered by `Changed` with the offer.

    Where one person holds both seats, both agree by this: answered by `Table` with the end.
    """

    ply: int


class Answer(Request, tag="answer"):
    """Accept or decline the open offer; whoever made it withdraws it by declining.

    Answered by `Table` if it is accepted, else by `Changed`.
    """

    yes: bool


class Resign(Request, tag="resign"):
    """Give up; on one device, for the seat that is to move. Answered by `Table` with the end."""


class AskHint(Request, tag="hint"):
    """What would a strong player do? Only against the computer; answered by `Hint`."""

    ply: int


class Rematch(Request, tag="rematch"):
    """Another game with the seats swapped, once this is over.

    Answered by `Changed`, whose `rematch` names the new table.
    """


class Sync(Request, tag="sync"):
    """Send everything again; answered by `Table`."""


Incoming: TypeAlias = (
    Play | Try | Look | Face | Undo | OfferDraw | Answer | Resign | AskHint | Rematch | Sync
)

# What the server sends over the socket


class Chair(Struct):
    """Who sits on a seat. `kind`: "free", "person" or "computer".

    `here`: one of their browsers is connected. `you`: it is the viewer's own seat.
    """

    seat: str
    kind: Literal["free", "person", "computer"]
    name: str
    level: int | None
    here: bool
    you: bool


class Offer(Struct, frozen=True):
    """An open offer, "draw" or "undo", and `by` which seat it was made."""

    what: Literal["draw", "undo"]
    by: str


class End(Struct):
    """How the game ended: the `result` in notation, the `reason`, and both in words.

    `reason` is one of the game's own or, if the players ended it, such as ``resigned``.
    """

    result: str
    reason: str
    said: str


class Deal(Struct):
    """The proof of a fair deal: the hash from the start, the seed once the game is over."""

    commitment: str
    seed: str | None


class Status(Struct):
    """Everything about a table except the board.

    `offer`: the one that is open. `thinking`: the computer looks for a move. `undo`: the viewer
    may take back now, or ask to. `draw`: the viewer may offer a draw now or, holding both seats,
    agree on one. `rematch`: the table of the next game. `place`: in the queue for the computer's
    move, if it has to wait.
    """

    chairs: list[Chair]
    thinking: bool
    undo: bool
    draw: bool
    end: End | None
    deal: Deal
    offer: Offer | None = None
    rematch: str | None = None
    place: int | None = None


class Move(Struct):
    """A move that was played, in notation, and what it did, as sentences for the viewer."""

    ply: int
    seat: str
    move: str
    said: list[str]


class Table(Struct, tag="table"):
    """Everything: sent on joining, when asked for, and when more has changed than one move."""

    re: int | None
    version: int
    id: str
    game: str
    mode: Mode
    viewer: str
    view: View
    events: list[EventJson]
    moves: list[Move]
    status: Status


class Played(Struct, tag="played"):
    """A move was played and stored. `re`: the number of the request if it was the viewer's own."""

    re: int | None
    version: int
    move: Move
    view: View
    events: list[EventJson]
    status: Status


class Changed(Struct, tag="status"):
    """The status has changed, and nothing on the board."""

    re: int | None
    version: int
    status: Status


class Past(Struct, tag="past"):
    """The table as it was after `ply` moves."""

    re: int
    version: int
    ply: int
    view: View
    events: list[EventJson]


class Hint(Struct, tag="hint"):
    """What a strong player would do."""

    re: int
    ply: int
    move: str


class Outcome(Struct, tag="outcome"):
    """What a move would do as far as it does not depend on chance: events, and then the scores."""

    re: int
    events: list[EventJson]
    scores: dict[str, int | None]


class Progress(Struct):
    """How far a game is compiled: `done` of `total` functions of its rules or its players.

    This happens once after an installation. With its rules people can play a game, with its
    players the computer can, too.
    """

    game: str
    stage: Literal["rules", "players"]
    done: int
    total: int


class Preparing(Struct, tag="preparing"):
    """A game is being compiled. What was waited for comes by itself when that is done."""

    re: int | None
    progress: Progress


class Refused(Struct, tag="refused"):
    """The request changed nothing. `code` names the error, `said` words it for the viewer.

    For a move that the rules forbid, `rule`, `why` and `facts` tell which and what on the board
    is the cause; `short` words that alone, without the number of the move and the rule. For all
    else `short` is the same as `said`.
    """

    re: int | None
    code: str
    said: str
    short: str
    rule: str | None = None
    why: str | None = None
    facts: dict[str, Any] = {}


Outgoing: TypeAlias = Table | Played | Changed | Past | Hint | Outcome | Preparing | Refused

encode = json.Encoder().encode

# Over HTTP


class OptionInfo(Struct):
    """An option of a game: `values` for a choice, `least` and `most` for a number."""

    name: str
    values: list[str] | None
    least: int | None
    most: int | None
    default: str | int


class GameInfo(Struct):
    """What the home page needs to know of a game; `chance`: something in it is dealt or drawn."""

    name: str
    seats: list[str]
    options: list[OptionInfo]
    levels: int
    hidden: bool
    chance: bool
    draw_offers: bool


class Layout(Struct):
    """What the browser's plain board needs to know of a game that has no board of its own.

    `fields` of its table have values by square, and `squares` are all the squares of those;
    `moves` is everything that is a move in notation, legal now or not.
    """

    squares: list[str]
    fields: list[str]
    moves: list[str]


class Me(Struct):
    """Who is asking: a chosen name, which may be empty, and a language."""

    name: str
    language: Language


class TableSettings(Struct, forbid_unknown_fields=True):
    """What is played at a table, and how; a rematch has the same settings.

    They are stored as they are here. A new setting needs a default, which older tables have.
    """

    game: str
    mode: Mode
    options: dict[str, str | int] = {}


class NewTable(TableSettings):
    """A table to set up; without a `seat`, that is drawn by lot. `level`: of the computer."""

    level: int | None = None
    seat: str | None = None


class TableInfo(Struct):
    """An entry in the list of tables; `turn`: it is the viewer's move."""

    id: str
    game: str
    mode: Mode
    chairs: list[Chair]
    ply: int
    turn: bool
    end: End | None
    played_at: str


class TableId(Struct):
    """The address of a table is ``/t/ID``."""

    id: str


class SeatLink(Struct):
    """A path that moves a seat to whoever opens it first."""

    path: str


class Address(Struct):
    """Where a friend finds this server; if not `shared`, only this computer reaches it."""

    base: str
    shared: bool


class Frame(Struct):
    """One moment of the game that is shown on the home page."""

    view: View
    events: list[EventJson]
    last: str | None


class Problem(Struct):
    """What HTTP answers when it refuses: the code of the error, and the error in words."""

    code: str
    said: str
