"""The analysis board: its beginnings, tree, arrows, links, records, and the engine beside it."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator

import tercet
from tercet.core.errors import BadPosition
from tercet.core.placing import Board, Placement
from tercet.core.position import Position
from tercet.core.records import Entry, Record
from tercet.core.registry import find, folder
from tercet.core.texts import texts
from tercet.core.wording import sentence
from tests.browser.conftest import Visit
from tests.browser.playing import BOARDS, GAMES, begin, click_move
from tests.browser.test_course import resign
from tests.browser.test_pages import LOOKS, SIZES, check, check_board
from tests.browser.visitor import LOCALES, Sight, Visitor

WON = """\
[Game "mana"]
[Options "first=white"]

1. Dc1 2. Df6 3. c6-c4 4. d1-d2 5. d6-d3 6. b1-b3
"""

# Records after which nothing but a skipped turn is legal.
SKIPPED = {
    "mabula": """\
[Game "mabula"]

*wwbwbbwbbwwbbwbwwbwwbwbb
h4-b4 h6-b6 h7-b7 g1-g6 h3-b3 a4-b4 c1-c2 h5-d5 c8-c6 a7-b7 f1-f6 g8-g6 a5-d5 b1-b3 a3-b3 f8-f6
a2-b2 e1-e6 e8-e5 h2-e2 d1-d4 d8-d4
""",
    "mana": """\
[Game "mana"]
[Options "setup=advanced"]

