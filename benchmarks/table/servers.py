"""The processes that are measured: our server and the yardstick, each on a free port."""

import json
import os
import re
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.versions import Version, working_tree

_SECONDS_TO_START = 120
_SECONDS_TO_STOP = 20


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answers(url: str) -> bool:
    """Whether anything, even an error, is answered there."""
    try:
        with urllib.request.urlopen(url, timeout=5):  # noqa: S310
            return True
    except urllib.error.HTTPError:
        return True
    except OSError:
        return False


@contextmanager
def process(command: list[str], url: str, **environment: str) -> Iterator[int]:
    """Run a server until the end of the block; its process id."""
    ran = subprocess.Popen(
        command,
        env=os.environ | environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        begin = time.monotonic()
        while not answers(url):
            if ran.poll() is not None or time.monotonic() - begin > _SECONDS_TO_START:
                raise SystemExit(f"{' '.join(command)} does not answer")
            time.sleep(0.05)
        yield ran.pid
    finally:
        ran.terminate()
        ran.wait(_SECONDS_TO_STOP)


@contextmanager
def tercet(
    data: Path, version: Version | None = None, *, wait: bool = True, **environment: str
) -> Iterator[tuple[str, int]]:
    """Our server without limits of rate: address and process id.

    It answers with pages at once, and with games if `wait` says so.
    """
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    python = (version or working_tree()).python
    command = [python, "-m", "tercet", "serve", "--no-browser", "--no-limits"]
    command += ["--data", str(data), "--port", str(port), "--log", "error"]
    with process(command, f"{base}/", **environment) as pid:
        while wait and not _is_ready(f"{base}/health"):
            time.sleep(0.05)
        yield base, pid


def _is_ready(url: str) -> bool:
    """Whether games can begin."""
    with urllib.request.urlopen(url, timeout=_SECONDS_TO_START) as answer:  # noqa: S310
        return bool(json.load(answer)["ready"])


@contextmanager
def echo(messages: Path) -> Iterator[tuple[str, int]]:
    """The yardstick: address and process id."""
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "uvicorn", "benchmarks.table.echo:app", "--port", str(port)]
    command += ["--log-level", "error", "--no-access-log", "--ws-per-message-deflate", "false"]
    with process(command, f"{base}/", ECHO_MESSAGES=str(messages)) as pid:
        yield base, pid


def memory(pid: int) -> int:
    """Bytes that a process holds in memory."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) * 1024 if found else 0


def processor_seconds(*pids: int) -> float:
    """What processes have spent, all their threads together."""
    spent = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        spent += int(fields[11]) + int(fields[12])
    return spent / os.sysconf("SC_CLK_TCK")
