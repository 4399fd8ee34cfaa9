"""Whole games at a table."""

from pathlib import Path

import pytest

import tercet
from tercet.core.fairness import commitment, verify
from tercet.core.records import Record
from tercet.server.messages import NewTable
from tests.server.support import Guest, create, friends, play_on, run, running


@pytest.mark.parametrize("game", tercet.game_names())
def test_two_people_play_a_whole_game_and_somebody_watches(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table, guests = await friends(context, game)
            watcher = await Guest.join(context, "cyril", table)
            assert watcher.table["viewer"] == "spectator"
            await play_on(guests, seed=1)
            first = guests[tercet.start(game).seats[0]]
            end = first.status["end"]
            await watcher.until(lambda message: message.get("status", {}).get("end") is not None)
            assert end["said"]
            assert watcher.status["end"] == end
            assert watcher.table["moves"][-1]["move"] == first.table["moves"][-1]["move"]
            assert first.view["legal"] == []
            deal = first.status["deal"]
            assert commitment(deal["seed"]) == deal["commitment"]
            record = await context.tables.record("anna", table)
            assert record.result == f"{end['result']} {end['reason']}"
            read = Record.parse(str(record))
            assert read.position().is_over
            verify(read)

    run(work())


@pytest.mark.parametrize("game", tercet.game_names())
def test_the_computer_plays_a_whole_game(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table = await create(context, "anna", NewTable(game, "computer", level=1))
            guest = await Guest.join(context, "anna", table)
            mine = guest.table["viewer"]
            while guest.status["end"] is None:
                ply = guest.ply
                if guest.view["to_move"] == mine:
                    answer = await guest.play(guest.view["legal"][ply % len(guest.view["legal"])])
                    assert answer["type"] == "played", answer
                else:
                    assert guest.status["thinking"]
                    await guest.until_ply(ply + 1)
            assert not guest.status["thinking"]
            verify(await context.tables.record("anna", table))

    run(work())
