"""What the results of paired games tell about two players' strength.

The two games of a pair share their opening, so pairs are what is independent: everything here is
computed from pair scores, 0, ½, 1, 1½ or 2 points (the pentanomial model).
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations
ERROR = 0.05  # how often an SPRT may decide wrongly, either way
BOUND = math.log((1 - ERROR) / ERROR)
_SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)  # of the points of a pair
_LEAST = 1e-3  # what an outcome counts that never occurred


def elo(score: float) -> float:
    """The Elo difference that leads to a score.

    >>> round(elo(0.64)), elo(0.5), elo(1.0)
    (100, 0.0, inf)
    """
    if score <= 0 or score >= 1:
        return math.copysign(math.inf, score - 0.5)
    return 400 * math.log10(score / (1 - score)) + 0.0


def expected(difference: float) -> float:
    """The score that an Elo difference leads to."""
    return 1 / (1 + 10 ** (-difference / 400))


@dataclass(frozen=True)
class Estimate:
    """A score, between 0 and 1, and how sure it is."""

    score: float
    low: float  # of the 95 % confidence interval
    high: float
    superiority: float  # the likelihood that the first player is the stronger one


def estimate(pairs: Sequence[float]) -> Estimate:
    """The score of a player from his points in each pair.

    For the interval two pairs are added, one won and one lost, as Agresti and Coull do for single
    trials: so it has a width even if all pairs ended alike.
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


def counts(pairs: Sequence[float]) -> list[int]:
    """How many pairs brought 0, ½, 1, 1½ and 2 points."""
    found = [0] * 5
    for points in pairs:
        found[round(2 * points)] += 1
    return found


def likelihood_ratio(found: Sequence[float], elo0: float, elo1: float) -> float:
    """The logarithm of how much better `elo1` explains the pair counts than `elo0`.

    Each difference is given the most likely pentanomial distribution that has its score, as in
    fishtest's generalised SPRT.
    """
    if not sum(found):
        return 0.0
    weights = [count or _LEAST for count in found]
    total = sum(weights)
    shares = [weight / total for weight in weights]
    low = _most_likely(shares, expected(elo0))
    high = _most_likely(shares, expected(elo1))
    return total * sum(
        share * math.log(p1 / p0) for share, p0, p1 in zip(shares, low, high, strict=True)
    )


def decision(ratio: float) -> int:
    """1 if an SPRT with this ratio accepts the larger difference, -1 the smaller; else 0."""
    return (ratio >= BOUND) - (ratio <= -BOUND)


def _most_likely(shares: Sequence[float], score: float) -> list[float]:
    """The distribution with this mean under which the observed one is most likely."""
    low, high = -1 / (1 - score), 1 / score
    for _ in range(64):
        tilt = (low + high) / 2
        slope = sum(
            share * (value - score) / (1 + tilt * (value - score))
            for share, value in zip(shares, _SHARES, strict=True)
        )
        low, high = (tilt, high) if slope > 0 else (low, tilt)
    return [
        share / (1 + tilt * (value - score)) for share, value in zip(shares, _SHARES, strict=True)
    ]
