"""Perft: count the lines of play of a given length, the classic proof of a move generator."""

from typing import Any

import numpy as np
from numba import types

from tercet.core.game import Game
from tercet.core.jit import APPLY, COUNT, LEGAL, STATE, kernel
from tercet.core.state import CHANCE, MAX_ACTIONS, MOVER, Int, State

_SIGNATURE = types.int64(
    STATE,
    types.int64,
    types.int64,
    types.int64,
    types.int64,
    types.FunctionType(LEGAL),
    types.FunctionType(COUNT),
    types.FunctionType(APPLY),
)


@kernel(_SIGNATURE)
def count_lines(
    state: State,
    head: Int,
    depth: Int,
    max_chance: Int,
    bulk_depth: Int,
    legal: Any,
    bulk: Any,
    apply: Any,
) -> Int:
    """How many lines of exactly `depth` players' moves lead on from `state`.

    Chance outcomes branch a line and cost no depth; at most `max_chance` follow one another, and
    with none of them the last `bulk_depth` moves are counted at once. -1: more of them followed.
    """
    frames = (depth + 1) * (max_chance + 1)
    saved = np.empty(frames * head, np.int64)
    actions = np.empty(frames * MAX_ACTIONS, np.int64)
    following = np.zeros(frames, np.int64)
    ends = np.zeros(frames, np.int64)
    remaining = np.zeros(frames, np.int64)
    total = 0
    frame = 0
    remaining[0] = depth
    entering = True
    while frame >= 0:
        base = frame * head
        if entering:
            counted = -1
            if state[MOVER] != CHANCE:
                if remaining[frame] == 0:
                    counted = 1
                elif max_chance == 0 and remaining[frame] == bulk_depth:
                    counted = bulk(state)
            if counted >= 0:
                total += counted
                frame -= 1
                entering = False
                continue
            following[frame] = frame * MAX_ACTIONS
            ends[frame] = legal(state, actions, frame * MAX_ACTIONS)
            for index in range(head):
                saved[base + index] = state[index]
        else:
            for index in range(head):
                state[index] = saved[base + index]
        if following[frame] == ends[frame]:
            frame -= 1
            entering = False
            continue
        cost = 0 if state[MOVER] == CHANCE else 1
        apply(state, actions[following[frame]])
        following[frame] += 1
        if frame + 1 == frames:
            return -1
        remaining[frame + 1] = remaining[frame] - cost
        frame += 1
        entering = True
    return total


def perft(game: Game, state: State, depth: int) -> int:
    """How many lines of exactly `depth` moves lead on from a state in which a player moves."""
    rules = game.kernel
    lines = count_lines(
        game.with_room(state, depth + 1),
        rules.HEAD,
        depth,
        game.max_chance_after_move,
        rules.BULK,
        rules.legal,
        rules.bulk,
        rules.apply,
    )
    if lines < 0:
        raise ValueError(f"{game.name}: max_chance_after_move is too small")
    return int(lines)


def divide(game: Game, state: State, depth: int) -> dict[str, int]:
    """The same count for each legal move on its own, by notation."""
    counts = {}
    for action in game.legal(state):
        after = game.with_room(state, 1)
        game.kernel.apply(after, action)
        counts[game.format(action, state)] = perft(game, after, depth - 1)
    return counts
