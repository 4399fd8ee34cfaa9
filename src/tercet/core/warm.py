"""Compile every kernel, or load it from the cache: ``python -m tercet.core.warm``."""

import contextlib
import hashlib
import sys
from importlib import import_module
from pathlib import Path

from tercet.core import jit
from tercet.core.registry import find, game_names

_PACKAGE = Path(__file__).parents[1]


def warm_up() -> None:
    """Import every module that holds kernels."""
    for name in game_names():
        find(name).insight  # noqa: B018 - imported by being asked for
    for path in sorted((_PACKAGE / "search").glob("[!_]*.py")):
        import_module(f"tercet.search.{path.stem}")
    with contextlib.suppress(OSError):  # without a cache all is compiled in each process
        _mark().touch()


def is_warm() -> bool:
    """Whether all kernels have been compiled as they are now."""
    return _mark().exists()


def _mark() -> Path:
    """A file that says that the cache is complete, beside what it speaks of.

    Numba keeps what it compiled apart by the path and the time of each source: so does this.
    """
    rooms = [_PACKAGE / "search", *(_PACKAGE / "games" / name for name in game_names())]
    digest = hashlib.blake2b(digest_size=8)
    for path in sorted(path for room in rooms for path in room.glob("*.py")):
        digest.update(f"{path}\0{path.stat().st_mtime_ns}\0".encode())
    return jit.cache_folder(rooms[0]) / f"warm-{digest.hexdigest()}"


if __name__ == "__main__":
    if not is_warm():
        sys.stderr.write("Compiling the kernels, once …\n")
    warm_up()
