"""Reading a recorded game for a command, and who looks at it."""

from pathlib import Path

from tercet.cli.kit.terminal import Terminal
from tercet.core.errors import BadViewer, excerpt
from tercet.core.game import Game
from tercet.core.records import Record
from tercet.core.registry import find, game_names

SPECTATOR = "spectator"


def read(terminal: Terminal, path: Path) -> tuple[Record, Game]:
    """The record in a file and its game."""
    path.open("rb").close()  # what cannot be opened is not worth waiting for the rules
    terminal.announce_kernels(*game_names())
    record = Record.read(path)
    return record, find(record.game)


def check_viewer(game: Game, viewer: str | None) -> None:
    """Refuse a viewer that the game does not know."""
    known = [*game.seats, SPECTATOR]
    if viewer is not None and viewer not in known:
        raise BadViewer(viewer=excerpt(viewer), known=known)
