"""What leaves a game for somebody: views, events and reasons, from redacted states alone.

A game's `observe` module computes numbers and its `schema` names them. Every state is redacted
here, before a game's own code sees it, so that a game cannot forget to.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple, Protocol

import msgspec
import numpy as np
from numba import types

from tercet.core.errors import Why
from tercet.core.jit import STATE
from tercet.core.rendering import Template
from tercet.core.schema import Const, End, Event, Node, Obj, Reason
from tercet.core.state import State

OPENING = -1  # the action of the events that the opening's chance brings about
HIDDEN = -1  # a chance outcome that the viewer did not see

_NUMBERS = types.int64[::1]
VIEW = types.void(STATE, types.int64, _NUMBERS)
EVENTS = types.int64(STATE, types.int64, _NUMBERS, STATE, types.int64[:, ::1])
WHY = types.int64(STATE, types.int64, _NUMBERS)
WHY_CHANCE = types.int64(STATE, _NUMBERS, _NUMBERS)
NOTATE = types.void(STATE, _NUMBERS)

MOST_EVENTS = 16  # of one move
MOST_FACTS = 64  # numbers of one reason


class Observe(Protocol):
    """The compiled functions of a game's ``observe`` module; they never see a whole state.

    `view` writes the numbers of what a viewer sees: the two scores first, -1 for one that the
    viewer cannot know. `events` writes what a move did, one row per event: the event's number, then
    its facts; `drawn` is the chance that followed, `HIDDEN` where the viewer did not see it.
    `why` gives the number of the reason that forbids an action and writes its facts. `why_chance`
    does so for chance outcomes; who brings them plays for chance, so it alone gets a whole state.
    `notate`, where the text of an action depends on the state, turns actions into the numbers of
    their texts, in place.
    """

    def view(self, seen: State, viewer: int, out: State, /) -> None: ...
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


class Observer:
    """Renders what viewers may see of one game."""

    def __init__(self, redact: Any, observe: Observe, schema: Schema) -> None:
        """Get a game's functions and declarations ready."""
        self._redact = redact
        self._observe = observe
        self._schema = schema

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
    def _event_width(self) -> int:
        return max([1, *(template.width for template in self.event_templates.values())])

    @cached_property
    def reason_templates(self) -> dict[int, Template]:
        """What renders the facts of each reason, by its number."""
        return {number: Template(one.facts) for number, one in self._schema.REASONS.items()}

    def redacted(self, state: State, viewer: int) -> State:
        """A copy that holds what the viewer may know and no more."""
        seen = state.copy()
        self._redact(seen, viewer)
        return seen

    def numbers(self, state: State, viewer: int) -> State:
        """What a viewer sees, as a row of numbers of fixed length."""
        out = np.full(max(2, self.table_template.width), -1, np.int64)
        self._observe.view(self.redacted(state, viewer), viewer, out)
        return out

    def view(self, state: State, viewer: int) -> Seen:
        """What a viewer sees."""
        numbers = self.numbers(state, viewer)
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
        rows = np.zeros((MOST_EVENTS, self._event_width), np.int64)
        count = self._observe.events(before, action, np.array(drawn, np.int64), after, rows)
        return [self.event_templates[int(row[0])].render(row) for row in rows[:count]]

    def opening_events(
        self, before: State, drawn: Sequence[int], after: State, viewer: int | None
    ) -> list[bytes]:
        """What the chance of the opening brought."""
        return self.events(before, OPENING, drawn, after, viewer) if drawn else []

    def why(self, state: State, viewer: int, action: int) -> Why:
        """Why an action, known to be illegal, is."""
        facts = np.zeros(MOST_FACTS, np.int64)
        return self._reason(self._observe.why(self.redacted(state, viewer), action, facts), facts)

    def why_chance(self, state: State, drawn: Sequence[int]) -> Why:
        """Why chance cannot bring these outcomes."""
        facts = np.zeros(MOST_FACTS, np.int64)
        code = self._observe.why_chance(state, np.array(drawn, np.int64), facts)
        return self._reason(code, facts)

    def _reason(self, code: int, facts: State) -> Why:
        reason = self._schema.REASONS[code]
        rendered: dict[str, Any] = msgspec.json.decode(self.reason_templates[code].render(facts))
        return Why(reason.rule, reason.code, rendered)
