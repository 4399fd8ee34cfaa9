"""Reviews of finished games: numbers, graph, marks and lines; and learning from mistakes."""

import json
import re
from collections import Counter
from typing import Any

import pytest

import tercet
from tercet.core.records import Record
from tercet.core.registry import find, folder
from tercet.core.texts import texts
from tests.amount import amount
from tests.browser.conftest import Visit
from tests.browser.playing import begin, click_move
from tests.browser.test_analysis import paste, tool, until_board
from tests.browser.test_course import resign
from tests.browser.test_pages import SIZES, check, check_board
from tests.browser.visitor import LOCALES, Sight, Visitor
from tests.cli.support import run_here

# Enough for some moves of every kind, and quick.
NODES = {"mana": 400, "mabula": 300, "mandala": 60}
ERRORS = ("inaccuracy", "mistake", "blunder")
MARKS = ("best", "good", *ERRORS)
SIGNS = dict(zip(MARKS, ["★", "✓", "?!", "?", "??"], strict=True))


def reviewed(visitor: Visitor, game: str) -> Sight:
    """The demo of a game on the analysis board, with its review done."""
    sight = visitor.open(f"/analyse?nodes={NODES[game]}")
    paste(sight, (folder(game) / "demo.tct").read_text(encoding="utf-8"))
    until_board(sight)
    sight.page.locator(".side > .start").click()
    sight.page.get_by_role("slider").wait_for()  # at once, not when the review is done
    until_reviewed(sight)
    return sight


def until_reviewed(sight: Sight) -> None:
    sight.page.locator("#learn").wait_for()


def command(capfd: pytest.CaptureFixture[str], game: str) -> tuple[list[Any], Any]:
    """The moves, and the rest, as ``tercet analyse`` prints them."""
    path = folder(game) / "demo.tct"
    nodes = str(NODES[game])
    ran = run_here(capfd, "analyse", str(path), "--nodes", nodes, "--json")
    *moves, rest = map(json.loads, ran.out.splitlines())
    return moves, rest


def current(sight: Sight) -> str:
    """The name of the move that is shown."""
    shown = sight.page.locator(".tree [aria-current]")
    return shown.get_attribute("aria-label") or shown.inner_text()


def counts(sight: Sight) -> list[dict[str, int]]:
    """How many moves of each seat were how good, as the table says."""
    rows = sight.page.locator(".results > table tbody tr")
    told = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in rows.all()[1:]]
    return [dict(zip(MARKS, column, strict=True)) for column in zip(*told, strict=True)]


@pytest.mark.parametrize("game", NODES)
def test_numbers_are_those_of_the_command(
    visit: Visit, capfd: pytest.CaptureFixture[str], game: str
) -> None:
    moves, rest = command(capfd, game)
    sight = reviewed(visit(), game)
    page = sight.page
    assert counts(sight) == [seat["counts"] for seat in rest["seats"]]
    accuracy = page.locator("tr.accuracy td").all_inner_texts()
    assert [int(text.rstrip("%")) for text in accuracy] == [
        int(seat["accuracy"] + 0.5) for seat in rest["seats"]
    ]
    # in the tree, by signs and by names
    written = page.locator(".tree li > button")
    words = texts("en", game)
    for move, text, label in zip(
        moves,
        written.all_inner_texts(),
        written.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))"),
        strict=True,
    ):
        mark = move["mark"]
        expected = f"{move['move']}{SIGNS[mark] if mark else ''}"
        assert re.sub(r"\s", "", text) == f"{move['ply']}{expected}"
        assert label.endswith(f", {words.say(f'mark-{mark}')}" if mark else move["move"])
    # in the graph
    drawn = Counter(move["mark"] for move in moves)
    for mark in ERRORS:
        assert page.locator(f".graph svg .{mark}").count() == drawn[mark], mark
    slider = page.get_by_role("slider")
    slider.press("End")
    value = slider.get_attribute("aria-valuetext") or ""
    assert value.endswith(f": {round(rest['chances'][-1] * 100)}%"), value
    # luck
    if find(game).max_chance_after_move:
        row = page.locator("section[aria-labelledby=luck] tbody tr").nth(1)
        told = [re.match(r"[+−]\d+", text) for text in row.locator("td").all_inner_texts()]
        luck = [round(seat["luck"] * 100) for seat in rest["luck"]]
        assert [int(found[0].replace("−", "-")) for found in told if found] == luck
        page.locator("section[aria-labelledby=luck] li button").first.click()
        ply = rest["luck"][0]["luckiest"]["ply"]
        sight.wait(lambda: current(sight).startswith(f"Move {ply}:"), "the luckiest draw")
    check(sight, "en", game)
    sight.picture(f"review-{game}")


