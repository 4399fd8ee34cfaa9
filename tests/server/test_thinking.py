"""The computer's thinking: fair to every table, and never in the way."""

import asyncio
import threading
import time
from pathlib import Path

import pytest

from tercet.core.registry import find
from tercet.players import Turn, make
from tercet.search.report import pausing
from tercet.server.messages import NewTable
from tercet.server.thinking import Thinking
from tests.server.support import Guest, a_hall, run


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
        thinking, log = Thinking(cores=1), list[str]()
        asked = [thinking.ask(lambda n=n: sliced(log, n, 30)) for n in "abc"]  # type: ignore[misc]
        short = thinking.ask(lambda: sliced(log, "d", 3))
        assert thinking.load == 4
        await short.answer
        assert all(log.count(name) < 30 for name in "abc"), "a short search does not wait for long"
        assert [await thought.answer for thought in asked] == list("abc")
        first = log[: log.index("d") + 12]
        assert {"a", "b", "c"} <= set(first)
        await thinking.close()

    run(work())


def test_what_nobody_waits_for_ends() -> None:
    async def work() -> None:
        thinking, log = Thinking(cores=1), list[str]()
        before = set(threading.enumerate())
        thoughts = [thinking.ask(lambda: sliced(log, "x", 10**9)) for _ in range(8)]
        thoughts[0].abandon()
        with pytest.raises(asyncio.CancelledError):
            await thoughts[0].answer
        await thinking.close()
        left = set(threading.enumerate()) - before
        assert [thread for thread in left if not thread.name.startswith("asyncio")] == []
        assert thinking.load == 0

    run(work())


def test_a_player_that_fails_leaves_the_table_usable(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_hall(tmp_path) as hall:
            table = await hall.create("anna", NewTable("mabula", "computer", level=1, seat="white"))
            guest = await Guest.join(hall, "anna", table)
            sitter = hall._tables[table].kept.sitters["black"]
            sitter.level = 99  # there is no such player
            await guest.play(guest.view["legal"][0])
            await guest.until(lambda m: m["type"] == "status" and not m["status"]["thinking"])
            sitter.level = 1
            undone = await guest.ask("undo", ply=1)
            assert undone["view"]["ply"] == 0
            await guest.play(guest.view["legal"][0])
            await guest.until_ply(2)

    run(work())
