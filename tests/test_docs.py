"""The documentation site, and what it says of the version."""

import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_site_is_built_with_what_docstrings_say(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True)
    library = (tmp_path / "api" / "index.html").read_text()
    for name in (
        "tercet.start",
        "tercet.batch",
        "tercet.Position.legal_moves",
        "tercet.Position.svg",
    ):
        assert f'id="{name}"' in library
    assert (tmp_path / "research" / "index.html").exists()


def test_the_citation_names_this_version() -> None:
    assert f"\nversion: {version('tercet')}\n" in (ROOT / "CITATION.cff").read_text()
