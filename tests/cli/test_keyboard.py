"""At a real terminal: completion, keys that leave, and a screen that is wiped."""

import os
import pty
import re
import signal
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pexpect
from pexpect.fdpexpect import fdspawn

import tercet
from tests.cli.support import kept, start
from tests.forkserver import Process
from tests.waiting import until

PROMPT = "(Black|White|Player 1|Player 2) ›"
CLEARED = "\x1b[H\x1b[2J\x1b[3J"
CARDS = re.compile("[roygpb][▲@☼♣✿☾]")
DEAL = "*rg *yb *roygpb *roygpp *rr *gb"
ENTER, TAB, UP, CONTROL_C, CONTROL_D = "\r", "\t", "\x1b[A", "\x03", "\x04"


class Screen(fdspawn):  # type: ignore[type-arg]  # it cannot be subscripted
    """What a program shows on a terminal, and the keys that are pressed there."""

    process: Process

    def complete(self, typed: str, whole: str) -> None:
        """Type the beginning of a line, let the rest be filled in, and enter it."""
        for letter in typed:
            self.send(letter)
            self.expect_exact(f"\x1b[0m{letter}")
        self.expect_exact(f" {whole}")  # offered below the line
        self.send(TAB)
        self.expect_exact(f"7m {whole}")  # chosen there, and in the line
        self.send(ENTER)

    def expect_end(self) -> int:
        """Wait until the program has ended; its exit code."""
        self.expect(pexpect.EOF)
        return self.process.wait()


@contextmanager
def terminal(folder: Path, *arguments: str) -> Iterator[Screen]:
    """A terminal of 24 lines with the command on it."""
    ours, its_end = pty.openpty()
    termios.tcsetwinsize(its_end, (24, 80))
    streams = dict.fromkeys(("stdin", "stdout", "stderr"), its_end)
    with start(folder, *arguments, **streams) as process:
        os.close(its_end)
        screen = Screen(ours, encoding="utf-8", timeout=60)
        screen.process = process
        try:
            yield screen
        finally:
            screen.close()


def test_tab_completes_a_move_and_ctrl_c_saves(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "mana", "--setup", "Db1 Db6") as screen:
        screen.expect(PROMPT)
        screen.complete("b1-b", "b1-b3")
        screen.expect("Black moves a daimyo from b1 to b3")
        screen.expect(PROMPT)
        screen.complete("mov", "moves")
        screen.expect("The 2 legal moves:\r\n  a6-a5  e6-e5")
        screen.send(CONTROL_C)
        screen.expect("The game was saved to ")
        assert screen.expect_end() == 130
    assert tercet.load(kept(tmp_path)[0]).moves == ["Db1", "Db6", "b1-b3"]


def test_a_signal_at_the_prompt_saves_and_gives_the_keyboard_back(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "mana") as screen:
        screen.expect(PROMPT)
        screen.send(f"Db1{ENTER}")
        screen.expect("Black places a daimyo")
        screen.expect(PROMPT)
        screen.process.send_signal(signal.SIGTERM)
        screen.expect_exact("\x1b[?2004l")  # the prompt has put the terminal back
        screen.expect("The game was saved to ")
        assert screen.expect_end() == 143
    assert tercet.load(kept(tmp_path)[0]).moves == ["Db1"]


def test_a_window_that_is_closed_costs_no_game(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "mandala", "--setup", DEAL) as screen:
        screen.expect("Pass the device")
        screen.send(ENTER)
        screen.expect(PROMPT)
        screen.send(f"B1o1{ENTER}")
        screen.expect("Pass the device")
        screen.close()  # the program is hung up on
        until(lambda: kept(tmp_path) or screen.process.poll() is not None)
    assert tercet.load(kept(tmp_path)[0]).moves == ["B1o1"]


def test_the_hand_over_wipes_the_screen_and_shows_no_card(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "mandala", "--setup", DEAL, "--seed", "3") as screen:
        screen.expect("Pass the device to Player 1")
        assert not CARDS.search(screen.before or "")
        screen.send(ENTER)
        screen.expect(PROMPT)
        before = screen.before or ""
        assert "Player 1’s hand" in before
        assert re.search("Player 2’s hand.*face down", before)
        screen.send(f"Cr1{ENTER}")
        screen.expect("Player 1 draws one card: [roygpb]")
        screen.expect("Press Enter to hide your cards")
        screen.send(ENTER)
        screen.expect("Pass the device to Player 2")
        wiped = (screen.before or "").rpartition(CLEARED)
        assert wiped[1] == CLEARED
        assert not CARDS.search(wiped[2])
        screen.send(ENTER)
        screen.expect("Player 1 draws one card: \\?")
        between = screen.before or ""
        assert between.count(CLEARED) == 1
        assert not CARDS.search(between)
        screen.expect(PROMPT)
        assert re.search("Player 1’s hand.*face down", screen.before or "")
        screen.send(UP)  # nobody calls up what the other has typed
        screen.send(CONTROL_D)
        screen.expect("The game was saved to ")
        last = (screen.before or "").rpartition(CLEARED)
        assert last[1] == CLEARED
        assert not CARDS.search(last[2])
        assert "Cr1" not in (screen.before or "")
        assert screen.expect_end() == 0
    assert tercet.load(kept(tmp_path)[0]).moves == ["Cr1"]
