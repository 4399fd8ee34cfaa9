"""Random play: uniformly chosen moves, chance by its weights."""

from typing import Any

import numpy as np
from numba import types

from tercet.core.game import Game
from tercet.core.generator import Generator, seeded
from tercet.core.jit import APPLY, GENERATOR, LEGAL, SAMPLE, STATE, kernel
from tercet.core.state import CHANCE, MAX_ACTIONS, MOVER, OVER, REASON, RESULT, Int, State

_NUMBERS = types.int64[::1]
_PLAY_SIGNATURE = types.int64(
    STATE,
    GENERATOR,
    types.int64,
    _NUMBERS,
    _NUMBERS,
    types.FunctionType(LEGAL),
    types.FunctionType(SAMPLE),
    types.FunctionType(APPLY),
)


@kernel(_PLAY_SIGNATURE)
def play_on(
    state: State,
    generator: Generator,
    plies: Int,
    widths: State,
    scratch: State,
    legal: Any,
    sample: Any,
    apply: Any,
) -> Int:
    """Play at most `plies` random moves from `state`; return how many were played.

    ``widths[i]`` gets the number of legal moves before the i-th of them, unless it is empty.
    Chance after the last move is played too: a player, or nobody, moves in the last state.
    """
    played = 0
    while True:
        mover = state[MOVER]
        if mover == CHANCE:
            apply(state, sample(state, generator, scratch))
            continue
        if mover == OVER or played == plies:
            return played
        if widths.size:
            widths[played] = legal(state, scratch, 0)
        played += 1
        apply(state, sample(state, generator, scratch))


_GAMES_SIGNATURE = types.int64(
    STATE,
    types.int64,
    GENERATOR,
    types.int64,
    types.int64,
    _NUMBERS,
    _NUMBERS,
    _NUMBERS,
    types.FunctionType(LEGAL),
    types.FunctionType(SAMPLE),
    types.FunctionType(APPLY),
)


@kernel(_GAMES_SIGNATURE)
def play_games(
    start: State,
    growth: Int,
    generator: Generator,
    games: Int,
    most: Int,
    outcomes: State,
    lengths: State,
    widths: State,
    legal: Any,
    sample: Any,
    apply: Any,
) -> Int:
    """Play `games` random games from `start`; return how many plies were played in all.

    ``outcomes[i]`` gets result + 4 · reason of game i (0 if it was not over after `most` plies),
    ``lengths[i]`` its plies, ``widths[2 * ply]`` the number of moves that were legal at that ply,
    summed over the games, and ``widths[2 * ply + 1]`` the number of games that came so far; an
    empty `widths` spares the counting.
    """
    scratch = np.empty(2 * MAX_ACTIONS, np.int64)
    here = np.empty(most if widths.size else 0, np.int64)
    state = np.zeros(start.size + growth * (most + 1), np.int64)
    total = 0
    for game in range(games):
        for index in range(start.size):  # an assignment of slices takes 2 s to compile
            state[index] = start[index]
        played = play_on(state, generator, most, here, scratch, legal, sample, apply)
        if widths.size:
            for ply in range(played):
                widths[2 * ply] += here[ply]
                widths[2 * ply + 1] += 1
        outcomes[game] = state[RESULT] + 4 * state[REASON] if state[MOVER] == OVER else 0
        lengths[game] = played
        total += played
    return total


def playouts(
    game: Game, start: State, games: int, seed: int, most: int = 4000, *, branching: bool = False
) -> tuple[State, State, State]:
    """Random games from `start`: their outcomes, their lengths and, if asked, branching by ply."""
    outcomes, lengths = np.zeros(games, np.int64), np.zeros(games, np.int64)
    widths = np.zeros(2 * most if branching else 0, np.int64)
    rules = game.kernel
    play_games(
        start,
        rules.GROWTH,
        seeded(seed),
        games,
        most,
        outcomes,
        lengths,
        widths,
        rules.legal,
        rules.sample,
        rules.apply,
    )
    return outcomes, lengths, widths


def play_random(game: Game, state: State, plies: int, generator: Generator) -> State:
    """The state after at most `plies` random moves from `state`."""
    after = game.with_room(state, plies)
    rules = game.kernel
    play_on(
        after,
        generator,
        plies,
        np.empty(0, np.int64),
        np.empty(2 * MAX_ACTIONS, np.int64),
        rules.legal,
        rules.sample,
        rules.apply,
    )
    return after
