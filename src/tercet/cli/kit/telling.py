"""Positions and what happens in them, drawn and in words."""

from collections.abc import Callable, Iterable
from importlib import import_module
from types import ModuleType
from typing import Any

from rich.console import RenderableType

from tercet.cli.kit.numbers import plain
from tercet.core.game import Event
from tercet.core.records import Record
from tercet.core.texts import Texts
from tercet.core.wording import END, sentences


def drawing(game: str) -> ModuleType:
    """The game's own drawing: ``draw(view, words)``, and ``facts(event)`` where it has one."""
    return import_module(f"tercet.games.{game}.terminal")


def draw(view: dict[str, Any], words: Texts) -> RenderableType:
    """What the viewer sees; the drawing gets the view and nothing more."""
    drawn: RenderableType = drawing(view["game"]).draw(view, words)
    return drawn


def as_recorded(view: dict[str, Any], recorded: Record) -> dict[str, Any]:
    """The view of a position of a record; the last one may have been called off by the players."""
    if view["to_move"] is None or recorded.result is None or view["ply"] < len(recorded.entries):
        return view
    result, reason = recorded.result.split()
    return view | {"to_move": None, "legal": [], "result": result, "reason": reason}


def heading(view: dict[str, Any], words: Texts) -> str:
    """Which game this is and whose move."""
    name = words.say("game-name")
    if view["to_move"] is None:
        return words.say("heading-over", name=name, ply=view["ply"])
    return words.say("heading", name=name, ply=plain(view["ply"] + 1), seat=view["to_move"])


def tell(game: str, events: Iterable[Event], words: Texts) -> list[str]:
    """One sentence per event, with cards and pieces as the drawing shows them."""
    facts: Callable[[Event], Event] | None = getattr(drawing(game), "facts", None)
    if facts is None:
        return sentences(events, words)
    seen = [facts(event) for event in events if event["type"] != END]
    return [words.say(f"event-{event['type']}", **event) for event in seen]
