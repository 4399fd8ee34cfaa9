"""What is special about Mabula's puzzles: who plays the games, symmetries, themes."""

from typing import Any

import numpy as np

from tercet.core.puzzles import PuzzleStep
from tercet.core.state import MOVER, State
from tercet.games.mabula.kernel import (
    EDGE_IGNORED,
    LINE_CELLS,
    LINE_ENDS,
    LINES,
    MARBLES,
    PRODUCT,
    SKIP,
    scores,
)

PLAYERS = ("level:3", "level:4")  # stronger ones seldom give a won ending away
THEMES = ("split", "join", "block", "short-slide", "skip", "behind")
MAX_CHECKED_MARBLES = 8  # on the edge, in endings that are all checked with the reference rules


def is_checked_fully(reference: Any) -> bool:
    """Whether few enough marbles are left on the edge."""
    edge = [cell for cell in reference.cells if cell[0] in "ah" or cell[1] in "18"]
    return len(edge) <= MAX_CHECKED_MARBLES


def canonical(state: State) -> tuple[int, ...]:
    """The marbles seen by the side to move, the same for all turns and reflections of the board."""
    seat = int(state[MOVER])
    own, other = int(state[MARBLES + seat]), int(state[MARBLES + 1 - seat])
    marbles = min((_moved(own, cells), _moved(other, cells)) for cells in _SYMMETRIES)
    return (*marbles, int(state[PRODUCT]), int(state[EDGE_IGNORED]))


def _symmetries() -> list[list[int]]:
    """The eight symmetries of the square: where each one takes each cell."""
    found = []
    for flip_file in (0, 7):
        for flip_rank in (0, 7):
            flipped = [8 * (cell // 8 ^ flip_rank) + (cell % 8 ^ flip_file) for cell in range(64)]
            found += [flipped, [cell % 8 * 8 + cell // 8 for cell in flipped]]
    return found


_SYMMETRIES = _symmetries()


def _moved(marbles: int, cells: list[int]) -> int:
    """The marbles after a symmetry."""
    return sum(1 << cells[cell] for cell in range(64) if marbles >> cell & 1)


def themes(steps: list[PuzzleStep]) -> list[str]:
    """What a solution is about."""
    first = steps[0]
    seat = int(first.before[MOVER])
    before, after = _scores(first.before), _scores(first.after)
    found = {
        "split": after[1 - seat] < before[1 - seat],
        "join": after[seat] >= before[seat] + 2,
        "block": _blocks(first, 1 - seat),
        "short-slide": _is_short(first),
        "skip": any(step.action == SKIP for step in steps if not step.by_solver),
        "behind": before[seat] < before[1 - seat],
    }
    return [name for name in THEMES if found[name]]


def _scores(state: State) -> list[int]:
    out = np.zeros(2, np.int64)
    scores(state, out)
    return [int(score) for score in out]


def _blocks(step: PuzzleStep, opponent: int) -> bool:
    """Whether a marble of the opponent could move before and cannot now."""
    return _movable(step.after, opponent) < _movable(step.before, opponent)


def _movable(state: State, seat: int) -> int:
    """How many marbles of a seat on the edge have room in their line."""
    occupied = int(state[MARBLES] | state[MARBLES + 1])
    return sum(
        (int(state[MARBLES + seat]) & int(ends)).bit_count()
        for ends, cells in zip(LINE_ENDS, LINE_CELLS, strict=True)
        if occupied & int(cells) != int(cells)
    )


def _is_short(step: PuzzleStep) -> bool:
    """Whether the marble stops although it could slide further without a push."""
    return step.action != SKIP and len(step.events) == 1 and step.action % 6 + 1 < _free_cells(step)


def _free_cells(step: PuzzleStep) -> int:
    """How many free cells the marble has before it would push one."""
    occupied = int(step.before[MARBLES] | step.before[MARBLES + 1])
    line = [int(cell) for cell in LINES[step.action // 6]]
    return next((n for n, cell in enumerate(line) if occupied >> cell & 1), len(line))
