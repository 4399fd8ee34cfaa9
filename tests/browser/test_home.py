"""The home page leads on: newcomers to a lesson, others to puzzles, lessons and games to review."""

from playwright.sync_api import Locator

from tercet.core.lessons import load_lessons
from tercet.core.puzzles import puzzle_path
from tercet.core.texts import Texts
from tests.browser.conftest import Visit
from tests.browser.playing import GAMES, begin
from tests.browser.visitor import Sight

LESSONS = {game: lessons for game in GAMES if (lessons := load_lessons(game))}


def _name(game: str) -> str:
    return Texts("en", game).say("game-name")


def _links(sight: Sight, title: str) -> Locator:
    """The links to games beside a title, once the page shows what to do."""
    sight.page.locator("article").first.wait_for()
    return sight.page.get_by_role("listitem").filter(has_text=title).get_by_role("link")


def test_newcomers_are_led_to_the_first_lesson(visit: Visit) -> None:
    game, lessons = next(iter(LESSONS.items()))
    sight = visit().open("/")
    _links(sight, "New here?").filter(has_text=_name(game)).click()
    sight.page.wait_for_url(f"**/learn/{game}/{lessons.lessons[0].id}")
    sight.page.locator('[data-step="1"]').wait_for()
    sight.page.locator(".side .button").first.click()
    sight.page.locator('[data-step="2"]').wait_for()
    sight.go("/")
    assert _links(sight, "Continue your lesson").all_inner_texts() == [_name(game)]
    assert _links(sight, "New here?").count() == 0


def test_players_are_led_to_puzzles_and_reviews(visit: Visit) -> None:
    sight = begin(visit(), GAMES[0], "Two on one device")
    sight.button("More").click()
    sight.button("Resign").click()
    sight.button("Resign").click()
    sight.wait(lambda: sight.end is not None, "the end")
    sight.go("/")
    with_puzzles = [_name(game) for game in GAMES if puzzle_path(game).is_file()]
    daily = _links(sight, "Puzzle of the day")
    daily.first.wait_for()  # the page has read the visitor's tables
    assert daily.all_inner_texts() == with_puzzles
    _links(sight, "Review your last game").click()
    sight.page.wait_for_url("**/review**")
    sight.go("/")
    daily.first.wait_for()
    assert _links(sight, "Review your last game").count() == 0
