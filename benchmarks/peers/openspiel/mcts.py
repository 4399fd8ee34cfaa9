"""OpenSpiel's C++ MCTS on a C++ game, as a yardstick for tercet's UCT.

    python mcts.py --seconds 2 --seed 1

prints one JSON object: how many simulations, and moves in tree and rollouts together, ``MCTSBot``
makes a second from the start of ``breakthrough(rows=6,columns=6)``, with one random rollout a
simulation, ``uct_c=2`` and its solver, in one thread. Every simulation plays one game to its end,
so that its moves are those of a game; the mean length is that of random games. It needs only the
wheel of PyPI's ``open_spiel`` (see requirements.txt).
"""

import argparse
import json
import time
from importlib.metadata import version

import pyspiel  # type: ignore[import-not-found, unused-ignore]
from rollouts import SAMPLE_GAMES, count_actions, play  # type: ignore[import-not-found, unused-ignore]

GAME = "breakthrough(rows=6,columns=6)"
TRIAL = 5000


def main() -> None:
    parser = argparse.ArgumentParser(description="OpenSpiel's C++ MCTS on a C++ game.")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = pyspiel.load_game(GAME)
    initial = game.new_initial_state()

    def timed(simulations: int) -> float:
        bot = pyspiel.MCTSBot(
            game,
            pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=given.seed),
            uct_c=2.0,
            max_simulations=simulations,
            max_memory_mb=1000,
            solve=True,
            seed=given.seed,
            verbose=False,
        )
        begin = time.process_time()
        root = bot.mcts_search(initial)
        elapsed = time.process_time() - begin
        if root.explore_count != simulations:
            raise RuntimeError("the search stopped early")
        return elapsed

    simulations = max(TRIAL, round(TRIAL / timed(TRIAL) * given.seconds))
    elapsed = timed(simulations)
    actions, _ = count_actions(play(initial, SAMPLE_GAMES, given.seed))
    result = {
        "game": GAME,
        "simulations": simulations,
        "seconds": elapsed,
        "simulations_per_second": simulations / elapsed,
        "plies_per_second": simulations / elapsed * actions / SAMPLE_GAMES,
        "seed": given.seed,
        "open_spiel": version("open_spiel"),
    }
    print(json.dumps(result), flush=True)


if __name__ == "__main__":
    main()
