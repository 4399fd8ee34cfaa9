"""Random games in OpenSpiel's C++, as a yardstick for tercet's random playouts.

    python rollouts.py --seconds 10 --seed 1

prints one JSON object per game: ``breakthrough(rows=6,columns=6)``, a board game of Mana's size,
and ``gin_rummy``, a card game with chance and hidden cards. It needs only the wheel of PyPI's
``open_spiel`` (see requirements.txt). The players' actions and the actions of chance are counted
apart.

Why these are the fair yardsticks: the wheel has no function that just plays random games, but two
that do so inside C++, so that nothing of Python's own slowness is measured. The faster one that
works for a game is used, and named in ``how``:

* ``rollouts``: ``RandomRolloutEvaluator`` plays any number of games from a position. The wheel does
  not let Python call it, but ``MCTSBot`` does: a search of a single simulation hands the root
  itself to the evaluator, once, and adds no more than one tree node. So one call from Python plays
  all the games of the measurement. How long the games are can't be read from it; a sample of
  games played as below tells the mean.
* ``bots``: ``evaluate_bots`` plays one whole game per call, chance included, with C++ players that
  choose uniformly. Per action it does a little more than the rollouts (it builds the list of
  probabilities). It is used where the game begins with chance, as gin rummy does with its deal:
  there the search above would read outside its own memory. Every game starts from a clone of
  one initial state, because ``new_initial_state`` of gin rummy builds a table of melds for
  milliseconds, longer than the game takes; the rollouts clone their root just so. The actions of
  these very games are counted, outside the measured time.

Both use one thread.
"""

import argparse
import json
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import pyspiel  # type: ignore[import-not-found, unused-ignore]

clock: Callable[[], float] = time.perf_counter
SAMPLE_GAMES = 5000
BATCH = 50


def play(initial: Any, games: int, seed: int) -> list[Any]:
    """Play whole random games in C++ from clones of a position; their last positions."""
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(2)]
    states = [initial.clone() for _ in range(games)]
    for number, state in enumerate(states):
        pyspiel.evaluate_bots(state, bots, seed + number)
    return states


def count_actions(states: list[Any]) -> tuple[int, int]:
    """The actions of the players and those of chance that led to these positions."""
    total = chance = 0
    for state in states:
        history = state.full_history()
        total += len(history)
        chance += sum(action.player == pyspiel.PlayerId.CHANCE for action in history)
    return total - chance, chance


def measure_rollouts(name: str, seconds: float, seed: int) -> dict[str, Any]:
    """Random games from the initial position, all in one call."""
    game = pyspiel.load_game(name)
    initial = game.new_initial_state()
    if initial.is_chance_node():
        raise ValueError(f"{name} begins with chance: a search can't start there")

    def timed(games: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=games, seed=seed)
        bot = pyspiel.MCTSBot(
            game,
            evaluator,
            uct_c=1.0,
            max_simulations=1,
            max_memory_mb=1,
            solve=False,
            seed=seed,
            verbose=False,
        )
        begin = clock()
        root = bot.mcts_search(initial)
        elapsed = clock() - begin
        if root.explore_count != 1:
            raise RuntimeError("the search did not call its evaluator exactly once")
        return elapsed

    trial = 500
    games = max(1, round(trial / timed(trial) * seconds))
    elapsed = timed(games)
    players, chance = count_actions(play(initial, SAMPLE_GAMES, seed))
    scale = games / SAMPLE_GAMES
    return {
        "game": name,
        "how": "rollouts: RandomRolloutEvaluator, all games in one C++ call through MCTSBot",
        "actions_from": f"the mean of {SAMPLE_GAMES} other random games",
        **rates(games, elapsed, players * scale, chance * scale),
    }


def measure_bots(name: str, seconds: float, seed: int) -> dict[str, Any]:
    """Random games, deal and all, one C++ call for each."""
    initial = pyspiel.load_game(name).new_initial_state()
    play(initial, BATCH, seed)  # warms up; not counted
    games = players = chance = 0
    elapsed = 0.0
    while elapsed < seconds:
        begin = clock()
        states = play(initial, BATCH, seed + games + BATCH)
        elapsed += clock() - begin
        games += BATCH
        of_players, of_chance = count_actions(states)
        players += of_players
        chance += of_chance
    return {
        "game": name,
        "how": "bots: evaluate_bots with two uniform random bots, one C++ call per game",
        "actions_from": "the measured games",
        **rates(games, elapsed, players, chance),
    }


def rates(games: int, seconds: float, players: float, chance: float) -> dict[str, Any]:
    """The figures that every measurement prints."""
    return {
        "games": games,
        "seconds": seconds,
        "games_per_second": games / seconds,
        "player_actions_per_game": players / games,
        "chance_actions_per_game": chance / games,
        "player_actions_per_second": players / seconds,
        "chance_actions_per_second": chance / seconds,
    }


MEASUREMENTS: list[tuple[str, Callable[[str, float, int], dict[str, Any]]]] = [
    ("breakthrough(rows=6,columns=6)", measure_rollouts),
    ("gin_rummy", measure_bots),
]


def main() -> None:
    parser = argparse.ArgumentParser(description="Random games in OpenSpiel's C++.")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processor-time", action="store_true", help="instead of the wall's")
    arguments = parser.parse_args()
    if arguments.processor_time:
        global clock  # noqa: PLW0603
        clock = time.process_time
    for name, measure in MEASUREMENTS:
        result = measure(name, arguments.seconds, arguments.seed)
        result |= {"seed": arguments.seed, "open_spiel": version("open_spiel")}
        print(json.dumps(result), flush=True)


if __name__ == "__main__":
    main()
