"""The file of a match: nothing that was kept is lost, nothing else is ever touched."""

import json
from pathlib import Path

import pytest

from tercet.arena.match import Match, play_game
from tercet.arena.results_file import BadResultsFile, ResultsFile
from tests.arena.test_match import usual

MATCH = usual("mabula", seed="kept")
OTHER = usual("mabula", seed="other")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A file with three games."""
    path = tmp_path_factory.mktemp("whole") / "match.jsonl"
    with ResultsFile(path, [MATCH]) as file:
        assert file.games == []
        for number in range(3):
            file.add(0, play_game(MATCH, number))
    return path.read_bytes()


def test_what_was_kept_is_found(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(whole)
    with ResultsFile(path, [MATCH]) as file:
        assert [(index, game.number) for index, game in file.games] == [(0, 0), (0, 1), (0, 2)]
        assert file.games[1][1].record == play_game(MATCH, 1).record
        assert file.games[1][1].points == play_game(MATCH, 1).points
    assert path.read_bytes() == whole


def test_a_file_cut_anywhere_keeps_its_whole_lines_and_can_be_gone_on_with(
    whole: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "match.jsonl"
    for cut in range(0, len(whole) + 1, 7):
        path.write_bytes(whole[:cut])
        lines = max(whole[:cut].count(b"\n") - 1, 0)
        with ResultsFile(path, [MATCH]) as file:
            assert len(file.games) == lines
        kept = path.read_bytes()
        assert whole.startswith(kept)
        assert kept.count(b"\n") == lines + 1
    path.write_bytes(whole[:-5])
    with ResultsFile(path, [MATCH]) as file:
        file.add(0, play_game(MATCH, 2))
    with ResultsFile(path, [MATCH]) as file:
        assert [game.number for _, game in file.games] == [0, 1, 2]


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        (lambda whole: b"Dear diary\n" + whole, "error-match-file"),
        (lambda _: b"Dear diary", "error-match-file"),
        (lambda _: b"[1, 2]\n", "error-match-file"),
        (lambda _: b"\xff\xfe\n", "error-match-file"),
        (lambda whole: whole.replace(b'"kept"', b'"else"', 1), "error-match-other"),
        (lambda whole: whole.replace(b'{"match": 0,', b'{"match": 7,', 1), "error-match-line"),
        (lambda whole: whole.replace(b'{"match": 0,', b"{", 1), "error-match-line"),
        (lambda whole: whole.replace(b'"reason"', b'"reasons"', 1), "error-match-line"),
        (lambda whole: whole.replace(b'"plies"', b"plies", 1), "error-match-line"),
        (lambda whole: whole + b"\n" + whole, "error-match-line"),
    ],
)
def test_what_is_not_the_file_of_this_match_is_left_alone(
    changed: object, message: str, whole: bytes, tmp_path: Path
) -> None:
    assert callable(changed)
    path = tmp_path / "match.jsonl"
    data = changed(whole)
    path.write_bytes(data)
    with pytest.raises(BadResultsFile) as refused:
        ResultsFile(path, [MATCH])
    assert refused.value.message == message
    assert str(path) in str(refused.value)
    assert path.read_bytes() == data


def test_a_ladder_is_another_match_than_its_steps(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with ResultsFile(path, [MATCH, OTHER]) as file:
        file.add(1, play_game(OTHER, 0))
    with ResultsFile(path, [MATCH, OTHER]) as file:
        assert [index for index, _ in file.games] == [1]
    for matches in ([MATCH], [OTHER, MATCH]):
        with pytest.raises(BadResultsFile):
            ResultsFile(path, matches)


def test_a_line_is_json_that_anybody_can_read(whole: bytes) -> None:
    header, *games = [json.loads(line) for line in whole.splitlines()]
    assert Match(**header["matches"][0]) == MATCH
    assert set(games[0]) == {
        *("match", "number", "result", "reason", "plies", "moves", "seconds", "record")
    }
