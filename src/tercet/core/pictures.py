"""Positions as pictures, made from what a viewer sees and what the viewer saw happen.

A game's folder may have a ``picture.py`` with ``draw(view, events)``, which returns a `Picture`;
`tercet.core.plain_picture` draws the other games. What they get is redacted before.
"""

from types import ModuleType
from typing import TYPE_CHECKING

from tercet.core.registry import part

if TYPE_CHECKING:
    from tercet.core.position import Position
    from tercet.core.svg import Picture


def svg(position: "Position", viewer: str, size: int) -> str:
    """See `Position.svg`."""
    view, events = position.view(viewer), position.last_events(viewer)
    picture: Picture = _module(position.game).draw(view, events)
    state = position.result if position.is_over else f"{position.to_move} to move"
    return picture.svg(size, f"{position.game}, ply {position.ply}, {state}")


def _module(game: str) -> ModuleType:
    """The module with ``draw(view, events)``."""
    from tercet.core import plain_picture  # noqa: PLC0415 - it imports what reads texts

    return part(game, "picture") or plain_picture
