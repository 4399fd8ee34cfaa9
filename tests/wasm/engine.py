"""An engine in wasmtime, whose functions are called like the native kernels."""

import asyncio
import fcntl
import json
from collections.abc import Callable
from typing import Any

import numpy as np
import wasmtime

from tercet.core.files import cache_base
from tercet.wasm.build import Builder
from tercet.wasm.engines import Engine as Files

_config = wasmtime.Config()
_config.signals_based_traps = False  # pytest handles the signals of a crash itself
_runtime = wasmtime.Engine(_config)


def built(game: str) -> Files:
    """The engine of a game; the first process of a test run that asks for it builds it."""
    cache_base().mkdir(parents=True, exist_ok=True)
    with (cache_base() / f"engine-{game}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return asyncio.run(Builder().engine(game))


class Instance:
    """A module of WebAssembly in wasmtime, which gets nothing to import."""

    def __init__(self, module: bytes) -> None:
        self._store = wasmtime.Store(_runtime)
        compiled = wasmtime.Module(_runtime, module)
        assert not compiled.imports
        instance = wasmtime.Instance(self._store, compiled, [])
        self._exports = instance.exports(self._store)

    @property
    def memory_size(self) -> int:
        """Bytes of memory that the module has."""
        memory: Any = self._exports["memory"]
        size: int = memory.data_len(self._store)
        return size

    def names(self) -> set[str]:
        """The names of all exports."""
        return set(self._exports.keys())

    def call(self, name: str, *given: float) -> Any:
        """Call a function with numbers."""
        function: Any = self._exports[name]
        return function(self._store, *given)

    def put(self, array: np.ndarray[Any, Any]) -> int:
        """Copy an array into memory; give its address."""
        address: int = self.call("alloc", array.nbytes)
        assert address
        memory: Any = self._exports["memory"]
        memory.write(self._store, array.tobytes(), address)
        return address

    def take(self, address: int, array: np.ndarray[Any, Any]) -> None:
        """Copy what is in memory into an array, and release the memory."""
        memory: Any = self._exports["memory"]
        if array.flags.writeable and array.nbytes:
            data = memory.read(self._store, address, address + array.nbytes)
            array[...] = np.frombuffer(data, array.dtype).reshape(array.shape)
        self.call("release", address, array.nbytes)


class Engine(Instance):
    """A game's engine."""

    def __init__(self, game: str) -> None:
        files = built(game)
        self.module = files.module.read_bytes()
        self.manifest: dict[str, Any] = json.loads(files.manifest.read_text(encoding="utf-8"))
        self.called: set[str] = set()
        super().__init__(self.module)

    def kernel(self, name: str) -> Callable[..., Any]:
        """A function that is called like the native kernel, which changes arrays in place."""
        described = self.manifest["exports"][name]
        kinds = [kind for _, kind in described["parameters"]]

        def call(*given: Any) -> Any:
            self.called.add(name)
            values = list(_flat(given))[: len(kinds)]  # without the rules, which are built in
            passed: list[Any] = []
            arrays: list[tuple[int, np.ndarray[Any, Any]]] = []
            for value, kind in zip(values, kinds, strict=True):
                if kind.endswith("[]"):
                    assert str(value.dtype) == kind.rstrip("[]")
                    assert value.flags.c_contiguous
                    arrays.append((self.put(value), value))
                    passed += [arrays[-1][0], *value.shape]
                elif kind == "uint64":
                    passed.append(int(np.uint64(value).astype(np.int64)))
                else:
                    passed.append(float(value))
            result = self.call(name, *passed)
            for address, array in reversed(arrays):
                self.take(address, array)
            return _result(result, described["result"])

        return call


def _flat(given: Any) -> Any:
    for value in given:
        if isinstance(value, tuple):
            yield from _flat(value)
        else:
            yield value


def _result(value: Any, kind: str | None) -> Any:
    if kind == "int64":
        assert value == int(value)
        return int(value)
    return value & (1 << 64) - 1 if kind == "uint64" else value
