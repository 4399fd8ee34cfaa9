"""The games as Gymnasium environments: one seat, against a player such as a level.

Importing this module registers ``tercet/NAME-v0`` for every game.

>>> import gymnasium
>>> import tercet.adapters.gymnasium
>>> env = gymnasium.make("tercet/mabula-v0", opponent="level:2", seat="black")
>>> observation, info = env.reset(seed=1)
>>> action = int(info["action_mask"].nonzero()[0][0])
>>> observation, reward, terminated, truncated, info = env.step(action)
>>> reward, terminated, env.unwrapped.position.ply
(0.0, False, 3)
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

import tercet
from tercet.adapters.features import Features, Vector
from tercet.adapters.pettingzoo import (
    RENDER_MODES,
    REWARDS,
    Mask,
    action_mask,
    observation_box,
    play_action,
    render,
)
from tercet.core.registry import find, game_names
from tercet.core.state import RESULT
from tercet.players import Player, Turn, make

ANY_SEAT = "any"


class TercetEnv(gymnasium.Env[Vector, np.int64]):
    """One seat of a game; the opponent moves within `step`.

    Observations are `Features`. Legal moves are in the info, as ``action_mask``, and come from
    `action_masks`, which sb3-contrib asks for. A win is 1, a loss -1; an illegal move loses.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        game: str,
        *,
        opponent: str = "level:1",
        seat: str = ANY_SEAT,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Options are the game's own; `seat` is one of its seats or, in turn at random, any."""
        self._rules = find(game)
        if seat not in (ANY_SEAT, *self._rules.seats):
            raise ValueError(f"seat is one of {(*self._rules.seats, ANY_SEAT)}, not {seat!r}")
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is one of {RENDER_MODES}, not {render_mode!r}")
        self._rules.resolve(options)  # refuses options that the game does not have
        self._options = options
        self._seat_asked = seat
        self._opponent_asked = opponent
        self._opponent: Player = make(opponent, self._rules, "")
        self._features = Features(self._rules)
        self.render_mode = render_mode
        self.action_space: spaces.Discrete = spaces.Discrete(self._rules.kernel.ACTIONS)
        self.observation_space: spaces.Space[Any] = observation_box(self._features)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Start a game; `options` may change those of the game."""
        super().reset(seed=seed)
        chance, choices, seat = (int(self.np_random.integers(2**62)) for _ in range(3))
        asked, seats = self._seat_asked, self._rules.seats
        self.seat = seat % 2 if asked == ANY_SEAT else seats.index(asked)
        self._opponent = make(self._opponent_asked, self._rules, str(choices))
        changed = self._options | (options or {})
        self.position = tercet.start(self._rules.name, seed=chance, **changed)
        self._let_opponent_move()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Play an action and let the opponent answer."""
        position = self.position
        if not self.action_space.contains(action):
            raise ValueError(f"{self._rules.name} has no action {action}")
        if not action_mask(position)[action]:
            return self._observation(), -1.0, True, False, self._info()
        play_action(position, int(action))
        self._let_opponent_move()
        reward = float(REWARDS[position.truth.item(RESULT)][self.seat])
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, position.is_over, False, self._info()

    def action_masks(self) -> Mask:
        """1 for each legal action, 0 for the others; all 0 when the game is over."""
        return action_mask(self.position)

    def render(self) -> Any:
        """The board as a spectator sees it: printed, as text or as an image."""
        return render(self.position, self.render_mode)

    def _let_opponent_move(self) -> None:
        position = self.position
        while position.to_move not in (None, self._rules.seats[self.seat]):
            position.play(self._opponent.choose(Turn.of(position)))

    def _observation(self) -> Vector:
        return self._features.of(self.position.truth, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}


for _name in game_names():
    gymnasium.register(
        f"tercet/{_name}-v0",
        f"{__name__}:{TercetEnv.__name__}",
        kwargs={"game": _name},
        disable_env_checker=True,  # it asks for random actions, and most of those lose
    )
