"""Where files are kept, and atomic writing of them: complete or not at all."""

import contextlib
import os
import tempfile
from pathlib import Path

import platformdirs

from tercet.core.errors import CannotSave


def cache_base() -> Path:
    """The folder for everything that can be made again."""
    return Path(os.environ.get("TERCET_CACHE_DIR") or platformdirs.user_cache_path("tercet"))


def save_text(path: str | os.PathLike[str], text: str, *, replace: bool = False) -> None:
    """Write a new file, or with `replace` an existing one, atomically."""
    target = Path(path)
    if target.exists() and not replace:
        raise CannotSave("error-file-exists", str(path))
    try:
        descriptor, name = tempfile.mkstemp(dir=target.parent, prefix=".tercet-")
        temporary = Path(name)
        try:
            with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            temporary.chmod(0o644)
            if replace:
                temporary.replace(target)
            else:
                _move_to_new(temporary, target)
        finally:
            with contextlib.suppress(OSError):
                temporary.unlink()
    except FileExistsError:
        raise CannotSave("error-file-exists", str(path)) from None
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotSave("error-cannot-save", str(path), problem=reason) from error


def save_bytes(path: Path, data: bytes) -> None:
    """Write a file atomically, in place of an older one if there is one; `OSError` if it fails."""
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=".tercet-")
    temporary = Path(name)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
        temporary.chmod(0o644)
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)


def _move_to_new(temporary: Path, target: Path) -> None:
    """Rename the file; fail if the target has appeared meanwhile."""
    try:
        os.link(temporary, target)
    except FileExistsError:
        raise
    except OSError:  # a file system without hard links
        target.touch(exist_ok=False)
        temporary.replace(target)


def check_is_new(path: Path) -> None:
    """Raise `CannotSave` if the file exists or its folder does not."""
    if path.exists():
        raise CannotSave("error-file-exists", str(path))
    if not path.parent.is_dir():
        raise CannotSave("error-no-folder", str(path), folder=str(path.parent))
