"""Tables on this device: the same pages, but a worker answers, and nothing needs the server."""

import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route

from tercet.core import wording
from tercet.core.errors import IllegalMove
from tercet.core.fairness import verify
from tercet.core.position import Position
from tercet.core.records import Record
from tercet.core.texts import texts
from tests.browser.conftest import Visit
from tests.browser.playing import BOARDS, ENOUGH, GAMES, begin, choose, choose_calmly, play, start
from tests.browser.test_course import open_menu, resign
from tests.browser.test_pages import check
from tests.browser.visitor import DESK, LOCALES, PHONE, Sight, Visitor
from tests.server.real import environment
from tests.server.test_wire_secrets import OTHER, two_deals

LOST = "Connection lost."
NO_SERVER = "There is no connection to the server."
NOT_SAVED = "This game cannot be saved"


def go_offline(visitor: Visitor) -> None:
    """Cut the network; what fails for that reason is meant to."""
    visitor.allow("ERR_INTERNET_DISCONNECTED")
    visitor.allow("Couldn't load preload assets")  # axe asks for the style sheets once more
    visitor.context.set_offline(True)


def download(sight: Sight) -> str:
    """The record, as it comes from the button of a table on this device."""
    with sight.page.expect_download() as started:
        sight.button("Download the record").first.click()
    return Path(started.value.path()).read_text(encoding="utf-8")


def messages(sight: Sight) -> list[dict[str, Any]]:
    """What the worker has said about the table."""
    return [said["message"] for said in sight.said_by_worker if said["type"] == "message"]


def check_messages(sight: Sight, truth: Position) -> int:
    """Every message is what Python shows to its viewer, in the same words; returns their number."""
    words = texts("en", truth.game)
    running = truth
    if truth.is_over and truth.steps:  # the same moves, before a player may have ended the game
        running = truth.at(truth.ply - 1)
        step = truth.steps[-1]
        running.play(" ".join([step.move, *(draw.token for draw in step.drawn)]))
    checked = 0
    for message in messages(sight):
        if "view" not in message:
            continue
        over = (message.get("status") or {}).get("end") is not None
        then = truth if over else running.at(message["view"]["ply"])
        viewer = message["view"]["viewer"]
        shown = json.loads(json.dumps(then.view(viewer)))
        if message["type"] == "past":
            shown["legal"] = []
        assert message["view"] == shown
        events = json.loads(json.dumps(then.last_events(viewer)))
        assert message["events"] == events
        if message["type"] == "played":
            assert message["move"]["said"] == wording.sentences(events, words)
        if over:
            assert message["status"]["end"]["said"] == wording.tell_result(shown, words)
        else:
            assert message.get("status", {}).get("deal", {}).get("seed") is None
        checked += 1
    return checked


def check_finished(sight: Sight) -> None:
    """The page says how it ended, the record proves the deal, and every message was right."""
    assert sight.end is not None
    assert sight.status() == sight.end["said"]
    record = Record.parse(download(sight))
    verify(record)
    assert [entry.move for entry in record.entries] == sight.shown_moves()
    assert check_messages(sight, record.position()) >= sight.ply


@pytest.mark.parametrize("game", GAMES)
def test_against_the_computer_without_a_network(visit: Visit, game: str) -> None:
    visitor, chance = visit(), random.Random(game)
    sight = begin(visitor, game, "Play", place="device")
    while sight.turn():
        if sight.ply >= 2:  # the computer has moved: everything is loaded
            go_offline(visitor)
        play(sight, choose(sight, chance))
    check_finished(sight)
    assert len({move["seat"] for move in sight.table["moves"]}) == 2
    sight.picture(f"{game}-here-end")


@pytest.mark.parametrize("game", GAMES)
def test_two_on_this_device(visit: Visit, game: str) -> None:
    chance = random.Random(game)
    sight = begin(visit(viewport=PHONE), game, "Two on one device", place="device")
    while sight.end is None:
        if not sight.legal:
            take_device(sight)
        if sight.ply == ENOUGH:
            resign(sight)
        else:
            play(sight, choose(sight, chance))
    check_finished(sight)


