"""The course of a game: take back, hint, resign, draw, rematch, steps, records, seats, names."""

import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tercet
from tercet.core.registry import about
from tests.browser.conftest import Visit
from tests.browser.playing import (
    BOARDS,
    GAMES,
    begin,
    choose,
    choose_calmly,
    play,
    take_turns,
    two_at_a_table,
)
from tests.browser.visitor import Sight
from tests.server.real import environment


def open_menu(sight: Sight) -> None:
    sight.button("More").click()
    sight.page.get_by_role("dialog").wait_for()


def resign(sight: Sight) -> None:
    open_menu(sight)
    sight.button("Resign").click()
    sight.button("Resign").click()
    sight.wait(lambda: sight.end is not None, "the end")
    sight.page.get_by_role("dialog").wait_for(state="hidden")


@pytest.mark.parametrize("game", ["mabula", "mana"])
def test_take_back_and_hint_against_the_computer(visit: Visit, game: str) -> None:
    sight = begin(visit(), game, "Play")
    assert sight.turn()
    before = sight.shown_moves()
    play(sight, sight.legal[0])
    assert sight.turn()
    assert len(sight.shown_moves()) == len(before) + 2
    sight.button("Take back").click()
    sight.wait(lambda: sight.ply == len(before), "the move taken back")
    sight.until_shown()
    assert sight.shown_moves() == before
    sight.button("Hint").click()
    asked = sight.page.get_by_role("group", name=re.compile("^A good move: "))
    asked.wait_for()
    sight.picture(f"{game}-hint")
    move = asked.locator("p").inner_text().removeprefix("A good move: ")
    assert move in sight.legal
    asked.get_by_role("button", name="Play it").click()
    sight.until_ply(len(before) + 1)
    assert sight.shown_moves()[len(before)] == move


def test_what_was_revealed_is_not_taken_back(visit: Visit) -> None:
    chance = random.Random(1)
    sight = begin(visit(), "mandala", "Play")
    assert sight.turn()
    play(sight, choose(sight, chance))  # it draws cards
    assert sight.turn()
    ply = sight.ply
    back = sight.button("Take back")
    assert back.get_attribute("aria-disabled") == "true"
    back.click(force=True)
    play(sight, choose(sight, chance))
    assert sight.shown_moves()[ply]


def test_take_back_by_consent(visit: Visit) -> None:
    players = two_at_a_table(visit(), visit(), "mabula")
    take_turns(players, random.Random(2), 3)
    one, two = players.values()
    mover = one if one.table["moves"][-1]["seat"] == one.seat else two
    other = two if mover is one else one
    for answer, plies in (("Decline", 3), ("Accept", 2)):
        mover.button("Take back").click()
        mover.page.get_by_text("You have asked to take back a move.").wait_for()
        other.button(answer).click()
        mover.page.get_by_text("You have asked to take back a move.").wait_for(state="detached")
        for sight in (mover, other):
            sight.wait(lambda sight=sight, plies=plies: sight.ply == plies, f"{plies} moves")  # type: ignore[misc]
            sight.until_shown()


@pytest.mark.parametrize("game", ["mabula", "mana"])
def test_draw_offered_declined_withdrawn_and_agreed(visit: Visit, game: str) -> None:
    players = two_at_a_table(visit(), visit(), game)
    take_turns(players, random.Random(3), 2)
    one, two = players.values()
    offered = one.page.get_by_text("You have offered a draw.")
    for who, button in ((two, "Decline"), (one, "Withdraw"), (two, "Accept")):
        one.button("Offer draw").click()
        offered.wait_for()
        two.page.get_by_text("offers a draw.").wait_for()
        who.button(button).click()
        offered.wait_for(state="detached")
        if button != "Accept":
            two.page.get_by_text("offers a draw.").wait_for(state="detached")
            assert one.end is None
    for sight in (one, two):
        sight.wait(lambda sight=sight: sight.end is not None, "the end")  # type: ignore[misc]
        sight.page.get_by_text("A draw by agreement.").first.wait_for()


def test_on_one_device_two_agree_on_a_draw(visit: Visit) -> None:
    sight = begin(visit(), "mabula", "Two on one device")
    play(sight, sight.legal[0])
    open_menu(sight)
    sight.button("Agree on a draw").click()
    sight.button("Keep playing").click()
    sight.button("Agree on a draw").click()
    sight.picture("mabula-device-draw-sure")
    assert sight.end is None
    sight.button("Agree on a draw").click()
    sight.wait(lambda: sight.end is not None, "the end")
    sight.page.get_by_text("A draw by agreement.").first.wait_for()
    sight.picture("mabula-device-agreed")


