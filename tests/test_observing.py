"""Compiled code checks no index: what a game writes out of bounds is noticed and named."""

from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import pytest

import tercet
from tercet.core.observing import (
    EVENTS_SIGNATURE,
    MOST_EVENTS,
    MOST_FACTS,
    NOTHING,
    VIEW_SIGNATURE,
    WHY_SIGNATURE,
    Observer,
)
from tercet.core.registry import find
from tercet.core.state import SPECTATOR_NUMBER, Int, State

WIDTH = 11  # the numbers of a view of this game: two scores, nine squares
FACTS = 5  # the numbers of an event of it


@numba.njit(VIEW_SIGNATURE)
def view_too_long(_seen: State, out: State) -> None:
    for place in range(WIDTH + 1):
        out[place] = 0


@numba.njit(EVENTS_SIGNATURE)
def event_too_long(_before: State, _action: Int, _drawn: State, _after: State, out: State) -> Int:
    for row in range(2):
        for place in range(FACTS + row):
            out[row, place] = 0
    return 2


@numba.njit(EVENTS_SIGNATURE)
def too_many_events(_before: State, _action: Int, _drawn: State, _after: State, out: State) -> Int:
    for row in range(MOST_EVENTS + 1):
        for place in range(FACTS):
            out[row, place] = 0
    return MOST_EVENTS


@numba.njit(EVENTS_SIGNATURE)
def wrong_count(_before: State, _action: Int, _drawn: State, _after: State, _out: State) -> Int:
    return MOST_EVENTS + 1


@numba.njit(EVENTS_SIGNATURE)
def unknown_event(_before: State, _action: Int, _drawn: State, _after: State, out: State) -> Int:
    out[0, 0] = 77
    return 1


@numba.njit(WHY_SIGNATURE)
def why_too_long(_seen: State, _action: Int, out: State) -> Int:
    for place in range(MOST_FACTS + 1):
        out[place] = 0
    return 1


@numba.njit(WHY_SIGNATURE)
def unknown_reason(_seen: State, _action: Int, _out: State) -> Int:
    return 77


@numba.njit(WHY_SIGNATURE)
def why_without_facts(_seen: State, _action: Int, _out: State) -> Int:
    return 1


def observer(**wrong: Any) -> Observer:
    """What shows a game that has one function wrong."""
    game = find("hexapawn")
    functions = vars(game.observe) | wrong
    return Observer(game.kernel.redact, SimpleNamespace(**functions), game.schema)


STATE = tercet.start("hexapawn").state


def test_a_view_may_not_be_longer_than_its_schema() -> None:
    with pytest.raises(IndexError, match=r"hexapawn.observe.view wrote more than 11 numbers"):
        observer(view=view_too_long).view(STATE, SPECTATOR_NUMBER)


@pytest.mark.parametrize("events", [event_too_long, too_many_events])
def test_events_may_not_be_longer_than_their_schema_nor_too_many(events: Any) -> None:
    with pytest.raises(IndexError, match=r"hexapawn.observe.events wrote more than 16 × 5 numbers"):
        observer(events=events).events(STATE, 3, (), STATE, None)


def test_the_number_of_events_is_checked() -> None:
    with pytest.raises(IndexError, match=r"hexapawn.observe.events gave 17 events"):
        observer(events=wrong_count).events(STATE, 3, (), STATE, None)


def test_the_facts_of_a_reason_are_bounded() -> None:
    with pytest.raises(IndexError, match=r"hexapawn.observe.why wrote more than 64 numbers"):
        observer(why=why_too_long).why(STATE, 0, 3)


def test_what_the_schema_does_not_name_is_an_error() -> None:
    with pytest.raises(LookupError, match=r"observe.events gave 77, which schema.py does not name"):
        observer(events=unknown_event).events(STATE, 3, (), STATE, None)
    with pytest.raises(LookupError, match=r"observe.why gave 77, which schema.py does not name"):
        observer(why=unknown_reason).why(STATE, 0, 3)


def test_a_name_that_was_not_written_is_an_error() -> None:
    with pytest.raises(ValueError, match="no name"):
        observer(why=why_without_facts).why(STATE, 0, 3)


def test_everything_is_filled_with_the_same_number_before() -> None:
    seen: list[np.ndarray[Any, Any]] = []

    def note(*arguments: Any) -> int:
        seen.append(arguments[-1].copy())
        return 0

    wrong = observer(view=note, events=note, why=note)
    wrong.numbers(STATE, 0)
    wrong.events(STATE, 3, (), STATE, None)
    with pytest.raises(LookupError):  # no reason has the number 0
        wrong.why(STATE, 0, 3)
    view, events, facts = seen
    assert (view[:WIDTH] == NOTHING).all()
    assert (events[:MOST_EVENTS, :FACTS] == NOTHING).all()
    assert (facts[:MOST_FACTS] == NOTHING).all()
