"""Reading a recorded game for a command, and who looks at it."""

import re
from pathlib import Path

from tercet.cli.kit.terminal import Terminal
from tercet.core.errors import BadViewer, excerpt
from tercet.core.game import Game
from tercet.core.records import Record
from tercet.core.registry import find, game_names

SPECTATOR = "spectator"
_GAME = re.compile(rb'^\[Game "([a-z]+)"\]', re.MULTILINE)
_TAGS = 4096  # bytes; the tags of a record come first


def read(
    terminal: Terminal, path: Path, *modules: str, players: bool = False
) -> tuple[Record, Game]:
    """The record in a file and its game, loaded as by `Terminal.find`."""
    with path.open("rb") as file:
        named = _GAME.search(file.read(_TAGS))
    if named and (game := named[1].decode()) in game_names():
        terminal.find(game, *modules, players=players)  # reading the moves needs the rules
    record = Record.read(path)
    return record, find(record.game)


def check_viewer(game: Game, viewer: str | None) -> None:
    """Refuse a viewer that the game does not know."""
    known = [*game.seats, SPECTATOR]
    if viewer is not None and viewer not in known:
        raise BadViewer(viewer=excerpt(viewer), known=known)
