"""Two clicks to the board; motion, sound and confirmation as a person wants them; why not."""

import random

import pytest

from tests.browser.conftest import Visit
from tests.browser.playing import CHOICE, CHOICE_OF_SQUARES, GAMES, begin, card, click_move, play
from tests.browser.visitor import PHONE, Sight

_COUNT_SOUNDS = """
  window.sounds = 0;
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    constructor(...a) { super(...a); window.sounds += 1; }
  };
"""
_COUNT_MOTION = """
  window.motions = 0;
  const real = Element.prototype.animate;
  Element.prototype.animate = function (...a) { window.motions += 1; return real.apply(this, a); };
"""


@pytest.mark.parametrize("game", GAMES)
def test_one_click_leads_to_the_board_and_the_next_plays(visit: Visit, game: str) -> None:
    sight = visit().open("/")
    card(sight, game).get_by_role("button", name="Play", exact=True).click()
    sight.until_table()
    assert sight.turn()
    assert sight.table["mode"] == "computer"
    assert sight.page.locator('.stage .board [tabindex="0"]').count() >= 1


def motions(sight: Sight) -> int:
    return int(sight.page.evaluate("window.motions"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_motion_as_the_system_wants_it(visit: Visit, game: str, wish: str) -> None:
    visitor = visit(reduced_motion=wish)
    visitor.context.add_init_script(_COUNT_MOTION)
    sight = begin(visitor, game, "Play")
    for _ in range(2):
        if sight.turn():  # a game may be over after three moves
            play(sight, next((move for move in sight.legal if move != "--"), sight.legal[0]))
    if wish == "reduce":
        sight.turn()
        assert motions(sight) == 0
    else:
        sight.wait(lambda: motions(sight) > 0, "motion")


def setting(sight: Sight, name: str) -> None:
    sight.button("More").click()
    sight.page.get_by_label(name).click()
    sight.button("Close").click()
    sight.page.get_by_role("dialog").wait_for(state="hidden")


def test_sound_is_off_until_it_is_wanted(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(_COUNT_SOUNDS)
    sight = begin(visitor, "mabula", "Play")
    assert sight.turn()
    play(sight, sight.legal[0])
    assert sight.turn()
    assert sight.page.evaluate("window.sounds") == 0
    setting(sight, "Sound")
    play(sight, sight.legal[0])
    sight.wait(lambda: sight.page.evaluate("window.sounds") > 0, "a sound")


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_confirmed_before_it_is_sent(visit: Visit, game: str) -> None:
    sight = begin(visit(viewport=PHONE), game, "Play")
    assert sight.turn()
    setting(sight, "Ask before sending a move")
    ply, move = sight.ply, sight.legal[0]
    click_move(sight, move)
    question = sight.page.get_by_text(f"Play {move}?")
    question.wait_for()
    assert not [frame for frame in sight.sent if frame["type"] == "play"]
    sight.button("Cancel").click()
    question.wait_for(state="detached")
    click_move(sight, move)
    sight.button("Play it").click()
    sight.until_ply(ply + 1)
    assert sight.shown_moves()[ply] == move
    sight.page.reload()
    sight.until_table()
    sight.button("More").click()
    assert sight.page.get_by_label("Ask before sending a move").is_checked(), "it is kept"


# Why not


def forbidden(sight: Sight) -> tuple[list[str], str]:
    """What to click on for a move against the rules, and how the board marks the cause."""
    table = sight.view["table"]
    if sight.table["game"] == "mandala":
        shown = next(colour for colour, count in table["mandalas"][0]["mountain"].items() if count)
        held = next(c for c, n in table["hands"][sight.seat]["cards"].items() if n and c == shown)
        place = f"field-1-{sight.seat}"
        return [f'[data-spot="hand-{held}"]', f'[data-spot="{place}"]'], ".marks .block"
    if sight.table["game"] == "mabula":
        enemy = next(cell for cell, seat in table["board"].items() if seat != sight.seat)
        return [f'[data-cell="{enemy}"]'], "g.cause"
    squares = [file + rank for file in "abcdef" for rank in "123456"]
    sources = {move[:2] for move in sight.legal}
    own = next(iter(sorted(sources)))
    reached = {move[-2:] for move in sight.legal if move[:2] == own}
    far = next(
        square for square in squares if square not in reached and square not in table["board"]
    )
    return [f'[data-square="{own}"]', f'[data-square="{far}"]'], ".square.bad"


@pytest.mark.parametrize(
    ("game", "language"), [("mana", "cs"), ("mabula", "hu"), ("mandala", "pl")]
)
def test_what_is_not_allowed_is_explained(visit: Visit, game: str, language: str) -> None:
    visitor = visit(language)
    sight = visitor.open("/")
    for _ in range(20):  # until the cards allow the attempt
        card(sight, game).locator("button.primary").click()
        sight.until_table()
        assert sight.turn()
        if game == "mana":
            play(sight, sight.legal[0])
            assert sight.turn()
        try:
            clicks, mark = forbidden(sight)
            break
        except StopIteration:
            sight.table = {}
            sight.go("/")
    ply = sight.ply
    for selector in clicks:
        sight.page.locator(f".stage {selector}").click(force=True)
    sight.page.locator(".status.bad").wait_for()
    refused = next(frame for frame in reversed(sight.received) if '"type":"refused"' in frame)
    assert '"rule":null' not in refused
    sight.page.locator(f".stage {mark}").first.wait_for(state="attached")
    said = sight.status()
    assert len(said) > 10
    assert " the " not in f" {said.lower()} "
    assert sight.ply == ply
    sight.picture(f"{game}-why-not-{language}")
    sight.page.keyboard.press("Escape")
    play(sight, random.Random(1).choice(sight.legal))
    assert sight.page.locator(".status.bad").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_change_of_language_keeps_what_is_chosen(visit: Visit, game: str) -> None:
    sight = begin(visit(), game, "Play")
    assert sight.turn()
    if game == "mana":
        play(sight, sight.legal[0])
        assert sight.turn()
    source, chosen = CHOICE.get(game, CHOICE_OF_SQUARES)
    tables = [frame for frame in sight.received if '"type":"table"' in frame]
    sight.page.locator(f".stage {source}").first.click()
    mark = sight.page.locator(f".stage {chosen}")
    mark.first.wait_for(state="attached")
    sight.page.get_by_label("Language", exact=True).select_option("cs")
    sight.wait(lambda: sight.status().startswith("Jste na tahu"), "Czech words")
    sight.wait(
        lambda: sum('"type":"table"' in frame for frame in sight.received) > len(tables),
        "the table in Czech",
    )
    assert mark.count()
    sight.page.locator(f".stage {source}").first.press("Escape")
    mark.first.wait_for(state="detached")
    play(sight, sight.legal[0])
