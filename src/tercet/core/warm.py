"""Compile every kernel, or load it from the cache: ``python -m tercet.core.warm``."""

import contextlib
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
    """A file that says that the cache is complete, beside what it speaks of."""
    rooms = [_PACKAGE / "search", *(_PACKAGE / "games" / name for name in game_names())]
    folders = [jit.cache_folder(room) for room in rooms]
    return folders[0] / "-".join(["warm", *(folder.name[-4:] for folder in folders[1:])])


if __name__ == "__main__":
    if not is_warm():
        sys.stderr.write("Compiling the kernels, once …\n")
    warm_up()
