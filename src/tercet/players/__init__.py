"""Computer players; each is named by a text such as ``random`` or ``level:4``.

A player gets its seat's `Turn` and nothing more, so it cannot know what its seat may not.
"""

from collections.abc import Callable
from importlib import import_module

from tercet.core.errors import TercetError, excerpt
from tercet.core.game import Game
from tercet.players.player import Player, Turn
from tercet.players.settings import BadPlayerSetting

__all__ = [
    "PLAYERS",
    "BadPlayerSetting",
    "Player",
    "Turn",
    "UnknownPlayer",
    "make",
    "make_hint_player",
]


class UnknownPlayer(TercetError):
    """There is no player of this name."""

    message = "error-unknown-player"


_HINT_MS = 400  # less than half a second to wait for
PLAYERS = (
    "alphabeta",
    "beginner",
    "greedy",
    "ismcts",
    "level",
    "program",
    "random",
    "uct",
)
"""The names; the module of the same name holds a function ``make(game, settings, seed)``."""


def make(specification: str, game: Game, seed: str) -> Player:
    """The player that the text names; its choices come from the seed.

    >>> import tercet
    >>> from tercet.core.registry import find
    >>> position = tercet.start("mana", setup="Db1 Db6")
    >>> make("random", find("mana"), "doctest").choose(Turn.of(position))
    'c1-b2'
    """
    name, _, settings = specification.partition(":")
    if name not in PLAYERS:
        raise UnknownPlayer(player=excerpt(name), known=sorted(PLAYERS))
    maker: Callable[[Game, str, str], Player] = import_module(f"tercet.players.{name}").make
    return maker(game, settings, seed)


def make_hint_player(game: Game, seed: str) -> Player:
    """Who is asked for a hint: the strongest level, made quick if it takes a time limit."""
    strongest = f"level:{len(game.levels)}"
    try:
        return make(f"{strongest}:ms={_HINT_MS}", game, seed)
    except BadPlayerSetting:
        return make(strongest, game, seed)
