"""The game's own levels, ``level:1`` the weakest; more settings may follow: ``level:8:ms=50``."""

from tercet.core.errors import TercetError, excerpt
from tercet.core.game import Game
from tercet.players import make as make_player
from tercet.players.player import Player


class UnknownLevel(TercetError):
    """The game has no such level."""

    message = "error-unknown-level"


def make(game: Game, settings: str, seed: str) -> Player:
    """The player of a level; settings that follow override the level's own."""
    return make_player(specification(game, settings), game, seed)


def specification(game: Game, settings: str) -> str:
    """The text of the player that a level stands for.

    >>> from tercet.core.registry import find
    >>> specification(find("mana"), "0")
    Traceback (most recent call last):
    tercet.players.level.UnknownLevel: ...
    """
    level, colon, more = settings.partition(":")
    known = [str(number) for number in range(1, len(game.levels) + 1)]
    if level not in known:
        raise UnknownLevel(level=excerpt(level), known=known, number=len(known))
    return game.levels[int(level) - 1] + colon + more