def test_graph_marks_and_lines_lead_to_moves(
    visit: Visit, capfd: pytest.CaptureFixture[str]
) -> None:
    moves, _ = command(capfd, "mana")
    sight = reviewed(visit(), "mana")
    page, slider = sight.page, sight.page.get_by_role("slider")
    slider.focus()
    for key, ply in (("Home", 0), ("ArrowRight", 1), ("PageUp", 6), ("ArrowLeft", 5), ("End", 30)):
        page.keyboard.press(key)
        assert slider.get_attribute("aria-valuenow") == str(ply)
        assert current(sight).startswith(f"Move {ply}:" if ply else "Start")
    box = slider.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert slider.get_attribute("aria-valuenow") == "15"

    erred = next(move for move in moves if move["mark"] in ERRORS and move["refutation"])
    page.get_by_role("button", name=f"Move {erred['ply']}: {erred['move']}").click()
    card = page.locator(".move")
    cost = round(erred["loss"] * 100)
    assert f"it costs {cost} point" in card.inner_text()
    assert page.locator(".board > svg.advice path").count() == 1
    card.get_by_role("group", name="Why it fails").get_by_role("button").first.click()
    sight.wait(lambda: f": {erred['refutation'][0]}" in current(sight), "the refutation")
    page.get_by_role("button", name=f"Move {erred['ply']}: {erred['move']}").click()
    better = card.get_by_role("group", name="Better").get_by_role("button")
    assert better.first.inner_text() == erred["best"]["move"]
    better.first.click()
    sight.wait(lambda: current(sight).endswith(erred["best"]["move"]), "the better move")
    assert slider.get_attribute("aria-valuenow") == str(erred["ply"] - 1)
    page.get_by_text("How is this measured?").click()
    assert "5 points or more" in page.locator(".how").inner_text()


def test_mistakes_are_learnt_from(visit: Visit, capfd: pytest.CaptureFixture[str]) -> None:
    moves, _ = command(capfd, "mana")
    game = Record.read(folder("mana") / "demo.tct").position()
    sight = reviewed(visit(), "mana")
    seat = next(
        seat
        for seat in game.seats
        if sum(move["seat"] == seat and move["mark"] in ERRORS for move in moves) > 1
    )
    tasks = [move for move in moves if move["seat"] == seat and move["mark"] in ERRORS]
    word = texts("en", "mana").word("seat", seat)
    sight.page.get_by_role("button", name=f"{word}: {len(tasks)} positions").click()
    first, second, *rest = tasks

    def answer(move: str) -> None:
        tool(sight, "Type a move")
        sight.page.locator("#typed").fill(move)
        sight.page.keyboard.press("Enter")

    card = sight.page.locator("section[aria-labelledby=training]")

    def until(text: str) -> None:
        sight.wait(lambda: text in card.inner_text(), text)

    until(f"{word} played {first['move']}")
    assert sight.status() == f"Find a better move for {word}."
    assert sight.page.evaluate("document.activeElement.id") == "training"
    assert sight.page.locator("section[aria-labelledby=engine]").count() == 0
    answer(first["move"])
    until("is the move played in the game")
    sight.button("Hint").click()
    assert sight.page.locator(".board > svg.advice circle").count() == 1
    answer(first["best"]["move"])
    until(f"Right: {first['best']['move']} is the best move.")
    check(sight, "en", "training")
    sight.picture("review-training")
    sight.button("Next").click()

    # Any other move is judged as the review would have judged it.
    until(f"{word} played {second['move']}")
    before = game.at(second["ply"] - 1)
    known = {second["move"], second["best"]["move"]}
    other = next(move for move in before.legal_moves() if move not in known)
    before.play(other)
    loss = second["best"]["chance"] - judged(before, NODES["mana"])
    answer(other)
    if loss < 0.05:
        sight.wait(lambda: re.search("as good|looks good", sight.status()) is not None, "praise")
    else:
        until(f"{other} costs {round(loss * 100)} point")
        sight.button("Show the solution").click()
    sight.button("Next" if sight.button("Next").count() else "Skip").click()
    for task in rest:
        until(f"{word} played {task['move']}")
        sight.button("Skip").click()
    sight.page.get_by_role("heading", name="All positions done").wait_for()
    assert f"of {len(tasks)}" in sight.status()
    sight.button("Back to the review").click()
    until_reviewed(sight)


