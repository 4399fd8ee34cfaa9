"""The statistics against computations of another kind."""

import math
import random

import pytest

from tercet.arena.statistics import (
    BOUND,
    elo,
    estimate,
    expected_score,
    log_likelihood_ratio,
    pair_counts,
    sprt_decision,
)

OUTCOMES = (0.0, 0.5, 1.0, 1.5, 2.0)
EVEN = (1, 0, 2, 0, 1)
DRAWISH = (1, 8, 20, 8, 3)
LOPSIDED = (1, 1, 5, 3, 20)


def drawn(weights: tuple[int, ...], number: int, rng: random.Random) -> list[float]:
    return rng.choices(OUTCOMES, weights, k=number)


def mean(weights: tuple[int, ...]) -> float:
    return sum(w * o / 2 for w, o in zip(weights, OUTCOMES, strict=True)) / sum(weights)


def test_elo_is_what_the_tables_say() -> None:
    # The table of the World Chess Federation, to its two digits: a difference and its score.
    for difference, score in ((0, 0.5), (50, 0.57), (100, 0.64), (200, 0.76), (400, 0.91)):
        assert expected_score(difference) == pytest.approx(score, abs=0.006)
        assert elo(expected_score(difference)) == pytest.approx(difference)
        assert expected_score(-difference) == pytest.approx(1 - expected_score(difference))
    assert elo(0.75) == pytest.approx(190.8485)
    assert (elo(1.0), elo(0.0)) == (math.inf, -math.inf)


@pytest.mark.parametrize("weights", [EVEN, DRAWISH, LOPSIDED])
@pytest.mark.parametrize("number", [10, 40, 150])
def test_the_interval_holds_the_true_score_in_about_95_percent(
    weights: tuple[int, ...], number: int
) -> None:
    rng = random.Random(f"{weights} {number}")
    held = 0
    for _ in range(1500):
        found = estimate(drawn(weights, number, rng))
        held += found.low <= mean(weights) <= found.high
    assert 0.93 <= held / 1500 <= 0.995


@pytest.mark.parametrize("weights", [EVEN, DRAWISH, LOPSIDED])
def test_interval_and_superiority_agree_with_resampling(weights: tuple[int, ...]) -> None:
    rng = random.Random(str(weights))
    pairs = drawn(weights, 120, rng)
    found = estimate(pairs)
    again = sorted(sum(rng.choices(pairs, k=120)) / 240 for _ in range(4000))
    assert found.low == pytest.approx(again[100], abs=0.015)
    assert found.high == pytest.approx(again[-101], abs=0.015)
    above = sum((score > 0.5) + (score == 0.5) / 2 for score in again) / 4000
    assert found.superiority == pytest.approx(above, abs=0.03)
    assert found.score == pytest.approx(sum(pairs) / 240)


def test_pairs_of_the_same_result_are_no_proof() -> None:
    won = estimate([2.0] * 20)
    assert won.score == won.high == 1
    assert 0.8 < won.low < 0.95
    assert won.superiority > 0.99
    even = estimate([1.0] * 20)
    assert even.low < 0.5 < even.high
    assert even.superiority == pytest.approx(0.5)
    nothing = estimate([])
    assert (nothing.low, nothing.score, nothing.high) == (0, 0.5, 1)


def test_paired_seats_are_not_taken_for_independent_games() -> None:
    """Where the seat decides every game, pairs are certain, though single games are a toss-up."""
    rng = random.Random("seats")
    seated = estimate([1.0] * 95 + [2.0] * 5)
    tossed = estimate([float(rng.randrange(2) + rng.randrange(2)) for _ in range(100)])
    assert seated.high - seated.low < (tossed.high - tossed.low) / 2


def log_likelihood(found: list[float], probabilities: list[float]) -> float:
    if min(probabilities) <= 0:
        return -math.inf
    return sum(n * math.log(p) for n, p in zip(found, probabilities, strict=True))


