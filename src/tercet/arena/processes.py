"""Work spread over processes: the same answers on any number of them, in the order they come."""

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

from tercet.core.ending import end
from tercet.core.errors import TercetError

Item = TypeVar("Item")
Answer = TypeVar("Answer")

_MOMENT = 0.01  # seconds


class WorkerLost(TercetError):
    """A process that played games ended on its own."""

    message = "error-worker-lost"


def on_processes(
    work: Callable[[Item], Answer], items: Iterable[Item], workers: int
) -> Generator[Answer, None, None]:
    """The answers as they come; the first error ends everything. `work` and items are pickled.

    Closing the iterator ends the processes at once.
    """
    context = multiprocessing.get_context("spawn")
    waiting = iter(items)
    free: dict[Connection, Any] = {}
    try:
        for item in waiting:
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(work, theirs), daemon=True)
            process.start()
            theirs.close()
            free[ours] = process
            ours.send(item)
            if len(free) == workers:
                break
        busy = set(free)
        while busy:
            for ready in wait(busy):
                assert isinstance(ready, Connection)  # noqa: S101 - they are all ours
                answer = _received(ready)
                busy.discard(ready)
                for item in waiting:
                    ready.send(item)
                    busy.add(ready)
                    break
                yield answer
    finally:
        for connection, process in free.items():
            process.terminate()
            connection.close()
        for process in free.values():
            process.join()


def _received(connection: Connection) -> Any:
    try:
        done, answer = connection.recv()
    except (EOFError, OSError):
        raise WorkerLost from None
    if not done:
        raise answer
    return answer


def _serve(work: Callable[[Item], Answer], connection: Connection) -> None:
    """Answer one item after the other until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, end)
    sys.unraisablehook = _end_later
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            item = connection.recv()
        except (EOFError, OSError):
            return
        try:
            answer: tuple[bool, Any] = True, work(item)
        except Exception as error:
            answer = False, portable(error)
        with contextlib.suppress(OSError):  # nobody waits for it any more
            connection.send(answer)


def _end_later(unraisable: Any) -> None:
    """Told to end where Python cannot, as in a destructor, do so a moment later."""
    if issubclass(unraisable.exc_type, SystemExit):
        threading.Timer(_MOMENT, signal.raise_signal, [signal.SIGTERM]).start()
    else:
        sys.__unraisablehook__(unraisable)


def portable(error: Exception) -> Exception:
    """The error, or its words if it cannot travel."""
    told = traceback.format_exc()
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    except Exception:
        return RuntimeError(told)
    error.add_note(told)
    return error


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
