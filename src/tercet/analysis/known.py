"""What was proven before joins what a search has found."""

from dataclasses import replace

from tercet.core.analysis import Analysis
from tercet.core.position import Position
from tercet.core.solved import known_win


def with_known_win(analysis: Analysis, position: Position, lines: int) -> Analysis:
    """The analysis with the known win of its position, unless the search has proven it itself."""
    known = None if analysis.verdict else known_win(position)
    if known is None:
        return analysis
    others = [move for move in analysis.moves if move.move != known.move]
    return replace(analysis, moves=(known, *others)[:lines], verdict=known.proven)
