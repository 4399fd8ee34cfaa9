"""Compile kernels with numba and keep the machine code on disk.

Numba's cache does not notice a change in *another* file that a kernel calls into, so the cache
folder is named after a hash of every source that a kernel may call into: any change begins a new
folder.
Only our kernels use that folder; the numba settings of the calling program stay as they are.
"""

import hashlib
import os
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar

import numba
import numpy as np
import platformdirs
from numba import types

Function = TypeVar("Function", bound=Callable[..., object])

STATE = types.int64[::1]
ACTIONS = types.int64[::1]
GENERATOR = types.uint64[::1]

START = types.void(types.int64[::1], STATE)
LEGAL = types.int64(STATE, ACTIONS, types.int64)
COUNT = types.int64(STATE)
SAMPLE = types.int64(STATE, GENERATOR, ACTIONS)
APPLY = types.void(STATE, types.int64)
WEIGHTS = types.int64(STATE, ACTIONS, types.int64)
SCORES = types.void(STATE, types.int64[::1])
REDACT = types.void(STATE, types.int64)
KEY = types.uint64(STATE)
EVALUATE = types.int64(STATE)
FINAL = types.int64(STATE, types.int64)
RANK = types.void(STATE, ACTIONS, types.int64, types.int64, ACTIONS)
DETERMINE = types.void(STATE, types.int64, GENERATOR)

_WITHOUT_KERNELS = ("__init__.py", "schema.py", "reference.py", "terminal.py")  # of a game's files

kernel_listeners: list[Callable[[str, str], None]] = []
"""Called with module and name of each kernel that has been compiled or loaded, for progress."""

_lock = threading.Lock()


def _root() -> Path:
    """The folder above `core`: all of the package."""
    return Path(__file__).parents[1]


def _kernel_sources(room: Path) -> list[Path]:
    """The files whose text decides what a compiled kernel in this folder does.

    A game's kernels call into core, those of search get the game's as arguments.
    """
    shared = [
        _root() / "core" / f"{name}.py"
        for name in ("bits", "generator", "jit", "observing", "rendering", "state")
    ]
    if room.parent.name == "games":
        own = [path for path in room.glob("*.py") if path.name not in _WITHOUT_KERNELS]
        return [*shared, *sorted(own), *sorted(room.glob("*.npz"))]
    return [*shared, *sorted(room.glob("*.py"))]


@cache
def cache_folder(room: Path) -> Path:
    """Where compiled kernels of exactly these sources are kept."""
    digest = hashlib.blake2b(digest_size=8)
    for path in _kernel_sources(room):
        digest.update(f"{path.parent.name}/{path.name}\0".encode() + path.read_bytes())
    base = os.environ.get("TERCET_CACHE_DIR") or platformdirs.user_cache_path("tercet")
    return Path(base) / f"kernels-{digest.hexdigest()}"


def is_writable(folder: Path) -> bool:
    """Whether compiled kernels can be kept in this folder, which is made if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def kernel(signature: object, *, brief: bool = False) -> Callable[[Function], Function]:
    """Compile a function for `signature`; it releases the GIL while it runs, unless it is brief.

    To let the GIL go and to get it back, with others waiting for it, takes longer than a brief one.
    With a cache folder that cannot be written the function is compiled anew in every process.
    """

    def compile_function(function: Function) -> Function:
        if numba.config.DISABLE_JIT:
            return np.errstate(over="ignore")(function)  # uint64 wraps, as it does compiled
        with _lock:
            before = numba.config.CACHE_DIR
            folder = cache_folder(Path(function.__code__.co_filename).parent)
            keep = is_writable(folder)
            numba.config.CACHE_DIR = str(folder)
            try:
                compiled: Function = numba.njit(signature, cache=keep, nogil=not brief)(function)
            finally:
                numba.config.CACHE_DIR = before
        for call in kernel_listeners:
            call(function.__module__, function.__name__)
        return compiled

    return compile_function


def helper(function: Function) -> Function:
    """Mark a small function that kernels call: it is compiled into each of them."""
    if numba.config.DISABLE_JIT:
        return function
    compiled: Function = numba.njit(function, inline="never", nogil=True)
    return compiled
