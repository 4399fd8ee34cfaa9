"""The computer at a table: its moves, and hints for its opponent."""

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime

from tercet.core.fairness import derive_seed
from tercet.players import Player, Turn, make, make_hint_player
from tercet.server.errors import Refusal
from tercet.server.kernels import Kernels
from tercet.server.tables.broadcaster import Broadcaster
from tercet.server.tables.registry import TableRegistry
from tercet.server.tables.search import SearchJob, SearchQueue
from tercet.server.tables.table import Table
from tercet.server.tables.writer import TableWriter
from tercet.server.tasks import BackgroundTasks

_RETRY = 1.0  # seconds until a move that could not be stored is tried again
_log = logging.getLogger(__name__)


class ComputerPlayer:
    """Moves at every table where a computer is to move."""

    def __init__(
        self,
        kernels: Kernels,
        registry: TableRegistry,
        writer: TableWriter,
        broadcaster: Broadcaster,
    ) -> None:
        self._kernels = kernels
        self._registry = registry
        self._writer = writer
        self._broadcaster = broadcaster
        self._searches = SearchQueue()
        self._tasks = BackgroundTasks()
        self._closing = False

    @property
    def searches(self) -> int:
        """How many moves are being searched for or waiting for that."""
        return len(self._searches)

    async def close(self) -> None:
        """End all searches; moves that were found are still stored."""
        self._closing = True
        await self._searches.close()
        await self._tasks.finish()

    @property
    def most_searches(self) -> int:
        """How many moves can be searched for at a time."""
        return self._searches.most

    def forget_old_search(self, table: Table) -> None:
        """End a search for an earlier position."""
        if table.search is not None and table.search.position is not table.position:
            table.search.cancel()
            table.search = None

    def due_at(self, table: Table) -> datetime | None:
        """At once, if a computer is to move."""
        return table.turn_began_at if table.computer_to_move else None

    async def act(self, table: Table) -> None:
        """Search and play the move that is due; returns when it is stored, or nothing is due."""
        if table.computer_to_move is None:
            return
        await self._kernels.wait(table.game.name, "players")
        self.forget_old_search(table)
        if table.computer_to_move is not None and table.search is None and not self._closing:
            await self._start_search(table)

    def _start_search(self, table: Table) -> asyncio.Task[None]:
        seat = str(table.computer_to_move)
        level = table.occupants[seat].level
        seed = derive_seed(table.seed, f"player:{seat}")
        table.search = self._search(table, lambda: make(f"level:{level}", table.game, seed))
        table.search_failed = False
        self._registry.hold(table)
        return self._tasks.start(self._move(table, table.search))

    def hint(self, table: Table) -> SearchJob:
        """What the strongest player would do, knowing what the seat to move knows."""
        if not self._kernels.is_ready(table.game.name, "players"):
            raise Refusal("preparing")
        seed = derive_seed(table.seed, "hint")
        return self._search(table, lambda: make_hint_player(table.game, seed))

    def _search(self, table: Table, make_player: Callable[[], Player]) -> SearchJob:
        turn = Turn.of(table.position)
        return self._searches.add(lambda: make_player().choose(turn), table.position)

    async def _move(self, table: Table, job: SearchJob) -> None:
        """Play what the search finds, unless the game has become another one meanwhile."""
        try:
            move = await job.move
            while not self._closing and not await self._play(table, job, move):
                await asyncio.sleep(_RETRY)
        except asyncio.CancelledError:
            pass
        except Exception:
            _log.exception("the computer found no move")
            if table.search is job:
                table.search_failed = True
                self._broadcaster.status(table)
        finally:
            if table.search is job:
                table.search = None
            self._registry.release(table)

    async def _play(self, table: Table, job: SearchJob, move: str) -> bool:
        """Play a move of the computer; False if it could not be stored and may be tried again."""
        async with self._registry.locked(table):
            if table.search is not job:
                return True
            try:
                await self._writer.play(table, move, table.clock.now())
            except Refusal as refusal:
                if refusal.code == "not-stored":
                    return False
                await self._registry.refresh(table)  # somebody else was faster
                self._broadcaster.whole(table)
            else:
                self._broadcaster.move(table)
            return True
