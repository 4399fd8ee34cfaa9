"""What search needs to know of Mabula: how good a position looks, which moves to try first."""

from tercet.core.generator import Generator
from tercet.core.jit import COUNT, DETERMINE, EVALUATE, FINAL, KEY, RANK, SAMPLE, kernel
from tercet.core.state import DRAW, FIRST_WINS, RESULT, WIN, Int, State
from tercet.games.mabula.kernel import key, sample, score

SCALE = 2.0
MARGIN = True


@kernel(EVALUATE)
def evaluate(state: State) -> Int:
    """The lead in the score as the marbles lie now."""
    return score(state, 0) - score(state, 1)


@kernel(FINAL)
def final(state: State, _plies: Int) -> Int:
    """A win and by how much."""
    if state[RESULT] == DRAW:
        return 0
    won = WIN if state[RESULT] == FIRST_WINS else -WIN
    return won + score(state, 0) - score(state, 1)


@kernel(COUNT)
def winning(_state: State) -> Int:
    """No move is seen to win at once."""
    return -1


@kernel(RANK)
def rank(_state: State, _actions: State, begin: Int, end: Int, ranks: State) -> None:
    """No move looks better than another yet."""
    for index in range(begin, end):
        ranks[index] = 0


@kernel(KEY)
def search_key(state: State) -> Int:
    """All of the position counts."""
    return key(state)


@kernel(SAMPLE)
def guess(state: State, generator: Generator, scratch: State) -> Int:
    """Any move: playouts need speed more than sense here."""
    return sample(state, generator, scratch)


@kernel(DETERMINE)
def determine(_state: State, _viewer: Int, _generator: Generator) -> None:
    """Nothing is hidden."""
