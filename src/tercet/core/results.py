"""How games end: the result in notation, the seat that won, and the reason."""

from collections.abc import Mapping, Sequence

RESULTS = ("", "1-0", "0-1", "1/2")
"""Results in notation, the first seat first, by the number that a state holds for them."""

DRAWN = "1/2"
POINTS = {"1-0": 1.0, "1/2": 0.5, "0-1": 0.0}
"""What the first seat gets for a result."""

PLAYER_ENDS: Mapping[str, tuple[str, ...]] = {
    "resigned": ("1-0", "0-1"),
    "agreed": (DRAWN,),
}
"""How players end a game themselves: each reason with the results that it can have.

A draw is possible only in games with draw offers. The texts of a reason are ``reason-REASON`` and,
for its results, ``result-win-REASON`` or ``result-draw-REASON``.
"""


class Result(str):
    """How a game ended: "1-0", "0-1" or "1/2", with the `reason` and the `winner`, if any."""

    __slots__ = ("reason", "winner")
    reason: str
    winner: str | None

    def __new__(cls, value: str, reason: str, seats: Sequence[str]) -> "Result":
        """A result with its reason, in a game with these seats."""
        result = super().__new__(cls, value)
        result.reason = reason
        result.winner = winner_of(value, seats)
        return result

    def __repr__(self) -> str:
        return f"<Result {self!s} by {self.reason}>"


def winner_of(result: str, seats: Sequence[str]) -> str | None:
    """The seat that won, None if it was a draw.

    >>> winner_of("0-1", ("black", "white")), winner_of("1/2", ("black", "white"))
    ('white', None)
    """
    return {"1-0": seats[0], "0-1": seats[1]}.get(result)
