"""Saving a game: after every move to an autosave file, at the end to a record.

The autosave file is written at once, so that even a killed program loses no move.
"""

import contextlib
import os
from datetime import datetime
from itertools import count
from pathlib import Path

import platformdirs

from tercet.core.errors import CannotSave
from tercet.core.files import check_is_new
from tercet.core.position import Position


def games_folder() -> Path:
    """Where games are saved if no file is given."""
    return Path(platformdirs.user_data_path("tercet")) / "games"


def autosave_folder() -> Path:
    """Where running games are saved after every move."""
    return games_folder() / "running"


def interrupted_games() -> list[Path]:
    """The autosave files of programs that ended without saving their game."""
    return [path for path in sorted(autosave_folder().glob("*.tct")) if not _is_running(path)]


def _is_running(autosave: Path) -> bool:
    """Whether the process whose id is in the file's name still exists."""
    process = autosave.stem.rpartition("-")[2]
    if os.name != "posix" or not process.isdigit():
        return False
    try:
        os.kill(int(process), 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def _file_name(position: Position) -> str:
    return f"{position.game}-{datetime.now():%Y%m%d-%H%M%S}"


class GameSaver:
    """Saves a game, and remembers which moves are already saved."""

    def __init__(self, path: Path | None, tags: dict[str, str]) -> None:
        """Save to `path` at the end; raise now if that will not be possible."""
        self._path = path
        self._tags = tags
        self._saved: tuple[Path, list[str]] | None = None
        self._autosave: Path | None = None
        if path is not None:
            check_is_new(path)

    def autosave(self, position: Position) -> None:
        """Save the game as it is now. Errors are ignored: `save_on_exit` reports them."""
        with contextlib.suppress(OSError):
            if self._autosave is None:
                folder = autosave_folder()
                folder.mkdir(parents=True, exist_ok=True)
                self._autosave = folder / f"{_file_name(position)}-{os.getpid()}.tct"
            temporary = self._autosave.with_suffix(".new")
            temporary.write_text(str(position.record(**self._tags)), encoding="utf-8")
            temporary.replace(self._autosave)

    def save(self, position: Position, path: Path) -> None:
        """Save to a new file."""
        position.record(**self._tags).save(path)
        self._saved = path, position.moves

    def save_on_exit(
        self, position: Position, *, has_moves: bool
    ) -> tuple[Path | None, CannotSave | None]:
        """Save unless that is done or not needed; return the file, and an error if it is another.

        A game that cannot be saved to the requested file goes to the games folder instead.
        """
        saved = self._save_on_exit(position, has_moves=has_moves)
        if self._autosave is not None:
            with contextlib.suppress(OSError):
                self._autosave.unlink(missing_ok=True)
        return saved

    def _save_on_exit(
        self, position: Position, *, has_moves: bool
    ) -> tuple[Path | None, CannotSave | None]:
        if self._saved == (self._path, position.moves):
            return self._path, None
        if self._path is not None:
            try:
                self.save(position, self._path)
            except CannotSave as error:
                return self._save_in_games_folder(position), error
            return self._path, None
        if not has_moves or (self._saved and self._saved[1] == position.moves):
            return None, None
        return self._save_in_games_folder(position), None

    def _save_in_games_folder(self, position: Position) -> Path:
        folder = games_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            reason = error.strerror or str(error)
            raise CannotSave("error-cannot-save", str(folder), problem=reason) from error
        name = _file_name(position)
        for number in count(1):
            path = folder / (f"{name}.tct" if number == 1 else f"{name}-{number}.tct")
            try:
                self.save(position, path)
            except CannotSave as error:
                if error.message != "error-file-exists":
                    raise
            else:
                break
        return path
