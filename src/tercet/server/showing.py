"""What each viewer is sent: views, sentences and status, made from what the viewer may know."""

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from tercet.core.game import Event
from tercet.core.registry import find
from tercet.core.texts import texts
from tercet.core.wording import tell, tell_result
from tercet.server.messages import (
    Chair,
    Changed,
    End,
    Move,
    Past,
    Played,
    Status,
)
from tercet.server.messages import Table as WholeTable
from tercet.server.store.keeping import Sitter
from tercet.server.table import SPECTATOR, Table

encode = msgspec.json.Encoder().encode


class Eyes(NamedTuple):
    """All that a message depends on besides the table."""

    viewer: str
    language: str
    seats: tuple[str, ...]


@lru_cache(maxsize=50_000)
def _sentence(game: str, language: str, event: bytes) -> list[str]:
    """An event in words; at most one sentence."""
    return tell([msgspec.json.decode(event)], texts(language, game), find(game).facts)


def sentences(game: str, language: str, events: list[Event]) -> list[str]:
    """Events in words."""
    return [said for event in events for said in _sentence(game, language, encode(event))]


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
        self._open: dict[str, Any] | None = None
        self._events: dict[str, list[Event]] = {}

    def view(self, viewer: str) -> dict[str, Any]:
        """What a viewer sees."""
        position = self.table.position
        if self.table.game.hidden:
            view = position.view(viewer)
        else:
            if self._open is None:
                self._open = position.view(position.to_move or SPECTATOR)
            view = self._open
            if viewer != view["viewer"]:
                view = view | {"viewer": viewer, "legal": []}
        if self.table.end and not position.is_over:
            view = view | {"to_move": None, "legal": []}
        return view

    def events(self, viewer: str) -> list[Event]:
        """What the last move brought about, as a viewer saw it."""
        position = self.table.position
        eyes = viewer if self.table.game.hidden else SPECTATOR
        if eyes not in self._events:
            hidden = self.table.game.hidden
            self._events[eyes] = position.last_events_for(eyes) if hidden else position.last_events
        return self._events[eyes]

    def status(self, eyes: Eyes) -> Status:
        """What stands around the board."""
        table = self.table
        return Status(
            chairs=self._chairs(eyes),
            offer=table.offer,
            thinking=table.computer is not None and not table.stuck,
            undo=table.may_undo(eyes.seats),
            end=self._end(eyes.language),
            deal=table.deal,
            rematch=table.kept.rematch,
        )

    def _chairs(self, eyes: Eyes) -> list[Chair]:
        """Who sits there; the table forgets it when somebody comes or goes."""
        table, key = self.table, (eyes.language, eyes.seats)
        if key not in table.chairs:
            present = {visit.person for visit in table.visits}
            table.chairs[key] = [
                chair(seat, table.kept.sitters[seat], present, eyes.seats, eyes.language)
                for seat in table.game.seats
            ]
        chairs: list[Chair] = table.chairs[key]
        return chairs

    def _end(self, language: str) -> End | None:
        end = self.table.end
        if end is None:
            return None
        scores = self.view(SPECTATOR)["scores"]
        return ending(self.table.game.name, end.result, end.reason, scores, language)

    def whole(self, eyes: Eyes, re: int | None) -> bytes:
        """Everything."""
        table, position = self.table, self.table.position
        name = table.game.name
        told = position.move_events_for(eyes.viewer)
        moves = [
            Move(ply, seat, move, sentences(name, eyes.language, events))
            for ply, (seat, move, events) in enumerate(
                zip(position.movers, position.moves, told, strict=True), 1
            )
        ]
        view, events = self.view(eyes.viewer), self.events(eyes.viewer)
        status = self.status(eyes)
        return encode(
            WholeTable(
                re, table.id, name, table.kept.mode, eyes.viewer, view, events, moves, status
            )
        )

    def played(self, eyes: Eyes, re: int | None) -> bytes:
        """The last move."""
        position = self.table.position
        events = self.events(eyes.viewer)
        said = sentences(position.game, eyes.language, events)
        move = Move(position.ply, position.last_mover, position.last_move, said)
        return encode(Played(re, move, self.view(eyes.viewer), events, self.status(eyes)))

    def changed(self, eyes: Eyes, re: int | None) -> bytes:
        """What stands around the board."""
        return encode(Changed(re, self.status(eyes)))

    def past(self, eyes: Eyes, re: int, ply: int) -> bytes:
        """The table as it was after so many moves."""
        position = self.table.position.at(ply)
        view = position.view(eyes.viewer) | {"legal": []}
        return encode(Past(re, ply, view, position.last_events_for(eyes.viewer)))
