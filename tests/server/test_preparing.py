"""Each game can be played as soon as it is compiled itself, and says how far that is."""

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tercet.client import Client, RequestRefused
from tercet.core.registry import about, game_names
from tercet.core.sources import kernels
from tercet.core.warm import Stage
from tercet.server.app import create_app
from tercet.server.context import Settings
from tests.server.real import connect
from tests.server.support import run
from tests.server.test_asgi import under_uvicorn

GAME, OTHER = game_names()[-1], game_names()[0]
RULES, PLAYERS = Stage(GAME, "rules").modules, Stage(GAME, "players").modules


class ManualCompiler:
    """Compiles nothing, and says that it has when a test tells it to."""

    def __init__(self, report: Callable[[str, str], None]) -> None:
        self._report = report
        self._done: dict[str, asyncio.Event] = defaultdict(asyncio.Event)
        self.urgent: list[str] = []
        compilers.append(self)

    async def compile(self, modules: Iterable[str]) -> None:
        for module in modules:
            await self._done[module].wait()

    def hurry(self, modules: Iterable[str]) -> None:
        self.urgent += modules

    def finish(self, modules: Iterable[str]) -> None:
        for module in modules:
            for number in range(kernels(module)):
                self._report(module, str(number))
            self._done[module].set()

    async def close(self) -> None:
        pass


compilers: list[ManualCompiler] = []


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[tuple[Client, ManualCompiler]]:
    """A visitor of a new server whose cache is empty."""
    async with under_uvicorn(create_app(Settings(folder))) as port:
        async with Client(f"http://127.0.0.1:{port}") as me:
            yield me, compilers[-1]
        compilers[-1].finish(
            module for name in game_names() for module in Stage(name, "rules").modules
        )


@pytest.fixture(autouse=True)
def empty_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tercet.server.kernels.Compiler", ManualCompiler)
    monkeypatch.setattr("tercet.server.kernels.not_compiled", list)


async def preparing(me: Client) -> dict[str, dict[str, Any]]:
    return {found["game"]: found for found in json.loads(await me.request("GET", "/api/preparing"))}


def test_a_game_can_begin_when_its_own_rules_are_ready(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as (me, compiler):
            total = sum(map(kernels, RULES))
            assert (await preparing(me))[GAME] == {
                "game": GAME, "stage": "rules", "done": 0, "total": total
            }  # fmt: skip
            asking = asyncio.create_task(me.create(GAME, "friend", seat=about(GAME).seats[0]))
            await asyncio.wait({asking}, timeout=0.5)
            assert compiler.urgent[: len(RULES)] == RULES
            assert not asking.done()
            compiler.finish(RULES[:1])
            assert (await preparing(me))[GAME]["done"] == kernels(RULES[0])
            compiler.finish(RULES[1:])
            async with me.join(await asking) as seat:
                await seat.play(seat.view.legal[0])
            now = await preparing(me)
            assert now[GAME]["stage"] == "players"
            assert now[OTHER]["stage"] == "rules"
            assert not json.loads(await me.request("GET", "/health"))["ready"]

    run(work())


def test_a_socket_says_how_far_the_rules_are_until_the_table_comes(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as (me, compiler):
            compiler.finish(RULES)
            table, cookies = await me.create(GAME, "friend"), me.cookies
        async with serving(tmp_path) as (me, compiler):
            address = me.address.replace("http", "ws") + f"/api/tables/{table}/socket"
            cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
            async with connect(address, additional_headers={"cookie": cookie}) as socket:
                first = json.loads(await socket.recv())
                assert (first["type"], first["re"]) == ("preparing", None)
                assert first["progress"]["done"] == 0
                assert compiler.urgent[: len(RULES)] == RULES
                compiler.finish(RULES)
                while (message := json.loads(await socket.recv()))["type"] == "preparing":
                    assert message["progress"]["game"] == GAME
                    assert message["progress"]["done"] <= message["progress"]["total"]
                assert message["type"] == "table"

    run(work())


def test_the_computer_moves_when_its_players_are_ready(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as (me, compiler):
            compiler.finish(RULES)
            table = await me.create(GAME, "computer", level=1, seat=about(GAME).seats[0])
            async with me.join(table) as seat:
                with pytest.raises(RequestRefused) as refused:
                    await seat.request("hint", ply=seat.view.ply)
                assert refused.value.code == "preparing"
                await seat.play(seat.view.legal[0])
                assert seat.status.thinking
                compiler.finish(PLAYERS)
                await seat.wait_until(lambda: seat.view.ply == 2)
                heard = [json.loads(data) for data in seat.received]
                steps = [found["progress"] for found in heard if found["type"] == "preparing"]
                assert {step["stage"] for step in steps} == {"players"}
                assert steps[0]["done"] == 0
                assert steps[-1]["done"] == steps[-1]["total"] > 0
            async with me.join(table) as seat:
                await seat.request("hint", ply=seat.view.ply)

    run(work())
