"""Records (``.tct``): tags, then moves with their chance, one text format for all games.

[Game "…"]
[Options "name=value …"]
[Result "1-0 reason"]

*letters            the chance before the first move
1. move *letters    one move per line, with the chance that followed it
2. move             # a comment, to the end of the line
"""

import contextlib
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from tercet.core.errors import BadEnd, BadOption, BadRecord, TercetError, excerpt
from tercet.core.files import save_text
from tercet.core.game import Options
from tercet.core.registry import find, game_names
from tercet.core.views import SPECTATOR

if TYPE_CHECKING:
    from tercet.core.position import Position

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9]*) "((?:[^"\\]|\\["\\n])*)"\]\s*(?:#(.*))?$')
_TOKEN = re.compile(r"#.*|\S+")
_NUMBER = re.compile(r"([0-9]{1,9})\.")
_RESULT = re.compile(r"(1-0|0-1|1/2) ([a-z-]+)")
_RESERVED = ("Game", "Options", "Viewer", "Result")
_LONGEST_NAME = 40
_LONGEST_RECORD = 32 * 1024 * 1024  # bytes
_MOST_MOVES = 100_000


@dataclass
class Entry:
    """A move with the chance that followed it and a comment; where it stood in the text."""

    move: str
    chance: tuple[str, ...] = ()
    comment: str = ""
    line: int = field(default=0, compare=False)
    column: int = field(default=0, compare=False)
    places: dict[str, tuple[int, int]] = field(default_factory=dict, compare=False, repr=False)

    def place_of(self, token: object) -> tuple[int, int]:
        """Line and column of a chance token, or of the move."""
        return self.places.get(str(token), (self.line, self.column))


@dataclass
class Record:
    """A game written down."""

    game: str
    options: Options
    tags: dict[str, str] = field(default_factory=dict)
    viewer: str | None = None
    result: str | None = None
    opening: tuple[str, ...] = ()
    entries: list[Entry] = field(default_factory=list)
    comment: str = ""
    lines: dict[str, int] = field(default_factory=dict, compare=False, repr=False)
    places: dict[str, tuple[int, int]] = field(default_factory=dict, compare=False, repr=False)

    def __str__(self) -> str:
        """The record as text."""
        tags = {"Game": self.game}
        if self.options:
            tags["Options"] = " ".join(f"{name}={value}" for name, value in self.options.items())
        tags |= self.tags
        if self.viewer is not None:
            tags["Viewer"] = self.viewer
        if self.result is not None:
            tags["Result"] = self.result
        parts = [f'[{name} "{_escape(value)}"]' for name, value in tags.items()]
        parts += ["", *_comment_lines(self.comment)]
        if self.opening:
            parts.append(" ".join(self.opening))
        for number, entry in enumerate(self.entries, 1):
            line = " ".join([f"{number}.", entry.move, *entry.chance])
            first, *more = _comment_lines(entry.comment) or [""]
            parts += [f"{line}  {first}" if first else line, *more]
        return "\n".join(parts) + "\n"

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read a record; `BadRecord` names line, column and what was expected."""
        return _Parser(text).record

    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> "Record":
        """Read a record from a file."""
        with Path(path).open("rb") as file:
            data = file.read(_LONGEST_RECORD + 1)
        if len(data) > _LONGEST_RECORD:
            raise BadRecord("record-too-long", 1, 1)
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            before = data[: error.start]
            line = before.count(b"\n") + 1
            column = error.start - (before.rfind(b"\n") + 1) + 1
            raise BadRecord("record-not-utf8", line, column) from None
        return cls.parse(text)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a new file, whole or not at all; an existing file is left alone."""
        save_text(path, str(self))

    def position(self, ply: int | None = None) -> "Position":
        """Play the record, up to a ply; `BadRecord` names the place of what cannot be played."""
        from tercet.core.position import Position  # noqa: PLC0415 - a position has records

        game = find(self.game)
        opening = Entry("", self.opening, line=1, column=1, places=self.places)
        with _placed(opening):
            position = Position(game, dict(self.options), self.opening, may_draw=False)
        for entry in self.entries[:ply]:
            with _placed(entry):
                position.play(" ".join([entry.move, *entry.chance]))
        if ply is None:
            self._check_result(position)
        position.may_draw = True
        return position

    def _check_result(self, position: "Position") -> None:
        """End the game as the players did, if they did; then the result must be that."""
        if self.result is None:
            return
        line = self.lines.get("Result", 0)
        if position.result is None:
            result, _, reason = self.result.partition(" ")
            try:
                position.end(result, reason)
            except BadEnd:
                raise BadRecord("record-not-over", line, 1, result=self.result) from None
        else:
            played = f"{position.result} {position.result.reason}"
            if self.result != played:
                raise BadRecord("record-wrong-result", line, 1, result=self.result, played=played)


@contextlib.contextmanager
def _placed(entry: Entry) -> Iterator[None]:
    """Name the place of what cannot be played."""
    for token in entry.chance:
        if "?" in token:
            raise BadRecord("record-hidden", *entry.place_of(token))
    try:
        yield
    except TercetError as error:
        place = entry.place_of(getattr(error, "move", None))
        raise BadRecord("record-refused", *place, cause=error) from error


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _comment_lines(comment: str) -> list[str]:
    return [f"# {line}".rstrip() for line in comment.split("\n")] if comment else []


class _Parser:
    """One pass over the lines: tags first, then tokens."""

    def __init__(self, text: str) -> None:
        self.tags: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.comments: list[str] = []
        self.opening: list[str] = []
        self.places: dict[str, tuple[int, int]] = {}
        self.entries: list[Entry] = []
        self.number_due = False
        in_tags = True
        for number, line in enumerate(text.split("\n"), 1):
            line = line.rstrip("\r")  # noqa: PLW2901
            if in_tags and line.lstrip().startswith("["):
                self._tag(number, line.rstrip())
            else:
                in_tags = in_tags and (not line.strip() or line.lstrip().startswith("#"))
                self._tokens(number, line)
        self.record = self._finish()

    def _tag(self, number: int, line: str) -> None:
        column = len(line) - len(line.lstrip()) + 1
        match = _TAG.match(line.lstrip())
        if match is None:
            raise BadRecord("record-bad-tag", number, column, found=excerpt(line.strip()))
        name, value, comment = match.groups()
        if name in self.tags:
            raise BadRecord("record-tag-twice", number, column, tag=excerpt(name))
        if len(name) > _LONGEST_NAME:
            raise BadRecord("record-bad-tag", number, column, found=excerpt(name))
        self.tags[name] = re.sub(r"\\(.)", lambda m: "\n" if m[1] == "n" else m[1], value)
        self.lines[name] = number
        if comment is not None:
            self._comment(comment)

    def _tokens(self, number: int, line: str) -> None:
        for match in _TOKEN.finditer(line):
            token, column = match.group(), match.start() + 1
            if token.startswith("#"):
                self._comment(token[1:])
            elif token.startswith("["):
                raise BadRecord("record-late-tag", number, column, found=excerpt(token))
            elif token.startswith("*"):
                self._chance(number, column, token)
            elif numbered := _NUMBER.fullmatch(token):
                expected = len(self.entries) + 1
                if int(numbered.group(1)) != expected or self.number_due:
                    raise BadRecord(
                        "record-bad-number", number, column, found=excerpt(token), expected=expected
                    )
                self.number_due = True
            else:
                if len(self.entries) == _MOST_MOVES:
                    raise BadRecord("record-too-long", number, column)
                self.entries.append(Entry(token, line=number, column=column))
                self.number_due = False

    def _chance(self, number: int, column: int, token: str) -> None:
        if self.number_due:
            raise BadRecord("record-chance-no-move", number, column, found=excerpt(token))
        if self.entries:
            self.entries[-1].chance += (token,)
            self.entries[-1].places.setdefault(token, (number, column))
        else:
            self.opening.append(token)
            self.places.setdefault(token, (number, column))

    def _comment(self, text: str) -> None:
        text = text.strip()
        if self.entries:
            before = self.entries[-1].comment
            self.entries[-1].comment = f"{before}\n{text}" if before else text
        else:
            self.comments.append(text)

    def _finish(self) -> Record:
        if "Game" not in self.tags:
            raise BadRecord("record-no-game", 1, 1, known=list(game_names()))
        options = self._options()
        try:
            game = find(self.tags["Game"])
            resolved, opening = game.resolve(options)
        except TercetError as error:
            tag = "Options" if isinstance(error, BadOption) else "Game"
            raise BadRecord("record-refused", self.lines[tag], 1, cause=error) from error
        if opening:
            raise BadRecord("record-opening", self.lines["Options"], 1, option=game.opening)
        viewer = self.tags.get("Viewer")
        if viewer is not None and viewer not in (*game.seats, SPECTATOR):
            raise BadRecord(
                "record-bad-viewer",
                self.lines["Viewer"],
                1,
                found=excerpt(viewer),
                known=[*game.seats, SPECTATOR],
            )
        result = self.tags.get("Result")
        if result is not None and _RESULT.fullmatch(result) is None:
            raise BadRecord("record-bad-result", self.lines["Result"], 1, found=excerpt(result))
        return Record(
            game=game.name,
            options=resolved,
            tags={name: value for name, value in self.tags.items() if name not in _RESERVED},
            viewer=viewer,
            result=result,
            opening=tuple(self.opening),
            entries=self.entries,
            comment="\n".join(self.comments),
            lines=self.lines,
            places=self.places,
        )

    def _options(self) -> dict[str, str]:
        options: dict[str, str] = {}
        for word in self.tags.get("Options", "").split():
            name, equals, value = word.partition("=")
            if not equals or name in options:
                raise BadRecord("record-bad-options", self.lines["Options"], 1, found=excerpt(word))
            options[name] = value
        return options
