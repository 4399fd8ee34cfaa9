"""The documentation site, and what it says of the version."""

import re
import subprocess
import sys
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import pytest

from tercet.core.registry import about
from tercet.players import PLAYERS, BadPlayerSetting, make
from tercet.players.settings import Settings

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


def test_the_table_of_players_has_their_settings_and_defaults() -> None:
    text = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", text, re.MULTILINE))
    assert tuple(sorted(rows)) == PLAYERS
    for player in set(PLAYERS) - {"level", "program"}:  # whose settings are not read by `Settings`
        with pytest.raises(BadPlayerSetting) as refused:
            make(f"{player}:unknown=1", about("mana"), "")
        known = {str(setting).partition("=")[0] for setting in refused.value.facts["known"]}
        assert set(re.findall(r"`(\w+)", rows[player])) == known
        numbers = getattr(import_module(f"tercet.players.{player}"), "SETTINGS", Settings()).numbers
        for name, default in re.findall(r"`(\w+)=(\d+)`", rows[player]):
            assert numbers[name].default == int(default)
