"""Running the server with uvicorn: its port, its start and its end."""

import asyncio
import gc
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn
from litestar.types import ASGIApp

from tercet.server.app import create_app
from tercet.server.context import Settings, open_context
from tercet.server.limits import LARGEST_FRAME
from tercet.server.logs import log_event
from tercet.server.signals import Signals

_SECONDS_TO_STOP = 5
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
    async with open_context(settings) as context:
        config = uvicorn_config(create_app(settings, context))
        server = _Server(config, ready, context.stop_waiting)
        signals.on_signal = server.stop
        if not signals.received:
            await server.serve([listener])
    log_event("stopped")


def work(settings: Settings, ready: Callable[[], None], signals: Signals) -> None:
    """Search for the moves of computer players until a signal says stop."""
    loop = uvicorn.Config("", log_config=None).get_loop_factory()
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(_work(settings, ready, signals))


async def _work(settings: Settings, ready: Callable[[], None], signals: Signals) -> None:
    loop, ending = asyncio.get_running_loop(), asyncio.Event()

    def end() -> None:
        loop.call_soon_threadsafe(ending.set)

    async with open_context(settings):
        signals.on_signal = end
        ready()
        if not signals.received:
            await ending.wait()
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
