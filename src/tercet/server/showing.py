"""What each viewer is sent: views, sentences and status, made from what the viewer may know."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from tercet.core import views, wording
from tercet.core.texts import texts
from tercet.core.wording import tell_result
from tercet.server.messages import (
    Chair,
    Changed,
    End,
    Move,
    Past,
    Status,
)
from tercet.server.messages import Table as WholeTable
from tercet.server.store.keeping import Sitter
from tercet.server.table import SPECTATOR, Table

encode = msgspec.json.Encoder().encode
# `Played`, the message that goes out by far most often, put together from what is JSON already.
_MOVE = '"ply":%d,"seat":"%s","move":"%s"'
_PLAYED = b'{"type":"played","re":%b,"move":{%b,"said":%b},"view":%b,"events":%b,"status":%b}'


def _ready(part: bytes) -> Any:
    """A part of a message that is JSON already."""
    return msgspec.Raw(part)


class Eyes(NamedTuple):
    """All that a message depends on besides the table."""

    viewer: str
    language: str
    seats: tuple[str, ...]


@lru_cache(maxsize=50_000)
def _sentence(game: str, language: str, event: bytes) -> list[str]:
    """An event, as it is sent, in words; at most one sentence."""
    return wording.sentences([msgspec.json.decode(event)], texts(language, game))


def sentences(game: str, language: str, events: Iterable[bytes]) -> list[str]:
    """Events, as they are sent, in words."""
    return [said for event in events for said in _sentence(game, language, event)]


def chair(
    seat: str, sitter: Sitter, present: set[str], seats: tuple[str, ...], language: str
) -> Chair:
    """Who sits on a seat, for the holder of `seats`."""
    name = sitter.name
    if sitter.kind == "computer":
        name = texts(language).say(f"level-name-{sitter.level}")
    here = sitter.kind == "computer" or sitter.person in present
    return Chair(seat, sitter.kind, name, sitter.level, here, seat in seats)


def ending(
    game: str, result: str, reason: str, scores: dict[str, int | None], language: str
) -> End:
    """How a game ended, in words too."""
    facts = {"result": result, "reason": reason, "scores": scores}
    return End(result, reason, tell_result(facts, texts(language, game)))


class Showing:
    """A table at one moment; what several viewers see alike is made once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._thinking = table.computer is not None and not table.stuck
        self._move = ""
        self._views: dict[str, bytes] = {}
        self._told: dict[Any, tuple[bytes, bytes]] = {}

    def view(self, viewer: str) -> bytes:
        """What a viewer sees, ready to be sent."""
        view = self._views.get(viewer)
        if view is None:
            view = encode(views.view(self.table.position, viewer))
            self._views[viewer] = view
        return view

    def told(self, eyes: Eyes) -> tuple[bytes, bytes]:
        """What the last move brought about, as a viewer saw it, and in words; ready to be sent."""
        viewer, language, _ = eyes
        position = self.table.position
        key = language, views.events_key(position, viewer)
        found = self._told.get(key)
        if found is None:
            told = views.last_events(position, viewer)
            said = sentences(self.table.game.name, language, told)
            found = self._told[key] = b"[%b]" % b",".join(told), encode(said)
        return found

    def status(self, eyes: Eyes) -> bytes:
        """What stands around the board, ready to be sent; it seldom changes with a move."""
        table = self.table
        undo, offer, rematch = table.may_undo(eyes.seats), table.offer, table.kept.rematch
        key = (eyes.language, eyes.seats, self._thinking, undo, offer, table.end, rematch)
        found: bytes | None = table.around.get(key)
        if found is None:
            status = Status(
                chairs=self._chairs(eyes),
                offer=offer,
                thinking=self._thinking,
                undo=undo,
                end=self._end(eyes.language),
                deal=table.deal,
                rematch=rematch,
            )
            found = table.around[key] = encode(status)
        return found

    def _chairs(self, eyes: Eyes) -> list[Chair]:
        table, key = self.table, (eyes.language, eyes.seats)
        if key not in table.around:
            present = {visit.person for visit in table.visits}
            table.around[key] = [
                chair(seat, table.kept.sitters[seat], present, eyes.seats, eyes.language)
                for seat in table.game.seats
            ]
        chairs: list[Chair] = table.around[key]
        return chairs

    def _end(self, language: str) -> End | None:
        table, end = self.table, self.table.end
        if end is None:
            return None
        if (end, language) not in table.around:
            scores = table.position.view(SPECTATOR)["scores"]
            how = end.result, end.reason, scores, language
            table.around[end, language] = ending(table.game.name, *how)
        said: End = table.around[end, language]
        return said

    def whole(self, eyes: Eyes, re: int | None) -> bytes:
        """Everything."""
        table, position = self.table, self.table.position
        name = table.game.name
        moves = [
            Move(
                ply,
                position.seats[step.mover],
                step.move,
                sentences(name, eyes.language, views.move_events(position, ply, eyes.viewer)),
            )
            for ply, step in enumerate(position.steps, 1)
        ]
        parts = self.view(eyes.viewer), self.told(eyes)[0], self.status(eyes)
        view, events, status = map(_ready, parts)
        return encode(
            WholeTable(
                re, table.id, name, table.kept.mode, eyes.viewer, view, events, moves, status
            )
        )

    def played(self, eyes: Eyes, re: int | None) -> bytes:
        """The last move."""
        events, said = self.told(eyes)
        number = b"null" if re is None else b"%d" % re
        if not self._move:
            position = self.table.position
            step = position.steps[-1]
            facts = position.ply, position.seats[step.mover], step.move
            self._move = _MOVE % facts
        parts = number, self._move.encode(), said, self.view(eyes.viewer), events
        return _PLAYED % (*parts, self.status(eyes))

    def changed(self, eyes: Eyes, re: int | None) -> bytes:
        """What stands around the board."""
        return encode(Changed(re, _ready(self.status(eyes))))

    def past(self, eyes: Eyes, re: int, ply: int) -> bytes:
        """The table as it was after so many moves."""
        position = self.table.position.at(ply)
        view = position.view(eyes.viewer) | {"legal": []}
        return encode(Past(re, ply, view, position.last_events(eyes.viewer)))
