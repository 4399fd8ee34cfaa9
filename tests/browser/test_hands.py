"""Moves by keyboard alone, by typing, by dragging and by touch."""

import random
import re
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.playing import (
    BOARDS,
    CHOICE,
    CHOICE_OF_SQUARES,
    GAMES,
    begin,
    choose,
    click_move,
)
from tests.browser.visitor import PHONE, Sight

# Where the focus is, and how far from it a place lies; the middle of both as they are drawn.
_WAY = """(selector) => {
  const middle = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const active = document.activeElement;
  const target = document.querySelector(`.stage ${selector}`);
  if (!target) return { missing: true };
  const [from, to] = [middle(active), middle(target)];
  return {
    body: active === document.body,
    inside: !!active.closest(".stage .board"),
    there: active === target,
    x: to[0] - from[0],
    y: to[1] - from[1],
  };
}"""


class Keys:
    """Hands that touch nothing but the keyboard."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight

    def way(self, selector: str) -> dict[str, Any]:
        way: dict[str, Any] = self.sight.page.evaluate(_WAY, selector)
        assert not way.get("missing"), f"{selector} is not on the board"
        assert not way["body"], "the focus is lost"
        return way

    def press(self, key: str) -> None:
        self.sight.page.keyboard.press(key)

    def tab_to_board(self) -> None:
        """From wherever the focus is, until it is on the board."""
        inside = "() => !!document.activeElement.closest('.stage .board')"
        for _ in range(60):
            if self.sight.page.evaluate(inside):
                return
            self.press("Tab")
        raise AssertionError("Tab does not lead to the board")

    def tab_to(self, selector: str) -> None:
        """To a place that has a stop of its own."""
        for key in ["Tab"] * 6 + ["Shift+Tab"] * 12:
            if self.way(selector)["there"]:
                return
            self.press(key)
        raise AssertionError(f"Tab does not lead to {selector}")

    def go(self, selector: str) -> None:
        """By arrows: along the longer way first, along the other where that does not help."""
        stuck = False
        for _ in range(60):
            way = self.way(selector)
            if way["there"]:
                return
            across = (abs(way["x"]) >= abs(way["y"])) != stuck
            length = way["x"] if across else way["y"]
            names = ("ArrowLeft", "ArrowRight") if across else ("ArrowUp", "ArrowDown")
            self.press(names[length > 0])
            after = self.way(selector)
            stuck = not after["there"] and (after["x"], after["y"]) == (way["x"], way["y"])
        raise AssertionError(f"arrows do not lead to {selector}")

    def choose(self, selector: str, times: int = 1) -> None:
        self.go(selector)
        for _ in range(times):
            self.press("Enter")

    def play(self, move: str) -> None:
        """Play a move and wait for the answer; the focus stays on the board."""
        before = self.sight.ply
        getattr(self, f"_{self.sight.table['game']}", self._on_plain_board)(move)
        self.sight.until_ply(before + 1)

    def _on_plain_board(self, move: str) -> None:
        for square in re.findall(r"[a-z]\d", move):
            self.choose(f'[data-square="{square}"]')

    def _mana(self, move: str) -> None:
        if move == "--":
            self.tab_to(".note button")
            self.press("Enter")
            return
        if move.startswith("@"):
            self.tab_to('[data-source="ronin"]')
            self.press("Enter")  # this leads to the squares by itself
        elif move[0] not in "DR":
            self.choose(f'[data-square="{move[:2]}"]')
        self.choose(f'[data-square="{move[-2:]}"]')

    def _mabula(self, move: str) -> None:
        if move == "--":
            self.tab_to("button.skip")
            self.press("Enter")
            return
        for cell in move.split("-"):
            self.choose(f'[data-cell="{cell}"]')

    def _mandala(self, move: str) -> None:
        if move.startswith("="):
            self.choose(f'[data-spot="claim-{move[1]}"]')
            return
        colour = move[1] if move[0] == "C" else move[2]
        count = 1 if move[0] == "A" else int(move[-1])
        self.choose(f'[data-spot="hand-{colour}"]', count)
        place = {"A": f"mountain-{move[1]}", "B": f"field-{move[1]}-{self.sight.seat}"}
        self.choose(f'[data-spot="{place.get(move[0], "discard")}"]')


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard(visit: Visit, game: str) -> None:
    chance = random.Random(f"keys {game}")
    sight = visit().open("/")
    keys = Keys(sight)
    name = game.capitalize()
    for _ in range(60):  # from the top of the page to the button of the game
        keys.press("Tab")
        described = sight.page.evaluate(
            """() => {
              const { activeElement: active } = document;
              const by = active.getAttribute("aria-describedby");
              return active.textContent + " " + (by && document.getElementById(by)?.textContent);
            }"""
        )
        if described == f"Play {name}":
            break
    keys.press("Tab")
    keys.press("Home")  # the first level
    keys.press("Shift+Tab")
    keys.press("Enter")
    sight.until_table()
    sight.turn()
    keys.tab_to_board()
    while sight.turn():
        keys.play(choose(sight, chance))
    assert sight.end is not None
    assert sight.status() == sight.end["said"]
    sight.wait(
        lambda: not sight.page.evaluate("document.activeElement === document.body"), "the focus"
    )


@pytest.mark.parametrize("game", GAMES)
def test_escape_lets_go(visit: Visit, game: str) -> None:
    sight = begin(visit(), game, "Two on one device")
    if game == "mandala":
        sight.button("I am Player 1, show my cards").click()
        sight.wait(lambda: sight.seat == "first", "the hand")
    if game == "mana":
        for ply in (1, 2):
            click_move(sight, sight.legal[0])
            sight.until_ply(ply)
    sight.turn()
    source, chosen = CHOICE.get(game, CHOICE_OF_SQUARES)
    first = sight.page.locator(f".stage {source}").first
    assert sight.page.locator(f".stage {chosen}").count() == 0
    before = list(sight.sent)
    first.focus()
    sight.page.keyboard.press("Enter")
    sight.page.locator(f".stage {chosen}").first.wait_for(state="attached")
    sight.page.keyboard.press("Escape")
    sight.page.locator(f".stage {chosen}").first.wait_for(state="detached")
    assert not [frame for frame in sight.sent[len(before) :] if frame["type"] == "play"]
    assert not [frame for frame in sight.received if '"type":"refused"' in frame]


@pytest.mark.parametrize("game", GAMES)
def test_typed_notation(visit: Visit, game: str) -> None:
    sight = begin(visit(), game, "Play")
    assert sight.turn()
    move, ply = sight.legal[-1], sight.ply
    field = sight.page.get_by_label("Type a move")
    field.fill("nonsense")
    field.press("Enter")
    sight.page.locator(".status.bad").wait_for()
    assert "nonsense" in sight.status()
    field.fill(move)
    field.press("Enter")
    sight.until_ply(ply + 1)
    assert sight.shown_moves()[ply] == move


def _ends(sight: Sight, move: str) -> tuple[str, str]:
    """Where a drag begins and where it ends."""
    game = sight.table["game"]
    if game == "mabula":
        return tuple(f'[data-cell="{cell}"]' for cell in move.split("-"))  # type: ignore[return-value]
    if game == "mandala":
        return f'[data-spot="hand-{move[2]}"]', f'[data-spot="mountain-{move[1]}"]'
    source = '[data-source="daimyo"]' if move[0] == "D" else f'[data-square="{move[:2]}"]'
    return source, f'[data-square="{move[-2:]}"]'


@pytest.mark.parametrize("game", BOARDS)
def test_dragging_with_the_mouse(visit: Visit, game: str) -> None:
    sight = begin(visit(reduced_motion="no-preference"), game, "Play")
    for _ in range(2):
        assert sight.turn()
        plain = [move for move in sight.legal if move[0] not in "@-BC"] or sight.legal
        move, ply = plain[len(plain) // 2], sight.ply
        ends = []
        for selector in _ends(sight, move):
            place = sight.page.locator(f".stage {selector}")
            box = (
                place.locator("rect").first.bounding_box()
                if game == "mana"
                else place.bounding_box()
            )
            assert box
            ends.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
        mouse = sight.page.mouse
        mouse.move(*ends[0])
        mouse.down()
        mouse.move(*ends[1], steps=8)
        mouse.up()
        sight.until_ply(ply + 1)
        assert sight.shown_moves()[ply] == move


@pytest.mark.parametrize("game", GAMES)
def test_touch_on_a_phone(visit: Visit, game: str) -> None:
    sight = begin(visit(viewport=PHONE, has_touch=True, is_mobile=True), game, "Play")
    for _ in range(2):
        if not sight.turn():  # a game may be over after three moves
            break
        plain = [move for move in sight.legal if move[0] not in "@-BC"] or sight.legal
        move, ply = plain[0], sight.ply
        for selector in _ends(sight, move):
            if "data-source" not in selector:
                sight.page.locator(f".stage {selector}").tap()
        sight.until_ply(ply + 1)
        assert sight.shown_moves()[ply] == move
