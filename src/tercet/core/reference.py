"""A second, plain reading of each game's rules, sharing nothing with the fast kernels.

The kernels are tested against it, and a certificate is checked by it alone.
"""

from collections import Counter
from importlib import import_module
from typing import Any, Protocol, Self

from tercet.core.errors import UnknownGame
from tercet.core.registry import game_names


class Reference(Protocol):
    """What the plain implementation of every game offers."""

    seats: tuple[str, str]
    branches: Counter[str]

    def mover(self) -> str | None:
        """A seat name, "chance", or None when the game is over."""

    def moves(self) -> list[str]:
        """The sorted legal moves of the seat to move; empty for chance and after the end."""

    def chance(self) -> dict[str, int]:
        """When chance is to move: each possible letter with its positive integer weight."""

    def play(self, text: str) -> None:
        """Play one move, or one letter of chance; ValueError if it is not legal."""

    def outcome(self) -> tuple[str, str] | None:
        """(result, reason) when the game is over; the result is from the first seat's view."""

    def scores(self) -> tuple[int, int]:
        """The scores as they stand, in the order of the seats."""

    def copy(self) -> Self:
        """A deep copy that shares nothing with this game."""


def reference_of(game: str, **options: Any) -> Reference:
    """The plain reading of a game, at its start.

    >>> reference_of("mana", first="white").moves()
    ['Db1', 'Dc1', 'Df1']
    """
    if game not in game_names():
        raise UnknownGame(game, list(game_names()))
    module = import_module(f"tercet.games.{game}.reference")
    made: Reference = getattr(module, game.capitalize())(**options)
    return made
