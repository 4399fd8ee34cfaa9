"""What an analysis says of a position: what is believed, and apart from it what is proven."""

from dataclasses import asdict, dataclass
from typing import Any

from tercet.core.errors import TercetError


class BadAnalysis(TercetError):
    """An analysis cannot be asked for so; `name` is what is wrong."""

    def __init__(self, message: str, name: str, **facts: Any) -> None:
        super().__init__(name=name, **facts)
        self.message = message
        self.name = name


class GameOver(TercetError):
    """The game has ended, so there is no move."""

    message = "error-game-over"


@dataclass(frozen=True)
class Proven:
    """How the game ends with best play, for certain."""

    winner: str | None  # a seat; None for a draw
    plies: int | None = None  # until the end, where a quicker win is the better one
    at_most: bool = False  # whether there may be a win in fewer plies
    scores: dict[str, int] | None = None  # by seat, where the margin counts and is known

    def __str__(self) -> str:
        how = f"{self.winner} wins" if self.winner else "draw"
        if self.scores is not None:
            how += " " + ":".join(str(score) for score in self.scores.values())
        if self.plies is not None:
            how += f" in {'at most ' if self.at_most else ''}{self.plies}"
        return how


@dataclass(frozen=True)
class Judged:
    """A move and what it leads to."""

    move: str
    chance: float  # of the side to move: wins and half of the draws, 0 to 1
    line: tuple[str, ...]  # the move and what is expected to follow, until chance comes in
    proven: Proven | None = None

    def __str__(self) -> str:
        return f"{self.move} {self.proven or f'{self.chance:.1%}'}"


@dataclass(frozen=True)
class Analysis:
    """The best moves of a position, best first.

    `verdict` is set when the value of the position is proven; a finished game has its result and
    no moves. `viewer` is whose knowledge it comes from, None where nothing was hidden.
    """

    game: str
    ply: int
    to_move: str | None
    viewer: str | None
    moves: tuple[Judged, ...]
    verdict: Proven | None
    nodes: int
    depth: int
    finished: bool  # more time would change nothing

    def __repr__(self) -> str:
        best = ", ".join(map(str, self.moves)) or "no moves"
        proven = f" [{self.verdict}]" if self.verdict else ""
        return f"<Analysis {self.game}, ply {self.ply}, {self.to_move} to move{proven}: {best}>"

    def as_facts(self) -> dict[str, Any]:
        """The same, ready for JSON."""
        facts = asdict(self)
        for move in facts["moves"]:
            move["chance"] = round(move["chance"], 4)
        return facts
