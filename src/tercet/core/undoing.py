"""How many moves an undo takes back, and when it is refused."""

from collections.abc import Collection

from tercet.core.errors import NothingToUndo, Revealed
from tercet.core.position import Position


def moves_to_undo(position: Position, seats: Collection[str]) -> int:
    """How many moves to take back so that one of these seats decides again.

    `NothingToUndo` if none of them has moved, `Revealed` if a card was turned up since: what has
    been seen cannot be unseen.
    """
    number, revealed = _search(position, seats)
    if revealed:
        raise Revealed(move=position.steps[-number].move)
    if not number:
        raise NothingToUndo
    return number


def can_undo(position: Position, seats: Collection[str]) -> bool:
    """Whether one of these seats can decide again."""
    number, revealed = _search(position, seats)
    return number > 0 and not revealed


def _search(position: Position, seats: Collection[str]) -> tuple[int, bool]:
    """The latest move of one of these seats, counted from the end, or the latest that revealed."""
    hidden = position.rules.hidden
    for number in range(1, position.ply - position.first_ply + 1):
        step = position.steps[-number]
        if hidden and step.drawn:
            return number, True
        if position.seats[step.mover] in seats:
            return number, False
    return 0, False
