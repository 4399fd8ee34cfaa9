"""How much of the tests is run, in what order, and that they leave no process behind."""

import os
import signal
import time
import uuid
from collections.abc import Generator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests import amount, forkserver, postgresql

HERE = Path(__file__).parent
# What takes long, longest first; the rest follows. ``--quick`` leaves all of it out.
LONG = [
    *("browser", "server", "wasm", "engine", "cli", "arena", "analysis", "search", "puzzles"),
    "adapters",
    *("test_wheel.py", "test_lockstep.py", "test_twin.py", "test_jit.py", "test_front_end.py"),
    *("test_registry.py", "test_compiling.py", "test_hidden.py", "test_perft.py"),
]
_POSTGRESQL = pytest.StashKey[ExitStack]()
_MARK = "TERCET_TESTS"  # in the environment of every process that a run of the tests starts


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("tercet")
    group.addoption(
        "--quick", action="store_true", help=f"leave out what takes long: {', '.join(LONG)}"
    )
    group.addoption(
        "--thorough", action="store_true", help="play many more random games, for hours"
    )


def pytest_configure(config: pytest.Config) -> None:
    amount.THOROUGH = config.getoption("thorough")
    os.environ.setdefault(_MARK, uuid.uuid4().hex)
    # What is tested for every game is tested for the example too, in every process.
    os.environ.setdefault("TERCET_GAMES", str(HERE.parent / "examples"))
    # A shell starts what it runs in the background with SIGINT ignored, and so would every process
    # that a test starts and interrupts: ignoring is inherited, a handler is not.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda *_: None)
    os.environ.pop("TERCET_DATABASE", None)
    is_worker = hasattr(config, "workerinput")
    if not is_worker and not config.getoption("quick") and not config.getoption("collectonly"):
        server = config.stash[_POSTGRESQL] = ExitStack()
        os.environ[postgresql.ADDRESS] = server.enter_context(postgresql.running_server()).address


def pytest_unconfigure(config: pytest.Config) -> None:
    """Stop what `pytest_configure` has started; nothing the second time."""
    if server := config.stash.get(_POSTGRESQL, None):
        server.close()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    quick = config.getoption("quick")
    return True if quick and any(collection_path == HERE / name for name in LONG) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first, so that no worker is left with a long test in the end."""
    order = {HERE / name: number for number, name in enumerate(LONG)}

    def rank(item: pytest.Item) -> int:
        return next((order[one] for one in (item.path, *item.path.parents) if one in order), 99)

    items.sort(key=rank)


@pytest.hookimpl(wrapper=True, trylast=True)  # before the summary, which comes last
def pytest_sessionfinish(session: pytest.Session) -> Generator[None]:
    yield
    forkserver.stop()
    if hasattr(session.config, "workerinput"):
        return  # the process that started the workers looks at the end of all of them
    pytest_unconfigure(session.config)
    if left := _left_running():
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
        names = "\n".join(f"  {pid}: {name}" for pid, name in left.items())
        session.config.get_terminal_writer().line(f"\nThe tests have left running:\n{names}")
        for pid in left:
            os.kill(pid, signal.SIGKILL)


def _left_running() -> dict[int, str]:
    """The processes of this run that do not end by themselves, other than this one."""
    mark = f"{_MARK}={os.environ[_MARK]}".encode()
    deadline = time.monotonic() + 10  # seconds: for what has been told to end
    while True:
        found = {}
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                marked = mark in (folder / "environ").read_bytes().split(b"\0")
                command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
            except OSError:
                continue
            if marked and command and int(folder.name) != os.getpid():
                found[int(folder.name)] = command
        if not found or time.monotonic() > deadline:
            return found
        time.sleep(0.1)
