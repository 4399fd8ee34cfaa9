"""Positions judged: the best moves, what is proven of them, and games looked back upon."""

from tercet.analysis.asking import Question
from tercet.core.judgement import Analysis
from tercet.core.position import Position

__all__ = ["Question", "analyse"]


def analyse(position: Position, **asked: object) -> Analysis:
    """Judge a position; see `Position.analyse`."""
    return Question(position, **asked).answer()  # type: ignore[arg-type]
