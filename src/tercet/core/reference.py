"""The reference implementation of each game: slow, plain, and independent of the kernels.

Tests compare the kernels with it, and certificates are checked with nothing else.
"""

from collections import Counter
from importlib import import_module
from typing import Any, Protocol, Self

from tercet.core.errors import UnknownGame
from tercet.core.registry import game_names


class Reference(Protocol):
    """What the reference implementation of every game offers."""

    seats: tuple[str, str]
    branches: Counter[str]
    counting: bool  # whether `branches` counts; a search that only wants results need not count

    def mover(self) -> str | None:
        """The seat to move, "chance", or None when the game is over."""

    def moves(self) -> list[str]:
        """The sorted legal moves of the seat to move; empty for chance and after the end."""

    def chance(self) -> dict[str, int]:
        """When chance is to move: each possible letter with its positive integer weight."""

    def play(self, text: str) -> None:
        """Play one move, or one letter of chance; ValueError if it is not legal."""

    def outcome(self) -> tuple[str, str] | None:
        """``(result, reason)`` when the game is over; "1-0" means that the first seat has won."""

    def scores(self) -> tuple[int, int]:
        """The current scores, in the order of the seats."""

    def copy(self) -> Self:
        """A deep copy."""


def new_reference(game: str, **options: Any) -> Reference:
    """A new game of the reference implementation.

    >>> new_reference("mana", first="white").moves()
    ['Db1', 'Dc1', 'Df1']
    """
    if game not in game_names():
        raise UnknownGame(game, list(game_names()))
    module = import_module(f"tercet.games.{game}.reference")
    reference: Reference = getattr(module, game.capitalize())(**options)
    return reference
