"""Mandala, Mana and Mabula, three games for two: rules to trust, fast, for people who study games.

>>> import tercet
>>> "mana" in tercet.game_names()
True
>>> position = tercet.start("mana", setup="Db1 Db6")
>>> position.legal_moves()[:4]
['a1-c2', 'a1-b3', 'a1-a4', 'b1-a2']
>>> position.play("b1-b3")
>>> position.to_move
'white'
>>> position.play("b6-d6")
Traceback (most recent call last):
tercet.core.errors.IllegalMove: ...
>>> position.undo()
'b1-b3'
"""

import os
import secrets
from typing import TYPE_CHECKING, Any

from tercet import thinking
from tercet.core.errors import (
    BadBatch,
    BadMove,
    BadOption,
    BadRecord,
    BadSetup,
    BadViewer,
    CannotSave,
    IllegalAction,
    IllegalMove,
    NothingToUndo,
    TercetError,
    UnknownGame,
    excerpt,
)
from tercet.core.game import Game
from tercet.core.position import Position, start_given
from tercet.core.records import Entry, Record
from tercet.core.registry import find, game_names
from tercet.core.results import Result

if TYPE_CHECKING:  # it imports numba
    from tercet.core.batch import Batch

__version__ = "0.1.0"
__all__ = [
    "BadBatch",
    "BadMove",
    "BadOption",
    "BadRecord",
    "BadSetup",
    "BadViewer",
    "CannotSave",
    "Entry",
    "IllegalAction",
    "IllegalMove",
    "NothingToUndo",
    "Position",
    "Record",
    "Result",
    "TercetError",
    "UnknownGame",
    "batch",
    "game_names",
    "load",
    "start",
]

Position.thinking = thinking


def start(game: str, *, seed: int | str | None = None, **options: Any) -> Position:
    """Start a game.

    Options are the game's own; one of them (``setup`` or ``deal``) may bring a given setup, ring
    or deal, and the game then begins after it. Chance comes from `seed`, a random one if none is
    given.

    >>> start("mabula", seed=1).record().opening == start("mabula", seed=1).record().opening
    True
    >>> start("mandala", deal="*rg *yb *roygpb *roygpp *rr *gb").view("second")["table"]["hands"]
    ... # doctest: +ELLIPSIS
    {'first': {'size': 6, 'cards': None}, 'second': {'size': 6, 'cards': {'r': 1, ...}}}
    """
    found = find(game)
    resolved, tokens = found.resolve(options)
    text = _seed_text(found, seed)
    if tokens:
        return start_given(found, resolved, tokens, options[found.opening], text)
    return Position(found, resolved, seed=text)


def batch(
    game: str,
    size: int,
    *,
    seed: int | str | None = None,
    threads: int | None = None,
    **options: Any,
) -> "Batch":
    """Start `size` games that are stepped at once, on all cores unless `threads` says otherwise.

    Options are those of `start`. Chance comes from `seed`, a random one if none is given; the same
    seed and the same actions give the same games on any number of threads.

    >>> games = batch("mana", 4096, seed=1, setup="Db1 Db6")
    >>> games.step(games.random_actions())
    >>> int(games.seats[0]), bool(games.finished.any())
    (1, False)
    """
    from tercet.core.batch import Batch  # noqa: PLC0415 - it imports numba

    found = find(game)
    resolved, tokens = found.resolve(options)
    text = _seed_text(found, seed)
    begin = start(game, seed="", **options).state if tokens else found.start(resolved)
    return Batch(
        found, resolved, begin, size, secrets.token_hex(16) if text is None else text, threads
    )


def _seed_text(game: Game, seed: object) -> str | None:
    if seed is None or isinstance(seed, str):
        return seed
    try:
        if type(seed) is int:
            return str(seed)
    except ValueError:  # too long a number to be written
        pass
    raise BadOption("error-option-text", game.name, option="seed", value=excerpt(seed))


def load(path: str | os.PathLike[str]) -> Position:
    """Read a record and play it to its end.

    >>> import tempfile, pathlib
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = pathlib.Path(folder) / "game.tct"
    ...     start("mana", setup="Db1 Db6").record(Event="Doctest").save(path)
    ...     load(path)
    <Position mana, ply 2, black to move>
    """
    return Record.read(path).position()