def climbed(found: list[float], score: float) -> float:
    """The best log-likelihood of a distribution with this mean, by climbing along the plane."""
    values = [outcome / 2 for outcome in OUTCOMES]
    # Directions that change neither the sum nor the mean: second differences over three outcomes.
    ways = [[1, -2, 1, 0, 0], [0, 1, -2, 1, 0], [0, 0, 1, -2, 1], [1, -1, -1, 1, 0]]
    ways += [[0, 1, -1, -1, 1], [1, -1, 0, -1, 1], [1, 0, -2, 0, 1], [3, -4, 0, 0, 1]]
    ways += [[1, 0, 0, -4, 3]]
    assert all(sum(way) == 0 for way in ways)
    assert all(sum(w * v for w, v in zip(way, values, strict=True)) == 0 for way in ways)
    low, high = (0.125, 0.875) if score != 0.5 else (0.25, 0.75)
    share = (score - low) / (high - low)
    edge = 0.5 * (1 - share), 0.5 * share
    here = [edge[0], edge[0], 0.0, edge[1], edge[1]]
    here = [0.96 * p + 0.04 * q for p, q in zip(here, _spread_with(score), strict=True)]
    best, step = log_likelihood(found, here), 0.1
    while step > 1e-10:
        moved = False
        for way in ways:
            for sign in (step, -step):
                there = [p + sign * w for p, w in zip(here, way, strict=True)]
                value = log_likelihood(found, there)
                if value > best:
                    here, best, moved = there, value, True
        step = step if moved else step / 2
    assert sum(here) == pytest.approx(1)
    assert sum(p * v for p, v in zip(here, values, strict=True)) == pytest.approx(score)
    return best


def _spread_with(score: float) -> list[float]:
    """The binomial distribution of four trials: all outcomes possible, with this mean."""
    return [math.comb(4, k) * score**k * (1 - score) ** (4 - k) for k in range(5)]


@pytest.mark.parametrize("found", [[5, 9, 40, 14, 12], [30, 1, 60, 1, 28], [1, 2, 9, 20, 50]])
@pytest.mark.parametrize(("elo0", "elo1"), [(0, 30), (-20, 20), (0, 100)])
def test_the_likelihood_ratio_is_that_of_the_best_distributions(
    found: list[int], elo0: int, elo1: int
) -> None:
    weights = [float(n) for n in found]
    ratio = climbed(weights, expected_score(elo1)) - climbed(weights, expected_score(elo0))
    assert log_likelihood_ratio(found, elo0, elo1) == pytest.approx(ratio, abs=1e-3)


def test_near_the_middle_the_ratio_is_that_of_normal_scores() -> None:
    found = [50, 160, 400, 200, 70]
    number = sum(found)
    shares = [outcome / 2 for outcome in OUTCOMES]
    score = sum(n * s for n, s in zip(found, shares, strict=True)) / number
    variance = sum(n * (s - score) ** 2 for n, s in zip(found, shares, strict=True)) / number
    low, high = expected_score(0), expected_score(10)
    normal = number * (high - low) * (2 * score - low - high) / (2 * variance)
    assert log_likelihood_ratio(found, 0, 10) == pytest.approx(normal, rel=0.03)


def test_outcomes_that_never_occurred_are_no_trouble() -> None:
    assert log_likelihood_ratio([0, 0, 0, 0, 0], 0, 30) == 0
    assert log_likelihood_ratio([0, 0, 0, 0, 30], 0, 30) > 0
    assert log_likelihood_ratio([30, 0, 0, 0, 0], 0, 30) < 0
    assert math.isfinite(log_likelihood_ratio([0, 0, 1, 0, 0], 0, 400))


def test_an_sprt_errs_about_as_seldom_as_it_promises() -> None:
    def decided(true: float, rng: random.Random) -> int:
        pairs: list[float] = []
        while True:
            pairs.append(_pair(true, rng))
            if verdict := sprt_decision(log_likelihood_ratio(pair_counts(pairs), 0, 150)):
                return verdict

    rng = random.Random("sprt")
    wrong_high = sum(decided(0.5, rng) == 1 for _ in range(150)) / 150
    wrong_low = sum(decided(expected_score(150), rng) == -1 for _ in range(150)) / 150
    assert wrong_high <= 0.12
    assert wrong_low <= 0.12
    assert (sprt_decision(BOUND), sprt_decision(-BOUND), sprt_decision(BOUND - 0.01)) == (1, -1, 0)
    assert pytest.approx(2.944, abs=0.001) == BOUND


def _pair(score: float, rng: random.Random) -> float:
    return float((rng.random() < score) + (rng.random() < score))
