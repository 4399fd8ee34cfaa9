"""Which games there are: every folder that holds a kernel, ours and those that are added.

``TERCET_GAMES`` names folders of games, separated like those of ``PATH``; an installed package
brings games by an entry point ``tercet.games`` that names a package of them. Their folders become
part of the package ``tercet.games``.
"""

import os
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from tercet.core.errors import UnknownGame
from tercet.core.game import Game
from tercet.core.state import ACTION_BITS, HEADER

PARTS = ("kernel", "observe", "schema")  # the modules that the rules of a game are made of
PLACING = "placing"  # and the one that a game may have for positions that are set up by hand
_MOST_LEVELS = 8  # that have names, ``level-name-1`` …
_REQUIRED = ("HEAD", "ACTIONS", "start", "legal", "apply")
_OPTIONAL = ("GROWTH", "BULK", "bulk", "weights", "scores", "redact", "key", "sample")


@cache
def _folders() -> dict[str, Path]:
    """The folder of each game, in alphabetical order of the games."""
    named = filter(None, os.environ.get("TERCET_GAMES", "").split(os.pathsep))
    places = [str(Path(place).resolve()) for place in named]
    for entry in entry_points(group="tercet.games"):
        places += entry.load().__path__
    path = import_module("tercet.games").__path__
    path += [place for place in places if place not in path]
    found = {
        kernel.parent.name: kernel.parent for p in path for kernel in Path(p).glob("*/kernel.py")
    }
    return dict(sorted(found.items()))


def game_names() -> tuple[str, ...]:
    """The names of the games, in alphabetical order."""
    return tuple(_folders())


def folder(name: str) -> Path:
    """Where everything about a game is."""
    try:
        return _folders()[name]
    except KeyError:
        raise UnknownGame(name, list(game_names())) from None


@cache
def about(name: str) -> Game:
    """A game as far as it needs no rules: its name, seats, options and levels."""
    folder(name)
    game: Game = import_module(f"tercet.games.{name}.about").About()
    return game


def part(name: str, module: str) -> ModuleType | None:
    """A module of a game's folder; None if the game has no such module."""
    folder(name)
    full = f"tercet.games.{name}.{module}"
    return import_module(full) if find_spec(full) else None


@cache
def find(name: str) -> Game:
    """The game of this name. The first call compiles its kernels or loads them from the cache."""
    folder(name)
    game: Game = import_module(f"tercet.games.{name}.about").About()
    for module in PARTS:
        setattr(game, module, import_module(f"tercet.games.{name}.{module}"))
    game.placing = part(name, PLACING)
    check(game)
    if missing := [one for one in _OPTIONAL if not hasattr(game.kernel, one)]:
        from tercet.core.default_kernel import complete_kernel  # noqa: PLC0415 - it has kernels

        complete_kernel(game, missing)
    return game


def check(game: Game) -> None:
    """Refuse a game with a defect that nothing checks later."""
    if missing := [one for one in _REQUIRED if not hasattr(game.kernel, one)]:
        raise TypeError(f"{game.name}: kernel.py lacks {', '.join(missing)}")
    if defects := [defect for defect, found in _defects(game).items() if found]:
        raise TypeError(f"{game.name}: {'; '.join(defects)}")


def _defects(game: Game) -> dict[str, bool]:
    """What a game may have got wrong, and whether it has."""
    head, actions = game.kernel.HEAD, game.kernel.ACTIONS
    texts = len(game.schema.NOTATION)
    chance = game.max_chance_in_opening or game.max_chance_after_move
    return {
        f"HEAD is {head}, but a header has {HEADER} numbers": head < HEADER,
        f"{actions} actions do not fit into {ACTION_BITS} bits": actions > 1 << ACTION_BITS,
        f"NOTATION has {texts} texts for {actions} actions": texts < actions,
        "letters are drawn, but max_chance_in_opening and max_chance_after_move are 0": bool(
            game.letters and not chance
        ),
        f"only {_MOST_LEVELS} levels have names": len(game.levels) > _MOST_LEVELS,
    }
