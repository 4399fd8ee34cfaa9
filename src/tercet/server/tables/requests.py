"""What a browser can ask for over the socket of a table: one function per kind of request."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Generic, TypeAlias, TypeVar

from tercet.core.position import Position
from tercet.core.undoing import moves_to_undo
from tercet.core.views import SPECTATOR
from tercet.server import messages as m
from tercet.server.errors import Refusal, as_refusal
from tercet.server.tables.broadcaster import Asker, Broadcaster
from tercet.server.tables.computer import ComputerPlayer
from tercet.server.tables.connection import Connection
from tercet.server.tables.decoding import Unreadable, decode_request
from tercet.server.tables.jobs import Jobs
from tercet.server.tables.permissions import check_one_move, check_player, check_ply, check_turn
from tercet.server.tables.registry import TableRegistry
from tercet.server.tables.renderer import MessageRenderer
from tercet.server.tables.search import SearchJob
from tercet.server.tables.service import TableService
from tercet.server.tables.table import Table
from tercet.server.tables.writer import TableWriter
from tercet.server.tasks import BackgroundTasks

_log = logging.getLogger(__name__)
R = TypeVar("R", bound=m.Request)


@dataclass(frozen=True)
class TableParts:
    """What requests work with."""

    registry: TableRegistry
    writer: TableWriter
    broadcaster: Broadcaster
    computer: ComputerPlayer
    service: TableService
    tasks: BackgroundTasks
    jobs: Jobs


@dataclass(frozen=True)
class Call(Generic[R]):
    """A request at a table: who sent it and when it arrived. The table's lock is held."""

    request: R
    connection: Connection
    arrived: datetime
    parts: TableParts

    @property
    def table(self) -> Table:
        """The table it is about."""
        return self.connection.table

    @property
    def asker(self) -> Asker:
        """Whom to answer by number."""
        return Asker(self.connection, self.request.re)

    def check_player(self) -> tuple[str, ...]:
        """The seats of the sender, who must be a player of a running game."""
        return check_player(self.table, self.connection.person)

    def check_turn(self) -> None:
        """It must be the sender's turn."""
        check_turn(self.table, self.connection.person, self.connection.facing)

    def send_whole_table(self) -> None:
        """Send everything to the sender alone."""
        whole = MessageRenderer(self.table).whole(self.connection.viewer, self.request.re)
        self.connection.send(whole)

    def broadcast_status(self) -> None:
        """Send everything but the board to everybody."""
        self.parts.broadcaster.status(self.table, self.asker)

    def broadcast_whole_table(self) -> None:
        """Send everything to everybody, as more has changed than one move."""
        self.parts.broadcaster.whole(self.table, self.asker)


Handler: TypeAlias = Callable[[Call[Any]], Awaitable[None]]
HANDLERS: dict[type[m.Request], Handler] = {}
"""What does the work, by the kind of request; a test compares it with `messages.Incoming`."""


def handles(kind: type[R]) -> Callable[[Callable[[Call[R]], Awaitable[None]]], Handler]:
    """Decorate the function that does what requests of a kind ask for; the table is locked."""

    def register(handler: Callable[[Call[R]], Awaitable[None]]) -> Handler:
        HANDLERS[kind] = handler
        return handler

    return register


async def handle(
    parts: TableParts, connection: Connection, data: bytes | str, arrived: datetime
) -> None:
    """Do what a browser asks for, or refuse it."""
    try:
        request = decode_request(data)
    except Unreadable as unreadable:
        connection.refuse(unreadable, unreadable.re)
        return
    try:
        async with parts.registry.locked(connection.table):
            await _do(parts, connection, request, arrived)
    except Exception as error:  # what it needs cannot be read
        connection.refuse(as_refusal(error), request.re)


async def _do(
    parts: TableParts, connection: Connection, request: m.Request, arrived: datetime
) -> None:
    """With the table's lock held."""
    try:
        await HANDLERS[type(request)](Call(request, connection, arrived, parts))
    except Exception as error:
        refusal = as_refusal(error)
        connection.refuse(refusal, request.re)
        if refusal.code == "stale":
            await _resync(parts, connection)


async def _resync(parts: TableParts, connection: Connection) -> None:
    """Send the whole table to a browser whose table was out of date.

    If the one in this process was, too, everybody gets it.
    """
    table = connection.table
    if table.outdated:
        await parts.registry.refresh(table)
        parts.broadcaster.whole(table)
    else:
        connection.send(MessageRenderer(table).whole(connection.viewer))


