"""Who may do what at a table; everything else is refused."""

from tercet.core.errors import BadMove
from tercet.server.errors import Refusal
from tercet.server.tables.table import Table


def check_player(table: Table, person: str) -> tuple[str, ...]:
    """The seats of somebody who wants to do something in a running game."""
    seats = table.seats_of(person)
    if not seats:
        raise Refusal("not-your-seat")
    if table.position.is_over:
        raise Refusal("over")
    return seats


def check_turn(table: Table, person: str, facing: str) -> None:
    """It must be this person's turn."""
    seats = check_player(table, person)
    acting = seats[0] if len(seats) == 1 else table.seen_as(person, facing)
    if table.position.to_move != acting:
        raise Refusal("not-your-turn")


def check_ply(table: Table, ply: int) -> None:
    """The request must be about the position as it is now."""
    if ply != table.position.ply:
        raise Refusal("stale")


def check_one_move(table: Table, move: str) -> None:
    """The text must be one move: players do not bring chance."""
    if move[:1] == "*" or len(move.split()) != 1:
        raise BadMove(move, table.game.name, "expected-move")
