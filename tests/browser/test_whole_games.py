"""Whole games on real pages: against the computer, between two by link, and on one device."""

import random

import pytest

from tests.browser.conftest import Visit
from tests.browser.playing import ENOUGH, GAMES, begin, choose, play
from tests.browser.test_course import resign
from tests.browser.visitor import PHONE, Sight


def check_ending(sight: Sight) -> None:
    """The page says that the game is over, how, and offers another."""
    assert sight.end is not None
    page = sight.page
    page.get_by_role("heading", name="How it ended").wait_for()
    assert sight.end["said"]
    assert sight.status() == sight.end["said"]
    assert page.get_by_role("link", name="Download the record").count()
    assert sight.shown_moves() == [move["move"] for move in sight.table["moves"]]


@pytest.mark.parametrize("game", GAMES)
def test_against_the_computer(visit: Visit, game: str) -> None:
    chance = random.Random(game)
    sight = begin(visit(), game, "Play")
    while sight.turn():
        play(sight, choose(sight, chance))
    check_ending(sight)
    movers = {move["seat"] for move in sight.table["moves"]}
    assert len(movers) == 2, "the computer has moved, too"
    sight.picture(f"{game}-computer-end")


@pytest.mark.parametrize("game", GAMES)
def test_between_two_by_link_with_a_spectator(visit: Visit, game: str) -> None:
    chance = random.Random(game)
    one = begin(visit(), game, "Play a friend")
    link = one.page.get_by_label("Link to this table").first.input_value()
    one.page.get_by_role("img", name="QR code").wait_for()
    one.picture(f"{game}-invite")
    two = visit(viewport=PHONE).open(link)
    two.until_table()
    two.wait(lambda: two.seat != "spectator", "a seat")
    three = visit().open(link)
    three.until_table()
    assert three.seat == "spectator"
    one.page.get_by_role("heading", name="Invite a friend").wait_for(state="detached")
    players = {one.seat: one, two.seat: two}
    assert len(players) == 2
    while one.end is None:
        mover = players[one.view["to_move"]]
        if one.ply == ENOUGH:
            resign(mover)
        elif mover.turn():
            play(mover, choose(mover, chance))
        for sight in (one, two, three):
            sight.wait(lambda sight=sight, ply=mover.ply: sight.ply >= ply, "the move")  # type: ignore[misc]
        if one.ply == 6:
            check_watching(three)
            three.picture(f"{game}-watching")
            two.picture(f"{game}-phone")
    for sight in (one, two, three):
        sight.wait(lambda sight=sight: sight.end is not None, "the end")  # type: ignore[misc]
        sight.until_shown()
        check_ending(sight)
    assert one.shown_moves() == two.shown_moves() == three.shown_moves()
    assert not three.sent


def check_watching(sight: Sight) -> None:
    """Who watches sees the game and can do nothing on the board."""
    sight.until_shown()
    assert sight.legal == []
    assert "You are watching" in sight.status()
    assert sight.page.locator(".stage [tabindex]").count() == 0
    assert sight.page.get_by_label("Type a move").count() == 0
    for name in ("Take back", "Offer draw", "Hint"):
        assert sight.button(name).count() == 0
    box = sight.page.locator(".stage .board").first.bounding_box()
    assert box
    for part in (0.2, 0.5, 0.8):
        sight.page.mouse.click(box["x"] + box["width"] * part, box["y"] + box["height"] * part)


@pytest.mark.parametrize("game", ["mabula", "mana"])
def test_one_device_for_two(visit: Visit, game: str) -> None:
    chance = random.Random(game)
    sight = begin(visit(viewport=PHONE), game, "Two on one device")
    while sight.turn():
        play(sight, choose(sight, chance))
    check_ending(sight)
    sight.picture(f"{game}-device-end")


def test_one_device_for_two_keeps_hands_secret(visit: Visit) -> None:
    chance = random.Random(3)
    sight = begin(visit(viewport=PHONE), "mandala", "Two on one device")
    page = sight.page
    while sight.end is None:
        seat = sight.view["to_move"]
        name = {"first": "Player 1", "second": "Player 2"}[seat]
        take = sight.button(f"I am {name}, show my cards")
        if sight.seat == "spectator":
            take.wait_for()
            check_covered(sight)
            if sight.ply == 4:
                sight.picture("mandala-hand-over")
            take.click()
            sight.wait(lambda seat=seat: sight.seat == seat, "the hand")  # type: ignore[misc]
            take.wait_for(state="detached")
        assert sight.turn()
        if sight.ply == ENOUGH:
            resign(sight)
        else:
            play(sight, choose(sight, chance))
        if sight.end is None and sight.view["to_move"] != sight.seat:
            page.get_by_text(f"{name}’s turn is over.").wait_for()
            sight.button("Pass the device").click()
            sight.wait(lambda: sight.seat == "spectator", "the device handed over")
    check_ending(sight)
    sight.picture("mandala-device-end")


def check_covered(sight: Sight) -> None:
    """While the device changes hands, its page holds no card and tells of none."""
    page = sight.page
    assert page.locator(".stage .board svg").count() == 0
    assert page.locator("[data-spot]").count() == 0
    assert page.locator("ol [data-ply]").count() == 0
    assert page.locator(".told").inner_text() == ""
    assert sight.view["table"]["hands"]["first"]["cards"] is None
    assert sight.view["table"]["hands"]["second"]["cards"] is None
    words = page.locator("body").inner_text().lower()
    for colour in ("red", "orange", "yellow", "green", "purple", "black"):
        assert colour not in words.split()
