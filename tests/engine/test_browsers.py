"""Level and seed decide the move in real browsers, too: Chromium, and Firefox if it is there.

The same comparison for every position that matters is made in Node, which is faster to start:
tests/engine/test_players.py.
"""

import json
import os
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

import pytest

from tercet.core.registry import find, game_names
from tests.amount import amount
from tests.browser.chromium import ARGUMENTS, executable
from tests.engine.driver import bundle
from tests.engine.test_players import positions
from tests.wasm.engine import built

POSITIONS = amount(2, 40)
LONGEST = 3600  # seconds
_PAGE = '<!doctype html><title>Levels</title><script type="module" src="levels.mjs"></script>'

Command = Callable[[Path], list[str]]
"""The command that opens an address, with a folder for the browser's profile."""


def _chromium(profile: Path) -> list[str]:
    return [executable(), "--headless", f"--user-data-dir={profile}", *ARGUMENTS]


def _firefox(profile: Path) -> list[str]:
    return ["firefox-esr", "--headless", "--no-remote", "--profile", str(profile)]


BROWSERS = [_chromium, *([_firefox] if shutil.which("firefox-esr") else [])]


@cache
def cases() -> list[dict[str, str]]:
    """What the library chooses, at every level of every game."""
    found = []
    for game in game_names():
        for level in range(1, len(find(game).levels) + 1):
            for index, position in enumerate(positions(game, POSITIONS, first=level)):
                seed = f"seed {index}"
                facts = {"game": game, "record": str(position.record()), "seed": seed}
                move = position.best_move(level, seed)
                found.append({**facts, "player": f"level:{level}", "move": move})
    return found


class _Handler(SimpleHTTPRequestHandler):
    """Serves files, and takes the report."""

    def __init__(self, *arguments: Any, reports: "SimpleQueue[Any]", **options: Any) -> None:
        self._reports = reports
        super().__init__(*arguments, **options)

    def do_POST(self) -> None:
        """Take the report of the page."""
        self._reports.put(json.loads(self.rfile.read(int(self.headers["content-length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Print nothing."""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[tuple[str, "SimpleQueue[Any]"]]:
    """A page that compares, and what it reports."""
    folder = tmp_path / "site"
    (folder / "engines").mkdir(parents=True)
    bundle(folder, "levels", platform="browser")
    for game in game_names():
        files = built(game)
        shutil.copy(files.module, folder / "engines" / f"{game}.wasm")
        shutil.copy(files.manifest, folder / "engines" / f"{game}.json")
    (folder / "cases.json").write_text(json.dumps(cases()), encoding="utf-8")
    (folder / "index.html").write_text(_PAGE, encoding="utf-8")
    reports: SimpleQueue[Any] = SimpleQueue()
    handler = partial(_Handler, directory=str(folder), reports=reports)
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/", reports
        server.shutdown()


@pytest.mark.parametrize("browser", BROWSERS)
def test_levels_choose_what_the_library_chooses(
    site: tuple[str, "SimpleQueue[Any]"], browser: Command, tmp_path: Path
) -> None:
    address, reports = site
    profile = tmp_path / "profile"
    profile.mkdir()
    with subprocess.Popen(
        [*browser(profile), address],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:
        try:
            assert reports.get(timeout=LONGEST) == {"asked": len(cases()), "wrong": []}
        finally:
            # Debian's command may be a script that starts the browser: both are to end.
            os.killpg(process.pid, signal.SIGTERM)
