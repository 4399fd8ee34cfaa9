"""The engines of the games over HTTP, and when they are built."""

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tercet.core.files import cache_base
from tercet.core.registry import game_names
from tests.server.real import Server, browser, serving
from tests.waiting import until
from tests.wasm.engine import built


@pytest.fixture(scope="module")
def server(module_database: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    for name in game_names():
        built(name)
    with serving(tmp_path_factory.mktemp("engines") / "data") as running:
        yield running


@pytest.mark.parametrize("game", game_names())
def test_an_engine_comes_with_its_manifest(server: Server, game: str) -> None:
    with browser(server) as one:
        manifest = one.get(f"/engines/{game}.json")
        assert manifest.headers["content-type"].startswith("application/json")
        assert manifest.headers["cache-control"] == "no-cache"
        module = one.get(f"/engines/{game}.wasm?{manifest.json()['module']}")
    assert manifest.json()["game"]["name"] == game
    assert manifest.json()["module"] == hashlib.sha256(module.content).hexdigest()[:32]
    assert module.content == built(game).module.read_bytes()
    assert module.headers["content-type"] == "application/wasm"
    assert module.headers["content-encoding"] == "gzip"
    assert "immutable" in module.headers["cache-control"]
    assert "set-cookie" not in module.headers


def test_an_engine_asked_for_without_its_hash_is_asked_for_again(server: Server) -> None:
    address = f"/engines/{game_names()[0]}.wasm"
    with browser(server) as one:
        plain = one.get(address)
        assert plain.headers["cache-control"] == "no-cache"
        assert one.get(f"{address}?0123").headers["cache-control"] == "no-cache"
        again = one.get(address, headers={"if-none-match": plain.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("file", ["nothing.wasm", "{game}.py", "{game}", "..%2findex.html"])
def test_there_is_nothing_else(server: Server, file: str) -> None:
    with browser(server) as one:
        answer = one.get("/engines/" + file.format(game=game_names()[0]))
    assert answer.status_code == 404


def test_engines_are_built_once_everything_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = tmp_path / "cache"
    cache.mkdir()
    for folder in cache_base().glob("kernels-*"):
        (cache / folder.name).symlink_to(folder)
    monkeypatch.setitem(os.environ, "TERCET_CACHE_DIR", str(cache))
    game = game_names()[0]
    with serving(tmp_path / "data") as running:
        early = httpx.get(f"{running.address}/engines/{game}.wasm", trust_env=False)
        assert early.status_code == 503
        assert early.json()["code"] == "preparing"
        until(lambda: "engine-ready" in running.log)
        before = running.log.partition("engine-ready")[0]
        assert before.count('"ready"') == 2 * len(game_names())
        answer = httpx.get(f"{running.address}/engines/{game}.wasm", trust_env=False)
        assert answer.status_code == 200
        assert running.stop() == 0
    assert list(cache.glob(f"engine-*/{game}.json"))
