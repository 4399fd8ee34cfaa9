"""Positions that are known to be won, with the winning line: a game's ``solved.json``.

It has the winner's seat, and for each position the plies to the end and a line of moves. The line
is one with best play; `tercet.solving.table` makes the file.
"""

import json
from functools import cache
from typing import NamedTuple

from tercet.core.analysis import AnalysedMove, ProvenResult
from tercet.core.position import Position
from tercet.core.registry import folder

FILE_NAME = "solved.json"


class Solved(NamedTuple):
    """The contents of the file."""

    winner: str
    positions: dict[str, tuple[int, str]]


@cache
def solved(game: str) -> Solved | None:
    """What is known of a game; None if it has no such file."""
    path = folder(game) / FILE_NAME
    return Solved(**json.loads(path.read_text(encoding="utf-8"))) if path.exists() else None


def known_win(position: Position) -> AnalysedMove | None:
    """The best move of a position that is known to be won, with the line; None if nothing is known.

    All positions of the game since its setup must be known ones: the past of another game could
    make one of them a draw by repetition. The options must be the default ones.
    """
    table, rules = solved(position.game), position.rules
    if table is None or position.is_over or position.options != rules.resolve({})[0]:
        return None
    found: tuple[int, str] | None = None
    for state in [*(step.before for step in position.steps), position.truth]:
        text = rules.describe(state)
        if text is not None:
            found = table.positions.get(text)
            if found is None:
                return None
    if found is None:
        return None
    plies, line = found
    moves = tuple(line.split())
    chance = float(position.to_move == table.winner)
    return AnalysedMove(moves[0], chance, moves, ProvenResult(table.winner, plies, at_most=True))