def test_no_draws_where_the_game_has_none(visit: Visit) -> None:
    for sight in two_at_a_table(visit(), visit(), "mandala").values():
        assert sight.button("Offer draw").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_resign_and_rematch_with_seats_swapped(visit: Visit, game: str) -> None:
    players = two_at_a_table(visit(), visit(), game)
    take_turns(players, random.Random(4), 2)
    one, two = players.values()
    seats = [one.seat, two.seat]
    resign(one)
    for sight in (one, two):
        sight.wait(lambda sight=sight: sight.end is not None, "the end")  # type: ignore[misc]
        sight.page.get_by_text("the opponent resigned").first.wait_for()
    first_table = one.table["id"]
    two.button("Play again, seats swapped").click()
    two.wait(lambda: two.table["id"] != first_table, "the next table")
    one.page.get_by_role("link", name="Go to the next game").click()
    one.wait(lambda: one.table["id"] == two.table["id"], "the same table")
    assert [two.seat, one.seat] == seats
    one.page.locator("ol [data-ply]").first.wait_for(state="detached")
    take_turns({one.seat: one, two.seat: two}, random.Random(5), 2)


def test_flip_turns_the_board(visit: Visit) -> None:
    sight = begin(visit(), "mabula", "Play", seat="white")
    place = sight.page.locator('[data-cell="b1"]')
    before = place.bounding_box()
    sight.button("Flip").click()
    sight.wait(lambda: place.bounding_box() != before, "the board turned")
    sight.button("Flip").click()
    sight.wait(lambda: place.bounding_box() == before, "the board turned back")


def test_stepping_while_the_game_goes_on(visit: Visit) -> None:
    players = two_at_a_table(visit(), visit(), "mana")
    take_turns(players, random.Random(6), 4)
    looker = players[next(iter(players.values())).view["to_move"]]
    other = next(sight for sight in players.values() if sight is not looker)
    play(looker, choose_calmly(looker, random.Random(1)))
    looker.button("Back one move").click()
    looker.page.get_by_text("You are looking at move 4.").wait_for()
    looker.button("Go to the start").click()
    looker.page.get_by_text("You are looking at the start of the game.").wait_for()
    assert looker.page.locator(".stage .piece").count() < 4
    other.until_ply(5)
    assert other.turn()
    play(other, choose_calmly(other, random.Random(1)))
    looker.until_ply(6)
    looker.page.get_by_text("You are looking at the start of the game.").wait_for()
    looker.picture("mana-stepping")
    looker.page.locator('ol [data-ply="2"]').click()
    looker.page.get_by_text("You are looking at move 2.").wait_for()
    looker.button("Back to the game").click()
    looker.page.get_by_text("You are looking").wait_for(state="detached")
    play(looker, choose_calmly(looker, random.Random(1)))


@pytest.mark.parametrize("game", BOARDS)
def test_the_record_of_a_finished_game_proves_its_deal(
    visit: Visit, game: str, tmp_path: Path
) -> None:
    players = two_at_a_table(visit(), visit(), game)
    take_turns(players, random.Random(7), 6)
    sight = next(iter(players.values()))
    promised = sight.table["status"]["deal"]["commitment"]
    resign(sight)
    assert sight.table["status"]["deal"]["commitment"] == promised
    with sight.page.expect_download() as started:
        sight.page.get_by_role("link", name="Download the record").first.click()
    path = tmp_path / "game.tct"
    started.value.save_as(path)
    assert promised in path.read_text(encoding="utf-8")
    assert tercet.load(path).moves == sight.shown_moves()
    if not about(game).hidden:
        return
    for command in ("verify", "replay"):
        done = subprocess.run(
            [sys.executable, "-m", "tercet", command, str(path)],
            capture_output=True,
            text=True,
            env=environment(),
            stdin=subprocess.DEVNULL,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, (command, done.stdout, done.stderr)


def test_a_seat_moves_to_another_device_once(visit: Visit) -> None:
    players = two_at_a_table(visit(), visit(), "mabula")
    take_turns(players, random.Random(8), 2)
    sight, other = players.values()
    seat = sight.seat
    open_menu(sight)
    sight.button("Move to another device").click()
    link = sight.page.get_by_label("Link for your other device").input_value()
    phone = visit().open(link)
    phone.button("Take the seat here").click()
    phone.until_table()
    phone.wait(lambda: phone.seat == seat, "the seat")
    sight.button("Close").click()
    sight.page.reload()
    sight.until_table()
    assert sight.seat == "spectator"
    take_turns({seat: phone, other.seat: other}, random.Random(9), 2)
    late = visit()
    late.allow("409|404|400|403")
    again = late.open(link)
    again.button("Take the seat here").click()
    again.page.get_by_text("This link is invalid or has already been used").wait_for()


def test_names_are_text_and_nothing_else(visit: Visit) -> None:
    name = "<img src=x onerror=alert(1)>"
    visitor = visit()
    home = visitor.open("/")
    home.page.get_by_label("Your name").fill(name)
    home.button("Save").click()
    home.page.get_by_text("Your name is saved.").wait_for()
    players = two_at_a_table(visitor, visit(), "mabula")
    for sight in players.values():
        sight.page.get_by_text(name).first.wait_for()
        assert sight.page.locator("img[src=x]").count() == 0
