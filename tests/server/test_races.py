"""What happens at one moment, and what was left behind: nothing is done twice and nothing lost."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest
import sqlalchemy as sa

from tercet.server.errors import Refusal
from tercet.server.messages import NewTable
from tercet.server.store.schema import moves
from tests.server.support import (
    Guest,
    create,
    create_link,
    friends,
    play_on,
    run,
    running,
    store_of,
)


def test_one_move_from_two_windows_is_played_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table, guests = await friends(context, "mabula")
            other = await Guest.join(context, "anna", table)
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
        async with running(tmp_path) as context:
            table = await create(
                context, "anna", NewTable("mana", "computer", level=8, seat="black")
            )
            guest = await Guest.join(context, "anna", table)
            while guest.view["to_move"] == "black":
                await guest.play(guest.view["legal"][0])
            assert guest.status["thinking"]
            answer = await guest.ask(kind, **({"ply": guest.ply} if kind == "undo" else {}))
            assert answer["type"] == "table"
            while context.table_parts.computer.searches:  # the search ends with its slice
                await asyncio.sleep(0.01)
            after = await guest.ask("sync")
            assert after["moves"] == answer["moves"]
            assert not after["status"]["thinking"]
            assert (after["status"]["end"] is None) == (kind == "undo")

    run(work())


def test_both_want_a_rematch_at_once_and_get_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            _, guests = await friends(context, "mana")
            await guests["black"].ask("resign")
            asked = await asyncio.gather(*(guest.ask("rematch") for guest in guests.values()))
            assert len({answer["status"]["rematch"] for answer in asked}) == 1
            assert len(await context.tables.list_for("anna", "en")) == 2

    run(work())


def test_two_visitors_want_one_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table = await create(context, "anna", NewTable("mana", "friend", seat="black"))
            both = await asyncio.gather(
                context.tables.sit("bela", table),
                context.tables.sit("cyril", table),
                return_exceptions=True,
            )
            assert sorted(str(one) for one in both) == ["No seat is free at this table.", "None"]
            seated = [len(await context.tables.list_for(who, "en")) for who in ("bela", "cyril")]
            assert sorted(seated) == [0, 1]

    run(work())


def test_a_seat_that_has_moved_is_moved_by_no_older_link(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table, _ = await friends(context, "mandala")
            lost, used = [await create_link(context, "anna", table, None) for _ in range(2)]
            others = await create_link(context, "bela", table, None)
            await context.tables.use_link("phone", used)
            for token in (lost, used):
                with pytest.raises(Refusal, match="already been used"):
                    await context.tables.use_link("thief", token)
            assert await context.tables.use_link("tablet", others) == table

    run(work())


def test_an_answered_move_outlives_a_close_at_that_moment(tmp_path: Path) -> None:
    async def work() -> None:
        heard = stored = 0
        for turn in range(12):
            async with running(tmp_path) as context:
                table, guests = await friends(context, "mabula")
                await play_on(guests, seed=turn, most=2)
                mover = guests[guests["white"].view["to_move"]]
                asked = asyncio.create_task(mover.play(mover.view["legal"][0]))
                for _ in range(turn):
                    await asyncio.sleep(0)
            answered = mover.ply == 3
            asked.cancel()
            async with running(tmp_path) as context:
                again = await Guest.join(context, "anna", table)
                assert again.ply in (2, 3)
                assert again.ply == 3 or not answered
                heard += answered
                stored += again.ply == 3
        assert stored >= heard > 0

    run(work())


def test_a_table_that_does_not_replay_leaves_the_others_alone(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            made = {}
            for name in ("moves", "game", "settings", "good"):
                made[name], guests = await friends(context, "mana")
                await play_on(guests, seed=1, most=5)
        raw = sa.table("tables", sa.column("id"), sa.column("settings", sa.JSON))
        unknown = {"game": "x", "mode": "friend", "options": {}}
        broken_move = sa.and_(moves.c.table_id == made["moves"], moves.c.ply == 3)
        with store_of(tmp_path) as store:
            store.execute(moves.update().where(broken_move).values(move="a1-a1"))
            for name, settings in (("game", unknown), ("settings", [7])):
                change = sa.update(raw).where(raw.c.id == made[name])
                store.execute(change.values(settings=settings))
        async with running(tmp_path) as context:
            for name in ("moves", "game", "settings"):
                with pytest.raises(Refusal, match="cannot be shown"):
                    await Guest.join(context, "anna", made[name])
                with pytest.raises(Refusal, match="cannot be shown"):
                    await context.tables.record("anna", made[name])
            guest = await Guest.join(context, "anna", made["good"])
            assert guest.ply == 5
            listed = {info.id for info in await context.tables.list_for("anna", "en")}
            assert listed == {made["moves"], made["game"], made["good"]}
            assert context.tables_in_memory == 1

    run(work())
