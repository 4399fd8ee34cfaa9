"""Analysis of positions (best moves, proven results) and reviews of whole games."""

from tercet.analysis.analyser import Analyser, AnalysisRequest
from tercet.core.analysis import Analysis
from tercet.core.position import Position

__all__ = ["Analyser", "AnalysisRequest", "analyse"]


def analyse(position: Position, **arguments: object) -> Analysis:
    """Analyse a position; see `Position.analyse`."""
    return Analyser(AnalysisRequest(position, **arguments)).run()  # type: ignore[arg-type]
