"""Keeping the game: to the file that was asked for, else to a new one in the user's folder.

While it goes on, every move is written down at once, so that not even a killed program loses it.
"""

import contextlib
import os
from datetime import datetime
from itertools import count
from pathlib import Path

import platformdirs

from tercet.core.errors import CannotSave
from tercet.core.position import Position


def games_folder() -> Path:
    """Where games are kept when nobody says where."""
    return Path(platformdirs.user_data_path("tercet")) / "games"


def running_folder() -> Path:
    """Where games are kept while they go on."""
    return games_folder() / "running"


def cut_off_games() -> list[Path]:
    """The games whose program ended without leaving the table."""
    return [path for path in sorted(running_folder().glob("*.tct")) if not _is_played(path)]


def _is_played(path: Path) -> bool:
    """Whether the process that a running game is named after is still there."""
    process = path.stem.rpartition("-")[2]
    if os.name != "posix" or not process.isdigit():
        return False
    try:
        os.kill(int(process), 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


class Keeper:
    """Saves a game and knows whether what has been played is saved already."""

    def __init__(self, path: Path | None, tags: dict[str, str]) -> None:
        """Save to `path` on leaving; say now rather than then that it cannot be."""
        self._path = path
        self._tags = tags
        self._saved: tuple[Path, list[str]] | None = None
        self._running: Path | None = None
        if path is not None:
            check_is_new(path)

    def write_down(self, position: Position) -> None:
        """Keep the game as it stands. That it cannot be is said on leaving, not at each move."""
        with contextlib.suppress(OSError):
            if self._running is None:
                folder = running_folder()
                folder.mkdir(parents=True, exist_ok=True)
                name = f"{position.game}-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}"
                self._running = folder / f"{name}.tct"
            fresh = self._running.with_suffix(".new")
            fresh.write_text(str(position.record(**self._tags)), encoding="utf-8")
            fresh.replace(self._running)

    def _forget_running(self) -> None:
        if self._running is not None:
            with contextlib.suppress(OSError):
                self._running.unlink(missing_ok=True)

    def save(self, position: Position, path: Path) -> None:
        """Save to a file, which must be new."""
        position.record(**self._tags).save(path)
        self._saved = path, position.moves

    def leave(self, position: Position, *, begun: bool) -> tuple[Path | None, CannotSave | None]:
        """Save on leaving unless that is done or needless: where, and why not where asked."""
        left = self._leave(position, begun=begun)
        self._forget_running()
        return left

    def _leave(self, position: Position, *, begun: bool) -> tuple[Path | None, CannotSave | None]:
        if self._saved == (self._path, position.moves):
            return self._path, None
        if self._path is not None:
            try:
                self.save(position, self._path)
            except CannotSave as problem:
                return self._save_in_folder(position), problem
            return self._path, None
        if not begun or (self._saved and self._saved[1] == position.moves):
            return None, None
        return self._save_in_folder(position), None

    def _save_in_folder(self, position: Position) -> Path:
        folder = games_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            reason = error.strerror or str(error)
            raise CannotSave("error-cannot-save", str(folder), problem=reason) from error
        name = f"{position.game}-{datetime.now():%Y%m%d-%H%M%S}"
        for number in count(1):
            path = folder / (f"{name}.tct" if number == 1 else f"{name}-{number}.tct")
            try:
                self.save(position, path)
            except CannotSave as problem:
                if problem.message != "error-file-exists":
                    raise
            else:
                break
        return path


def check_is_new(path: Path) -> None:
    """Refuse a file that is there already, and one in a folder that is not."""
    if path.exists():
        raise CannotSave("error-file-exists", str(path))
    if not path.parent.is_dir():
        raise CannotSave("error-no-folder", str(path), folder=str(path.parent))
