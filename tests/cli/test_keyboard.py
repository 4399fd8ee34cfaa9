"""At a real terminal: completion, keys that leave, and a screen that is wiped."""

import os
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import pexpect
import pytest

import tercet
from tests.cli.support import COMMAND, environment, kept

Child: TypeAlias = "pexpect.spawn[str]"  # the class itself cannot be subscripted

PROMPT = "(Black|White|Player 1|Player 2) ›"
CLEARED = "\x1b[H\x1b[2J\x1b[3J"
CARDS = re.compile("[roygpb][▲@☼♣✿☾]")
DEAL = "*rg *yb *roygpb *roygpp *rr *gb"


@pytest.fixture
def children() -> Iterator[list[Child]]:
    """Programs begun by a test, none of which outlives it."""
    begun: list[Child] = []
    yield begun
    for child in begun:
        child.close(force=True)


def spawn(children: list[Child], folder: Path, *arguments: str) -> Child:
    child = pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], *arguments],
        env=environment(folder),
        encoding="utf-8",
        dimensions=(24, 80),
        timeout=60,
    )
    children.append(child)
    return child


def type_slowly(child: Child, text: str) -> None:
    """As fingers do: completion looks up while one types."""
    for letter in text:
        child.send(letter)
        time.sleep(0.05)
    time.sleep(0.3)


def test_tab_completes_a_move_and_ctrl_c_saves(children: list[Child], tmp_path: Path) -> None:
    child = spawn(children, tmp_path, "play", "mana", "--setup", "Db1 Db6")
    child.expect(PROMPT)
    type_slowly(child, "b1-b")
    type_slowly(child, "\t")
    child.send("\r")
    child.expect("Black moves a daimyo from b1 to b3")
    child.expect(PROMPT)
    type_slowly(child, "mov")
    type_slowly(child, "\t")
    child.send("\r")
    child.expect("The 2 legal moves:\r\n  a6-a5  e6-e5")
    child.sendcontrol("c")
    child.expect("The game was saved to ")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 130
    assert tercet.load(kept(tmp_path)[0]).moves == ["Db1", "Db6", "b1-b3"]


def test_a_signal_at_the_prompt_saves_and_gives_the_keyboard_back(
    children: list[Child], tmp_path: Path
) -> None:
    child = spawn(children, tmp_path, "play", "mana")
    child.expect(PROMPT)
    child.send("Db1\r")
    child.expect("Black places a daimyo")
    child.expect(PROMPT)
    child.kill(signal.SIGTERM)
    child.expect(re.escape("\x1b[?2004l"))  # the prompt has put the terminal back
    child.expect("The game was saved to ")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 143
    assert tercet.load(kept(tmp_path)[0]).moves == ["Db1"]


def test_a_window_that_is_closed_costs_no_game(children: list[Child], tmp_path: Path) -> None:
    child = spawn(children, tmp_path, "play", "mandala", "--setup", DEAL)
    child.expect("Pass the device")
    child.send("\r")
    child.expect(PROMPT)
    child.send("B1o1\r")
    child.expect("Pass the device")
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, child.child_fd)  # closes the terminal: the program is hung up on
    os.close(nowhere)
    until = time.monotonic() + 20
    while not kept(tmp_path) and time.monotonic() < until:
        time.sleep(0.1)
    assert tercet.load(kept(tmp_path)[0]).moves == ["B1o1"]


def test_the_hand_over_wipes_the_screen_and_shows_no_card(
    children: list[Child], tmp_path: Path
) -> None:
    child = spawn(children, tmp_path, "play", "mandala", "--setup", DEAL, "--seed", "3")
    child.expect("Pass the device to Player 1")
    assert not CARDS.search(child.before or "")
    child.send("\r")
    child.expect(PROMPT)
    before = child.before or ""
    assert "Player 1’s hand" in before
    assert re.search("Player 2’s hand.*face down", before)
    child.send("Cr1\r")
    child.expect("Player 1 draws one card: [roygpb]")
    child.expect("Press Enter to hide your cards")
    child.send("\r")
    child.expect("Pass the device to Player 2")
    screen = (child.before or "").rpartition(CLEARED)
    assert screen[1] == CLEARED
    assert not CARDS.search(screen[2])
    time.sleep(0.5)
    child.send("\r")
    child.expect("Player 1 draws one card: \\?")
    between = child.before or ""
    assert between.count(CLEARED) == 1
    assert not CARDS.search(between)
    child.expect(PROMPT)
    assert re.search("Player 1’s hand.*face down", child.before or "")
    child.send("\x1b[A")  # nobody calls up what the other has typed
    time.sleep(0.3)
    child.sendeof()
    child.expect("The game was saved to ")
    last = (child.before or "").rpartition(CLEARED)
    assert last[1] == CLEARED
    assert not CARDS.search(last[2])
    assert "Cr1" not in (child.before or "")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 0
    assert tercet.load(kept(tmp_path)[0]).moves == ["Cr1"]
