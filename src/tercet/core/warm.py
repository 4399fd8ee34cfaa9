"""Compile every kernel, or load it from the cache: ``python -m tercet.core.warm``."""

import contextlib
import hashlib
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path

import numba
from llvmlite.binding import get_host_cpu_name

from tercet.core import jit
from tercet.core.registry import find, game_names

_PACKAGE = Path(__file__).parents[1]


def warm_up() -> None:
    """Import every module that holds kernels."""
    for step in steps():
        step()


def steps() -> Iterator[Callable[[], object]]:
    """Warming up in pieces, for who may want to stop between them."""
    for name in game_names():
        yield lambda name=name: find(name).insight  # type: ignore[misc]
    for path in sorted((_PACKAGE / "search").glob("[!_]*.py")):
        yield partial(import_module, f"tercet.search.{path.stem}")
    yield _leave_mark


def is_warm() -> bool:
    """Whether all kernels have been compiled as they are now."""
    return _mark().exists()


def _leave_mark() -> None:
    with contextlib.suppress(OSError):  # without a cache all is compiled in each process
        _mark().touch()


def _mark() -> Path:
    """A file that says that the cache is complete, beside what it speaks of.

    Numba keeps what it compiled apart by the path and the time of each source, by its own version
    and by the processor: so does this.
    """
    rooms = [_PACKAGE / "search", *(_PACKAGE / "games" / name for name in game_names())]
    told = [sys.version, numba.__version__, get_host_cpu_name()]
    for source in sorted(path for room in rooms for path in room.glob("*.py")):
        told += [str(source), str(source.stat().st_mtime_ns)]
    digest = hashlib.blake2b("\0".join(told).encode(), digest_size=8).hexdigest()
    return jit.cache_folder(rooms[0]) / f"warm-{digest}"


if __name__ == "__main__":
    if not is_warm():
        sys.stderr.write("Compiling the kernels, once …\n")
    warm_up()
