"""The client in the package, against a real server."""

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

import tercet
from tercet.client import Client, HttpProblem, RequestRefused
from tests.server.real import Server, connect, environment, play_game, serving


@pytest.fixture(scope="module")
def server(module_database: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("client") / "data", "--no-limits") as running:
        yield running


@pytest.mark.parametrize("game", tercet.game_names())
def test_a_whole_game_against_the_computer(server: Server, game: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tercet.client", server.address, game, "--level", "1"],
        capture_output=True,
        text=True,
        env=environment(),
        timeout=300,
        check=True,
    )
    moves, result, said = done.stdout.strip().split(" · ")
    assert int(moves) > 2
    assert result in ("1-0", "0-1", "1/2")
    assert said


@pytest.mark.parametrize("game", tercet.game_names())
def test_a_whole_game_between_two_is_recorded_and_fair(server: Server, game: str) -> None:
    from tercet.core import fairness

    table, client = asyncio.run(play_game(server.address, game, seed=7))
    record = tercet.Record.parse(asyncio.run(client.record(table)))
    assert record.position().is_over
    assert fairness.verify(record) >= 0


def test_refusals_are_errors_with_a_code(server: Server) -> None:
    async def attempt() -> None:
        async with Client(server.address) as me:
            with pytest.raises(HttpProblem) as problem:
                await me.sit("nowhere")
            assert (problem.value.status, problem.value.code) == (404, "no-such-table")
            async with me.join(await me.create("mana", "device")) as seat:
                with pytest.raises(RequestRefused) as refused:
                    await seat.play("a1-a9")
                assert refused.value.code == "bad-move"
                assert seat.view.ply == 0

    asyncio.run(attempt())


def test_updates_come_as_they_happen(server: Server) -> None:
    async def attempt() -> list[int]:
        async with Client(server.address) as me, Client(server.address) as other:
            table = await me.create("mana", "device")
            async with me.join(table) as seat, other.join(table) as watching:
                for _ in range(3):
                    await seat.play(seat.view.legal[0])
                plies = []
                async for shown in watching.updates():
                    plies.append(shown.view.ply)
                    if plies[-1] == 3:
                        return plies
        raise AssertionError("no updates")

    plies = asyncio.run(attempt())
    assert plies == sorted(plies)


def test_a_browser_that_reads_nothing_is_let_go_and_holds_up_nobody(server: Server) -> None:
    """It asks and asks until its connection takes no more answers."""

    async def work() -> None:
        async with Client(server.address) as me:
            table = await me.create("mabula", "device")
            address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket"
            async with (
                connect(address, max_queue=1, compression=None) as deaf,
                me.join(table) as seat,
            ):
                with contextlib.suppress(ConnectionClosed):
                    for number in range(50_000):
                        await deaf.send(f'{{"type": "sync", "re": {number}}}')
                        if number % 5_000 == 0 and seat.status.end is None:
                            await seat.play(seat.view.legal[0])
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        await deaf.recv()
                assert deaf.close_code == 1013
                ply = seat.view.ply
                await seat.play(seat.view.legal[0])
                assert seat.view.ply == ply + 1

    asyncio.run(work())
