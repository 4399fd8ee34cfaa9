"""What a driver has to know besides the code of an engine: see docs/engine-module.md."""

import dataclasses
import hashlib
from importlib import import_module
from types import ModuleType
from typing import Any

from tercet.core import observing, rendering, state
from tercet.core.game import Choice, Game, Number
from tercet.core.rendering import Template
from tercet.core.results import PLAYER_ENDS
from tercet.search import ismcts, uct
from tercet.wasm.exports import SEARCHES, searches_of
from tercet.wasm.lowering import Export
from tercet.wasm.marshalling import described

FORMAT = 1
_DEFAULTS: dict[str, uct.Tuning | ismcts.Tuning] = {
    "uct": uct.Tuning(),
    "ismcts": ismcts.Tuning(),
}


def manifest_of(game: Game, exports: list[Export], module: bytes) -> dict[str, Any]:
    """The manifest of an engine."""
    return {
        "format": FORMAT,
        "module": hashlib.sha256(module).hexdigest()[:32],
        "exports": {export.name: described(export) for export in exports},
        "constants": _constants(game),
        "game": _declared(game),
        "templates": _templates(game),
    }


def _constants(game: Game) -> dict[str, Any]:
    kernel, insight = game.kernel, game.insight
    found: dict[str, Any] = {
        "state": _numbers(state),
        "kernel": {name: getattr(kernel, name) for name in ("HEAD", "GROWTH", "ACTIONS", "BULK")},
        "insight": {name: getattr(insight, name) for name in ("SCALE", "STATIC_SCALE", "MARGIN")},
        "observing": _numbers(observing),
        "rendering": {name: getattr(rendering, name) for name in ("TOO_SMALL", "NO_NAME")},
    }
    for name in searches_of(game):
        kernels = import_module(SEARCHES[name][0])
        driver = import_module(f"tercet.search.{name}")
        found[name] = {
            constant: value
            for module in (kernels, driver)
            for constant, value in _numbers(module).items()
            if not hasattr(state, constant)
        }
        if name in _DEFAULTS:
            found[name]["defaults"] = dataclasses.asdict(_DEFAULTS[name])
    return found


def _numbers(module: ModuleType) -> dict[str, int | float]:
    """The constants of a module that are numbers."""
    return {
        name: value
        for name, value in vars(module).items()
        if name.isupper() and not name.startswith("_") and type(value) in (int, float)
    }


def _declared(game: Game) -> dict[str, Any]:
    """What a game's modules `about` and `schema` declare."""
    schema = game.schema
    return {
        "name": game.name,
        "seats": game.seats,
        "options": [_option(option) for option in game.options],
        "opening": game.opening,
        "letters": game.letters,
        "hidden": game.hidden,
        "draw_offers": game.draw_offers,
        "max_chance_in_opening": game.max_chance_in_opening,
        "max_chance_after_move": game.max_chance_after_move,
        "proven": game.proven,
        "analysis_searches": game.analysis_searches,
        "review_nodes": game.review_nodes,
        "levels": game.levels,
        "player_ends": dict(PLAYER_ENDS),
        "ends": [end._asdict() for end in schema.ENDS],
        "events": {number: event.type for number, event in schema.EVENTS.items()},
        "reasons": {
            number: {"rule": reason.rule, "code": reason.code}
            for number, reason in schema.REASONS.items()
        },
        "notation": list(schema.NOTATION),
        "placement": _placement(game),
        "moves": getattr(schema, "MOVES", None),
    }


def _placement(game: Game) -> dict[str, Any] | None:
    """The notation of positions that are set up by hand."""
    if game.placing is None:
        return None
    placement = game.placing.PLACEMENT
    parts = [
        {"kind": type(part).__name__.lower(), **dataclasses.asdict(part)}
        for part in placement.parts
    ]
    return {"parts": parts, "example": placement.example}


def _option(option: Choice | Number) -> dict[str, Any]:
    return {"kind": type(option).__name__.lower(), **dataclasses.asdict(option)}


def _templates(game: Game) -> dict[str, Any]:
    observer = game.observer
    return {
        "table": _template(observer.table_template),
        "events": {number: _template(one) for number, one in observer.event_templates.items()},
        "reasons": {number: _template(one) for number, one in observer.reason_templates.items()},
    }


def _template(template: Template) -> dict[str, Any]:
    program, spans, pool = template.instructions
    return {
        "width": template.width,
        "program": program.tolist(),
        "spans": spans.tolist(),
        "pool": pool.tobytes().decode(),
    }
