"""Starting and stopping the server, and what stays when it is gone."""

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tercet.client import Client
from tercet.server.http.identity import secret_key
from tercet.server.logs import table_name
from tercet.server.store.engine import database_url
from tests.server.real import (
    Server,
    children_of,
    command,
    connect,
    environment,
    play_game,
    serving,
    visitor,
)


def run(data: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a server that is expected to refuse."""
    return subprocess.run(
        command(data, *arguments),
        capture_output=True,
        text=True,
        env=environment(),
        timeout=120,
        check=False,
    )


def refused(ran: subprocess.CompletedProcess[str]) -> str:
    assert ran.returncode == 2, ran
    assert ran.stdout == ""
    assert "Traceback" not in ran.stderr
    assert len(ran.stderr.strip().splitlines()) == 1
    return ran.stderr


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_it_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    async def stop(server: Server, table: str) -> tuple[int, int]:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        async with connect(address) as open_socket:
            await open_socket.recv()
            code = await asyncio.to_thread(server.stop, number)
            with pytest.raises(ConnectionClosed) as closed:
                await open_socket.recv()
        assert closed.value.rcvd is not None, "without a close frame"
        return code, closed.value.rcvd.code

    with serving(tmp_path / "data") as server:
        one = visitor(server)
        table = one.post("/api/tables", json={"game": "mana", "mode": "friend"}).json()["id"]
        assert asyncio.run(stop(server, table)) == (0, 1012)
        assert server.process.stdout is not None
        assert "stopped" in server.process.stdout.read()
    assert "Traceback" not in server.log
    assert not [line for line in server.log.splitlines() if json.loads(line)["level"] == "error"]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_before_it_is_ready_stops_it_cleanly(
    tmp_path: Path, number: signal.Signals
) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen(
        command(tmp_path / "data", "--port", str(port)),
        stdout=subprocess.PIPE,
        text=True,
        env=environment(),
    )
    listening = None
    while listening is None:
        assert process.poll() is None
        with contextlib.suppress(ConnectionRefusedError):
            listening = socket.create_connection(("127.0.0.1", port))
    process.send_signal(number)
    out, _ = process.communicate(timeout=300)
    listening.close()
    assert process.returncode == 0
    assert "stopped" in out


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_while_the_rules_are_compiled_it_says_so_and_can_be_stopped(
    tmp_path: Path, number: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def first_word(server: Server, table: str) -> str:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket?lang=pl"
        async with connect(address) as open_socket:
            return str(await open_socket.recv())

    data = tmp_path / "data"
    with serving(data) as server:
        one = visitor(server)
        table = one.post("/api/tables", json={"game": "mana", "mode": "friend"}).json()["id"]
        assert server.stop() == 0
    monkeypatch.setenv("TERCET_CACHE_DIR", str(tmp_path / "empty"))
    with serving(data) as server:
        one = visitor(server)
        for answer in (
            one.post("/api/tables", json={"game": "mana", "mode": "friend"}),
            one.post(f"/api/tables/{table}/sit"),
            one.get(f"/api/tables/{table}/record"),
            one.get("/api/demo/mana"),
        ):
            assert (answer.status_code, answer.json()["code"]) == (503, "preparing")
            assert int(answer.headers["retry-after"]) > 0
        word = json.loads(asyncio.run(first_word(server, table)))
        assert (word["type"], word["re"], word["progress"]["game"]) == ("preparing", None, "mana")
        assert word["progress"]["done"] < word["progress"]["total"]
        children = children_of(server.process.pid)
        assert children, "compiling in a process of its own"
        assert server.stop(number) == (-number if number == signal.SIGKILL else 0)
        for child in children:
            while Path(f"/proc/{child}").exists():
                time.sleep(0.05)
    assert not [line for line in server.log.splitlines() if json.loads(line)["level"] == "error"]


def test_a_port_in_use_is_said_so(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert port in refused(run(tmp_path / "data", "--port", port))


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--port", "70000"), "--port"),
        (("--port", "x"), "--port"),
        (("--host", "no.such.host.invalid"), "no.such.host.invalid"),
        (("--log", "loud"), "loud"),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(
    tmp_path: Path, arguments: tuple[str, ...], word: str
) -> None:
    assert word in refused(run(tmp_path / "data", *arguments))


@pytest.mark.sqlite
def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "file" in refused(run(tmp_path / "file"))
    assert "file" in refused(run(tmp_path / "file" / "below"))


@pytest.mark.sqlite
@pytest.mark.parametrize("name", ["tercet.sqlite3", "secret.key", "lock"])
def test_a_folder_whose_files_cannot_be_written_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / name).mkdir()
    assert str(tmp_path) in refused(run(tmp_path, "--port", "0"))


@pytest.mark.sqlite
def test_a_store_that_is_none_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "tercet.sqlite3").write_text("not a store at all" * 100)
    assert str(tmp_path) in refused(run(tmp_path, "--port", "0"))
    assert (tmp_path / "tercet.sqlite3").read_text().startswith("not a store")


@pytest.mark.sqlite
def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with serving(tmp_path / "data"):
        assert str(tmp_path / "data") in refused(run(tmp_path / "data", "--port", "0"))


def test_without_a_port_it_takes_a_free_one(tmp_path: Path) -> None:
    held = []
    try:
        for port in (8000, 8001):
            other = socket.socket()
            held.append(other)
            try:
                other.bind(("127.0.0.1", port))
                other.listen()
            except OSError:
                continue  # somebody else holds it, which is as good
        with serving(tmp_path / "data", port=None) as server:
            assert server.port > 8001
            assert httpx.get(f"{server.address}/health").json()["ok"]
    finally:
        for other in held:
            other.close()


def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    async def play(server: Server) -> tuple[str, dict[str, str], list[str]]:
        async with Client(server.address) as me:
            await me.set_profile("Anna", "hu")
            table = await me.create("mana", "device")
            async with me.join(table) as seat:
                for _ in range(6):
                    await seat.wait_for_turn()
                    await seat.play(seat.view.legal[0])
                return table, me.cookies, [move.move for move in seat.table.moves]

    async def look(server: Server, table: str, cookies: dict[str, str]) -> list[str]:
        me = Client(server.address, cookies)
        assert (await me.me()).name == "Anna"
        assert [info.id for info in await me.tables()] == [table]
        async with me.join(table) as seat:
            await seat.play(seat.view.legal[0])
            return [move.move for move in seat.table.moves]

    with serving(tmp_path / "data") as server:
        table, cookies, moves = asyncio.run(play(server))
        assert server.stop() == 0
    with serving(tmp_path / "data") as server:
        assert asyncio.run(look(server, table, cookies))[:-1] == moves
        assert server.stop(signal.SIGKILL) == -signal.SIGKILL
    with serving(tmp_path / "data") as server:
        assert len(asyncio.run(look(server, table, cookies))) == 8


def test_the_log_of_whole_games_holds_no_secret(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--no-limits", log="debug") as server:
        secrets = []
        for seed in range(2):
            table, client = asyncio.run(play_game(server.address, "mandala", seed))
            record = asyncio.run(client.record(table))
            found = re.search(r'\[Seed "(\w+)"\]', record)
            assert found, "a finished game tells its seed"
            secrets += [table, found.group(1), *client.cookies.values()]
            secrets += [value.split(".")[0] for value in client.cookies.values()]
            drawn = re.findall(r"\*[a-z]{6}", record)
            assert drawn
            secrets += drawn
        link = asyncio.run(a_link(server))
        key = secret_key(server.data, database_url(server.data, os.environ.get("TERCET_DATABASE")))
        log = server.log
        assert len(log.splitlines()) > 10
        for secret in [*secrets, link, key]:
            assert secret not in log


def test_logs_name_the_process_the_request_and_the_table(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        table, client = asyncio.run(play_game(server.address, "mana", 1))
        httpx.get(f"{server.address}/api/tables/{table}/record", headers={"x-request-id": "abc-1"})
        httpx.get(f"{server.address}/health", headers={"x-request-id": "not a\tname"})
        lines = [json.loads(line) for line in server.log.splitlines()]
    assert len({line["process"] for line in lines}) == 1
    (record,) = [line for line in lines if line.get("request") == "abc-1"]
    assert record["table"] == table_name(table) != table
    sockets = [line for line in lines if line["event"] == "socket opened"]
    assert {line["table"] for line in sockets} == {table_name(table)}
    assert len({line["request"] for line in sockets}) == len(sockets) == 2
    assert not any(table in json.dumps(line) for line in lines)
    assert client.cookies


async def a_link(server: Server) -> str:
    async with Client(server.address) as one, Client(server.address) as two:
        token = await one.link(await one.create("mana", "friend"))
        await two.request("GET", f"/seat/{token}")
        await two.use_link(token)
        return token


def consecutive_ports(number: int) -> int:
    """The first of so many free ports in a row."""
    while True:
        with contextlib.ExitStack() as stack:
            first = 0
            with contextlib.suppress(OSError, OverflowError):
                for place in range(number):
                    one = stack.enter_context(socket.socket())
                    one.bind(("127.0.0.1", first and first + place))
                    first = first or one.getsockname()[1]
                return first


@pytest.mark.postgresql
def test_the_metrics_of_all_processes_add_up(tmp_path: Path) -> None:
    first = consecutive_ports(2)

    def counted(port: int) -> float:
        text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        asked = re.escape('tercet_http_requests_total{method="GET",path="/api/games",status="200"}')
        found = re.search(rf"^{asked} (\S+)$", text, re.MULTILINE)
        return float(found.group(1)) if found else 0.0

    with serving(tmp_path / "data", "--workers", "2", "--metrics", str(first)) as server:
        requests = 0
        while not (counted(first) and counted(first + 1)):  # until each process has answered
            httpx.get(f"{server.address}/api/games")
            requests += 1
        assert counted(first) + counted(first + 1) == requests
        said = refused(run(tmp_path / "other", "--port", "0", "--metrics", str(first + 1)))
        assert str(first + 1) in said
        assert "--metrics" in said
        assert server.stop() == 0


def test_other_commands_do_not_wait_for_the_server_s_libraries() -> None:
    code = (
        "import sys, tercet.cli.common.application as a; a.run(['--help']); "
        "print([m for m in ('litestar', 'sqlalchemy', 'uvicorn', 'numba') if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment()
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_first_page_does_not_wait_for_kernels() -> None:
    code = "import sys, tercet.server.running; print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
