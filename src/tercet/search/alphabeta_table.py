"""The transposition table of alpha-beta: what is known of positions met before."""

from typing import Any

import numpy as np

from tercet.core.jit import helper
from tercet.core.state import ACTION_BITS, DECIDED, Int, State

INFINITE = 32_000  # larger than every value

# What the value of a table entry means. Bits of an entry from the lowest: value 16, depth 8,
# meaning 2, action ACTION_BITS, age 8.
AT_LEAST, AT_MOST, EXACT = 1, 2, 3
ACTION_AT = 26
AGE_AT = ACTION_AT + ACTION_BITS


@helper
def from_table(value: Int, ply: Int, margin: Int) -> Int:
    """A stored value as it is at this ply: wins count their plies from the root."""
    if margin == 0:
        if value > DECIDED:
            return value - ply
        if value < -DECIDED:
            return value + ply
    return value


@helper
def to_table(value: Int, ply: Int, margin: Int) -> Int:
    """The value as it is stored: plies counted from the position."""
    return from_table(value, -ply, margin)


@helper
def probe(table_keys: Any, table: State, key: Int) -> Int:
    """The entry of a position, 0 if there is none."""
    slot = np.int64(key & np.uint64(table.size - 2))
    if table_keys[slot] == key:
        return table[slot]
    if table_keys[slot + 1] == key:
        return table[slot + 1]
    return np.int64(0)


@helper
def store(table_keys: Any, table: State, key: Int, entry: Int) -> None:
    """Put an entry into the first of two slots if it is as deep as the old one or newer."""
    slot = np.int64(key & np.uint64(table.size - 2))
    old = table[slot]
    deeper = (entry >> 16 & 255) >= (old >> 16 & 255)
    if table_keys[slot] != key and not (deeper or old >> AGE_AT != entry >> AGE_AT):
        slot += 1
    table_keys[slot] = key
    table[slot] = entry


@helper
def value_from_table(entry: Int, ply: Int, depth: Int, alpha: Int, beta: Int, margin: Int) -> Int:
    """The value of an entry if it makes searching this position needless, else INFINITE."""
    kind = entry >> 24 & 3
    known = from_table((entry & 0xFFFF) - 32768, ply, margin)
    certain = (known > DECIDED or known < -DECIDED) and margin == 0
    if not (certain or ((entry >> 16 & 255) >= depth and beta - alpha == 1)):
        return INFINITE
    if (
        kind == EXACT
        or (kind == AT_LEAST and known >= beta)
        or (kind == AT_MOST and known <= alpha)
    ):
        return known
    return INFINITE
