"""What can sit in a chair: a player is found by a text such as ``random``.

A player sees its seat's view of the position and nothing more, so it cannot know what its seat may
not; the view's ``legal`` are the moves it can choose from.
"""

from collections.abc import Callable
from typing import Any, Protocol

from tercet.core.errors import TercetError, excerpt
from tercet.players.random import make_random


class Player(Protocol):
    """Somebody who answers a view with a move."""

    def choose(self, view: dict[str, Any]) -> str:
        """One of the view's legal moves."""
        ...


class UnknownPlayer(TercetError):
    """There is no player of this name."""

    message = "error-unknown-player"


class BadPlayerSetting(TercetError):
    """The player cannot be set so."""

    message = "error-player-setting"


MAKERS: dict[str, Callable[[str], Player]] = {"random": make_random}
"""How a player is made from its seed, by name."""


def make(specification: str, seed: str) -> Player:
    """The player that the text names; its choices come from the seed.

    >>> make("random", "doctest").choose({"ply": 3, "legal": ["a1-a2", "b1-b3"]})
    'b1-b3'
    """
    name, colon, setting = specification.partition(":")
    if name not in MAKERS:
        raise UnknownPlayer(player=excerpt(name), known=sorted(MAKERS))
    if colon:
        raise BadPlayerSetting(player=name, setting=excerpt(setting))
    return MAKERS[name](seed)
