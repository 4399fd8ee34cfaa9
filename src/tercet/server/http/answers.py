"""What the pages ask about games, with the same answer for everybody.

Browsers keep these answers, and sites of plain files have them as files.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

import tercet
from tercet.core.registry import folder, game_names
from tercet.core.texts import LANGUAGES
from tercet.server.http import demo, games
from tercet.server.http.pages import Body

_OURS = Path(tercet.__file__).parent / "games"


def answers() -> dict[str, Callable[[], Body]]:
    """The answers by their paths below ``/api/``; those of a game may need its rules."""
    found: dict[str, Callable[[], Body]] = {"games": _all_games}
    for name in game_names():
        in_bundle = folder(name).parent == _OURS
        if not in_bundle:
            for language in LANGUAGES:
                found[f"games/{name}/texts/{language}"] = partial(games.texts, name, language)
        if not (in_bundle and (folder(name) / "board").is_dir()):
            found[f"games/{name}/layout"] = partial(games.layout, name)
        found[f"demo/{name}"] = partial(demo.frames, name)
    return found


def _all_games() -> Body:
    return Body(msgspec.json.encode(games.all_games()), "application/json")
