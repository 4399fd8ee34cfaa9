"""The check finds what is wrong with a puzzle, and takes right ones."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tercet.core.puzzles import Puzzle
from tercet.core.reference import new_reference
from tercet.puzzles.checker import Checked, CheckJob, PlainSearch, check_puzzle
from tests.cli.support import Ran, run_here
from tests.puzzles.examples import ENDING, WIN, file_of


def check(puzzle: Puzzle, **changes: Any) -> Checked:
    changed = msgspec.structs.replace(puzzle, **changes)
    game, kind = ("mana", "forced-win") if puzzle is WIN else ("mabula", "ending")
    return check_puzzle(CheckJob(game, kind, changed, deep=True))  # type: ignore[arg-type]


@pytest.mark.parametrize("puzzle", [WIN, ENDING], ids=["win", "ending"])
def test_a_right_puzzle_is_verified(puzzle: Puzzle) -> None:
    assert check(puzzle) == Checked(puzzle.id, None, is_verified=True)


def test_a_win_takes_as_long_as_it_says() -> None:
    assert check(WIN, plies=5).problem is None  # at most five is true of three
    assert check(WIN, plies=1).problem == "puzzle-not-won"


TWO_WINS = ENDING.moves.rsplit(maxsplit=2)[0]  # here a7-e7 and d1-d2 win
WRONG: dict[str, tuple[Puzzle, dict[str, Any], str]] = {
    "loses": (ENDING, {"line": "g1-g2"}, "puzzle-not-won"),
    "accepts a loss": (ENDING, {"accepted": "g1-g2"}, "puzzle-not-won"),
    "another win": (ENDING, {"moves": TWO_WINS, "line": "a7-e7"}, "puzzle-not-unique"),
    "other seat": (
        ENDING,
        {"moves": ENDING.moves.rsplit(maxsplit=1)[0]},
        "puzzle-illegal-solution",
    ),
    "illegal answer": (WIN, {"line": "a2-a6"}, "puzzle-illegal-solution"),
    "illegal reply": (WIN, {"line": "a2-a3 a2-a3 a3xa5"}, "puzzle-illegal-solution"),
    "illegal moves": (WIN, {"moves": WIN.moves + " a1-a2"}, "puzzle-illegal-moves"),
    "no chance": (ENDING, {"moves": ENDING.moves.partition(" ")[2]}, "puzzle-illegal-moves"),
    "other rules": (WIN, {"options": ""}, "puzzle-illegal-moves"),
    "no such option": (WIN, {"options": "wind=strong"}, "puzzle-illegal-moves"),
    "too early": (ENDING, {"moves": ENDING.moves[:26]}, "puzzle-illegal-solution"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_puzzle_is_found(case: str) -> None:
    puzzle, changes, problem = WRONG[case]
    found = check(puzzle, **changes).problem
    assert found is not None
    assert problem in ("", found)


def test_plain_search_sees_that_the_other_side_has_lost() -> None:
    start = new_reference("mabula")
    for token in ENDING.moves.split():
        for part in token[1:] if token.startswith("*") else [token]:
            start.play(part)
    start.play("d1-d2")
    search = PlainSearch("white")
    won = []
    for move in start.moves():
        after = start.copy()
        after.play(move)
        won.append(search.wins(after))
    assert not any(won)  # black wins whatever white does


def run_check(
    capfd: pytest.CaptureFixture[str], path: Path, *puzzles: Puzzle, json: bool = False
) -> Ran:
    path.write_text(str(file_of("mana", "forced-win", *puzzles)))
    flags = ["--json"] if json else []
    return run_here(capfd, "puzzles", "check", "--file", str(path), "--workers", "1", *flags)


def test_the_command_says_what_the_levels_solve(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    ran = run_check(capfd, tmp_path / "puzzles.jsonl", WIN, json=True)
    assert ran.code == 0
    report = msgspec.json.decode(ran.out)
    assert (report["puzzles"], report["verified"], report["wrong"]) == (1, 1, [])
    assert report["levels"][-1] == 1.0
    assert len(report["levels"]) == 8


def test_the_command_names_a_planted_wrong_puzzle(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    wrong = msgspec.structs.replace(WIN, id=7, line="a2-a1")
    ran = run_check(capfd, tmp_path / "puzzles.jsonl", WIN, wrong)
    assert ran.code == 1
    assert "Puzzle 7 is wrong" in ran.err
    assert "Puzzle 1 " not in ran.err
    assert "100.0%" in ran.out or "50.0%" in ran.out


REFUSED: dict[str, tuple[Callable[[Path], list[str]], str]] = {
    "action": (lambda _: ["solve"], "“solve” is not possible"),
    "no game": (lambda _: ["mine"], "which game"),
    "unknown game": (lambda _: ["mine", "chess"], "no game “chess”"),
    "option": (lambda _: ["check", "mana", "--games", "5"], "--games cannot be combined"),
    "both": (lambda path: ["check", "mana", "--file", str(path)], "not both"),
    "seed": (lambda path: ["mine", "mana", "--file", str(path), "--seed", "9"], "seed “0”"),
    "other game": (lambda path: ["mine", "mabula", "--file", str(path)], "“mana”"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_bad_line_is_refused(
    case: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "puzzles.jsonl"
    path.write_text(str(file_of("mana", "forced-win", WIN)))
    before = path.read_bytes()
    arguments, words = REFUSED[case]
    assert words in run_here(capfd, "puzzles", *arguments(path)).refused()
    assert path.read_bytes() == before
