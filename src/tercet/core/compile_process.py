"""A process that compiles modules for another one: ``python -m tercet.core.compile_process``.

It reads the name of a module per line. It writes one line of JSON per kernel that is ready, with
``module`` and ``kernel``, and one with the ``module`` alone when all of it is in the cache. Its
input is a pipe: when that closes, the parent process has ended.
"""

import json
import os
import signal
import sys
import threading
from importlib import import_module
from queue import SimpleQueue
from typing import Any

_NICENESS = 5  # the parent process comes first


def _read(modules: "SimpleQueue[str]") -> None:
    for line in sys.stdin:
        modules.put(line.strip())
    os._exit(0)


def _write(**facts: Any) -> None:
    sys.stdout.write(json.dumps(facts) + "\n")
    sys.stdout.flush()


def _run() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the parent process
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    modules: SimpleQueue[str] = SimpleQueue()
    threading.Thread(target=_read, args=[modules], daemon=True).start()
    from tercet.core import jit, registry, warm  # noqa: PLC0415 - numba takes a second

    registry.game_names()  # where added games are

    jit.kernel_listeners.append(lambda module, kernel: _write(module=module, kernel=kernel))
    while True:
        module = modules.get()
        import_module(module)
        warm.mark_compiled(module)
        _write(module=module)


if __name__ == "__main__":
    _run()
