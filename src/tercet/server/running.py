"""Running the server: its folder, its port, its start and its end."""

import asyncio
import errno
import gc
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from tercet.core.errors import TercetError
from tercet.server import limits
from tercet.server.app import application
from tercet.server.desk import Desk
from tercet.server.hall import Hall
from tercet.server.identity import Identity, secret_key
from tercet.server.line import Line
from tercet.server.logs import note
from tercet.server.metrics import Metrics
from tercet.server.pages import Pages
from tercet.server.stopping import Signals

_SECONDS_TO_STOP = 5
_GARBAGE = 20_000  # objects between searches for rings of them, which we make few of


class DataInUse(TercetError):
    """Another server plays with this data."""

    message = "serve-data-in-use"


async def serve(
    data: Path,
    listener: socket.socket,
    host: str,
    ready: Callable[[], None],
    signals: Signals,
    *,
    unlimited: bool = False,
) -> None:
    """Serve from `data` until a signal says stop; `ready` is called when pages can be answered."""
    with _only_one(data):
        key = secret_key(data)
        hall = await Hall.open(data)
        try:
            metrics = Metrics(lambda: hall.tables_open, lambda: hall.thinking_queue)
            hall.on_commit = metrics.commit
            desk = Desk(
                hall, Identity(key), limits.Limits(off=unlimited), metrics, Pages.find(), key, host
            )
            server = _Server(config(desk), ready, hall.stop_waiting)
            signals.heard = server.stop
            if not signals.told:
                await server.serve([listener])
        finally:
            await hall.close()
            note("stopped")


def config(desk: Desk) -> uvicorn.Config:
    """How the web server runs."""
    return uvicorn.Config(
        application(desk),
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        ws=Line,
        ws_max_size=limits.CLOSING_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_SECONDS_TO_STOP,
    )


class _Server(uvicorn.Server):
    """A server that says when it is ready; signals are not its business."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], ending: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._ending = ending

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        note("started")
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer those who wait, then nobody any more."""
        self._ending()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """See `Signals`: they are heard before this server is there and after it has gone."""
        yield

    def stop(self) -> None:
        """Stop; when told so again, at once."""
        self.force_exit = self.should_exit
        self.should_exit = True


@contextmanager
def _only_one(data: Path) -> Iterator[None]:
    """Hold the folder: a table lives in the memory of one process."""
    descriptor = os.open(data / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            import fcntl  # noqa: PLC0415 - not everywhere
        except ImportError:
            pass
        else:
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                if error.errno not in (errno.EAGAIN, errno.EACCES):
                    raise
                raise DataInUse(path=str(data)) from None
        yield
    finally:
        os.close(descriptor)


def run(
    data: Path,
    listener: socket.socket,
    host: str,
    ready: Callable[[], None],
    signals: Signals,
    *,
    unlimited: bool = False,
) -> None:
    """Serve in an event loop of its own."""
    gc.set_threshold(_GARBAGE)
    loop = uvicorn.Config("", log_config=None).get_loop_factory()
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(serve(data, listener, host, ready, signals, unlimited=unlimited))
