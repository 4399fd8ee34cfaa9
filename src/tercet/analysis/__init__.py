"""Analysis of positions (best moves, proven results) and reviews of whole games."""

from tercet.analysis.analyser import Analyser, AnalysisRequest
from tercet.analysis.known import with_known_win
from tercet.core.analysis import Analysis
from tercet.core.position import Position

__all__ = ["Analyser", "AnalysisRequest", "analyse"]


def analyse(position: Position, **arguments: object) -> Analysis:
    """Analyse a position; see `Position.analyse`."""
    analyser = Analyser(AnalysisRequest(position, **arguments))  # type: ignore[arg-type]
    return with_known_win(analyser.run(), analyser.position, analyser.request.lines)
