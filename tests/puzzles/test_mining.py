"""Mining: the same puzzles every time, however often it is stopped; each passes its filters."""

from collections.abc import Callable, Generator, Iterable
from pathlib import Path

import pytest

import tercet
from tercet.arena.process_pool import process_map
from tercet.core.puzzles import PuzzleFile
from tercet.core.registry import find
from tercet.puzzles.checker import CheckJob, check_puzzle
from tercet.puzzles.difficulty import TOO_EASY, solved_by_level
from tercet.puzzles.kinds import make_kind
from tercet.puzzles.miner import Job, Mined, Miner, mine_game
from tests.amount import amount
from tests.puzzles.examples import here

GAMES = {"mana": 4, "mabula": 3, "mandala": 1}  # that are searched, of each game


def mined(name: str, path: Path, games: int, seed: str = "0") -> bytes:
    Miner(find(name), path, seed).mine(games, here, 1)
    return path.read_bytes()


@pytest.mark.parametrize("name", GAMES)
def test_what_is_mined_is_right(name: str, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    games = amount(GAMES[name], 20 * GAMES[name])
    mined(name, path, games)
    file = PuzzleFile.read(path)
    assert file.header.games == games
    assert len({puzzle.id for puzzle in file.puzzles}) == len(file.puzzles)
    game = find(name)
    for puzzle in file.puzzles:
        checked = check_puzzle(CheckJob(name, file.header.kind, puzzle, deep=puzzle.plies <= 9))
        assert checked.problem is None
        kind = make_kind(game, f"0:{puzzle.id}")
        assert not solved_by_level(kind, game, puzzle, TOO_EASY, f"0:{puzzle.id}")
        assert solved_by_level(kind, game, puzzle, len(game.levels), f"0:{puzzle.id}")
        assert len(puzzle.solution) % 2 == 1  # it ends with a move of the solver


def test_puzzles_are_found_at_all(tmp_path: Path) -> None:
    assert mined("mana", tmp_path / "puzzles.jsonl", 3).count(b"\n") > 1


def test_stopping_and_going_on_changes_nothing(tmp_path: Path) -> None:
    whole = mined("mana", tmp_path / "whole.jsonl", 4)
    parts = tmp_path / "parts.jsonl"
    for games in (2, 2, 4):
        found = mined("mana", parts, games)
    assert found == whole
    assert mined("mana", tmp_path / "other.jsonl", 4, seed="1") != whole


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "two.jsonl"
    Miner(find("mana"), path, "0").mine(3, process_map, 2)
    assert path.read_bytes() == mined("mana", tmp_path / "one.jsonl", 3)


def test_a_position_that_is_known_is_not_taken_again(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    mined("mana", path, 3)
    file = PuzzleFile.read(path)
    number = len(file.puzzles)
    assert number

    miner = Miner(find("mana"), path)
    miner._add(file.puzzles[0])
    assert miner.progress.puzzles == number


def test_games_that_were_searched_are_not_searched_again(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    mined("mana", path, 3)
    file = PuzzleFile.read(path)
    jobs: list[Job] = []

    def nothing_to_do(
        _work: Callable[[Job], Mined], given: Iterable[Job], _workers: int
    ) -> Generator[Mined, None, None]:
        jobs.extend(given)
        yield from ()

    Miner(find("mana"), path).mine(3, nothing_to_do, 1)
    assert jobs == []
    assert PuzzleFile.read(path) == file
    Miner(find("mana"), path).mine(5, nothing_to_do, 1)
    assert [job.number for job in jobs] == [3, 4]


@pytest.mark.parametrize("name", [name for name in tercet.game_names() if name not in GAMES])
def test_a_game_that_says_nothing_about_puzzles_can_be_mined(name: str) -> None:
    found = [mine_game(Job(name, "0", number)) for number in range(3)]
    assert [number for number, _ in found] == [0, 1, 2]
    for _, puzzle in found:
        if puzzle is not None:
            assert puzzle.first_moves[0] in puzzle.position(find(name)).legal_moves()
