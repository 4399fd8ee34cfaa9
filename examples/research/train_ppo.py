"""Train masked PPO against random play, then measure it: ``python train_ppo.py mabula``.

Needs tercet[pettingzoo] and sb3-contrib, which brings PyTorch: pip install sb3-contrib
"""

import argparse
import math
import time

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

import tercet.adapters.gymnasium  # noqa: F401 - registers the environments


class Progress(BaseCallback):
    """Prints how the games that were finished since the last line ended."""

    def _on_rollout_end(self) -> None:
        rewards = [episode["r"] for episode in self.model.ep_info_buffer]
        mean = sum(rewards) / max(1, len(rewards))
        seconds = time.monotonic() - self.began
        print(f"{self.num_timesteps:8} moves {seconds:5.0f} s: mean reward {mean:+.2f}", flush=True)

    def _on_training_start(self) -> None:
        self.began = time.monotonic()

    def _on_step(self) -> bool:
        return True


def measure(model: MaskablePPO, game: str, opponent: str, games: int) -> str:
    """The score of the trained player with its 95 % interval; it plays both seats."""
    env = gymnasium.make(f"tercet/{game}-v0", opponent=opponent).unwrapped
    results = []
    for seed in range(games):
        observation, _ = env.reset(seed=1_000_000 + seed)
        over = False
        while not over:
            masks = env.action_masks()
            action, _ = model.predict(observation, action_masks=masks, deterministic=True)
            observation, reward, over, _, _ = env.step(action)
        results.append((reward + 1) / 2)
    mean = sum(results) / games
    error = 1.96 * math.sqrt(sum((one - mean) ** 2 for one in results)) / games
    wins, losses = results.count(1), results.count(0)
    draws = games - wins - losses
    return f"{mean:.1%} ± {error:.1%} against {opponent}: {wins} won, {draws} drawn, {losses} lost"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="mabula")
    parser.add_argument("--moves", type=int, default=200_000, help="to train for")
    parser.add_argument("--games", type=int, default=400, help="to measure with")
    parser.add_argument("--seed", type=int, default=1)
    settings = parser.parse_args()
    torch.set_num_threads(1)  # the network is small: more threads only wait for each other
    name = f"tercet/{settings.game}-v0"
    env = make_vec_env(name, 8, settings.seed, env_kwargs={"opponent": "random"})
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=512,
        batch_size=512,
        n_epochs=5,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=settings.seed,
        device="cpu",
    )
    print("before:", measure(model, settings.game, "random", settings.games), flush=True)
    model.learn(settings.moves, Progress())
    for opponent in ("random", "level:1", "level:2"):
        print("after:", measure(model, settings.game, opponent, settings.games), flush=True)


if __name__ == "__main__":
    main()
