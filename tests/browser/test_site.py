"""The site of plain files, in a folder of a plain file server."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.playing import GAMES, card, click_move
from tests.browser.test_course import resign
from tests.browser.test_offline import is_there
from tests.browser.test_pages import check, plain_messages
from tests.browser.visitor import Sight

_FOLDER = "some/folder"


class _Silent(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site; beside it there is nothing."""
    root = tmp_path_factory.mktemp("host")
    subprocess.run([sys.executable, "-m", "tercet", "site", str(root / _FOLDER)], check=True)
    handler = partial(_Silent, directory=str(root))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/{_FOLDER}/"
        server.shutdown()
        thread.join()


def opened(visit: Visit, site: str, path: str = "", language: str = "en", **options: Any) -> Sight:
    """A page of the site, whose requests must stay in its folder."""
    visitor = visit(language, at=site, **options)
    sight = visitor.open(path)
    strays = []
    sight.page.on("request", lambda one: None if one.url.startswith(site) else strays.append(one))
    sight.page.reload()
    sight.page.locator("main h1").wait_for(state="attached")
    sight.page.wait_for_load_state("networkidle")
    assert [stray.url for stray in strays] == []
    return sight


@pytest.mark.parametrize("language", ["en", "cs"])
def test_pages_of_a_site(visit: Visit, site: str, language: str) -> None:
    sight = opened(visit, site, language=language)
    own = plain_messages(language)
    is_there(sight, own["tercet", "web-title"])
    check(sight, language, "home of a site")
    sight.page.get_by_role("link", name=own["tercet", "web-how"]).first.click()
    sight.page.locator("article h2").first.wait_for()
    assert sight.page.url.startswith(f"{site}#/how/")
    check(sight, language, "guide of a site")
    sight.page.reload()
    sight.page.locator("article h2").first.wait_for()
    sight.page.get_by_role("link", name=own["tercet", "web-to-games"]).click()
    is_there(sight, own["tercet", "web-title"])
    sight.page.go_back()
    sight.page.locator("article h2").first.wait_for()
    sight.go("#/nowhere")
    is_there(sight, own["tercet", "web-lost"])


def test_the_skip_link_leaves_the_address_alone(visit: Visit, site: str) -> None:
    sight = opened(visit, site, "#/how/mana")
    sight.page.get_by_role("link", name=plain_messages("en")["tercet", "web-skip"]).focus()
    sight.page.keyboard.press("Enter")
    assert sight.page.evaluate("document.activeElement.id") == "main"
    assert sight.page.url == f"{site}#/how/mana"


def test_the_language_stays_chosen(visit: Visit, site: str) -> None:
    sight = opened(visit, site)
    sight.page.get_by_label("Language", exact=True).select_option("hu")
    is_there(sight, plain_messages("hu")["tercet", "web-title"])
    sight.page.reload()
    is_there(sight, plain_messages("hu")["tercet", "web-title"])
    assert sight.page.evaluate("document.cookie") == ""


def test_a_site_starts_without_a_network(visit: Visit, site: str) -> None:
    sight = opened(visit, site, keeps=True)
    sight.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    sight.page.context.set_offline(True)
    sight.page.reload()
    is_there(sight, plain_messages("en")["tercet", "web-title"])
    sight.page.locator(".living .board svg").first.wait_for(state="attached")
    sight.go("#/how/mana")
    sight.page.locator("article h2").first.wait_for()
    sight.go("#/learn/mana")
    sight.page.locator("ol a").first.click()
    sight.page.locator(".stage .board svg").first.wait_for(state="attached")
    sight.go("#/")
    card(sight, GAMES[0]).locator("button.primary").click()
    sight.page.wait_for_url("**/#/t/device-*")
    sight.page.locator(".stage .board > *").first.wait_for()


def test_a_game_of_a_site_is_reviewed(visit: Visit, site: str) -> None:
    sight = opened(visit, site)
    card(sight, "mabula").locator("button.primary").click()
    sight.until_table()
    assert sight.turn()
    click_move(sight, sight.legal[0])
    assert sight.turn()
    resign(sight)
    sight.page.get_by_role("link", name="Review the game").click()
    sight.page.locator("#learn").wait_for()
    sight.page.wait_for_url("**/#/review#*")
    sight.page.reload()
    sight.page.locator("#learn").wait_for()
