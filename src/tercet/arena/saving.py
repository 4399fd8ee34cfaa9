"""Games kept in a file as they finish, a line of JSON each, so that a match can be gone on with.

The first line names the matches; a file of other matches is refused. A last line that was cut off
in the middle of writing is dropped; nothing else that is in the file is ever changed.
"""

import json
import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from tercet.arena.match import Match, Played
from tercet.core.errors import TercetError

_FORMAT = "tercet-arena-1"
_SYNC = 1.0  # seconds that may be lost when the power goes


class BadMatchFile(TercetError):
    """A file that games cannot be added to."""

    def __init__(self, message: str, path: Path, **facts: Any) -> None:
        super().__init__(path=str(path), **facts)
        self.message = message


class Ledger:
    """The file of a match, or of the matches of a ladder."""

    def __init__(self, path: Path, matches: Sequence[Match]) -> None:
        """Open a file for these matches, a new one or one that was begun before."""
        facts = {"format": _FORMAT, "matches": [match.as_facts() for match in matches]}
        header = _line(facts)
        self.path = path
        self._number = len(matches)
        self._file: IO[bytes] = path.open("a+b")
        self._synced = time.monotonic()
        try:
            self.found = list(self._read(header))
        except BaseException:
            self._file.close()
            raise

    def add(self, index: int, played: Played) -> None:
        """Keep a finished game of the match with this index."""
        self._file.write(_line({"match": index} | asdict(played)))
        self._file.flush()
        if time.monotonic() - self._synced > _SYNC:
            self._sync()

    def close(self) -> None:
        """Leave the file, with everything on the disk."""
        self._sync()
        self._file.close()

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _e: BaseException | None, _t: TracebackType | None
    ) -> None:
        self.close()

    def _sync(self) -> None:
        os.fsync(self._file.fileno())
        self._synced = time.monotonic()

    def _read(self, header: bytes) -> Iterator[tuple[int, Played]]:
        """The games in the file, which is left ready to be added to."""
        self._file.seek(0)
        lines = self._file.read().splitlines(keepends=True)
        cut = lines.pop() if lines and not lines[-1].endswith(b"\n") else b""
        if not lines:
            if not header.startswith(cut):
                raise BadMatchFile("error-match-file", self.path)
            self._file.truncate(0)
            self._file.write(header)
            self._file.flush()
            return
        if lines[0] != header:
            known = _read_line(lines[0]).get("format") == _FORMAT
            raise BadMatchFile("error-match-other" if known else "error-match-file", self.path)
        for number, line in enumerate(lines[1:], 2):
            facts = _read_line(line)
            index = facts.pop("match", None)
            try:
                if not isinstance(index, int) or not 0 <= index < self._number:
                    raise TypeError
                yield index, Played(**facts)
            except TypeError:
                raise BadMatchFile("error-match-line", self.path, line=str(number)) from None
        self._file.truncate(sum(map(len, lines)))


def _line(facts: dict[str, Any]) -> bytes:
    return json.dumps(facts, ensure_ascii=False).encode(errors="surrogatepass") + b"\n"


def _read_line(line: bytes) -> dict[str, Any]:
    try:
        facts = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return facts if isinstance(facts, dict) else {}
