"""Until the core has these: what tables need of a position."""

from collections.abc import Hashable
from copy import copy
from typing import Any

import msgspec

from tercet.core.position import Position as CorePosition
from tercet.core.position import Result


class Position(CorePosition):
    """A position that players can end."""

    _ended: Result | None = None

    def resign(self, seat: str) -> None:
        self._ended = Result("0-1" if seat == self.seats[0] else "1-0", "resigned")

    def agree_draw(self) -> None:
        self._ended = Result("1/2", "agreed")

    def undo(self) -> str:
        self._ended = None
        return super().undo()

    def copy(self) -> "Position":
        other = copy(self)
        other._state = self._state.copy()
        other._steps = self._steps.copy()
        return other

    @property
    def steps(self) -> Any:
        return self._steps

    @property
    def to_move(self) -> str | None:
        return None if self._ended else super().to_move

    @property
    def is_over(self) -> bool:
        return self._ended is not None or super().is_over

    @property
    def result(self) -> Result | None:
        return self._ended or super().result


def view(position: Any, viewer: str) -> Any:
    found = position.view_json(viewer, stopped=getattr(position, "_ended", None) is not None)
    return msgspec.json.decode(found, type=dict[str, Any])


def events_key(position: Position, viewer: str) -> Hashable:
    return CorePosition.is_over.fget(position), position.last_chance_for(viewer)  # type: ignore[attr-defined]


def last_events(position: Any, viewer: str) -> list[Any]:
    ended = getattr(position, "_ended", None)
    position._ended = None
    try:
        return [msgspec.Raw(event) for event in position.last_told(viewer)]
    finally:
        position._ended = ended


def moves_events(position: Position, viewer: str) -> list[list[Any]]:
    return [[msgspec.Raw(one) for one in told] for told in position.moves_told(viewer)]
