"""All the tables of a process. It knows nothing of HTTP."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

from tercet.core.errors import BadOption, excerpt
from tercet.core.fairness import COMMITMENT, SEED, derive_seed, new_seed
from tercet.core.game import Game, Options
from tercet.core.records import Record
from tercet.core.registry import find
from tercet.core.texts import LANGUAGES
from tercet.players import Turn, make
from tercet.server.errors import Refusal
from tercet.server.kernels import Kernels
from tercet.server.messages import Me, NewTable, Refused, TableInfo
from tercet.server.showing import Eyes, Showing, chair, encode, ending
from tercet.server.store import keeping
from tercet.server.store.keeping import Kept, Sitter
from tercet.server.store.store import Store
from tercet.server.table import SPECTATOR, Table
from tercet.server.thinking import Thinking, Thought
from tercet.server.visit import Send, Visit

_HINTS = "level:8:ms=400"  # the strongest player, for less than half a second
_LONGEST_NAME = 40
_LONGEST_ID = 64
_MOST_LISTED = 200
_RETRY = 1.0  # seconds until a move of the computer that could not be stored is tried again
_log = logging.getLogger(__name__)

Show = Callable[[Showing, Eyes, int | None], bytes]


class Hall:
    """Opens tables, finds them again, and lets people and computers play."""

    def __init__(self, store: Store) -> None:
        """See `open`."""
        self._store = store
        self._kernels = Kernels()
        self._thinking = Thinking()
        self._tables: dict[str, Table] = {}
        self._loading = asyncio.Lock()
        self._posted: dict[Visit, None] = {}  # those who have something to be sent, in order
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False
        self._resuming = asyncio.create_task(self._resume())

    @classmethod
    async def open(cls, data: Path) -> "Hall":
        """Open the store in a folder; tables where the computer is to move go on."""
        return cls(await Store.open(data))

    def stop_waiting(self) -> None:
        """The end is near: whoever waits for the rules is sent away."""
        self._closing = True
        self._kernels.stop()

    async def close(self) -> None:
        """Stop thinking, finish what has begun and close the store."""
        self.stop_waiting()
        self._resuming.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._resuming
        await self._kernels.close()
        await self._thinking.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._store.close()

    async def _resume(self) -> None:
        """Let the computer go on where it was to move; a table that cannot be is left alone."""
        with contextlib.suppress(Refusal):
            await self._kernels.ready(patient=True)
        for table in await self._store.read(keeping.waiting_for_computer):
            try:
                async with self._table(table) as found:
                    self.think(found)
            except Exception:
                _log.exception("a table could not be resumed")

    # How it goes

    @property
    def tables_open(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    @property
    def thinking_queue(self) -> int:
        """How many moves the computer is to find."""
        return self._thinking.load

    @property
    def on_commit(self) -> Callable[[int, float], None] | None:
        """Called after each commit with its moves and seconds."""
        return self._store.on_commit

    @on_commit.setter
    def on_commit(self, call: Callable[[int, float], None] | None) -> None:
        self._store.on_commit = call

    async def is_writable(self) -> bool:
        """Whether the store takes changes."""
        try:
            await self._store.write()
        except Refusal:
            return False
        return True

    @property
    def is_ready(self) -> bool:
        """Whether the rules of the games are compiled, so that tables can be opened."""
        return self._kernels.are_ready

    async def game(self, name: str) -> Game:
        """A game; `Refusal` while its rules are being compiled."""
        return await self._kernels.game(name)

    # People

    async def knows(self, person: str) -> bool:
        """Whether this person has ever chosen a name or a language."""
        return await self._store.read(lambda store: keeping.find_person(store, person)) is not None

    async def me(self, person: str) -> Me:
        """A person's name and language."""
        found = await self._store.read(lambda store: keeping.find_person(store, person))
        return Me("", "en") if found is None else Me(*found)

    async def rename(self, person: str, me: Me) -> None:
        """Choose a name and a language."""
        name = " ".join("".join(c if c.isprintable() else " " for c in me.name).split())
        if len(name) > _LONGEST_NAME:
            raise Refusal("bad-name", most=_LONGEST_NAME)
        await self._store.write(keeping.named(person, name, me.language))
        for table in list(self._tables.values()):
            if table.seats_of(person):
                async with table.lock:  # a move under way may yet not be stored
                    table.rename(person, name)
                    self.show(table, Showing.changed)

    # Tables

    async def create(self, person: str, new: NewTable) -> str:
        """Set up a table; its id."""
        game = await self.game(new.game)
        if new.seat is not None and new.seat not in game.seats:
            raise Refusal("bad-seat", seat=excerpt(new.seat), known=list(game.seats))
        own = new.seat or secrets.choice(game.seats)
        (other,) = (seat for seat in game.seats if seat != own)
        me = Sitter("person", person, name=(await self.me(person)).name)
        opposite = _opposite(new, game, me)
        sitters = {own: me, other: opposite}
        kept = Kept(_new_id(), game.name, new.mode, _options(new, game), new_seed(), sitters, [])
        table = Table.of(kept, game, self._store)
        await self._store.write(*keeping.new_table(kept, str(table.to_move)))
        self._begin(table)
        return table.id

    async def rematch(self, table: Table) -> None:
        """Set up the next table, with the seats swapped, unless there is one."""
        old = table.kept
        if old.rematch is not None:
            return
        first, second = table.game.seats
        sitters = {first: replace(old.sitters[second]), second: replace(old.sitters[first])}
        kept = Kept(_new_id(), old.game, old.mode, old.options, new_seed(), sitters, [])
        following = Table.of(kept, table.game, self._store)
        await self._store.write(
            *keeping.new_table(kept, str(following.to_move)), keeping.next_table(old.id, kept.id)
        )
        old.rematch = kept.id
        self._begin(following)

    def _begin(self, table: Table) -> None:
        """Let the computer begin if it is to; else the table waits in the store."""
        if table.computer:
            self._tables[table.id] = table
            self.think(table)

    async def mine(self, person: str, language: str) -> list[TableInfo]:
        """The tables where somebody sits, those played last first."""
        found = await self._store.read(lambda store: keeping.tables_of(store, person, _MOST_LISTED))
        return [self._info(summary, person, language) for summary in found]

    def _info(self, summary: keeping.Summary, person: str, language: str) -> TableInfo:
        table = self._tables.get(summary.id)
        present = {visit.person for visit in table.visits} if table else set()
        seats = tuple(seat for seat, who in summary.sitters.items() if who.person == person)
        end = None
        if summary.result and summary.reason:
            how = summary.result, summary.reason, summary.scores
            end = ending(summary.game, *how, language)
        return TableInfo(
            id=summary.id,
            game=summary.game,
            mode=summary.mode,
            chairs=[
                chair(seat, sitter, present, seats, language)
                for seat, sitter in summary.sitters.items()
            ],
            ply=summary.ply,
            turn=end is None and summary.turn in seats,
            end=end,
            played_at=summary.played_at,
        )

    async def sit(self, person: str, table: str) -> None:
        """Take the free seat; who sits there already stays where they are."""
        name = (await self.me(person)).name
        async with self._table(table) as found, found.lock:
            if found.seats_of(person):
                return
            free = [seat for seat, who in found.kept.sitters.items() if who.kind == "free"]
            if not free or found.end:
                raise Refusal("no-free-seat")
            await found.seat(free[0], person, name)
            self.show(found, Showing.whole)

    async def link(self, person: str, table: str, seat: str | None) -> str:
        """A token that moves a seat to whoever redeems it first."""
        async with self._table(table) as found:
            seats = found.seats_of(person)
            if seat is None and len(seats) == 1:
                (seat,) = seats
            if seat is None or seat not in seats:
                raise Refusal("not-your-seat")
            token = secrets.token_urlsafe(24)
            await self._store.write(keeping.new_link(token, table, seat))
            return token

    async def redeem(self, person: str, token: str) -> str:
        """Take the seat that a link moves; the id of its table."""
        link = await self._store.read(lambda store: keeping.find_link(store, token))
        if link is None:
            raise Refusal("bad-link")
        name = (await self.me(person)).name
        async with self._table(link[0]) as found, found.lock:
            if await self._store.read(lambda store: keeping.find_link(store, token)) is None:
                raise Refusal("bad-link")
            await found.seat(link[1], person, name, keeping.used_links(*link))
            self.show(found, Showing.whole)
        return found.id

    async def record(self, person: str, table: str) -> Record:
        """The game as this person may know it; with the proof of its deal once it is over."""
        async with self._table(table) as found, found.lock:
            seats = found.seats_of(person)
            viewer = seats[0] if len(seats) == 1 else SPECTATOR
            tags = {
                seat.capitalize(): f"level:{who.level}" if who.kind == "computer" else who.name
                for seat, who in found.kept.sitters.items()
                if who.name or who.kind == "computer"
            }
            deal = found.deal
            tags[COMMITMENT] = deal.commitment
            if deal.seed is not None and found.end is not None:
                tags[SEED] = deal.seed
                record = found.position.record(**tags)
                record.result = f"{found.end.result} {found.end.reason}"
                return record
            return found.position.record(viewer if found.game.hidden else None, **tags)

    async def join(self, person: str, table: str, language: str, send: Send) -> Visit:
        """Come to a table, as a player or to watch; `send` gets everything from now on.

        While the rules are being compiled, that is said, and the table comes afterwards.
        """
        language = language if language in LANGUAGES else "en"
        try:
            await self._kernels.ready()
        except Refusal as wait:
            if (sent := send(encode(Refused(None, wait.code, wait.text(language))))) is not None:
                await sent
            await self._kernels.ready(patient=True)
        found = await self._hold(table)
        visit = Visit(self, found, person, language, send)
        try:
            await visit.begin()
        except BaseException:
            await visit.leave()
            raise
        self.think(found)
        return visit

    # Tables in memory

    async def _hold(self, table: str) -> Table:
        """A table, from memory or from the store; it stays in memory until it is released."""
        found = self._tables.get(table)
        if found is None:
            await self._kernels.ready()
            async with self._loading:
                found = self._tables.get(table) or await self._load(table)
        found.holds += 1
        return found

    async def _load(self, table: str) -> Table:
        kept = None
        if table.isascii() and len(table) <= _LONGEST_ID:
            kept = await self._store.read(lambda store: keeping.find_table(store, table))
        if kept is None:
            raise Refusal("no-such-table")
        try:
            found = Table.of(kept, find(kept.game), self._store)
        except Exception:
            _log.exception("a table cannot be replayed")
            raise Refusal("broken-table") from None
        self._tables[table] = found
        return found

    def release(self, table: Table) -> None:
        """Let a table go; the last one drops it from memory."""
        table.holds -= 1
        if not table.holds:
            self._tables.pop(table.id, None)

    @contextlib.asynccontextmanager
    async def _table(self, table: str) -> AsyncIterator[Table]:
        found = await self._hold(table)
        try:
            yield found
        finally:
            self.release(found)

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something to its end, whatever becomes of who asked for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Telling those at a table

    def send_soon(self, visit: Visit) -> None:
        """Send what was posted when all that is ready now has been worked on.

        Sent in one go, many messages wake those who wait for them once, not each for itself.
        """
        if not self._posted:
            asyncio.get_running_loop().call_soon(self._send_now)
        self._posted[visit] = None

    def _send_now(self) -> None:
        posted, self._posted = self._posted, {}
        for visit in posted:
            visit.send_now()

    def show(
        self,
        table: Table,
        show: Show,
        by: Visit | None = None,
        re: int | None = None,
        but: Visit | None = None,
    ) -> None:
        """Send a message, made for each, to all at a table; who asked for it gets their number."""
        showing = Showing(table)
        made: dict[Eyes, bytes] = {}
        for visit in table.visits:
            if visit is but:
                continue
            eyes = visit.eyes
            if visit is by:
                visit.post(show(showing, eyes, re))
                continue
            if eyes not in made:
                made[eyes] = show(showing, eyes, None)
            visit.post(made[eyes])

    def after_move(self, table: Table, by: Visit | None = None, re: int | None = None) -> None:
        """A move was stored: show it, and let the computer answer."""
        self.show(table, Showing.played, by, re)
        self.think(table)

    def after_change(self, table: Table, by: Visit, re: int) -> None:
        """The game is another one now: show it all, and let the computer think anew."""
        if table.thought is not None:
            table.thought.abandon()
            table.thought = None
        self.show(table, Showing.whole, by, re)
        self.think(table)

    # The computer

    def think(self, table: Table) -> None:
        """Let the computer find its move, if it is to move and does not do so yet."""
        seat = table.computer
        if seat is None or table.thought is not None or self._closing:
            return
        level = table.kept.sitters[seat].level
        seed = derive_seed(table.kept.seed, f"player:{seat}")
        table.thought = self._ask(table, f"level:{level}", seed)
        table.stuck = False
        table.holds += 1
        self.run(self._answer(table, table.thought))

    def _ask(self, table: Table, player: str, seed: str) -> Thought:
        turn = Turn.of(table.position)
        return self._thinking.ask(lambda: make(player, turn.game, seed).choose(turn))

    async def _answer(self, table: Table, thought: Thought) -> None:
        """Play what the computer has found, unless the game has become another one."""
        try:
            move = await thought.answer
            while not self._closing and not await self._try(table, thought, move):
                await asyncio.sleep(_RETRY)
        except asyncio.CancelledError:
            pass
        except Exception:
            _log.exception("the computer found no move")
            if table.thought is thought:
                table.stuck = True
                self.show(table, Showing.changed)
        finally:
            if table.thought is thought:
                table.thought = None
            self.release(table)

    async def _try(self, table: Table, thought: Thought, move: str) -> bool:
        """Play a move of the computer; False if it could not be stored and may be tried again."""
        async with table.lock:
            if table.thought is not thought:
                return True
            try:
                await table.play(move)
            except Refusal:
                return False
            table.thought = None
            self.after_move(table)
            return True

    def hint(self, table: Table) -> Thought:
        """What the strongest player would do, by what the seat to move knows."""
        return self._ask(table, _HINTS, derive_seed(table.kept.seed, "hint"))


def _new_id() -> str:
    return secrets.token_urlsafe(12)


def _opposite(new: NewTable, game: Game, me: Sitter) -> Sitter:
    """Who sits opposite at a new table."""
    if new.mode == "device":
        return replace(me)
    if new.mode == "friend":
        return Sitter("free")
    if new.level is None:
        raise Refusal("no-level")
    if not 1 <= new.level <= len(game.levels):
        raise Refusal("bad-level", level=excerpt(new.level), most=len(game.levels))
    return Sitter("computer", level=new.level)


def _options(new: NewTable, game: Game) -> Options:
    """The options of a new table; openings are not given but come from its seed."""
    known = {option.name: option for option in game.options}
    for name in new.options:
        if name not in known:
            raise BadOption(
                "error-option-name", game.name, option=excerpt(name), known=sorted(known)
            )
    return {
        name: option.check(game.name, new.options.get(name, option.default))
        for name, option in known.items()
    }
