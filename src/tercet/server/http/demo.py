"""The game that plays itself on the home page: a record as a spectator sees it."""

from collections.abc import Iterator
from functools import cache

import msgspec

import tercet
from tercet.core import views
from tercet.core.position import Position
from tercet.core.records import Record
from tercet.core.registry import folder
from tercet.core.views import SPECTATOR
from tercet.server.http.pages import Body
from tercet.server.messages import Frame

MOST_FRAMES = 72


@cache
def frames(game: str) -> Body:
    """The frames of a game's demonstration, or of its start if it has none, ready to be sent."""
    path = folder(game) / "demo.tct"
    record = Record.read(path) if path.exists() else tercet.start(game, seed=game).record()
    return Body(msgspec.json.encode(list(_frames(record))), "application/json")


def _frames(record: Record) -> Iterator[Frame]:
    position = record.position(0)
    yield _frame(position, None)
    for entry in record.entries[: MOST_FRAMES - 1]:
        position.play(" ".join([entry.move, *entry.chance]))
        yield _frame(position, position.moves[-1])


def _frame(position: Position, move: str | None) -> Frame:
    view = views.view(position, SPECTATOR)
    return Frame(view, views.as_json(views.last_events(position, SPECTATOR)), move)
