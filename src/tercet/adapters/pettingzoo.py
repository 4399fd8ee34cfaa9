"""The games as PettingZoo environments, in which the seats move in turn.

>>> from tercet.adapters import pettingzoo
>>> env = pettingzoo.env("mana", setup="advanced")
>>> env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.last()
>>> env.agent_selection, observation["observation"].shape, int(observation["action_mask"].sum())
('black_0', (158,), 12)
"""

import operator
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import tercet
from tercet.adapters.features import Features, Vector
from tercet.core.registry import find
from tercet.core.state import RESULT

RENDER_MODES = ("human", "ansi", "rgb_array")
REWARDS = {0: (0, 0), 1: (1, -1), 2: (-1, 1), 3: (0, 0)}  # by the result that a state holds
_LARGEST = 2.0**24  # up to here, floats of 32 bits hold every whole number

Mask = NDArray[np.int8]


def observation_box(features: Features) -> spaces.Box:
    """The space of what a player sees."""
    return spaces.Box(-1, _LARGEST, (features.size,), np.float32)


def action_mask(position: tercet.Position) -> Mask:
    """1 for each legal action of the seat to move."""
    mask = np.zeros(position.rules.kernel.ACTIONS, np.int8)
    mask[position.rules.legal(position.truth)] = 1
    return mask


def play_action(position: tercet.Position, action: int) -> None:
    """Play an action; `tercet.IllegalMove` if it is not legal, ValueError if it is none."""
    notation = position.rules.schema.NOTATION[: position.rules.kernel.ACTIONS]
    number = operator.index(action)
    if not (0 <= number < len(notation) and notation[number]):
        raise ValueError(f"{position.game} has no action {number}")
    position.play(position.rules.format(number, position.truth))


def render(position: tercet.Position, mode: str | None) -> Any:
    """The board as a spectator sees it; printed if the mode is ``human``."""
    from tercet.adapters import drawing  # noqa: PLC0415 - it imports resvg

    if mode == "rgb_array":
        return drawing.image_of(position)
    text = drawing.text_of(position)
    if mode == "human":
        print(text)
        return None
    return text


def env(game: str, **settings: Any) -> AECEnv[str, Any, int]:
    """An environment in which an illegal move loses; see `TercetEnv` for the settings."""
    illegal_loses = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(illegal_loses))


def raw_env(game: str, **settings: Any) -> "TercetEnv":
    """An environment that raises `tercet.IllegalMove`."""
    return TercetEnv(game, **settings)


class TercetEnv(AECEnv[str, Any, int]):  # type: ignore[misc]
    """One game with its options; chance draws from the seed of `reset`.

    Agents are the seats with their numbers, such as ``white_0``. An observation has `Features` as
    ``observation``, and the legal moves as ``action_mask``; with ``mask="info"`` the mask is in the
    info and the observation is the features alone. The winner gets 1, the loser -1. A game is
    truncated when the seats have moved `max_cycles` times each.
    """

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        mask: str = "observation",
        **options: Any,
    ) -> None:
        """Options are the game's own, as in `tercet.start`."""
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is one of {RENDER_MODES}, not {render_mode!r}")
        if mask not in ("observation", "info"):
            raise ValueError(f'mask is "observation" or "info", not {mask!r}')
        if max_cycles is not None and (not isinstance(max_cycles, int) or max_cycles < 1):
            raise ValueError(f"max_cycles is a whole number from 1, not {max_cycles!r}")
        self._rules = find(game)
        self._rules.resolve(options)  # refuses options that the game does not have
        self._options = options
        self._features = Features(self._rules)
        self._mask_in_info = mask == "info"
        self.metadata = {
            "name": f"tercet_{game}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"{seat}_{n}" for n, seat in enumerate(self._rules.seats)]
        self._random, _ = seeding.np_random()
        actions = self._rules.kernel.ACTIONS
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space(actions) for agent in self.possible_agents}

    def _space(self, actions: int) -> spaces.Space[Any]:
        box = observation_box(self._features)
        if self._mask_in_info:
            return box
        mask = spaces.Box(0, 1, (actions,), np.int8)
        return spaces.Dict({"observation": box, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions of the game's kernel."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game; `options` may change those of the game, other names are ignored."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        known = {option.name for option in self._rules.options} | {self._rules.opening}
        changed = {name: value for name, value in (options or {}).items() if name in known}
        chance = int(self._random.integers(2**63))
        self.position = tercet.start(self._rules.name, seed=chance, **self._options | changed)
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def _select(self) -> None:
        """Let the seat that is to move be the agent that is; after the end, the first agent."""
        over = self.position.to_move is None
        seat = 0 if over else self._rules.seats.index(str(self.position.to_move))
        self.agent_selection = self.possible_agents[seat]
        self.infos = {
            agent: {"action_mask": self._mask(agent)} if self._mask_in_info else {}
            for agent in self.agents
        }

    def _mask(self, agent: str) -> Mask:
        if agent != self.agent_selection:
            return np.zeros(self._rules.kernel.ACTIONS, np.int8)
        return action_mask(self.position)

    def observe(self, agent: str) -> dict[str, Vector | Mask] | Vector:
        """What an agent sees, and what it may do if it is to move."""
        seen = self._features.of(self.position.truth, self.possible_agents.index(agent))
        if self._mask_in_info:
            return seen
        return {"observation": seen, "action_mask": self._mask(agent)}

    def step(self, action: int | None) -> None:
        """Play a legal action of the agent that is to move."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent] or action is None:
            self._was_dead_step(action)
            return
        position = self.position
        play_action(position, action)
        self._steps += 1
        limit = None if self.max_cycles is None else self.max_cycles * len(self.agents)
        stops = not position.is_over and limit is not None and self._steps >= limit
        self._cumulative_rewards[agent] = 0
        rewards = REWARDS[position.truth.item(RESULT)]
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, position.is_over)
        self.truncations = dict.fromkeys(self.agents, stops)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The board as a spectator sees it: printed, as text or as an image."""
        return render(self.position, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
