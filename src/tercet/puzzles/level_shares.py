"""Which share of the puzzles each level solves."""

from dataclasses import dataclass

from tercet.core.puzzles import Puzzle
from tercet.core.registry import find
from tercet.puzzles.difficulty import solved_by_level
from tercet.puzzles.kinds import make_kind

SEED = "check"  # not that of mining: a level that was lucky then may not be now


@dataclass(frozen=True)
class LevelJob:
    """A puzzle that every level tries."""

    game: str
    puzzle: Puzzle


def levels_that_solve(job: LevelJob) -> list[bool]:
    """Whether level 1, 2, … solves a puzzle."""
    game = find(job.game)
    kind = make_kind(game, f"{SEED}:{job.puzzle.id}")
    seed = f"{SEED}:{job.puzzle.id}"
    return [
        solved_by_level(kind, game, job.puzzle, level, seed)
        for level in range(1, len(game.levels) + 1)
    ]
