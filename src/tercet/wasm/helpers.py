"""Kernels of every engine that no game has: what Python does by its own library."""

from typing import Any

import numpy as np
from numba import types
from numpy.typing import NDArray

from tercet.core import generator as generators
from tercet.core.generator import Generator
from tercet.core.jit import GENERATOR, helper, kernel
from tercet.core.state import Int, State
from tercet.search.proof_kernel import find_slot, mixed

Bytes = NDArray[np.uint8]

_BYTES = types.uint8[::1]
_NUMBERS = types.int64[::1]
_BLOCK = 128  # bytes that BLAKE2b takes at a time
_ROUNDS = 12
_INITIAL = np.array(
    [
        0x6A09E667F3BCC908,
        0xBB67AE8584CAA73B,
        0x3C6EF372FE94F82B,
        0xA54FF53A5F1D36F1,
        0x510E527FADE682D1,
        0x9B05688C2B3E6C1F,
        0x1F83D9ABFB41BD6B,
        0x5BE0CD19137E2179,
    ],
    np.uint64,
)
_ORDER = np.array(
    [
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
        [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
        [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
        [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
        [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
        [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
        [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
        [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
        [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
        [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
    ],
    np.uint8,
)
# The columns and diagonals that are mixed in a round
_QUARTERS = np.array(
    [
        [0, 4, 8, 12],
        [1, 5, 9, 13],
        [2, 6, 10, 14],
        [3, 7, 11, 15],
        [0, 5, 10, 15],
        [1, 6, 11, 12],
        [2, 7, 8, 13],
        [3, 4, 9, 14],
    ],
    np.uint8,
)


@kernel(types.int64(GENERATOR, types.int64))
def below(generator: Generator, limit: Int) -> Int:
    """A random number from 0 to `limit` - 1."""
    return generators.below(generator, limit)


@kernel(types.void(GENERATOR, _NUMBERS))
def shuffle(generator: Generator, numbers: State) -> None:
    """Put numbers into random order."""
    generators.shuffle(generator, numbers)


@kernel(types.int64(_NUMBERS, types.uint64))
def proof_slot(table: State, key: Int) -> Int:
    """Where the entry of this key stands in a table of proof search, or -1."""
    return find_slot(table, np.int64(key))


@kernel(types.uint64(types.uint64, types.int64))
def proof_key(key: Int, rest: Int) -> Int:
    """The key of a position that has so many plies left, in a proof search with a horizon."""
    return np.uint64(mixed(np.int64(key), rest))


@kernel(types.int64(_BYTES, _NUMBERS))
def pick(digest: Bytes, weights: State) -> Int:
    """The index of the weighted outcome that a hash decides; -1 without a positive weight."""
    total = np.int64(0)
    for index in range(len(weights)):
        total += weights[index]
    if total <= 0:
        return -1
    rest = np.int64(0)
    for index in range(len(digest)):
        rest = (rest * 256 + np.int64(digest[index])) % total
    chosen = 0
    while rest >= weights[chosen]:
        rest -= weights[chosen]
        chosen += 1
    return chosen


@helper
def turned(word: Any, bits: int) -> Any:
    """A word rotated to the right."""
    return (word >> np.uint64(bits)) | (word << np.uint64(64 - bits))


@helper
def compress(hashed: Any, block: Any, work: Any, size: Int, last: Int) -> None:
    """Take a block into a BLAKE2b hash, with which `size` bytes have been taken in."""
    for index in range(8):
        work[index] = hashed[index]
        work[index + 8] = _INITIAL[index]
    work[12] ^= np.uint64(size)
    if last:
        work[14] = ~work[14]
    for number in range(_ROUNDS):
        for quarter in range(8):
            a, b, c, d = (
                _QUARTERS[quarter, 0],
                _QUARTERS[quarter, 1],
                _QUARTERS[quarter, 2],
                _QUARTERS[quarter, 3],
            )
            work[a] += work[b] + block[_ORDER[number % 10, 2 * quarter]]
            work[d] = turned(work[d] ^ work[a], 32)
            work[c] += work[d]
            work[b] = turned(work[b] ^ work[c], 24)
            work[a] += work[b] + block[_ORDER[number % 10, 2 * quarter + 1]]
            work[d] = turned(work[d] ^ work[a], 16)
            work[c] += work[d]
            work[b] = turned(work[b] ^ work[c], 63)
    for index in range(8):
        hashed[index] ^= work[index] ^ work[index + 8]


@helper
def fill_block(block: Any, source: Bytes, begin: Int) -> None:
    """Write up to 128 bytes, from `begin` on, as 16 words; zeros follow."""
    for index in range(16):
        block[index] = 0
    for index in range(min(_BLOCK, len(source) - begin)):
        block[index // 8] |= np.uint64(source[begin + index]) << np.uint64(8 * (index % 8))


@kernel(types.void(_BYTES, _BYTES, _BYTES))
def blake2b(message: Bytes, key: Bytes, out: Bytes) -> None:
    """The BLAKE2b hash (RFC 7693) of a message, as long as `out`; the key has at most 64 bytes."""
    hashed = np.empty(8, np.uint64)
    block = np.empty(16, np.uint64)
    work = np.empty(16, np.uint64)
    for index in range(8):
        hashed[index] = _INITIAL[index]
    hashed[0] ^= np.uint64(0x01010000 + (len(key) << 8) + len(out))
    size = 0
    if len(key):
        fill_block(block, key, 0)
        size = _BLOCK
        compress(hashed, block, work, size, len(message) == 0)
    begin = 0
    while begin < len(message) or size == 0:
        fill_block(block, message, begin)
        step = min(_BLOCK, len(message) - begin)
        size += step
        begin += step
        compress(hashed, block, work, size, begin == len(message))
        if len(message) == 0:
            break
    for index in range(len(out)):
        out[index] = np.uint8(hashed[index // 8] >> np.uint64(8 * (index % 8)) & np.uint64(255))
