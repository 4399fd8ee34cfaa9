"""What viewers get: views, events and reasons, from redacted states.

A game's `observe` module computes numbers and its `schema` names them. Every state is redacted
here, before a game's own code sees it, so that a game cannot forget to.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

import msgspec
import numpy as np
from numba import types

from tercet.core.errors import Why
from tercet.core.jit import STATE
from tercet.core.rendering import Template
from tercet.core.schema import Const, End, Event, Node, Obj, Reason
from tercet.core.state import State

if TYPE_CHECKING:
    from tercet.core.placing import Placing

OPENING = -1  # the action of the events that the opening's chance brings about
HIDDEN = -1  # a chance outcome that the viewer did not see

_Named = TypeVar("_Named")

_NUMBERS = types.int64[::1]
VIEW_SIGNATURE = types.void(STATE, _NUMBERS)
EVENTS_SIGNATURE = types.int64(STATE, types.int64, _NUMBERS, STATE, types.int64[:, ::1])
WHY_SIGNATURE = types.int64(STATE, types.int64, _NUMBERS)
WHY_CHANCE_SIGNATURE = types.int64(STATE, _NUMBERS, _NUMBERS)
NOTATE_SIGNATURE = types.void(STATE, _NUMBERS)

MOST_EVENTS = 16  # of one move
MOST_FACTS = 64  # numbers of one reason

NOTHING = -1  # what every place holds before a game writes to it
_SPARE = 8  # places after those that may be written to
_UNTOUCHED = -(1 << 62)  # what those places hold, and must hold afterwards


class Observe(Protocol):
    """The compiled functions of a game's ``observe`` module; they never see a whole state.

    `view` writes the numbers of what a viewer sees: the two scores first, -1 for one that the
    viewer cannot know. `events` writes what a move did, one row per event: the event's number, then
    its facts; `drawn` is the chance that followed, `HIDDEN` where the viewer did not see it.
    `why` gives the number of the reason that forbids an action and writes its facts. `why_chance`
    does so for chance outcomes; it alone gets a whole state, as whoever plays chance knows all.
    `notate`, where the text of an action depends on the state, turns actions into the numbers of
    their texts, in place.

    Every `out` is filled with `NOTHING`. It is larger than what may be written, which is as much as
    the schema names, at most `MOST_EVENTS` events and `MOST_FACTS` facts of a reason; compiled code
    checks no index, so whatever is written after that is noticed here and is an error.
    """

    def view(self, seen: State, out: State, /) -> None: ...
    def events(
        self, before: State, action: int, drawn: State, after: State, out: State, /
    ) -> int: ...
    def why(self, seen: State, action: int, out: State, /) -> int: ...
    def why_chance(self, state: State, drawn: State, out: State, /) -> int: ...


class Schema(Protocol):
    """The declarations of a game's ``schema`` module.

    `TABLE` names the numbers of a view, `EVENTS` and `REASONS` those of each kind of event and
    reason. `ENDS` are the ways in which the rules end a game. `NOTATION` has the text of every
    action by number. ``MOVES``, where a game has it, is what can be read: the action of each text;
    numbers beyond those of the actions name what is never legal, for `Observe.why` to explain.
    """

    TABLE: Node
    EVENTS: Mapping[int, Event]
    REASONS: Mapping[int, Reason]
    ENDS: Sequence[End]
    NOTATION: Sequence[str]


class Seen(NamedTuple):
    """What a viewer sees of a table: the scores, None where unknown, and the rest as JSON."""

    scores: tuple[int | None, int | None]
    table: bytes


class _Room:
    """Room for what a function of a game writes, and spare room that it must leave alone."""

    def __init__(self, function: str, *shape: int) -> None:
        self.function = function  # what it is called in error messages
        self._blank = np.full([size + _SPARE for size in shape], _UNTOUCHED, np.int64)
        self._own = tuple(slice(size) for size in shape)
        self._blank[self._own] = NOTHING
        ends = [(*self._own[:axis], slice(size, None)) for axis, size in enumerate(shape)]
        self._spare = [(end, self._blank[end].tobytes()) for end in ends]

    def new(self) -> State:
        """An array to be written to."""
        return self._blank.copy()

    def written(self, out: State) -> State:
        """The part that may be written to, if nothing else was."""
        for end, untouched in self._spare:
            if out[end].tobytes() != untouched:
                room = " × ".join(str(own.stop) for own in self._own)
                raise IndexError(f"{self.function} wrote more than {room} numbers")
        return out[self._own]

    def named(self, names: Mapping[int, _Named], number: int) -> _Named:
        """What the schema has for a number that the function gave."""
        if number not in names:
            raise LookupError(f"{self.function} gave {number}, which schema.py does not name")
        return names[number]


class Observer:
    """Renders what viewers may see of one game."""

    def __init__(self, redact: Any, observe: Observe, schema: Schema) -> None:
        """Get a game's functions and declarations ready."""
        self._redact = redact
        self._observe = observe
        self._schema = schema
        self._latest: tuple[bytes, Seen] | None = None  # a redacted state and what is seen of it

    @cached_property
    def table_template(self) -> Template:
        """What renders the table of a view."""
        return Template(self._schema.TABLE)

    @cached_property
    def event_templates(self) -> dict[int, Template]:
        """What renders each event, by its number."""
        return {
            number: Template(Obj({"type": Const(event.type, ""), **event.facts.fields}))
            for number, event in self._schema.EVENTS.items()
        }

    @cached_property
    def reason_templates(self) -> dict[int, Template]:
        """What renders the facts of each reason, by its number."""
        return {number: Template(one.facts) for number, one in self._schema.REASONS.items()}

    @cached_property
    def _view_room(self) -> _Room:
        return self._room("view", max(2, self.table_template.width))

    @cached_property
    def _event_room(self) -> _Room:
        widths = [template.width for template in self.event_templates.values()]
        return self._room("events", MOST_EVENTS, max([1, *widths]))

    @cached_property
    def _why_room(self) -> _Room:
        return self._room("why", MOST_FACTS)

    @cached_property
    def _why_chance_room(self) -> _Room:
        return self._room("why_chance", MOST_FACTS)

    @cached_property
    def _place_room(self) -> _Room:
        return self._room("place", MOST_FACTS)

    def _room(self, function: str, *shape: int) -> _Room:
        module = getattr(self._observe, "__name__", "observe")
        return _Room(f"{module}.{function}", *shape)

    def redacted(self, state: State, viewer: int) -> State:
        """A copy that holds what the viewer may know and no more."""
        seen = state.copy()
        self._redact(seen, viewer)
        return seen

    def numbers(self, state: State, viewer: int) -> State:
        """What a viewer sees, as a row of numbers of fixed length."""
        return self._numbers(self.redacted(state, viewer))

    def _numbers(self, seen: State) -> State:
        out = self._view_room.new()
        self._observe.view(seen, out)
        return self._view_room.written(out)

    def view(self, state: State, viewer: int) -> Seen:
        """What a viewer sees; made once for viewers who may know the same."""
        seen = self.redacted(state, viewer)
        known, latest = seen.tobytes(), self._latest
        if latest is None or latest[0] != known:
            latest = self._latest = known, self._view(seen)
        return latest[1]

    def _view(self, seen: State) -> Seen:
        numbers = self._numbers(seen)
        first, second = numbers.item(0), numbers.item(1)
        scores = (None if first < 0 else first), (None if second < 0 else second)
        return Seen(scores, self.table_template.render(numbers))

    def events(
        self, before: State, action: int, drawn: Sequence[int], after: State, viewer: int | None
    ) -> list[bytes]:
        """What a move did, as JSON, from what the viewer knows; None: from everything.

        `drawn` is the chance that followed, already redacted.
        """
        if viewer is not None:
            before, after = self.redacted(before, viewer), self.redacted(after, viewer)
        room = self._event_room
        out = room.new()
        count = self._observe.events(before, action, np.array(drawn, np.int64), after, out)
        rows = room.written(out)
        if not 0 <= count <= MOST_EVENTS:
            raise IndexError(f"{room.function} gave {count} events, {MOST_EVENTS} are possible")
        return [room.named(self.event_templates, int(row[0])).render(row) for row in rows[:count]]

    def opening_events(
        self, before: State, drawn: Sequence[int], after: State, viewer: int | None
    ) -> list[bytes]:
        """What the chance of the opening brought."""
        return self.events(before, OPENING, drawn, after, viewer) if drawn else []

    def why(self, state: State, viewer: int, action: int) -> Why:
        """Why an action, known to be illegal, is."""
        out = self._why_room.new()
        number = self._observe.why(self.redacted(state, viewer), action, out)
        return self._reason(number, out, self._why_room)

    def why_chance(self, state: State, drawn: Sequence[int]) -> Why:
        """Why chance cannot bring these outcomes."""
        out = self._why_chance_room.new()
        number = self._observe.why_chance(state, np.array(drawn, np.int64), out)
        return self._reason(number, out, self._why_chance_room)

    def why_not_placed(self, placing: "Placing", numbers: State, state: State) -> Why | None:
        """Place a position into a first state; why there is no such position, None if there is."""
        out = self._place_room.new()
        number = placing.place(numbers, state, out)
        return self._reason(number, out, self._place_room) if number else None

    def _reason(self, number: int, out: State, room: _Room) -> Why:
        facts = room.written(out)
        reason = room.named(self._schema.REASONS, number)
        rendered: dict[str, Any] = msgspec.json.decode(self.reason_templates[number].render(facts))
        return Why(reason.rule, reason.code, rendered)
