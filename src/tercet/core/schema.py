"""What a game's numbers mean: nodes that name numbers, for JSON, TypeScript and whoever reads them.

A game's `observe` computes rows of numbers; its `schema` declares with these nodes what they are
called. ``at`` is a place in such a row. Every node has a fixed place, so a row is a vector of fixed
length for research too; lists have a fixed capacity and a count.

>>> COLOUR = Names("Colour", ("red", "blue"))
>>> node = Obj(size=Num(0), last=Nullable(Name(1, COLOUR)), pile=List(2, 3, 2, Name(0, COLOUR)))
>>> node.typescript()
'{ size: number; last: Colour | null; pile: Colour[] }'
"""

import json
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

    def typescript(self) -> str:
        """The type in TypeScript."""
        return "number"


@dataclass(frozen=True)
class Bool:
    """True unless the number is 0."""

    at: int

    def typescript(self) -> str:
        """The type in TypeScript."""
        return "boolean"


@dataclass(frozen=True)
class Name:
    """The word that the number stands for."""

    at: int
    names: Names

    def typescript(self) -> str:
        """The type in TypeScript."""
        return self.names.type


@dataclass(frozen=True)
class Cells:
    """A list of names: those whose bit is set in the number."""

    at: int
    names: Names

    def typescript(self) -> str:
        """The type in TypeScript."""
        return f"{self.names.type}[]"


@dataclass(frozen=True)
class Counts:
    """An object with one number per name, one after the other from `at` on."""

    at: int
    names: Names

    @property
    def fields(self) -> "dict[str, Node]":
        """The number of each name."""
        return {word: Num(self.at + index) for index, word in enumerate(self.names.words)}

    def typescript(self) -> str:
        """The type in TypeScript."""
        return f"Record<{self.names.type}, number>"


@dataclass(frozen=True)
class Letters:
    """A string with one letter per number, ``?`` for a negative one, which is hidden.

    The row has the length at `count` and the letters from `at` on, `most` at most.
    """

    count: int
    at: int
    most: int
    letters: str

    def typescript(self) -> str:
        """The type in TypeScript."""
        return "string"


@dataclass(frozen=True)
class Const:
    """A value that is always the same."""

    value: Any
    type: str

    def typescript(self) -> str:
        """The type in TypeScript."""
        return self.type


@dataclass(frozen=True)
class Nullable:
    """The item, or null where its first number is negative."""

    item: "Node"

    def typescript(self) -> str:
        """The type in TypeScript."""
        return f"{self.item.typescript()} | null"


@dataclass(frozen=True)
class List:
    """A list: its length at `count`, and up to `most` items, one every `step` numbers from `at` on.

    The places inside `item` are relative to where the item begins.
    """

    count: int
    at: int
    most: int
    item: "Node"
    step: int = 1

    def typescript(self) -> str:
        """The type in TypeScript."""
        inner = self.item.typescript()
        return f"({inner})[]" if " " in inner else f"{inner}[]"


@dataclass(frozen=True)
class Table:
    """An object with the names as keys, without those whose item's first number is negative.

    One item every `step` numbers from `at` on; the places inside `item` are relative to that. The
    keys come in alphabetical order.
    """

    at: int
    names: Names
    item: "Node"
    step: int = 1

    def items(self) -> "Iterator[tuple[str, Node]]":
        """The names with their items."""
        for word, index in sorted((word, index) for index, word in enumerate(self.names.words)):
            if word:
                yield word, moved(self.item, self.at + index * self.step)

    def typescript(self) -> str:
        """The type in TypeScript."""
        return f"Partial<Record<{self.names.type}, {self.item.typescript()}>>"


class Obj:
    """An object with named fields."""

    def __init__(self, fields: "Mapping[str, Node] | None" = None, /, **more: "Node") -> None:
        """Fields as keywords; those whose names are keywords of Python in a mapping before them."""
        self.fields: dict[str, Node] = {**(fields or {}), **more}

    def typescript(self) -> str:
        """The type in TypeScript."""
        inner = "; ".join(f"{_key(name)}: {one.typescript()}" for name, one in self.fields.items())
        return f"{{ {inner} }}" if inner else "Record<string, never>"


@dataclass(frozen=True)
class BySeat:
    """An object with one field per seat."""

    seats: tuple[str, str]
    item: "Callable[[int], Node]"

    @property
    def fields(self) -> "dict[str, Node]":
        """The item of each seat."""
        return {seat: self.item(number) for number, seat in enumerate(self.seats)}

    def typescript(self) -> str:
        """The type in TypeScript; both seats' items have the same."""
        return f"Record<Seat, {self.item(0).typescript()}>"


@dataclass(frozen=True)
class Items:
    """A list of a fixed number of items."""

    items: "tuple[Node, ...]"

    def typescript(self) -> str:
        """The type in TypeScript."""
        return f"[{', '.join(one.typescript() for one in self.items)}]"


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
    | Table
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


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def first_place(node: Node) -> int:
    """The place of a node's first number, which tells whether it is there at all."""
    if isinstance(node, Obj | BySeat):
        return first_place(next(iter(node.fields.values())))
    if isinstance(node, Items):
        return first_place(node.items[0])
    if isinstance(node, Nullable):
        return first_place(node.item)
    if isinstance(node, List | Letters):
        return node.count
    if isinstance(node, Const):
        raise TypeError("a constant has no number")
    return node.at


def moved(node: Node, by: int) -> Node:
    """The same node with its numbers `by` places further on."""
    match node:
        case Num(at):
            return Num(at + by)
        case Bool(at):
            return Bool(at + by)
        case Name(at, names):
            return Name(at + by, names)
        case Cells(at, names):
            return Cells(at + by, names)
        case Counts(at, names):
            return Counts(at + by, names)
        case Letters(count, at, most, letters):
            return Letters(count + by, at + by, most, letters)
        case Const():
            return node
        case Nullable(item):
            return Nullable(moved(item, by))
        case List(count, at, most, item, step):
            return List(count + by, at + by, most, item, step)
        case Table(at, names, item, step):
            return Table(at + by, names, item, step)
        case Items(items):
            return Items(tuple(moved(one, by) for one in items))
        case BySeat(seats, item):
            return BySeat(seats, lambda seat: moved(item(seat), by))
        case Obj():
            return Obj({name: moved(one, by) for name, one in node.fields.items()})


def width(node: Node) -> int:
    """How many numbers of a row the node reaches: one more than its last place."""
    match node:
        case Const():
            return 0
        case Nullable(item):
            return width(item)
        case Letters(count, at, most, _):
            return max(count + 1, at + most)
        case List(count, at, most, item, step):
            return max(count + 1, at + (most - 1) * step + width(item))
        case Table(at, names, item, step):
            return at + (len(names.words) - 1) * step + width(item)
        case Items(items):
            return max(map(width, items))
        case Obj() | BySeat() | Counts():
            return max(map(width, node.fields.values()), default=0)
        case _:
            return node.at + 1


def names_in(node: Node) -> Iterator[Names]:
    """Every set of names that the node uses."""
    match node:
        case Name(_, names) | Cells(_, names) | Counts(_, names):
            yield names
        case Nullable(item) | List(item=item):
            yield from names_in(item)
        case Table(_, names, item, _):
            yield names
            yield from names_in(item)
        case Items(items):
            for one in items:
                yield from names_in(one)
        case Obj() | BySeat():
            for one in node.fields.values():
                yield from names_in(one)
