"""``tercet serve``: the server for games in the browser."""

import errno
import os
import socket
import sys
import webbrowser
from pathlib import Path

import platformdirs

from tercet.cli.common.arguments import Flag, ThisTerminal, parse_integer
from tercet.cli.common.usage_errors import UsageError
from tercet.server.signals import Signals

FIRST_PORT = 8000
LOCAL = "127.0.0.1"  # only this computer can reach it
_LAST_PORT = 65535
_PORTS_TO_TRY = 100
_MOST_WORKERS = 256
_LOG_LEVELS = ("debug", "info", "warning", "error")


def serve(
    *,
    data: Path | None = None,
    database: str | None = None,
    port: str | None = None,
    host: str = LOCAL,
    no_browser: Flag = False,
    log: str | None = None,
    no_limits: Flag = False,
    workers: str | None = None,
    metrics: str | None = None,
    terminal: ThisTerminal,
) -> int:
    """Run the server until a signal stops it; print its address and open it in the browser."""
    check_log_level(log)
    number = 1 if workers is None else parse_integer("--workers", workers, 1, _MOST_WORKERS)
    with Signals() as signals, _listen(host, port) as listener:
        first = metrics_port(metrics, host, number)
        folder = data or platformdirs.user_data_path("tercet")
        address = f"http://{_host_name(host)}:{listener.getsockname()[1]}/"

        def ready() -> None:
            terminal.print_message("serve-ready", address=address)
            sys.stdout.flush()
            if not no_browser and _has_display():
                webbrowser.open(address)

        from tercet.server import logs, running, supervisor  # noqa: PLC0415 - slow; errors in the arguments come first
        from tercet.server.context import Settings  # noqa: PLC0415
        from tercet.server.store.engine import is_postgresql  # noqa: PLC0415

        level = log_level(log)
        logs.start_logging(level)
        settings = Settings(
            folder,
            database_address(database),
            host,
            limited=not no_limits,
            metrics_port=first,
        )
        if number == 1:
            running.run(settings, listener, ready, signals)
        elif is_postgresql(settings.url):
            supervisor.run_many(number, settings, listener, level, ready, signals)
        else:
            raise UsageError("serve-workers-need-database")
    terminal.print_message("serve-stopped")
    return 0


def check_log_level(asked: str | None) -> None:
    """Refuse a level that there is not."""
    if asked is not None and asked not in _LOG_LEVELS:
        raise UsageError("usage-log", value=asked, known=list(_LOG_LEVELS))


def log_level(asked: str | None) -> str:
    """From which level on events are logged: people at a terminal want to see problems only."""
    return asked or ("warning" if sys.stderr.isatty() else "info")


def database_address(asked: str | None) -> str | None:
    """The address of the database, if one was given."""
    return asked or os.environ.get("TERCET_DATABASE") or None


def metrics_port(asked: str | None, host: str, processes: int = 1) -> int | None:
    """The port on which the first process answers Prometheus; the others use the next ones."""
    if asked is None:
        return None
    first = parse_integer("--metrics", asked, 1, _LAST_PORT + 1 - processes)
    for port in range(first, first + processes):
        _bind(host, port, "--metrics").close()
    return first


def _listen(host: str, port: str | None) -> socket.socket:
    """A socket on the given port, or on the first free one."""
    if port is not None:
        return _bind(host, parse_integer("--port", port, 0, _LAST_PORT))
    for number in range(FIRST_PORT, FIRST_PORT + _PORTS_TO_TRY):
        try:
            return _bind(host, number)
        except UsageError as error:
            if error.message != "serve-port-in-use":
                raise
    return _bind(host, 0)


def _bind(host: str, port: int, option: str = "--port") -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(1024)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise UsageError("serve-port-in-use", port=str(port), option=option) from None
        if error.errno == errno.EACCES:
            raise UsageError("serve-port-forbidden", port=str(port), option=option) from None
        raise UsageError("serve-bad-host", host=host) from None
    return listener


def _host_name(host: str) -> str:
    """The host under which a browser on this computer reaches the server."""
    if host in ("0.0.0.0", "::"):  # noqa: S104 - only compared
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
