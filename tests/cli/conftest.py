"""A table to sit down at without waiting for a process."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.support import Ran, run_here


@pytest.fixture
def here(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., Ran]:
    """Run the command in this process, games kept under the test's own folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")

    def command(*arguments: str, lines: str = "") -> Ran:
        return run_here(capfd, *arguments, lines=lines)

    return command
