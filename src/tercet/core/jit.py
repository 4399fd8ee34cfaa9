"""Compile kernels with numba and keep the machine code on disk.

Numba's cache does not notice a change in *another* file that a kernel calls into, so each module
with kernels has a cache folder named after a hash of all sources that it imports: any change begins
a new folder.
Only our kernels use that folder; the numba settings of the calling program stay as they are.
"""

import gc
import hashlib
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, get_args, get_type_hints

import numba
import numpy as np
from numba import from_dtype, types
from numba.core.registry import CPUDispatcher

from tercet.core.files import cache_base
from tercet.core.sources import imported, path_of

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
WINNING = types.int64(STATE)
ENDGAME = types.int64(STATE, types.int64, types.int64)
RANK = types.void(STATE, ACTIONS, types.int64, types.int64, ACTIONS)
PLAYOUT = types.int64(STATE, GENERATOR, types.int64[::1], types.int64)
DETERMINE = types.void(STATE, types.int64, GENERATOR)

kernel_listeners: list[Callable[[str, str], None]] = []
"""Called with module and name of each kernel that has been compiled or loaded, for progress."""

make_kernel: Callable[[Any, Callable[..., object]], Any] | None = None
"""If set, it is called with signature and function and makes the kernels of this process."""

_lock = threading.Lock()


@cache
def cache_folder(*modules: str) -> Path:
    """The folder for compiled kernels of these modules and of exactly the sources they import."""
    paths = [path for name in imported(*modules, __name__) if (path := path_of(name))]
    data = {file for path in paths for file in path.parent.glob("*.npz")}
    digest = hashlib.blake2b(digest_size=8)
    for path in sorted({*paths, *data}, key=lambda path: (path.parent.name, path.name)):
        digest.update(f"{path.parent.name}/{path.name}\0".encode() + path.read_bytes())
    return cache_base() / f"kernels-{digest.hexdigest()}"


def is_writable(folder: Path) -> bool:
    """Whether compiled kernels can be kept in this folder, which is made if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def kernel(
    signature: object, *, brief: bool = False, allocates: bool = True, calls: tuple[str, ...] = ()
) -> Callable[[Function], Function]:
    """Compile a function for `signature`; it releases the GIL while it runs, unless it is brief.

    To let the GIL go and to get it back, with others waiting for it, takes longer than a brief one.
    With a cache folder that cannot be written the function is compiled anew in every process.
    A function that allocates nothing can do without counting references to arrays, which takes as
    long as a small rules function for each array that is made from a row of another one.
    `calls` names modules that it calls into and that its own module does not import.
    """

    def compile_function(function: Function) -> Function:
        if numba.config.DISABLE_JIT:
            return np.errstate(over="ignore")(function)  # uint64 wraps, as it does compiled
        if make_kernel is not None:
            made: Function = make_kernel(signature, function)
            return made
        with _lock, _without_collector():
            before = numba.config.CACHE_DIR
            folder = cache_folder(function.__module__, *calls)
            keep = is_writable(folder)
            numba.config.CACHE_DIR = str(folder)
            try:
                options = {"cache": keep, "nogil": not brief, "_nrt": allocates}
                compiled: Function = numba.njit(signature, **options)(function)
            finally:
                numba.config.CACHE_DIR = before
        for call in kernel_listeners:
            call(function.__module__, function.__name__)
        return compiled

    return compile_function


@contextmanager
def _without_collector() -> Iterator[None]:
    """Leave out the cyclic garbage collector, which takes a sixth of the time of compiling."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def named_tuple(kind: type) -> Any:
    """The numba type of a NamedTuple whose fields are annotated as numbers or arrays of numbers."""
    fields = [_type_of(hint) for hint in get_type_hints(kind).values()]
    if len(set(fields)) == 1:
        return types.NamedUniTuple(fields[0], len(fields), kind)
    return types.NamedTuple(fields, kind)


def _type_of(hint: Any) -> Any:
    """The numba type of `int`, `float` or an `NDArray` of one dimension."""
    if hint in (int, float):
        return types.int64 if hint is int else types.float64
    _shape, dtype = get_args(hint)
    (scalar,) = get_args(dtype)
    return from_dtype(np.dtype(scalar))[::1]


class Helper(CPUDispatcher):  # type: ignore[misc]
    """Compiled once for each set of argument types, and not again for each constant argument."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template(tuple(map(types.unliteral, args)), kws)

    def __call__(self, *args: Any) -> Any:
        """Run it as plain Python: there is no wrapper for calls from Python."""
        with np.errstate(over="ignore"):
            return self.py_func(*args)


HELPER_OPTIONS = {"nopython": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def helper(function: Function) -> Function:
    """Mark a function that kernels call: it is compiled with the first kernel that needs it.

    It gets none of the wrappers for calls from Python or C, which take as long to compile as a
    small function.
    """
    if numba.config.DISABLE_JIT:
        return function
    compiled: Function = Helper(function, targetoptions=HELPER_OPTIONS)
    return compiled


def inlined(function: Function) -> Function:
    """Mark a helper that becomes part of its callers: for those that get NamedTuples of arrays.

    To pass such tuples and to count references to their arrays takes longer than most helpers do.
    An inlined one counts none, so it may not allocate.
    """
    if numba.config.DISABLE_JIT:
        return function
    options = {**HELPER_OPTIONS, "forceinline": True, "_nrt": False}
    compiled: Function = Helper(function, targetoptions=options)
    return compiled
