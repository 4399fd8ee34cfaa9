"""The program around the commands: help, version, languages, pipes, speed of starting."""

import contextlib
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import tercet
from tercet.cli.common.application import COMMANDS
from tercet.cli.common.language import extract_language, terminal_languages
from tests.cli.support import COMMAND, environment, run_here, start
from tests.waiting import until


def test_help_lists_every_command_and_imports_none(tmp_path: Path) -> None:
    code = (
        "import sys; from tercet.cli import main; main(['--help']);"
        "sys.exit(any(name.startswith('tercet.cli.') and name.split('.')[2] not in ('common',)"
        " for name in sys.modules) or 'numba' in sys.modules or 'prompt_toolkit' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, env=environment(tmp_path), check=True
    )
    out = done.stdout.decode()
    for command in COMMANDS:
        assert f"\n  {command} " in out


@pytest.mark.parametrize("language", terminal_languages())
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_help_page_is_there_in_every_language(
    command: str, language: str, capfd: pytest.CaptureFixture[str]
) -> None:
    ran = run_here(capfd, *filter(None, [command]), "--help", "--lang", language)
    assert ran.code == 0
    assert ran.err == ""
    assert f"tercet {command}".strip() in ran.out
    assert "--lang" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80
    if language != "en":
        assert "Usage" not in ran.out


def test_version_and_module_names(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run_here(capfd, "--version").out == f"tercet {tercet.__version__}\n"
    done = subprocess.run(
        [sys.executable, "-m", "tercet.cli", "--version"],
        capture_output=True,
        env=environment(tmp_path),
        check=True,
    )
    assert done.stdout.decode() == f"tercet {tercet.__version__}\n"


def test_the_language_may_stand_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert extract_language(["--lang", "en", "play", "x"]) == ("en", ["play", "x"])
    assert extract_language(["play", "--lang=en", "x"]) == ("en", ["play", "x"])
    assert extract_language(["play", "--", "--lang", "en"]) == (
        "en",
        ["play", "--", "--lang", "en"],
    )
    monkeypatch.setenv("LC_ALL", "xx_XX.UTF-8")
    assert extract_language(["play"]) == ("en", ["play"])


def test_a_reader_who_leaves_early_is_no_problem(tmp_path: Path) -> None:
    ring = "wwbb" * 6
    count = ("perft", "mabula", "--setup", ring, "--depth", "1", "--divide")
    with start(tmp_path, *count) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.wait() == 141
        assert process.errors == b""


def test_compiling_is_shown_on_a_screen_and_only_there(tmp_path: Path) -> None:
    cold = environment(tmp_path) | {"TERCET_CACHE_DIR": str(tmp_path / "kernels"), "TERM": "xterm"}
    command = [*COMMAND, "play", "hexapawn", "--lang", "en"]
    first, second = (screen_of(command, cold) for _ in range(2))
    steps = [
        (int(done), int(of))
        for done, of in re.findall(r"Preparing Hexapawn: (\d+) of (\d+)", first)
    ]
    assert len(set(steps)) > 1
    assert steps == sorted(steps)
    assert steps[-1][0] == steps[-1][1]
    assert second == ""
    piped = [*COMMAND, "perft", "hexapawn", "--depth", "1"]  # which needs more than was compiled
    done = subprocess.run(piped, env=cold, capture_output=True, text=True, check=True)
    assert done.stderr == ""


def screen_of(command: list[str], environment: dict[str, str]) -> str:
    """What a command shows on a terminal beside its output."""
    ours, theirs = os.openpty()
    with subprocess.Popen(
        command,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=theirs,
    ) as process:
        os.close(theirs)
        shown = b""
        with contextlib.suppress(OSError):  # nobody writes to it any more
            while data := os.read(ours, 4096):
                shown += data
    os.close(ours)
    assert process.returncode == 0, shown
    return shown.decode()


def test_interrupting_a_long_count(tmp_path: Path) -> None:
    with start(tmp_path, "perft", "mana", "--setup", "Db1 Db6", "--depth", "20") as process:
        threads = Path(f"/proc/{process.pid}/task")
        until(lambda: len(list(threads.iterdir())) > 1)  # those that count
        process.send_signal(signal.SIGINT)
        assert process.wait() == 130
        assert process.errors == b""


def test_output_that_cannot_carry_our_letters_still_works(tmp_path: Path) -> None:
    surroundings = environment(tmp_path) | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(
        [*COMMAND, "play", "mana"], input=b"", capture_output=True, env=surroundings, check=True
    )
    assert b"Black" in done.stdout
