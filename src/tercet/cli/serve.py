"""``tercet serve``: the table in the browser."""

import errno
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import platformdirs
from cyclopts import Parameter

from tercet.cli.kit.problems import UsageProblem, whole_number
from tercet.cli.kit.terminal import Here
from tercet.server.stopping import Signals

FIRST_PORT = 8000
_TRIED = 100
_LEVELS = ("debug", "info", "warning", "error")


def serve(
    *,
    data: Path | None = None,
    port: str | None = None,
    host: str = "127.0.0.1",
    no_browser: Annotated[bool, Parameter(negative="")] = False,
    log: str | None = None,
    no_limits: Annotated[bool, Parameter(negative="")] = False,
    terminal: Here,
) -> int:
    """Serve the table until told to stop; say where it is, and open it."""
    if log is not None and log not in _LEVELS:
        raise UsageProblem("usage-log", value=log, known=list(_LEVELS))
    with Signals() as signals:
        listener = _listen(host, port)
        folder = data or platformdirs.user_data_path("tercet")
        folder.mkdir(parents=True, exist_ok=True)
        address = f"http://{_name(host)}:{listener.getsockname()[1]}/"

        def ready() -> None:
            terminal.say("serve-ready", address=address)
            sys.stdout.flush()
            if not no_browser and _has_display():
                webbrowser.open(address)

        from tercet.server import logs, running  # noqa: PLC0415 - after what can be refused at once

        logs.start_logging(log or ("warning" if sys.stderr.isatty() else "info"))
        running.run(folder, listener, host, ready, signals, unlimited=no_limits)
    terminal.say("serve-stopped")
    return 0


def _listen(host: str, port: str | None) -> socket.socket:
    """A socket on the port that was asked for, or on the first free one."""
    if port is not None:
        return _bind(host, whole_number("--port", port, 0, 65535))
    for number in range(FIRST_PORT, FIRST_PORT + _TRIED):
        try:
            return _bind(host, number)
        except UsageProblem as problem:
            if problem.message != "serve-port-in-use":
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
            raise UsageProblem("serve-port-in-use", port=str(port)) from None
        if error.errno == errno.EACCES:
            raise UsageProblem("serve-port-forbidden", port=str(port)) from None
        raise UsageProblem("serve-bad-host", host=host) from None
    return listener


def _name(host: str) -> str:
    """How this computer's browser calls the address that was listened on."""
    if host in ("0.0.0.0", "::"):  # noqa: S104 - compared with
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
