"""How a hand plays a move on each board, and which moves the tests choose."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator

from tercet.core.registry import folder, game_names
from tests.browser.visitor import Sight, Visitor


def _able(sight: Sight, selector: str) -> None:
    """Click what can be chosen, once it can be."""
    sight.page.locator(f'.stage {selector}:not([aria-disabled="true"])').click()


def _on_squares(sight: Sight, move: str) -> None:
    """Squares of a drawing; ``D`` and ``R`` place a piece in the setup, ``@`` brings one back."""
    if move == "--":
        sight.button("Skip this turn").click()
        return
    if move.startswith("@"):
        _able(sight, '[data-source="ronin"]')
    elif move[0] not in "DR":
        _able(sight, f'[role="gridcell"][data-square="{move[:2]}"]')
    _able(sight, f'[role="gridcell"][data-square="{move[-2:]}"]')


def _on_cells(sight: Sight, move: str) -> None:
    """Buttons over cells: where a marble lies, then where it stops."""
    if move == "--":
        sight.button("Skip this turn").click()
        return
    for cell in move.split("-"):
        _able(sight, f'[role="gridcell"] [data-cell="{cell}"]')


def _on_cards(sight: Sight, move: str) -> None:
    """Cards of the hand, one click each, then the place they go to."""
    if move.startswith("="):
        _able(sight, f'[data-spot="claim-{move[1]}"]')
        return
    kind, *rest = re.fullmatch(r"([ABC])(\d?)([a-z])(\d?)(?:\+(\d))?", move).groups()  # type: ignore[union-attr]
    mandala, colour, count, draw = rest
    for _ in range(int(count or 1)):
        _able(sight, f'[data-spot="hand-{colour}"]')
    place = {
        "A": f"mountain-{mandala}",
        "B": f"field-{mandala}-{sight.view['to_move']}",
        "C": "discard",
    }[kind]
    _able(sight, f'[data-spot="{place}"]')
    if draw is not None:
        sight.page.get_by_role("group", name="How many cards").get_by_text(draw).click()


def _on_plain_board(sight: Sight, move: str) -> None:
    """The squares of a move, one after the other."""
    for square in re.findall(r"[a-z]\d", move):
        _able(sight, f'[role="gridcell"] [data-square="{square}"]')


_HANDS: dict[str, Callable[[Sight, str], None]] = {
    "mana": _on_squares,
    "mabula": _on_cells,
    "mandala": _on_cards,
}
GAMES = game_names()
# Those with a board of their own; games that last longer than a few moves.
BOARDS = [name for name in GAMES if (folder(name) / "board").is_dir()]

# What can be chosen first on a board, and how it shows that this was chosen
CHOICE = {"mabula": (".slides", ".lane"), "mandala": ('[data-spot^="hand-"]', ".goal")}
CHOICE_OF_SQUARES = (".square.source", ".square.chosen")


# A game between people that lasts longer is resigned then; against the computer all are played out.
ENOUGH = 40  # plies


def click_move(sight: Sight, move: str) -> None:
    """Choose a move by clicks on the board of its game."""
    _HANDS.get(sight.table["game"], _on_plain_board)(sight, move)


def card(sight: Sight, game: str) -> Locator:
    """A game on the home page."""
    return sight.page.locator(f'article[data-game="{game}"]')


def begin(
    visitor: Visitor, game: str, what: str, seat: str | None = None, place: str | None = None
) -> Sight:
    """From the home page to a board, as a person does it; `place`: "device" or "server"."""
    sight = visitor.open("/")
    start(sight, game, what, seat, place)
    return sight


def start(
    sight: Sight, game: str, what: str, seat: str | None = None, place: str | None = None
) -> None:
    """From the home page that is shown to a board."""
    article = card(sight, game)
    if what == "Play":
        article.get_by_label("Computer level").select_option("1")
    if seat is not None or place is not None:
        article.get_by_text("Options", exact=True).click()
    if seat is not None:
        article.get_by_label("Your seat").select_option(seat)
    if place is not None:
        article.get_by_label("Where the game is kept").select_option(place)
    article.get_by_role("button", name=what, exact=True).click()
    sight.until_table()


def two_at_a_table(one: Visitor, two: Visitor, game: str) -> dict[str, Sight]:
    """A table of a friend and whoever got the link, by seat."""
    first = begin(one, game, "Play a friend")
    second = two.open(f"/t/{first.table['id']}")
    second.until_table()
    second.wait(lambda: second.seat != "spectator", "a seat")
    first.wait(lambda: all(chair["here"] for chair in first.table["status"]["chairs"]), "a friend")
    return {first.seat: first, second.seat: second}


def take_turns(players: dict[str, Sight], chance: random.Random, plies: int) -> None:
    """So many moves that do not end the game, by clicks, and both pages show them."""
    some = next(iter(players.values()))
    for _ in range(plies):
        mover = players[some.view["to_move"]]
        assert mover.turn()
        play(mover, choose_calmly(mover, chance))
        for sight in players.values():
            sight.until_ply(mover.ply)


def play(sight: Sight, move: str) -> None:
    """Play a move by clicks, and wait until the server has answered and the page shows it."""
    before = sight.ply
    click_move(sight, move)
    sight.until_ply(before + 1)
    assert sight.table["moves"][before]["move"] == move


def choose(sight: Sight, chance: random.Random) -> str:
    """A move that soon leads to the end: a capture that wins, a card that draws others; or any."""
    building = [move for move in sight.legal if move.startswith("A")]
    return chance.choice(_wins(sight) or building or sight.legal)


def choose_calmly(sight: Sight, chance: random.Random) -> str:
    """A move that does not end the game."""
    wins = _wins(sight)
    return chance.choice([move for move in sight.legal if move not in wins])


def _wins(sight: Sight) -> list[str]:
    """The moves that capture what decides a game, where there is such a piece."""
    board = sight.view["table"].get("board", {})
    aimed = {move: board.get(move[-2:]) for move in sight.legal}
    return [
        move
        for move, piece in aimed.items()
        if isinstance(piece, dict) and piece["piece"] == "daimyo"
    ]
