"""Requests to the service: what a line may hold, checked by a table, each refusal with a field."""

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tercet.analysis.asking import MOST_LINES, MOST_NODES, MOST_SECONDS, Question
from tercet.core.errors import BadViewer, TercetError, excerpt
from tercet.core.judgement import BadAnalysis
from tercet.core.position import Position
from tercet.core.records import Record
from tercet.core.registry import find

LONGEST_LINE = 1_000_000  # bytes
LONGEST_ID = 200
MOST_PLIES = 1_000_000


class BadRequest(TercetError):
    """A request that cannot be served; `field` is what is wrong with it."""

    def __init__(self, field: str | None, message: str, **facts: Any) -> None:
        super().__init__(field=field or "", **facts)
        self.message = message
        self.field = field


class Refused(BadRequest):
    """A field that means something impossible, in the words of whatever refused it."""

    def __init__(self, field: str, cause: TercetError) -> None:
        super().__init__(field, cause.message)
        self.cause = cause

    def text(self, language: str = "en") -> str:
        """The refusal in words."""
        return self.cause.text(language)


@dataclass(frozen=True)
class Text:
    """A field that holds a text."""

    longest: int = LONGEST_LINE
    nothing: bool = True  # whether null is allowed and means nothing

    def check(self, field: str, value: object) -> str:
        """The text, if it is one."""
        if isinstance(value, str) and len(value) <= self.longest:
            return value
        raise BadRequest(field, "request-text", value=excerpt(value), longest=self.longest)


@dataclass(frozen=True)
class Amount:
    """A field that holds a number within bounds."""

    least: float
    most: float
    whole: bool = True
    nothing: bool = True

    def check(self, field: str, value: object) -> float:
        """The number, if it is one."""
        kinds = (int,) if self.whole else (int, float)
        if type(value) in kinds and math.isfinite(value) and self.least <= value <= self.most:  # type: ignore[arg-type,operator]
            return value  # type: ignore[return-value]
        kind = "request-whole" if self.whole else "request-number"
        raise BadRequest(field, kind, value=excerpt(value), least=self.least, most=self.most)


@dataclass(frozen=True)
class Truth:
    """A field that is true or false."""

    nothing: bool = True

    def check(self, field: str, value: object) -> bool:
        """The value, if it is one of the two."""
        if isinstance(value, bool):
            return value
        raise BadRequest(field, "request-truth", value=excerpt(value))


@dataclass(frozen=True)
class Object:
    """A field that holds an object, of these fields or, if there are none, of any."""

    fields: "Mapping[str, Text | Amount | Truth | Object] | None" = None
    nothing: bool = True

    def check(self, field: str, value: object) -> dict[str, Any]:
        """The fields that hold something, checked one by one."""
        if not isinstance(value, dict):
            raise BadRequest(field or None, "request-object", value=excerpt(value))
        if self.fields is None:
            return value
        inside = f"{field}." if field else ""
        checked = {}
        for name, held in value.items():
            if name not in self.fields:
                known = sorted(self.fields)
                raise BadRequest(inside + excerpt(name), "request-field", known=known)
            expected = self.fields[name]
            if held is not None or not expected.nothing:
                checked[name] = expected.check(inside + name, held)
        return checked


OPTIONS = Object(
    {
        "seconds": Amount(0, MOST_SECONDS, whole=False),
        "nodes": Amount(1, MOST_NODES),
        "lines": Amount(1, MOST_LINES),
        "viewer": Text(LONGEST_ID),
        "open": Truth(),
        "seed": Text(),
        "partial_every": Amount(0.01, MOST_SECONDS, whole=False),
    }
)
REQUEST = Object(
    {
        "id": Text(LONGEST_ID, nothing=False),
        "record": Text(),
        "game": Text(LONGEST_ID),
        "rules": Object(),
        "moves": Text(),
        "ply": Amount(0, MOST_PLIES),
        "options": OPTIONS,
    },
    nothing=False,
)
CANCEL = Object({"cancel": Text(LONGEST_ID, nothing=False)}, nothing=False)

_FIELDS = {"viewer": "options.viewer", "ply": "ply", "open_hands": "options.open"}


def parsed(line: bytes) -> dict[str, Any]:
    """The object that a line holds."""
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        shown = line.decode(errors="replace").strip()
        raise BadRequest(None, "request-json", value=excerpt(shown)) from None
    if not isinstance(value, dict):
        raise BadRequest(None, "request-object", value=excerpt(value))
    return value


@dataclass(frozen=True)
class Request:
    """A question with its id, of the right form; what it means shows when it is asked."""

    id: str
    fields: dict[str, Any]

    @classmethod
    def of(cls, value: object) -> "Request":
        """The request that an object is."""
        fields = REQUEST.check("", value)
        if "id" not in fields:
            raise BadRequest("id", "request-missing")
        if ("record" in fields) == ("game" in fields):
            raise BadRequest("record", "request-subject")
        if "record" in fields:
            for name in ("rules", "moves"):
                if name in fields:
                    raise BadRequest(name, "request-with-record")
        return cls(fields["id"], fields)

    @property
    def partial_every(self) -> float | None:
        """Seconds between partial reports, None: there are none."""
        every: float | None = self.fields.get("options", {}).get("partial_every")
        return every

    def question(self) -> Question:
        """What is asked; `BadRequest` if it cannot be."""
        options = self.fields.get("options", {})
        asked = {
            name: options[name]
            for name in ("seconds", "nodes", "lines", "seed", "viewer")
            if name in options
        }
        game = self._game()
        try:
            return Question(
                game, **asked, open_hands=options.get("open", False), ply=self.fields.get("ply")
            )
        except BadViewer as error:
            raise Refused("options.viewer", error) from error
        except BadAnalysis as error:
            raise Refused(_FIELDS.get(error.name, f"options.{error.name}"), error) from error

    def _game(self) -> Position:
        """The whole game that is given."""
        if "record" in self.fields:
            try:
                return Record.parse(self.fields["record"]).position()
            except TercetError as error:
                raise Refused("record", error) from error
        field = "game"
        try:
            game = find(self.fields["game"])
            field = "rules"
            options, tokens = game.resolve(self.fields.get("rules", {}))
            position = Position(game, options, tokens, draws=False)
            field = "moves"
            if self.fields.get("moves", "").strip():
                position.play(self.fields["moves"])
        except TercetError as error:
            raise Refused(field, error) from error
        return position
