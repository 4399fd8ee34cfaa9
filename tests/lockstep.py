"""Plays a game's kernel and its plain reference side by side, comparing them at every ply."""

import random
import sys
from collections import Counter

import numpy as np

from tercet.core.game import Game
from tercet.core.reference import Reference, new_reference
from tercet.core.registry import find
from tercet.core.state import CHANCE, MOVER, OVER, REASON, RESULT, State

RESULTS = ("", "1-0", "0-1", "1/2")


def seat_of(game: Game, state: State) -> str | None:
    """Who moves, in the reference's words."""
    mover = int(state[MOVER])
    return None if mover == OVER else "chance" if mover == CHANCE else game.seats[mover]


def compare(game: Game, state: State, reference: Reference) -> None:
    """Both readings must see the same position."""
    assert seat_of(game, state) == reference.mover()
    scores = np.zeros(2, np.int64)
    game.kernel.scores(state, scores)
    assert tuple(scores.tolist()) == reference.scores()
    if state[MOVER] == OVER:
        reason = game.reasons[int(state[REASON])]
        assert (RESULTS[int(state[RESULT])], reason) == reference.outcome()
        assert game.legal(state) == []
    elif state[MOVER] == CHANCE:
        letters = [game.letters[action] for action in game.legal(state)]
        assert dict(zip(letters, game.weights(state), strict=True)) == reference.chance()
    else:
        assert reference.outcome() is None
        actions = game.legal(state)
        assert actions == sorted(set(actions))
        assert sorted(game.format(a, state) for a in actions) == reference.moves()


def play(
    game: Game, state: State, reference: Reference, rng: random.Random, most: int = 10_000
) -> tuple[int, State]:
    """Play a random game from here on both; return how many plies it took and the last state."""
    plies = 0
    compare(game, state, reference)
    while state[MOVER] != OVER and plies < most:
        state = game.with_room(state, 1)
        if state[MOVER] == CHANCE:
            letter = rng.choices(game.letters, [reference.chance().get(c, 0) for c in game.letters])
            game.kernel.apply(state, game.letters.index(letter[0]))
            reference.play(letter[0])
        else:
            action = rng.choice(game.legal(state))
            reference.play(game.format(action, state))
            game.kernel.apply(state, action)
            plies += 1
        compare(game, state, reference)
    return plies, state


def play_games(name: str, games: range, **options: object) -> Counter[str]:
    """Play whole random games in lockstep; count the branches of the rules that they met."""
    game = find(name)
    resolved, _ = game.resolve(options)
    branches: Counter[str] = Counter()
    for seed in games:
        reference = new_reference(name, **options)
        play(game, game.start(resolved), reference, random.Random(f"{name} {options} {seed}"))
        branches += reference.branches
    return branches


if __name__ == "__main__":
    # How often each branch of the rules is met: python -m tests.lockstep GAME NUMBER [NAME=VALUE …]
    chosen = dict(argument.split("=") for argument in sys.argv[3:])
    for branch, times in sorted(play_games(sys.argv[1], range(int(sys.argv[2])), **chosen).items()):
        print(f"{times:9,}  {branch}")
