"""Kernels of a batch: many games of one kind, one per row, stepped over a range of rows.

A kernel that gets a game's functions as arguments spends more time on taking them in than on a
step, so `step_rows` and `observe_rows` are compiled once per game, with the game's functions as
globals, and kept in the cache like all kernels.
"""

from functools import cache
from types import FunctionType
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from tercet.core.generator import Generator, below
from tercet.core.jit import ACTIONS, STATE, kernel
from tercet.core.state import (
    CHANCE,
    FIRST_WINS,
    MOVER,
    OVER,
    RESULT,
    RUNNING,
    SECOND_WINS,
    Int,
    State,
)

if TYPE_CHECKING:
    from tercet.core.game import Game

NOTHING = -1  # what every number of an observation is before the game writes it


class Rows(NamedTuple):
    """The arrays of a batch; the first index of each is the row, but of the first two.

    `scratch` is room for twice `MAX_ACTIONS` numbers and for a state, another one in each thread.
    `lengths` counts the actions of the row's game so far, those of chance included. Actions fit
    into 16 bits, and little memory is quick memory.
    """

    scratch: State
    start: State
    states: State
    generators: Generator
    lengths: State
    plies: State
    seats: State
    results: State
    legal_counts: State
    legal_actions: NDArray[np.int16]
    masks: NDArray[np.bool_]
    rewards: NDArray[np.float32]


_NUMBERS = types.int64[:, ::1]
_ROWS = types.NamedTuple(
    (
        STATE,
        STATE,
        _NUMBERS,
        types.uint64[:, ::1],
        *(types.int64[::1],) * 5,
        types.int16[:, ::1],
        types.boolean[:, ::1],
        types.float32[:, ::1],
    ),
    Rows,
)
_FIND = types.int64(_ROWS, ACTIONS, types.int64, types.int64)
_DRAW = types.void(_ROWS, types.uint64[:, ::1], ACTIONS, types.int64, types.int64)
_STEP = types.void(_ROWS, ACTIONS, types.int64, types.int64)
_OBSERVE = types.void(_ROWS, types.int64, _NUMBERS, types.int64, types.int64)


@kernel(_FIND, allocates=False)
def find_illegal(rows: Rows, actions: State, begin: Int, end: Int) -> Int:
    """The first of these rows whose action is not legal; -1 if there is none."""
    masks = rows.masks
    for row in range(begin, end):
        action = actions[row]
        if action < 0 or action >= masks.shape[1] or not masks[row, action]:
            return row
    return -1


@kernel(_DRAW, allocates=False)
def draw_actions(rows: Rows, choosers: Generator, actions: State, begin: Int, end: Int) -> None:
    """Draw a legal action for each of these rows, each as likely."""
    legal_actions, legal_counts = rows.legal_actions, rows.legal_counts
    for row in range(begin, end):
        actions[row] = legal_actions[row, below(choosers[row], legal_counts[row])]


# These stand for each game's own.

hides = True


def legal(_state: State, _actions: State, end: Int) -> Int:
    return end


def sample(_state: State, _generator: Generator, _scratch: State) -> Int:
    return 0


def apply(_state: State, _action: Int) -> None:
    pass


def redact(_state: State, _viewer: Int) -> None:
    pass


def view(_seen: State, _out: State) -> None:
    pass


def step_rows(rows: Rows, actions: State, begin: Int, end: Int) -> None:
    """Play a legal action in each of these rows, and begin a new game where one is over.

    Without any actions a new game begins in each.
    """
    scratch, start, states, generators = rows.scratch, rows.start, rows.states, rows.generators
    lengths, plies, results, rewards = rows.lengths, rows.plies, rows.results, rows.rewards
    legal_actions, legal_counts, masks = rows.legal_actions, rows.legal_counts, rows.masks
    for row in range(begin, end):
        state, generator = states[row], generators[row]
        length, ply, result, is_new = lengths[row], plies[row], RUNNING, False
        if actions.size:
            apply(state, actions[row])
            length += 1
            ply += 1
        else:
            state[MOVER] = OVER
            state[RESULT] = RUNNING
        while True:
            if state[MOVER] == CHANCE:
                apply(state, sample(state, generator, scratch))
                length += 1
            elif state[MOVER] == OVER and not is_new:
                result = state[RESULT]
                for index in range(start.size):
                    state[index] = start[index]
                for index in range(start.size, state.size):
                    state[index] = 0
                length, ply, is_new = 0, 0, True
            else:
                break
        lengths[row], plies[row], results[row] = length, ply, result
        reward = np.int64(result == FIRST_WINS) - np.int64(result == SECOND_WINS)
        rewards[row, 0] = reward
        rewards[row, 1] = -reward
        rows.seats[row] = state[MOVER]
        for index in range(legal_counts[row]):  # touches less memory than to clear the mask
            masks[row, legal_actions[row, index]] = False
        count = legal(state, scratch, 0)
        for index in range(count):
            legal_actions[row, index] = scratch[index]
            masks[row, scratch[index]] = True
        legal_counts[row] = count


def observe_rows(rows: Rows, growth: Int, out: State, begin: Int, end: Int) -> None:
    """Write what the seat to move sees in each of these rows."""
    scratch, states, lengths, seats = rows.scratch, rows.states, rows.lengths, rows.seats
    for row in range(begin, end):
        seen = states[row]
        if hides:
            for index in range(rows.start.size + growth * lengths[row]):
                scratch[index] = seen[index]
            seen = scratch
            redact(seen, seats[row])
        numbers = out[row]
        for index in range(numbers.size):
            numbers[index] = NOTHING
        view(seen, numbers)


class BatchKernel(NamedTuple):
    """The kernels of one game."""

    step: Any
    observe: Any


@cache
def batch_kernel(game: "Game") -> BatchKernel:
    """Compile the kernels for a game, or load them from the cache."""
    rules, observe = game.kernel, game.observe
    modules = [getattr(module, "__name__", "") for module in (rules, observe)]
    calls = (*modules, "tercet.core.default_kernel")
    names = globals() | {
        "hides": game.hidden,
        "legal": rules.legal,
        "sample": rules.sample,
        "apply": rules.apply,
        "redact": rules.redact,
        "view": observe.view,
    }

    def compiled(function: Any, signature: object) -> Any:
        # Numba takes globals as they are when it compiles.
        own = FunctionType(function.__code__, names, function.__name__)
        return kernel(signature, allocates=False, calls=calls)(own)

    return BatchKernel(compiled(step_rows, _STEP), compiled(observe_rows, _OBSERVE))
