"""Somebody who has just learned the rules: the yardstick of the weakest level.

Takes what a move brings at once, by the game's hand-made values, and in a game without secrets does
not let the opponent win with the next move. Beyond that all moves are alike to a beginner.
"""

from dataclasses import dataclass

import numpy as np

from tercet.core.game import Game
from tercet.core.generator import Generator, seeded, shuffle
from tercet.core.state import MOVER, OVER, WIN, State
from tercet.players.greedy import GUESSED_WORLDS, outcome
from tercet.players.player import Turn, turn_seed
from tercet.players.settings import Settings


@dataclass(frozen=True)
class Beginner:
    """Looks one move ahead."""

    seed: str

    def choose(self, turn: Turn) -> str:
        """The move that brings most at once; of several, any."""
        game = turn.game
        generator = seeded(turn_seed(self.seed, turn))
        actions = np.array(game.legal(turn.state), np.int64)
        shuffle(generator, actions)
        worlds = GUESSED_WORLDS if game.hidden else 1
        totals = np.zeros(len(actions), np.int64)
        for _ in range(worlds):
            world = turn.state.copy()
            game.insight.determine(world, turn.seat, generator)
            totals += [_value(game, world, action, generator) for action in actions.tolist()]
        return turn.named(actions.item(np.argmax(totals)))


def _value(game: Game, state: State, action: int, generator: Generator) -> int:
    """What a move brings the side to move."""
    if not game.hidden and _loses_at_once(game, state, action):
        return -WIN
    value = outcome(game, state, action, generator, game.insight.static)
    return value if state.item(MOVER) == 0 else -value


def _loses_at_once(game: Game, state: State, action: int) -> bool:
    """Whether the opponent could answer with a move that wins."""
    after = game.played(state, action)
    mover = after.item(MOVER)
    if mover not in (0, 1):
        return False
    for answer in game.legal(after):
        end = game.played(after, answer)
        if end.item(MOVER) == OVER and game.insight.final(end, 1) * (1 - 2 * mover) > 0:
            return True
    return False


def make(_game: Game, settings: str, seed: str) -> Beginner:
    """A beginner."""
    Settings().read("beginner", settings)
    return Beginner(seed)
