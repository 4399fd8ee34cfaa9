"""What viewers get of a position: views and events, with what a game renders left as JSON."""

from typing import TYPE_CHECKING, Any, NamedTuple, NewType, cast

import msgspec

from tercet.core.errors import BadViewer, excerpt
from tercet.core.game import Game
from tercet.core.state import MOVER, SPECTATOR_NUMBER

if TYPE_CHECKING:
    from tercet.core.position import Position

SPECTATOR = "spectator"
"""The viewer who holds no seat."""

TableJson = NewType("TableJson", dict[str, Any])
"""What lies on the table; each game's own, see its schema. To be sent, it is a `msgspec.Raw`."""

EventJson = NewType("EventJson", dict[str, Any])
"""An event; each game's own, see its schema. To be sent, it is a `msgspec.Raw`."""


class View(msgspec.Struct):
    """What a viewer sees, a seat or "spectator". `legal` is empty unless the viewer is to move.

    A score is None where the viewer cannot know it.
    """

    game: str
    options: dict[str, str | int]
    viewer: str
    ply: int
    to_move: str | None
    result: str | None
    reason: str | None
    scores: dict[str, int | None]
    legal: list[str]
    table: TableJson


class Outcome(NamedTuple):
    """What a move would do as far as chance has no part in it: events as JSON, and the scores."""

    events: list[bytes]
    scores: dict[str, int | None]


def viewer_number(game: Game, viewer: str) -> int:
    """The kernel's number of a seat or a "spectator"; `BadViewer` if it is neither."""
    if viewer in game.seats:
        return game.seats.index(viewer)
    if viewer == SPECTATOR:
        return SPECTATOR_NUMBER
    raise BadViewer(viewer=excerpt(viewer), known=[*game.seats, SPECTATOR])


def view(position: "Position", viewer: str) -> View:
    """What a viewer sees."""
    game, state = position.rules, position.truth
    number = viewer_number(game, viewer)
    result = position.result
    scores, table = game.observer.view(state, number)
    return View(
        game=game.name,
        options=position.options,
        viewer=viewer,
        ply=position.ply,
        to_move=position.to_move,
        result=None if result is None else str(result),
        reason=None if result is None else result.reason,
        scores=dict(zip(game.seats, scores, strict=True)),
        legal=position.legal_moves() if state.item(MOVER) == number else [],
        table=cast("TableJson", msgspec.Raw(table)),
    )


def outcome(position: "Position", move: str, viewer: str) -> Outcome:
    """What a move would do, for a viewer; raises what `Position.play` raises if it is not legal."""
    game, before, number = position.rules, position.truth, viewer_number(position.rules, viewer)
    action = position.check(move)
    after = game.played(before, action)
    return Outcome(
        game.observer.events(before, action, (), after, number),
        dict(zip(game.seats, game.observer.view(after, number).scores, strict=True)),
    )


def move_events(position: "Position", ply: int, viewer: str | None) -> list[bytes]:
    """What move number `ply` brought about, as a viewer saw it then, as JSON; 0: the opening.

    Without a viewer nothing is hidden.
    """
    game = position.rules
    number = None if viewer is None else viewer_number(game, viewer)
    drawn = [one for draw in position.drawn(ply) for one in game.drawn(draw.seen_by(number))]
    after = position.truth_at(ply)
    if ply:
        step = position.steps[ply - 1]
        return game.observer.events(step.before, step.action, drawn, after, number)
    return game.observer.opening_events(game.start(position.options), drawn, after, number)


def last_events(position: "Position", viewer: str | None) -> list[bytes]:
    """What the last move or the opening brought about; nothing is hidden once the game is over."""
    if not position.is_over:
        return move_events(position, position.ply, viewer)
    return [*move_events(position, position.ply, None), _end(position)]


def all_events(position: "Position", viewer: str | None) -> list[bytes]:
    """Everything that has happened."""
    who = None if position.is_over else viewer
    events = [one for ply in range(position.ply + 1) for one in move_events(position, ply, who)]
    return [*events, _end(position)] if position.is_over else events


def events_key(position: "Position", viewer: str) -> tuple[str, ...]:
    """Viewers with equal keys see the same events of the last move."""
    number = None if position.is_over else viewer_number(position.rules, viewer)
    return tuple(draw.seen_by(number) for draw in position.drawn(position.ply))


def as_json(events: list[bytes]) -> list[EventJson]:
    """Events as parts of a message; they are JSON already."""
    return [cast("EventJson", msgspec.Raw(event)) for event in events]


def _end(position: "Position") -> bytes:
    result = position.result
    if result is None:
        raise ValueError("the game is not over")
    return msgspec.json.encode({"type": "end", "result": str(result), "reason": result.reason})
