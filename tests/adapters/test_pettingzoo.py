"""The games as environments, judged by the tests of PettingZoo and Gymnasium."""

import random
import re
import warnings
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import aec_to_parallel
from pettingzoo.utils.wrappers import BaseWrapper
from PIL import ImageFont

import tercet
import tercet.adapters.gymnasium
from tercet.adapters import pettingzoo
from tercet.adapters.drawing import FONT
from tests.amount import amount

GAMES = tercet.game_names()
OPTIONS: list[tuple[str, dict[str, Any]]] = [
    *((name, {}) for name in GAMES),
    ("mandala", {"draw": "choose"}),
    ("mana", {"setup": "Db1 Db6"}),
]
# PettingZoo's own environments with a mask in the observation are exempt by their names.
ABOUT_MASKS = (
    "Observation space for each agent probably should be gymnasium.spaces.box",
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros",  # when the game is over
)


@pytest.mark.parametrize(("name", "options"), OPTIONS, ids=str)
def test_the_api_by_pettingzoo(name: str, options: dict[str, Any]) -> None:
    cycles = amount(100, 1000)
    api_test(pettingzoo.env(name, mask="info", **options), cycles)
    with warnings.catch_warnings():
        for message in ABOUT_MASKS:
            warnings.filterwarnings("ignore", message)
        api_test(pettingzoo.env(name, **options), cycles)


@pytest.mark.parametrize("mask", ["observation", "info"])
@pytest.mark.parametrize("name", GAMES)
def test_seeds_by_pettingzoo(name: str, mask: str) -> None:
    seed_test(lambda: pettingzoo.env(name, mask=mask), amount(100, 1000))


class LegalInstead(BaseWrapper[str, Any, int]):  # type: ignore[misc]
    """Plays a legal action instead of an illegal one: `max_cycles_test` looks at no mask."""

    def step(self, action: int | None) -> None:
        if action is not None:
            mask = self.observe(self.agent_selection)["action_mask"]
            action = action if mask[action] else int(mask.argmax())
        super().step(action)


# Games in which the seats take turns for long enough.
@pytest.mark.parametrize("name", ["mabula", "mana", "mandala"])
def test_max_cycles_by_pettingzoo(name: str) -> None:
    def env(max_cycles: int) -> Any:
        return LegalInstead(pettingzoo.raw_env(name, max_cycles=max_cycles))

    def parallel_env(max_cycles: int) -> Any:
        both = env(max_cycles)
        both.unwrapped.metadata["is_parallelizable"] = True  # it is not, but for this test
        return aec_to_parallel(both)

    max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))


