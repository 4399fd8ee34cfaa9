"""Requests to the analysis service: the allowed fields, and errors that name the wrong one."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tercet.analysis.analyser import MAX_LINES, MAX_NODES, MAX_SECONDS, AnalysisRequest
from tercet.core.analysis import BadAnalysis
from tercet.core.errors import BadViewer, TercetError, excerpt
from tercet.core.position import Position, start_given
from tercet.core.records import Record
from tercet.core.registry import find

if TYPE_CHECKING:
    from tercet.core.texts import Texts

MAX_LINE_BYTES = 1_000_000
MAX_ID_LENGTH = 200
MAX_PLY = 1_000_000


class BadRequest(TercetError):
    """A request that cannot be served; `field` names the wrong field, if it is one."""

    def __init__(self, field: str | None, message: str, **facts: Any) -> None:
        super().__init__(message, field=field or "", **facts)
        self.field = field


class InvalidField(BadRequest):
    """A well-formed field with an impossible value; `cause` says why it is impossible."""

    def __init__(self, field: str, cause: TercetError) -> None:
        super().__init__(field, cause.message)
        self.cause = cause

    def _format(self, words: "Texts") -> str:
        return self.cause.text(words.language)


@dataclass(frozen=True)
class StringField:
    """A string of limited length."""

    max_length: int = MAX_LINE_BYTES
    nullable: bool = True

    def check(self, field: str, value: object) -> str:
        """Return the value or raise `BadRequest`."""
        if isinstance(value, str) and len(value) <= self.max_length:
            return value
        raise BadRequest(field, "request-text", value=excerpt(value), longest=self.max_length)


@dataclass(frozen=True)
class NumberField:
    """A number within bounds."""

    least: float
    most: float
    whole: bool = True
    nullable: bool = True

    def check(self, field: str, value: object) -> float:
        """Return the value or raise `BadRequest`."""
        kinds = (int,) if self.whole else (int, float)
        if type(value) in kinds and self.least <= value <= self.most:  # type: ignore[operator]
            return value  # type: ignore[return-value]
        kind = "request-whole" if self.whole else "request-number"
        raise BadRequest(field, kind, value=excerpt(value), least=self.least, most=self.most)


@dataclass(frozen=True)
class BooleanField:
    """True or false."""

    nullable: bool = True

    def check(self, field: str, value: object) -> bool:
        """Return the value or raise `BadRequest`."""
        if isinstance(value, bool):
            return value
        raise BadRequest(field, "request-truth", value=excerpt(value))


@dataclass(frozen=True)
class ObjectField:
    """An object with these fields; without `fields` any are allowed."""

    fields: "Mapping[str, StringField | NumberField | BooleanField | ObjectField] | None" = None
    nullable: bool = True

    def check(self, field: str, value: object) -> dict[str, Any]:
        """Return the checked fields without those that are null, or raise `BadRequest`."""
        if not isinstance(value, dict):
            raise BadRequest(field or None, "request-object", value=excerpt(value))
        if self.fields is None:
            return value
        prefix = f"{field}." if field else ""
        checked = {}
        for name, content in value.items():
            if name not in self.fields:
                known = sorted(self.fields)
                raise BadRequest(prefix + excerpt(name), "request-field", known=known)
            expected = self.fields[name]
            if content is not None or not expected.nullable:
                checked[name] = expected.check(prefix + name, content)
        return checked


OPTIONS = ObjectField(
    {
        "seconds": NumberField(0, MAX_SECONDS, whole=False),
        "nodes": NumberField(1, MAX_NODES),
        "lines": NumberField(1, MAX_LINES),
        "viewer": StringField(MAX_ID_LENGTH),
        "open": BooleanField(),
        "seed": StringField(),
        "partial_every": NumberField(0.01, MAX_SECONDS, whole=False),
    }
)
REQUEST = ObjectField(
    {
        "id": StringField(MAX_ID_LENGTH, nullable=False),
        "record": StringField(),
        "game": StringField(MAX_ID_LENGTH),
        "rules": ObjectField(),
        "moves": StringField(),
        "ply": NumberField(0, MAX_PLY),
        "options": OPTIONS,
    },
    nullable=False,
)
CANCEL = ObjectField({"cancel": StringField(MAX_ID_LENGTH, nullable=False)}, nullable=False)

_FIELD_OF_ARGUMENT = {"ply": "ply", "open_hands": "options.open"}  # if it is not options.NAME


def parse_line(line: bytes) -> dict[str, Any]:
    """The JSON object of a line."""
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        shown = line.decode(errors="replace").strip()
        raise BadRequest(None, "request-json", value=excerpt(shown)) from None
    if not isinstance(value, dict):
        raise BadRequest(None, "request-object", value=excerpt(value))
    return value


@dataclass(frozen=True)
class ServiceRequest:
    """A well-formed request with its id; `analysis_request` finds out whether it is possible."""

    id: str
    fields: dict[str, Any]

    @classmethod
    def parse(cls, value: object) -> "ServiceRequest":
        """Check the fields of an object."""
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
        """Seconds between partial reports; None for none."""
        seconds: float | None = self.fields.get("options", {}).get("partial_every")
        return seconds

    def analysis_request(self) -> AnalysisRequest:
        """What to analyse; raises `BadRequest` if it is not possible."""
        options = self.fields.get("options", {})
        arguments = {
            name: options[name]
            for name in ("seconds", "nodes", "lines", "seed", "viewer")
            if name in options
        }
        game = self._game()
        try:
            open_hands = options.get("open", False)
            return AnalysisRequest(
                game, **arguments, open_hands=open_hands, ply=self.fields.get("ply")
            )
        except BadViewer as error:
            raise InvalidField("options.viewer", error) from error
        except BadAnalysis as error:
            field = _FIELD_OF_ARGUMENT.get(error.name, f"options.{error.name}")
            raise InvalidField(field, error) from error

    def _game(self) -> Position:
        """The game to analyse, with all its moves."""
        if "record" in self.fields:
            try:
                return Record.parse(self.fields["record"]).position()
            except TercetError as error:
                raise InvalidField("record", error) from error
        field = "game"
        try:
            game = find(self.fields["game"])
            field = "rules"
            rules = self.fields.get("rules", {})
            options, tokens = game.resolve(rules)
            if tokens:
                position = start_given(game, options, tokens, rules[game.opening], None)
            else:
                position = Position(game, options, may_draw=False)
            position.may_draw = False
            field = "moves"
            if self.fields.get("moves", "").strip():
                position.play(self.fields["moves"])
        except TercetError as error:
            raise InvalidField(field, error) from error
        return position
