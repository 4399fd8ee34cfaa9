"""Learn Mandala's values and ranks of moves from self-play: ``script/train``.

Plays games of the search against itself, with some random moves for variety, and fits to them

- a network with one hidden layer: the features of a state to who won, mixed with what the search
  thought of it (`evaluate`);
- a linear model of how the search spread its visits over the moves (`rank`).

    script/train --games 3000                      play, fit, overwrite weights.npz
    script/train --games 3000 --keep games.npz     and keep the games, to play on later

The weights in use come from 800 games by the hand-made values at 250 simulations a move and 3,000
by a network fitted to those, at 200. New weights are to be proven in matches before they are kept.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tercet.core.generator import seeded
from tercet.core.registry import find
from tercet.core.state import CHANCE, FIRST_WINS, MAX_ACTIONS, MOVER, OVER, RESULT, SECOND_WINS
from tercet.games.mandala import kernel, learned
from tercet.search.ismcts import Ismcts, Tuning

WEIGHTS = Path(learned.__file__).parent / "weights.npz"
HIDDEN = 32
OUTCOME = 0.7  # how much of the target is the result; the rest is the search's opinion
RANDOM_MOVES = 0.08
SPREAD_MOVES = 0.17  # moves drawn by visits
HELD_BACK = 10  # every tenth game checks the fit
Floats = NDArray[np.float32]
Games = dict[str, NDArray[Any]]


def play(seed: int, simulations: int, tuning: Tuning) -> list[tuple[Any, float, float, Any]]:
    """A game: states, the search's opinion, the result, visits by action."""
    rng, chance = np.random.default_rng(seed), seeded(seed)
    game = find("mandala")
    state, scratch = game.start({"draw": "full"}), np.empty(2 * MAX_ACTIONS, np.int64)
    seen = []
    while state[MOVER] != OVER:
        if state[MOVER] == CHANCE:
            kernel.apply(state, kernel.sample(state, chance, scratch))
            continue
        search = Ismcts(game, state, int(rng.integers(1 << 60)), tuning, hidden=True)
        search.advance(simulations)
        visits = np.zeros(kernel.ACTIONS, np.float32)
        for line in search.report().lines:
            visits[line.action] = line.visits / simulations
        seen.append((state.astype(np.int16), search.value(), visits))
        kind = rng.random()
        if kind < RANDOM_MOVES:
            action = int(rng.choice(game.legal(state)))
        elif kind < RANDOM_MOVES + SPREAD_MOVES:
            action = int(rng.choice(kernel.ACTIONS, p=visits / visits.sum()))
        else:
            action = int(visits.argmax())
        kernel.apply(state, action)
    won = {FIRST_WINS: 1.0, SECOND_WINS: 0.0}.get(int(state[RESULT]), 0.5)
    return [(before, value, won, visits) for before, value, visits in seen]


def play_all(games: int, seed: int, simulations: int, tuning: Tuning) -> Games:
    """Many games as arrays."""
    rows: list[tuple[Any, ...]] = []
    for number in range(games):
        rows += [(*row, number) for row in play(seed + number, simulations, tuning)]
        if number % 100 == 99:
            print(f"{number + 1} games, {len(rows)} states", flush=True)
    columns = zip(*rows, strict=True)
    names = ("states", "values", "results", "visits", "games")
    return {name: np.array(column) for name, column in zip(names, columns, strict=True)}


class Adam:
    """Gradient descent with moments; the rate falls as half a cosine."""

    def __init__(self, weights: list[Floats], rate: float, steps: int) -> None:
        """Change these arrays in place, in so many steps."""
        self.weights, self.rate, self.steps, self.step = weights, rate, steps, 0
        self.first = [np.zeros_like(array) for array in weights]
        self.second = [np.zeros_like(array) for array in weights]

    def move(self, gradients: list[Any]) -> None:
        """One step down."""
        self.step += 1
        rate = self.rate * 0.5 * (1 + np.cos(np.pi * self.step / self.steps))
        for index, gradient in enumerate(gradients):
            self.first[index] += 0.1 * (gradient - self.first[index])
            self.second[index] += 0.001 * (gradient * gradient - self.second[index])
            mean = self.first[index] / (1 - 0.9**self.step)
            spread = np.sqrt(self.second[index] / (1 - 0.999**self.step)) + 1e-8
            self.weights[index] -= rate * (mean / spread + 1e-4 * self.weights[index])


