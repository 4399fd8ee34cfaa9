"""Luck: how much chance changed the expected score of a game, draw by draw.

Chance draws letter by letter. The luck of a letter is the value of the state after it, less the
mean of the values after all letters that could have come, by their weights. Its expectation is 0
whatever the values are worth, as in AIVAT; better values leave less luck unseen. See docs/luck.md.

Sums of floats are loops: `sum` is more exact, and the engine in the browser adds up plainly.
"""

import hashlib
import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from tercet.core.chance import Drawn
from tercet.core.game import Game
from tercet.core.position import Position
from tercet.core.state import EVERYONE, State

RUNS = 2  # luck is measured so often, each time from another seed; the differences show its error

Value = Callable[[State, int], float]
"""The first seat's expected score in a state, with open hands; the number is a seed."""


@dataclass(frozen=True)
class DrawLuck:
    """The luck of one draw: how much it changed a seat's expected score."""

    ply: int  # after how many moves; 0: the opening
    seat: str | None  # who saw what was drawn; None: everyone
    token: str
    luck: float
    error: float  # the standard error of luck

    def as_dict(self) -> dict[str, Any]:
        """The draw, ready for JSON."""
        return asdict(self) | {"luck": round(self.luck, 4), "error": round(self.error, 4)}


@dataclass(frozen=True)
class ScoreBreakdown:
    """How one seat's expected score went from the start to the result.

    ``start + luck + own + other + residual == result``.
    """

    seat: str
    start: float
    luck: float
    error: float  # the standard error of luck
    own: float  # what the seat's own moves lost, judged by what their player could know
    other: float  # what the opponent's moves lost, which is this seat's gain
    residual: float  # what none of these explains
    result: float
    luckiest: DrawLuck | None = None  # for this seat
    unluckiest: DrawLuck | None = None

    @property
    def adjusted(self) -> float:
        """The result without luck; over many games its mean is that of the results."""
        return self.result - self.luck

    @property
    def denied(self) -> bool:
        """Whether the seat would have won with average luck, beyond the error of luck."""
        return self.result < 1 and self.adjusted - 0.5 > self.error

    def as_dict(self) -> dict[str, Any]:
        """The breakdown, ready for JSON."""
        names = ("start", "luck", "error", "own", "other", "residual", "result", "adjusted")
        numbers = {name: round(getattr(self, name), 4) for name in names}
        draws = {
            "luckiest": None if self.luckiest is None else self.luckiest.as_dict(),
            "unluckiest": None if self.unluckiest is None else self.unluckiest.as_dict(),
        }
        return {"seat": self.seat} | numbers | draws | {"denied": self.denied}


def number_of(text: str) -> int:
    """A seed as a number."""
    digest = hashlib.blake2b(text.encode(errors="surrogatepass"), digest_size=8).digest()
    return int.from_bytes(digest)


def measure_opening(game: Position, value: Value, seed: str) -> list[DrawLuck]:
    """The luck of the draws before the first move."""
    return measure_draws(game.rules, game.rules.start(game.options), game.opening, 0, value, seed)


def measure_after_move(game: Position, ply: int, value: Value, seed: str) -> list[DrawLuck]:
    """The luck of the draws that followed the move after `ply` moves."""
    step = game.steps[ply]
    state = game.rules.played(step.before, step.action)
    return measure_draws(game.rules, state, step.drawn, ply + 1, value, seed)


def measure_draws(
    game: Game, state: State, draws: Iterable[Drawn], ply: int, value: Value, seed: str
) -> list[DrawLuck]:
    """The luck of draws that follow one another, for the first seat."""
    found = []
    for number, drawn in enumerate(draws):
        runs = [0.0] * RUNS
        for index, action in enumerate(game.drawn(drawn.token)):
            for run in range(RUNS):
                run_seed = number_of(f"{seed}:{ply}:{number}:{index}:{run}")
                runs[run] += _luck_of_letter(game, state, action, value, run_seed)
            state = _after_chance(game, state, action)
        seat = None if drawn.audience == EVERYONE else game.seats[drawn.audience]
        luck = (runs[0] + runs[1]) / 2
        found.append(DrawLuck(ply, seat, drawn.token, luck, abs(runs[0] - runs[1]) / 2))
    return found


def _luck_of_letter(game: Game, state: State, drawn: int, value: Value, seed: int) -> float:
    """The value after the letter that was drawn, less the mean over all letters."""
    actions = game.legal(state)
    if len(actions) == 1:
        return 0.0
    total = mean = value_of_drawn = 0.0
    for action, weight in zip(actions, game.weights(state), strict=True):
        worth = value(_after_chance(game, state, action), seed)
        total += weight
        mean += weight * worth
        if action == drawn:
            value_of_drawn = worth
    return value_of_drawn - mean / total


def _after_chance(game: Game, state: State, action: int) -> State:
    after = state.copy()
    game.kernel.apply(after, action)
    return after


def break_down_score(
    seats: tuple[str, str],
    start: float,
    draws: Sequence[DrawLuck],
    lost: tuple[float, float],
    result: float,
) -> list[ScoreBreakdown]:
    """How luck and the moves of both seats, which `lost` so much, led to the result."""
    luck = variance = 0.0
    for draw in draws:
        luck += draw.luck
        variance += draw.error * draw.error
    error = math.sqrt(variance)
    breakdowns = []
    for number, seat in enumerate(seats):
        sign = 1 if number == 0 else -1
        own_start, own_result = (start, result) if number == 0 else (1 - start, 1 - result)
        own, other = -lost[number], lost[1 - number]
        residual = own_result - own_start - sign * luck - own - other
        own_draws = [replace(draw, luck=sign * draw.luck) for draw in draws]
        breakdowns.append(
            ScoreBreakdown(
                seat,
                own_start,
                sign * luck,
                error,
                own,
                other,
                residual,
                own_result,
                max(own_draws, key=lambda draw: draw.luck, default=None),
                min(own_draws, key=lambda draw: draw.luck, default=None),
            )
        )
    return breakdowns
