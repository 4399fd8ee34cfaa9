"""``tercet site``: what it writes, and what it leaves alone."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tercet.cli import site as command
from tercet.cli.common.usage_errors import UsageError
from tercet.core.registry import game_names
from tests.cli.support import run_here

MARK = "tercet-site.json"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "new" / "folder"
    subprocess.run([sys.executable, "-m", "tercet", "site", str(folder)], check=True)
    return folder


def test_a_site_has_all_that_its_pages_ask_for(written: Path) -> None:
    listed = json.loads((written / MARK).read_text())["files"]
    found = {path.relative_to(written).as_posix() for path in written.rglob("*") if path.is_file()}
    assert found == {*listed, MARK}
    assert {"index.html", "404.html", "service-worker.js", "data/games.json"} <= found
    for game in game_names():
        assert {f"engines/{game}.wasm", f"engines/{game}.json", f"data/demo/{game}.json"} <= found


def test_the_page_says_what_it_is_and_what_it_may_do(written: Path) -> None:
    page = (written / "index.html").read_text()
    assert '<meta name="tercet" content="site">' in page
    assert "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'" in page
    assert "frame-ancestors" not in page  # a page cannot say that of itself
    assert '="/' not in page  # in any folder


def test_a_worker_keeps_all_files_but_those_it_has_no_use_for(written: Path) -> None:
    first = (written / "service-worker.js").read_text().partition(";\n")[0]
    kept = json.loads(first.removeprefix("self.CONTENTS="))
    addresses = {entry["url"].partition("?")[0] for entry in kept["files"]}
    listed = set(json.loads((written / MARK).read_text())["files"])
    assert addresses == listed - {"404.html", "service-worker.js"}


def test_other_files_are_left_alone(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    assert "holds other files" in run_here(capfd, "site", str(tmp_path)).refused()
    assert "is not a folder" in run_here(capfd, "site", str(tmp_path / "letter.txt")).refused()
    (tmp_path / MARK).write_text("{}")
    assert "holds other files" in run_here(capfd, "site", str(tmp_path)).refused()
    assert (tmp_path / "letter.txt").read_text() == "dear"


def test_a_second_run_removes_what_the_first_has_written(tmp_path: Path) -> None:
    folder, outside = tmp_path / "site", tmp_path / "outside.txt"
    command._write_site(folder, {"index.html": b"old", "assets/a.js": b"1"}, [])
    outside.write_text("not ours")
    (folder / ".git").mkdir()
    (folder / "CNAME").write_text("example.org")
    before = [*command._own_files(folder), "../outside.txt"]  # a list changed by hand
    command._write_site(folder, {"index.html": b"new", "assets/b.js": b"2"}, before)
    assert (folder / "index.html").read_bytes() == b"new"
    assert not (folder / "assets" / "a.js").exists()
    assert (folder / "CNAME").exists()
    assert outside.exists()
    assert command._own_files(folder) == ["assets/b.js", "index.html"]


def test_a_full_disk_is_told_and_the_old_page_stays(tmp_path: Path) -> None:
    command._write_site(tmp_path, {"index.html": b"old"}, [])
    (tmp_path / "index.html.new").symlink_to("/dev/full")
    with pytest.raises(UsageError) as told:
        command._write_site(tmp_path, {"index.html": b"new"}, ["index.html"])
    assert told.value.message == "site-not-written"
    assert "No space left" in told.value.text("en")
    assert (tmp_path / "index.html").read_bytes() == b"old"


def test_a_place_that_cannot_be_written_is_named() -> None:
    with pytest.raises(UsageError) as told:
        command._write_site(Path("/proc/site"), {"index.html": b""}, [])
    assert "/proc/site" in told.value.text("en")
