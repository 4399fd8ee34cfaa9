"""The certificate format: winning strategies as lines of JSON, see docs/certificates.md.

This module and `checker` import neither search nor kernels, so that a check trusts nothing but the
reference implementation of the game.
"""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tercet.core.errors import TercetError, excerpt

if TYPE_CHECKING:
    from tercet.core.texts import Texts

VERSION = 1
MAX_BYTES = 16 * 1024 * 1024

_HEADER = {"certificate": int, "game": str, "options": dict}
_CLAIM = {"start": str, "winner": str, "plies": int}
_ENTRY = {"position": str, "move": str}


class BadCertificate(TercetError):
    """A certificate cannot be read or does not hold: the line, and what is wrong there."""

    def __init__(self, message: str, line: int, **facts: Any) -> None:
        shown = {n: excerpt(v) if isinstance(v, str) else v for n, v in facts.items()}
        super().__init__(message, **shown)
        self.line = line

    def _format(self, words: "Texts") -> str:
        why = words.say(self.message, **self.facts)
        return words.say("certificate-refused", line=str(self.line), why=why)


@dataclass(frozen=True)
class Entry:
    """The winner's move in a position, and its line in the file."""

    move: str
    line: int = field(default=0, compare=False)


@dataclass
class Claim:
    """A claim that a seat wins from a start within a number of plies, by these moves."""

    start: str
    winner: str
    plies: int
    entries: dict[str, Entry] = field(default_factory=dict)
    line: int = field(default=0, compare=False)


@dataclass
class Certificate:
    """Claims about starts of one game with certain options."""

    game: str
    options: Mapping[str, str | int]
    claims: list[Claim] = field(default_factory=list)

    def __str__(self) -> str:
        """The certificate as text."""
        header = {"certificate": VERSION, "game": self.game, "options": dict(self.options)}
        lines: list[dict[str, Any]] = [header]
        for claim in self.claims:
            lines.append({"start": claim.start, "winner": claim.winner, "plies": claim.plies})
            lines += [{"position": p, "move": e.move} for p, e in claim.entries.items()]
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)

    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> "Certificate":
        """Read a file; `BadCertificate` gives the line that is wrong."""
        with Path(path).open("rb") as file:
            data = file.read(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            raise BadCertificate("certificate-too-long", 1)
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = data[: error.start].count(b"\n") + 1
            raise BadCertificate("certificate-not-utf8", line) from None
        return cls.parse(text)

    @classmethod
    def parse(cls, text: str) -> "Certificate":
        """Parse the text of a certificate."""
        first, *others = text.split("\n")
        header = _parse_object(first, 1)
        _check_fields(header, 1, _HEADER)
        if header["certificate"] != VERSION:
            raise BadCertificate("certificate-version", 1, found=str(header["certificate"]))
        certificate = cls(header["game"], header["options"])
        for number, line in enumerate(others, 2):
            if line.strip():
                certificate._add_line(line, number)
        if not certificate.claims:
            raise BadCertificate("certificate-no-claim", len(others))
        return certificate

    def _add_line(self, line: str, number: int) -> None:
        fields = _parse_object(line, number)
        if "start" in fields:
            _check_fields(fields, number, _CLAIM)
            if any(claim.start == fields["start"] for claim in self.claims):
                raise BadCertificate("certificate-start-twice", number, start=fields["start"])
            self.claims.append(Claim(**fields, line=number))
            return
        _check_fields(fields, number, _ENTRY)
        if not self.claims:
            raise BadCertificate("certificate-no-start", number)
        entries = self.claims[-1].entries
        if fields["position"] in entries:
            raise BadCertificate("certificate-twice", number, position=fields["position"])
        entries[fields["position"]] = Entry(fields["move"], number)


def _parse_object(line: str, number: int) -> dict[str, Any]:
    """The line as a JSON object; duplicate names are refused."""
    try:
        found = json.loads(line, object_pairs_hook=_unique_names)
    except (ValueError, RecursionError):
        raise BadCertificate("certificate-not-json", number, found=line) from None
    if not isinstance(found, dict):
        raise BadCertificate("certificate-not-json", number, found=line)
    return found


def _unique_names(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError
    return found


def _check_fields(fields: dict[str, Any], number: int, kinds: Mapping[str, type]) -> None:
    if set(fields) != set(kinds):
        raise BadCertificate("certificate-fields", number, known=list(kinds))
    for name, kind in kinds.items():
        if type(fields[name]) is not kind:
            raise BadCertificate("certificate-value", number, name=name, value=repr(fields[name]))
