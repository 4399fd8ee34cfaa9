"""Compiled kernels are kept, and kept apart from those of other sources and of other programs."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tercet

PACKAGE = Path(tercet.__file__).parent


def run(code: str, **environment: str) -> str:
    ran = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | environment,
    )
    return ran.stdout.strip()


def test_a_change_in_any_kernel_source_begins_a_new_cache(tmp_path: Path) -> None:
    copy = tmp_path / "tercet"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    code = """
from tercet.core.jit import cache_folder
for module in ("search.perft", "games.mana.evaluate", "games.mandala.evaluate"):
    print(cache_folder("tercet." + module).name)
"""

    def folders() -> list[str]:
        return run(code, PYTHONPATH=str(tmp_path), PYTHONDONTWRITEBYTECODE="1").split()

    before = folders()
    assert before == run(code).split(), "the same sources share a cache wherever they lie"
    for changed, anew in {
        "core/state.py": [True, True, True],
        "core/bits.py": [False, True, False],  # the others do not import it
        "search/perft.py": [True, False, False],
        "games/mana/kernel.py": [False, True, False],
        "games/mana/evaluate.py": [False, True, False],
        "games/mandala/worlds.py": [False, False, True],
        "games/mandala/handmade.py": [False, False, True],
        "games/mandala/learned.py": [False, False, True],
        "games/mandala/observe.py": [False, False, False],
        "games/mana/terminal.py": [False, False, False],
    }.items():
        source = copy / changed
        source.write_text(source.read_text() + "\n# changed\n")
        after = folders()
        assert [old != new for old, new in zip(before, after, strict=True)] == anew, changed
        before = after


def test_the_callers_numba_settings_stay(tmp_path: Path) -> None:
    code = """
import numba
before = numba.config.CACHE_DIR
import tercet
tercet.start("mana")
assert numba.config.CACHE_DIR == before
print("same")
"""
    assert run(code) == "same"
    assert run(code, NUMBA_CACHE_DIR=str(tmp_path)) == "same"
    assert list(tmp_path.iterdir()) == []


def test_importing_the_library_does_not_compile_or_import_numba() -> None:
    code = "import sys, tercet; print('numba' in sys.modules)"
    assert run(code) == "False"


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    code = "import tercet; print(len(tercet.start('mabula', seed=1).legal_moves()))"
    assert int(run(code, TERCET_CACHE_DIR=str(blocked))) == 72
    assert blocked.read_text() == "in the way"


@pytest.mark.parametrize("name", tercet.game_names())
def test_kernels_release_the_gil(name: str) -> None:
    code = f"""
import threading, time
import tercet
from tercet.core.registry import find
from tercet.search.playout import playouts
game = find({name!r})
start = tercet.start({name!r}, seed=1).state
done = threading.Event()
def work():
    playouts(game, start, 20000, 1)
    done.set()
thread = threading.Thread(target=work)
thread.start()
ticks = 0
while not done.is_set():
    ticks += 1
    time.sleep(0.001)
thread.join()
print(ticks)
"""
    assert int(run(code)) > 5, "the main thread ran on while the kernel worked"
