"""JSON from numbers: a schema becomes a small program that one compiled function carries out.

The function checks every place that it reads or writes. It returns `TOO_SMALL` if the buffer is too
small; `Template.render` then tries a larger one. It returns `NO_NAME` if a number has no name,
which is a defect of the game.
"""

import json

import numpy as np
from numba import types
from numpy.typing import NDArray

from tercet.core.jit import helper, kernel
from tercet.core.schema import (
    Bool,
    BySeat,
    Cells,
    Const,
    Counts,
    Grid,
    Items,
    Letters,
    List,
    Name,
    Names,
    Node,
    Nullable,
    Num,
    Obj,
    first_place,
)
from tercet.core.state import Int, State

Bytes = NDArray[np.uint8]

# The instructions of a program; each is four numbers long: its code and up to three operands.
TEXT, NUMBER, NAME, UNLESS, JUMP, COMMA, CELLS, LETTERS = range(8)
LENGTH = 4
_READING = (NUMBER, NAME, UNLESS, CELLS, LETTERS)  # those whose first operand is a place

TOO_SMALL = -1
NO_NAME = -2

_READ_ONLY = types.Array(types.int64, 1, "C", readonly=True)
_POOL = types.Array(types.uint8, 1, "C", readonly=True)
_RENDER = types.int64(_READ_ONLY, _READ_ONLY, _POOL, types.int64[::1], types.uint8[::1])
_FIRST_BUFFER = 4096  # bytes; most tables need less


@helper
def put(out: Bytes, end: Int, pool: Bytes, begin: Int, size: Int) -> Int:
    """Copy bytes of the pool to the output; return the new end, or `TOO_SMALL`."""
    if end + size > len(out):
        return TOO_SMALL
    for index in range(size):
        out[end + index] = pool[begin + index]
    return end + size


@helper
def put_number(out: Bytes, end: Int, number: Int) -> Int:
    """Write a number in decimal; return the new end, or `TOO_SMALL`."""
    digits = 1
    rest = abs(number) // 10
    while rest:
        rest //= 10
        digits += 1
    size = digits + np.int64(number < 0)
    if end + size > len(out):
        return TOO_SMALL
    out[end] = ord("-")
    rest = abs(number)
    for place in range(digits):
        out[end + size - 1 - place] = ord("0") + rest % 10
        rest //= 10
    return end + size


@helper
def put_name(out: Bytes, end: Int, pool: Bytes, spans: State, first: Int, number: Int) -> Int:
    """Write the text of a number; `spans[first]` counts the texts, then come their bounds."""
    if number < 0 or number >= spans[first]:
        return NO_NAME
    span = first + 1 + 2 * number
    return put(out, end, pool, spans[span], spans[span + 1])


@helper
def put_comma(out: Bytes, end: Int) -> Int:
    """Write a comma unless an object or a list has only just begun."""
    if out[end - 1] == ord("{") or out[end - 1] == ord("["):
        return end
    if end == len(out):
        return TOO_SMALL
    out[end] = ord(",")
    return end + 1


@helper
def put_cells(out: Bytes, end: Int, pool: Bytes, spans: State, first: Int, bits: Int) -> Int:
    """Write the names of the bits that are set, with commas between them."""
    number = 0
    while bits and end >= 0:
        if bits & 1:
            end = put_comma(out, end)
            if end >= 0:
                end = put_name(out, end, pool, spans, first, number)
        bits >>= 1
        number += 1
    return end


@helper
def put_letters(out: Bytes, end: Int, pool: Bytes, spans: State, first: Int, letters: State) -> Int:
    """Write one letter per number; the first text of the table stands for what is hidden."""
    for index in range(len(letters)):
        if end >= 0:
            end = put_name(out, end, pool, spans, first, max(letters[index], -1) + 1)
    return end


@kernel(_RENDER, brief=True)
def render(program: State, spans: State, pool: Bytes, numbers: State, out: Bytes) -> Int:
    """Carry a program out; return how many bytes were written, or what prevents it."""
    end = 0
    step = 0
    while step < len(program) and end >= 0:
        code = program[step]
        one = program[step + 1]
        two = program[step + 2]
        three = program[step + 3]
        step += LENGTH
        if code == TEXT:
            end = put(out, end, pool, one, two)
        elif code == NUMBER:
            end = put_number(out, end, numbers[one])
        elif code == NAME:
            end = put_name(out, end, pool, spans, two, numbers[one])
        elif code == UNLESS:
            if numbers[one] < two:
                step = three
        elif code == JUMP:
            step = one
        elif code == COMMA:
            end = put_comma(out, end)
        elif code == CELLS:
            end = put_cells(out, end, pool, spans, two, numbers[one])
        else:
            count = numbers[one]
            if count < 0 or one + 1 + count > len(numbers):
                return NO_NAME
            end = put_letters(out, end, pool, spans, two, numbers[one + 1 : one + 1 + count])
    return end


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


