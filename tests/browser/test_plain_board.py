"""The board of games without one of their own, which the example shows."""

import random
import re

import pytest

from tercet.core.registry import about
from tests.browser.conftest import Visit
from tests.browser.playing import BOARDS, GAMES, begin, card, play
from tests.browser.visitor import LOCALES, PHONE, Sight

PLAIN = [name for name in GAMES if name not in BOARDS]
NAME = re.compile(r"[a-z]\d")


def moves(sight: Sight) -> list[str]:
    """The list of moves below the board."""
    return sight.page.locator(".stage .moves button").all_inner_texts()


@pytest.mark.parametrize("game", PLAIN)
def test_the_home_page_shows_the_start_and_no_guide(visit: Visit, game: str) -> None:
    sight = visit().open("/")
    article = card(sight, game)
    article.get_by_role("img", name="The board before the first move.").wait_for()
    assert article.get_by_role("heading").inner_text() == game.capitalize()
    assert article.get_by_role("link", name="How to play").count() == 0
    assert article.get_by_role("button", name="Pause the example game").count() == 0
    sight.go(f"/how/{game}")
    sight.page.get_by_role("heading", name="There is nothing here").wait_for()


@pytest.mark.parametrize("game", PLAIN)
def test_a_whole_game_by_the_list_of_moves(visit: Visit, game: str) -> None:
    chance = random.Random(game)
    sight = begin(visit(viewport=PHONE), game, "Play")
    while sight.turn():
        sight.wait(lambda: moves(sight) == sight.legal, "the legal moves")
        ply = sight.ply
        sight.button(chance.choice(sight.legal)).click()
        sight.until_ply(ply + 1)
        assert sight.page.evaluate("document.activeElement.dataset.square"), "focus on the board"
    assert sight.end is not None
    assert sight.page.locator(".stage .moves").count() == 0
    ending = sight.page.get_by_role("heading", name="How it ended").locator("..")
    assert sight.end["said"] in ending.inner_text()


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", PLAIN)
def test_squares_and_their_names(visit: Visit, game: str, language: str) -> None:
    sight = visit(language).open("/")
    card(sight, game).locator("button.primary").click()
    sight.until_table()
    assert sight.turn()
    own = NAME.findall(sight.legal[0])[0]
    squares = sight.page.locator(".stage [data-square]")
    for name in squares.evaluate_all("all => all.map(one => one.ariaLabel)"):
        assert NAME.match(name)
        assert "white" not in name, "seats are worded"
    targets = [NAME.findall(move)[1] for move in sight.legal if move.startswith(own)]
    sight.page.locator(f'.stage [data-square="{own}"]').click()
    assert sight.page.locator(".stage .square.target").count() == len(targets)
    said = sight.page.locator(".stage .board [role=status]").inner_text()
    assert own in said
    assert ", ".join(targets) in said
    assert moves(sight)[1:] == [move for move in sight.legal if move.startswith(own)]


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", PLAIN)
def test_what_is_not_allowed_is_explained(visit: Visit, game: str, language: str) -> None:
    sight = visit(language).open("/")
    card(sight, game).locator("button.primary").click()
    sight.until_table()
    assert sight.turn()
    ply = sight.ply
    board: dict[str, str] = sight.view["table"]["board"]
    own = NAME.findall(sight.legal[0])[0]
    targets = [NAME.findall(move)[1] for move in sight.legal if move.startswith(own)]
    enemy = next(
        square for square, seat in board.items() if seat != sight.seat and square not in targets
    )
    sight.page.locator(f'.stage [data-square="{enemy}"]').click(force=True)
    sight.page.locator(".status.bad").wait_for()
    assert enemy in sight.status()
    assert sight.page.locator(f'.stage [data-square="{enemy}"].bad').count() == 1
    sight.page.keyboard.press("Escape")
    sight.page.locator(f'.stage [data-square="{own}"]').click()
    assert sight.page.locator(".status.bad").count() == 0
    sight.page.locator(f'.stage [data-square="{enemy}"]').click(force=True)
    sight.page.locator(".status.bad").wait_for()
    refused = next(frame for frame in reversed(sight.received) if '"type":"refused"' in frame)
    assert '"rule":null' not in refused
    assert f'"from":"{own}","to":"{enemy}"' in refused
    marked = sight.page.locator(".stage .square.bad")
    assert set(marked.evaluate_all("all => all.map(one => one.dataset.square)")) == {own, enemy}
    assert sight.ply == ply
    sight.picture(f"{game}-why-not-{language}")
    sight.page.keyboard.press("Escape")
    play(sight, sight.legal[0])
    assert sight.page.locator(".status.bad").count() == 0


@pytest.mark.parametrize("game", PLAIN)
def test_a_hint_and_the_last_move_are_marked(visit: Visit, game: str) -> None:
    first = about(game).seats[0]
    sight = begin(visit(), game, "Play", first)
    assert sight.turn()
    play(sight, sight.legal[0])
    assert sight.turn()
    past = sight.page.locator(".stage .square.past")
    shown = set(past.evaluate_all("all => all.map(one => one.dataset.square)"))
    assert shown == set(NAME.findall(sight.table["moves"][-1]["move"]))
    sight.button("Hint").click()
    asked = sight.page.get_by_role("group", name=re.compile("^A good move: "))
    move = asked.locator("p").inner_text().removeprefix("A good move: ")
    advised = sight.page.locator(".stage .square.advised")
    shown = set(advised.evaluate_all("all => all.map(one => one.dataset.square)"))
    assert shown == set(NAME.findall(move))
