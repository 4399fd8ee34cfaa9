"""Running the command and looking at what it says."""

import io
import os
import random
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import tercet
from tercet.cli import main
from tests import forkserver

COMMAND = [sys.executable, "-m", "tercet"]


@dataclass(frozen=True)
class Ran:
    """How a run of the command went."""

    code: int
    out: str
    err: str

    def refused(self) -> str:
        """The complaint of a run that must have been refused cleanly."""
        assert self.code == 2, self
        assert self.out == ""
        assert "Traceback" not in self.err
        assert len(self.err.strip().splitlines()) == 1, self.err
        assert len(self.err) < 600
        return self.err


def environment(folder: Path) -> dict[str, str]:
    """The surroundings of a user who speaks English and keeps games in `folder`."""
    own = {"XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8", "COLUMNS": "80", "TERM": "xterm"}
    return os.environ | own | {"PROMPT_TOOLKIT_NO_CPR": "1", "PYTHONWARNINGS": "error"}


def run(folder: Path, *arguments: str, lines: str | bytes = "") -> Ran:
    """Run the command as a process of its own, with lines on its standard input."""
    data = lines.encode() if isinstance(lines, str) else lines
    code, out, err = forkserver.run(arguments, environment(folder), data)
    return Ran(code, out.decode(), err.decode())


def run_python(folder: Path, *arguments: str) -> Ran:
    """Run the command from the very start, imports and all."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment(folder),
        check=False,
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


def start(folder: Path, *arguments: str, **streams: Any) -> forkserver.Process:
    """Start the command; `with` it, nothing of it outlives the test."""
    return forkserver.Process(*arguments, env=environment(folder), **streams)


def run_here(capfd: pytest.CaptureFixture[str], *arguments: str, lines: str = "") -> Ran:
    """Run the command in this process: the same code, without the seconds of a start."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LC_ALL", "C.UTF-8")
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(lines.encode()), "utf-8"))
        code = main(list(arguments))
    out, err = capfd.readouterr()
    return Ran(code, out, err)


def kept(folder: Path) -> list[Path]:
    """The games that were saved without anybody saying where."""
    return sorted((folder / "tercet" / "games").glob("*.tct"))


def random_game(name: str, seed: str, plies: int = 10**6) -> tercet.Position:
    """A game of random moves from the seed that the command is given too."""
    chooser = random.Random(seed)
    position = tercet.start(name, seed=seed)
    while not position.is_over and position.ply < plies:
        position.play(chooser.choice(position.legal_moves()))
    return position
