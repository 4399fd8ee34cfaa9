"""A player who looks one move ahead and takes what looks best then."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tercet.core.game import Game
from tercet.core.generator import Generator, seeded
from tercet.core.state import CHANCE, MAX_ACTIONS, MOVER, OVER, State
from tercet.players.player import Turn
from tercet.players.settings import Setting, Settings

GUESSED_WORLDS = 10  # where secrets or chance make worlds differ


def outcome(
    game: Game, world: State, action: int, generator: Generator, value: Callable[[State], int]
) -> int:
    """The value of the state after an action, for the first seat."""
    rules, insight = game.kernel, game.insight
    after = game.with_room(world, 1 + max(game.max_chance_after_move, game.max_chance_in_opening))
    scratch = np.empty(2 * MAX_ACTIONS, np.int64)
    rules.apply(after, action)
    while after[MOVER] == CHANCE:
        rules.apply(after, rules.sample(after, generator, scratch))
    return insight.final(after, 1) if after[MOVER] == OVER else value(after)


@dataclass(frozen=True)
class Greedy:
    """Averages over a few worlds that look the same to it."""

    seed: str
    worlds: int
    static: bool

    def choose(self, turn: Turn) -> str:
        """The move with the best estimate."""
        game, actions = turn.game, turn.game.legal(turn.state)
        digest = hashlib.blake2b(f"{self.seed}:{turn.ply}".encode(errors="surrogatepass")).digest()
        generator = seeded(int.from_bytes(digest[:8]))
        value = game.insight.static if self.static else game.insight.evaluate
        totals = dict.fromkeys(actions, 0)
        for _ in range(self.worlds):
            world = turn.state.copy()
            game.insight.determine(world, turn.seat, generator)
            for action in actions:
                totals[action] += outcome(game, world, action, generator, value)
        sign = 1 if turn.seat == 0 else -1
        return turn.named(max(actions, key=lambda action: sign * totals[action]))


def make(game: Game, settings: str, seed: str) -> Greedy:
    """A greedy player; ``greedy:20`` looks at twenty worlds.

    ``greedy:static`` goes by the game's hand-made values where it has them beside learned ones.
    """
    several = game.hidden or game.max_chance_after_move > 0
    worlds = Setting(1, 1000, GUESSED_WORLDS if several else 1)
    settable = Settings({"worlds": worlds}, main="worlds", words=("static",))
    values, words = settable.read("greedy", settings)
    return Greedy(seed, values["worlds"], "static" in words)