@pytest.mark.parametrize("name", GAMES)
def test_rendering_by_pettingzoo(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    def has_ink(image: Any) -> bool:
        return len(np.unique(image @ np.array([1, 256, 65536]))) > 10  # colours

    render_test(lambda **settings: pettingzoo.env(name, **settings), {"rgb_array": has_ink})
    assert capsys.readouterr().out.count("\n") > 50


@pytest.mark.parametrize("name", GAMES)
def test_images_are_even_and_of_one_size_and_tell_what_happens(name: str) -> None:
    env = pettingzoo.env(name, render_mode="rgb_array")
    env.reset(seed=2026)
    rng = np.random.default_rng(2026)
    images = []
    for _ in range(6):
        image = env.render()
        assert image.dtype == np.uint8
        assert np.array_equal(image, env.render())
        images.append(image)
        env.step(int(rng.choice(env.last()[0]["action_mask"].nonzero()[0])))
        if env.last()[2]:
            break
    ((height, width, colours),) = {image.shape for image in images}
    assert (width % 2, height % 2, colours) == (0, 0, 3)
    assert len({image.tobytes() for image in images}) == len(images)


@pytest.mark.parametrize("name", GAMES)
def test_the_font_of_images_has_all_letters(name: str) -> None:
    font = ImageFont.truetype(FONT, 20)

    def drawn(letter: str) -> bytes:
        return bytes(font.getmask(letter))

    missing = drawn("\uffff")
    rng = random.Random(2026)
    position = tercet.start(name, seed=2026)
    while not position.is_over:
        said = set("".join(re.findall("<text[^>]*>([^<]*)<", position.svg()))) - {" "}
        assert [letter for letter in sorted(said) if drawn(letter) == missing] == []
        position.play(rng.choice(position.legal_moves()))


def test_speed_by_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(pettingzoo.env("mabula"))  # 5 seconds
    assert "turns per second" in capsys.readouterr().out


def play(env: Any, rng: np.random.Generator) -> dict[str, int]:
    """A random game; the sum of rewards of each agent."""
    sums = dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        sums[agent] += reward
        over = terminated or truncated
        legal = observation["action_mask"].nonzero()[0]
        env.step(None if over else int(rng.choice(legal)))
    return sums


@pytest.mark.parametrize(("name", "options"), OPTIONS, ids=str)
def test_the_winner_gets_the_reward(name: str, options: dict[str, Any]) -> None:
    env = pettingzoo.env(name, **options)
    rng = np.random.default_rng(2026)
    results = set()
    for seed in range(amount(12, 500)):
        env.reset(seed=seed)
        rewards = play(env, rng)
        result = env.unwrapped.position.result
        results.add(str(result))
        expected = {"1-0": 1, "0-1": -1, "1/2": 0}[str(result)]
        assert list(rewards.values()) == [expected, -expected]
    assert {"1-0", "0-1"} <= results


def test_an_illegal_move_loses_and_is_refused_by_the_raw_environment() -> None:
    env = pettingzoo.env("mana")
    env.reset(seed=1)
    illegal = int(env.last()[0]["action_mask"].argmin())
    env.step(illegal)
    assert env.terminations == {"black_0": True, "white_1": True}
    assert env.last()[1] == -1
    raw = pettingzoo.raw_env("mana")
    raw.reset(seed=1)
    with pytest.raises(tercet.IllegalMove):
        raw.step(raw._rules.parse("b1-b3"))
    against = gymnasium.make("tercet/mana-v0", opponent="random").unwrapped
    against.reset(seed=1)
    for action in (-1, 10**6):
        with pytest.raises(ValueError, match=f"mana has no action {action}"):
            raw.step(action)
        with pytest.raises(ValueError, match=f"mana has no action {action}"):
            against.step(action)
    wrong: Any
    for wrong in (1.5, "b1-b3"):
        with pytest.raises(TypeError):
            raw.step(wrong)


def test_options_of_the_environment_and_of_a_reset() -> None:
    env = pettingzoo.env("mana", setup="advanced")
    env.reset(options={"idle": 7})
    assert env.unwrapped.position.options["setup"] == "advanced"
    assert env.unwrapped.position.options["idle"] == 7
    for bad in ({"setup": "none"}, {"sizes": 3}):
        with pytest.raises(tercet.TercetError):
            pettingzoo.env("mana", **bad)
    for bad in (
        {"render_mode": "film"},
        {"mask": "nowhere"},
        {"max_cycles": 0},
        {"max_cycles": "1"},
    ):
        with pytest.raises(ValueError, match="is"):
            pettingzoo.env("mana", **bad)


@pytest.mark.parametrize("name", GAMES)
def test_the_environment_by_gymnasium(name: str) -> None:
    check_env(gymnasium.make(f"tercet/{name}-v0", opponent="random").unwrapped)
    check_env(gymnasium.make(f"tercet/{name}-v0", render_mode="ansi").unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_against_a_level(name: str) -> None:
    env = gymnasium.make(f"tercet/{name}-v0", opponent="level:2").unwrapped
    assert isinstance(env, tercet.adapters.gymnasium.TercetEnv)
    rng = np.random.default_rng(2026)
    seats = set()
    for seed in range(amount(6, 100)):
        _, info = env.reset(seed=seed)
        seats.add(env.seat)
        over, reward = False, 0.0
        while not over:
            assert env.position.to_move == env.position.seats[env.seat]
            action = np.int64(rng.choice(info["action_mask"].nonzero()[0]))
            _, reward, over, _, info = env.step(action)
        winner = getattr(env.position.result, "winner", None)
        own = env.position.seats[env.seat]
        assert reward == (0 if winner is None else 1 if winner == own else -1)
    assert seats == {0, 1}


def test_an_agent_knows_what_its_seat_may_know() -> None:
    deals = ["*rg *yb *roygpb *roygpp *rr *gb", "*rg *yb *roygpb *rrrrrr *rr *gg"]
    seen: list[list[bytes]] = []
    for deal in deals:
        env = pettingzoo.raw_env("mandala", deal=deal)
        env.reset()
        observed: list[Any] = [env.observe(agent) for agent in env.agents]
        seen.append([one["observation"].tobytes() for one in observed])
    assert seen[0][0] == seen[1][0]
    assert seen[0][1] != seen[1][1]
