"""What search knows of a game that has no ``evaluate`` module: it goes by playouts."""

from typing import TYPE_CHECKING

from tercet.core.generator import Generator
from tercet.core.jit import COUNT, DETERMINE, EVALUATE, FINAL, RANK, kernel
from tercet.core.state import DRAW, FIRST_WINS, RESULT, WIN, Int, State

if TYPE_CHECKING:
    from tercet.core.game import Game


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


class DefaultInsight:
    """Nothing beyond the rules."""

    SCALE = 1.0
    STATIC_SCALE = 1.0
    MARGIN = False

    def __init__(self, game: "Game") -> None:
        """Guesses are random moves."""
        if game.hidden:
            raise TypeError(f"{game.name} needs a module evaluate that determines what is hidden")
        self.search_key = game.kernel.key
        self.guess = game.kernel.sample
        self.evaluate = evaluate
        self.static = evaluate
        self.final = final
        self.winning = winning
        self.rank = rank
        self.determine = determine
