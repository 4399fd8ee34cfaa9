"""Batches: every row is a game as `Position` plays it, whatever the number of rows and threads."""

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tercet
from tercet.core.batch import Batch
from tercet.core.errors import IllegalMove
from tercet.core.game import Game
from tercet.core.generator import Generator, seeded
from tercet.core.position import Position
from tercet.core.registry import find
from tercet.core.results import RESULTS
from tercet.core.state import CHANCE, DUE, MAX_ACTIONS, MOVER, State
from tercet.core.texts import LANGUAGES
from tests.amount import amount
from tests.conformance import option_sets

GAMES = tercet.game_names()
OPTIONS = [(name, options) for name in GAMES for options in option_sets(find(name))]
HIDDEN = [name for name in GAMES if find(name).hidden]
ROWS = 3


def chance_tokens(game: Game, state: State, generator: Generator) -> list[str]:
    """What chance brings in `state`, drawn as a row of a batch draws it; changes the state."""
    tokens, scratch = [], np.empty(2 * MAX_ACTIONS, np.int64)
    while state[MOVER] == CHANCE:
        letters = ""
        for _ in range(state[DUE]):
            action = game.kernel.sample(state, generator, scratch)
            game.kernel.apply(state, action)
            letters += game.letters[action]
        tokens.append(f"*{letters}")
    return tokens


class Shadow:
    """A `Position` that plays what a row of a batch plays, with the same chance."""

    def __init__(self, batch: Batch, row: int, generator: Generator) -> None:
        self.game, self.batch, self.row, self.generator = batch.game, batch, row, generator
        self.begin()

    def begin(self) -> None:
        tokens = chance_tokens(self.game, self.game.start(self.batch.options), self.generator)
        self.position = Position(self.game, self.batch.options, tokens, may_draw=False)

    def play(self, action: int) -> None:
        state = self.position.state
        move = self.game.format(action, state)
        tokens = chance_tokens(self.game, self.game.played(state, action), self.generator)
        self.position.play(" ".join([move, *tokens]))
        result = self.position.result
        assert RESULTS[self.batch.results[self.row]] == (str(result) if result else RESULTS[0])
        assert self.batch.finished[self.row] == self.position.is_over
        rewards = {None: [0, 0], "1-0": [1, -1], "0-1": [-1, 1], "1/2": [0, 0]}
        assert self.batch.rewards[self.row].tolist() == rewards[result and str(result)]
        if self.position.is_over:
            self.begin()

    def compare(self) -> None:
        batch, row, state = self.batch, self.row, self.position.state
        seat = state.item(MOVER)
        legal = self.game.legal(state)
        assert batch.state(row)[: state.size].tolist() == state.tolist()
        assert batch.seats[row] == seat
        assert batch.plies[row] == self.position.ply
        assert batch.legal_counts[row] == len(legal)
        assert batch.legal_actions[row, : len(legal)].tolist() == legal
        assert batch.masks[row].nonzero()[0].tolist() == legal
        seen = self.game.observer.numbers(state, seat)
        assert batch.observations[row].tolist() == seen.tolist()


def follow(name: str, options: dict[str, Any], seed: int, steps: int, rows: int = ROWS) -> Batch:
    batch = tercet.batch(name, rows, seed=seed, **options)
    generators = batch._rows.generators.copy()
    batch.reset()
    shadows = [Shadow(batch, row, generators[row]) for row in range(batch.size)]
    for _ in range(steps):
        for shadow in shadows:
            shadow.compare()
        actions = batch.random_actions()
        batch.step(actions)
        for shadow in shadows:
            shadow.play(actions.item(shadow.row))
    return batch


@settings(max_examples=amount(25, 500), deadline=None)
@given(st.sampled_from(OPTIONS), st.integers(), st.integers(1, 100))
def test_every_row_is_a_game_as_a_position_plays_it(
    kind: tuple[str, dict[str, Any]], seed: int, steps: int
) -> None:
    follow(*kind, seed=seed, steps=steps)


@pytest.mark.parametrize("name", GAMES)
def test_games_that_are_over_begin_again(name: str) -> None:
    batch = follow(name, {}, seed=2, steps=130)
    assert batch.plies.max() < 130


GROWING = [name for name in GAMES if find(name).kernel.GROWTH]


@pytest.mark.parametrize("name", GROWING)
def test_states_that_grow_get_more_room(name: str) -> None:
    batch = tercet.batch(name, 200, seed=3)
    room = batch.states.shape[1]
    lines: list[list[int]] = [[] for _ in range(batch.size)]
    while batch.states.shape[1] == room:
        actions = batch.random_actions()
        batch.step(actions)
        for line, action, finished in zip(lines, actions.tolist(), batch.finished, strict=True):
            line.append(action)
            if finished:
                line.clear()
    longest = batch.plies.argmax().item()
    state = tercet.start(name, seed=0).state
    for action in lines[longest]:
        state = batch.game.played(state, action)
    assert batch.state(longest).tolist() == state.tolist()


def played(name: str, size: int, threads: int, seed: int | str = 7) -> Batch:
    batch = tercet.batch(name, size, seed=seed, threads=threads)
    for _ in range(60):
        batch.step(batch.random_actions())
    return batch


