"""What search knows of a game where its ``evaluate`` module leaves something out."""

from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

from tercet.core.generator import Generator
from tercet.core.jit import (
    DETERMINE,
    ENDGAME,
    EVALUATE,
    FINAL,
    PLAYOUT,
    RANK,
    WINNING,
    helper,
    kernel,
)
from tercet.core.state import DRAW, FIRST_WINS, RESULT, UNKNOWN, WIN, Int, State

if TYPE_CHECKING:
    from tercet.core.game import Game, Insight

SCALE = 1.0
MARGIN = False

_DEFAULTS = (
    "SCALE",
    "MARGIN",
    "evaluate",
    "final",
    "winning",
    "endgame",
    "rank",
    "playout",
    "determine",
)


@kernel(EVALUATE)
def evaluate(_state: State) -> Int:
    """Nothing is known."""
    return 0


@kernel(FINAL)
def final(state: State, plies: Int) -> Int:
    """The sooner a win the better."""
    if state[RESULT] == DRAW:
        return 0
    return WIN - plies if state[RESULT] == FIRST_WINS else plies - WIN


@helper
def final_by_margin(state: State, lead: Int) -> Int:
    """The value of a finished game if the margin counts; `lead` is that of the first seat."""
    if state[RESULT] == DRAW:
        return 0
    return lead + WIN if state[RESULT] == FIRST_WINS else lead - WIN


@kernel(WINNING)
def winning(_state: State) -> Int:
    """No move is seen to win at once."""
    return -1


@kernel(ENDGAME)
def endgame(_state: State, _alpha: Int, _beta: Int) -> Int:
    """No value is known without a search."""
    return UNKNOWN


@kernel(RANK)
def rank(_state: State, _actions: State, begin: Int, end: Int, ranks: State) -> None:
    """One move is as good as another."""
    ranks[begin:end] = 0


@kernel(PLAYOUT)
def playout(_state: State, _generator: Generator, _made: State, _now: Int) -> Int:
    """Play nothing: the search plays on by `guess`."""
    return 0


@kernel(DETERMINE)
def determine(_state: State, _viewer: Int, _generator: Generator) -> None:
    """Nothing is hidden."""


def complete_insight(game: "Game", module: ModuleType | None) -> "Insight":
    """Add what a game's ``evaluate`` module lacks; the game may have no such module."""
    insight: Any = module or SimpleNamespace()
    own = vars(insight)
    needed = {"determine": game.hidden, "final": own.get("MARGIN")}
    for name, is_needed in needed.items():
        if is_needed and name not in own:
            raise TypeError(f"{game.name} needs a function {name} in evaluate.py")
    found = {name: globals()[name] for name in _DEFAULTS}
    found |= {"search_key": game.kernel.key, "guess": game.kernel.sample, **own}
    found.setdefault("static", found["evaluate"])
    found.setdefault("STATIC_SCALE", found["SCALE"])
    own.update(found)
    return cast("Insight", insight)
