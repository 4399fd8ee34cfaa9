"""Boards as they are drawn: from the view alone, within 80 columns, in every language there is."""

import json
import random
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

import tercet
from tercet.cli.common import plain_table
from tercet.cli.common.game_text import draw, event_sentences, heading
from tercet.cli.common.language import terminal_languages
from tercet.core.registry import find, part
from tercet.core.results import DRAWN, PLAYER_ENDS
from tercet.core.texts import texts
from tercet.core.wording import tell_result


def drawn(position: tercet.Position, viewer: str, language: str) -> list[str]:
    view = json.loads(json.dumps(position.view(viewer)))  # nothing but the view can be meant
    console = Console(width=80, markup=False, highlight=False, emoji=False)
    with console.capture() as capture:
        console.print(draw(view, texts(language, position.game)))
    return capture.get().splitlines()


@pytest.mark.parametrize("language", terminal_languages())
@pytest.mark.parametrize("game", tercet.game_names())
def test_every_position_can_be_drawn_and_told(game: str, language: str) -> None:
    chooser = random.Random(f"{game} {language}")
    words = texts(language, game)
    position = tercet.start(game, seed=language)
    while not position.is_over:
        viewer = chooser.choice((*position.seats, "spectator"))
        position.play(chooser.choice(position.legal_moves()))
        assert all(event_sentences(game, position.last_events(viewer), words))
        if chooser.random() < 0.3 or position.is_over:
            lines = drawn(position, viewer, language)
            assert max(map(cell_len, lines)) <= 80
            assert len(lines) <= 20, "a board and a prompt fit on 24 lines"
            assert "…" not in "".join(lines)
            assert cell_len(heading(position.view(viewer), words)) <= 80
    assert tell_result(position.view("spectator"), words)


@pytest.mark.parametrize("language", terminal_languages())
def test_every_result_has_words(language: str) -> None:
    for game in tercet.game_names():
        words = texts(language, game)
        for reason, results in PLAYER_ENDS.items():
            assert words.has(f"reason-{reason}")
            for result in results:
                assert words.has(f"result-{'draw' if result == DRAWN else 'win'}-{reason}")
        for reason in (end.reason for end in find(game).schema.ENDS):
            for result in ("1-0", "0-1", "1/2"):
                for scores in ((1, 2), (2, 2)):
                    seats = dict(zip(find(game).seats, scores, strict=True))
                    view = {"result": result, "reason": reason, "scores": seats}
                    assert tell_result(view, words)
            own = words.has(f"result-win-{reason}") or words.has(f"result-draw-{reason}")
            assert own or not part(game, "terminal")


def test_a_board_is_seen_from_the_viewers_seat() -> None:
    position = tercet.start("mana", setup="Db1 Db6")
    black, white = (drawn(position, seat, "en") for seat in position.seats)
    assert black[2].startswith("6 │ △ ╱   │ ♔ ╱╱  │")
    assert white[2].startswith("1 │ ▲ ╱╱  │ ▲ ╱╱╱ │")
    mabula = tercet.start("mabula", setup="wwbb" * 6)
    white, black = (drawn(mabula, seat, "en") for seat in mabula.seats)
    assert white[0].split() == list("abcdefgh")
    assert black[0].split() == list("hgfedcba")


def test_captured_ronin_and_groups_are_shown() -> None:
    position = tercet.start("mana", setup="Db1 Db6")
    chooser = random.Random(3)
    while not any(position.view("black")["table"]["captured"].values()):
        position.play(chooser.choice(position.legal_moves()))
    assert "captured: " in "\n".join(drawn(position, "black", "en"))
    mabula = tercet.start("mabula", setup="wwbb" * 6, scoring="product")
    text = "\n".join(drawn(mabula, "white", "en"))
    assert "product of all groups: 64" in text
    assert "groups: 2 2 2 2 2 2" in text


def test_every_colour_of_sand_has_its_letter_and_its_symbol() -> None:
    deal = "*rg *yb *roygpb *roygpp *rr *gb"
    text = "\n".join(drawn(tercet.start("mandala", deal=deal), "first", "en"))
    for card in ("r▲", "o@", "y☼", "g♣", "p✿", "b☾"):
        assert card in text
        assert cell_len(card) == 2
    assert "Player 2’s hand   face down" in text
    assert "Player 1’s cup    r▲×2" in text


def test_a_field_without_a_label_is_called_by_its_own_name() -> None:
    position = tercet.start("mana")
    console = Console(width=200)
    with console.capture() as captured:
        console.print(plain_table.draw(position.view("black"), texts("en", "mana")))
    assert re.search("^setting_up +✓", captured.get(), re.MULTILINE)
