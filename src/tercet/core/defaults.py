"""What a game gets where it says nothing itself: compiled functions for its rules and for search.

`complete_kernel` adds to a game's ``kernel`` what it lacks, `Playouts` stands in for an
``evaluate`` module: no opinion about positions, so that search goes by playouts.
"""

from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any

import numpy as np

from tercet.core.generator import Generator, below
from tercet.core.jit import (
    COUNT,
    DETERMINE,
    EVALUATE,
    FINAL,
    KEY,
    RANK,
    REDACT,
    SAMPLE,
    SCORES,
    WEIGHTS,
    kernel,
)
from tercet.core.state import (
    CHANCE,
    DRAW,
    FIRST_WINS,
    MOVER,
    OVER,
    RESULT,
    WIN,
    Int,
    State,
)

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
    total = 0
    for index in range(end, weights(state, scratch, end)):
        total += scratch[index]
    rest = below(generator, total)
    chosen = 0
    while rest >= scratch[end + chosen]:
        rest -= scratch[end + chosen]
        chosen += 1
    return scratch[chosen]


def complete_kernel(game: "Game", folder: Path) -> None:
    """Add what a game's kernel lacks, as far as the defaults are right for the game."""
    module: Any = game.kernel
    needed = {"redact": game.hidden, "weights": game.letters, "key": getattr(module, "GROWTH", 0)}
    for name in ("GROWTH", "BULK", "bulk", "weights", "scores", "redact", "key"):
        if not hasattr(module, name):
            if needed.get(name):
                raise TypeError(f"{game.name} needs a function {name} of its own")
            setattr(module, name, globals()[name])
    if not hasattr(module, "sample"):
        # Numba takes globals as they are when it compiles and can cache what it made of them; a
        # function that is passed as an argument or lies in a closure cannot be cached.
        names = globals() | {"legal": module.legal, "weights": module.weights}
        own = FunctionType(sample.__code__, names, "sample")
        module.sample = kernel(SAMPLE, folder=folder)(own)


class Playouts:
    """What search knows of a game that has no ``evaluate`` module: nothing beyond its rules."""

    SCALE = 1.0
    MARGIN = False

    def __init__(self, game: "Game") -> None:
        """Guesses are random moves."""
        if game.hidden:
            raise TypeError(f"{game.name} needs a module evaluate that determines what is hidden")
        self.search_key = game.kernel.key
        self.guess = game.kernel.sample
        self.evaluate = evaluate
        self.final = final
        self.winning = winning
        self.rank = rank
        self.determine = determine


@kernel(EVALUATE)
def evaluate(_state: State) -> Int:
    """Nothing is known."""
    return 0


@kernel(FINAL)
def final(state: State, plies: Int) -> Int:
    """The sooner a win the better."""
    if state[RESULT] == DRAW:
        return 0
    return WIN - plies if state[RESULT] == FIRST_WINS else plies - WIN


@kernel(COUNT)
def winning(_state: State) -> Int:
    """No move is seen to win at once."""
    return -1


@kernel(RANK)
def rank(_state: State, _actions: State, begin: Int, end: Int, ranks: State) -> None:
    """One move is as good as another."""
    ranks[begin:end] = 0


@kernel(DETERMINE)
def determine(_state: State, _viewer: Int, _generator: Generator) -> None:
    """Nothing is hidden."""
