"""A pool of worker processes that end at once when the work is no longer wanted."""

import contextlib
import multiprocessing
import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Generator, Iterable
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from tercet.core.errors import TercetError
from tercet.core.signals import exit_on_signal

Item = TypeVar("Item")
Result = TypeVar("Result")

_RETRY_SECONDS = 0.01


class WorkerLost(TercetError):
    """A worker process ended unexpectedly."""

    message = "error-worker-lost"


def process_map(
    function: Callable[[Item], Result], items: Iterable[Item], workers: int
) -> Generator[Result, None, None]:
    """Call `function` on every item in worker processes; yield results as they finish.

    The function and the items are pickled. The first error ends everything. Closing the generator
    terminates the processes.
    """
    context = multiprocessing.get_context("spawn")
    pending = iter(items)
    processes: dict[Connection, Any] = {}
    try:
        for item in pending:
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(function, theirs), daemon=True)
            process.start()
            theirs.close()
            processes[ours] = process
            ours.send(item)
            if len(processes) == workers:
                break
        busy = set(processes)
        while busy:
            for ready in wait(busy):
                assert isinstance(ready, Connection)  # noqa: S101 - only our pipes are waited for
                result = _receive(ready)
                busy.discard(ready)
                for item in pending:
                    ready.send(item)
                    busy.add(ready)
                    break
                yield result
    finally:
        for connection, process in processes.items():
            process.terminate()
            connection.close()
        for process in processes.values():
            process.join()


def _receive(connection: Connection) -> Any:
    try:
        outcome = connection.recv()
    except (EOFError, OSError):
        raise WorkerLost from None
    return unwrap(outcome)


def _work(function: Callable[[Item], Result], connection: Connection) -> None:
    """The worker's main loop: call the function on each received item."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, exit_on_signal)
    sys.unraisablehook = _retry_exit
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    while True:
        try:
            item = connection.recv()
        except (EOFError, OSError):
            return
        outcome = attempt(function, item)
        with contextlib.suppress(OSError):  # the parent has closed the pipe
            connection.send(outcome)


def attempt(function: Callable[[Item], Result], item: Item) -> tuple[bool, Any]:
    """``(True, result)`` or ``(False, error)``, to be sent to another process."""
    try:
        return True, function(item)
    except Exception as error:
        return False, _picklable(error)


def unwrap(outcome: tuple[bool, Any]) -> Any:
    """Return the result of an `attempt`, or raise its error."""
    succeeded, value = outcome
    if not succeeded:
        raise value
    return value


def _picklable(error: Exception) -> Exception:
    """The error with its traceback as a note, or a `RuntimeError` if it cannot be pickled."""
    trace = traceback.format_exc()
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    except Exception:
        return RuntimeError(trace)
    error.add_note(trace)
    return error


def _retry_exit(unraisable: Any) -> None:
    """Raise the signal again if Python swallowed `SystemExit`, as it does in a destructor."""
    if issubclass(unraisable.exc_type, SystemExit):
        threading.Timer(_RETRY_SECONDS, signal.raise_signal, [signal.SIGTERM]).start()
    else:
        sys.__unraisablehook__(unraisable)


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
