"""What a player is, and what it is told."""

import hashlib
from dataclasses import dataclass
from typing import Any, Protocol

from tercet.core.game import Game
from tercet.core.position import Position
from tercet.core.records import Record
from tercet.core.state import State


@dataclass(frozen=True)
class Turn:
    """What a player is told when it is to move: what its seat may know, and nothing more."""

    game: Game
    seat: int
    ply: int
    state: State  # redacted for the seat
    view: dict[str, Any]  # its `legal` are the moves to choose from
    record: Record  # as the seat saw the game

    @classmethod
    def of(cls, position: Position) -> "Turn":
        """The turn of the seat that is to move."""
        seat = str(position.to_move)
        return cls(
            position.rules,
            position.seats.index(seat),
            position.ply,
            position.knowledge(seat),
            position.view(seat),
            position.record(seat),
        )

    def named(self, action: int) -> str:
        """The notation of an action."""
        return self.game.format(action, self.state)


def turn_seed(seed: str, turn: Turn) -> int:
    """A number for the random choices of one turn."""
    text = f"{seed}:{turn.ply}".encode(errors="surrogatepass")
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest())


class Player(Protocol):
    """Somebody who answers a turn with a move."""

    def choose(self, turn: Turn) -> str:
        """One of the legal moves."""
        ...
