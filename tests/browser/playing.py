"""How a hand plays a move on each board, and which moves the tests choose."""

import random
import re
from collections.abc import Callable

from tests.browser.visitor import Sight


def _able(sight: Sight, selector: str) -> None:
    """Click what can be chosen, once it can be."""
    sight.page.locator(f'.stage {selector}:not([aria-disabled="true"])').click()


def _on_squares(sight: Sight, move: str) -> None:
    """Squares of a drawing; ``D`` and ``R`` place a piece in the setup, ``@`` brings one back."""
    if move == "--":
        sight.button("Skip the turn").click()
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


HANDS: dict[str, Callable[[Sight, str], None]] = {
    "mana": _on_squares,
    "mabula": _on_cells,
    "mandala": _on_cards,
}
GAMES = sorted(HANDS)


def play(sight: Sight, move: str) -> None:
    """Play a move by clicks, and wait until the server has answered and the page shows it."""
    before = sight.ply
    HANDS[sight.table["game"]](sight, move)
    sight.until_ply(before + 1)
    assert sight.table["moves"][before]["move"] == move


def choose(sight: Sight, chance: random.Random) -> str:
    """A move that soon leads to the end: a capture that wins, a card that draws others; or any."""
    board = sight.view["table"].get("board", {})
    for move in sight.legal:
        if isinstance(taken := board.get(move[-2:]), dict) and taken["piece"] == "daimyo":
            return move
    building = [move for move in sight.legal if move.startswith("A")]
    return chance.choice(building or sight.legal)
