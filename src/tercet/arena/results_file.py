"""A file of finished games, one JSON object per line, so that a match can be resumed.

The first line describes the matches; a file of other matches is refused. An incomplete last line,
left by a process that was killed while writing, is dropped. Nothing else is ever changed.
"""

import json
import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from tercet.arena.match import FinishedGame, Match
from tercet.core.errors import TercetError

_FORMAT = "tercet-arena-1"
_SYNC_SECONDS = 1.0  # how much work a power failure may cost


class BadResultsFile(TercetError):
    """A file that games cannot be appended to."""

    def __init__(self, message: str, path: Path, **facts: Any) -> None:
        super().__init__(message, path=str(path), **facts)


class ResultsFile:
    """The finished games of one match, or of all matches of a ladder."""

    def __init__(self, path: Path, matches: Sequence[Match]) -> None:
        """Open a new or existing file for these matches; `games` are those it already holds."""
        header = _encode({"format": _FORMAT, "matches": [match.as_dict() for match in matches]})
        self.path = path
        self._matches = len(matches)
        self._file: IO[bytes] = path.open("a+b")
        self._synced = time.monotonic()
        try:
            self.games = list(self._read(header))
        except BaseException:
            self._file.close()
            raise

    def add(self, index: int, game: FinishedGame) -> None:
        """Append a game of the match with this index."""
        self._file.write(_encode({"match": index} | asdict(game)))
        self._file.flush()
        if time.monotonic() - self._synced > _SYNC_SECONDS:
            self._sync()

    def close(self) -> None:
        """Close the file once everything is on the disk."""
        self._sync()
        self._file.close()

    def __enter__(self) -> "ResultsFile":
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _e: BaseException | None, _t: TracebackType | None
    ) -> None:
        self.close()

    def _sync(self) -> None:
        os.fsync(self._file.fileno())
        self._synced = time.monotonic()

    def _read(self, header: bytes) -> Iterator[tuple[int, FinishedGame]]:
        """The games in the file, which is then ready for appending."""
        self._file.seek(0)
        lines = self._file.read().splitlines(keepends=True)
        incomplete = lines.pop() if lines and not lines[-1].endswith(b"\n") else b""
        if not lines:
            if not header.startswith(incomplete):
                raise BadResultsFile("error-match-file", self.path)
            self._file.truncate(0)
            self._file.write(header)
            self._file.flush()
            return
        if lines[0] != header:
            ours = _decode(lines[0]).get("format") == _FORMAT
            raise BadResultsFile("error-match-other" if ours else "error-match-file", self.path)
        for number, line in enumerate(lines[1:], 2):
            fields = _decode(line)
            index = fields.pop("match", None)
            try:
                if not isinstance(index, int) or not 0 <= index < self._matches:
                    raise TypeError
                yield index, FinishedGame(**fields)
            except TypeError:
                raise BadResultsFile("error-match-line", self.path, line=str(number)) from None
        self._file.truncate(sum(map(len, lines)))


def _encode(fields: dict[str, Any]) -> bytes:
    return json.dumps(fields, ensure_ascii=False).encode(errors="surrogatepass") + b"\n"


def _decode(line: bytes) -> dict[str, Any]:
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return fields if isinstance(fields, dict) else {}
