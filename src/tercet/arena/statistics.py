"""Statistics of paired games: score, Elo difference, confidence interval, SPRT.

The two games of a pair share their opening and are not independent, so everything is computed from
the points of pairs: 0, ½, 1, 1½ or 2 (the pentanomial model).
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z = 1.959963984540054  # standard deviations around the mean that hold 95 % of a normal sample
ERROR = 0.05  # probability of a wrong SPRT decision, in either direction
BOUND = math.log((1 - ERROR) / ERROR)
_SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)  # of a pair, as a share of its two points
_MIN_COUNT = 1e-3  # for an outcome that never occurred


def elo(score: float) -> float:
    """The Elo difference with this expected score.

    >>> round(elo(0.64)), elo(0.5), elo(1.0)
    (100, 0.0, inf)
    """
    if score <= 0 or score >= 1:
        return math.copysign(math.inf, score - 0.5)
    return 400 * math.log10(score / (1 - score)) + 0.0


def expected_score(difference: float) -> float:
    """The expected score at an Elo difference."""
    return 1 / (1 + 10 ** (-difference / 400))


@dataclass(frozen=True)
class Estimate:
    """A score between 0 and 1 with its confidence interval."""

    score: float
    low: float  # of the 95 % confidence interval
    high: float
    superiority: float  # the likelihood that this player is the stronger one


def estimate(pairs: Sequence[float]) -> Estimate:
    """The score of a player from the points in each pair.

    One won and one lost pair are added for the interval, as Agresti and Coull do for single trials,
    so that it has a width even if all pairs ended alike.
    """
    shares = [points / 2 for points in pairs]
    if not shares:
        return Estimate(0.5, 0.0, 1.0, 0.5)
    score = sum(shares) / len(shares)
    shares += [0.0, 1.0]
    number = len(shares)
    centre = sum(shares) / number
    deviation = math.sqrt(sum((share - centre) ** 2 for share in shares) / (number - 1) / number)
    low, high = centre - Z * deviation, centre + Z * deviation
    superiority = (1 + math.erf((centre - 0.5) / deviation / math.sqrt(2))) / 2
    return Estimate(score, max(0.0, min(low, score)), min(1.0, max(high, score)), superiority)


def pair_counts(pairs: Sequence[float]) -> list[int]:
    """The numbers of pairs with 0, ½, 1, 1½ and 2 points."""
    counts = [0] * 5
    for points in pairs:
        counts[round(2 * points)] += 1
    return counts


def log_likelihood_ratio(counts: Sequence[float], elo0: float, elo1: float) -> float:
    """How much better `elo1` explains the pair counts than `elo0` does.

    Each hypothesis is represented by the most likely pentanomial distribution with its score, as in
    the generalised SPRT of fishtest.
    """
    if not sum(counts):
        return 0.0
    weights = [count or _MIN_COUNT for count in counts]
    total = sum(weights)
    shares = [weight / total for weight in weights]
    low = _most_likely(shares, expected_score(elo0))
    high = _most_likely(shares, expected_score(elo1))
    return total * sum(
        share * math.log(p1 / p0) for share, p0, p1 in zip(shares, low, high, strict=True)
    )


def sprt_decision(ratio: float) -> int:
    """1 if the ratio accepts the larger difference, -1 if the smaller one, 0 if neither yet."""
    return (ratio >= BOUND) - (ratio <= -BOUND)


def _most_likely(shares: Sequence[float], score: float) -> list[float]:
    """The distribution with this mean under which the observed one is most likely."""
    low, high = -1 / (1 - score), 1 / score
    for _ in range(64):
        tilt = (low + high) / 2
        slope = sum(
            share * (value - score) / (1 + tilt * (value - score))
            for share, value in zip(shares, _SCORES, strict=True)
        )
        low, high = (tilt, high) if slope > 0 else (low, tilt)
    return [
        share / (1 + tilt * (value - score)) for share, value in zip(shares, _SCORES, strict=True)
    ]
