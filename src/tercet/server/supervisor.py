"""Several server processes that listen on one port, each started again when it dies."""

import logging
import multiprocessing
import socket
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from multiprocessing import connection
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Semaphore

from tercet.server import logs, running
from tercet.server.context import Settings
from tercet.server.logs import log_event
from tercet.server.signals import Signals
from tercet.server.store.engine import UnusableDatabase, open_engine

_PAUSE = 1.0  # seconds before a process that has died is started again
_LOOK = 0.5  # seconds; a signal may come while nothing happens
_SECONDS_TO_STOP = 20  # a process takes at most about 15, see `running`


def run_many(
    number: int,
    settings: Settings,
    listener: socket.socket,
    level: str,
    ready: Callable[[], None],
    signals: Signals,
) -> None:
    """Serve by so many processes until a signal says stop; `ready` is called when all answer.

    Raises `UnusableDatabase`.
    """
    open_engine(settings.url).dispose()  # a database that cannot be used is refused here, once
    context = multiprocessing.get_context("spawn")
    answering = context.Semaphore(0)

    def start(place: int) -> SpawnProcess:
        first = settings.metrics_port
        own = replace(settings, metrics_port=None if first is None else first + place)
        process = context.Process(target=_serve, args=(own, listener, level, answering))
        process.start()
        return process

    processes = [start(place) for place in range(number)]
    try:
        started = 0
        while not signals.received:
            while started < number and answering.acquire(block=False):
                started += 1
                if started == number:
                    ready()
            connection.wait([process.sentinel for process in processes], _LOOK)
            for place, process in enumerate(processes):
                if not process.is_alive() and not signals.received:
                    log_event("a server process has died", code=process.exitcode)
                    time.sleep(_PAUSE)
                    processes[place] = start(place)
    finally:
        _stop(processes)


def _stop(processes: list[SpawnProcess]) -> None:
    for process in processes:
        process.terminate()
    deadline = time.monotonic() + _SECONDS_TO_STOP
    for process in processes:
        process.join(max(0.0, deadline - time.monotonic()))
        if process.is_alive():
            process.kill()
            process.join()


def _serve(settings: Settings, listener: socket.socket, level: str, answering: Semaphore) -> None:
    """In a process of its own."""
    with Signals() as signals:
        logs.start_logging(level)
        try:
            running.run(settings, listener, answering.release, signals)
        except UnusableDatabase as error:  # a newer version may have migrated it meanwhile
            log_event("the database cannot be used", logging.ERROR, reason=error.message)
            sys.exit(2)
