"""What search needs to know of Mabula: how good a position looks, which moves to try first."""

from tercet.core.bits import popcount
from tercet.core.generator import Generator
from tercet.core.jit import COUNT, DETERMINE, EVALUATE, FINAL, KEY, RANK, SAMPLE, helper, kernel
from tercet.core.state import DRAW, FIRST_WINS, MOVER, RESULT, WIN, Int, State
from tercet.games.mabula.kernel import EDGE, FILE_A, MARBLES, SKIP, key, sample, score, slide

SCALE = 2.0
STATIC_SCALE = SCALE
MARGIN = True
FEW = 2  # marbles on the edge with which looking ahead costs less than ranking


@kernel(EVALUATE)
def evaluate(state: State) -> Int:
    """The lead in the score as the marbles lie now."""
    return score(state, 0) - score(state, 1)


static = evaluate


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


@helper
def bonds(marbles: Int) -> Int:
    """How many pairs of marbles lie side by side."""
    return popcount(marbles & (marbles << 1 & ~FILE_A)) + popcount(marbles & marbles << 8)


@kernel(RANK)
def rank(state: State, actions: State, begin: Int, end: Int, ranks: State) -> None:
    """Moves that join own marbles and part the opponent's come first."""
    seat = state[MOVER]
    white = state[MARBLES]
    black = state[MARBLES + 1]
    if popcount((white | black) & EDGE) <= FEW:
        for index in range(begin, end):
            ranks[index] = 0
        return
    for index in range(begin, end):
        action = actions[index]
        if action == SKIP:
            ranks[index] = 30
            continue
        slide(state, seat, action // 6, action % 6 + 1)
        lead = bonds(state[MARBLES + seat]) - bonds(state[MARBLES + 1 - seat])
        ranks[index] = min(max(30 + lead, 0), 60)
        state[MARBLES] = white
        state[MARBLES + 1] = black


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
