"""The result of an analysis: the estimates of moves, and separately what is proven."""

from dataclasses import asdict, dataclass
from typing import Any

from tercet.core.errors import TercetError


class BadAnalysis(TercetError):
    """An argument of an analysis is not possible; `name` is the argument."""

    def __init__(self, message: str, name: str, **facts: Any) -> None:
        super().__init__(message, name=name, **facts)
        self.name = name


@dataclass(frozen=True)
class ProvenResult:
    """The certain result of the game with best play."""

    winner: str | None  # a seat; None for a draw
    plies: int | None = None  # until the end, in games in which a quicker win is better
    at_most: bool = False  # whether there may be a win in fewer plies
    scores: dict[str, int] | None = None  # by seat, if the margin counts and is known

    def __str__(self) -> str:
        text = f"{self.winner} wins" if self.winner else "draw"
        if self.scores is not None:
            text += " " + ":".join(str(score) for score in self.scores.values())
        if self.plies is not None:
            text += f" in {'at most ' if self.at_most else ''}{self.plies}"
        return text


@dataclass(frozen=True)
class AnalysedMove:
    """A move with its estimate and, if there is one, its proven result."""

    move: str
    chance: float  # expected score of the seat to move, 0 to 1: wins and half of the draws
    line: tuple[str, ...]  # the move and the expected continuation, up to the next chance outcome
    proven: ProvenResult | None = None

    def __str__(self) -> str:
        return f"{self.move} {self.proven or f'{self.chance:.1%}'}"

    def as_dict(self) -> dict[str, Any]:
        """The move, ready for JSON; an unknown chance (NaN) is null."""
        known = self.chance == self.chance
        return asdict(self) | {"chance": round(self.chance, 4) if known else None}


@dataclass(frozen=True)
class Analysis:
    """The best moves of a position, best first.

    `verdict` is the proven result of the position, if there is one; a finished game has its result
    and no moves. `viewer` is whose knowledge was used, None if nothing was hidden.
    """

    game: str
    ply: int
    to_move: str | None
    viewer: str | None
    moves: tuple[AnalysedMove, ...]
    verdict: ProvenResult | None
    nodes: int
    depth: int
    finished: bool  # more time would change nothing

    def __repr__(self) -> str:
        best = ", ".join(map(str, self.moves)) or "no moves"
        proven = f" [{self.verdict}]" if self.verdict else ""
        return f"<Analysis {self.game}, ply {self.ply}, {self.to_move} to move{proven}: {best}>"

    def as_dict(self) -> dict[str, Any]:
        """The analysis, ready for JSON."""
        return asdict(self) | {"moves": [move.as_dict() for move in self.moves]}
