"""``show`` and ``replay``: records drawn and told."""

import json
import re
from pathlib import Path

import pytest

import tercet
from tests.cli.support import random_game, run_here


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A finished game with secrets."""
    path = tmp_path / "finished.tct"
    random_game("mandala", "finished").record().save(path)
    return path


@pytest.fixture
def running(tmp_path: Path) -> Path:
    """The same game, still on."""
    path = tmp_path / "running.tct"
    random_game("mandala", "finished", plies=30).record().save(path)
    return path


def test_show_draws_a_position_of_the_record(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.tct"
    position = tercet.start("mana", setup="Db1 Db6")
    position.play("b1-b3 a6-a5")
    position.record().save(path)
    ran = run_here(capfd, "show", str(path), "--ply", "3")
    assert (ran.code, ran.err) == (0, "")
    assert "Mana, move 4: White to move\nLast move: b1-b3\n" in ran.out
    assert "3 │   ╱╱  │ ♚ ╱   │" in ran.out
    assert "The bird shows 1 ╱" in ran.out


def test_show_hides_what_is_hidden_unless_asked(
    running: Path, finished: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    ran = run_here(capfd, "show", str(running))
    assert len(re.findall("’s hand +face down", ran.out)) == 2
    ran = run_here(capfd, "show", str(running), "--viewer", "second")
    assert len(re.findall("’s hand +face down", ran.out)) == 1
    ran = run_here(capfd, "show", str(finished))
    assert "face down" not in ran.out
    assert "Mandala, game over after" in ran.out


def test_show_saves_a_picture_for_the_viewer_and_replaces_no_file(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    game, picture = tmp_path / "game.tct", tmp_path / "board.svg"
    position = random_game("mandala", "picture", plies=20)
    position.record().save(game)
    asked = ["show", str(game), "--viewer", "second", "--ply", "20", "--svg", str(picture)]
    assert run_here(capfd, *asked).out == f"The picture was saved to {picture}.\n"
    assert picture.read_text() == position.svg("second") + "\n"
    assert "already exists" in run_here(capfd, *asked).refused()


def test_replay_tells_everything_of_a_finished_game(
    finished: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    ran = run_here(capfd, "replay", str(finished))
    assert ran.code == 0
    assert "?" not in ran.out
    assert "   1. " in ran.out
    assert "points" in ran.out.splitlines()[-1]


def test_replay_as_json_is_the_game(finished: Path, capfd: pytest.CaptureFixture[str]) -> None:
    lines = [
        json.loads(line)
        for line in run_here(capfd, "replay", str(finished), "--json").out.splitlines()
    ]
    position = tercet.load(finished)
    opening, *plies, result = lines
    assert opening["move"] is None
    assert opening["chance"] == list(position.record().opening)
    assert [line["ply"] for line in plies] == list(range(1, position.ply + 1))
    assert [line["move"] for line in plies] == position.moves
    assert [line["chance"] for line in plies] == [list(e.chance) for e in position.record().entries]
    assert [event for line in (opening, *plies) for event in line["events"]] == position.events()
    assert plies[-1]["to_move"] is None
    assert result == {
        "result": str(position.result),
        "reason": position.result.reason if position.result else None,
        "scores": position.scores,
    }


@pytest.mark.parametrize("viewer", ["first", "second", "spectator", None])
def test_replay_of_a_running_game_shows_a_viewer_his_share(
    viewer: str | None, running: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    arguments = [] if viewer is None else ["--viewer", viewer]
    ran = run_here(capfd, "replay", str(running), "--json", *arguments)
    lines = [json.loads(line) for line in ran.out.splitlines()]
    position = tercet.load(running)
    seen = position.record(viewer or "spectator")
    assert lines[0]["chance"] == list(seen.opening)
    assert [line["chance"] for line in lines[1:]] == [list(e.chance) for e in seen.entries]
    told = [event for line in lines for event in line["events"]]
    assert told == position.events(viewer or "spectator")


@pytest.mark.parametrize("game", tercet.game_names())
def test_every_game_can_be_told_in_words(
    game: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    for seed in range(3):
        path = tmp_path / f"{seed}.tct"
        position = random_game(game, str(seed))
        position.record().save(path)
        ran = run_here(capfd, "replay", str(path))
        assert ran.code == 0
        assert len(ran.out.splitlines()) >= position.ply + 2  # the heading and the result, too
        assert run_here(capfd, "show", str(path)).code == 0


@pytest.mark.parametrize(
    ("game", "result", "words"),
    [
        ("mandala", "0-1 resigned", "wins: the opponent resigned."),
        ("mana", "1/2 agreed", "A draw by agreement."),
    ],
)
def test_how_the_players_ended_a_game_is_told(
    game: str, result: str, words: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "ended.tct"
    record = random_game(game, "ended", plies=12).record()
    record.result = result
    record.save(path)
    for command in ("show", "replay"):
        ran = run_here(capfd, command, str(path))
        assert ran.code == 0
        assert ran.out.rstrip().endswith(words)
        assert "over after" in ran.out
        assert "to move" not in ran.out
    assert words not in run_here(capfd, "show", str(path), "--ply", "11").out
    last = run_here(capfd, "replay", str(path), "--json").out.splitlines()[-1]
    assert (json.loads(last)["result"], json.loads(last)["reason"]) == tuple(result.split())