@handles(m.Play)
async def _play(call: Call[m.Play]) -> None:
    call.check_turn()
    check_ply(call.table, call.request.ply)
    check_one_move(call.table, call.request.move)
    await call.parts.writer.play(call.table, call.request.move, call.arrived)
    call.parts.broadcaster.move(call.table, call.asker)


@handles(m.Try)
async def _try(call: Call[m.Try]) -> None:
    call.check_turn()
    check_ply(call.table, call.request.ply)
    check_one_move(call.table, call.request.move)
    renderer = MessageRenderer(call.table)
    outcome = renderer.outcome(call.connection.viewer, call.request.move, call.request.re)
    call.connection.send(outcome)


@handles(m.Look)
async def _look(call: Call[m.Look]) -> None:
    if not 0 <= call.request.ply <= call.table.position.ply:
        raise Refusal("bad-ply")
    renderer = MessageRenderer(call.table)
    past = renderer.past(call.connection.viewer, call.request.ply, call.request.re)
    call.connection.send(past)


@handles(m.Face)
async def _face(call: Call[m.Face]) -> None:
    connection, viewer = call.connection, call.request.viewer
    if viewer not in (*call.table.seats_of(connection.person), SPECTATOR):
        raise Refusal("not-your-seat")
    connection.facing = viewer
    call.send_whole_table()


@handles(m.Sync)
async def _sync(call: Call[m.Sync]) -> None:
    await call.parts.jobs.retry(call.table)  # if the computer has failed, it tries again
    call.send_whole_table()


@handles(m.Undo)
async def _undo(call: Call[m.Undo]) -> None:
    table, seats = call.table, call.check_player()
    check_ply(table, call.request.ply)
    if table.faces_person(seats):
        moves_to_undo(table.position, seats)  # refused now, not when it is accepted
        await call.parts.writer.open_offer(table, m.Offer("undo", seats[0]))
        call.broadcast_status()
    else:
        await call.parts.writer.undo(table, seats)
        call.broadcast_whole_table()


@handles(m.OfferDraw)
async def _offer_draw(call: Call[m.OfferDraw]) -> None:
    table, seats = call.table, call.check_player()
    if obstacle := table.draw_obstacle(seats):
        raise Refusal(obstacle)
    check_ply(table, call.request.ply)
    if len(seats) == 2:  # on one device nobody else could accept it
        await call.parts.writer.end(table, Position.agree_draw)
        call.broadcast_whole_table()
        return
    await call.parts.writer.open_offer(table, m.Offer("draw", seats[0]))
    call.broadcast_status()


@handles(m.Answer)
async def _answer(call: Call[m.Answer]) -> None:
    table, seats, writer = call.table, call.check_player(), call.parts.writer
    offer = table.offer
    if offer is None or (call.request.yes and offer.by in seats):
        raise Refusal("no-offer")
    if not call.request.yes:
        await writer.close_offer(table)
        call.broadcast_status()
        return
    if offer.what == "draw":
        await writer.end(table, Position.agree_draw)
    else:
        await writer.undo(table, (offer.by,))
    call.broadcast_whole_table()


@handles(m.Resign)
async def _resign(call: Call[m.Resign]) -> None:
    seats = call.check_player()
    seat = seats[0] if len(seats) == 1 else str(call.table.position.to_move)
    await call.parts.writer.end(call.table, lambda position: position.resign(seat))
    call.broadcast_whole_table()


@handles(m.Rematch)
async def _rematch(call: Call[m.Rematch]) -> None:
    table = call.table
    if not table.seats_of(call.connection.person):
        raise Refusal("not-your-seat")
    if not table.position.is_over:
        raise Refusal("not-over")
    await call.parts.service.rematch(table, call.arrived)
    call.broadcast_status()


@handles(m.AskHint)
async def _hint(call: Call[m.AskHint]) -> None:
    if call.table.settings.mode != "computer":
        raise Refusal("no-hint")
    call.check_turn()
    check_ply(call.table, call.request.ply)
    if call.connection.waits_for_hint:
        raise Refusal("too-fast")
    job = call.parts.computer.hint(call.table)
    call.connection.waits_for_hint = True
    call.parts.tasks.start(_give_hint(call, job))


async def _give_hint(call: Call[m.AskHint], job: SearchJob) -> None:
    """Without the lock: the game may go on meanwhile."""
    connection, request = call.connection, call.request
    try:
        move = await job.move
        check_ply(call.table, request.ply)
    except Refusal as refusal:
        connection.refuse(refusal, request.re)
    except Exception:
        _log.exception("no hint was found")
        connection.refuse(Refusal("cannot-think"), request.re)
    else:
        connection.send(m.Hint(request.re, request.ply, move))
    finally:
        connection.waits_for_hint = False
