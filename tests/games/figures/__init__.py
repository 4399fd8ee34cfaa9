"""The figures of the pages that explain the games: positions as the rules have them.

Each module here is called like its game and lists `FIGURES`; a `GAME` is a whole game for the
tests of the board. ``python -m tests.games.figures`` writes the figures to ``figures.ts`` in the
game's board folder, and the game to ``web/tests``; a test sees to it that they are up to date.
"""

import json
import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import tercet
from tercet.core.registry import folder

_WEB_TESTS = Path(__file__).parents[3] / "web" / "tests"
_FILE = """\
/** The positions of the guide. Written by `python -m tests.games.figures`: do not edit. */

import type {{ Figure }} from "$lib/board";
import type {{ Event, View, Why }} from "./schema";

const typed = <Name extends string>(figures: Record<Name, Figure<View, Event, Why>>) => figures;

// prettier-ignore
export default typed({{
{figures}
}});
"""


class Recipe(NamedTuple):
    """How a figure comes about, and what its reader may do."""

    position: Callable[[], tercet.Position]
    viewer: str
    tries: str | None = None  # the moves that begin so may be tried
    cause: str | None = None  # a move that is shown as refused
    refusals: tuple[str, ...] = ()  # the moves that the reader may attempt in vain


def _cause(position: tercet.Position, move: str) -> dict[str, Any]:
    with pytest.raises(tercet.IllegalMove) as refused:
        position.play(move)
    error = refused.value
    return {"rule": error.rule, "why": error.why, "facts": error.facts}


def _tried(position: tercet.Position, viewer: str, move: str) -> dict[str, Any]:
    """What a move brings about, and what it changes in the view."""
    after = position.copy()
    after.play(move)
    before, view = position.view(viewer), after.view(viewer) | {"legal": []}
    tables = before.pop("table"), view.pop("table")
    changes = {key: value for key, value in view.items() if value != before[key]}
    table = {key: value for key, value in tables[1].items() if value != tables[0][key]}
    return {"events": after.last_events(viewer), "changes": changes, "table": table}


def figure(recipe: Recipe) -> dict[str, Any]:
    """A figure as its page gets it."""
    position, viewer = recipe.position(), recipe.viewer
    view = position.view(viewer)
    found: dict[str, Any] = {"view": view, "events": position.last_events(viewer), "last": None}
    if position.ply > position.first_ply:
        found["last"] = position.moves[-1]
    if recipe.tries is not None:
        view["legal"] = [move for move in view["legal"] if move.startswith(recipe.tries)]
        found["tries"] = {move: _tried(position, viewer, move) for move in view["legal"]}
    elif not recipe.refusals:
        view["legal"] = []
    if recipe.cause is not None:
        found["cause"] = _cause(position, recipe.cause)
    if recipe.refusals:
        found["refusals"] = {move: _cause(position, move) for move in recipe.refusals}
    return found


def course(position: tercet.Position, viewer: str) -> str:
    """A game as a viewer saw it, one JSON object per ply."""
    lines = []
    for ply in range(position.ply + 1):
        moment = position.at(ply)
        view = moment.view(viewer)
        seen = {key: view[key] for key in ("table", "legal", "scores")}
        lines.append(seen | {"events": moment.last_events(viewer)})
    return "".join(f"{json.dumps(line, separators=(',', ':'))}\n" for line in lines)


def files() -> Iterator[tuple[Path, str]]:
    """Every file of figures and what belongs there."""
    for module in pkgutil.iter_modules(__path__):
        if module.name == "__main__":
            continue
        found = import_module(f"{__name__}.{module.name}")
        lines = [
            f"{json.dumps(name)}:{json.dumps(figure(recipe), separators=(',', ':'))},"
            for name, recipe in found.FIGURES.items()
        ]
        path = folder(module.name) / "board" / "figures.ts"
        yield path, _FILE.format(figures="\n".join(lines))
        if hasattr(found, "GAME"):
            text = course(found.GAME.position(), found.GAME.viewer)
            yield _WEB_TESTS / f"{module.name}-game.jsonl", text
