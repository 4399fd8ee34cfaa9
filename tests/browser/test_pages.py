"""Every page in every language: words, accessibility, and that it fits a phone and a desk."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from fluent.syntax import FluentParser, ast

from tercet.core.registry import folder
from tercet.core.texts import catalogues
from tests import amount
from tests.browser.conftest import Visit
from tests.browser.playing import GAMES, card
from tests.browser.visitor import DESK, LOCALES, PHONE, Sight

GUIDES = [name for name in GAMES if (folder(name) / "board" / "Guide.svelte").exists()]
SIZES = {"desk": DESK, "phone": PHONE}
_EXCESS = "document.documentElement.scrollWidth - innerWidth"


@cache
def plain_messages(language: str) -> dict[tuple[str, str], str]:
    """The messages without variables, as they must stand on a page; by folder and name."""
    found = {}
    for path in {path for game in GAMES for path in catalogues(language, game)}:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ast.Message) or entry.value is None:
                continue
            elements = entry.value.elements
            if len(elements) == 1 and isinstance(elements[0], ast.TextElement):
                found[path.parents[1].name, entry.id.name] = elements[0].value
    return found


def english_left(sight: Sight, language: str) -> list[str]:
    """Lines of the page that are English where the language has other words."""
    own = plain_messages(language)
    english = {
        text for name, text in plain_messages("en").items() if own.get(name, "") != text
    } - set(own.values())
    labels = sight.page.locator("[aria-label]").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label'))"
    )
    lines = sight.page.locator("body").inner_text().split("\n")
    options = sight.page.locator("option").all_inner_texts()
    return [line.strip() for line in [*lines, *labels, *options] if line.strip() in english]


def check(sight: Sight, language: str, name: str) -> None:
    """What holds for every page."""
    page = sight.page
    assert page.locator("html").get_attribute("lang") == language
    chosen = page.viewport_size
    assert chosen
    for size in (*SIZES.values(), chosen):
        page.set_viewport_size(size)
        sight.wait(lambda: bool(page.evaluate(_EXCESS) <= 0), f"{name} not too wide at {size}")
    dialog = page.locator("dialog[open]")
    if dialog.count():
        assert dialog.evaluate("one => one.scrollWidth - one.clientWidth") <= 0, name
    if language != "en":
        assert english_left(sight, language) == [], name
    result: Any = Axe().run(page)
    broken = [
        (one["id"], [node["html"][:160] for node in one["nodes"]][:3])
        for one in result.response["violations"]
    ]
    assert broken == [], name


def check_board(sight: Sight) -> None:
    """The whole board is in sight without scrolling."""
    box = sight.page.locator(".stage .board").first.bounding_box()
    size = sight.page.viewport_size
    assert box
    assert size
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size["height"]
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]


def walk(sight: Sight) -> Iterator[str]:
    """All pages, one after another."""
    sight.page.locator(".living .board svg").first.wait_for(state="attached")
    for game in GAMES:
        card(sight, game).locator("details summary").first.click()
    yield "home"
    for game in GUIDES:
        sight.go(f"/how/{game}")
        sight.page.locator("article h2").first.wait_for()
        yield f"how-{game}"
    for game in GAMES:
        sight.table = {}
        sight.go("/")
        card(sight, game).locator("button.primary").click()
        sight.until_table()
        assert sight.turn()
        check_board(sight)
        yield f"table-{game}"
    sight.page.locator(".actions button").last.click()
    sight.page.get_by_role("dialog").wait_for()
    yield "settings"
    sight.go("/nowhere")
    yield "not-found"
    sight.go("/seat/nothing")
    yield "seat"


# Each language in another size and colour.
_LOOKS = [f"{size}-{scheme}" for size in SIZES for scheme in ("light", "dark")]
LOOKS = list(zip(LOCALES, _LOOKS, strict=True))
if amount.THOROUGH:
    LOOKS = [(language, look) for language in LOCALES for look in _LOOKS]


@pytest.mark.parametrize(("language", "look"), LOOKS)
def test_every_page(visit: Visit, language: str, look: str) -> None:
    size, scheme = look.split("-")
    visitor = visit(language, viewport=SIZES[size], color_scheme=scheme)
    visitor.allow("404 .*/nowhere")
    visitor.allow("status of 404")
    sight = visitor.open("/")
    sight.page.locator("article").nth(len(GAMES) - 1).wait_for()
    for name in walk(sight):
        sight.picture(f"{name}-{language}-{look}")
        check(sight, language, f"{name} {language} {look}")


def test_the_language_is_chosen_on_the_page(visit: Visit) -> None:
    sight = visit("en").open("/")
    sight.page.get_by_label("Language", exact=True).select_option("cs")
    title = plain_messages("cs")["tercet", "web-title"]
    sight.page.get_by_role("heading", name=title, level=1).wait_for()
    assert sight.page.locator("html").get_attribute("lang") == "cs"
    sight.page.reload()
    sight.page.get_by_role("heading", name=title, level=1).wait_for()


def test_the_theme_is_chosen_on_the_page(visit: Visit) -> None:
    sight = visit("en", color_scheme="light").open("/")
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    light = sight.page.evaluate(paper)
    theme = sight.page.get_by_role("button", name=re.compile("^Theme"))
    theme.click()
    assert sight.page.evaluate(paper) == light
    theme.click()
    sight.wait(lambda: sight.page.evaluate(paper) != light, "a dark page")
    sight.page.reload()
    sight.page.locator("main h1").wait_for()
    assert sight.page.evaluate(paper) != light
