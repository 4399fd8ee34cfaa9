"""Games of Mandala dealt anew: possible, the same to who saw them, and as often as they should."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import comb, prod

import pytest

from tercet.core.observing import HIDDEN
from tercet.core.registry import find
from tercet.core.state import AUDIENCE, CHANCE, EVERYONE, MOVER, State
from tercet.games.mandala import kernel
from tercet.games.mandala.redeal import redeal
from tests.amount import amount

GAME = find("mandala")
# Few cards in the deck and in the hands, and far from the end: the deck soon runs out.
SMALL_DECK = "1 1 0 0 0 r - - - - - rog ryb - - - - p2 p2 r12o15y15g15p14b15"


def seen_by(viewer: int, first: State, actions: list[int]) -> list[int]:
    """A history as a player saw it."""
    seen, state = [], first
    for action in actions:
        hidden = state[MOVER] == CHANCE and state[AUDIENCE] not in (EVERYONE, viewer)
        seen.append(HIDDEN if hidden else action)
        state = GAME.played(state, action)
    return seen


def random_game(first: State, rng: random.Random, exchange: float = 0) -> Iterator[list[int]]:
    """The history before each move of a random game, which may consist of many exchanges."""
    state, actions = first, list[int]()
    while legal := GAME.legal(state):
        weights = None
        if state[MOVER] == CHANCE:
            weights = GAME.weights(state)
        else:
            yield actions
            exchanges = [one for one in legal if kernel.EXCHANGE <= one < kernel.CLAIM]
            legal = exchanges if exchanges and rng.random() < exchange else legal
        actions = [*actions, *rng.choices(legal, weights)]
        state = GAME.played(state, actions[-1])


def after(first: State, actions: list[int]) -> State:
    """The state after actions, all of which must be legal."""
    state = first
    for action in actions:
        assert action in GAME.legal(state)
        state = GAME.played(state, action)
    return state


@pytest.mark.parametrize("draw", ["full", "choose"])
def test_a_game_dealt_anew_is_legal_and_looks_the_same(draw: str) -> None:
    first = GAME.start({"draw": draw})
    changed = shuffled = 0
    for seed in range(amount(6, 300)):
        rng = random.Random(f"redeal {draw} {seed}")
        for actions in random_game(first, rng, exchange=seed % 3 * 0.4):
            if rng.random() > 0.2:
                continue
            viewer = rng.randrange(2)
            seen = seen_by(viewer, first, actions)
            dealt = redeal(first, seen, viewer, rng)
            truth, world = after(first, actions), after(first, dealt)
            assert seen_by(viewer, first, dealt) == seen
            assert GAME.redacted(world, viewer).tobytes() == GAME.redacted(truth, viewer).tobytes()
            changed += dealt != actions
            shuffled += int(truth[kernel.LAST_MANDALA])
    assert changed > 50
    assert shuffled > 10


def likelihood(state: State, action: int) -> float:
    """How likely chance brings an action, or a player puts down what it puts down."""
    if state[MOVER] == CHANCE:
        weights = dict(zip(GAME.legal(state), GAME.weights(state), strict=True))
        return weights.get(action, 0) / sum(weights.values())
    if action not in GAME.legal(state):
        return 0.0
    hand = kernel.HAND + 6 * state[MOVER]
    held, left = (one[hand : hand + 6].tolist() for one in (state, GAME.played(state, action)))
    ways = prod(comb(before, before - now) for before, now in zip(held, left, strict=True))
    return ways / comb(sum(held), sum(held) - sum(left))


def all_games(first: State, seen: list[int], viewer: int) -> dict[tuple[int, ...], float]:
    """Every history that the player could have seen so, with its likelihood."""
    games: dict[tuple[int, ...], tuple[State, float]] = {(): (first, 1.0)}
    for action in seen:
        longer = {}
        for past, (state, weight) in games.items():
            for one in GAME.legal(state) if action == HIDDEN else [action]:
                own = state[MOVER] == viewer
                if more := weight if own else weight * likelihood(state, one):
                    longer[*past, one] = GAME.played(state, one), more
        games = longer
    total = sum(weight for _, weight in games.values())
    return {past: weight / total for past, (_, weight) in games.items()}


def test_games_are_dealt_as_often_as_they_should() -> None:
    first = GAME.place(GAME.resolve({})[0], SMALL_DECK)
    shuffled = 0
    for seed in range(amount(8, 60)):
        *_, actions = islice(random_game(first, random.Random(seed)), 7)
        seen = seen_by(0, first, actions)
        expected = all_games(first, seen, 0)
        rng, tries = random.Random(seed), 1000
        found = Counter(tuple(redeal(first, seen, 0, rng)) for _ in range(tries))
        assert set(found) <= set(expected)
        distance = sum(
            (found[past] - tries * share) ** 2 / (tries * share) for past, share in expected.items()
        )
        assert distance < len(expected) + 5 * (2 * len(expected)) ** 0.5
        shuffled += len(expected) > 1 and int(after(first, actions)[kernel.LAST_MANDALA])
    assert shuffled
