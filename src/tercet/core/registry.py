"""Which games there are: every folder under ``tercet/games`` that holds a kernel."""

from functools import cache
from importlib import import_module
from pathlib import Path

from tercet.core.errors import UnknownGame
from tercet.core.game import Game

_FOLDER = Path(__file__).parents[1] / "games"


@cache
def game_names() -> tuple[str, ...]:
    """The names of the games, in alphabetical order."""
    return tuple(sorted(path.parent.name for path in _FOLDER.glob("*/kernel.py")))


def find(name: str) -> Game:
    """The game of this name. The first call compiles its kernel or loads it from the cache."""
    if name not in game_names():
        raise UnknownGame(name, list(game_names()))
    found: Game = import_module(f"tercet.games.{name}.game").GAME
    return found


def about(name: str) -> type[Game]:
    """What can be told of a game at once, without its rules: the class that its own is made of."""
    if name not in game_names():
        raise UnknownGame(name, list(game_names()))
    found: type[Game] = import_module(f"tercet.games.{name}.about").About
    return found
