"""Steps of pgx's vectorised games on the processor, as a yardstick for tercet's batches.

    python steps.py --size 4096 --seconds 2 --games othello backgammon

measures all games once for every line that it reads, and prints one JSON object per game: how many
steps a second of processor time it makes with random legal actions. It needs only the wheels of
PyPI's ``pgx`` and ``jax`` (see requirements.txt).

As pgx's documentation has it, the step is ``jax.jit(jax.vmap(auto_reset(env.step, env.init)))``;
drawing the actions is compiled into the same call. Observations and masks are part of pgx's step;
they are returned, so that the compiler cannot leave them out. Several sizes of a batch may be
given: the best one counts.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import jax  # type: ignore[import-not-found, unused-ignore]
import jax.numpy as jnp  # type: ignore[import-not-found, unused-ignore]
import pgx  # type: ignore[import-not-found, unused-ignore]
from pgx.experimental import auto_reset  # type: ignore[import-not-found, unused-ignore]


def stepper(name: str, size: int) -> Callable[[], Any]:
    """A function that makes one step of all games of a batch."""
    environment = pgx.make(name)
    step_one = auto_reset(environment.step, environment.init)

    @jax.jit
    def step(state: Any, key: Any) -> Any:
        key, choosing, drawing = jax.random.split(key, 3)
        odds = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choosing, odds, axis=-1)
        return jax.vmap(step_one)(state, actions, jax.random.split(drawing, size)), key

    state = jax.jit(jax.vmap(environment.init))(jax.random.split(jax.random.key(1), size))
    now = [state, jax.random.key(2)]

    def run() -> None:
        now[:] = step(*now)
        jax.block_until_ready(now[0])

    for _ in range(3):  # the first call compiles
        run()
    return run


def rate(run: Callable[[], Any], size: int, seconds: float) -> float:
    """Steps a second of processor time."""
    steps, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        run()
        steps += size
    return steps / (time.process_time() - begin)


def main() -> None:
    parser = argparse.ArgumentParser(description="Steps of pgx's games on the processor.")
    parser.add_argument("--games", nargs="+", default=["othello"])
    parser.add_argument("--sizes", nargs="+", type=int, default=[4096])
    parser.add_argument("--seconds", type=float, default=2.0)
    given = parser.parse_args()
    runs = [(name, size, stepper(name, size)) for name in given.games for size in given.sizes]
    print(json.dumps({"ready": True}), flush=True)
    for _ in sys.stdin:
        best: dict[str, float] = {}
        for name, size, run in runs:
            best[name] = max(best.get(name, 0.0), rate(run, size, given.seconds))
        versions = {package: version(package) for package in ("pgx", "jax")}
        print(json.dumps({"steps": best} | versions), flush=True)


if __name__ == "__main__":
    main()
