"""Running the server with uvicorn: its port, its start and its end."""

import asyncio
import gc
import logging
import os
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import uvicorn
from litestar.types import ASGIApp

from tercet.server.app import create_app
from tercet.server.context import Settings, open_context
from tercet.server.limits import LARGEST_FRAME
from tercet.server.logs import log_event
from tercet.server.signals import Signals

_SECONDS_TO_STOP = 5  # answering what was asked
_SECONDS_TO_CLOSE = 10  # the database, after that
_GARBAGE = 20_000  # objects between collections; we make few reference cycles


def run(
    settings: Settings, listener: socket.socket, ready: Callable[[], None], signals: Signals
) -> None:
    """Serve until a signal says stop; `ready` is called when pages can be answered."""
    gc.set_threshold(_GARBAGE)
    loop = uvicorn.Config("", log_config=None).get_loop_factory()
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(_serve(settings, listener, ready, signals))


async def _serve(
    settings: Settings, listener: socket.socket, ready: Callable[[], None], signals: Signals
) -> None:
    with ExitStack() as ending:
        async with open_context(settings) as context:
            config = uvicorn_config(create_app(settings, context))
            server = _Server(config, ready, context.stop_waiting)
            signals.on_signal = server.stop
            if not signals.received:
                await server.serve([listener])
            ending.enter_context(_time_limit())
    log_event("stopped")


@contextmanager
def _time_limit() -> Iterator[None]:
    """End this process if the block does not end: the database may not answer.

    Nothing is lost then. What was acknowledged is stored, and the other processes find out that
    this one is gone. Threads that wait for a database cannot be ended in any other way.
    """

    def give_up() -> None:
        log_event("stopped without the database, which does not answer", logging.ERROR)
        os._exit(1)

    timer = threading.Timer(_SECONDS_TO_CLOSE, give_up)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def work(settings: Settings, ready: Callable[[], None], signals: Signals) -> None:
    """Search for the moves of computer players until a signal says stop."""
    loop = uvicorn.Config("", log_config=None).get_loop_factory()
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(_work(settings, ready, signals))


async def _work(settings: Settings, ready: Callable[[], None], signals: Signals) -> None:
    loop, ending = asyncio.get_running_loop(), asyncio.Event()

    def end() -> None:
        loop.call_soon_threadsafe(ending.set)

    with ExitStack() as closing:
        async with open_context(settings):
            signals.on_signal = end
            ready()
            if not signals.received:
                await ending.wait()
            closing.enter_context(_time_limit())
    log_event("stopped")


def uvicorn_config(app: ASGIApp) -> uvicorn.Config:
    """How uvicorn runs."""
    return uvicorn.Config(
        app,
        lifespan="off",  # the context is open already
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_SECONDS_TO_STOP,
    )


class _Server(uvicorn.Server):
    """A server that says when it is ready and leaves signals to `Signals`."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], ending: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._ending = ending

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        log_event("started")
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer the requests that wait, then none any more."""
        self._ending()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Catch none: `Signals` catches them before this server exists and after it has ended."""
        yield

    def stop(self) -> None:
        """Stop when requests are answered; when called again, at once."""
        self.force_exit = self.should_exit
        self.should_exit = True
