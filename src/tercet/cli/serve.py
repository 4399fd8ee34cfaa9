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
_PORTS_TO_TRY = 100
_LOG_LEVELS = ("debug", "info", "warning", "error")


def serve(
    *,
    data: Path | None = None,
    port: str | None = None,
    host: str = "127.0.0.1",
    no_browser: Flag = False,
    log: str | None = None,
    no_limits: Flag = False,
    terminal: ThisTerminal,
) -> int:
    """Run the server until a signal stops it; print its address and open it in the browser."""
    if log is not None and log not in _LOG_LEVELS:
        raise UsageError("usage-log", value=log, known=list(_LOG_LEVELS))
    with Signals() as signals:
        listener = _listen(host, port)
        folder = data or platformdirs.user_data_path("tercet")
        folder.mkdir(parents=True, exist_ok=True)
        address = f"http://{_host_name(host)}:{listener.getsockname()[1]}/"

        def ready() -> None:
            terminal.print_message("serve-ready", address=address)
            sys.stdout.flush()
            if not no_browser and _has_display():
                webbrowser.open(address)

        from tercet.server import logs, running  # noqa: PLC0415 - slow; errors in the arguments come first
        from tercet.server.context import Settings  # noqa: PLC0415

        logs.start_logging(log or ("warning" if sys.stderr.isatty() else "info"))
        settings = Settings(folder, host, limited=not no_limits)
        running.run(settings, listener, ready, signals)
    terminal.print_message("serve-stopped")
    return 0


def _listen(host: str, port: str | None) -> socket.socket:
    """A socket on the given port, or on the first free one."""
    if port is not None:
        return _bind(host, parse_integer("--port", port, 0, 65535))
    for number in range(FIRST_PORT, FIRST_PORT + _PORTS_TO_TRY):
        try:
            return _bind(host, number)
        except UsageError as error:
            if error.message != "serve-port-in-use":
                raise
    return _bind(host, 0)


def _bind(host: str, port: int) -> socket.socket:
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
            raise UsageError("serve-port-in-use", port=str(port)) from None
        if error.errno == errno.EACCES:
            raise UsageError("serve-port-forbidden", port=str(port)) from None
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
