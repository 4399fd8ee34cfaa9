"""What a game's folder says about its puzzles: its module ``puzzles``, all of it optional."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from tercet.core.game import Game, Options
from tercet.core.puzzles import PuzzleStep
from tercet.core.reference import Reference
from tercet.core.registry import part
from tercet.core.state import State

Canonical: TypeAlias = tuple[int, ...]
_LEVELS = (4, 5, 6)  # strong enough for sensible games, weak enough for mistakes


@dataclass(frozen=True)
class GamePart:
    """A game's own part in its puzzles, with defaults for what its folder does not say."""

    openings: tuple[tuple[Options, int], ...]  # options and random plies of the games to search
    players: tuple[str, ...]  # who play those games
    canonical: Callable[[State], Canonical]  # equal for positions that are the same by symmetry
    themes: Callable[[list[PuzzleStep]], list[str]]
    is_checked_fully: Callable[[Reference], bool]  # an ending: whether plain search can solve it
    is_promising: Callable[[State], bool]  # a choice: whether a large gap is likely here


def game_part(game: Game) -> GamePart:
    """The game's own part in its puzzles."""
    module: Any = part(game.name, "puzzles")
    numbers = sorted({min(level, len(game.levels)) for level in _LEVELS} - {0})
    levels = tuple(f"level:{number}" for number in numbers) or ("random",)
    return GamePart(
        openings=getattr(module, "OPENINGS", (game.arena_opening,)),
        players=getattr(module, "PLAYERS", levels),
        canonical=getattr(module, "canonical", lambda state: (int(game.kernel.key(state)),)),
        themes=getattr(module, "themes", lambda _: []),
        is_checked_fully=getattr(module, "is_checked_fully", lambda _: False),
        is_promising=getattr(module, "is_promising", lambda _: True),
    )


def theme_names(name: str) -> tuple[str, ...]:
    """All themes that a game knows; each has a text ``theme-NAME``."""
    names: tuple[str, ...] = getattr(part(name, "puzzles"), "THEMES", ())
    return names
