"""Positions and what happens in them, drawn and in words."""

from collections.abc import Callable, Iterable
from importlib import import_module
from types import ModuleType
from typing import Any

from rich.console import RenderableType

from tercet.cli.kit.numbers import plain
from tercet.core.game import Event
from tercet.core.texts import Texts

_END = "end"  # the event that only repeats the result


def drawing(game: str) -> ModuleType:
    """The game's own drawing: ``draw(view, words)``, and ``facts(event)`` where it has one."""
    return import_module(f"tercet.games.{game}.terminal")


def draw(view: dict[str, Any], words: Texts) -> RenderableType:
    """What the viewer sees; the drawing gets the view and nothing more."""
    drawn: RenderableType = drawing(view["game"]).draw(view, words)
    return drawn


def heading(view: dict[str, Any], words: Texts) -> str:
    """Which game this is and whose move."""
    name = words.say("game-name")
    if view["to_move"] is None:
        return words.say("heading-over", name=name, ply=view["ply"])
    return words.say("heading", name=name, ply=plain(view["ply"] + 1), seat=view["to_move"])


def tell(game: str, events: Iterable[Event], words: Texts) -> list[str]:
    """A sentence an event, from the game's catalogue."""
    facts: Callable[[Event], Event] = getattr(drawing(game), "facts", dict)
    return [
        words.say(f"event-{event['type']}", **facts(event))
        for event in events
        if event["type"] != _END
    ]


def tell_result(view: dict[str, Any], words: Texts) -> str:
    """How the game ended: who won or that nobody did, by what, and the scores."""
    scores: dict[str, int] = view["scores"]
    (first, first_score), (second, second_score) = scores.items()
    reason = view["reason"]
    if view["result"] == "1/2":
        return words.say(f"result-draw-{reason}", score=first_score)
    won = view["result"] == "1-0"
    return words.say(
        f"result-win-{reason}",
        seat=first if won else second,
        score=first_score if won else second_score,
        other=second_score if won else first_score,
        tied="yes" if first_score == second_score else "no",
    )
