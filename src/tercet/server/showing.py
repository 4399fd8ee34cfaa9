"""What each viewer is sent: views, sentences and status, made from what the viewer may know."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

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
    """An event, as it is sent, in words; at most one sentence."""
    return _worded(game, language, encode(find(game).facts(msgspec.json.decode(event))))


@lru_cache(maxsize=50_000)
def _worded(game: str, language: str, facts: bytes) -> list[str]:
    """What is to be worded of an event, which is often the same where events are not."""
    return tell([msgspec.json.decode(facts)], texts(language, game))


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
        self._views: dict[str, msgspec.Raw] = {}
        self._told: dict[tuple[str, ...], list[bytes]] = {}
        self._events: dict[tuple[str, ...], msgspec.Raw] = {}
        self._said: dict[tuple[str, tuple[str, ...]], msgspec.Raw] = {}

    def view(self, viewer: str) -> Any:
        """What a viewer sees, ready to be sent."""
        if viewer not in self._views:
            stopped = self.table.end is not None
            view = self.table.position.view_json(viewer, stopped=stopped)
            self._views[viewer] = msgspec.Raw(view)
        return self._views[viewer]

    def told(self, eyes: Eyes) -> tuple[Any, Any]:
        """What the last move brought about, as a viewer saw it, and in words; ready to be sent."""
        position = self.table.position
        seen = position.last_chance_for(eyes.viewer)
        if seen not in self._told:
            told = self._told[seen] = position.last_told(eyes.viewer)
            self._events[seen] = msgspec.Raw(b"[%b]" % b",".join(told))
        key = eyes.language, seen
        if key not in self._said:
            said = sentences(self.table.game.name, eyes.language, self._told[seen])
            self._said[key] = msgspec.Raw(encode(said))
        return self._events[seen], self._said[key]

    def status(self, eyes: Eyes) -> Any:
        """What stands around the board, ready to be sent; it seldom changes with a move."""
        table = self.table
        undo = table.may_undo(eyes.seats)
        offer = table.offer and (table.offer.what, table.offer.by)
        key = (eyes.language, eyes.seats, self._thinking, undo, offer, table.end, table.rematch)
        if key not in table.around:
            status = Status(
                chairs=self._chairs(eyes),
                offer=table.offer,
                thinking=self._thinking,
                undo=undo,
                end=self._end(eyes.language),
                deal=table.deal,
                rematch=table.rematch,
            )
            table.around[key] = msgspec.Raw(encode(status))
        return table.around[key]

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
        end = self.table.end
        if end is None:
            return None
        scores = self.table.position.view(SPECTATOR)["scores"]
        return ending(self.table.game.name, end.result, end.reason, scores, language)

    def whole(self, eyes: Eyes, re: int | None) -> bytes:
        """Everything."""
        table, position = self.table, self.table.position
        name = table.game.name
        moves = [
            Move(ply, seat, move, sentences(name, eyes.language, told))
            for ply, (seat, move, told) in enumerate(
                zip(position.movers, position.moves, position.moves_told(eyes.viewer), strict=True),
                1,
            )
        ]
        view, (events, _), status = self.view(eyes.viewer), self.told(eyes), self.status(eyes)
        return encode(
            WholeTable(
                re, table.id, name, table.kept.mode, eyes.viewer, view, events, moves, status
            )
        )

    def played(self, eyes: Eyes, re: int | None) -> bytes:
        """The last move."""
        position = self.table.position
        events, said = self.told(eyes)
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