def take_device(sight: Sight) -> None:
    """In a game with secrets the device goes from one player to the other."""
    pass_on = sight.button("Pass the device")
    if sight.seat != "spectator":
        pass_on.click()
        sight.wait(lambda: sight.seat == "spectator", "the device handed over")
    assert "cards" not in sight.page.locator(".told").inner_text()
    sight.page.get_by_role("button", name=re.compile("^I am ")).click()
    sight.wait(lambda: bool(sight.legal), "the hand")
    pass_on.wait_for(state="detached")


def test_course_of_a_game(visit: Visit, tmp_path: Path) -> None:
    sight = begin(visit(), "mana", "Play", place="device")
    assert sight.turn()
    before = sight.shown_moves()
    play(sight, choose_calmly(sight, random.Random(2)))
    assert sight.turn()
    sight.button("Back one move").click()
    sight.page.get_by_text("You are looking at move").wait_for()
    sight.button("Back to the game").click()
    sight.button("Take back").click()
    sight.wait(lambda: sight.ply == len(before), "the move taken back")
    sight.until_shown()
    assert sight.shown_moves() == before
    field = sight.page.get_by_label("Type a move")
    field.fill("nonsense")
    field.press("Enter")
    sight.page.locator(".status.bad").wait_for()
    assert "nonsense" in sight.status()
    sight.button("Hint").click()
    sight.page.get_by_text("A good move: ").wait_for()
    sight.button("Play it").click()
    sight.until_ply(len(before) + 1)
    promised, seat, table = sight.table["status"]["deal"], sight.seat, sight.table["id"]
    resign(sight)
    sight.page.get_by_text("the opponent resigned").first.wait_for()
    assert sight.table["status"]["deal"]["commitment"] == promised["commitment"]
    path = tmp_path / "game.tct"
    path.write_text(download(sight), encoding="utf-8")
    command = [sys.executable, "-m", "tercet", "verify", str(path)]
    subprocess.run(command, env=environment(), check=True)
    sight.button("Play again, seats swapped").click()
    sight.wait(lambda: sight.table["id"] != table, "the next table")
    assert sight.seat != seat


def test_why_not(visit: Visit) -> None:
    sight = begin(visit(), "mabula", "Two on one device", place="device")
    move = sight.legal[0]
    play(sight, move)
    field = sight.page.get_by_label("Type a move")
    field.fill(move)
    field.press("Enter")
    sight.page.locator(".status.bad").wait_for()
    (refusal,) = [message for message in messages(sight) if message["type"] == "refused"]
    open_menu(sight)
    position = Record.parse(download(sight)).position()
    with pytest.raises(IllegalMove) as expected:
        position.play(move)
    why = expected.value
    assert refusal["said"] == why.text("en")
    assert (refusal["rule"], refusal["why"], refusal["facts"]) == (why.rule, why.why, why.facts)


@pytest.mark.parametrize("game", BOARDS)
def test_reload_and_second_tab(visit: Visit, game: str) -> None:
    chance = random.Random(game)
    visitor = visit()
    sight = begin(visitor, game, "Play", place="device")
    for _ in range(2):
        assert sight.turn()
        play(sight, choose_calmly(sight, chance))
    assert sight.turn()
    moves, view = sight.shown_moves(), sight.view
    sight.table = {}
    sight.page.reload()
    sight.until_table()
    sight.until_shown()
    assert sight.shown_moves() == moves
    assert sight.view == view
    other = visitor.open(f"/t/{sight.table['id']}")
    other.until_table()
    assert other.view == view
    # Both play at once: one move counts, and both tabs show it.
    fields = [tab.page.get_by_label("Type a move") for tab in (sight, other)]
    for field, move in zip(fields, (view["legal"][0], view["legal"][-1]), strict=True):
        field.fill(move)
    for field in fields:
        field.evaluate("one => one.form.requestSubmit()")
    for tab in (sight, other):
        tab.until_ply(len(moves) + 1)
        tab.turn()
    sight.wait(lambda: sight.shown_moves() == other.shown_moves(), "the same moves in both tabs")
    assert sight.shown_moves()[len(moves)] in (view["legal"][0], view["legal"][-1])
    home = visitor.open("/")
    line = home.page.get_by_role("listitem").filter(has_text="on this device")
    line.get_by_role("button", name=re.compile("^Delete ")).click()
    line.get_by_role("button", name="Delete", exact=True).click()
    line.wait_for(state="detached")
    for tab in (sight, other):
        tab.page.get_by_role("heading", name="There is no such table").wait_for()


