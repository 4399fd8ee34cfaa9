"""Arguments that several commands have: their types for cyclopts, and how they are read."""

import re
from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from tercet.cli.common.numbers import ungrouped
from tercet.cli.common.terminal import Terminal
from tercet.cli.common.usage_errors import UsageError
from tercet.core.errors import excerpt
from tercet.core.game import Game
from tercet.core.records import Record
from tercet.core.registry import find, game_names

_MAX_DIGITS = 15
_GAME_TAG = re.compile(rb'^\[Game "([a-z]+)"\]', re.MULTILINE)
_MAX_TAG_BYTES = 4096  # at the start of a record

Flag: TypeAlias = Annotated[bool, Parameter(negative="")]
JsonFlag: TypeAlias = Annotated[bool, Parameter(name="--json", negative="")]
SetupOption: TypeAlias = Annotated[str | None, Parameter(name=["--setup", "--deal"])]
GameOptions: TypeAlias = Annotated[list[str] | None, Parameter(negative="")]
ThisTerminal: TypeAlias = Annotated[Terminal, Parameter(parse=False)]
"""A parameter that `application` fills in; it is not read from the command line."""


def parse_integer(option: str, text: str, least: int, most: int | None = None) -> int:
    """The value of an option as an integer within bounds.

    >>> parse_integer("--depth", "4", 1)
    4
    """
    if text.isascii() and text.isdigit() and len(text) <= _MAX_DIGITS:
        number = int(text)
        if number >= least and (most is None or number <= most):
            return number
    facts = {"option": option, "value": excerpt(text), "least": ungrouped(least)}
    if most is None:
        raise UsageError("usage-number", **facts)
    raise UsageError("usage-number-between", most=ungrouped(most), **facts)


def parse_game_options(game: Game, setup: str | None, settings: list[str] | None) -> dict[str, str]:
    """The game's options from ``--setup`` and every ``--option NAME=VALUE``."""
    options = {} if setup is None else {game.opening or "setup": setup}
    for setting in settings or []:
        name, equals, value = setting.partition("=")
        if not equals or not name:
            raise UsageError("usage-option-form", value=excerpt(setting))
        if name in options:
            raise UsageError("usage-option-twice", option=excerpt(name))
        options[name] = value
    game.resolve(options)  # raises for unknown names, so that none becomes a keyword of `start`
    return options


def read_record(
    terminal: Terminal, path: Path, *modules: str, players: bool = False
) -> tuple[Record, Game]:
    """The record in a file and its game, which is loaded like in `Terminal.find_game`."""
    with path.open("rb") as file:
        name = _GAME_TAG.search(file.read(_MAX_TAG_BYTES))
    if name and (game := name[1].decode()) in game_names():
        terminal.find_game(game, *modules, players=players)  # `Record.read` needs the rules
    record = Record.read(path)
    return record, find(record.game)


def parse_ply(text: str | None, last: int) -> int | None:
    """The value of ``--ply``, from 0 to the last ply of a game."""
    return None if text is None else parse_integer("--ply", text, 0, last)
