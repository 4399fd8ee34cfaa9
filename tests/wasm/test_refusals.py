"""What cannot run in WebAssembly is refused, with the name of the kernel that uses it."""

import base64
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import wasmtime

from tercet.wasm.build import ENVIRONMENT
from tests.wasm import refusals
from tests.wasm.engine import Instance

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def printed() -> dict[str, dict[str, str]]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.wasm.refusals"],
        env={**os.environ, **ENVIRONMENT},
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    found: dict[str, dict[str, str]] = json.loads(done.stdout)
    return found


def test_what_can_be_compiled_does_what_it_does_in_python(
    printed: dict[str, dict[str, str]],
) -> None:
    assert list(printed["modules"]) == [function.__name__ for function in refusals.ACCEPTED]
    for function in refusals.ACCEPTED:
        instance = Instance(base64.b64decode(printed["modules"][function.__name__]))
        numbers = np.array([2, 5, 7, 9], np.int64)
        address = instance.put(numbers)
        assert instance.call(function.__name__, address, 4) == function(numbers)
    raising = Instance(base64.b64decode(printed["modules"]["raising"]))
    with pytest.raises(wasmtime.Trap):
        raising.call("raising", raising.put(np.array([5], np.int64)), 1)


def test_each_kernel_is_named_with_what_it_uses(printed: dict[str, dict[str, str]]) -> None:
    said = printed["said"]
    for function in refusals.REFUSED:
        kernel = function.__name__
        if function is refusals.calls_a_helper:
            kernel = "helper_with_a_logarithm"
        assert f"{kernel} uses " in said[function.__name__]
    for name, word in {
        "large_constant": "a constant array that is too large",
        "random_numbers": "random",
        "lists": "varsize",
        "dictionaries": "numba_dict",
        "printing": "gil",
        "power": "pow",
        "sine": "sin",
        "library_exponential": "exp",
        "calls_a_helper": "log",
        "imports": "from_elsewhere",
        "tuples": "UniTuple",
    }.items():
        assert word in said[name]


def test_a_game_that_cannot_be_an_engine_says_why(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "examples" / "hexapawn", tmp_path / "games" / "unsuitable")
    for path in (tmp_path / "games" / "unsuitable").glob("*.py"):
        path.write_text(path.read_text().replace("hexapawn", "unsuitable"))
    kernel = tmp_path / "games" / "unsuitable" / "kernel.py"
    written = kernel.read_text().replace(
        "    seat = state[MOVER]\n    target",
        "    seat = state[MOVER]\n    print(seat)\n    target",
    )
    kernel.write_text(written)
    about = tmp_path / "games" / "unsuitable" / "about.py"
    text = re.sub(r"levels = .*", 'levels = ("random",)', about.read_text())
    about.write_text(f"{text}    analysis_searches = ()\n")  # no search, to be quick
    done = subprocess.run(
        [sys.executable, "-m", "tercet.wasm", "unsuitable", "--into", str(tmp_path / "built")],
        env={
            **os.environ,
            "TERCET_GAMES": str(tmp_path / "games"),
            "TERCET_CACHE_DIR": str(tmp_path / "cache"),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "unsuitable: " in done.stderr
    assert "apply uses " in done.stderr
    assert not (tmp_path / "built").exists()