def test_a_record_is_taken_to_another_browser(visit: Visit, tmp_path: Path) -> None:
    sight = begin(visit(), "mana", "Play", place="device")
    assert sight.turn()
    play(sight, choose_calmly(sight, random.Random(3)))
    assert sight.turn()
    open_menu(sight)
    path = tmp_path / "game.tct"
    path.write_text(download(sight), encoding="utf-8")
    other = visit().open("/")
    chooser = other.page.locator('input[type="file"]')
    (tmp_path / "bad.tct").write_text("no record", encoding="utf-8")
    chooser.set_input_files(tmp_path / "bad.tct")
    other.page.get_by_text("This file is not a record of a game.").wait_for()
    chooser.set_input_files(path)
    other.until_table()
    other.until_shown()
    assert other.shown_moves() == sight.shown_moves()
    assert other.seat == sight.seat
    assert other.turn()
    play(other, choose_calmly(other, random.Random(3)))


def change_worker(visitor: Visitor, script: str) -> None:
    """Have the worker with the tables begin with another script: pages cannot reach into it."""

    def serve(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=script + answer.text())

    visitor.context.route(re.compile(r"/assets/worker-"), serve)


_CAN_BE_FULL = """
  const put = IDBObjectStore.prototype.put;
  let isFull = false;
  new BroadcastChannel("storage").onmessage = ({ data }) => (isFull = data);
  IDBObjectStore.prototype.put = function (...given) {
    if (isFull) throw new DOMException("full", "QuotaExceededError");
    return put.apply(this, given);
  };
"""
_FORBIDDEN = "self.indexedDB.open = () => { throw new DOMException('', 'SecurityError') };"


def test_storage_full_and_not_full(visit: Visit) -> None:
    visitor = visit()
    change_worker(visitor, _CAN_BE_FULL)
    sight = begin(visitor, "mabula", "Play", place="device")
    assert sight.turn()
    sight.page.evaluate("new BroadcastChannel('storage').postMessage(true)")
    play(sight, sight.legal[0])
    sight.page.get_by_text(NOT_SAVED).wait_for()
    assert sight.turn()
    sight.picture("mabula-here-full")
    sight.page.evaluate("new BroadcastChannel('storage').postMessage(false)")
    play(sight, sight.legal[0])
    sight.page.get_by_text(NOT_SAVED).wait_for(state="detached")
    assert sight.turn()
    moves = sight.shown_moves()
    sight.table = {}
    sight.page.reload()
    sight.until_table()
    sight.until_shown()
    assert sight.shown_moves() == moves


def test_storage_forbidden(visit: Visit) -> None:
    visitor = visit()
    change_worker(visitor, _FORBIDDEN)
    sight = begin(visitor, "mabula", "Play", place="device")
    sight.page.get_by_text(NOT_SAVED).wait_for()
    assert sight.turn()
    play(sight, sight.legal[0])
    sight.page.locator("a.home").click()
    sight.page.get_by_role("listitem").filter(has_text="on this device").get_by_role("link").click()
    assert sight.turn()


def test_network_cut_and_back(visit: Visit) -> None:
    chance = random.Random(6)
    visitor = visit()
    there = begin(visitor, "mana", "Play")
    assert there.turn()
    play(there, choose_calmly(there, chance))
    assert there.turn()
    here = begin(visitor, "mabula", "Play", place="device")
    assert here.turn()
    visitor.allow("WebSocket connection to .* failed")
    go_offline(visitor)
    there.page.get_by_text(LOST).wait_for()
    play(here, choose_calmly(here, chance))
    assert here.turn()
    here.page.locator("a.home").click()
    here.page.get_by_text(NO_SERVER).wait_for()
    here.page.get_by_role("listitem").filter(has_text="on this device").wait_for()
    assert here.page.locator(f'a[href="/t/{there.table["id"]}"]').count() == 0
    assert here.button("Play a friend").first.is_disabled()
    here.table = {}
    start(here, "mabula", "Two on one device")
    play(here, here.legal[0])
    here.page.locator("a.home").click()
    here.page.get_by_text(NO_SERVER).wait_for()
    visitor.context.set_offline(False)
    here.page.get_by_text(NO_SERVER).wait_for(state="detached")
    here.page.locator(f'a[href="/t/{there.table["id"]}"]').wait_for()
    there.page.get_by_text(LOST).wait_for(state="detached")
    play(there, choose_calmly(there, chance))
    assert there.turn()


