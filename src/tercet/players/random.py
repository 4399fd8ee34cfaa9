"""A player who takes any legal move, each equally likely."""

from dataclasses import dataclass

from tercet.core.chance import pick
from tercet.core.game import Game
from tercet.players.player import Turn
from tercet.players.settings import Settings


@dataclass(frozen=True)
class Random:
    """Chooses by the seed and the ply alone, so that a game can be played again."""

    seed: str

    def choose(self, turn: Turn) -> str:
        """One of the legal moves."""
        legal: list[str] = turn.view["legal"]
        return legal[pick(f"{self.seed}:player", turn.ply, [1] * len(legal))]


def make(_game: Game, settings: str, seed: str) -> Random:
    """A random player."""
    Settings().read("random", settings)
    return Random(seed)
