"""What a viewer sees, as a vector of floats: the numbers of a view, encoded by the schema.

>>> from tercet.core.registry import find
>>> game = find("mabula")
>>> features = Features(game)
>>> {name: piece.stop - piece.start for name, piece in features.pieces.items()}
{'viewer': 2, 'mover': 4, 'scores': 2, 'board': 120, 'groups': 1442}
>>> features.names[2:10]
('mover=white', 'mover=black', 'mover=chance', 'mover=over', 'scores.white', 'scores.black',
'board.a2=white', 'board.a2=black')
>>> vector = features.of(game.start(game.resolve({})[0]), viewer=0)
>>> vector.dtype, vector[:10].tolist()
(dtype('float32'), [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0])
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tercet.core.game import Game
from tercet.core.observing import NOTHING
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
    Node,
    Nullable,
    Num,
    Obj,
)
from tercet.core.state import CHANCE, MOVER, OVER, State

Vector = NDArray[np.float32]

# How a feature comes from the number at its place: as it is; 1 if it is positive; 1 if it equals
# the operand; the bit that the operand names
_NUMBER, _POSITIVE, _EQUAL, _BIT = range(4)
_MOVERS = (0, 1, CHANCE, OVER)


class _Feature(NamedTuple):
    name: str
    kind: int
    at: int
    operand: int = 0


def _one_hot(name: str, at: int, words: tuple[str, ...]) -> Iterator[_Feature]:
    for number, word in enumerate(words):
        if word:
            yield _Feature(f"{name}={word}", _EQUAL, at, number)


def _features(node: Node, name: str) -> Iterator[_Feature]:
    """The features of a node, in the order of the schema."""
    match node:
        case Num(at):
            yield _Feature(name, _NUMBER, at)
        case Bool(at):
            yield _Feature(name, _POSITIVE, at)
        case Name(at, names):
            yield from _one_hot(name, at, names.words)
        case Cells(at, names):
            for bit, word in enumerate(names.words):
                if word:
                    yield _Feature(f"{name}.{word}", _BIT, at, bit)
        case Letters(count, most, letters):
            yield _Feature(f"{name}.count", _NUMBER, count)
            for index in range(most):
                yield from _one_hot(f"{name}.{index}", count + 1 + index, tuple(letters))
        case List(count, at, most, item, step):
            yield _Feature(f"{name}.count", _NUMBER, count)
            for index in range(most):
                yield from _features(item(at + index * step), f"{name}.{index}")
        case Nullable(item):
            yield from _features(item, name)
        case Grid():
            for word, item in node.items():
                yield from _features(item, f"{name}.{word}")
        case Obj() | BySeat() | Counts():
            for field, item in node.fields.items():
                yield from _features(item, f"{name}.{field}")
        case Items(items):
            for index, item in enumerate(items):
                yield from _features(item, f"{name}.{index}")
        case Const():
            pass


class Features:
    """Turns the states of a game into vectors of one length, from what a viewer may know.

    Numbers stay as they are, -1 standing for what is unknown or not there; a name is a place per
    word, cells are a place each. `pieces` are the parts of the vector: the viewer's seat, who is to
    move, the scores, and each field of the game's table.
    """

    def __init__(self, game: Game) -> None:
        """Read the game's schema."""
        self._game = game
        table = game.schema.TABLE
        fields = table.fields if isinstance(table, Obj) else {"table": table}
        header = {
            "viewer": [f"viewer={seat}" for seat in game.seats],
            "mover": [f"mover={one}" for one in (*game.seats, "chance", "over")],
        }
        scores = BySeat(game.seats, Num)
        named = {
            name: list(_features(node, name)) for name, node in {"scores": scores, **fields}.items()
        }
        found = [feature for features in named.values() for feature in features]
        self.names: tuple[str, ...] = (
            *(name for names in header.values() for name in names),
            *(feature.name for feature in found),
        )
        self.pieces: dict[str, slice] = {}
        end = 0
        sizes = {name: len(piece) for part in (header, named) for name, piece in part.items()}
        for name, size in sizes.items():
            if size:
                self.pieces[name] = slice(end, end + size)
                end += size
        self.size = end
        self._first = self.size - len(found)  # of those that come from the view
        self._at = np.array([feature.at for feature in found])
        kinds = np.array([feature.kind for feature in found])
        self._places = [np.flatnonzero(kinds == kind) for kind in range(4)]
        self._operands = np.array([feature.operand for feature in found])

    def of(self, state: State, viewer: int) -> Vector:
        """The features of a state as far as the viewer may know it."""
        vector = np.zeros(self.size, np.float32)
        if viewer < len(self._game.seats):
            vector[viewer] = 1
        vector[2 + _MOVERS.index(state.item(MOVER))] = 1
        values = self._game.observer.numbers(state, viewer)[self._at]
        number, positive, equal, bit = self._places
        out = vector[self._first :]
        out[number] = values[number]
        out[positive] = values[positive] > 0
        out[equal] = values[equal] == self._operands[equal]
        out[bit] = (values[bit] >> self._operands[bit] & 1) * (values[bit] != NOTHING)
        return vector
