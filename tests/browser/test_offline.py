"""The installed application: kept on the device, started without a network, renewed when asked."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tercet.core.registry import folder
from tests.browser.bundles import next_build
from tests.browser.conftest import Visit
from tests.browser.playing import GAMES
from tests.browser.test_pages import check, plain_messages
from tests.browser.visitor import Sight
from tests.server.real import Server, serving

DEMO = next(path for name in GAMES if (path := folder(name) / "demo.tct").exists())
_KEPT = """
async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (active.state === "activated") return;
  await new Promise((done) => active.addEventListener("statechange", done));
}
"""
# What the system does when a file is opened with the application.
_LAUNCH = """
const files = [{ getFile: async () => new File([RECORD], "game.tct") }];
Object.defineProperty(window, "launchQueue", {
  value: { setConsumer: (consumer) => consumer({ files }) },
});
"""
# What the system does when a file is shared with it.
_SHARE = """
(record) => {
  const form = document.createElement("form");
  form.action = "/share";
  form.method = "post";
  form.enctype = "multipart/form-data";
  const input = document.createElement("input");
  input.type = "file";
  input.name = "record";
  const files = new DataTransfer();
  files.items.add(new File([record], "game.tct"));
  input.files = files.files;
  form.append(input);
  document.body.append(form);
  form.submit();
}
"""
_LOADED = "performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop."""
    with serving(tmp_path / "data", "--no-limits") as running:
        yield running


def installed(visit: Visit, server: Server, language: str = "en") -> Sight:
    """A visitor whose browser has kept the application."""
    visitor = visit(language, at=server.address, keeps=True)
    sight = visitor.open("/")
    sight.page.evaluate(_KEPT)
    return sight


def is_there(sight: Sight, title: str) -> None:
    sight.page.get_by_role("heading", name=title, level=1).wait_for()


def test_it_can_be_installed(visit: Visit, server: Server) -> None:
    sight = installed(visit, server, "pl")
    devtools = sight.page.context.new_cdp_session(sight.page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    content = json.loads(manifest["data"])
    assert content["lang"] == "pl"
    assert content["description"] == plain_messages("pl")["tercet", "web-lead"]
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],  # as all windows of the tests are
    )


def test_it_starts_without_a_server(visit: Visit, own_server: Server) -> None:
    sight = installed(visit, own_server, "hu")
    sight.page.get_by_label(
        plain_messages("hu")["tercet", "web-language"], exact=True
    ).select_option("cs")
    title = plain_messages("cs")["tercet", "web-title"]
    is_there(sight, title)
    assert own_server.stop() == 0
    sight.visitor.allow("ERR_CONNECTION_REFUSED")
    sight.page.reload()
    is_there(sight, title)
    check(sight, "cs", "home without a server")
    sight.go("/how/mana")
    sight.page.locator("article h2").first.wait_for()
    sight.go("/t/nothing")
    sight.page.get_by_text(plain_messages("cs")["tercet", "web-table-away"]).wait_for()
    check(sight, "cs", "a table without its server")
    sight.go("/seat/nothing")
    sight.button(plain_messages("cs")["tercet", "web-seat-link-take"]).click()
    sight.page.get_by_text(plain_messages("cs")["tercet", "web-not-reached"]).wait_for()
    sight.go("/nowhere")
    is_there(sight, plain_messages("cs")["tercet", "web-lost"])


def test_a_table_of_the_server_opens_when_it_is_back(visit: Visit, own_server: Server) -> None:
    sight = installed(visit, own_server)
    sight.page.locator("article button.primary").first.click()
    sight.until_table()
    assert own_server.stop() == 0
    sight.visitor.allow("ERR_CONNECTION_REFUSED")
    sight.visitor.allow("status of 503")  # games are still being loaded
    sight.visitor.allow("response: 503")
    sight.page.reload()
    sight.page.get_by_text(plain_messages("en")["tercet", "web-table-away"]).wait_for()
    with serving(own_server.data, "--no-limits", port=str(own_server.port)):
        sight.table = {}
        sight.until_table()


def test_a_record_opens_in_the_installed_application(visit: Visit, server: Server) -> None:
    record = DEMO.read_text(encoding="utf-8")
    sight = installed(visit, server)
    sight.page.add_init_script(f"const RECORD = {json.dumps(record)};{_LAUNCH}")
    sight.page.reload()
    sight.page.wait_for_url("**/t/device-*")
    sight.page.locator(".stage .board > *").first.wait_for()


def test_a_shared_record_opens_in_the_installed_application(visit: Visit, server: Server) -> None:
    record = DEMO.read_text(encoding="utf-8")
    sight = installed(visit, server)
    sight.page.reload()  # from now on the service worker answers
    is_there(sight, plain_messages("en")["tercet", "web-title"])
    sight.page.evaluate(_SHARE, record)
    sight.page.wait_for_url("**/t/device-*")
    sight.page.locator(".stage .board > *").first.wait_for()
    sight.go("/")  # once is enough
    is_there(sight, plain_messages("en")["tercet", "web-title"])


def test_what_people_do_is_not_kept(visit: Visit, server: Server) -> None:
    sight = installed(visit, server)
    sight.page.reload()  # from now on every request goes through the service worker
    is_there(sight, plain_messages("en")["tercet", "web-title"])
    sight.page.locator("article button.primary").first.click()
    sight.until_table()
    kept = sight.page.evaluate(
        """async () => {
          const kept = [];
          for (const name of await caches.keys())
            for (const { url } of await (await caches.open(name)).keys())
              kept.push(new URL(url).pathname);
          return kept;
        }"""
    )
    answers = {path for path in kept if path.startswith("/api/")}
    assert "/api/games" in answers
    assert all(path.startswith(("/api/games", "/api/demo/")) for path in answers)


def test_a_new_version_waits_until_it_is_wanted(
    visit: Visit, own_server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = plain_messages("en")["tercet", "web-title"], "Another build"
    sight = installed(visit, own_server)
    other = Sight(sight.visitor, sight.page.context.new_page())
    other.go("/how/mana")
    assert own_server.stop() == 0
    monkeypatch.setenv("PYTHONPATH", str(next_build(tmp_path / "next", (old, new))))
    sight.visitor.allow("ERR_CONNECTION_REFUSED")
    with serving(own_server.data, "--no-limits", port=str(own_server.port)):
        sight.page.reload()
        is_there(sight, old)
        sight.page.get_by_text(plain_messages("en")["tercet", "web-new-version"]).wait_for()
        check(sight, "en", "a new version")
        sight.picture("new-version")
        assert not [path for path in sight.page.evaluate(_LOADED) if "-next." in path]
        with other.page.expect_event("load"):  # what it had of the old version is gone
            sight.button(plain_messages("en")["tercet", "web-new-version-reload"]).click()
        is_there(sight, new)
        other.page.locator("article h2").first.wait_for()
        for one in (sight, other):
            loaded = [path for path in one.page.evaluate(_LOADED) if path.startswith("/assets/")]
            assert loaded
            assert all("-next." in path for path in loaded)
        assert not sight.page.get_by_text(plain_messages("en")["tercet", "web-new-version"]).count()
