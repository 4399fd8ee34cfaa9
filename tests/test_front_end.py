"""The front end's own tests, and what its bundle may weigh."""

import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))
import tools

from tercet.core.registry import game_names

MOST_SCRIPTS, MOST_STYLES = 90, 20


def test_the_front_ends_own_tests_pass() -> None:
    command = [sys.executable, str(tools.WEB / "tools.py"), "test"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize("game", game_names())
def test_a_table_loads_light(game: str) -> None:
    tools.build()
    weights = tools.weigh()
    scripts, styles = weights.get(game, weights["plain"])
    assert 0 < scripts <= MOST_SCRIPTS
    assert 0 < styles <= MOST_STYLES