# Secrets stay in the worker

_ROW = """([row]) => new Promise((done, failed) => {
  const opening = indexedDB.open("tercet", 1);
  opening.onerror = () => failed(opening.error);
  opening.onsuccess = () => {
    const change = opening.result.transaction("tables", "readwrite");
    const tables = change.objectStore("tables");
    let found = null;
    if (row) tables.put(row);
    else tables.getAll().onsuccess = ({ target }) => (found = target.result[0]);
    change.oncomplete = () => done(found);
  };
})"""


def lay(
    visitor: Visitor, deal: list[str], row: dict[str, Any] | None
) -> tuple[Sight, dict[str, Any]]:
    """A table with a deal of our choice: what is stored is changed before it is opened again."""
    sight = begin(visitor, "mandala", "Two on one device", place="device")
    row = row or sight.page.evaluate(_ROW, [None])
    sight.page.goto("/nowhere")
    sight.page.evaluate(_ROW, [row | {"opening": deal}])
    sight.table = {}
    sight.said_by_worker.clear()
    sight.go(f"/t/{row['id']}")
    sight.until_table()
    return sight, row


def told(sight: Sight, hidden: str) -> list[str]:
    """Everything that the worker has said to who is not `hidden`."""
    found, viewer = [], "spectator"
    for said in sight.said_by_worker:
        viewer = said.get("message", {}).get("view", {}).get("viewer", viewer)
        if viewer != hidden:
            found.append(json.dumps(said, sort_keys=True))
    return found


@pytest.mark.parametrize("hidden", ["first", "second"])
def test_worlds_that_look_the_same_are_told_in_the_same_bytes(visit: Visit, hidden: str) -> None:
    chance = random.Random(hidden)
    row, worlds = None, []
    for deal in two_deals(chance, hidden):
        visitor = visit()
        visitor.allow("404")
        sight, row = lay(visitor, deal, row)
        worlds.append(sight)
    one, two = worlds
    for _ in range(8):
        for sight in worlds:
            if not sight.legal:
                take_device(sight)
        move = chance.choice([move for move in one.legal if move in two.legal])
        for sight in worlds:
            play(sight, move)
    assert told(one, hidden) == told(two, hidden)
    assert len(told(one, hidden)) > 8
    assert told(one, OTHER[hidden]) != told(two, OTHER[hidden])


# The same for everybody


@pytest.mark.parametrize("language", LOCALES)
def test_pages_in_every_language(visit: Visit, language: str) -> None:
    looks = {
        "en": (PHONE, "dark"),
        "cs": (DESK, "light"),
        "hu": (PHONE, "light"),
        "pl": (DESK, "dark"),
    }
    size, scheme = looks[language]
    visitor = visit(language, viewport=size, color_scheme=scheme)
    sight = visitor.open("/")
    article = sight.page.locator('article:has(a[href="/how/mabula"])')
    article.locator("details summary").first.click()
    article.locator("select").nth(2).select_option("device")
    check(sight, language, "place")
    article.locator("button.primary").click()
    sight.until_table()
    assert sight.turn()
    check(sight, language, "table here")
    sight.page.locator(".actions button").last.click()
    sight.page.get_by_role("dialog").wait_for()
    sight.picture(f"here-menu-{language}")
    check(sight, language, "menu here")
    sight.page.keyboard.press("Escape")
    go_offline(visitor)
    sight.page.locator("a.home").click()
    sight.page.locator(".away:not(:empty)").wait_for()
    sight.page.locator(".delete").focus()
    sight.page.keyboard.press("Enter")
    sight.page.locator(".sure").wait_for()
    sight.picture(f"here-home-{language}")
    check(sight, language, "home without the server")
