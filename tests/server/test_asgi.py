"""The application runs under any ASGI server, and under a test client without one."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import hypercorn
import hypercorn.asyncio
import pytest
import uvicorn
from litestar.testing import TestClient
from litestar.types import ASGIApp
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

import tercet
from tercet.client import Client, RequestRefused
from tercet.core.texts import texts
from tercet.server.app import create_app
from tercet.server.context import Settings
from tests.server.real import connect, play_game

Running = Callable[[ASGIApp], AbstractAsyncContextManager[int]]


@asynccontextmanager
async def under_uvicorn(app: ASGIApp) -> AsyncIterator[int]:
    """Serve on a free port with uvicorn as it comes, whichever WebSockets it chooses."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, lifespan="on"))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        serving = asyncio.create_task(server.serve([listener]))
        while not server.started:
            assert not serving.done()
            await asyncio.sleep(0.01)
        yield listener.getsockname()[1]
        server.should_exit = True
        await serving


@asynccontextmanager
async def under_hypercorn(app: ASGIApp) -> AsyncIterator[int]:
    """Serve on a free port with hypercorn, which brings its own WebSockets."""
    listener = socket.create_server(("127.0.0.1", 0))
    port = listener.getsockname()[1]
    config = hypercorn.Config()
    config.bind = [f"fd://{listener.detach()}"]  # hypercorn closes it
    config.errorlog = None
    stop = asyncio.Event()
    serve: Any = hypercorn.asyncio.serve
    serving = asyncio.create_task(serve(app, config, shutdown_trigger=stop.wait))
    yield port
    stop.set()
    await serving


SERVERS = pytest.mark.parametrize("running", [under_uvicorn, under_hypercorn])


@SERVERS
@pytest.mark.parametrize("game", tercet.game_names())
def test_a_whole_game(tmp_path: Path, running: Running, game: str) -> None:
    async def work() -> None:
        async with running(create_app(Settings(tmp_path))) as port:
            table, client = await play_game(f"http://127.0.0.1:{port}", game, seed=3)
            record = tercet.Record.parse(await client.record(table))
            assert record.position().is_over

    asyncio.run(work())


@SERVERS
def test_refusals_and_close_codes(tmp_path: Path, running: Running) -> None:
    async def work() -> None:
        async with running(create_app(Settings(tmp_path))) as port:
            async with Client(f"http://127.0.0.1:{port}") as me:
                with pytest.raises(RequestRefused) as error:
                    async with me.join("nowhere"):
                        pass
                assert error.value.code == "no-such-table"
                table = await me.create("mana", "device")
            address = f"ws://127.0.0.1:{port}/api/tables"
            async with connect(f"{address}/nowhere/socket") as closing:
                await closing.recv()
                with pytest.raises(ConnectionClosed) as closed:
                    await closing.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"{address}/{table}/socket", origin=Origin("http://evil.example"))
            assert refused.value.response.status_code == 403
            async with connect(f"{address}/{table}/socket") as talking:
                await talking.recv()
                for data in (b"binary", "not JSON"):
                    await talking.send(data)
                    assert json.loads(await talking.recv())["code"] == "malformed"

    asyncio.run(work())


def test_without_a_server(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(tmp_path))) as client:
        client.get("/api/me")
        client.headers["x-csrf-token"] = client.cookies["csrftoken"]
        new = {"game": "mana", "mode": "device", "options": {"setup": "standard"}}
        table = client.post("/api/tables", json=new).json()["id"]
        with client.websocket_connect(f"/api/tables/{table}/socket") as talking:
            shown = talking.receive_json()
            assert (shown["type"], shown["version"]) == ("table", 0)
            talking.send_json(
                {"type": "play", "re": 1, "ply": 0, "move": shown["view"]["legal"][0]}
            )
            played = talking.receive_json()
            assert (played["type"], played["re"], played["version"]) == ("played", 1, 1)
        assert client.get("/api/tables").json()[0]["ply"] == 1


def test_texts_are_read_before_somebody_joins(tmp_path: Path) -> None:
    """Not at the first move: everybody else would wait meanwhile."""
    with TestClient(create_app(Settings(tmp_path))) as client:
        client.get("/api/me")
        client.headers["x-csrf-token"] = client.cookies["csrftoken"]
        new = {"game": "mana", "mode": "device", "options": {"setup": "standard"}}
        table = client.post("/api/tables", json=new).json()["id"]
        texts.cache_clear()
        with client.websocket_connect(f"/api/tables/{table}/socket?lang=hu") as talking:
            assert talking.receive_json()["type"] == "table"
            read = texts.cache_info().misses
            texts("hu", "mana")
            assert texts.cache_info().misses == read
