"""Two independent readings agree: kernel and plain reference through tens of thousands of games."""

import random
from collections import Counter
from typing import Any

import pytest

from tercet.core.registry import find
from tercet.core.state import MOVER, OVER
from tests.lockstep import compare, play_games, reference_of

CHUNK = 250
RANDOM_PLAY: list[tuple[str, dict[str, Any], int]] = [
    ("mana", {}, 4000),
    ("mana", {"first": "white"}, 1000),
    ("mana", {"setup": "advanced"}, 2000),
    ("mana", {"setup": "advanced", "first": "white"}, 1000),
    ("mana", {"repetition": 2, "idle": 12}, 3000),
    ("mabula", {}, 2000),
    ("mabula", {"scoring": "product"}, 1000),
    ("mabula", {"edge": "ignored"}, 1000),
    ("mabula", {"scoring": "product", "edge": "ignored"}, 1000),
    ("mandala", {}, 3000),
    ("mandala", {"draw": "choose"}, 3000),
]
CHUNKS = [
    pytest.param(name, options, range(first, first + CHUNK), id=f"{name}-{options}-{first}")
    for name, options, games in RANDOM_PLAY
    for first in range(0, games, CHUNK)
]


@pytest.mark.parametrize(("name", "options", "games"), CHUNKS)
def test_random_games_agree(name: str, options: dict[str, Any], games: range) -> None:
    branches = play_games(name, games, **options)
    for rare in MET_BY_RANDOM_PLAY[name]:
        assert branches[rare], f"{rare} was not met in {len(games)} games"


# What uniformly random play meets in every chunk; rarer branches have a policy below or a
# constructed position in tests/rules.
MET_BY_RANDOM_PLAY = {
    "mana": [
        "MNA-5 free first move",
        "MNA-7 three steps end beside the start",
        "MNA-11 bound by the bird",
        "MNA-12 no piece on the number",
        "MNA-12 return played",
        "MNA-14 daimyo captured",
    ],
    "mabula": [
        *(f"MAB-7 k={number}" for number in range(6)),
        "MAB-6 enemy marble pushed",
        "MAB-7 own edge marble blocked, k=6",
        "MAB-8 skip",
        "MAB-9 over with marbles on the edge",
        "MAB-13 draw",
    ],
    "mandala": [
        "MAN-7 cut to 1",
        "MAN-7 cut to 2",
        "MAN-11 last card A",
        "MAN-13 tie",
        "MAN-16 both fields empty",
        "MAN-16 claimer with empty field",
        "MAN-19 river end",
        "MAN-20 deck end",
        "MAN-20 run-out in A's draw that completes",
    ],
}


def hoard(moves: list[str], rng: random.Random) -> str:
    """Mandala: seldom discard, so that cards run short and hands shrink to one."""
    shown = [move for move in moves if move[0] != "C"] or moves
    return rng.choice(shown if rng.random() < 0.97 else moves)


def linger(moves: list[str], rng: random.Random) -> str:
    """Mana: capture and return nothing while there is another move."""
    quiet = [move for move in moves if move[0] not in "@" and "x" not in move]
    return rng.choice(quiet or moves)


def exchange(moves: list[str], rng: random.Random) -> str:
    """Mandala: discard and redraw for ever."""
    return rng.choice([move for move in moves if move[0] == "C"] or moves)


POLICIES = [
    ("mandala", {}, hoard, 150, ["MAN-20 second run-out", "MAN-20 run-out in refill"]),
    ("mandala", {"draw": "choose"}, hoard, 150, ["MAN-20 second run-out", "MAN-7 chose to draw 0"]),
    ("mandala", {}, exchange, 10, ["MAN-24 idle"]),
    ("mana", {}, linger, 40, ["MNA-15 idle"]),
    ("mana", {"idle": 10_000}, linger, 10, ["MNA-15 second occurrence"]),
]


@pytest.mark.parametrize(
    ("name", "options", "policy", "games", "met"),
    POLICIES,
    ids=[f"{name}-{policy.__name__}-{options}" for name, options, policy, *_ in POLICIES],
)
def test_directed_games_meet_the_rare_rules(
    name: str, options: dict[str, Any], policy: Any, games: int, met: list[str]
) -> None:
    game = find(name)
    branches: Counter[str] = Counter()
    for seed in range(games):
        rng = random.Random(seed)
        reference = reference_of(name, **options)
        state = game.start(game.resolve(options)[0])
        plies = 0
        while state[MOVER] != OVER and plies < 1500:
            compare(game, state, reference)
            state = game.with_room(state, 1)
            if chances := reference.chance():
                letter = rng.choices(list(chances), list(chances.values()))[0]
                game.kernel.apply(state, game.letters.index(letter))
                reference.play(letter)
                continue
            move = policy(reference.moves(), rng)
            game.kernel.apply(state, game.parse(move))
            reference.play(move)
            plies += 1
        compare(game, state, reference)
        branches += reference.branches
    for rare in met:
        assert branches[rare], f"{rare} was not met; met were {sorted(branches)}"
