"""The kinds of puzzles: what is looked for in a game, and which moves solve it.

Which kind a game has follows from its rules: a choice by what the player knows if cards are hidden
or drawn, an ending if the margin counts, else a forced win.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol

from tercet.core.game import Game
from tercet.core.position import Position
from tercet.core.puzzles import KindName
from tercet.core.state import State


@dataclass(frozen=True)
class Solution:
    """What solves a position, as a puzzle holds it."""

    line: tuple[str, ...]  # the solver's move, the reply, the solver's move, …
    accepted: tuple[str, ...] = ()  # other first moves that keep the result
    plies: int = 0
    gap: float | None = None


class Kind(Protocol):
    """Finds puzzles of one kind in one game, and judges moves.

    Its results depend on the calls before, because tables are shared: use one per game searched.
    """

    name: KindName

    def candidates(self, finished: Position) -> Iterator[int]:
        """The plies of a finished game whose positions may be puzzles, best first."""
        ...

    def solution(self, position: Position) -> Solution | None:
        """The solution of a position; None if it makes no puzzle."""
        ...

    def accepted(self, state: State, left: int) -> list[int]:
        """The moves that keep the result, within the plies that are left of a forced win."""
        ...

    def reply(self, state: State, left: int) -> int:
        """The opponent's move that resists best."""
        ...


def kind_name(game: Game) -> KindName:
    """The kind of puzzles that a game has."""
    if game.hidden or game.max_chance_after_move:
        return "choice"
    return "ending" if game.insight.MARGIN else "forced-win"


def make_kind(game: Game, seed: str = "") -> Kind:
    """A new judge of the game's kind of puzzles."""
    from tercet.puzzles.choice import Choice  # noqa: PLC0415 - they import this module
    from tercet.puzzles.ending import Ending  # noqa: PLC0415
    from tercet.puzzles.forced_win import ForcedWin  # noqa: PLC0415

    makers: dict[KindName, Callable[[Game, str], Kind]] = {
        "choice": Choice,
        "ending": lambda game, _: Ending(game),
        "forced-win": lambda game, _: ForcedWin(game),
    }
    return makers[kind_name(game)](game, seed)


def previous_turn(finished: Position, ply: int) -> int | None:
    """The last ply before this one at which the same seat was to move."""
    mover = finished.steps[ply].mover
    earlier = range(ply - 1, finished.first_ply - 1, -1)
    return next((before for before in earlier if finished.steps[before].mover == mover), None)


def without_forced_end(
    line: list[int], states: list[State], game: Game, accepted: Callable[[int], list[int]]
) -> list[int]:
    """The line without the last turns at which every move of the solver keeps the result.

    ``states[n]`` is where ``line[n]`` is played; `accepted` gives the right moves at an index.
    """
    end = len(line) - (1 - len(line) % 2)  # a line ends with a move of the solver
    while end > 1 and len(accepted(end - 1)) == len(game.legal(states[end - 1])):
        end -= 2
    return line[:end]
