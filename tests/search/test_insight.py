"""What every game tells searches beyond its rules."""

import copy
from types import ModuleType

import numpy as np
import pytest

import tercet
from tercet.core.default_insight import complete_insight
from tercet.core.game import Game
from tercet.core.generator import seeded
from tercet.core.registry import find, part
from tercet.core.state import (
    CHANCE,
    DECIDED,
    DRAW,
    FIRST_WINS,
    MAX_ACTIONS,
    MOVER,
    OVER,
    RESULT,
    WIN,
    State,
)
from tercet.search.playout import play_random
from tests.search.trying import after

SCRATCH = np.empty(2 * MAX_ACTIONS, np.int64)
GAMES = pytest.mark.parametrize("name", tercet.game_names())


def positions(game: Game, number: int = 150) -> list[State]:
    """Positions of random games, running and finished."""
    return [
        play_random(game, tercet.start(game.name, seed=n).state, n % 70, seeded(n))
        for n in range(number)
    ]


def test_what_a_module_leaves_out_is_completed_and_what_it_has_stays() -> None:
    game = find("hexapawn")
    own = ModuleType("evaluate")
    own.evaluate, own.SCALE = find("mabula").insight.evaluate, 3.0  # type: ignore[attr-defined]
    insight = complete_insight(game, own)
    assert insight.evaluate is insight.static is find("mabula").insight.evaluate
    assert (insight.SCALE, insight.STATIC_SCALE, insight.MARGIN) == (3.0, 3.0, False)
    assert insight.guess is game.kernel.sample
    assert insight.search_key is game.kernel.key


@pytest.mark.parametrize(("facts", "name"), [({"MARGIN": True}, "final"), ({}, "determine")])
def test_what_a_game_needs_of_its_own_is_asked_for(facts: dict[str, bool], name: str) -> None:
    game = copy.copy(find("hexapawn"))
    game.hidden = name == "determine"
    own = ModuleType("evaluate")
    vars(own).update(facts)
    with pytest.raises(TypeError, match=f"hexapawn needs a function {name} in evaluate.py"):
        complete_insight(game, own)


@pytest.mark.parametrize("name", [one for one in tercet.game_names() if part(one, "evaluate")])
def test_estimates_stay_within_what_is_undecided(name: str) -> None:
    game = find(name)
    estimates = set()
    for state in positions(game):
        if state[MOVER] != OVER:
            value = game.insight.evaluate(state)
            assert abs(value) < DECIDED
            estimates.add(int(value))
    assert len(estimates) > 4


@GAMES
def test_a_finished_game_has_the_value_of_its_result(name: str) -> None:
    game = find(name)
    finals = [state for state in positions(game, 300) if state[MOVER] == OVER]
    assert finals
    for state in finals:
        value = game.insight.final(state, 7)
        if state[RESULT] == DRAW:
            assert value == 0
        else:
            assert value * (1 if state[RESULT] == FIRST_WINS else -1) > DECIDED
            assert abs(value) < WIN + 10_000


@GAMES
def test_a_win_at_once_is_one(name: str) -> None:
    game = find(name)
    wins = 0
    for state in positions(game, 400):
        if state[MOVER] in (OVER, CHANCE):
            continue
        action = game.insight.winning(state)
        won = FIRST_WINS + state[MOVER]
        if action >= 0:
            wins += 1
            assert action in game.legal(state)
            end = after(game, state, action)
            assert end[MOVER] == OVER
            assert end[RESULT] == won
    if name == "mana":
        assert wins > 20


def test_MNA_9_every_capture_of_a_daimyo_is_seen() -> None:
    game = find("mana")
    for state in positions(game, 600):
        if state[MOVER] != OVER and game.insight.winning(state) < 0:
            ends = [after(game, state, action) for action in game.legal(state)]
            assert not any(end[RESULT] == FIRST_WINS + state[MOVER] for end in ends)


@GAMES
def test_every_action_gets_a_rank(name: str) -> None:
    game = find(name)
    for state in positions(game):
        if state[MOVER] in (OVER, CHANCE):
            continue
        actions = np.array([-1, *game.legal(state), -1], np.int64)
        before = actions.copy()
        ranks = np.full(actions.size, -7, np.int64)
        game.insight.rank(state, actions, 1, actions.size - 1, ranks)
        assert (actions == before).all()
        assert ranks[0] == ranks[-1] == -7
        assert abs(ranks[1:-1]).max() < 10_000


@GAMES
def test_guesses_are_legal_and_change_nothing(name: str) -> None:
    game = find(name)
    generator = seeded(1)
    for state in positions(game):
        if state[MOVER] != OVER:
            before = state.copy()
            assert game.insight.guess(state, generator, SCRATCH) in game.legal(state)
            game.insight.search_key(state)
            assert (state == before).all()


def test_MNA_12_a_bird_that_binds_nobody_is_no_bird_to_a_search() -> None:
    game = find("mana")
    bird = 9
    merged = 0
    for state in positions(game, 400):
        if state[MOVER] == OVER or not state[bird]:
            continue
        free = state.copy()
        free[bird] = 0
        same = game.legal(free) == game.legal(state)
        merged += game.insight.search_key(free) == game.insight.search_key(state)
        if game.insight.search_key(free) == game.insight.search_key(state):
            assert same
    assert merged > 10
