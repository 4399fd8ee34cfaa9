"""Positions that are set up by hand: a notation that a game declares, and rules that check it.

A game's module ``placing`` declares `PLACEMENT`, the parts of its notation in their order; the
text has one word for each of them. `place` writes the state of such a position, and gives the
reason why there can be no such position. The text of a position says nothing about its past.

>>> board = Board("board", cells=("a2", "b2", "a1", "b1"), rows=(2, 2), pieces=("K", "k"))
>>> placement = Placement((board, Letter("mover", ("w", "b")), Pile("cup", "rg")), "K1/1k w -")
>>> placement.numbers("K1/1k b r2g").tolist()
[1, 0, 0, 2, 1, 2, 1]
>>> placement.text([1, 0, 0, 2, 1, 2, 1])
'K1/1k b r2g'
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Protocol, TypeAlias

import numpy as np
from numba import types

from tercet.core.state import State

PLACE = types.int64(types.int64[::1], types.int64[::1], types.int64[::1])
DESCRIBE = types.int64(types.int64[::1], types.int64[::1])
PASS_TURN = types.int64(types.int64[::1])

_LONGEST = 1000
_NONE = "-"


class Placing(Protocol):
    """The functions of a game's ``placing`` module.

    `place` turns a start state, which has room for one more action, into the position that
    `numbers` describe. It gives 0, or the number of a reason why there is no such position and
    writes its facts. The state can be shown in either case. `describe` writes the numbers of a
    state and gives 1, or 0 for a state that has none, such as one of the opening. A game may leave
    out `pass_turn`: it gives the turn to the other seat, and 1 if that makes sense.
    """

    PLACEMENT: "Placement"

    def place(self, numbers: State, state: State, facts: State, /) -> int: ...
    def describe(self, state: State, numbers: State, /) -> int: ...


@dataclass(frozen=True)
class Board:
    """What stands on the cells, row by row: a letter per piece, the number of cells left empty.

    A number per cell: 0 if it is empty, else 1 + the place of its letter among `pieces`.
    """

    name: str
    cells: tuple[str, ...]
    rows: tuple[int, ...]  # how many cells they have
    pieces: tuple[str, ...]
    single: tuple[str, ...] = ()  # pieces that a board has one of: an editor moves it

    @property
    def width(self) -> int:
        """How many numbers it has."""
        return len(self.cells)

    def read(self, word: str) -> list[int] | None:
        """The numbers; None if the word is not such a text."""
        rows = word.split("/")
        if len(rows) != len(self.rows):
            return None
        numbers: list[int] = []
        for row, size in zip(rows, self.rows, strict=True):
            found: list[int] = []
            for letter in row:
                if letter in self.pieces:
                    found.append(1 + self.pieces.index(letter))
                elif letter in "12345678":
                    found += [0] * int(letter)
                else:
                    return None
            if len(found) != size:
                return None
            numbers += found
        return numbers

    def write(self, numbers: Sequence[int]) -> str:
        """The numbers as a word."""
        rows, at = [], 0
        for size in self.rows:
            groups = groupby(numbers[at : at + size])
            runs = [(number, len(list(same))) for number, same in groups]
            rows.append(
                "".join(
                    self.pieces[number - 1] * run if number else str(run) for number, run in runs
                )
            )
            at += size
        return "/".join(rows)


@dataclass(frozen=True)
class Letter:
    """One of a few letters; its number is its place among them."""

    name: str
    letters: tuple[str, ...]

    width = 1

    def read(self, word: str) -> list[int] | None:
        """The number; None if the word is not such a text."""
        return [self.letters.index(word)] if word in self.letters else None

    def write(self, numbers: Sequence[int]) -> str:
        """The number as a word."""
        return self.letters[numbers[0]]


@dataclass(frozen=True)
class Count:
    """A whole number."""

    name: str
    most: int

    width = 1

    def read(self, word: str) -> list[int] | None:
        """The number; None if the word is not such a text."""
        is_number = re.fullmatch("0|[1-9][0-9]{0,8}", word)
        return [int(word)] if is_number and int(word) <= self.most else None

    def write(self, numbers: Sequence[int]) -> str:
        """The number as a word."""
        return str(numbers[0])


@dataclass(frozen=True)
class Pile:
    """Cards or stones without an order: how many of each letter, such as ``r2g``."""

    name: str
    letters: str

    @property
    def width(self) -> int:
        """How many numbers it has."""
        return len(self.letters)

    def read(self, word: str) -> list[int] | None:
        """The numbers; None if the word is not such a text."""
        counts = [0] * self.width
        if word == _NONE:
            return counts
        if not re.fullmatch("([a-z]([1-9][0-9]?)?)+", word):
            return None
        for letter, count in re.findall("([a-z])([0-9]*)", word):
            at = self.letters.find(letter)
            if at < 0 or counts[at]:
                return None
            counts[at] = int(count or 1)
        return counts

    def write(self, numbers: Sequence[int]) -> str:
        """The numbers as a word."""
        some = [(self.letters[at], count) for at, count in enumerate(numbers) if count]
        return "".join(f"{one}{count if count > 1 else ''}" for one, count in some) or _NONE


@dataclass(frozen=True)
class Row:
    """Letters in an order, at most so many. A number per place, -1 where it is free."""

    name: str
    letters: str
    most: int

    @property
    def width(self) -> int:
        """How many numbers it has."""
        return self.most

    def read(self, word: str) -> list[int] | None:
        """The numbers; None if the word is not such a text."""
        found = [] if word == _NONE else [self.letters.find(letter) for letter in word]
        if -1 in found or len(found) > self.most:
            return None
        return found + [-1] * (self.most - len(found))

    def write(self, numbers: Sequence[int]) -> str:
        """The numbers as a word."""
        return "".join(self.letters[number] for number in numbers if number >= 0) or _NONE


Part: TypeAlias = Board | Letter | Count | Pile | Row


@dataclass(frozen=True)
class Placement:
    """The notation of a game's positions. `example` is where an editor begins."""

    parts: tuple[Part, ...]
    example: str

    @property
    def width(self) -> int:
        """How many numbers a position has."""
        return sum(part.width for part in self.parts)

    def numbers(self, text: str) -> State | None:
        """The numbers of a position; None if the text is not in this notation."""
        words = text.split() if len(text) <= _LONGEST else []
        if len(words) != len(self.parts):
            return None
        numbers: list[int] = []
        for part, word in zip(self.parts, words, strict=True):
            found = part.read(word)
            if found is None:
                return None
            numbers += found
        return np.array(numbers, np.int64)

    def text(self, numbers: Sequence[int]) -> str:
        """The text of a position."""
        words, at = [], 0
        for part in self.parts:
            words.append(part.write(numbers[at : at + part.width]))
            at += part.width
        return " ".join(words)