class Template:
    """A node, ready to be rendered."""

    def __init__(self, node: Node) -> None:
        """Write the program of a node."""
        self.width = 0  # how many numbers are needed
        self._program: list[int] = []
        self._spans: list[int] = []
        self._pool = bytearray()
        self._texts: dict[str, int] = {}
        self._tables: dict[tuple[str, ...], int] = {}
        self._add(node)
        self.instructions = (
            np.array(self._program, np.int64),
            np.array(self._spans, np.int64),
            np.frombuffer(bytes(self._pool) or b"\0", np.uint8),
        )
        for array in self.instructions:
            array.flags.writeable = False

    def render(self, numbers: State) -> bytes:
        """The numbers as JSON."""
        if len(numbers) < self.width:
            raise ValueError(f"{self.width} numbers are needed, {len(numbers)} were given")
        size = _FIRST_BUFFER
        while True:
            out = np.empty(size, np.uint8)
            end = render(*self.instructions, numbers, out)
            if end >= 0:
                return out[:end].tobytes()
            if end != TOO_SMALL:
                raise ValueError(f"no name for a number in {numbers.tolist()}")
            size *= 2

    # Writing the program

    def _emit(self, code: int, one: int = 0, two: int = 0) -> int:
        """Add an instruction; return where it is."""
        if code in _READING:
            self._reach(one)
        self._program += (code, one, two, 0)
        return len(self._program) - LENGTH

    def _reach(self, at: int) -> None:
        """A place of the row is read."""
        self.width = max(self.width, at + 1)

    def _text(self, text: str) -> None:
        """Write a text as it is."""
        if text not in self._texts:
            self._texts[text] = len(self._pool)
            self._pool += text.encode()
        self._emit(TEXT, self._texts[text], len(text.encode()))

    def _table(self, words: tuple[str, ...]) -> int:
        """Where the spans of these texts begin."""
        if words not in self._tables:
            spans = []
            for word in words:
                spans += [len(self._pool), len(word.encode())]
                self._pool += word.encode()
            self._tables[words] = len(self._spans)
            self._spans += [len(words), *spans]
        return self._tables[words]

    def _jump_here(self, instruction: int) -> None:
        """Let an UNLESS or a JUMP lead to the next instruction."""
        operand = 3 if self._program[instruction] == UNLESS else 1
        self._program[instruction + operand] = len(self._program)

    def _add(self, node: Node) -> None:
        match node:
            case Num(at):
                self._emit(NUMBER, at)
            case Bool(at):
                self._choose(at, 1, "true", "false")
            case Name(at, names):
                self._emit(NAME, at, self._quoted(names))
            case Cells(at, names):
                self._text("[")
                self._emit(CELLS, at, self._quoted(names))
                self._text("]")
            case Letters(count, most, letters):
                self._reach(count + most)
                self._text('"')
                self._emit(
                    LETTERS, count, self._table(("?", *(_json(one)[1:-1] for one in letters)))
                )
                self._text('"')
            case Const(value, _):
                self._text(_json(value))
            case Nullable(item):
                self._choose(first_place(item), 0, item, "null")
            case List(count, at, most, item, step):
                self._text("[")
                for index in range(most):
                    absent = self._emit(UNLESS, count, index + 1)
                    self._emit(COMMA)
                    self._add(item(at + index * step))
                    self._jump_here(absent)
                self._text("]")
            case Grid():
                self._text("{")
                for word, one in node.items():
                    absent = self._emit(UNLESS, first_place(one), 0)
                    self._emit(COMMA)
                    self._text(f"{_json(word)}:")
                    self._add(one)
                    self._jump_here(absent)
                self._text("}")
            case Items(items):
                self._sequence("[", [("", one) for one in items], "]")
            case Obj() | BySeat() | Counts():
                named = [(f"{_json(name)}:", one) for name, one in node.fields.items()]
                self._sequence("{", named, "}")

    def _quoted(self, names: Names) -> int:
        return self._table(tuple(map(_json, names.words)))

    def _choose(self, at: int, least: int, item: Node | str, other: str) -> None:
        """The item, or the other text if the number is below `least`."""
        unless = self._emit(UNLESS, at, least)
        if isinstance(item, str):
            self._text(item)
        else:
            self._add(item)
        jump = self._emit(JUMP)
        self._jump_here(unless)
        self._text(other)
        self._jump_here(jump)

    def _sequence(self, opening: str, items: list[tuple[str, Node]], closing: str) -> None:
        for number, (label, one) in enumerate(items):
            self._text((opening if number == 0 else ",") + label)
            self._add(one)
        self._text(closing if items else opening + closing)
