"""A player who takes any legal move, each equally likely."""

from dataclasses import dataclass
from typing import Any

from tercet.core.chance import pick


@dataclass(frozen=True)
class Random:
    """Chooses by the seed and the ply alone, so that a game can be played again."""

    seed: str

    def choose(self, view: dict[str, Any]) -> str:
        """One of the view's legal moves."""
        legal: list[str] = view["legal"]
        return legal[pick(f"{self.seed}:player", view["ply"], [1] * len(legal))]


def make_random(seed: str) -> Random:
    """A random player."""
    return Random(seed)
