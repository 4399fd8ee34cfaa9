"""The wheel in an empty environment, without Node and without a compiler: everything runs."""

import asyncio
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tercet.core.files import cache_base
from tercet.core.registry import folder, game_names
from tests.browser.chromium import ARGUMENTS, executable
from tests.browser.visitor import PATIENCE
from tests.server.real import Server, browser, play_game, serving

ROOT = Path(__file__).parents[1]
OURS = [name for name in game_names() if folder(name).is_relative_to(ROOT / "src")]


class Installed:
    """An environment that holds the wheel and what it depends on."""

    def __init__(self, place: Path, wheel: Path) -> None:
        self.wheel = wheel
        self.programs = place / "venv" / "bin"
        # Its own programs are the only ones that it finds.
        self.environment = {
            "PATH": str(self.programs),
            "HOME": str(place),
            "LC_ALL": "C.UTF-8",
            "TERCET_CACHE_DIR": str(place / "cache"),
            "TERCET_TESTS": os.environ["TERCET_TESTS"],
        }

    def run(self, *command: str, lines: str = "") -> str:
        """What a program prints that must succeed."""
        ran = subprocess.run(
            [self.programs / command[0], *command[1:]],
            input=lines,
            capture_output=True,
            text=True,
            env=self.environment,
            cwd=self.environment["HOME"],
            check=False,
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout


def _uv() -> str:
    found = shutil.which("uv") or shutil.which("uv", path=ROOT / "build" / "uv" / "bin")
    assert found, "script/setup installs uv"
    return found


def _install(place: Path) -> Installed:
    # With the engines that there are already, if they are of these sources and this numba.
    environment = {**os.environ, "TERCET_CACHE_DIR": str(cache_base())}
    build = [_uv(), "build", "--quiet", "--wheel", "--out-dir", str(place), str(ROOT)]
    subprocess.run(build, env=environment, check=True)
    (wheel,) = place.glob("*.whl")
    python = place / "venv" / "bin" / "python"
    subprocess.run(
        [_uv(), "venv", "--quiet", "--python", sys.executable, place / "venv"], check=True
    )
    subprocess.run([_uv(), "pip", "install", "--quiet", "--python", python, wheel], check=True)
    installed = Installed(place, wheel)
    for tool in ("node", "npm", "cc", "gcc", "clang"):
        assert shutil.which(tool, path=installed.environment["PATH"]) is None
    return installed


def is_for_every_platform_and_has_everything(installed: Installed) -> None:
    assert installed.wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(installed.wheel).namelist()
    for game in OURS:
        assert f"tercet_web/engines/{game}.wasm" in names
        assert f"tercet_web/engines/{game}.json" in names
    for name in ("index.html", "service-worker.js", "app/en.webmanifest", "app/icon-512.png"):
        assert f"tercet_web/{name}" in names


@contextmanager
def _served(installed: Installed, data: Path) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "environ", installed.environment)
        patch.setattr(sys, "executable", str(installed.programs / "python"))
        with serving(data, "--no-limits") as server:
            yield server


def serves_and_plays(installed: Installed, tmp_path: Path) -> None:
    with _served(installed, tmp_path / "data") as server:
        with browser(server) as client:
            page = client.get("/")
            assert page.status_code == 200
            assert "/assets/" in page.text
            for game in OURS:  # they are there at once, not built first
                assert client.get(f"/engines/{game}.wasm").content.startswith(b"\0asm")
            worker = client.get("/service-worker.js")
            assert worker.headers["cache-control"] == "no-cache"
            assert all(f"engines/{game}.wasm?" in worker.text for game in OURS)
        table, _ = asyncio.run(play_game(server.address, OURS[0], 1))
        assert table
        assert server.stop() == 0


def plays_in_the_terminal(installed: Installed) -> None:
    assert installed.run("tercet", "play", OURS[0], lines="moves\nquit\n")


def writes_a_site(installed: Installed, tmp_path: Path) -> None:
    installed.run("tercet", "site", str(tmp_path / "site"))
    command = ["-u", "-m", "http.server", "--bind", "127.0.0.1", "--directory", str(tmp_path), "0"]
    process = subprocess.Popen(
        [installed.programs / "python", *command], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().partition("(")[2].partition(")")[0]
        with sync_playwright() as playwright:
            chromium = playwright.chromium.launch(
                executable_path=executable(), args=ARGUMENTS, timeout=PATIENCE
            )
            page = chromium.new_page(locale="en-GB")
            page.set_default_timeout(PATIENCE)
            page.goto(f"{address}site/")
            page.get_by_role("heading", name="A table for two").wait_for()
            page.locator("article").nth(len(OURS) - 1).wait_for()
            chromium.close()
    finally:
        process.kill()
        process.communicate()


def test_the_wheel(tmp_path: Path) -> None:
    """One test, so that the wheel is built and installed once."""
    installed = _install(tmp_path)
    is_for_every_platform_and_has_everything(installed)
    serves_and_plays(installed, tmp_path)
    plays_in_the_terminal(installed)
    writes_a_site(installed, tmp_path)
