"""Luck: nothing but what chance did, without bias, and a balance that adds up."""

import math
from collections.abc import Callable
from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tercet
from tercet.analysis.luck import DrawLuck, break_down_score, measure_draws, measure_opening
from tercet.core.chance import Drawn
from tercet.core.game import Game
from tercet.core.registry import find
from tercet.core.state import CHANCE, DUE, EVERYONE, MOVER, State
from tests.analysis.test_analysis import random_game
from tests.analysis.test_review import review_of

SEATS = ("first", "second")


def games_with_luck() -> list[str]:
    return [name for name in tercet.game_names() if find(name).max_chance_after_move]


def some_value(state: State, seed: int) -> float:
    """A value that knows nothing of the game."""
    return crc32(state.tobytes(), seed % 2) / 2**32


def outcomes(game: Game, state: State) -> list[tuple[str, float]]:
    """Every sequence of letters that chance can draw at once, with its probability."""
    letters = int(state[DUE])
    found = [("", 1.0, state)]
    for _ in range(letters):
        longer = []
        for token, probability, before in found:
            weights = game.weights(before)
            for action, weight in zip(game.legal(before), weights, strict=True):
                after = before.copy()
                game.kernel.apply(after, action)
                share = probability * weight / sum(weights)
                longer.append((token + game.letters[action], share, after))
        found = longer
    return [(token, probability) for token, probability, _ in found]


@pytest.mark.parametrize("name", games_with_luck())
@pytest.mark.parametrize("value", [some_value, lambda _state, _seed: 0.3])
def test_the_mean_of_luck_is_zero_whatever_the_values(
    name: str, value: Callable[[State, int], float]
) -> None:
    game = find(name)
    position = random_game(name, "mean of luck")
    checked = 0
    for step in position.steps:
        state = game.played(step.before, step.action)
        if state[MOVER] != CHANCE or state[DUE] > 2:
            continue
        mean, spread = 0.0, 0.0
        for token, probability in outcomes(game, state):
            (draw,) = measure_draws(game, state, [Drawn(f"*{token}", EVERYONE)], 1, value, "seed")
            mean += probability * draw.luck
            spread += probability * abs(draw.luck)
        assert mean == pytest.approx(0, abs=1e-12)
        assert (spread > 1e-9) == (value is some_value and len(outcomes(game, state)) > 1)
        checked += 1
    assert checked > 3


@pytest.mark.parametrize("name", games_with_luck())
def test_luck_and_moves_lead_from_the_start_to_the_result(name: str) -> None:
    game = random_game(name, "luck")
    review = review_of(game, 50)
    one, other = review.luck
    assert (one.seat, other.seat) == game.seats
    for each in (one, other):
        parts = (each.start, each.luck, each.own, each.other, each.residual)
        assert sum(parts) == pytest.approx(each.result)
        assert each.adjusted == pytest.approx(each.result - each.luck)
        assert each.own <= 0 <= each.other
    assert one.result == {"1-0": 1, "0-1": 0, "1/2": 0.5}[str(game.result)]
    assert one.luck == pytest.approx(-other.luck)
    assert one.own == -other.other == -review.seats[0].lost
    assert one.error > 0
    tokens = [drawn.token for drawn in game.opening]
    tokens += [drawn.token for step in game.steps for drawn in step.drawn]
    assert [draw.token for draw in review.draws] == tokens
    assert one.luck == pytest.approx(sum(draw.luck for draw in review.draws))
    assert one.luckiest is not None
    assert other.unluckiest is not None
    assert one.luckiest.luck == -other.unluckiest.luck == max(d.luck for d in review.draws)


@pytest.mark.parametrize("name", games_with_luck())
def test_a_good_card_is_luck(name: str) -> None:
    """By a value that counts only one kind of card, drawing it is luck, any other one is not."""
    game = find(name)
    position = random_game(name, "good card", 0)
    first = position.opening[0]

    def value(state: State, _seed: int) -> float:
        return float(state.sum() % 7) / 7

    draws = measure_opening(position, value, "seed")
    assert len(draws) == len(position.opening)
    assert (draws[0].ply, draws[0].token) == (0, first.token)
    assert all(draw.error == 0 for draw in draws)  # the value does not depend on the seed
    assert any(draw.luck != 0 for draw in draws)
    start = game.start(position.options)
    assert sum(d.luck for d in measure_draws(game, start, [first], 0, value, "x")) == draws[0].luck


DRAWS = st.lists(st.tuples(st.floats(-1, 1), st.floats(0, 0.2)), max_size=20)


@given(
    DRAWS,
    st.floats(0, 1),
    st.tuples(st.floats(0, 3), st.floats(0, 3)),
    st.sampled_from([0, 0.5, 1]),
)
@settings(max_examples=200)
def test_the_balance_adds_up(
    luck: list[tuple[float, float]], start: float, lost: tuple[float, float], result: float
) -> None:
    draws = [DrawLuck(index, None, "*r", *each) for index, each in enumerate(luck)]
    one, other = break_down_score(SEATS, start, draws, lost, result)
    for each in (one, other):
        parts = (each.start, each.luck, each.own, each.other, each.residual)
        assert sum(parts) == pytest.approx(each.result, abs=1e-9)
    assert one.own == -other.other
    assert one.result + other.result == 1
    assert one.residual == pytest.approx(-other.residual, abs=1e-9)
    assert one.error == pytest.approx(math.sqrt(sum(error**2 for _, error in luck)))
    assert not (one.denied and other.denied)
    if one.denied:
        assert one.result < 1
        assert one.adjusted > 0.5


def test_who_would_have_won_with_average_luck() -> None:
    unlucky = [DrawLuck(1, "first", "*r", -0.7, 0.1)]
    one, other = break_down_score(SEATS, 0.5, unlucky, (0.0, 0.1), 0.0)
    assert (one.denied, other.denied) == (True, False)
    assert one.adjusted == pytest.approx(0.7)
    unsure = [DrawLuck(1, "first", "*r", -0.7, 0.3)]
    one, _ = break_down_score(SEATS, 0.5, unsure, (0.0, 0.1), 0.0)
    assert not one.denied
