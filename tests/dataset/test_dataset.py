"""Datasets: the same bytes for the same seed, and what they say is what `Position` says."""

import resource
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

import tercet
from tercet.arena.match import Match
from tercet.cli import main
from tercet.core.registry import find
from tercet.core.results import POINTS
from tercet.core.texts import LANGUAGES, texts
from tercet.dataset.games import play_game
from tercet.dataset.writer import DatasetWriter, new_folder
from tests.waiting import until

COMMAND = [sys.executable, "-m", "tercet", "dataset"]
GAMES = tercet.game_names()
WITH_LEVELS = [name for name in GAMES if find(name).levels]
NUMBER = 3


def written(folder: Path, match: Match, order: list[int]) -> Path:
    """A dataset whose games finish in this order."""
    with new_folder(folder) as temporary, DatasetWriter(temporary, find(match.game), match) as out:
        for number in order:
            out.add(play_game(match, number))
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


@pytest.fixture(scope="module", params=WITH_LEVELS)
def made(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = Match(request.param, "level:3", "level:3", {}, 0, "test")
    return written(tmp_path_factory.mktemp("made") / request.param, match, list(range(NUMBER)))


def rows_of(folder: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = parquet.read_table(folder / "positions.parquet").to_pylist()
    return rows


def test_every_record_replays_and_the_columns_say_what_its_positions_say(made: Path) -> None:
    rows, searched = rows_of(made), 0
    for number in range(NUMBER):
        final = tercet.load(made / "records" / f"{number}.tct")
        own = [row for row in rows if row["game"] == number]
        assert final.is_over
        assert [row["ply"] for row in own] == list(range(final.ply))
        for row in own:
            position = final.at(row["ply"])
            game, state = position.rules, position.state
            assert position.seats[row["seat"]] == position.to_move
            assert row["state"] == state.tolist()
            assert row["observation"] == game.observer.numbers(state, row["seat"]).tolist()
            assert row["legal"] == game.legal(state)
            assert row["legal_moves"] == position.legal_moves()
            assert row["move"] == final.moves[row["ply"]]
            assert game.parse(row["move"]) == row["action"]
            assert sum(row["policy"]) == pytest.approx(1)
            assert len(row["policy"]) == len(row["legal"])
            assert row["policy"][row["legal"].index(row["action"])] > 0
            points = POINTS[str(final.result)]
            assert row["result"] == (1 - points if row["seat"] else points)
            assert (row["value"] is None) == (len(row["legal"]) == 1)
            if row["value"] is not None:
                assert 0 <= row["value"] <= 1
                searched += 1
    assert searched > len(rows) / 2
    assert len(rows) == sum(row["game"] < NUMBER for row in rows)


def test_the_order_in_which_games_finish_does_not_matter(made: Path, tmp_path: Path) -> None:
    match = Match(made.name, "level:3", "level:3", {}, 0, "test")
    again = written(tmp_path / "again", match, [2, 0, 1])
    assert contents(again) == contents(made)
    other = Match(made.name, "level:3", "level:3", {}, 0, "other")
    assert contents(written(tmp_path / "other", other, [0, 1, 2])) != contents(made)


def test_the_card_says_what_the_dataset_holds(made: Path) -> None:
    card = (made / "README.md").read_text()
    rows = rows_of(made)
    assert f"| positions | {len(rows)} |" in card
    assert f"tercet dataset {made.name} --games {NUMBER} --player level:3 --seed test" in card
    for name in rows[0]:
        assert f"| `{name}` |" in card


def test_random_moves_of_the_opening_are_in_the_records_only(tmp_path: Path) -> None:
    match = Match(GAMES[0], "random", "random", {}, 2, "test")
    folder = written(tmp_path / "set", match, [0])
    rows = rows_of(folder)
    assert rows[0]["ply"] == 2
    assert len(rows) == tercet.load(folder / "records" / "0.tct").ply - 2
    assert {row["value"] for row in rows} == {None}


def test_the_command_writes_the_same_bytes_with_any_number_of_workers(tmp_path: Path) -> None:
    for workers in ("1", "2"):
        asked = [GAMES[0], "--games", "5", "--player", "random", "--workers", workers]
        command = [*COMMAND, *asked, "--out", str(tmp_path / workers)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        assert "Games: 5, positions: " in done.stdout
    assert contents(tmp_path / "1") == contents(tmp_path / "2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_that_holds_something_is_left_alone(
    tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    asked = ["--games", "1", "--player", "random", "--out", str(tmp_path), "--lang", language]
    assert main(["dataset", GAMES[0], *asked]) == 2
    assert texts(language).say("dataset-exists", path=str(tmp_path)) in capsys.readouterr().err
    assert contents(tmp_path) == {"mine.txt": b"mine"}


@pytest.mark.parametrize("player", ["level:1:ms=5", "program:cat"])
def test_players_that_cannot_repeat_a_game_are_refused(
    tmp_path: Path, player: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "set")
    assert main(["dataset", WITH_LEVELS[0], "--games", "1", "--player", player, "--out", out]) == 2
    assert "does not play the same games again" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_full_disk_is_reported_and_nothing_is_left(tmp_path: Path) -> None:
    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))

    asked = [GAMES[0], "--games", "30", "--player", "random", "--workers", "1"]
    done = subprocess.run(
        [*COMMAND, *asked, "--out", str(tmp_path / "set")],
        preexec_fn=limit,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2, done.stderr
    assert "could not be written" in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_and_nothing_is_left(tmp_path: Path, number: signal.Signals) -> None:
    asked = [GAMES[0], "--games", "1000000", "--player", "random", "--workers", "1"]
    process = subprocess.Popen(
        [*COMMAND, *asked, "--out", str(tmp_path / "set")], stderr=subprocess.PIPE, text=True
    )
    until(lambda: list(tmp_path.glob(".tercet-dataset-*/records/*.tct")))
    process.send_signal(number)
    _, complaint = process.communicate()
    assert (process.returncode, complaint.strip()) == (130, "Stopped. Nothing was written.")
    assert not list(tmp_path.iterdir())
