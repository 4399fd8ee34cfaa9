"""Who sits where: by link, on one device, by lot, coming and going."""

import asyncio
from pathlib import Path

import pytest

from tercet.server.errors import Refusal
from tercet.server.messages import Me, NewTable
from tests.server.support import Guest, create, create_link, friends, play_on, run, running


def test_the_first_visitor_takes_the_free_seat_and_others_watch(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table = await create(context, "anna", NewTable("mana", "friend", seat="white"))
            anna = await Guest.join(context, "anna", table)
            assert [chair["kind"] for chair in anna.status["chairs"]] == ["free", "person"]
            bela = await Guest.join(context, "bela", table)
            assert bela.table["viewer"] == "spectator"
            await context.tables.sit("anna", table)
            await context.tables.sit("bela", table)
            await bela.until(lambda m: m.get("viewer") == "black")
            await anna.until(
                lambda m: m["type"] == "table" and m["status"]["chairs"][0]["kind"] == "person"
            )
            with pytest.raises(Refusal, match="No seat is free"):
                await context.tables.sit("cyril", table)

    run(work())


def test_who_is_here_is_told(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table, guests = await friends(context, "mana")
            black, white = guests["black"], guests["white"]
            second = await Guest.join(context, "bela", table)
            white.leave()
            white.leave()
            await black.ask("sync")
            assert [chair["here"] for chair in black.status["chairs"]] == [True, True]
            second.leave()
            await black.until(
                lambda m: m["type"] == "status" and not m["status"]["chairs"][1]["here"]
            )
            await context.people.save("anna", Me("  An\nna ", "cs"))
            await black.until(
                lambda m: m["type"] == "status" and m["status"]["chairs"][0]["name"] == "An na"
            )
            with pytest.raises(Refusal, match="at most 40"):
                await context.people.save("anna", Me("x" * 41, "cs"))

    run(work())


def test_a_link_moves_a_seat_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table, guests = await friends(context, "mandala")
            token = await create_link(context, "anna", table, None)
            with pytest.raises(Refusal, match="not yours"):
                await create_link(context, "cyril", table, "first")
            with pytest.raises(Refusal, match="not yours"):
                await create_link(context, "anna", table, "second")
            phone = await Guest.join(context, "phone", table)
            both = await asyncio.gather(
                context.tables.use_link("phone", token),
                context.tables.use_link("thief", token),
                return_exceptions=True,
            )
            assert both[0] == table
            assert isinstance(both[1], Refusal)
            await phone.until(lambda m: m.get("viewer") == "first")
            await guests["first"].until(lambda m: m.get("viewer") == "spectator")
            hands = guests["first"].view["table"]["hands"]
            assert hands["first"]["cards"] is None
            assert (await phone.play(phone.view["legal"][0]))["type"] == "played"
            with pytest.raises(Refusal, match="already been used"):
                await context.tables.use_link("phone", "nonsense")

    run(work())


def test_one_device_for_two_without_secrets(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table = await create(context, "anna", NewTable("mabula", "device"))
            guest = await Guest.join(context, "anna", table)
            assert guest.table["viewer"] == "white"
            await play_on({"white": guest, "black": guest}, seed=3, most=4)
            assert guest.view["viewer"] == guest.view["to_move"]
            undone = await guest.ask("undo", ply=guest.ply)
            assert undone["view"]["ply"] == 3
            ended = await guest.ask("resign")
            loser = guest.view["viewer"]
            assert ended["status"]["end"]["reason"] == "resigned"
            assert loser == "white"

    run(work())


def test_one_device_for_two_hides_what_the_other_may_not_see(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table = await create(context, "anna", NewTable("mandala", "device"))
            guest = await Guest.join(context, "anna", table)
            assert guest.table["viewer"] == "spectator"
            assert guest.view["legal"] == []
            refused = await guest.ask("play", ply=0, move="A1r")
            assert refused["code"] == "not-your-turn"
            faced = await guest.ask("face", viewer="first")
            assert faced["view"]["table"]["hands"]["first"]["cards"]
            assert faced["view"]["table"]["hands"]["second"]["cards"] is None
            build = next(move for move in guest.view["legal"] if move.startswith("A"))
            played = await guest.play(build)
            assert played["view"]["viewer"] == "first"
            assert "?" not in str(played["events"])
            refused = await guest.ask("play", ply=1, move="A1r")
            assert refused["code"] == "not-your-turn"
            handed = await guest.ask("face", viewer="second")
            assert handed["view"]["legal"]
            assert handed["view"]["table"]["hands"]["first"]["cards"] is None
            assert "?" in str(handed["events"])
            record = str(await context.tables.record("anna", table))
            assert '[Viewer "spectator"]' in record
            assert "Seed" not in record

    run(work())


def test_seats_by_lot_fall_both_ways(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            seats = set()
            for _ in range(40):
                await create(context, "anna", NewTable("mana", "friend"))
            for info in await context.tables.list_for("anna", "en"):
                seats |= {chair.seat for chair in info.chairs if chair.you}
            assert seats == {"black", "white"}

    run(work())
