"""Two people with secrets at one screen: nobody is shown what is not his."""

import re
from collections.abc import Callable
from pathlib import Path

import tercet
from tests.cli.support import Ran, kept, random_game, run

HAND_OVER = re.compile(
    r"Pass the device to (Player [12])\. Press Enter when only \1 can see the screen\."
)
HAND = re.compile(r"(Player 1|Player 2)’s hand +(.*\S)")
DRAWN = re.compile(r"(Player 1|Player 2) draws (?:one card|\d cards): (.*)\.")
CUP = re.compile(r"(Player 1|Player 2)’s cup +(.*\S)")


def phases(told: str) -> list[tuple[str, str]]:
    """Whose phase, and everything that was shown in it."""
    _, *parts = HAND_OVER.split(told)
    return list(zip(parts[::2], parts[1::2], strict=True))


def test_no_hand_is_shown_in_the_other_ones_phase(tmp_path: Path) -> None:
    played = random_game("mandala", "secret", plies=40)
    ran = run(tmp_path, "play", "mandala", "--seed", "secret", lines="\n".join(played.moves))
    assert ran.code == 0
    found = phases(ran.out)
    assert len(found) > 20
    hands = 0
    for seat, shown in found:
        for owner, hand in HAND.findall(shown):
            assert (hand == "face down") == (owner != seat)
            hands += hand != "face down"
        for owner, cards in DRAWN.findall(shown):
            assert ("?" in cards) == (owner != seat)
        for owner, cup in CUP.findall(shown):
            assert ("dealt face down" in cup) == (owner != seat)
    assert hands >= len(found)
    assert tercet.load(kept(tmp_path)[0]).record().entries == played.record().entries


def test_empty_lines_at_the_hand_over_change_nothing(
    tmp_path: Path, here: Callable[..., Ran]
) -> None:
    played = random_game("mandala", "enter", plies=6)
    tight = here("play", "mandala", "--seed", "enter", lines="\n".join(played.moves))
    wide = here("play", "mandala", "--seed", "enter", lines="\n\n\n".join(played.moves))
    assert tight.code == wide.code == 0
    first, second = (tercet.load(path) for path in kept(tmp_path))
    assert first.record().entries == second.record().entries == played.record().entries


def test_undo_does_not_go_past_cards_that_were_seen(
    tmp_path: Path, here: Callable[..., Ran]
) -> None:
    deal = "*rg *yb *roygpb *roygpp *rr *gb"
    lines = "Cr1\nundo\nB1o1\nundo\nB2p2\n"
    ran = here("play", "mandala", "--setup", deal, "--seed", "1", lines=lines)
    assert ran.code == 0
    assert "Cr1 cannot be taken back" in ran.out
    assert "Taken back: B1o1." in ran.out
    assert tercet.load(kept(tmp_path)[0]).moves == ["Cr1", "B2p2"]


def test_why_forgets_a_refusal_when_the_screen_is_handed_over(here: Callable[..., Ran]) -> None:
    deal = "*rg *yb *roygpb *roygpp *rr *gb"
    ran = here("play", "mandala", "--setup", deal, lines="Cr8\nB1o1\nwhy\n")
    (_, first), (_, second) = phases(ran.out)
    assert "You have one red card in your hand; this move needs 8." in first
    assert "No move has been refused." in second


def test_against_a_player_only_the_own_hand_is_shown(here: Callable[..., Ran]) -> None:
    arguments = ("play", "mandala", "--opponent", "random", "--seed", "7")
    ran = here(*arguments, lines="moves\n")
    move = ran.out.split("legal moves:")[1].split()[0]
    ran = here(*arguments, lines=f"{move}\n")
    assert not HAND_OVER.search(ran.out)
    assert {owner for owner, hand in HAND.findall(ran.out) if hand != "face down"} == {"Player 1"}
    assert all("?" in cards for owner, cards in DRAWN.findall(ran.out) if owner == "Player 2")
