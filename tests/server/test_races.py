"""What happens at one moment, and what was left behind: nothing is done twice and nothing lost."""

import asyncio
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from tercet.server.errors import Refusal
from tercet.server.messages import NewTable
from tests.server.support import Guest, a_hall, friends, play_on, run


def test_one_move_from_two_windows_is_played_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_hall(tmp_path) as hall:
            table, guests = await friends(hall, "mabula")
            other = await Guest.join(hall, "anna", table)
            for _ in range(4):
                white = guests["white"]
                move, ply = white.view["legal"][0], white.ply
                answers = await asyncio.gather(
                    *(one.ask("play", ply=ply, move=move) for one in (white, other, white))
                )
                kinds = Counter(answer.get("code") or answer["type"] for answer in answers)
                assert kinds in ({"played": 1, "stale": 2}, {"played": 1, "not-your-turn": 2})
                await guests["black"].until_ply(ply + 1)
                await guests["black"].play(guests["black"].view["legal"][0])
                for guest in (white, other):
                    await guest.until_ply(ply + 2)

    run(work())


@pytest.mark.parametrize("kind", ["undo", "resign"])
def test_the_computer_does_not_move_in_a_game_that_is_another_one(
    tmp_path: Path, kind: str
) -> None:
    async def work() -> None:
        async with a_hall(tmp_path) as hall:
            table = await hall.create("anna", NewTable("mana", "computer", level=8, seat="black"))
            guest = await Guest.join(hall, "anna", table)
            while guest.view["to_move"] == "black":
                await guest.play(guest.view["legal"][0])
            assert guest.status["thinking"]
            answer = await guest.ask(kind, **({"ply": guest.ply} if kind == "undo" else {}))
            assert answer["type"] == "table"
            while hall.thinking_queue:  # the search ends with its slice
                await asyncio.sleep(0.01)
            after = await guest.ask("sync")
            assert after["moves"] == answer["moves"]
            assert not after["status"]["thinking"]
            assert (after["status"]["end"] is None) == (kind == "undo")

    run(work())


def test_both_want_a_rematch_at_once_and_get_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_hall(tmp_path) as hall:
            _, guests = await friends(hall, "mana")
            await guests["black"].ask("resign")
            asked = await asyncio.gather(*(guest.ask("rematch") for guest in guests.values()))
            assert len({answer["status"]["rematch"] for answer in asked}) == 1
            assert len(await hall.mine("anna", "en")) == 2

    run(work())


def test_two_visitors_want_one_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_hall(tmp_path) as hall:
            table = await hall.create("anna", NewTable("mana", "friend", seat="black"))
            both = await asyncio.gather(
                hall.sit("bela", table), hall.sit("cyril", table), return_exceptions=True
            )
            assert sorted(str(one) for one in both) == ["No seat is free at this table.", "None"]
            seated = [len(await hall.mine(who, "en")) for who in ("bela", "cyril")]
            assert sorted(seated) == [0, 1]

    run(work())


def test_a_seat_that_has_moved_is_moved_by_no_older_link(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_hall(tmp_path) as hall:
            table, _ = await friends(hall, "mandala")
            lost, used = [await hall.link("anna", table, None) for _ in range(2)]
            others = await hall.link("bela", table, None)
            await hall.redeem("phone", used)
            for token in (lost, used):
                with pytest.raises(Refusal, match="already been used"):
                    await hall.redeem("thief", token)
            assert await hall.redeem("tablet", others) == table

    run(work())


def test_an_answered_move_outlives_a_close_at_that_moment(tmp_path: Path) -> None:
    async def work() -> None:
        heard = stored = 0
        for turn in range(12):
            async with a_hall(tmp_path) as hall:
                table, guests = await friends(hall, "mabula")
                await play_on(guests, seed=turn, most=2)
                mover = guests[guests["white"].view["to_move"]]
                asked = asyncio.create_task(mover.play(mover.view["legal"][0]))
                for _ in range(turn):
                    await asyncio.sleep(0)
            answered = mover.ply == 3
            asked.cancel()
            async with a_hall(tmp_path) as hall:
                again = await Guest.join(hall, "anna", table)
                assert again.ply in (2, 3)
                assert again.ply == 3 or not answered
                heard += answered
                stored += again.ply == 3
        assert stored >= heard > 0

    run(work())


def test_a_table_that_does_not_replay_leaves_the_others_alone(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_hall(tmp_path) as hall:
            made = {}
            for name in ("moves", "game", "options", "good"):
                made[name], guests = await friends(hall, "mana")
                await play_on(guests, seed=1, most=5)
        changes = {
            "UPDATE moves SET move = 'a1-a1' WHERE table_id = ? AND ply = 3": "moves",
            "UPDATE tables SET game = 'gone' WHERE id = ?": "game",
            "UPDATE tables SET options = '[7]' WHERE id = ?": "options",
        }
        with closing(sqlite3.connect(tmp_path / "tercet.sqlite3")) as store:
            for change, name in changes.items():
                store.execute(change, (made[name],))
            store.commit()
        async with a_hall(tmp_path) as hall:
            for name in ("moves", "game", "options"):
                with pytest.raises(Refusal, match="cannot be shown"):
                    await Guest.join(hall, "anna", made[name])
                with pytest.raises(Refusal, match="cannot be shown"):
                    await hall.record("anna", made[name])
            guest = await Guest.join(hall, "anna", made["good"])
            assert guest.ply == 5
            assert len(await hall.mine("anna", "en")) == 4
            assert hall.tables_open == 1

    run(work())
