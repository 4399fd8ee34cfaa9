"""Who sits at the table, and who may see what is on the screen."""

from dataclasses import dataclass, field

from tercet.cli.kit.problems import UsageProblem
from tercet.cli.kit.records import SPECTATOR
from tercet.core.errors import excerpt
from tercet.core.game import Game
from tercet.players import Player, make


@dataclass(frozen=True)
class Seating:
    """The seats of the people; the other one, if any, is a player program's."""

    people: tuple[str, ...]
    players: dict[str, Player] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)  # of the programs, by seat
    hidden: bool = False  # whether the game has secrets

    @property
    def is_shared(self) -> bool:
        """Whether two people who must not see each other's secrets share the screen."""
        return self.hidden and len(self.people) > 1

    def eyes(self, to_move: str | None) -> str:
        """The viewer whose view may be on the screen while this seat is to move."""
        if len(self.people) == 1:
            return self.people[0]
        if self.is_shared and to_move is not None:
            return to_move
        return SPECTATOR


def seat_players(game: Game, opponent: str | None, seat: str | None, seed: str) -> Seating:
    """Seat two people, or one against an opponent."""
    if seat is not None and seat not in game.seats:
        raise UsageProblem("usage-seat", value=excerpt(seat), known=list(game.seats))
    if opponent is None:
        if seat is not None:
            raise UsageProblem("usage-seat-alone")
        return Seating(game.seats, hidden=game.hidden)
    own = seat or game.seats[0]
    (other,) = (name for name in game.seats if name != own)
    return Seating((own,), {other: make(opponent, game, seed)}, {other: opponent}, game.hidden)
