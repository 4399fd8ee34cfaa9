"""A small random generator for kernels: splitmix64, its state one number in an array."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tercet.core.jit import helper
from tercet.core.state import Int, State

Generator: TypeAlias = NDArray[np.uint64]

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_S27 = np.uint64(27)
_S30 = np.uint64(30)
_S31 = np.uint64(31)
_S32 = np.uint64(32)


@helper
def below(generator: Generator, limit: Int) -> Int:
    """A number from 0 to `limit` - 1, for limits below 2**32; the bias is below limit / 2**32."""
    generator[0] += _STEP
    value = generator[0]
    value = (value ^ (value >> _S30)) * _MIX_1
    value = (value ^ (value >> _S27)) * _MIX_2
    value ^= value >> _S31
    return np.int64(((value >> _S32) * np.uint64(limit)) >> _S32)


@helper
def share_of(weights: State, begin: Int, end: Int, number: Int) -> Int:
    """Which of ``weights[begin:end]`` a number below their sum falls to, counted from `begin`."""
    index = begin
    while index < end - 1 and number >= weights[index]:
        number -= weights[index]
        index += 1
    return index - begin


@helper
def pick(generator: Generator, weights: State, begin: Int, end: Int, total: Int) -> Int:
    """Draw one of ``weights[begin:end]``, which add up to `total`; return which, from `begin`."""
    return share_of(weights, begin, end, below(generator, total))


@helper
def shuffle(generator: Generator, numbers: State) -> None:
    """Put numbers into random order."""
    for last in range(len(numbers) - 1, 0, -1):
        other = below(generator, last + 1)
        kept = numbers[last]
        numbers[last] = numbers[other]
        numbers[other] = kept


def seeded(seed: Int) -> Generator:
    """A generator begun at `seed`."""
    return np.array([seed & (1 << 64) - 1], np.uint64)
