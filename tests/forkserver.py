"""The ``tercet`` command in processes of its own, without the seconds that importing takes.

One process per pytest worker has imported everything, kernels included, and forks whenever a test
asks for a command. What runs in the fork is the command as ever: a session, standard streams,
signals and an exit code of its own. Tests of the start itself run ``sys.executable``.
"""

import contextlib
import fcntl
import gc
import importlib
import io
import json
import os
import runpy
import select
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import termios
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import IO

_LENGTH = struct.Struct("!I")
_NUMBER = struct.Struct("!i")
_TROUBLE = -1000  # the exit code of a process that could not even be forked


class Process:
    """A forked command, with the part of the interface of `subprocess.Popen` that tests need.

    Each stream is a pipe, which the test holds the other end of, unless a file is given. What
    is written to the standard error goes to a file that `errors` reads.
    """

    def __init__(
        self,
        *arguments: str,
        env: dict[str, str],
        stdin: IO[bytes] | int | None = None,
        stdout: IO[bytes] | int | None = None,
        stderr: IO[bytes] | int | None = None,
    ) -> None:
        self.returncode: int | None = None
        self._lock = threading.Lock()
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed by `close`
        self.stdin: io.FileIO | None = None
        self.stdout: io.BufferedReader | None = None
        self._status, status = os.pipe()
        theirs = [status]
        if stdin is None:
            stdin, ours = os.pipe()
            self.stdin = io.FileIO(ours, "w")
            theirs.append(stdin)
        if stdout is None:
            ours, stdout = os.pipe()
            self.stdout = io.BufferedReader(io.FileIO(ours))
            theirs.append(stdout)
        streams = [_descriptor(one) for one in (stdin, stdout, stderr or self._errors)]
        try:
            _Server.running().fork(list(arguments), env, [*streams, status])
        finally:
            for descriptor in theirs:
                os.close(descriptor)
        self.pid = self._read_status()
        if self.pid == _TROUBLE:
            raise OSError("the command could not be forked")

    def __enter__(self) -> "Process":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def poll(self) -> int | None:
        """The exit code, if it has ended."""
        with self._lock:
            if self.returncode is None and select.select([self._status], [], [], 0)[0]:
                self.returncode = self._read_status()
            return self.returncode

    def wait(self) -> int:
        """The exit code, once it has ended."""
        with self._lock:
            if self.returncode is None:
                self.returncode = self._read_status()
            return self.returncode

    def finish(self) -> bytes:
        """Close its input, wait for its end, and return the rest of its output."""
        if self.stdin is not None:
            with contextlib.suppress(BrokenPipeError):
                self.stdin.close()
        output = self.stdout.read() if self.stdout is not None else b""
        self.wait()
        return output

    @property
    def errors(self) -> bytes:
        """What it has written to its standard error so far."""
        return os.pread(self._errors.fileno(), 1 << 24, 0)

    def close(self) -> None:
        """Nothing of it is left: neither the process nor those that it has started."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)
        self.wait()
        for stream in (self.stdin, self.stdout, self._errors):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()
        os.close(self._status)

    def _read_status(self) -> int:
        data = os.read(self._status, _NUMBER.size)
        return int(_NUMBER.unpack(data)[0]) if data else _TROUBLE


def run(
    arguments: Sequence[str], env: dict[str, str], data: bytes = b""
) -> tuple[int, bytes, bytes]:
    """Run a command with this input: its exit code, output and errors."""
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as output:
        given.write(data)
        given.seek(0)
        with Process(*arguments, env=env, stdin=given, stdout=output) as process:
            code = process.wait()
            output.seek(0)
            return code, output.read(), process.errors


def _descriptor(stream: IO[bytes] | int) -> int:
    return stream if isinstance(stream, int) else stream.fileno()


class _Server:
    """The process that forks, as tests see it. It ends when the connection to it is closed."""

    _one: "_Server | None" = None

    def __init__(self) -> None:
        self._socket, theirs = socket.socketpair()
        self._lock = threading.Lock()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-W", "error", "-m", "tests.forkserver", str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                cwd=Path(__file__).parents[1],
                env=os.environ | {"LC_ALL": "C.UTF-8"},
                stdin=subprocess.DEVNULL,
            )

    @classmethod
    def running(cls) -> "_Server":
        if cls._one is None:
            cls._one = cls()
        return cls._one

    @classmethod
    def stop(cls) -> None:
        if cls._one is not None:
            cls._one._socket.close()
            cls._one._process.wait()
            cls._one = None

    def fork(self, arguments: list[str], env: dict[str, str], descriptors: list[int]) -> None:
        body = json.dumps([arguments, env]).encode()
        with self._lock:
            socket.send_fds(self._socket, [_LENGTH.pack(len(body))], descriptors)
            self._socket.sendall(body)


stop = _Server.stop


# In the process that forks


def _import_everything() -> None:
    from tercet.cli.common.application import COMMANDS
    from tercet.core.warm import warm_up

    for command in COMMANDS:
        importlib.import_module(f"tercet.cli.{command}")
    importlib.import_module("tercet.server.running")
    warm_up()
    assert threading.active_count() == 1, "a process with threads cannot be forked safely"


def _receive(connection: socket.socket) -> tuple[list[str], dict[str, str], list[int]]:
    head, descriptors, _, _ = socket.recv_fds(connection, _LENGTH.size, 4)
    if not head:
        raise EOFError
    left, body = _LENGTH.unpack(head)[0], b""
    while len(body) < left:
        body += connection.recv(left - len(body))
    arguments, env = json.loads(body)
    return arguments, env, descriptors


def _fork_on_request(connection: socket.socket) -> list[str]:
    """Fork whenever asked; only the forked process returns from here, with its arguments."""
    statuses: dict[int, int] = {}  # of the children that live, where their exit codes go
    ended, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    try:
        while True:
            ready, _, _ = select.select([connection.fileno(), ended], [], [])
            if ended in ready:
                os.read(ended, 1000)
                _report(statuses)
            if connection.fileno() not in ready:
                continue
            arguments, env, descriptors = _receive(connection)
            child = os.fork()
            if not child:
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                signal.signal(signal.SIGINT, signal.default_int_handler)
                for descriptor in (ended, wake, descriptors[3], *statuses.values()):
                    os.close(descriptor)
                _become(env, descriptors[:3])
                return arguments
            *streams, statuses[child] = descriptors
            for descriptor in streams:
                os.close(descriptor)
            os.write(statuses[child], _NUMBER.pack(child))
    except EOFError:
        for child in statuses:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(child, signal.SIGKILL)
        os._exit(0)


def _report(statuses: dict[int, int]) -> None:
    """Tell the exit codes of the children that have ended."""
    while statuses:
        child, status = os.waitpid(-1, os.WNOHANG)
        if not child:
            return
        with contextlib.suppress(BrokenPipeError):
            os.write(statuses[child], _NUMBER.pack(os.waitstatus_to_exitcode(status)))
        os.close(statuses.pop(child))


def _become(env: dict[str, str], streams: list[int]) -> None:
    """Make the forked process like one that has just been started."""
    os.setsid()
    for number, descriptor in enumerate(streams):
        os.dup2(descriptor, number)
        os.close(descriptor)
    if os.isatty(0):
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    os.environ.clear()
    os.environ.update(env)
    for name, mode, errors in (
        ("stdin", "r", "surrogateescape"),
        ("stdout", "w", "surrogateescape"),
        ("stderr", "w", "backslashreplace"),
    ):
        number = ("stdin", "stdout", "stderr").index(name)
        lines = 1 if name == "stderr" or os.isatty(number) else -1
        stream = open(number, mode, lines, "utf-8", errors, closefd=False)  # noqa: SIM115
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)


if __name__ == "__main__":
    with socket.socket(fileno=int(sys.argv[1])) as asked:
        _import_everything()
        gc.freeze()
        asked_for = _fork_on_request(asked)
    sys.argv[1:] = asked_for
    runpy.run_module("tercet", run_name="__main__", alter_sys=True)
