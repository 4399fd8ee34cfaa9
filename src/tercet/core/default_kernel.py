"""What a game's rules get where its kernel leaves something out."""

from collections.abc import Iterable
from types import FunctionType
from typing import TYPE_CHECKING, Any

import numpy as np

from tercet.core.generator import Generator, below, pick
from tercet.core.jit import COUNT, KEY, REDACT, SAMPLE, SCORES, WEIGHTS, kernel
from tercet.core.state import CHANCE, DRAW, FIRST_WINS, MOVER, OVER, RESULT, Int, State

if TYPE_CHECKING:
    from tercet.core.game import Game

GROWTH = 0
BULK = 1


@kernel(COUNT)
def bulk(_state: State) -> Int:
    """Lines cannot be counted without playing them."""
    return -1


@kernel(WEIGHTS)
def weights(_state: State, _weights: State, end: Int) -> Int:
    """There is no chance."""
    return end


@kernel(SCORES)
def scores(state: State, out: State) -> None:
    """One for the winner."""
    out[0] = 0
    out[1] = 0
    if state[MOVER] == OVER and state[RESULT] != DRAW:
        out[state[RESULT] - FIRST_WINS] = 1


@kernel(REDACT)
def redact(_state: State, _viewer: Int) -> None:
    """Everybody sees everything."""


@kernel(KEY)
def key(state: State) -> Int:
    """Hash of all numbers of a state that does not grow."""
    value = np.uint64(0)
    for index in range(len(state)):
        value = (value + np.uint64(state[index])) * np.uint64(0x9E3779B97F4A7C15)
        value ^= value >> np.uint64(29)
    value *= np.uint64(0xBF58476D1CE4E5B9)
    return value ^ (value >> np.uint64(32))


def legal(_state: State, _actions: State, end: Int) -> Int:
    """Stands for each game's own."""
    return end


def sample(state: State, generator: Generator, scratch: State) -> Int:
    """A legal action, a player's uniformly, chance by its weights."""
    end = legal(state, scratch, 0)
    if state[MOVER] != CHANCE:
        return scratch[below(generator, end)]
    last = weights(state, scratch, end)
    return scratch[pick(generator, scratch, end, last, scratch[end:last].sum())]


def complete_kernel(game: "Game", missing: Iterable[str]) -> None:
    """Add what a game's kernel lacks, as far as the defaults are right for the game."""
    module: Any = game.kernel
    needed = {"redact": game.hidden, "weights": game.letters, "key": getattr(module, "GROWTH", 0)}
    for name in missing:
        if needed.get(name):
            raise TypeError(f"{game.name} needs a function {name} of its own")
        setattr(module, name, globals()[name])
    if "sample" in missing:
        # Numba takes globals as they are when it compiles and can cache what it made of them; a
        # function that is passed as an argument or lies in a closure cannot be cached.
        names = globals() | {"legal": module.legal, "weights": module.weights}
        own = FunctionType(sample.__code__, names, "sample")
        module.sample = kernel(SAMPLE, calls=(module.__name__,))(own)
