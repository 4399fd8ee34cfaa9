"""For whom a message is made."""

from typing import NamedTuple


class Viewer(NamedTuple):
    """All that a message about a table depends on besides the table.

    Viewers that are equal get equal messages.
    """

    name: str  # a seat, or "spectator": whose knowledge of the game it may hold
    language: str
    seats: tuple[str, ...]  # that the person holds
