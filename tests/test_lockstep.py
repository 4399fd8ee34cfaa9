"""Two independent readings agree: kernel and plain reference through thousands of games."""

import random
from collections import Counter
from typing import Any

import pytest

from tercet.core.reference import new_reference
from tercet.core.registry import find
from tercet.core.state import MOVER, OVER
from tercet.games.mana.reference import MARKS
from tests.amount import amount
from tests.lockstep import compare, play_games

CHUNK = 100
RANDOM_PLAY: list[tuple[str, dict[str, Any], int]] = [
    ("mana", {}, amount(400, 20_000)),
    ("mana", {"first": "white"}, amount(100, 5000)),
    ("mana", {"setup": "advanced"}, amount(200, 10_000)),
    ("mana", {"setup": "advanced", "first": "white"}, amount(100, 5000)),
    ("mana", {"repetition": 2, "idle": 12}, amount(300, 15_000)),
    ("mabula", {}, amount(200, 10_000)),
    ("mabula", {"scoring": "product"}, amount(100, 5000)),
    ("mabula", {"edge": "ignored"}, amount(100, 5000)),
    ("mabula", {"scoring": "product", "edge": "ignored"}, amount(100, 5000)),
    ("mandala", {}, amount(300, 15_000)),
    ("mandala", {"draw": "choose"}, amount(300, 15_000)),
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


def hoard(reference: Any, rng: random.Random) -> str:
    """Mandala: seldom discard or complete a mandala, so that cards run short and hands shrink."""
    moves: list[str] = reference.moves()

    def completes(move: str) -> bool:
        if move[0] not in "AB":
            return False
        piles = [reference.mountains[move[1]], *reference.fields[move[1]].values()]
        shown = {colour for pile in piles for colour in pile if pile[colour]}
        return len(shown | {move[2]}) == 6

    kept = [move for move in moves if move[0] != "C" and not completes(move)]
    return rng.choice(kept if kept and rng.random() < 0.98 else moves)


def exchange(reference: Any, rng: random.Random) -> str:
    """Mandala: discard and redraw for ever."""
    moves: list[str] = reference.moves()
    return rng.choice([move for move in moves if move[0] == "C"] or moves)


def quiet(reference: Any) -> list[str]:
    moves: list[str] = reference.moves()
    return [move for move in moves if move[0] != "@" and "x" not in move] or moves


def linger(reference: Any, rng: random.Random) -> str:
    """Mana: capture and return nothing while there is another move."""
    return rng.choice(quiet(reference))


def circle(reference: Any, rng: random.Random) -> str:
    """Mana: walk to and fro between a 3 and a 1 beside it, the shortest circle there is."""
    moves = quiet(reference)
    short = [
        move
        for move in moves
        if move[2:3] == "-" and {MARKS[move[:2]], MARKS[move[3:]]} == {1, 3} and beside(move)
    ]
    return rng.choice(short or moves)


def beside(move: str) -> bool:
    files = abs(ord(move[0]) - ord(move[3]))
    return files + abs(int(move[1]) - int(move[4])) == 1


POLICIES: list[tuple[str, dict[str, Any], Any, int, list[str]]] = [
    ("mandala", {}, hoard, 120, ["MAN-20 second run-out", "MAN-20 run-out in refill"]),
    ("mandala", {"draw": "choose"}, hoard, 120, ["MAN-20 second run-out", "MAN-7 chose to draw 0"]),
    ("mandala", {}, exchange, 10, ["MAN-24 idle end"]),
    ("mana", {}, linger, 40, ["MNA-15 idle"]),
    ("mana", {}, circle, 60, ["MNA-15 second occurrence"]),
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
        reference = new_reference(name, **options)
        state = game.start(game.resolve(options)[0])
        plies = 0
        while state[MOVER] != OVER and plies < 400:
            compare(game, state, reference)
            state = game.with_room(state, 1)
            if chances := reference.chance():
                letter = rng.choices(list(chances), list(chances.values()))[0]
                game.kernel.apply(state, game.letters.index(letter))
                reference.play(letter)
                continue
            move = policy(reference, rng)
            game.kernel.apply(state, game.parse(move))
            reference.play(move)
            plies += 1
        compare(game, state, reference)
        branches += reference.branches
    for rare in met:
        assert branches[rare], f"{rare} was not met; met were {sorted(branches)}"