Db1 Re2 Ra2 Rc1 Rf1 Rb2 Dc6 Rd6 Rf6 Re5 Rf5 Re6 f1-f3 e5-d5 f3-f4 d5-e5 b2-b5 e5-d5 a2-b2 d5-e5
b2-c4 e5-e4 b5-b6 c6-d5 c4-c5 d5-d4 c1-c3 d4-d2 c3-d5 e4-e5 f4-e4 d2-f3 e2-e3 f3-f4 e3-f3
""",
}


def open_board(visitor: Visitor, game: str) -> Sight:
    """The board of a game, from its start."""
    sight = visitor.open(f"/analyse/{game}")
    until_board(sight)
    return sight


def until_board(sight: Sight) -> None:
    sight.page.locator(".stage .board > *").first.wait_for()


def current(sight: Sight) -> str:
    """The move that is shown; nothing at the start."""
    text = sight.page.locator(".tree [aria-current]").inner_text()
    return re.sub(r"^\d+\s*|↗", "", text).strip()


def moves(sight: Sight) -> list[str]:
    """All moves of the tree, as they stand there."""
    written = sight.page.locator(".tree li > button").all_inner_texts()
    return [re.sub(r"^\d+\s*|\s*↗", "", move) for move in written]


def tool(sight: Sight, name: str) -> None:
    """Open one of the panels below the row of icons, unless it is open."""
    button = sight.button(name)
    if button.get_attribute("aria-expanded") == "false":
        button.click()


def type_move(sight: Sight, move: str) -> None:
    tool(sight, "Type a move")
    sight.page.locator("#typed").fill(move)
    sight.button("Send").click()
    sight.wait(lambda: current(sight) == move.split(maxsplit=1)[0], f"{move} on the page")


def record(sight: Sight) -> Record:
    """The record, as it is downloaded."""
    with sight.page.expect_download() as started:
        sight.button("Download the record").click()
    return Record.parse(Path(started.value.path()).read_text(encoding="utf-8"))


def link(sight: Sight) -> str:
    """The link to share, once it holds everything."""
    tool(sight, "Share")
    field = sight.page.get_by_label("Link to this analysis")
    sight.wait(lambda: field.input_value() != "", "a link")
    assert field.input_value() == sight.page.url
    return field.input_value()


def paste(sight: Sight, text: str) -> None:
    sight.page.locator("#pasted").fill(text)
    sight.page.locator("form button").click()


def lines(sight: Sight) -> Locator:
    """What the engine shows: one line per move."""
    return sight.page.locator("section[aria-labelledby=engine] ol li")


@pytest.mark.parametrize("game", BOARDS)
def test_moves_are_played_by_clicks(visit: Visit, game: str) -> None:
    sight = open_board(visit(), game)
    chance = random.Random(game)
    truth = record(sight).position()
    for _ in range(4):
        move = chance.choice(truth.legal_moves())
        sight.table = {"game": game, "view": truth.view(str(truth.to_move))}
        click_move(sight, move)
        sight.wait(lambda move=move: current(sight) == move, move)  # type: ignore[misc]
        truth = record(sight).position()
        assert truth.moves[-1] == move
    assert moves(sight) == truth.moves
    check_board(sight)
    sight.picture(f"analysis-{game}-played")


@pytest.mark.parametrize("game", SKIPPED)
def test_the_focus_stays_on_the_board_when_a_turn_is_skipped(visit: Visit, game: str) -> None:
    sight = visit().open("/analyse")
    paste(sight, SKIPPED[game])
    until_board(sight)
    sight.page.locator(".tree [aria-current]").focus()
    sight.page.keyboard.press("End")
    skip = sight.page.locator(".stage .board button", has_text="Skip this turn")
    skip.focus()
    sight.page.keyboard.press("Enter")
    sight.wait(lambda: current(sight) == "--", "the skipped turn")
    skip.wait_for(state="detached")
    assert sight.page.evaluate("!!document.activeElement.closest('.stage .board')")


def test_a_tree_grows_and_is_changed_by_keyboard(visit: Visit) -> None:
    sight = open_board(visit(), "mana")
    for move in ("Db1", "Db6", "b1-b3"):
        type_move(sight, move)
    sight.page.locator(".tree [aria-current]").focus()
    sight.page.keyboard.press("ArrowLeft")
    assert current(sight) == "Db6"
    sight.page.keyboard.press("ArrowLeft")
    type_move(sight, "Dc6")
    assert moves(sight) == ["Db1", "Db6", "Dc6", "b1-b3"]
    variation = sight.page.get_by_role("list", name="Variation: instead of Db6")
    assert [one.split()[-1] for one in variation.get_by_role("button").all_inner_texts()] == ["Dc6"]
    sight.page.locator(".tree [aria-current]").focus()
    sight.page.keyboard.press("ArrowUp")
    assert current(sight) == "Db6"
    sight.page.keyboard.press("End")
    assert current(sight) == "b1-b3"
    sight.page.keyboard.press("Home")
    assert current(sight) == "Start"
    sight.page.keyboard.press("ArrowRight")
    sight.page.keyboard.press("ArrowRight")
    sight.page.keyboard.press("ArrowDown")
    assert current(sight) == "Dc6"
    sight.button("Promote the variation").click()
    assert moves(sight) == ["Db1", "Dc6", "Db6", "b1-b3"]
    sight.page.get_by_role("button", name="Move 2: Db6").click()
    sight.page.keyboard.press("Delete")
    assert moves(sight) == ["Db1", "Dc6"]
    assert current(sight) == "Db1"
    assert record(sight).position().moves == ["Db1", "Dc6"]


def test_a_refusal_says_why(visit: Visit) -> None:
    sight = open_board(visit(), "mana")
    for move in ("Db1", "Db6"):
        type_move(sight, move)
    sight.page.locator("#typed").fill("b1-b2")
    sight.button("Send").click()
    with pytest.raises(tercet.IllegalMove) as refused:
        record(sight).position().play("b1-b2")
    sight.wait(lambda: sight.status() == refused.value.short_text("en"), "the reason")
    assert moves(sight) == ["Db1", "Db6"]


def test_a_link_holds_everything(visit: Visit) -> None:
    sight = open_board(visit(), "mana")
    for move in ("Db1", "Db6", "b1-b3"):
        type_move(sight, move)
    tool(sight, "Comment and arrows")
    sight.page.locator("#comment").fill("Žluťoučký { nápad }\nand more")
    sight.page.locator("#arrows").fill("b3-b5 c2")
    sight.page.locator("#arrows").press("Enter")
    sight.page.locator(".board > svg path").wait_for()
    assert sight.page.locator(".board > svg circle").count() == 1
    sight.page.get_by_role("button", name="Move 2: Db6").click()
    sight.page.get_by_role("button", name="Back one move").click()
    type_move(sight, "Dc6")
    address = link(sight)
    told = record(sight)
    sight.picture("analysis-link")

    other = visit().open(address)
    until_board(other)
    other.wait(lambda: len(moves(other)) == 4, "the moves")
    assert record(other) == told
    last = told.entries[-1]
    assert (last.comment, last.arrows) == ("Žluťoučký { nápad }\nand more", ("b3-b5", "c2"))
    assert [line[0].move for line in told.entries[1].variations] == ["Dc6"]
    other.page.reload()
    until_board(other)
    other.wait(lambda: len(moves(other)) == 4, "the moves after a reload")


def test_arrows_are_drawn_with_the_right_button(visit: Visit) -> None:
    sight = open_board(visit(), "mana")

    def press(*squares: str) -> None:
        boxes = [sight.page.locator(f'[data-square="{one}"]').bounding_box() for one in squares]
        places = [
            (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box
        ]
        sight.page.mouse.move(*places[0])
        sight.page.mouse.down(button="right")
        sight.page.mouse.move(*places[-1])
        sight.page.mouse.up(button="right")

    tool(sight, "Comment and arrows")
    field = sight.page.locator("#arrows")
    press("b2", "d4")
    press("c3")
    sight.wait(lambda: field.input_value() == "b2-d4 c3", "an arrow and a mark")
    sight.picture("analysis-arrows")
    press("b2", "d4")
    sight.wait(lambda: field.input_value() == "c3", "the mark alone")
    assert record(sight).arrows == ("c3",)
    assert moves(sight) == []


def test_a_finished_game_is_analysed_a_running_one_is_not(visit: Visit) -> None:
    visitor = visit()
    for place in ("server", "device"):
        sight = begin(visitor, "mabula", "Two on one device", place=place)
        table = sight.table["id"]
        assert sight.turn()
        click_move(sight, sight.legal[0])
        sight.until_ply(1)
        assert sight.page.get_by_role("link", name="Analyse this game").count() == 0
        running = visitor.open(f"/analyse#table={table}")
        running.page.get_by_role("alert").filter(has_text="still in progress").wait_for()
        resign(sight)
        sight.page.get_by_role("link", name="Analyse this game").click()
        sight.page.locator(".tree").wait_for()
        until_board(sight)
        assert len(moves(sight)) == 1
        told = record(sight)
        assert told.result is not None
        assert told.result.endswith("resigned")
        assert told.position().is_over


@pytest.mark.parametrize("language", LOCALES)
def test_a_record_that_cannot_be_read_is_refused_with_its_place(
    visit: Visit, language: str
) -> None:
    sight = visit(language).open("/analyse")
    alert = sight.page.get_by_role("alert")
    broken = [
        '[Game "mana"]\n\n1. Db1\n( Dc1\n',
        '[Game "mana"]\n\n1. Db1 {open\n',
        '[Game "mana"]\n\n1. Db1 ( 1. Dc1 2. Dc7 )\n',
        '[Game "nothing"]\n\n',
        "no record at all",
    ]
    for text in broken:
        with pytest.raises(tercet.TercetError) as refused:
            Record.parse(text).position()
        error = refused.value
        if text.startswith('[Game "nothing"'):
            error = error.facts["cause"]
        paste(sight, text)
        alert.filter(has_text=re.compile(re.escape(error.text(language)[:40]))).wait_for()


def test_a_pasted_and_an_opened_record_are_shown_with_their_variations(
    visit: Visit, tmp_path: Path
) -> None:
    told = Record.parse(WON)
    told.entries[1].variations.append([Entry("Db6", comment="or here")])
    sight = visit().open("/analyse")
    paste(sight, str(told))
    until_board(sight)
    assert len(moves(sight)) == 7
    assert sight.page.get_by_text("or here").is_visible()
    path = tmp_path / "game.tct"
    told.save(path)
    again = visit().open("/analyse")
    again.page.locator("input[type=file]").set_input_files(path)
    until_board(again)
    assert record(again) == record(sight)


@pytest.mark.parametrize("game", GAMES)
def test_the_engine_shows_lines(visit: Visit, game: str) -> None:
    sight = open_board(visit(), game)
    truth = record(sight).position()
    legal = truth.legal_moves()
    switch = sight.page.get_by_role("checkbox", name="Computer analysis")
    switch.check()
    wanted = min(3, len(legal))
    sight.wait(lambda: lines(sight).count() == wanted, "the best lines")
    first = lines(sight).first.get_by_role("button").inner_text()
    assert first in legal
    sight.page.get_by_role("combobox", name="Lines").select_option("5")
    sight.wait(lambda: lines(sight).count() == min(5, len(legal)), "more lines")
    assert sight.page.get_by_role("meter").get_attribute("aria-valuenow")
    lines(sight).last.get_by_role("button").click()
    sight.wait(lambda: current(sight) != "Start", "the move of a line")
    if find(game).hidden:
        seat = record(sight).position().to_move
        knowledge = texts("en", game).say("analyse-knowledge", seat=seat)
        sight.page.get_by_text(knowledge).wait_for()
        sight.page.get_by_label("Show both hands").check()
        sight.page.get_by_text(knowledge).wait_for(state="detached")
        sight.wait(lambda: lines(sight).count() > 0, "lines with open hands")
    sight.picture(f"analysis-{game}-engine")
    switch.uncheck()
    sight.wait(lambda: lines(sight).count() == 0, "silence")


def test_what_is_proven_looks_different(visit: Visit) -> None:
    told = Record.read(folder("mana") / "demo.tct")
    told.result = None
    del told.entries[28:]
    position = told.position()
    sight = visit().open("/analyse")
    paste(sight, str(told))
    until_board(sight)
    sight.page.get_by_role("button", name="Go to the latest move").click()
    sight.page.get_by_role("checkbox", name="Computer analysis").check()
    proven = position.analyse(nodes=3000).verdict
    assert proven is not None
    verdict = sight.page.locator(".verdict")
    verdict.wait_for()
    seat = texts("en", "mana").word("seat", proven.winner)
    assert seat in verdict.inner_text()
    assert sight.page.locator(".bar.proven").count() == 1
    assert lines(sight).locator(".worth.proven").count() >= 1
    sight.picture("analysis-proven")


@pytest.mark.parametrize("game", BOARDS)
def test_a_position_is_set_up(visit: Visit, game: str) -> None:
    """From the start page; a typed position, a change on the board, what is impossible."""
    rules = find(game)
    assert rules.placing is not None
    placement = rules.placing.PLACEMENT
    sight = visit().open("/analyse")
    sight.page.locator("section").nth(1).get_by_role("button").nth(GAMES.index(game)).click()
    field = sight.page.get_by_label("The position as text")
    field.wait_for()
    assert field.input_value() == placement.example
    board = next((part for part in placement.parts if isinstance(part, Board)), None)
    use = sight.button("Analyse this position")
    if board is None:
        sight.page.get_by_role("button", name="One more: Hand of player 1: red").click()
        sight.wait(lambda: field.input_value() != placement.example, "a card more")
    else:
        cell = next(
            cell
            for cell, number in zip(
                board.cells, board.read(first_word(placement)) or [], strict=True
            )
            if not number
        )
        place = sight.page.locator(f'.editor [data-place="{cell}"]').first
        place.click(force=True)
        problem = sight.page.locator(".problem")
        sight.wait(lambda: problem.inner_text() != "", "why it is impossible")
        with pytest.raises(BadPosition) as refused:
            Position(rules, rules.resolve({})[0], placement=field.input_value())
        assert problem.inner_text() == refused.value.short_text("en")
        assert use.get_attribute("aria-disabled") == "true"
        place.click(force=True)
        sight.wait(lambda: problem.inner_text() == "", "the old position")
    text = field.input_value()
    sight.picture(f"analysis-edit-{game}")
    use.click()
    until_board(sight)
    told = record(sight)
    assert told.placement == text
    assert told.position().text == text
    sight.button("Set up a position").click()
    sight.wait(lambda: field.input_value() == text, "the position in the editor")
    field.fill("nonsense")
    field.press("Enter")
    sight.wait(lambda: use.get_attribute("aria-disabled") == "true", "a refusal")
    sight.button("Cancel").click()
    sight.page.wait_for_url(re.compile("#"))
    again = visit().open(sight.page.url)
    until_board(again)
    assert record(again) == told


def first_word(placement: Placement) -> str:
    return placement.example.split()[0]


def test_threats_and_known_wins_are_shown(visit: Visit) -> None:
    sight = visit().open("/analyse")
    paste(sight, '[Game "mana"]\n\n1. Db1\n2. Db6\n')
    until_board(sight)
    sight.page.get_by_role("button", name="Go to the latest move").click()
    sight.page.get_by_role("checkbox", name="Computer analysis").check()
    verdict = sight.page.locator(".verdict")
    verdict.wait_for()
    assert "Black wins" in verdict.inner_text()
    sight.page.get_by_role("checkbox", name="Threats").check()
    threat = sight.page.locator(".threat .move")
    threat.wait_for()
    position = record(sight).position()
    passed = position.rules.with_turn_passed(position.state)
    assert passed is not None
    moves = position.rules.format_all(position.rules.legal(passed), passed)
    assert threat.inner_text() in moves
    sight.page.locator(".board > svg.threat path").wait_for()
    sight.picture("analysis-threat")


def test_hidden_cards_stay_hidden_until_they_are_asked_for(visit: Visit) -> None:
    [game] = [name for name in GAMES if find(name).hidden]
    sight = open_board(visit(), game)
    position = record(sight).position()
    words = texts("en", game)
    seat = next(seat for seat in position.seats if seat != position.to_move)
    [dealt] = [
        event
        for event in position.last_events()
        if event["type"] == "deal-hand" and event["seat"] == seat
    ]
    open_hand = sight.page.get_by_text(sentence(dealt, words), exact=True)
    sight.page.locator(".told p").first.wait_for()
    assert open_hand.count() == 0
    sight.picture("analysis-one-hand")
    sight.page.get_by_label("Show both hands").check()
    open_hand.wait_for()
    sight.picture("analysis-both-hands")
    sight.page.get_by_label("Show both hands").uncheck()
    open_hand.wait_for(state="detached")


@pytest.mark.parametrize(("language", "look"), LOOKS)
def test_every_page(visit: Visit, language: str, look: str) -> None:
    size, scheme = look.split("-")
    visitor = visit(language, viewport=SIZES[size], color_scheme=scheme)
    sight = visitor.open("/")
    say = texts(language).say
    sight.page.get_by_role("link", name=say("web-analysis"), exact=True).click()
    sight.page.get_by_role("heading", name=say("analysis-title"), level=1).wait_for()
    name = f"analysis-start-{language}-{look}"
    sight.picture(name)
    check(sight, language, name)
    for game in GAMES:
        sight.go("/analyse")
        sight.page.locator(f'a[href="/analyse/{game}"]').click()
        until_board(sight)
        check_board(sight)
        sight.page.get_by_role("checkbox", name=say("analysis-engine")).check()
        sight.wait(lambda: lines(sight).count() > 0, "lines")
        first = sight.page.get_by_role("button", name=say("web-step-first"))
        while first.get_attribute("aria-disabled") == "true":  # lines may change places meanwhile
            lines(sight).first.get_by_role("button").click()
        first.click()
        sight.wait(lambda: lines(sight).count() > 1, "lines")
        lines(sight).nth(1).get_by_role("button").click()
        sight.page.get_by_role("button", name=say("analysis-share"), exact=True).click()
        name = f"analysis-{game}-{language}-{look}"
        sight.picture(name)
        check(sight, language, name)
