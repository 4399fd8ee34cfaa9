"""A finished game looked back upon: every move against the best one, and how much was luck.

Luck is counted with open hands: what chance changed of the first seat's share of the point, apart
from what the moves changed. Both together lead from the value of the start to the result.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from tercet.analysis.asking import Inquiry, Question
from tercet.core.game import Game
from tercet.core.judgement import Analysis, Judged, Proven
from tercet.core.position import Position
from tercet.core.state import CHANCE, MOVER, State
from tercet.search.ismcts import Ismcts
from tercet.search.report import run

MISTAKE = 0.1  # of the point, thrown away by one move
BLUNDER = 0.2

Going = Callable[[], bool]


@dataclass(frozen=True)
class Look:
    """What was found at one ply; the values are the first seat's, with open hands."""

    analysis: Analysis
    played: Judged | None
    before: float | None = None
    between: float | None = None  # after the move and before the chance that followed, if any


@dataclass(frozen=True)
class Row:
    """A move of the game beside the best one, by what its player could know."""

    ply: int
    seat: str
    move: str
    best: Judged
    played: Judged | None  # None: never looked at
    open: float | None = None  # the player's share before the move with open hands

    @property
    def loss(self) -> float:
        """How much of the point the move threw away."""
        return 0.0 if self.played is None else max(0.0, self.best.chance - self.played.chance)

    @property
    def mark(self) -> str:
        """What to call the move, if it was a bad one."""
        return "blunder" if self.loss >= BLUNDER else "mistake" if self.loss >= MISTAKE else ""


@dataclass(frozen=True)
class Share:
    """What became of one seat's share of the point: from the start, by luck and moves, to the end.

    ``start + luck + own + other == result``.
    """

    seat: str
    start: float
    luck: float
    own: float  # by the seat's own moves
    other: float  # by the opponent's moves
    result: float


class Review:
    """A review of a finished game, done ply by ply, in any order."""

    def __init__(
        self,
        game: Position,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        viewer: str | None = None,
        open_hands: bool = False,
        seed: str = "",
    ) -> None:
        """Review with so many seconds for each ply, or so many nodes for each thing looked at."""
        self.game = game
        self.plies = range(game.first_ply, game.ply)
        self._rules = game.rules
        self._luck = game.rules.chance_in_play > 0
        self._seed = seed
        self._nodes = nodes
        self._seconds = None if nodes else (seconds or 0.0) / (3 if self._luck else 1)
        asked: dict[str, Any] = {"viewer": viewer, "open_hands": open_hands, "seed": seed}
        self._question = Question(game, self._seconds or 0.0, nodes=nodes, lines=1, **asked)

    def look(self, ply: int, going: Going = lambda: True) -> Look | None:
        """Look at the position before a move; None if it was broken off."""
        inquiry = Inquiry(replace(self._question, ply=ply))
        analysis = inquiry.answer(lambda _: going())
        move = self.game.moves[ply]
        look = Look(analysis, inquiry.judged(move))
        if self._luck:
            state = inquiry.position.state
            look = replace(
                look,
                before=self._worth(state, ply, going),
                between=self._between(state, move, ply, going),
            )
        return look if going() else None

    def _between(self, state: State, move: str, ply: int, going: Going) -> float | None:
        state = self._rules.with_room(state, 1)
        self._rules.kernel.apply(state, self._rules.parse(move))
        return self._worth(state, ply, going) if is_chance(state) else None

    def _worth(self, state: State, ply: int, going: Going) -> float:
        text = f"{self._seed}:{ply}".encode(errors="surrogatepass")
        seed = int.from_bytes(hashlib.blake2b(text, digest_size=8).digest())
        search = Ismcts(self._rules, state, seed, hidden=False)
        run(search, nodes=self._nodes, seconds=self._seconds, watch=lambda _: going())
        return search.value()

    def rows(self, looks: list[Look]) -> list[Row]:
        """The moves that have been looked at, from the first one on."""
        analyses: list[Analysis | None] = [look.analysis for look in looks[1:]]
        done = len(looks) == len(self.plies)
        analyses.append(Inquiry(replace(self._question, ply=None)).analysis() if done else None)
        rows = []
        for ply, look, after in zip(self.plies, looks, analyses, strict=False):
            move, best, played = self.game.moves[ply], look.analysis.moves[0], look.played
            known = best.move == move or (played is not None and played.proven is not None)
            if not known and after is not None and not self._rules.hidden:
                played = turned(look.analysis, move, after)
            seat = str(look.analysis.to_move)
            mine = look.before
            if mine is not None and seat != self._rules.seats[0]:
                mine = 1 - mine
            rows.append(Row(ply + 1, seat, move, best, played, mine))
        return rows

    def shares(self, looks: list[Look], going: Going = lambda: True) -> list[Share]:
        """How luck and moves led to the result, for each seat; nothing for games without chance."""
        if not self._luck or len(looks) < len(self.plies):
            return []
        start = self._worth(self._rules.start(self.game.options), -1, going)
        result = {"1-0": 1.0, "0-1": 0.0}.get(str(self.game.result), 0.5)
        return balance(self._rules, start, looks, result)


def is_chance(state: State) -> bool:
    """Whether chance is to move."""
    return bool(state[MOVER] == CHANCE)


def balance(game: Game, start: float, looks: list[Look], result: float) -> list[Share]:
    """Add up what chance and each seat's moves have changed."""
    befores = [look.before or 0.0 for look in looks] + [result]
    luck = befores[0] - start
    moved = dict.fromkeys(game.seats, 0.0)
    for look, before, after in zip(looks, befores, befores[1:], strict=False):
        between = after if look.between is None else look.between
        moved[str(look.analysis.to_move)] += between - before
        luck += after - between
    one, other = (moved[seat] for seat in game.seats)
    return [
        Share(game.seats[0], start, luck, one, other, result),
        Share(game.seats[1], 1 - start, -luck, -other, -one, 1 - result),
    ]


def turned(before: Analysis, move: str, after: Analysis) -> Judged:
    """A move judged by the position that it led to."""
    chance, proven = chance_of(after, str(before.to_move)), after.verdict
    if proven is not None and proven.plies is not None:
        proven = replace(proven, plies=proven.plies + 1)
    answer = after.moves[0].line if after.moves else ()
    return Judged(move, chance, (move, *answer), proven)


def chance_of(analysis: Analysis, seat: str) -> float:
    """A seat's share of the point."""
    verdict: Proven | None = analysis.verdict
    if verdict is not None:
        return 0.5 if verdict.winner is None else float(verdict.winner == seat)
    chance = analysis.moves[0].chance
    return chance if analysis.to_move == seat else 1 - chance
