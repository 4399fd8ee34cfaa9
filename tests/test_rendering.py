"""JSON from numbers: the same as a plain reading of the schema, and never a write out of bounds."""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.core.rendering import NO_NAME, TOO_SMALL, Template, render
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

WORDS = Names("Word", ("alpha", "", "gamma", "ž", '"\\'))
PLACES = 12  # numbers in a row
places = st.integers(0, PLACES - 1)
simple = st.one_of(
    places.map(Num),
    places.map(Bool),
    places.map(lambda at: Name(at, WORDS)),
    places.map(lambda at: Cells(at, WORDS)),
    st.integers(0, PLACES - 5).map(lambda at: Counts(at, WORDS)),
    st.integers(0, PLACES - 4).map(lambda at: Letters(at, 3, 'r"b')),
)
short: st.SearchStrategy[Callable[[int], Node]] = st.sampled_from(
    [
        Num,
        lambda at: Name(at, WORDS),
        lambda at: Obj(x=Num(at), y=Bool(at + 1)),
        lambda at: Cells(at, WORDS),
    ]
)


def containers(inner: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    return st.one_of(
        inner.map(Nullable),
        st.lists(inner, max_size=3).map(lambda all_: Obj({f"f{i}": n for i, n in enumerate(all_)})),
        st.lists(inner, min_size=1, max_size=3).map(lambda all_: Items(tuple(all_))),
        st.tuples(places, st.integers(0, 3), short).map(lambda a: List(a[0], a[1], 4, a[2], 2)),
        st.tuples(st.integers(0, 2), short).map(lambda a: Grid(a[0], WORDS, a[1], 2)),
        inner.map(lambda node: BySeat(("one", "two"), lambda _: node)),
        st.sampled_from([Const({"a": [1, None]}, "x"), Const("text", "x")]),
    )


def _fits(node: Node) -> bool:
    try:
        return Template(node).width <= PLACES
    except (TypeError, StopIteration):  # null needs a number to tell it by
        return False


nodes = st.recursive(simple, containers, max_leaves=8).filter(_fits)


class NoName(Exception):
    """A number stands for nothing."""


def word(number: int) -> str:
    if not 0 <= number < len(WORDS.words):
        raise NoName
    return WORDS.words[number]


def read(node: Node, row: list[int]) -> Any:
    """What a node says of a row, read plainly."""
    match node:
        case Num(at):
            return row[at]
        case Bool(at):
            return row[at] > 0
        case Name(at, _):
            return word(row[at])
        case Cells(at, _):
            if row[at] < 0:
                raise NoName
            return [word(bit) for bit in range(row[at].bit_length()) if row[at] >> bit & 1]
        case Letters(count, _, letters):
            if row[count] < 0 or count + 1 + row[count] > len(row):
                raise NoName
            drawn = row[count + 1 : count + 1 + row[count]]
            if any(number >= len(letters) for number in drawn):
                raise NoName
            return "".join("?" if number < 0 else letters[number] for number in drawn)
        case Const(value, _):
            return value
        case Nullable(item):
            return None if row[first_place(item)] < 0 else read(item, row)
        case List(count, at, most, item, step):
            number = max(0, min(row[count], most))
            return [read(item(at + step * index), row) for index in range(number)]
        case Grid():
            return {key: read(one, row) for key, one in node.items() if row[first_place(one)] >= 0}
        case Items(items):
            return [read(one, row) for one in items]
        case Obj() | BySeat() | Counts():
            return {name: read(one, row) for name, one in node.fields.items()}


rows = st.lists(
    st.one_of(st.integers(-1, 4), st.integers(0, 2**40)), min_size=PLACES, max_size=PLACES
)


@given(nodes, rows)
def test_a_node_is_rendered_as_it_reads(node: Node, row: list[int]) -> None:
    try:
        expected = read(node, row)
    except NoName:
        with pytest.raises(ValueError, match="no name"):
            Template(node).render(np.array(row, np.int64))
        return
    rendered = Template(node).render(np.array(row, np.int64))
    assert json.loads(rendered) == expected
    assert rendered == json.dumps(expected, separators=(",", ":"), ensure_ascii=False).encode()


@given(nodes, rows, st.integers(0, 60))
def test_nothing_is_written_past_the_end_of_a_buffer(node: Node, row: list[int], size: int) -> None:
    guarded = np.full(size + 64, 170, np.uint8)
    end = render(*Template(node).instructions, np.array(row, np.int64), guarded[:size])
    assert (guarded[size:] == 170).all()
    assert end in (TOO_SMALL, NO_NAME) or end <= size


def test_a_small_buffer_is_replaced_by_a_larger_one() -> None:
    node = Items(tuple(Const("x" * 100, "string") for _ in range(200)))
    assert json.loads(Template(node).render(np.zeros(1, np.int64))) == ["x" * 100] * 200


def test_too_few_numbers_are_refused() -> None:
    with pytest.raises(ValueError, match="3 numbers are needed, 2 were given"):
        Template(Num(2)).render(np.zeros(2, np.int64))
