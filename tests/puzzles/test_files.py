"""Files of puzzles: those that come with the games, and clear errors for broken ones."""

from pathlib import Path

import pytest

import tercet
from tercet.core.puzzles import MAX_BYTES, BadPuzzles, NoPuzzles, PuzzleFile, puzzle_path
from tercet.core.registry import find
from tercet.core.texts import LANGUAGES, texts
from tercet.puzzles.checker import CheckJob, check_puzzle, is_shallow
from tercet.puzzles.game_part import game_part, theme_names
from tercet.puzzles.kinds import kind_name
from tests.amount import amount
from tests.puzzles.examples import ENDING, WIN, file_of

SHIPPED = [name for name in tercet.game_names() if puzzle_path(name).is_file()]


@pytest.mark.parametrize("name", SHIPPED)
def test_the_puzzles_of_a_game_are_well_formed(name: str) -> None:
    file = PuzzleFile.of_game(name)
    game, own = find(name), game_part(find(name))
    assert str(file).encode() == puzzle_path(name).read_bytes()
    assert file.header.kind == kind_name(game)
    positions = set()
    for puzzle in file.puzzles:
        assert puzzle.id < file.header.games
        position = puzzle.position(game)
        positions.add(own.canonical(position.truth))
        assert set(puzzle.first_moves) <= set(position.legal_moves())
        assert set(puzzle.themes) <= set(theme_names(name))
        assert 3 < puzzle.level <= len(game.levels)
        assert 1000 <= puzzle.rating <= 2700
    assert len(positions) == len(file.puzzles)


@pytest.mark.parametrize("name", SHIPPED)
def test_some_puzzles_of_a_game_pass_the_check(name: str) -> None:
    file = PuzzleFile.of_game(name)
    kind = file.header.kind
    jobs = [CheckJob(name, kind, puzzle, deep=True) for puzzle in file.puzzles]
    jobs = [job for job in jobs if kind == "choice" or is_shallow(job)]
    number = amount(5, 500)
    assert jobs
    for job in jobs[:: max(1, len(jobs) // number)]:
        assert check_puzzle(job).problem is None, job.puzzle


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", tercet.game_names())
def test_every_theme_has_its_words(name: str, language: str) -> None:
    words = texts(language, name)
    for theme in theme_names(name):
        assert words.has(f"theme-{theme}"), theme
        assert words.has(f"theme-{theme}-help"), theme


def test_writing_and_reading_gives_the_same() -> None:
    file = file_of("mana", "forced-win", WIN)
    assert PuzzleFile.parse(str(file).encode()) == file


HEADER, LINE = str(file_of("mana", "forced-win", WIN)).splitlines()
BROKEN = {
    "empty": ("", 1),
    "no header": (LINE, 1),
    "version": (HEADER.replace(":1", ":2", 1), 1),
    "game": (HEADER.replace("mana", "chess"), 1),
    "kind": (HEADER.replace("forced-win", "riddle"), 1),
    "not JSON": (f"{HEADER}\nx", 2),
    "missing field": (f"{HEADER}\n{LINE.replace('moves', 'movs')}", 2),
    "wrong type": (f"{HEADER}\n{LINE.replace(':3,', ':true,')}", 2),
    "no solution": (f"{HEADER}\n{LINE.replace(WIN.line, ' ')}", 2),
    "twice": (f"{HEADER}\n{LINE}\n{LINE}", 3),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_file_names_the_line(case: str) -> None:
    text, line = BROKEN[case]
    with pytest.raises(BadPuzzles, match=f"Line {line}: ") as refused:
        PuzzleFile.parse(text.encode())
    assert refused.value.line == line
    for language in LANGUAGES:
        assert refused.value.text(language)


def test_a_file_that_is_too_long_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    path.write_bytes(b" " * (MAX_BYTES + 1))
    with pytest.raises(BadPuzzles, match="at most"):
        PuzzleFile.read(path)


def test_a_game_without_puzzles_says_so() -> None:
    with pytest.raises(NoPuzzles, match="hexapawn"):
        PuzzleFile.of_game("hexapawn")


def test_an_ending_has_its_chance_in_front() -> None:
    position = ENDING.position(find("mabula"))
    assert position.to_move == "black"
    assert position.ply == 17
