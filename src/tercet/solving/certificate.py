"""Certificates: winning strategies as lines of JSON. See docs/certificates.md.

Nothing here or in `checking` knows of search or of kernels: a certificate is read and checked by
the plain reading of the rules alone.
"""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tercet.core.errors import TercetError, excerpt

VERSION = 1
LARGEST = 16 * 1024 * 1024  # bytes

_HEAD = {"certificate": int, "game": str, "options": dict}
_CLAIM = {"start": str, "winner": str, "plies": int}
_ENTRY = {"position": str, "move": str}


class BadCertificate(TercetError):
    """A certificate cannot be read or proves nothing: the line, and what is wrong there."""

    def __init__(self, message: str, line: int, **facts: Any) -> None:
        super().__init__(**{n: excerpt(v) if isinstance(v, str) else v for n, v in facts.items()})
        self.message = message
        self.line = line

    def text(self, language: str = "en") -> str:
        """The error in words."""
        from tercet.core.texts import texts  # noqa: PLC0415 - the catalogues are slow to read

        words = texts(language)
        why = words.say(self.message, **self.facts)
        return words.say("certificate-refused", line=str(self.line), why=why)


@dataclass(frozen=True)
class Entry:
    """The winner's move in a position, and the line of the file that says so."""

    move: str
    line: int = field(default=0, compare=False)


@dataclass
class Claim:
    """That a seat wins from a start within so many plies, by these moves."""

    start: str
    winner: str
    plies: int
    entries: dict[str, Entry] = field(default_factory=dict)
    line: int = field(default=0, compare=False)


@dataclass
class Certificate:
    """Claims about starts of one game with its options."""

    game: str
    options: Mapping[str, str | int]
    claims: list[Claim] = field(default_factory=list)

    def __str__(self) -> str:
        """The certificate as text."""
        head = {"certificate": VERSION, "game": self.game, "options": dict(self.options)}
        lines: list[dict[str, Any]] = [head]
        for claim in self.claims:
            lines.append({"start": claim.start, "winner": claim.winner, "plies": claim.plies})
            lines += [{"position": p, "move": e.move} for p, e in claim.entries.items()]
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)

    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> "Certificate":
        """Read a certificate from a file; `BadCertificate` names the line that is wrong."""
        with Path(path).open("rb") as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise BadCertificate("certificate-too-long", 1)
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = data[: error.start].count(b"\n") + 1
            raise BadCertificate("certificate-not-utf8", line) from None
        return cls.parse(text)

    @classmethod
    def parse(cls, text: str) -> "Certificate":
        """Read a certificate."""
        first, *others = text.split("\n")
        head = _fields(first, 1, _HEAD)
        if head["certificate"] != VERSION:
            raise BadCertificate("certificate-version", 1, found=str(head["certificate"]))
        certificate = cls(head["game"], head["options"])
        for number, line in enumerate(others, 2):
            if line.strip():
                certificate._add(line, number)
        if not certificate.claims:
            raise BadCertificate("certificate-no-claim", len(others))
        return certificate

    def _add(self, line: str, number: int) -> None:
        facts = _object(line, number)
        if "start" in facts:
            _check(facts, number, _CLAIM)
            if any(claim.start == facts["start"] for claim in self.claims):
                raise BadCertificate("certificate-start-twice", number, start=facts["start"])
            self.claims.append(Claim(**facts, line=number))
            return
        _check(facts, number, _ENTRY)
        if not self.claims:
            raise BadCertificate("certificate-no-start", number)
        entries = self.claims[-1].entries
        if facts["position"] in entries:
            raise BadCertificate("certificate-twice", number, position=facts["position"])
        entries[facts["position"]] = Entry(facts["move"], number)


def _fields(line: str, number: int, kinds: Mapping[str, type]) -> dict[str, Any]:
    facts = _object(line, number)
    _check(facts, number, kinds)
    return facts


def _object(line: str, number: int) -> dict[str, Any]:
    """The line as a JSON object in which no name stands twice."""
    try:
        found = json.loads(line, object_pairs_hook=_unique)
    except (ValueError, RecursionError):
        raise BadCertificate("certificate-not-json", number, found=line) from None
    if not isinstance(found, dict):
        raise BadCertificate("certificate-not-json", number, found=line)
    return found


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError
    return found


def _check(facts: dict[str, Any], number: int, kinds: Mapping[str, type]) -> None:
    if set(facts) != set(kinds):
        raise BadCertificate("certificate-fields", number, known=list(kinds))
    for name, kind in kinds.items():
        if type(facts[name]) is not kind:
            raise BadCertificate("certificate-value", number, name=name, value=repr(facts[name]))
