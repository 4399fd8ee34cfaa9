"""A table in memory: the game, who sits there, and what they may do.

Every change is stored before anybody hears of it. Who calls holds the table's lock.
"""

import asyncio
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

from tercet.core.errors import BadMove
from tercet.core.fairness import commitment
from tercet.core.game import AGREED, RESIGNED, Game
from tercet.core.position import Position
from tercet.core.records import end_by_players
from tercet.core.undoing import can_undo, moves_to_undo
from tercet.server.errors import Refusal
from tercet.server.messages import Deal, Offer
from tercet.server.store.keeping import (
    Kept,
    ended,
    new_move,
    offered,
    seated,
    taken_back,
)
from tercet.server.store.store import Change, Store
from tercet.server.thinking import Thought

if TYPE_CHECKING:
    from tercet.server.visit import Visit

SPECTATOR = "spectator"


@dataclass(frozen=True)
class Ended:
    """How a game ended, by the rules or by the will of its players."""

    result: str
    reason: str


@dataclass(eq=False)
class Table:
    """One table; it stays in memory while it is held."""

    game: Game
    kept: Kept  # as it was loaded; what changes is below
    store: Store
    position: Position
    end: Ended | None
    offer: Offer | None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    visits: set["Visit"] = field(default_factory=set)
    holds: int = 0
    thought: Thought | None = None
    stuck: bool = False  # the computer failed to find a move
    around: dict[Any, Any] = field(default_factory=dict)  # kept until who sits here changes
    _seats: dict[str, tuple[str, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, kept: Kept, game: Game, store: Store) -> "Table":
        """The table as it was kept: its moves bring the same chance again."""
        position = Position(game, dict(kept.options), seed=kept.seed)
        if kept.moves:
            position.play(" ".join(kept.moves))
        kept.moves = []
        if kept.result and not position.is_over:
            end_by_players(position, f"{kept.result} {kept.reason}")
        end = Ended(kept.result, kept.reason) if kept.result and kept.reason else None
        offer = Offer(kept.offer, kept.offer_by) if kept.offer and kept.offer_by else None
        return cls(game, kept, store, position, end, offer)

    def __repr__(self) -> str:
        return f"<Table {self.kept.id}>"  # what it holds is secret

    # What it is

    @property
    def id(self) -> str:
        """Its address."""
        return self.kept.id

    @property
    def rematch(self) -> str | None:
        """The table of the next game."""
        return self.kept.rematch

    @property
    def to_move(self) -> str | None:
        """The seat to move, None when the game is over in whatever way."""
        return None if self.end else self.position.to_move

    @property
    def deal(self) -> Deal:
        """The proof of a fair deal, as far as it may be known."""
        return Deal(self._commitment, self.kept.seed if self.end else None)

    @cached_property
    def _commitment(self) -> str:
        return commitment(self.kept.seed)

    @property
    def computer(self) -> str | None:
        """The seat of the computer, if it is to move."""
        if self.kept.mode != "computer":
            return None
        seat = self.to_move
        return seat if seat and self.kept.sitters[seat].kind == "computer" else None

    def seats_of(self, person: str) -> tuple[str, ...]:
        """The seats that a person holds."""
        if not self._seats:
            for seat in self.game.seats:
                who = str(self.kept.sitters[seat].person)
                self._seats[who] = (*self._seats.get(who, ()), seat)
        return self._seats.get(person, ())

    def rename(self, person: str, name: str) -> None:
        """A person has chosen another name."""
        for seat in self.seats_of(person):
            self.kept.sitters[seat].name = name
        self.around.clear()

    def viewer(self, person: str, facing: str) -> str:
        """As whom a person sees the table; who holds both seats of a game with secrets must say."""
        seats = self.seats_of(person)
        if len(seats) < 2:
            return seats[0] if seats else SPECTATOR
        if self.game.hidden:
            return facing
        return self.to_move or seats[0]

    def other_person(self, seats: tuple[str, ...]) -> bool:
        """Whether somebody else, not a computer, sits opposite."""
        rest = [self.kept.sitters[seat] for seat in self.game.seats if seat not in seats]
        return any(sitter.kind == "person" for sitter in rest)

    # What may be done

    def seats_for(self, person: str) -> tuple[str, ...]:
        """The seats of somebody who wants to do something in the running game."""
        seats = self.seats_of(person)
        if not seats:
            raise Refusal("not-your-seat")
        if self.end:
            raise Refusal("over")
        return seats

    def seat_to_act(self, person: str, facing: str) -> str:
        """The seat to move, which must be this person's."""
        seats = self.seats_for(person)
        seat = self.position.to_move  # the game is on
        if seat != (seats[0] if len(seats) == 1 else self.viewer(person, facing)):
            raise Refusal("not-your-turn")
        return str(seat)

    def check_ply(self, ply: int) -> None:
        """Refuse what was meant for another moment."""
        if ply != self.position.ply:
            raise Refusal("stale")

    def check_move(self, move: str) -> None:
        """Refuse what is more than one move: chance is not the players' to bring."""
        if move[:1] == "*" or len(move.split()) != 1:
            raise BadMove(move, self.game.name, "expected-move")

    def may_undo(self, seats: tuple[str, ...]) -> bool:
        """Whether the holder of these seats may take back now, or ask to."""
        return bool(seats) and not (self.end or self.offer) and can_undo(self.position, seats)

    # What is done

    async def play(self, move: str) -> None:
        """Play a move for the seat to move; it is stored, or it has not been played."""
        position = self.position
        position.play(move)
        result = position.result
        ply, turn = position.ply, position.to_move
        changes = [new_move(self.id, ply, position.moves[-1], turn)]
        if result is not None:
            changes.append(ended(self.id, str(result), result.reason, dict(position.scores)))
        elif self.offer:
            changes.append(offered(self.id, None, None))
        try:
            await self.store.write(*changes)
        except Refusal:
            position.undo()
            raise
        self.offer = None
        self.stuck = False
        if result is not None:
            self.end = Ended(str(result), result.reason)

    async def undo(self, seats: tuple[str, ...]) -> None:
        """Take back until one of these seats decides again."""
        number = moves_to_undo(self.position, seats)
        changes = [taken_back(self.id, self.position.ply - number)]
        if self.offer:
            changes.append(offered(self.id, None, None))
        await self.store.write(*changes)
        for _ in range(number):
            self.position.undo()
        self.offer = None
        self.stuck = False

    async def make_offer(self, what: Literal["draw", "undo"], seat: str) -> None:
        """Open an offer to the other person."""
        if self.offer:
            raise Refusal("offer-open")
        await self.store.write(offered(self.id, what, seat))
        self.offer = Offer(what, seat)

    async def drop_offer(self) -> None:
        """Close the open offer."""
        await self.store.write(offered(self.id, None, None))
        self.offer = None

    async def finish(self, result: str, reason: str) -> None:
        """End the game by the will of its players."""
        scores = self.position.view(SPECTATOR)["scores"]
        await self.store.write(ended(self.id, result, reason, scores))
        end_by_players(self.position, f"{result} {reason}")
        self.end = Ended(result, reason)
        self.offer = None

    async def resign(self, seat: str) -> None:
        """Give the game up for a seat."""
        await self.finish("0-1" if seat == self.game.seats[0] else "1-0", RESIGNED)

    async def agree(self) -> None:
        """Call the game a draw."""
        await self.finish("1/2", AGREED)

    async def seat(self, seat: str, person: str, name: str, *also: Change) -> None:
        """Give a seat to a person."""
        await self.store.write(seated(self.id, seat, person), *also)
        sitter = self.kept.sitters[seat]
        sitter.kind, sitter.person, sitter.name = "person", person, name
        self._seats.clear()
        self.around.clear()