def judged(after: tercet.Position, nodes: int) -> float:
    """What the last move is worth to its player, by the analysis of the position after it."""
    analysis = after.analyse(nodes=nodes, lines=1)
    mover = next(seat for seat in after.seats if seat != analysis.to_move)
    if analysis.verdict is not None:
        winner = analysis.verdict.winner
        return 0.5 if winner is None else float(winner == mover)
    return 1 - analysis.moves[0].chance


@pytest.mark.parametrize("place", ["server", "device"])
def test_one_click_from_the_end_of_a_game_and_from_the_list(visit: Visit, place: str) -> None:
    visitor = visit()
    sight = begin(visitor, "hexapawn", "Play", seat="black", place=place)
    assert sight.turn()
    ply = sight.ply
    capture = next(move for move in sight.legal if "x" in move)  # the computer cannot win at once
    click_move(sight, capture)
    sight.until_ply(ply + 1)
    table, seat = sight.table["id"], sight.seat
    running = visitor.open(f"/review/{table}")
    running.page.get_by_role("alert").filter(has_text="still in progress").wait_for()
    assert sight.turn()
    resign(sight)
    sight.page.get_by_role("link", name="Review the game").click()
    until_reviewed(sight)
    word = texts("en", "hexapawn").word("seat", seat)
    assert word in sight.page.locator(".learn > *").nth(1).inner_text()  # one's own seat first
    sight.wait(lambda: "/review#" in sight.page.url, "an address that holds the game")
    assert table not in sight.page.url
    sight.page.reload()
    until_reviewed(sight)
    assert word in sight.page.locator(".learn > *").nth(1).inner_text()

    sight.go("/")
    sight.page.get_by_role("link", name=re.compile("^Review the game: Hexapawn")).first.click()
    until_reviewed(sight)


LOOKS = {
    "en": ("phone", "light", "mandala"),
    "cs": ("phone", "dark", "mana"),
    "hu": ("desk", "light", "mabula"),
    "pl": ("desk", "dark", "mandala"),
}


@pytest.mark.parametrize("language", LOCALES)
def test_every_page(visit: Visit, language: str) -> None:
    size, scheme, first = LOOKS[language]
    visitor = visit(language, viewport=SIZES[size], color_scheme=scheme)
    for game in sorted(NODES, key=lambda game: game != first)[: amount(1, len(NODES))]:
        sight = reviewed(visitor, game)
        check_board(sight)
        sight.page.locator(".results > table button").last.click()
        sight.page.locator(".move").wait_for()
        sight.page.locator("details").last.evaluate("one => (one.open = true)")
        name = f"review-{game}-{language}"
        sight.picture(name)
        check(sight, language, name)
        learn = sight.page.locator(".learn .button")
        if learn.count():
            learn.first.click()
            sight.page.locator("#training").wait_for()
            sight.picture(f"{name}-training")
            check(sight, language, f"{name}-training")
