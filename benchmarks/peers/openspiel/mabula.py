"""OpenSpiel's C++ MCTS plays Mabula over tercet's rules, as a program for tercet's arena.

    .venv/bin/python benchmarks/peers/openspiel/mabula.py --ms 50
    .venv/bin/python benchmarks/peers/openspiel/mabula.py --simulations 1000

reads a JSON object a line, ``{"view": …, "record": …, "legal": […]}``, and answers each with
``{"move": …}``. The players' states are a thin OpenSpiel game in Python over our compiled rules;
``pyspiel.MCTSBot`` with OpenSpiel's own random rollouts does the rest, set as in OpenSpiel's own
``mcts_example``: ``uct_c=2``, one rollout, with its solver.

With ``--ms`` the number of simulations is the one that a short trial at the same position makes
look like so much processor time; the trial itself is on top of it. It runs in tercet's
environment, and takes pyspiel from the environment that ``benchmarks/yardsticks.py`` has made.
"""

# ruff: noqa: E402 - pyspiel's place is known only after it has been installed

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from benchmarks import yardsticks

_SITES = yardsticks.install_openspiel().parents[1].glob("lib/python3*/site-packages")
sys.path.extend(str(site) for site in _SITES)

import numpy as np
import pyspiel  # type: ignore[import-not-found, unused-ignore]

import tercet
from tercet.core.records import Record
from tercet.core.registry import find
from tercet.core.state import MAX_ACTIONS, MOVER, OVER, State

MABULA = find("mabula")
KERNEL = MABULA.kernel
ANY_RING = "wbbwbwbwwbwbbwbwbwbwwbwb"
TRIAL = 20

_TYPE = pyspiel.GameType(
    short_name="tercet_mabula",
    long_name="Mabula after its setup",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)
_INFO = pyspiel.GameInfo(
    num_distinct_actions=KERNEL.ACTIONS,
    max_chance_outcomes=0,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=48,
)
_START = tercet.start("mabula", setup=ANY_RING).state
_ROOM = np.empty(MAX_ACTIONS, np.int64)
_RETURNS = ([0.0, 0.0], [1.0, -1.0], [-1.0, 1.0], [0.0, 0.0])


class MabulaGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """Mabula for OpenSpiel; the position to search from is put into the initial state."""

    def __init__(self, params: Any = None) -> None:
        super().__init__(_TYPE, _INFO, params or {})

    def new_initial_state(self) -> "MabulaState":
        """A state of some ring."""
        return MabulaState(self)


class MabulaState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A position; all questions go to the kernel."""

    def __init__(self, game: MabulaGame) -> None:
        super().__init__(game)
        self.state = _START.copy()

    def current_player(self) -> int:
        """Whose turn it is."""
        mover = self.state[MOVER]
        return int(pyspiel.PlayerId.TERMINAL) if mover == OVER else int(mover)

    def _legal_actions(self, _player: int) -> list[int]:
        actions: list[int] = _ROOM[: KERNEL.legal(self.state, _ROOM, 0)].tolist()
        return actions

    def _apply_action(self, action: int) -> None:
        KERNEL.apply(self.state, action)

    def _action_to_string(self, _player: int, action: int) -> str:
        return MABULA.format(action, self.state)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.state[MOVER] == OVER)

    def returns(self) -> list[float]:
        """1 for a win, -1 for a loss."""
        return _RETURNS[self.state[1]]

    def __str__(self) -> str:
        return str(self.state.tolist())


class Bot:
    """Chooses moves by OpenSpiel's search."""

    def __init__(self, simulations: int, ms: int, seed: int, *, solve: bool) -> None:
        self.game = MabulaGame()
        self.simulations, self.ms, self.seed, self.solve = simulations, ms, seed, solve

    def search(self, state: State, simulations: int) -> tuple[int, float]:
        """An action, and the processor time that it took."""
        position = self.game.new_initial_state()
        position.state = state.copy()
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=self.seed)
        bot = pyspiel.MCTSBot(
            self.game,
            evaluator,
            uct_c=2.0,
            max_simulations=simulations,
            max_memory_mb=1000,
            solve=self.solve,
            seed=self.seed,
            verbose=False,
        )
        self.seed += 1
        begin = time.process_time()
        root = bot.mcts_search(position)  # step() lets go of the GIL and crashes in Python games
        return int(root.best_child().action), time.process_time() - begin

    def choose(self, state: State) -> str:
        """The notation of a move."""
        simulations = self.simulations
        if self.ms:
            _, spent = self.search(state, TRIAL)
            simulations = max(TRIAL, round(TRIAL * self.ms / 1000 / max(spent, 1e-6)))
        action, _ = self.search(state, simulations)
        return MABULA.format(action, state)


def main() -> None:
    """Answer lines until there are no more."""
    parser = argparse.ArgumentParser(description="OpenSpiel's MCTSBot at Mabula.")
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--ms", type=int, default=0, help="of processor time a move, instead")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-solve", action="store_true", help="without its solver")
    given = parser.parse_args()
    bot = Bot(given.simulations, given.ms, given.seed, solve=not given.no_solve)
    for line in sys.stdin:
        asked = json.loads(line)
        record = Record.parse(asked["record"])
        print(json.dumps({"move": bot.choose(record.position().state)}), flush=True)


if __name__ == "__main__":
    main()
