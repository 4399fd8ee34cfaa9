"""The front end's own tests, and what its bundle may weigh."""

import subprocess
import sys
from pathlib import Path

TOOLS = Path(__file__).parents[1] / "web" / "tools.py"


def test_the_front_ends_own_tests_pass() -> None:
    ran = subprocess.run(
        [sys.executable, str(TOOLS), "test"], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
