"""What a table does with a state, each step one compiled function: play, draw, show and tell.

Much of it is text: JSON of what goes out to every viewer with every move. A text is a row of bytes
that ends with the row or with its first zero. Whoever writes is given `out` and the place to write
at, and returns the place behind what was written.
"""

from typing import TypeAlias

import numpy as np
from numba import types
from numpy.typing import NDArray

from tercet.core.jit import STATE, helper
from tercet.core.state import MOVER, OVER, REASON, RESULT, Int, State

Text: TypeAlias = NDArray[np.uint8]

_TEXT = types.uint8[::1]
_READ_ONLY = types.Array(types.uint8, 1, "C", readonly=True)
PLAY = types.boolean(STATE, types.int64, STATE, STATE)
DRAW = types.void(STATE, _READ_ONLY, _TEXT)
VIEW = types.int64(STATE, types.int64, types.int64, types.boolean, STATE, _TEXT)
TELL = types.int64(STATE, types.int64, _READ_ONLY, STATE, _TEXT)

DIGEST = 64  # bytes of chance for a draw


def texts(*words: str) -> Text:
    """A table of texts, one a row."""
    return np.array([word.encode() for word in words]).view(np.uint8).reshape(len(words), -1)


def text(word: str) -> Text:
    """A single text."""
    return texts(word).reshape(-1)


NULL = text("null")
TRUTH = texts("false", "true")
_RESULTS = texts("null", '"1-0"', '"0-1"', '"1/2"')
_TO_MOVE = text(',"to_move":')
_RESULT = text(',"result":')
_REASON = text(',"reason":')


def quoted(*words: str) -> Text:
    """A table of texts in quotation marks."""
    return texts(*(f'"{word}"' for word in words))


@helper
def put(out: Text, at: Int, row: Text) -> Int:
    """Write a text."""
    for byte in row:
        if byte == 0:
            break
        out[at] = byte
        at += 1
    return at


@helper
def put_after(out: Text, at: Int, row: Text) -> Int:
    """Write a text behind a list whose items end with commas: the last one's goes."""
    return put(out, at - 1 if out[at - 1] == ord(",") else at, row)


@helper
def put_number(out: Text, at: Int, number: Int) -> Int:
    """Write a number that is not negative."""
    end = at + 1
    rest = number
    while rest >= 10:
        rest //= 10
        end += 1
    for place in range(end - 1, at - 1, -1):
        out[place] = ord("0") + number % 10
        number //= 10
    return end


@helper
def put_cell(out: Text, at: Int, cell: Int) -> Int:
    """Write the name of a cell of a board that is eight cells wide."""
    out[at] = ord("a") + cell % 8
    out[at + 1] = ord("1") + cell // 8
    return at + 2


@helper
def put_cell_item(out: Text, at: Int, cell: Int) -> Int:
    """Write the name of a cell as an item of a list."""
    out[at] = out[at + 3] = ord('"')
    out[at + 4] = ord(",")
    put_cell(out, at + 1, cell)
    return at + 5


# What the steps of all games have in common


@helper
def picked(shares: State, count: Int, chance: Text, draw: Int) -> Int:
    """Which of the weighted outcomes the digest of a draw decides for; see `core.chance.pick`."""
    total = shares[:count].sum()
    rest = np.int64(0)
    for byte in chance[draw * DIGEST : (draw + 1) * DIGEST]:
        rest = (rest * 256 + byte) % total
    index = 0
    while rest >= shares[index]:
        rest -= shares[index]
        index += 1
    return index


@helper
def put_head(out: Text, seen: State, ply: Int, stopped: Int, seats: Text, reasons: Text) -> Int:
    """Write how a view begins: the number of its ply, who is to move, and how the game ended."""
    over = seen[MOVER] == OVER
    at = put_number(out, 0, ply)
    at = put(out, at, _TO_MOVE)
    at = put(out, at, NULL if over or stopped else seats[seen[MOVER]])
    at = put(out, at, _RESULT)
    at = put(out, at, _RESULTS[seen[RESULT]])
    at = put(out, at, _REASON)
    return put(out, at, reasons[seen[REASON]] if over else NULL)
