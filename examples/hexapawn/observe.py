"""What is seen of Hexapawn, as numbers: the board, what a move did, and why one is not allowed."""

from tercet.core.default_kernel import scores
from tercet.core.jit import kernel
from tercet.core.observing import EVENTS_SIGNATURE, VIEW_SIGNATURE, WHY_SIGNATURE
from tercet.core.state import MOVER, Int, State
from tercet.games.hexapawn.kernel import BOARD, EMPTY, HEAD, verdict

SQUARES = 2  # the place of the board in a view; the scores are first
MOVED, CAPTURED = range(2)


@kernel(VIEW_SIGNATURE, brief=True)
def view(seen: State, out: State) -> None:
    """Write the scores and the seat on each square."""
    scores(seen, out)
    out[SQUARES : SQUARES + 9] = seen[BOARD:HEAD]


@kernel(EVENTS_SIGNATURE, brief=True)
def events(before: State, action: Int, _drawn: State, _after: State, out: State) -> Int:
    """Write one event: whose pawn went where, and whether it captured."""
    captured = before[BOARD + action % 9]
    out[0, 0] = MOVED if captured == EMPTY else CAPTURED
    out[0, 1] = before[MOVER]
    out[0, 2] = action // 9
    out[0, 3] = action % 9
    if captured != EMPTY:
        out[0, 4] = captured
    return 1


@kernel(WHY_SIGNATURE, brief=True)
def why(seen: State, action: Int, out: State) -> Int:
    """Why an action is not allowed."""
    out[0] = action // 9
    out[1] = action % 9
    return verdict(seen, action)
