"""The same source compiled and as plain Python gives the same games."""

import json
import os
import subprocess
import sys

import pytest

import tercet

SCRIPT = """
import hashlib, json, sys
import numpy as np
import tercet
from tercet.core.generator import seeded
from tercet.core.registry import find
from tercet.core.state import MOVER, OVER
from tercet.search.perft import perft
from tercet.search.playout import playouts

name = sys.argv[1]
game = find(name)
digest = hashlib.sha256()
plies = 0
scores = np.zeros(2, np.int64)
for seed in range(int(sys.argv[2])):
    options = {o.name: o.values[seed % len(o.values)] for o in game.options if hasattr(o, "values")}
    state = tercet.start(name, seed=seed, **options).state
    generator, scratch = seeded(seed), np.zeros(512, np.int64)
    while state[MOVER] != OVER and plies < 10**6:
        actions = game.legal(state)
        game.kernel.scores(state, scores)
        for viewer in range(3):
            digest.update(game.redacted(state, viewer).tobytes())
        digest.update(repr([actions, game.weights(state) if state[MOVER] == 2 else [],
            int(game.kernel.key(state)), int(game.kernel.bulk(state)) if state[MOVER] != 2 else 0,
            scores.tolist()]).encode())
        state = game.with_room(state, 1)
        game.kernel.apply(state, int(game.kernel.sample(state, generator, scratch)))
        plies += 1
    digest.update(state.tobytes())
start = tercet.start(name, seed=1).state
outcomes, lengths, widths = playouts(game, start, 3, seed=5)
counts = [perft(game, start, depth) for depth in range(2 if game.max_chance_after_move else 3)]
print(json.dumps([digest.hexdigest(), plies, outcomes.tolist(), lengths.tolist(), counts]))
"""


def run(name: str, **environment: str) -> list[object]:
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", SCRIPT, name, "12"],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | environment,
    )
    result: list[object] = json.loads(ran.stdout)
    return result


@pytest.mark.parametrize("name", tercet.game_names())
def test_compiled_and_plain_agree(name: str) -> None:
    compiled = run(name)
    assert compiled[1] != 0
    assert run(name, NUMBA_DISABLE_JIT="1") == compiled


def test_a_processor_without_special_instructions_agrees(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = str(tmp_path_factory.mktemp("kernels"))
    assert run("mana", NUMBA_CPU_NAME="generic", TERCET_CACHE_DIR=folder) == run("mana")
