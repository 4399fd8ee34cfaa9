"""A second, plain reading of the rules, to check the fast kernels against."""

from collections import Counter
from typing import Protocol, Self

__all__ = ["Reference"]


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
