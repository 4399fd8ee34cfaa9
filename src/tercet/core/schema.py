"""What a game's numbers mean: nodes that name numbers, for JSON, TypeScript and whoever reads them.

A game's `observe` computes rows of numbers; its `schema` declares with these nodes what they are
called. ``at`` is a place in such a row. Every node has a fixed place, so a row is a vector of fixed
length for research too; lists have a fixed capacity and a count.

>>> COLOUR = Names("Colour", ("red", "blue"))
>>> pile = List(count=2, at=3, most=2, item=lambda at: Name(at, COLOUR))
>>> node = Obj(size=Num(0), last=Nullable(Name(1, COLOUR)), pile=pile)
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias


class Names(NamedTuple):
    """Words that numbers stand for, and what TypeScript calls such a word.

    A number that stands for nothing has an empty word, such as a corner that is no cell.
    """

    type: str
    words: tuple[str, ...]


@dataclass(frozen=True)
class Num:
    """A whole number."""

    at: int


@dataclass(frozen=True)
class Bool:
    """True if the number is positive: neither 0 nor -1, which stands for nothing."""

    at: int


@dataclass(frozen=True)
class Name:
    """The word that the number stands for."""

    at: int
    names: Names


@dataclass(frozen=True)
class Cells:
    """A list of names: those whose bit is set in the number."""

    at: int
    names: Names


@dataclass(frozen=True)
class Counts:
    """An object with one number per name, one after the other from `at` on."""

    at: int
    names: Names

    @property
    def fields(self) -> "dict[str, Node]":
        """The number of each name."""
        return {word: Num(self.at + index) for index, word in enumerate(self.names.words)}


@dataclass(frozen=True)
class Letters:
    """A string with one letter per number, ``?`` for a negative one, which is hidden.

    The length is at `count`, and up to `most` letters follow it.
    """

    count: int
    most: int
    letters: str


@dataclass(frozen=True)
class Const:
    """A value that is always the same, and its type in TypeScript."""

    value: Any
    type: str


@dataclass(frozen=True)
class Nullable:
    """The item, or null where its first number is negative."""

    item: "Node"


@dataclass(frozen=True)
class List:
    """A list: its length at `count`, and up to `most` items, one every `step` numbers from `at` on.

    `item` gives the item that begins at a place.
    """

    count: int
    at: int
    most: int
    item: "Callable[[int], Node]"
    step: int = 1


@dataclass(frozen=True)
class Grid:
    """An object with the names as keys, without those whose item's first number is negative.

    One item every `step` numbers from `at` on; `item` gives the item that begins at a place. The
    keys come in alphabetical order.
    """

    at: int
    names: Names
    item: "Callable[[int], Node]"
    step: int = 1

    def items(self) -> "Iterator[tuple[str, Node]]":
        """The names with their items."""
        for word, index in sorted((word, index) for index, word in enumerate(self.names.words)):
            if word:
                yield word, self.item(self.at + index * self.step)


class Obj:
    """An object with named fields."""

    def __init__(self, fields: "Mapping[str, Node] | None" = None, /, **more: "Node") -> None:
        """Fields as keywords; those whose names are keywords of Python in a mapping before them."""
        self.fields: dict[str, Node] = {**(fields or {}), **more}


@dataclass(frozen=True)
class BySeat:
    """An object with one field per seat; `item` gives the item of a seat's number."""

    seats: tuple[str, str]
    item: "Callable[[int], Node]"

    @property
    def fields(self) -> "dict[str, Node]":
        """The item of each seat."""
        return {seat: self.item(number) for number, seat in enumerate(self.seats)}


@dataclass(frozen=True)
class Items:
    """A list of a fixed number of items."""

    items: "tuple[Node, ...]"


Node: TypeAlias = (
    Num
    | Bool
    | Name
    | Cells
    | Counts
    | Letters
    | Const
    | Nullable
    | List
    | Grid
    | Obj
    | BySeat
    | Items
)


@dataclass(frozen=True)
class Event:
    """Something that happens: its type and its facts. Place 0 of its row is the event's number."""

    type: str
    facts: Obj = field(default_factory=Obj)


@dataclass(frozen=True)
class Reason:
    """Why a move is refused: the rule, a code for the case, and the facts."""

    rule: str
    code: str
    facts: Obj = field(default_factory=Obj)


class End(NamedTuple):
    """A way in which the rules end the game, and the rule."""

    reason: str
    rule: str


_SQUARE = re.compile(r"[a-z][0-9]+")


def squares_of(node: Node) -> tuple[str, ...]:
    """The squares that a node has a value for, if its names are squares such as ``a1``."""
    match node:
        case Grid() | Counts():
            words = tuple(filter(None, node.names.words))
        case Const(dict() as value):
            words = tuple(value)
        case _:
            return ()
    return words if all(map(_SQUARE.fullmatch, words)) else ()


def first_place(node: Node) -> int:
    """The place of a node's first number, which tells whether it is there at all."""
    match node:
        case Obj() | BySeat() | Counts():
            return first_place(next(iter(node.fields.values())))
        case Items(items):
            return first_place(items[0])
        case Nullable(item):
            return first_place(item)
        case List() | Letters():
            return node.count
        case Const():
            raise TypeError("a constant has no number")
        case _:
            return node.at