def arrays(batch: Batch, rows: int) -> list[bytes]:
    shown = (batch.seats, batch.plies, batch.observations, batch.masks, batch.rewards)
    return [array[:rows].tobytes() for array in (*shown, batch.results)]


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_gives_the_same_games_on_any_number_of_threads(name: str) -> None:
    once = played(name, 600, threads=1)
    assert len(played(name, 600, threads=3)._blocks) == 3
    assert arrays(once, 600) == arrays(played(name, 600, threads=3), 600)
    assert arrays(once, 100) == arrays(played(name, 100, threads=1), 100)
    assert arrays(once, 600) == arrays(played(name, 600, threads=2, seed="7"), 600)
    assert arrays(once, 600) != arrays(played(name, 600, threads=1, seed=8), 600)
    assert len({row.tobytes() for row in once.observations}) > 30


def test_without_a_seed_games_differ() -> None:
    name = next(name for name in GAMES if find(name).letters)
    one, two = tercet.batch(name, 20), tercet.batch(name, 20)
    assert one.observations.tolist() != two.observations.tolist()


@pytest.mark.parametrize("name", HIDDEN)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(name: str) -> None:
    batch, generator, differing = played(name, 200, threads=1), seeded(5), 0
    before = batch.observations.copy()
    for row in range(batch.size):
        seat = batch.seats.item(row)
        other = batch.game.redacted(batch.state(row), seat)
        batch.game.insight.determine(other, seat, generator)
        differing += other.tolist() != batch.state(row).tolist()
        batch._rows.states[row, : other.size] = other
    batch._are_observed = False
    assert differing > 150
    assert batch.observations.tolist() == before.tolist()


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_is_explained_and_no_row_changes(name: str) -> None:
    batch = played(name, 200, threads=1)
    before = batch.states.copy()
    legal = batch.random_actions()
    for row in range(0, 200, 10):
        for action in np.flatnonzero(~batch.masks[row])[row % 7 :: 31].tolist():
            actions = legal.copy()
            actions[row] = action
            with pytest.raises(tercet.IllegalAction) as refused:
                batch.step(actions)
            assert (refused.value.row, refused.value.action) == (row, action)
            for language in LANGUAGES:
                assert f"{row}" in refused.value.text(language)
            cause = refused.value.cause
            assert isinstance(cause, IllegalMove) == bool(batch.game.schema.NOTATION[action])
    assert batch.states.tolist() == before.tolist()
    batch.step(legal)


def test_what_is_no_action_or_of_the_wrong_shape_is_refused() -> None:
    batch = tercet.batch(GAMES[0], 2, seed=1)
    most = batch.game.kernel.ACTIONS - 1
    for action in (-1, most + 1, 2**62):
        with pytest.raises(
            tercet.IllegalAction,
            match=rf"Row 1, action {action}: The game has no such action; the last one is {most}\.",
        ):
            batch.step([batch.legal_actions.item(0, 0), action])
    for wrong in ([1], [[1], [2]], 5, [1.0, 2.0], [True, False], ["a", "b"]):
        with pytest.raises(tercet.BadBatch, match="one whole number per row"):
            batch.step(wrong)


def test_a_size_or_a_number_of_threads_that_makes_no_sense_is_refused() -> None:
    for size in (0, -1, 2.0, "3", True, 1 << 40):
        with pytest.raises(tercet.BadBatch, match="size must be a whole number from 1"):
            tercet.batch(GAMES[0], size)  # type: ignore[arg-type]
    with pytest.raises(tercet.BadBatch, match="threads must be a whole number from 1"):
        tercet.batch(GAMES[0], 1, threads=0)
    with pytest.raises(tercet.UnknownGame):
        tercet.batch("chess", 1)
    with pytest.raises(tercet.BadOption):
        tercet.batch(GAMES[0], 1, colour="blue")


def test_arrays_stay_where_they_are_and_cannot_be_written_to() -> None:
    batch = tercet.batch(GAMES[0], 2, seed=1)
    seats, masks, seen = batch.seats, batch.masks, batch.observations
    places = [array.ctypes.data for array in (seats, masks, seen)]
    batch.step(batch.random_actions())
    assert [a.ctypes.data for a in (batch.seats, batch.masks, batch.observations)] == places
    for array in (seats, masks, seen, batch.states, batch.rewards, batch.results):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


TWIN = """
import hashlib, sys, tercet
batch, digest = tercet.batch(sys.argv[1], 5, seed=4), hashlib.sha256()
for _ in range(40):
    batch.step(batch.random_actions())
    for array in (batch.states[:, : batch.game.kernel.HEAD], batch.observations, batch.masks):
        digest.update(array.tobytes())
print(digest.hexdigest())
"""


@pytest.mark.parametrize("name", GAMES)
def test_the_same_source_as_plain_python_steps_alike(name: str) -> None:
    def run(**more: str) -> str:
        command, environment = [sys.executable, "-c", TWIN, name], os.environ | more
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        return done.stdout

    assert run(NUMBA_DISABLE_JIT="1") == run()
