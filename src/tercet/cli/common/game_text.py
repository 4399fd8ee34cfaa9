"""Positions and events of a game, as drawings and sentences."""

from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any

from rich.console import RenderableType

from tercet.cli.common import plain_table
from tercet.cli.common.numbers import ungrouped
from tercet.core.game import Event
from tercet.core.registry import part
from tercet.core.texts import Texts
from tercet.core.wording import END, sentences


def terminal_module(game: str) -> ModuleType:
    """The module with ``draw(view, words)`` and, optionally, ``facts(event)``."""
    return part(game, "terminal") or plain_table


def draw(view: dict[str, Any], words: Texts) -> RenderableType:
    """A drawing of the position; it is made from the view and nothing else."""
    drawing: RenderableType = terminal_module(view["game"]).draw(view, words)
    return drawing


def heading(view: dict[str, Any], words: Texts) -> str:
    """The name of the game, the move number and the seat to move."""
    name = words.say("game-name")
    if view["to_move"] is None:
        return words.say("heading-over", name=name, ply=view["ply"])
    return words.say("heading", name=name, ply=ungrouped(view["ply"] + 1), seat=view["to_move"])


def event_sentences(game: str, events: Iterable[Event], words: Texts) -> list[str]:
    """One sentence per event, with cards and pieces as in the drawing."""
    facts: Callable[[Event], Event] | None = getattr(terminal_module(game), "facts", None)
    if facts is None:
        return sentences(events, words)
    seen = [facts(event) for event in events if event["type"] != END]
    return [words.say(f"event-{event['type']}", **event) for event in seen]