def fit_values(games: Games, epochs: int = 15, batch: int = 512) -> dict[str, Floats]:
    """The network of `evaluate`, fitted to the states in which a turn begins."""
    turns = games["states"][:, kernel.STEP] == kernel.TURN_STEP
    states = games["states"][turns].astype(np.int64)
    inputs = np.zeros((len(states), learned.FEATURES), np.float32)
    for state, row in zip(states, inputs, strict=True):
        learned.features(state, row)
    target = OUTCOME * games["results"][turns] + (1 - OUTCOME) * games["values"][turns]
    target = np.where(states[:, kernel.TURN] == 0, target, 1 - target).astype(np.float32)
    check = games["games"][turns] % HELD_BACK == 0
    rng, size = np.random.default_rng(0), learned.FEATURES
    hidden = (rng.normal(size=(size + 1, HIDDEN)) / np.sqrt(size)).astype(np.float32)
    output = (rng.normal(size=HIDDEN + 1) / np.sqrt(4 * HIDDEN)).astype(np.float32)
    hidden[size], output[HIDDEN] = 0, 0

    def forward(given: Floats) -> tuple[Floats, Floats]:
        layer = np.maximum(given @ hidden[:size] + hidden[size], 0)
        return layer, layer @ output[:HIDDEN] + output[HIDDEN]

    known, wanted = inputs[~check], target[~check]
    batches = len(known) // batch
    adam = Adam([hidden, output], 4e-3, epochs * batches)
    for epoch in range(epochs):
        order = rng.permutation(len(known))
        for number in range(batches):
            chosen = order[number * batch : (number + 1) * batch]
            layer, logit = forward(known[chosen])
            error = (1 / (1 + np.exp(-logit)) - wanted[chosen]) / batch
            back = np.outer(error, output[:HIDDEN]) * (layer > 0)
            gradients = [
                np.vstack([known[chosen].T @ back, back.sum(0)]),
                np.append(layer.T @ error, error.sum()),
            ]
            adam.move(gradients)
        _, logit = forward(inputs[check])
        loss = float(np.mean(np.logaddexp(0, logit) - target[check] * logit))
        print(f"values, epoch {epoch + 1}: loss {loss:.4f} on the games held back", flush=True)
    return {"hidden": hidden, "output": output}


def fit_moves(games: Games, most: int = 60_000, steps: int = 150) -> dict[str, Floats]:
    """The weights of `rank`, fitted to the visits in the latest states."""
    rows, wanted, sizes = [], [], []
    actions = np.empty(MAX_ACTIONS, np.int64)
    for state, visits in zip(games["states"][-most:], games["visits"][-most:], strict=True):
        whole = state.astype(np.int64)
        end = kernel.legal(whole, actions, 0)
        if end > 1:
            row = np.zeros((end, learned.MOVE_FEATURES), np.float32)
            learned.move_features(whole, actions, end, row)
            rows.append(row)
            wanted.append(visits[actions[:end]])
            sizes.append(end)
    inputs, target = np.concatenate(rows), np.concatenate(wanted)
    starts = np.cumsum([0, *sizes[:-1]])
    owner = np.repeat(np.arange(len(sizes)), sizes)
    weights = np.zeros(learned.MOVE_FEATURES, np.float32)
    adam = Adam([weights], 0.1, steps)
    for _ in range(steps):
        logit = inputs @ weights
        shares = np.exp(logit - np.maximum.reduceat(logit, starts)[owner])
        shares /= np.add.reduceat(shares, starts)[owner]
        adam.move([inputs.T @ (shares - target) / len(sizes)])
    loss = -float((target * np.log(shares + 1e-9)).sum()) / len(sizes)
    print(f"moves: loss {loss:.4f}", flush=True)
    return {"moves": weights}


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description="Learn Mandala's weights from self-play.")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--by-hand", action="store_true", help="play by the hand-made values")
    parser.add_argument("--keep", type=Path, help="a file for the games; those in it count too")
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    given = parser.parse_args()
    tuning = Tuning(static=given.by_hand)
    games = play_all(given.games, given.seed, given.simulations, tuning)
    if given.keep and given.keep.exists():
        before = dict(np.load(given.keep))
        games["games"] += before["games"].max() + 1
        games = {name: np.concatenate([before[name], games[name]]) for name in games}
    if given.keep:
        np.savez_compressed(given.keep, **games)  # type: ignore[arg-type]
    np.savez(given.out, **fit_values(games), **fit_moves(games))  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
