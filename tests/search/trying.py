"""Trying everything, by recursion and without any cleverness: what a search must agree with."""

from tercet.core.game import Game
from tercet.core.state import MOVER, OVER, WIN, State


def after(game: Game, state: State, action: int) -> State:
    """The state behind an action."""
    changed = game.with_room(state, 1)
    game.kernel.apply(changed, action)
    return changed


def minimax(game: Game, state: State, depth: int, ply: int = 0) -> int:
    """The value for the first seat when both look `depth` plies ahead, and then for a quick win."""
    if state[MOVER] == OVER:
        return int(game.insight.final(state, ply))
    if depth == 0 and game.insight.winning(state) >= 0:
        return WIN - ply - 1 if state[MOVER] == 0 else ply + 1 - WIN
    if depth == 0:
        return int(game.insight.evaluate(state))
    values = [
        minimax(game, after(game, state, action), depth - 1, ply + 1)
        for action in game.legal(state)
    ]
    return max(values) if state[MOVER] == 0 else min(values)
