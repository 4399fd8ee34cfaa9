"""Searches: fair to every table, and never in the way."""

import asyncio
import threading
import time
from pathlib import Path

import pytest

from tercet.core.registry import find
from tercet.players import Turn, make
from tercet.search.report import pausing
from tercet.server.messages import NewTable
from tercet.server.tables import computer
from tercet.server.tables.search import SearchQueue
from tests.server.support import Guest, create, run, running


def test_a_search_pauses_and_finds_the_same_move() -> None:
    import tercet

    turn = Turn.of(tercet.start("mabula", seed="x"))
    player = make("uct:20000", find("mabula"), "seed")
    pauses: list[int] = []
    with pausing(lambda: pauses.append(1)):
        paused = player.choose(turn)
    assert len(pauses) > 1
    assert player.choose(turn) == paused


def sliced(log: list[str], name: str, slices: int) -> str:
    """Work that pauses as a search does."""
    from tercet.search import report

    for _ in range(slices):
        report._thread.pause()
        log.append(name)
        time.sleep(0.001)
    return name


def test_several_searches_take_turns() -> None:
    async def work() -> None:
        searches, log = SearchQueue(cores=1), list[str]()
        asked = [searches.add(lambda n=n: sliced(log, n, 30)) for n in "abc"]  # type: ignore[misc]
        short = searches.add(lambda: sliced(log, "d", 3))
        assert len(searches) == 4
        assert [await job.move for job in (*asked, short)] == list("abcd")
        until_short = log[: len(log) - log[::-1].index("d")]  # its last slice
        assert all(until_short.count(name) < 30 for name in "abc"), "a short search waits too long"
        first = log[: log.index("d") + 12]
        assert {"a", "b", "c"} <= set(first)
        await searches.close()

    run(work())


def test_what_nobody_waits_for_ends() -> None:
    async def work() -> None:
        searches, log = SearchQueue(cores=1), list[str]()
        before = set(threading.enumerate())
        jobs = [searches.add(lambda: sliced(log, "x", 10**9)) for _ in range(8)]
        jobs[0].cancel()
        with pytest.raises(asyncio.CancelledError):
            await jobs[0].move
        await searches.close()
        left = set(threading.enumerate()) - before
        assert [thread for thread in left if not thread.name.startswith("asyncio")] == []
        assert len(searches) == 0

    run(work())


def fail(*_: object) -> None:
    raise RuntimeError("no player")


def test_a_player_that_fails_leaves_the_table_usable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table = await create(
                context, "anna", NewTable("mabula", "computer", level=1, seat="white")
            )
            guest = await Guest.join(context, "anna", table)
            with monkeypatch.context() as patch:
                patch.setattr(computer, "make", fail)
                await guest.play(guest.view["legal"][0])
                await guest.until(lambda m: m["type"] == "status" and not m["status"]["thinking"])
            undone = await guest.ask("undo", ply=1)
            assert undone["view"]["ply"] == 0
            await guest.play(guest.view["legal"][0])
            await guest.until_ply(2)

    run(work())
