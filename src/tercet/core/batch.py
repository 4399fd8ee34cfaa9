"""Many games of one kind, stepped at once over arrays: for learning and statistics."""

import hashlib
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tercet.core.batch_kernel import Rows, batch_kernel, draw_actions, find_illegal
from tercet.core.errors import BadBatch, IllegalAction, IllegalMove, excerpt
from tercet.core.game import Game, Options
from tercet.core.generator import Generator
from tercet.core.state import MAX_ACTIONS, RUNNING, State

MOST_ROWS = 1 << 24
_ROWS_PER_THREAD = 128  # to hand fewer rows to a thread takes longer than to step them
_SPARE_PLIES = 64  # room for history that every row has from the beginning


class Batch:
    """Games in the rows of arrays, made by `tercet.batch`.

    All arrays below keep their place in memory: `step` and `reset` change them, nothing is copied.
    Where a game ends, `step` notes its result and begins the next game in the same row at once.
    Chance is drawn from the seed: row i draws the same, whatever the number of rows and threads.

    >>> import tercet
    >>> batch = tercet.batch("mabula", 1000, seed=1)
    >>> batch.observations.shape, batch.masks.shape
    ((1000, 92), (1000, 145))
    >>> finished = 0
    >>> for _ in range(100):
    ...     batch.step(batch.random_actions())
    ...     finished += int(batch.finished.sum())
    >>> finished > 3000
    True
    """

    seats: State
    """Who is to move in each row: 0 or 1."""

    plies: State
    """How many moves have been played in the row's current game."""

    legal_counts: State
    """How many actions are legal in each row."""

    legal_actions: NDArray[np.int16]
    """The legal actions of each row, ascending: the first `legal_counts` numbers of the row."""

    masks: NDArray[np.bool_]
    """Which of all actions of the game are legal in each row."""

    results: State
    """How the last step ended the row's game: 0 it did not, 1 or 2 that seat won, 3 a draw."""

    rewards: NDArray[np.float32]
    """What the last step brought each seat: 1 and -1 where a game was won, otherwise 0."""

    def __init__(
        self, game: Game, options: Options, start: State, size: int, seed: str, threads: int | None
    ) -> None:
        """Begin `size` games that start in the state `start`; see `tercet.batch`."""
        self.game = game
        self.options = options
        self.size = _positive(size, "size", MOST_ROWS)
        allowed = _positive(_cores() if threads is None else threads, "threads")
        blocks = max(1, min(allowed, size // _ROWS_PER_THREAD))
        edges = [size * block // blocks for block in range(blocks + 1)]
        self._blocks = list(pairwise(edges))
        self._pool = ThreadPoolExecutor(blocks - 1, "batch") if blocks > 1 else None
        self._kernel = batch_kernel(game)
        room = start.size + game.kernel.GROWTH * (game.max_chance_in_opening + _SPARE_PLIES)
        streams = np.frombuffer(
            hashlib.shake_128(seed.encode(errors="surrogatepass")).digest(16 * size), "<u8"
        ).astype(np.uint64)
        self._choosers: Generator = streams.reshape(size, 2)[:, 1:].copy()
        self._scratch = [_scratch(room) for _ in self._blocks]
        self._rows = Rows(
            scratch=self._scratch[0],
            start=start,
            states=np.zeros((size, room), np.int64),
            generators=streams.reshape(size, 2)[:, :1].copy(),
            lengths=np.zeros(size, np.int64),
            plies=np.zeros(size, np.int64),
            seats=np.zeros(size, np.int64),
            results=np.zeros(size, np.int64),
            legal_counts=np.zeros(size, np.int64),
            legal_actions=np.zeros((size, MAX_ACTIONS), np.int16),
            masks=np.zeros((size, game.kernel.ACTIONS), np.bool_),
            rewards=np.zeros((size, 2), np.float32),
        )
        for name in Batch.__annotations__:
            setattr(self, name, _read_only(getattr(self._rows, name)))
        self._are_observed = False
        self.reset()

    @property
    def states(self) -> State:
        """The kernel's state of each row: the whole truth, what is hidden from players included.

        Where a game's states grow, a step may put them into a larger array.
        """
        return _read_only(self._rows.states)

    @property
    def observations(self) -> State:
        """What the seat to move sees in each row: the numbers that the game's schema names.

        -1 stands for what it may not know, or for what is not there.
        """
        if not self._are_observed:
            self._run(self._kernel.observe, self.game.kernel.GROWTH, self._observations)
            self._are_observed = True
        return _read_only(self._observations)

    @property
    def finished(self) -> NDArray[np.bool_]:
        """Whether the last step ended the row's game; the row then shows the next one."""
        ended: NDArray[np.bool_] = self.results != RUNNING
        return ended

    def reset(self) -> None:
        """Begin a new game in every row."""
        self._run(self._kernel.step, np.empty(0, np.int64))
        self._are_observed = False

    def step(self, actions: ArrayLike) -> None:
        """Play one action in every row; `IllegalAction`, and no row changes, if one is illegal."""
        given = np.asarray(actions)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            shape = " × ".join(map(str, given.shape))
            raise BadBatch(
                "error-batch-actions", size=str(self.size), shape=shape, kind=str(given.dtype)
            )
        chosen = np.ascontiguousarray(given, np.int64)
        for row in self._run(find_illegal, chosen):
            if row >= 0:
                raise self._illegal(int(row), given[row].item())
        self._make_room()
        self._run(self._kernel.step, chosen)
        self._are_observed = False

    def random_actions(self) -> State:
        """A legal action for each row, each as likely; a new array, drawn from the seed."""
        actions = np.empty(self.size, np.int64)
        self._run(draw_actions, self._choosers, actions)
        return actions

    def state(self, row: int) -> State:
        """A copy of the state of one row, without what the array has room for."""
        rows = self._rows
        length = rows.start.size + self.game.kernel.GROWTH * rows.lengths.item(row)
        return rows.states[row, :length].copy()

    @cached_property
    def _observations(self) -> State:
        width = self.game.observer.numbers(self.state(0), self._rows.seats.item(0)).size
        return np.empty((self.size, width), np.int64)

    def _run(self, function: Callable[..., Any], *arguments: Any) -> list[Any]:
        """Call a kernel on all rows, a block of them per thread; what it returned for each."""
        calls = [
            (self._rows._replace(scratch=scratch), *arguments, *block)
            for scratch, block in zip(self._scratch, self._blocks, strict=True)
        ]
        if self._pool is None:
            return [function(*calls[0])]
        waiting = [self._pool.submit(function, *call) for call in calls[1:]]
        return [function(*calls[0]), *(future.result() for future in waiting)]

    def _make_room(self) -> None:
        """Make the states longer if the next step could fill them."""
        growth = self.game.kernel.GROWTH
        if not growth:
            return
        rows, chance = self._rows, self.game.max_chance_after_move
        needed = rows.start.size + growth * (rows.lengths.max().item() + 1 + chance)
        if needed > rows.states.shape[1]:
            states = np.zeros((self.size, 2 * needed), np.int64)
            states[:, : rows.states.shape[1]] = rows.states
            self._rows = rows._replace(states=states)
            self._scratch = [_scratch(2 * needed) for _ in self._blocks]

    def _illegal(self, row: int, action: int) -> IllegalAction:
        actions = self.game.kernel.ACTIONS
        move = self.game.schema.NOTATION[action] if 0 <= action < actions else ""
        if not move:
            return IllegalAction(row, action, BadBatch("error-batch-action", most=str(actions - 1)))
        why = self.game.why(self.state(row), action)
        ply = self._rows.plies.item(row) + 1
        return IllegalAction(row, action, IllegalMove(move, ply, self.game.name, why))

    def __repr__(self) -> str:
        return f"<Batch {self.game.name}, {self.size} rows>"


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    """The same memory as an array that cannot be written to by mistake."""
    shown = array.view()
    shown.flags.writeable = False
    return shown


def _scratch(room: int) -> State:
    return np.empty(max(room, 2 * MAX_ACTIONS), np.int64)


def _positive(value: object, name: str, most: int = 1 << 30) -> int:
    if type(value) is int and 1 <= value <= most:
        return value
    raise BadBatch("error-batch-number", name=name, value=excerpt(value), most=str(most))


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
