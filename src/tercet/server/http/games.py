"""The games as the pages need to know them."""

from functools import cache

import msgspec

from tercet.core.game import Choice, Game, Number
from tercet.core.registry import about, find, game_names
from tercet.core.schema import Obj, squares_of
from tercet.core.texts import game_catalogues
from tercet.server.http.pages import Body
from tercet.server.messages import GameInfo, Language, Layout, OptionInfo


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


@cache
def layout(name: str) -> Body:
    """What a plain board needs to know of a game, ready to be sent; its rules are loaded."""
    game = find(name)
    table = game.schema.TABLE
    fields = table.fields if isinstance(table, Obj) else {}
    squares = {field: found for field, node in fields.items() if (found := squares_of(node))}
    known = dict.fromkeys(square for found in squares.values() for square in found)
    answer = Layout(list(known), list(squares), list(game.notation))
    return Body(msgspec.json.encode(answer), "application/json")


@cache
def texts(name: str, language: Language) -> Body:
    """A game's own messages, ready to be sent."""
    files = [path.read_text(encoding="utf-8") for path in game_catalogues(language, name)]
    return Body("\n".join(files).encode(), "text/plain")
