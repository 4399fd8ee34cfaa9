"""What is special about Mana's puzzles: the games they come from, equal positions, themes."""

import numpy as np

from tercet.core.game import Options
from tercet.core.puzzles import PuzzleStep
from tercet.core.state import MAX_ACTIONS, MOVER, OVER, State
from tercet.games.mana.kernel import BIRD, DAIMYO, ON_MARKS, PIECES, legal

OPENINGS: tuple[tuple[Options, int], ...] = (
    ({"setup": "standard"}, 4),  # two placements, two random moves
    ({"setup": "standard", "first": "white"}, 4),
    ({"setup": "advanced"}, 12),  # twelve placements
    ({"setup": "advanced", "first": "white"}, 12),
)
PLAYERS = ("level:4", "level:5")  # stronger ones seldom allow a forced win
THEMES = (
    "return",
    "empty-number",
    "sacrifice",
    "quiet-start",
    "daimyo-strikes",
    "no-choice",
)


def canonical(state: State) -> tuple[int, ...]:
    """The position seen by the side to move: the marks of the board have no symmetry."""
    seat = int(state[MOVER])
    own, other = PIECES + seat, PIECES + 1 - seat
    daimyo, other_daimyo = DAIMYO + seat, DAIMYO + 1 - seat
    return tuple(int(state[at]) for at in (own, other, daimyo, other_daimyo, BIRD))


def themes(steps: list[PuzzleStep]) -> list[str]:
    """What a solution is about."""
    own = [step for step in steps if step.by_solver]
    replies = [step for step in steps if not step.by_solver]
    found = {
        "return": any(_has(step, "return") for step in own),
        "empty-number": any(_leaves_number_empty(step) for step in own),
        "sacrifice": any(_has(step, "capture", piece="ronin") for step in replies),
        "quiet-start": not _has(own[0], "capture"),
        "daimyo-strikes": any(_has(s, "move", piece="daimyo") and _has(s, "capture") for s in own),
        "no-choice": bool(replies) and all(_choices(step.before) == 1 for step in replies),
    }
    return [name for name in THEMES if found[name]]


def _has(step: PuzzleStep, kind: str, **facts: str) -> bool:
    """Whether a move brought about an event with these facts."""
    return any(
        event["type"] == kind and all(event[name] == fact for name, fact in facts.items())
        for event in step.events
    )


def _leaves_number_empty(step: PuzzleStep) -> bool:
    """Whether the bird shows a number on which the opponent has no piece (MNA-12)."""
    after = step.after
    if after[MOVER] == OVER or after[BIRD] == 0:
        return False
    return bool(after[PIECES + after[MOVER]] & ON_MARKS[after[BIRD]] == 0)


def _choices(state: State) -> int:
    return int(legal(state, np.empty(MAX_ACTIONS, np.int64), 0))
