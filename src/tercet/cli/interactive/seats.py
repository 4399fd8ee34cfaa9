"""Who plays which seat, and whose view may be on the screen."""

from dataclasses import dataclass, field

from tercet.cli.common.usage_errors import UsageError
from tercet.core.errors import excerpt
from tercet.core.game import Game
from tercet.core.views import SPECTATOR
from tercet.players import Player, make


@dataclass(frozen=True)
class Seats:
    """The seats of people; the other seat, if any, belongs to a computer player."""

    people: tuple[str, ...]
    players: dict[str, Player] = field(default_factory=dict)  # computer players by seat
    names: dict[str, str] = field(default_factory=dict)  # the texts that define them, by seat
    hidden: bool = False  # whether the game has hidden information

    @property
    def is_shared(self) -> bool:
        """Whether two people who must not see each other's cards share the screen."""
        return self.hidden and len(self.people) > 1

    def viewer(self, to_move: str | None) -> str:
        """The viewer whose view may be shown while this seat is to move."""
        if len(self.people) == 1:
            return self.people[0]
        if self.is_shared and to_move is not None:
            return to_move
        return SPECTATOR


def assign_seats(game: Game, opponent: str | None, seat: str | None, seed: str) -> Seats:
    """Seats for two people, or for one person and a computer player."""
    if seat is not None and seat not in game.seats:
        raise UsageError("usage-seat", value=excerpt(seat), known=list(game.seats))
    if opponent is None:
        if seat is not None:
            raise UsageError("usage-seat-alone")
        return Seats(game.seats, hidden=game.hidden)
    own = seat or game.seats[0]
    (other,) = (name for name in game.seats if name != own)
    return Seats((own,), {other: make(opponent, game, seed)}, {other: opponent}, game.hidden)
