"""Taking back, drawing, giving up, playing again, and hints."""

from pathlib import Path

from tercet.core.fairness import verify
from tercet.core.records import Record
from tercet.server.messages import NewTable
from tests.server.support import Guest, create, friends, play_on, run, running


def test_against_a_person_taking_back_needs_consent(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            _, guests = await friends(context, "mana")
            black, white = guests["black"], guests["white"]
            await play_on(guests, seed=1, most=4)
            asked = await white.ask("undo", ply=4)
            assert asked["status"]["offer"] == {"what": "undo", "by": "white"}
            assert not asked["status"]["undo"]
            assert (await black.ask("offer-draw", ply=4))["code"] == "offer-open"
            assert (await white.ask("answer", yes=True))["code"] == "no-offer"
            declined = await black.ask("answer", yes=False)
            assert declined["status"]["offer"] is None
            assert declined["status"]["undo"]
            await black.ask("undo", ply=4)
            accepted = await white.ask("answer", yes=True)
            assert accepted["view"]["ply"] == 2
            await black.until_ply(2)
            await black.ask("sync")
            assert black.ply == 2
            assert [move["ply"] for move in black.table["moves"]] == [1, 2]

    run(work())


def test_on_one_device_both_agree_on_a_draw_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table = await create(context, "anna", NewTable("mana", "device"))
            anna = await Guest.join(context, "anna", table)
            watcher = await Guest.join(context, "cyril", table)
            assert (await watcher.ask("offer-draw", ply=0))["code"] == "not-your-seat"
            assert (await anna.ask("offer-draw", ply=1))["code"] == "stale"
            agreed = await anna.ask("offer-draw", ply=0)
            assert (agreed["status"]["end"]["result"], agreed["view"]["legal"]) == ("1/2", [])
            assert (await anna.ask("offer-draw", ply=0))["code"] == "over"
            cards = await create(context, "anna", NewTable("mandala", "device"))
            other = await Guest.join(context, "anna", cards)
            assert (await other.ask("offer-draw", ply=0))["code"] == "no-draw-offers"

    run(work())


def test_an_offer_vanishes_with_the_next_move_and_can_be_withdrawn(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            _, guests = await friends(context, "mabula")
            white, black = guests["white"], guests["black"]
            await white.ask("offer-draw", ply=0)
            withdrawn = await white.ask("answer", yes=False)
            assert withdrawn["status"]["offer"] is None
            await white.ask("offer-draw", ply=0)
            await white.play(white.view["legal"][0])
            await black.until_ply(1)
            assert black.status["offer"] is None
            assert (await black.ask("answer", yes=True))["code"] == "no-offer"

    run(work())


def test_a_draw_is_agreed_on_and_recorded(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table, guests = await friends(context, "mana")
            black, white = guests["black"], guests["white"]
            await play_on(guests, seed=1, most=6)
            watcher = await Guest.join(context, "cyril", table)
            assert not watcher.status["draw"]
            assert black.status["draw"]
            await black.ask("offer-draw", ply=6)
            assert not black.status["draw"]
            assert (await white.ask("offer-draw", ply=6))["code"] == "offer-open"
            ended = await white.ask("answer", yes=True)
            assert not ended["status"]["draw"]
            end = ended["status"]["end"]
            assert (end["result"], end["reason"]) == ("1/2", "agreed")
            assert ended["status"]["deal"]["seed"]
            assert ended["view"]["legal"] == []
            assert ended["view"]["to_move"] is None
            for kind in ("resign", "sync"):
                answer = await black.ask(kind)
                assert answer["type"] == "table" or answer["code"] == "over"
            assert (await black.ask("play", ply=6, move="--"))["code"] == "over"
            record = Record.parse(str(await context.tables.record("anna", table)))
            assert record.result == "1/2 agreed"
            assert record.position().ply == 6
            verify(record)

    run(work())


def test_a_game_without_agreed_draws_refuses_them(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            _, guests = await friends(context, "mandala")
            assert not guests["first"].status["draw"]
            answer = await guests["first"].ask("offer-draw", ply=0)
            assert answer["code"] == "no-draw-offers"

    run(work())


def test_giving_up_and_playing_again_with_the_seats_swapped(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table, guests = await friends(context, "mandala", draw="choose")
            first, second = guests["first"], guests["second"]
            record_so_far = str(await context.tables.record("anna", table))
            assert '[Viewer "first"]' in record_so_far
            assert "[Seed" not in record_so_far
            await second.ask("resign")
            await first.until(lambda m: m["type"] == "table" and m["status"]["end"] is not None)
            assert first.status["end"]["result"] == "1-0"
            record = await context.tables.record("cyril", table)
            assert record.viewer is None
            assert "?" not in str(record).partition("\n\n")[2]
            again = await first.ask("rematch")
            assert (await second.ask("rematch"))["status"]["rematch"] == again["status"]["rematch"]
            guest = await Guest.join(context, "anna", again["status"]["rematch"])
            assert guest.table["viewer"] == "second"
            assert guest.view["options"] == {"draw": "choose"}
            assert guest.status["deal"]["commitment"] != first.status["deal"]["commitment"]

    run(work())


def test_against_the_computer_one_takes_back_freely(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table = await create(
                context, "anna", NewTable("mabula", "computer", level=2, seat="white")
            )
            guest = await Guest.join(context, "anna", table)
            assert (await guest.ask("undo", ply=0))["code"] == "nothing-to-undo"
            await guest.play(guest.view["legal"][0])
            await guest.until_ply(2)
            assert guest.status["undo"]
            undone = await guest.ask("undo", ply=2)
            assert undone["view"]["ply"] == 0
            assert undone["moves"] == []
            await guest.play(guest.view["legal"][1])
            during = await guest.ask("undo", ply=guest.ply)  # perhaps while it thinks
            if during["type"] == "refused":  # it has answered just now
                assert during["code"] == "stale"
                await guest.until_ply(2)
                during = await guest.ask("undo", ply=2)
            assert during["view"]["to_move"] == "white"
            hint = await guest.ask("hint", ply=guest.ply)
            assert hint["type"] == "hint"
            assert hint["move"] in guest.view["legal"]
            resigned = await guest.ask("resign")
            assert resigned["status"]["end"]["result"] == "0-1"
            again = await guest.ask("rematch")
            other = await Guest.join(context, "anna", again["status"]["rematch"])
            assert other.table["viewer"] == "black"
            await other.until_ply(1)

    run(work())


def test_what_has_been_seen_is_not_taken_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table = await create(context, "anna", NewTable("mandala", "device"))
            guest = await Guest.join(context, "anna", table)
            await guest.ask("face", viewer="first")
            grow = next(move for move in guest.view["legal"] if move.startswith("B"))
            played = await guest.play(grow)
            assert played["status"]["undo"]
            assert (await guest.ask("undo", ply=1))["view"]["ply"] == 0
            build = next(move for move in guest.view["legal"] if move.startswith("A"))
            played = await guest.play(build)
            assert not played["status"]["undo"]
            assert (await guest.ask("undo", ply=1))["code"] == "cannot-undo-revealed"
            assert guest.ply == 1

    run(work())


def test_the_past_is_shown_as_it_was(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            _, guests = await friends(context, "mandala")
            first, second = guests["first"], guests["second"]
            views = [second.view | {"legal": []}]
            for _ in range(6):
                await play_on(guests, seed=5, most=first.ply + 1)
                views.append(second.view | {"legal": []})
            for ply, view in enumerate(views):
                past = await second.ask("look", ply=ply)
                assert past["view"] == view
            assert second.ply == 6

    run(work())
