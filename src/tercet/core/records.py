"""Records (``.tct``): tags, then moves with their chance, one text format for all games.

[Game "…"]
[Options "name=value …"]
[Position "…"]      a position to begin with, if it is not the game's own start
[Result "1-0 reason"]

*letters            the chance before the first move
1. move *letters    one move per line, with the chance that followed it
2. move             # a comment, to the end of the line
(                   a variation: what could be played instead of the move before it
  2. move {comment}
)
3. move {%arrows place-place place}
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
_TOKEN = re.compile(r"#.*|[(){}]|[^\s(){}]+")
_NUMBER = re.compile(r"([0-9]{1,9})\.")
_RESULT = re.compile(r"(1-0|0-1|1/2) ([a-z-]+)")
_RESERVED = ("Game", "Options", "Position", "Viewer", "Result")
_ARROWS = "%arrows"
_INDENT = "  "
_DEEPEST = 100  # variations in variations
_LONGEST_NAME = 40
_LONGEST_RECORD = 32 * 1024 * 1024  # bytes
_MOST_MOVES = 100_000


@dataclass
class Entry:
    """A move with the chance that followed it; where it stood in the text.

    `arrows` are drawn on the board after the move, as `from-to` or as one place that is marked.
    `variations` are other ways to play on, instead of this move.
    """

    move: str
    chance: tuple[str, ...] = ()
    comment: str = ""
    arrows: tuple[str, ...] = ()
    variations: list[list["Entry"]] = field(default_factory=list)
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
    arrows: tuple[str, ...] = ()
    placement: str | None = None
    lines: dict[str, int] = field(default_factory=dict, compare=False, repr=False)
    places: dict[str, tuple[int, int]] = field(default_factory=dict, compare=False, repr=False)

    def __str__(self) -> str:
        """The record as text."""
        tags = {"Game": self.game}
        if self.options:
            tags["Options"] = " ".join(f"{name}={value}" for name, value in self.options.items())
        if self.placement is not None:
            tags["Position"] = self.placement
        tags |= self.tags
        if self.viewer is not None:
            tags["Viewer"] = self.viewer
        if self.result is not None:
            tags["Result"] = self.result
        parts = [f'[{name} "{_escape(value)}"]' for name, value in tags.items()]
        parts += ["", *_comment_lines(self.comment)]
        if self.opening:
            parts.append(" ".join(self.opening))
        parts += [*_arrows_text(self.arrows), *_entry_lines(self.entries)]
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

    def position(self, ply: int | None = None, *, seed: str | None = None) -> "Position":
        """Play the record, up to a ply; `BadRecord` names the place of what cannot be played.

        Without a ply, the variations and the result are checked, too. The chance of moves that are
        played afterwards comes from `seed`.
        """
        from tercet.core.position import Position  # noqa: PLC0415 - a position has records

        game = find(self.game)
        line = self.lines.get("Position", 1)
        opening = Entry("", self.opening, line=line, column=1, places=self.places)
        with _placed(opening):
            position = Position(
                game,
                dict(self.options),
                self.opening,
                seed,
                may_draw=False,
                placement=self.placement,
            )
        _play(position, self.entries[:ply], with_variations=ply is None)
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


def _play(position: "Position", entries: list[Entry], *, with_variations: bool) -> None:
    """Play one line of moves, and each variation on a copy."""
    for entry in entries:
        branches = entry.variations if with_variations else []
        starts = [position.copy() for _ in branches]
        with _placed(entry):
            position.play(" ".join([entry.move, *entry.chance]))
        for start, variation in zip(starts, branches, strict=True):
            _play(start, variation, with_variations=True)


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _comment_lines(comment: str) -> list[str]:
    return [f"# {line}".rstrip() for line in comment.split("\n")] if comment else []


def _arrows_text(arrows: tuple[str, ...]) -> list[str]:
    return [f"{{{' '.join([_ARROWS, *arrows])}}}"] if arrows else []


def _entry_lines(entries: list[Entry], before: int = 0, indent: str = "") -> Iterator[str]:
    """One line per move, after `before` moves; variations are indented."""
    for number, entry in enumerate(entries, before + 1):
        line = " ".join([f"{number}.", entry.move, *entry.chance, *_arrows_text(entry.arrows)])
        first, *more = _comment_lines(entry.comment) or [""]
        yield indent + (f"{line}  {first}" if first else line)
        yield from (indent + comment for comment in more)
        for variation in entry.variations:
            yield f"{indent}("
            yield from _entry_lines(variation, number - 1, indent + _INDENT)
            yield f"{indent})"


@dataclass
class _Line:
    """The moves of the game, or of a variation that is being read."""

    entries: list[Entry] = field(default_factory=list)
    before: int = 0  # how many moves were played before the first of these
    place: tuple[int, int] = (0, 0)  # where it begins


class _Parser:
    """One pass over the lines: tags first, then tokens."""

    def __init__(self, text: str) -> None:
        self.tags: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.comments: list[str] = []
        self.opening: list[str] = []
        self.places: dict[str, tuple[int, int]] = {}
        self.open_lines = [_Line()]  # the game, and the variations that are not closed yet
        self.last_entry: Entry | None = None  # the move that comments belong to
        self.moves = 0
        self.number_due = False
        self.arrows: tuple[str, ...] = ()
        self.braced: list[str] | None = None  # the lines of a comment that is not closed yet
        self.brace_place = (0, 0)
        in_tags = True
        for number, line in enumerate(text.split("\n"), 1):
            line = line.rstrip("\r")  # noqa: PLW2901
            if in_tags and line.lstrip().startswith("["):
                self._tag(number, line.rstrip())
            else:
                in_tags = in_tags and (not line.strip() or line.lstrip().startswith("#"))
                self._tokens(number, line)
        if self.braced is not None:
            raise BadRecord("record-comment-open", *self.brace_place)
        if len(self.open_lines) > 1:
            raise BadRecord("record-variation-open", *self.open_lines[-1].place)
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
        at = 0
        while True:
            if self.braced is not None:
                end = line.find("}", at)
                self.braced.append(line[at:] if end < 0 else line[at:end])
                if end < 0:
                    return
                self._close_brace(self.braced)
                at = end + 1
            match = _TOKEN.search(line, at)
            if match is None:
                return
            at = match.end()
            self._token(number, match.start() + 1, match.group())

    def _token(self, number: int, column: int, word: str) -> None:
        if word.startswith("#"):
            self._comment(word[1:])
        elif word == "{":
            self.braced, self.brace_place = [], (number, column)
        elif word == "(":
            self._open_variation(number, column)
        elif word == ")":
            self._close_variation(number, column)
        elif word == "}":
            raise BadRecord("record-closes-nothing", number, column, found=word)
        elif word.startswith("["):
            raise BadRecord("record-late-tag", number, column, found=excerpt(word))
        elif word.startswith("*"):
            self._chance(number, column, word)
        elif numbered := _NUMBER.fullmatch(word):
            self._number(number, column, word, int(numbered.group(1)))
        else:
            self._move(number, column, word)

    def _number(self, number: int, column: int, token: str, found: int) -> None:
        line = self.open_lines[-1]
        expected = line.before + len(line.entries) + 1
        if found != expected or self.number_due:
            raise BadRecord(
                "record-bad-number", number, column, found=excerpt(token), expected=expected
            )
        self.number_due = True

    def _move(self, number: int, column: int, token: str) -> None:
        if self.moves == _MOST_MOVES:
            raise BadRecord("record-too-long", number, column)
        self.moves += 1
        self.last_entry = Entry(token, line=number, column=column)
        self.open_lines[-1].entries.append(self.last_entry)
        self.number_due = False

    def _open_variation(self, number: int, column: int) -> None:
        self._check_move_due(number, column, "(")
        line = self.open_lines[-1]
        if not line.entries:
            raise BadRecord("record-variation-early", number, column)
        if len(self.open_lines) > _DEEPEST:
            raise BadRecord("record-variation-deep", number, column, most=_DEEPEST)
        variation = _Line(before=line.before + len(line.entries) - 1, place=(number, column))
        line.entries[-1].variations.append(variation.entries)
        self.open_lines.append(variation)

    def _close_variation(self, number: int, column: int) -> None:
        if len(self.open_lines) == 1:
            raise BadRecord("record-closes-nothing", number, column, found=")")
        self._check_move_due(number, column, ")")
        self.open_lines.pop()
        self.last_entry = self.open_lines[-1].entries[-1]

    def _check_move_due(self, number: int, column: int, found: str) -> None:
        """Refuse what stands where a move must: after a number, or at the start of a variation."""
        if self.number_due:
            raise BadRecord("record-number-no-move", number, column, found=found)
        if len(self.open_lines) > 1 and not self.open_lines[-1].entries:
            raise BadRecord("record-variation-begin", number, column, found=excerpt(found))

    def _chance(self, number: int, column: int, token: str) -> None:
        if self.number_due:
            raise BadRecord("record-chance-no-move", number, column, found=excerpt(token))
        self._check_move_due(number, column, token)
        if self.last_entry is not None:
            self.last_entry.chance += (token,)
            self.last_entry.places.setdefault(token, (number, column))
        else:
            self.opening.append(token)
            self.places.setdefault(token, (number, column))

    def _close_brace(self, lines: list[str]) -> None:
        self.braced = None
        name, *arrows = " ".join(lines).split() or [""]
        if name != _ARROWS:
            for line in lines:
                self._comment(line)
        elif self.last_entry is not None:
            self.last_entry.arrows += tuple(arrows)
        else:
            self.arrows += tuple(arrows)

    def _comment(self, text: str) -> None:
        text = text.strip()
        if self.last_entry is not None:
            before = self.last_entry.comment
            self.last_entry.comment = f"{before}\n{text}" if before else text
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
            placement=self.tags.get("Position"),
            entries=self.open_lines[0].entries,
            comment="\n".join(self.comments),
            arrows=self.arrows,
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
