"""`core.maths` beside the C library's functions."""

import math
import os
import random
import subprocess
import sys
from collections.abc import Callable

import numpy as np
import pytest

from tercet.core.maths import exp, log

NUMBERS = 20_000


def units_apart(one: float, other: float) -> int:
    """How many numbers lie between two of the same sign, and one of them."""
    first, second = (int(np.float64(number).view(np.int64)) for number in (one, other))
    return abs(first - second)


def wide(random: random.Random) -> float:
    """A positive number of any size."""
    return math.ldexp(random.uniform(0.5, 1), random.randrange(-1060, 1024))


@pytest.mark.parametrize(
    ("ours", "exact", "draw"),
    [
        (exp, math.exp, lambda random: random.uniform(-40, 40)),
        (exp, math.exp, lambda random: random.uniform(-1.1, 1.1)),
        (exp, math.exp, lambda random: random.uniform(-745, 709.7)),
        (exp, math.exp, lambda random: random.choice((-1, 1)) * random.uniform(0, 1e-7)),
        (log, math.log, lambda random: float(random.randrange(1, 10**7))),
        (log, math.log, lambda random: 1 + random.uniform(-1e-5, 1e-5)),
        (log, math.log, wide),
    ],
)
def test_wrong_by_one_unit_in_the_last_place_at_most(
    ours: Callable[[float], float],
    exact: Callable[[float], float],
    draw: Callable[[random.Random], float],
) -> None:
    generator = random.Random(1)
    numbers = [draw(generator) for _ in range(NUMBERS)]
    worst = max(numbers, key=lambda number: units_apart(ours(number), exact(number)))
    assert units_apart(ours(worst), exact(worst)) <= 1, worst


def test_what_has_no_ordinary_value() -> None:
    assert exp(math.inf) == math.inf
    assert exp(710.0) == math.inf
    assert exp(709.78) == pytest.approx(math.exp(709.78), rel=1e-15)
    assert exp(-math.inf) == exp(-746.0) == 0.0
    assert exp(0.0) == exp(-0.0) == 1.0
    assert log(math.inf) == math.inf
    assert log(0.0) == -math.inf
    assert log(1.0) == 0.0
    assert all(map(math.isnan, (exp(math.nan), log(math.nan), log(-1.0), log(-math.inf))))


SOME = """
from tercet.core.maths import exp, log
print([exp(n / 7).hex() for n in range(-5300, 4970, 13)])
print([log(n * n / 64).hex() for n in range(1, 900)])
print([exp(n / 7e7).hex() for n in range(-9, 9)], [log(n * 5e-324).hex() for n in range(1, 9)])
"""


def test_uncompiled_they_give_the_same_bits() -> None:
    printed = {
        subprocess.run(
            [sys.executable, "-c", SOME],
            env={**os.environ, "NUMBA_DISABLE_JIT": disabled},
            capture_output=True,
            check=True,
        ).stdout
        for disabled in ("0", "1")
    }
    assert len(printed) == 1
