"""A conversation: one browser at one table, from its joining to its leaving."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from tercet.core.errors import IllegalMove, TercetError
from tercet.core.undoing import moves_to_undo
from tercet.server import messages as m
from tercet.server.errors import Refusal, code_of
from tercet.server.incoming import Unreadable, read
from tercet.server.showing import Eyes, Showing, encode
from tercet.server.table import SPECTATOR, Table
from tercet.server.thinking import Thought

if TYPE_CHECKING:
    from tercet.server.hall import Hall

Send: TypeAlias = Callable[[bytes], Awaitable[None] | None]
"""Sends a message; what it gives back, if anything, is to be awaited before the next one."""

_MOST_UNSENT = 200  # messages; whoever is so far behind has to join anew
_log = logging.getLogger(__name__)


class Visit:
    """Somebody at a table. `lost` is set when the connection is to be closed."""

    def __init__(self, hall: "Hall", table: Table, person: str, language: str, send: Send) -> None:
        """See `Hall.join`."""
        self.person = person
        self.lost = asyncio.Event()
        self._hall = hall
        self._table = table
        self._language = language
        self._facing = SPECTATOR  # of a person who holds both seats of a game with secrets
        self._send = send
        self._unsent: deque[bytes] = deque()
        self._sending: asyncio.Task[None] | None = None
        self._hinting = False
        self._left = False

    @property
    def eyes(self) -> Eyes:
        """As who this visitor sees the table."""
        table = self._table
        found: Eyes | None = table.around.get(self)
        if found is None:
            seats = table.seats_of(self.person)
            found = Eyes(table.viewer(self.person, self._facing), self._language, seats)
            if len(seats) < 2:  # who holds both looks as the one or the other
                table.around[self] = found
        return found

    # Coming and going

    async def begin(self) -> None:
        """Take part, and get everything."""
        async with self._table.lock:
            self._table.visits.add(self)
            self._table.around.clear()
            self.post(Showing(self._table).whole(self.eyes, None))
            self._tell_presence()

    async def leave(self) -> None:
        """Be gone; the others are told."""
        if self._left:
            return
        self._left = True
        self._table.visits.discard(self)
        self._table.around.clear()
        if self._sending is not None:
            self._sending.cancel()
        try:
            async with self._table.lock:  # a move under way may yet not be stored
                self._tell_presence()
        finally:
            self._hall.release(self._table)

    def _tell_presence(self) -> None:
        """Tell the others if this is news: a watcher, or somebody's second window, is none."""
        table = self._table
        alone = all(other is self or other.person != self.person for other in table.visits)
        if alone and table.seats_of(self.person):
            self._hall.show(table, Showing.changed, but=self)

    # Sending

    def post(self, data: bytes) -> None:
        """Send as soon as the connection takes it; others do not wait for it."""
        if self.lost.is_set() or self._left:
            return
        if len(self._unsent) >= _MOST_UNSENT:
            self._unsent.clear()
            self.lost.set()
            return
        self._unsent.append(data)
        if self._sending is None:
            self._hall.send_soon(self)

    def send_now(self) -> None:
        """Send what was posted, as far as the connection takes it."""
        if self._sending is not None:
            return
        try:
            while self._unsent:
                if (rest := self._send(self._unsent.popleft())) is not None:
                    self._sending = asyncio.create_task(self._send_on(rest))
                    return
        except Exception:
            self._lose()

    async def _send_on(self, rest: Awaitable[None]) -> None:
        """Go on when the connection takes more."""
        try:
            await rest
        except Exception:
            self._lose()
        finally:
            self._sending = None
        self.send_now()

    def _lose(self) -> None:
        """The connection is gone, in one of many ways."""
        _log.debug("a message could not be sent", exc_info=True)
        self.lost.set()

    # Receiving

    async def receive(self, data: bytes | str) -> None:
        """Do what a browser asks for, or refuse it.

        It is cancelled only with the whole server: nobody is told then, and what the store has
        counts.
        """
        re = None
        try:
            request = read(data)
            re = request.re
            lock = self._table.lock
            await lock.acquire()
            try:
                await _HANDLERS[type(request)](self, request)
            finally:
                lock.release()
        except TercetError as refusal:
            self._refuse(refusal, refusal.re if isinstance(refusal, Unreadable) else re)
        except Exception:
            _log.exception("a request could not be handled")
            self._refuse(Refusal("broken"), re)

    def _refuse(self, refusal: TercetError, re: int | None) -> None:
        code, said = code_of(refusal), refusal.text(self._language)
        if isinstance(refusal, IllegalMove):
            why = m.Refused(re, code, said, refusal.rule, refusal.why, dict(refusal.facts))
            self.post(encode(why))
            return
        self.post(encode(m.Refused(re, code, said)))
        if code == "stale":
            self.post(Showing(self._table).whole(self.eyes, None))

    # What can be asked for; the table's lock is held

    async def _play(self, request: m.Play) -> None:
        table = self._table
        table.seat_to_act(self.person, self._facing)
        table.check_ply(request.ply)
        table.check_move(request.move)
        await table.play(request.move)
        self._hall.after_move(table, self, request.re)

    async def _why(self, request: m.Why) -> None:
        table = self._table
        table.seat_to_act(self.person, self._facing)
        table.check_ply(request.ply)
        table.check_move(request.move)
        table.position.copy().play(request.move)
        self.post(encode(m.Done(request.re)))

    async def _look(self, request: m.Look) -> None:
        if not 0 <= request.ply <= self._table.position.ply:
            raise Refusal("bad-ply")
        self.post(Showing(self._table).past(self.eyes, request.re, request.ply))

    async def _face(self, request: m.Face) -> None:
        if request.viewer not in (*self._table.seats_of(self.person), SPECTATOR):
            raise Refusal("not-your-seat")
        self._facing = request.viewer
        self._show_whole(request.re)

    async def _sync(self, request: m.Sync) -> None:
        self._hall.think(self._table)
        self._show_whole(request.re)

    def _show_whole(self, re: int) -> None:
        self.post(Showing(self._table).whole(self.eyes, re))

    async def _undo(self, request: m.Undo) -> None:
        table = self._table
        seats = table.seats_for(self.person)
        table.check_ply(request.ply)
        if table.other_person(seats):
            moves_to_undo(table.position, seats)
            await table.make_offer("undo", seats[0])
            self._hall.show(table, Showing.changed, self, request.re)
        else:
            await table.undo(seats)
            self._hall.after_change(table, self, request.re)

    async def _offer_draw(self, request: m.OfferDraw) -> None:
        table = self._table
        seats = table.seats_for(self.person)
        if not table.game.draw_offers:
            raise Refusal("no-draw-offers")
        table.check_ply(request.ply)
        if len(seats) == 2:  # one device: nobody else could accept it
            await table.agree()
            self._hall.after_change(table, self, request.re)
            return
        if not table.other_person(seats):
            raise Refusal("no-opponent")
        await table.make_offer("draw", seats[0])
        self._hall.show(table, Showing.changed, self, request.re)

    async def _answer(self, request: m.Answer) -> None:
        table = self._table
        seats = table.seats_for(self.person)
        offer = table.offer
        if offer is None or (request.yes and offer.by in seats):
            raise Refusal("no-offer")
        if not request.yes:
            await table.drop_offer()
            self._hall.show(table, Showing.changed, self, request.re)
            return
        if offer.what == "draw":
            await table.agree()
        else:
            await table.undo((offer.by,))
        self._hall.after_change(table, self, request.re)

    async def _resign(self, request: m.Resign) -> None:
        table = self._table
        seats = table.seats_for(self.person)
        seat = seats[0] if len(seats) == 1 else str(table.to_move)
        await table.resign(seat)
        self._hall.after_change(table, self, request.re)

    async def _rematch(self, request: m.Rematch) -> None:
        table = self._table
        if not table.seats_of(self.person):
            raise Refusal("not-your-seat")
        if not table.end:
            raise Refusal("not-over")
        await self._hall.rematch(table)
        self._hall.show(table, Showing.changed, self, request.re)

    async def _hint(self, request: m.AskHint) -> None:
        table = self._table
        if table.kept.mode != "computer":
            raise Refusal("no-hint")
        table.seat_to_act(self.person, self._facing)
        table.check_ply(request.ply)
        if self._hinting:
            raise Refusal("too-fast")
        self._hinting = True
        self._hall.run(self._give_hint(request, self._hall.hint(table)))

    async def _give_hint(self, request: m.AskHint, thought: Thought) -> None:
        """Without the lock: the game may go on meanwhile."""
        try:
            move = await thought.answer
            self._table.check_ply(request.ply)
        except TercetError as refusal:
            self._refuse(refusal, request.re)
        except asyncio.CancelledError:
            raise
        except Exception:
            _log.exception("a hint could not be found")
            self._refuse(Refusal("cannot-think"), request.re)
        else:
            self.post(encode(m.Hint(request.re, request.ply, move)))
        finally:
            self._hinting = False


_HANDLERS: dict[type, Callable[[Visit, Any], Awaitable[None]]] = {
    m.Play: Visit._play,
    m.Why: Visit._why,
    m.Look: Visit._look,
    m.Face: Visit._face,
    m.Undo: Visit._undo,
    m.OfferDraw: Visit._offer_draw,
    m.Answer: Visit._answer,
    m.Resign: Visit._resign,
    m.AskHint: Visit._hint,
    m.Rematch: Visit._rematch,
    m.Sync: Visit._sync,
}
