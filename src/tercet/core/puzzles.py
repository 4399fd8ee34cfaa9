"""Puzzles as they are stored: a game's ``puzzles.jsonl``, see docs/puzzles.md."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec

from tercet.core.errors import TercetError, excerpt
from tercet.core.files import save_text
from tercet.core.game import Event, Game, Options
from tercet.core.position import Position
from tercet.core.registry import folder, game_names
from tercet.core.state import State

if TYPE_CHECKING:
    from tercet.core.texts import Texts

VERSION = 1
MAX_BYTES = 1_000_000
FILE_NAME = "puzzles.jsonl"

KindName: TypeAlias = Literal["forced-win", "ending", "choice"]


class BadPuzzles(TercetError):
    """A file of puzzles cannot be read: the line, and what is wrong there."""

    def __init__(self, message: str, line: int, **facts: Any) -> None:
        shown = {n: excerpt(v) if isinstance(v, str) else v for n, v in facts.items()}
        super().__init__(message, **shown)
        self.line = line

    def _format(self, words: "Texts") -> str:
        why = words.say(self.message, **self.facts)
        return words.say("puzzles-refused", line=str(self.line), why=why)


class NoPuzzles(TercetError):
    """A game has no file of puzzles."""

    message = "puzzles-none"


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: how the puzzles were made, so that mining can go on."""

    puzzles: int  # version of the format
    game: str
    kind: KindName
    seed: str
    games: int  # of computer players that have been searched


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position and what has to be found there."""

    id: int  # the number of the game that it comes from
    moves: str  # from the start to the position, with chance, as in a record
    line: str  # the solver's move, the reply, the solver's move, …
    level: int  # the weakest level that solves it, as do all above
    rating: int
    options: str = ""  # of the game, those that are not the default
    accepted: str = ""  # other first moves that count as right
    plies: int = 0  # until the end: of a forced win at most, of an ending along the line
    gap: float | None = (
        None  # of a choice: how much expected score the best move not accepted loses
    )
    themes: tuple[str, ...] = ()

    @property
    def solution(self) -> list[str]:
        """The moves of the line."""
        return self.line.split()

    @property
    def first_moves(self) -> list[str]:
        """Every first move that counts as right."""
        return [self.solution[0], *self.accepted.split()]

    def given_options(self) -> dict[str, str]:
        """The options that are not the default, by name."""
        pairs = (text.partition("=") for text in self.options.split())
        return {name: value for name, _, value in pairs}

    def position(self, game: Game) -> Position:
        """The position to solve; later chance, if any, is the same every time."""
        options, _ = game.resolve(self.given_options())
        tokens = self.moves.split()
        opening = []
        while tokens and tokens[0].startswith("*"):
            opening.append(tokens.pop(0))
        position = Position(game, options, opening, seed="")
        if tokens:
            position.play(" ".join(tokens))
        return position


def changed_options(game: Game, options: Options) -> str:
    """The options that are not the default, as a puzzle holds them."""
    default, _ = game.resolve({})
    return " ".join(f"{n}={value}" for n, value in options.items() if value != default[n])


@dataclass
class PuzzleFile:
    """All puzzles of a game."""

    header: Header
    puzzles: list[Puzzle] = field(default_factory=list)

    def __str__(self) -> str:
        """The file as text: one JSON object per line."""
        lines = [self.header, *self.puzzles]
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)

    def save(self, path: Path) -> None:
        """Write the file in place of an older one."""
        save_text(path, str(self), replace=True)

    @classmethod
    def of_game(cls, name: str) -> "PuzzleFile":
        """The puzzles that come with a game; `NoPuzzles` if there are none."""
        path = puzzle_path(name)
        if not path.is_file():
            raise NoPuzzles(name=name)
        return cls.read(path)

    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> "PuzzleFile":
        """Read a file; `BadPuzzles` gives the line that is wrong."""
        with Path(path).open("rb") as file:
            data = file.read(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            raise BadPuzzles("puzzles-too-long", 1, most=MAX_BYTES)
        return cls.parse(data)

    @classmethod
    def parse(cls, data: bytes) -> "PuzzleFile":
        """Parse the content of a file; the positions are not looked at."""
        first, *others = data.removeprefix(b"\xef\xbb\xbf").split(b"\n")
        header = _decode(first, 1, Header)
        if header.puzzles != VERSION:
            raise BadPuzzles("puzzles-version", 1, found=str(header.puzzles))
        if header.game not in game_names():
            raise BadPuzzles("puzzles-game", 1, game=header.game)
        file = cls(header)
        last = -1
        for number, line in enumerate(others, 2):
            if not line.strip():
                continue
            puzzle = _decode(line, number, Puzzle)
            if puzzle.id <= last:
                raise BadPuzzles("puzzles-order", number, id=str(puzzle.id))
            if not puzzle.line.strip():
                raise BadPuzzles("puzzles-no-line", number)
            last = puzzle.id
            file.puzzles.append(puzzle)
        return file


def puzzle_path(name: str) -> Path:
    """Where the puzzles of a game are, if it has any."""
    return folder(name) / FILE_NAME


def _decode(line: bytes, number: int, kind: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise BadPuzzles("puzzles-not-read", number, problem=str(error)) from None


@dataclass(frozen=True)
class PuzzleStep:
    """A move of a solution, for a game's code that looks for themes."""

    before: State
    action: int
    move: str
    after: State  # before any chance
    events: list[Event]
    by_solver: bool


def steps_of(position: Position, moves: list[str]) -> list[PuzzleStep]:
    """What the moves of a line do, played from a position."""
    position = position.copy()
    solver = position.to_move
    steps = []
    for move in moves:
        before, by_solver = position.state, position.to_move == solver
        position.play(move)
        action = position.steps[-1].action
        after = position.rules.played(before, action)
        events = position.last_events()
        steps.append(PuzzleStep(before, action, move, after, events, by_solver))
    return steps
