"""Engines as files: small, the same every time, built once, and with everything in the manifest."""

import asyncio
import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import brotli
import numpy as np
import pytest

from tercet.core.game import Game
from tercet.core.registry import game_names
from tercet.wasm import engines
from tercet.wasm.build import Builder
from tests.wasm.engine import Engine, built

ROOT = Path(__file__).parents[2]
LARGEST = 45_000  # bytes, compressed
SEARCHES = 2_000


def test_engines_are_small(game: Game) -> None:
    sizes = [len(brotli.compress(file.read_bytes())) for file in built(game.name)]
    print(f"{game.name}: module {sizes[0]} bytes in brotli, manifest {sizes[1]}")
    assert sizes[0] <= LARGEST
    assert Engine(game.name).memory_size < 1 << 20  # before anything is asked of it


def test_the_manifest_belongs_to_the_module(game: Game, engine: Engine) -> None:
    manifest = engine.manifest
    assert manifest["module"] == hashlib.sha256(engine.module).hexdigest()[:32]
    assert manifest["sources"] == engines.sources_stamp(game.name)
    assert engine.names() == {*manifest["exports"], "memory", "alloc", "release"}
    declared = manifest["game"]
    assert declared["name"] == game.name
    assert tuple(declared["seats"]) == game.seats
    assert tuple(declared["levels"]) == game.levels
    assert declared["notation"] == list(game.schema.NOTATION)
    moves = declared["moves"] or {text: at for at, text in enumerate(declared["notation"])}
    assert all(game.parse(text) == action for text, action in moves.items())
    assert [end["reason"] for end in declared["ends"]] == [end.reason for end in game.schema.ENDS]
    assert manifest["constants"]["kernel"]["HEAD"] == game.kernel.HEAD


def test_a_module_has_no_path_of_the_machine_in_it(engine: Engine) -> None:
    assert b".py" not in engine.module
    assert str(ROOT).encode() not in engine.module


def test_memory_that_was_released_is_used_again(game: Game) -> None:
    engine = Engine(game.name)
    search = engine.kernel("play_games")
    rules, state = game.kernel, game.start(game.resolve({})[0])
    sizes = set()
    for number in range(SEARCHES):
        outcomes, lengths = np.zeros((2, 1), np.int64)
        generator = np.array([number], np.uint64)
        search(state, rules.GROWTH, generator, 1, 40, outcomes, lengths, np.zeros(80, np.int64))
        sizes.add(engine.memory_size)
    assert len(sizes) <= 2  # it may grow once


def test_without_memory_there_is_no_address(game: Game) -> None:
    engine = Engine(game.name)
    blocks = [engine.call("alloc", 1 << 29) for _ in range(9)]
    assert 0 in blocks
    assert engine.call("alloc", 1 << 31) == 0
    first = next(block for block in blocks if block)
    engine.call("release", first, 1 << 29)
    assert engine.call("alloc", 1 << 29) == first
    assert engine.call("alloc", 0) != engine.call("alloc", 0)


def test_building_again_gives_the_same_bytes(tmp_path: Path) -> None:
    name = min(game_names(), key=lambda name: built(name).module.stat().st_size)
    asyncio.run(Builder().build(name, tmp_path))
    again = engines.Engine.within(tmp_path, name)
    assert [file.read_bytes() for file in again] == [file.read_bytes() for file in built(name)]


def run(folder: Path, *arguments: str, **environment: str) -> None:
    command = [sys.executable, "-m", "tercet.wasm", "--into", str(folder), *arguments]
    subprocess.run(command, env={**os.environ, **environment}, check=True)


def test_an_engine_in_the_cache_is_not_built_again(tmp_path: Path) -> None:
    """The cache is a copy whose module is another one: what is copied shows where it is from."""
    name = game_names()[0]
    files = built(name)
    folder = tmp_path / "cache" / files.module.parent.name
    shutil.copytree(files.module.parent, folder)
    (folder / files.module.name).write_bytes(b"from the cache")
    run(tmp_path / "out", name, TERCET_CACHE_DIR=str(tmp_path / "cache"))
    assert (tmp_path / "out" / files.module.name).read_bytes() == b"from the cache"


def test_the_stamp_depends_on_the_sources_of_the_game(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "examples" / "hexapawn", tmp_path / "hexapawn")
    code = "from tercet.core.registry import game_names; game_names()\n"
    code += "from tercet.wasm.engines import sources_stamp; print(sources_stamp('hexapawn'))"

    def stamp() -> str:
        environment = {**os.environ, "TERCET_GAMES": str(tmp_path)}
        command = [sys.executable, "-c", code]
        return subprocess.run(
            command, env=environment, capture_output=True, check=True, text=True
        ).stdout

    before = stamp()
    assert stamp() == before
    with (tmp_path / "hexapawn" / "observe.py").open("a") as file:
        file.write("# changed\n")
    assert stamp() != before


def test_an_engine_of_the_wheel_is_taken_if_it_is_of_these_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = game_names()[0]
    files = built(name)
    folder = tmp_path / "tercet_web" / engines.INSTALLED
    folder.mkdir(parents=True)
    (tmp_path / "tercet_web" / "__init__.py").touch()
    for file in files:
        shutil.copy(file, folder)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "tercet_web", raising=False)
    found: Any = engines.find(name)
    assert found.module.parent == folder
    manifest = json.loads(found.manifest.read_text(encoding="utf-8"))
    found.manifest.write_text(json.dumps({**manifest, "sources": "others"}))
    found = engines.find(name)
    assert found.module.parent != folder
