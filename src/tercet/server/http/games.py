"""The games as the home page needs to know them."""

from tercet.core.game import Choice, Game, Number
from tercet.core.registry import about, game_names
from tercet.server.messages import GameInfo, OptionInfo


def all_games() -> list[GameInfo]:
    """Every game there is."""
    return [_info(about(name)) for name in game_names()]


def _info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        seats=list(game.seats),
        options=[_option(option) for option in game.options],
        levels=len(game.levels),
        hidden=game.hidden,
        chance=game.letters != "",
        draw_offers=game.draw_offers,
    )


def _option(option: Choice | Number) -> OptionInfo:
    if isinstance(option, Choice):
        return OptionInfo(option.name, list(option.values), None, None, option.default)
    return OptionInfo(option.name, None, option.least, option.most, option.default)
