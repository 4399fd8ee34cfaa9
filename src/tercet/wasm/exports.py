"""Which functions the engine of a game has."""

import inspect
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

from tercet.core import maths, rendering
from tercet.core.game import Game, Insight, Kernel
from tercet.core.observing import Observe
from tercet.core.placing import Placing
from tercet.core.sources import imported
from tercet.wasm import helpers
from tercet.wasm.lowering import Export, export, specialised

SEARCHES = {  # by export: module and function
    "uct": ("tercet.search.uct_kernel", "simulate"),
    "alphabeta": ("tercet.search.alphabeta_kernel", "search_on"),
    "ismcts": ("tercet.search.ismcts_kernel", "simulate"),
    "proof": ("tercet.search.proof_kernel", "search"),
}
_ANALYSIS = {"exact": "alphabeta"}  # searches of an analysis that have another name


def searches_of(game: Game) -> list[str]:
    """The searches that the game's levels and its analysis need."""
    players = {level.partition(":")[0] for level in game.levels}
    modules = imported(*(f"tercet.players.{player}" for player in sorted(players)))
    analysis = {_ANALYSIS.get(name, name) for name in game.analysis_searches}
    return [name for name, (module, _) in SEARCHES.items() if module in modules or name in analysis]


def exports_of(game: Game) -> list[Export]:
    """The functions of a game's engine."""
    searches = searches_of(game)
    found = [
        *_implemented(Kernel, game.kernel, "plies_until_draw"),
        *_implemented(Observe, game.observe, "notate"),
        *(_implemented(Placing, game.placing, "pass_turn") if game.placing else ()),
        *_implemented(Insight, game.insight),
        *_named(rendering, "render"),
        *_named(maths, "exp", "log"),
        *_named(helpers, "below", "shuffle", "blake2b", "pick"),
        *(_named(helpers, "proof_slot", "proof_key") if "proof" in searches else ()),
    ]
    places = {"play_games": ("tercet.search.playout", "play_games")}
    places |= {name: SEARCHES[name] for name in searches}
    for name, (module, function) in places.items():
        kernel: Any = getattr(import_module(module), function)
        found.append(specialised(name, kernel, lambda name: _function(game, name)))
    return found


def _named(module: ModuleType, *names: str) -> Iterator[Export]:
    """Kernels of a module, under their own names."""
    for name in names:
        yield export(name, getattr(module, name))


def _function(game: Game, name: str) -> Any:
    """A function of a game by the name that searches call it by."""
    return getattr(game.kernel, name, None) or getattr(game.insight, name)


def _implemented(protocol: type, module: Any, *optional: str) -> Iterator[Export]:
    """The functions that a module of a game has, with parameters called as the protocol does."""
    for name in [name for name, one in vars(protocol).items() if inspect.isfunction(one)]:
        if not name.startswith("_") and hasattr(module, name):
            _, *names = inspect.signature(getattr(protocol, name)).parameters
            yield export(name, getattr(module, name), names)
    for name in optional:
        if hasattr(module, name):
            yield export(name, getattr(module, name))
