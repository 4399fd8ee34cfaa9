"""From arguments to a position: the game, its options, a given opening, the seed."""

from tercet import start
from tercet.cli.kit.problems import UsageProblem
from tercet.core.errors import excerpt
from tercet.core.game import Game
from tercet.core.position import Position


def options_of(game: Game, setup: str | None, settings: list[str]) -> dict[str, str]:
    """The game's options as they were given: ``--setup`` and every ``--option NAME=VALUE``."""
    options = {} if setup is None else {game.opening: setup}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not name:
            raise UsageProblem("usage-option-form", value=excerpt(setting))
        if name in options:
            raise UsageProblem("usage-option-twice", option=excerpt(name))
        options[name] = value
    game.resolve(options)  # refuses names that are no options, so that none can pass for a keyword
    return options


def begin(game: Game, options: dict[str, str], seed: str | None) -> Position:
    """The position that a game with these options begins with."""
    return start(game.name, seed=seed, **options)
