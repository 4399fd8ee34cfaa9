"""``tercet analyse``: verdicts in words, comparisons with what was played, reviews."""

import json
import os
import pty
import signal
from pathlib import Path

import pytest

import tercet
from tercet.cli.analyse import proven_text
from tercet.core.analysis import ProvenResult
from tercet.core.texts import texts
from tests.cli.support import random_game, run_here, start


@pytest.fixture
def mana(tmp_path: Path) -> Path:
    """The solved start, two moves on: black, to move, still wins."""
    position = tercet.start("mana")
    position.play("Dc1 Dc6")
    line = position.analyse(nodes=300_000, lines=1).moves[0].line
    position.play(" ".join(line))
    path = tmp_path / "mana.tct"
    position.record().save(path)
    return path


def saved(folder: Path, game: str, seed: str, plies: int = 10**6) -> Path:
    path = folder / f"{game}-{seed}-{plies}.tct"
    random_game(game, seed, plies).record().save(path)
    return path


@pytest.mark.parametrize(
    ("proven", "words"),
    [
        (ProvenResult("black", 1), "Black wins in 1 ply"),
        (ProvenResult("black", 2), "Black wins in 2 plies"),
        (ProvenResult("white", 5), "White wins in 5 plies"),
        (ProvenResult("white", 1, at_most=True), "White wins in at most 1 ply"),
        (ProvenResult("white", 22, at_most=True), "White wins in at most 22 plies"),
        (ProvenResult("black", scores={"white": 5, "black": 8}), "Black wins 8 : 5"),
        (ProvenResult(None, scores={"white": 5, "black": 5}), "draw 5 : 5"),
        (ProvenResult(None), "draw"),
        (ProvenResult("white"), "White wins"),
    ],
)
def test_verdicts_in_words(proven: ProvenResult, words: str) -> None:
    assert proven_text(texts("en", "mabula"), proven) == words


def test_a_proven_position(mana: Path, capfd: pytest.CaptureFixture[str]) -> None:
    ran = run_here(capfd, "analyse", str(mana), "--ply", "2", "--nodes", "300000", "--lines", "1")
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0].startswith("Mana, move 3: Black to move")
    assert lines[1] == "Proven: Black wins in 9 plies with best play."
    assert lines[3].startswith("c1-c3  Black wins in 9 plies  c1-c3 ")
    assert lines[-1] == "Played: c1-c3, the best move (Black wins in 9 plies)."


def test_one_ply_before_the_end(mana: Path, capfd: pytest.CaptureFixture[str]) -> None:
    ran = run_here(capfd, "analyse", str(mana), "--ply", "10", "--nodes", "5000")
    assert "Proven: Black wins in 1 ply with best play." in ran.out


def test_scores_are_proven_where_the_margin_counts(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = saved(tmp_path, "mabula", "1")
    ran = run_here(capfd, "analyse", str(path), "--ply", "18", "--nodes", "1000000", "--json")
    facts = json.loads(ran.out)
    scores, winner = facts["verdict"]["scores"], facts["verdict"]["winner"]
    words = run_here(capfd, "analyse", str(path), "--ply", "18", "--nodes", "1000000").out
    other = next(seat for seat in scores if seat != winner)
    said = f"Proven: {winner.capitalize()} wins {scores[winner]} : {scores[other]} with best play."
    assert said in words
    assert facts["finished"]


def test_an_estimate_is_told_from_a_proof(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = saved(tmp_path, "mabula", "1", 4)
    ran = run_here(capfd, "analyse", str(path), "--nodes", "3000", "--lines", "2")
    assert "Estimate: expected score for White: " in ran.out
    assert "Proven" not in ran.out
    assert "Played" not in ran.out  # it is the last position
    assert len(ran.out.splitlines()) == 5


def test_what_was_played_is_compared(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    for game in tercet.game_names():
        path = saved(tmp_path, game, "2")
        moves = tercet.load(path).moves
        ply = min(6, len(moves) - 1)
        told = ("--ply", str(ply), "--nodes", "3000")
        move = moves[ply]
        assert f"Played: {move}" in run_here(capfd, "analyse", str(path), *told).out
        facts = json.loads(run_here(capfd, "analyse", str(path), *told, "--json").out)
        assert facts["played"]["move"] == move
        assert 0 <= facts["played"]["chance"] <= 1


def test_a_running_game_shows_what_one_seat_knows(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = saved(tmp_path, "mandala", "3", 20)
    seat = tercet.load(path).to_move
    assert seat is not None
    own = run_here(capfd, "analyse", str(path), "--nodes", "500").out
    name = texts("en", "mandala").say(f"seat-{seat}")
    assert f"Based on what {name} knows." in own
    assert own == run_here(capfd, "analyse", str(path), "--nodes", "500", "--viewer", seat).out
    other = run_here(capfd, "analyse", str(path), "--nodes", "500", "--viewer", "spectator").out
    assert own != other
    refused = run_here(capfd, "analyse", str(path), "--open").refused()
    assert "Hands can be opened only after the game is over." in refused


def test_a_view_of_a_running_game_cannot_be_analysed(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "view.tct"
    random_game("mandala", "4", 10).record("first").save(path)
    assert "cannot be replayed" in run_here(capfd, "analyse", str(path)).refused()


def test_a_finished_game_is_reviewed(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = saved(tmp_path, "mandala", "5")
    game = tercet.load(path)
    ran = run_here(capfd, "analyse", str(path), "--nodes", "60", "--json")
    *rows, summary = [json.loads(line) for line in ran.out.splitlines()]
    assert [row["move"] for row in rows] == game.moves
    assert summary["complete"]
    assert summary["result"] == str(game.result)
    for share in summary["luck"]:
        parts = ("start", "luck", "own", "other", "residual")
        assert sum(share[part] for part in parts) == pytest.approx(share["result"], abs=0.001)
    again = run_here(capfd, "analyse", str(path), "--nodes", "60", "--json")
    assert again.out == ran.out
    words = run_here(capfd, "analyse", str(path), "--nodes", "60").out.splitlines()
    assert len([line for line in words if " at the start, " in line]) == 2
    assert len([line for line in words if line.startswith("Luckiest draw: ")]) == 2
    for share in summary["seats"]:
        assert sum(share["counts"].values()) == len(
            [row for row in rows if row["seat"] == share["seat"] and row["mark"]]
        )


def test_bad_moves_are_marked(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    ran = run_here(capfd, "analyse", str(saved(tmp_path, "mana", "6")), "--nodes", "3000", "--json")
    *rows, summary = [json.loads(line) for line in ran.out.splitlines()]
    marks = {row["mark"] for row in rows}
    assert {"best", "blunder"} <= marks  # these are random moves
    assert summary["luck"] == []
    for row in rows:
        lost = row["best"]["chance"] - row["played"]["chance"]
        if abs(lost - 0.15) > 0.001 and not row["forced"]:
            assert (row["mark"] == "blunder") == (lost >= 0.15)
    last = rows[-1]
    assert last["played"]["proven"]["plies"] in {1, None}


@pytest.mark.parametrize("plies", [4, 10**6])
def test_ctrl_c_tells_what_is_known(tmp_path: Path, plies: int) -> None:
    path = saved(tmp_path, "mabula", "7", plies)
    screen, its_end = pty.openpty()
    analysis = ("analyse", str(path), "--seconds", "1000", "--json")
    with start(tmp_path, *analysis, stderr=its_end) as process:
        shown = b""
        while b"searched" not in shown and b"Moves" not in shown:
            shown += os.read(screen, 1000)
        process.send_signal(signal.SIGINT)
        out = process.finish()
    os.close(its_end)
    os.close(screen)
    assert process.returncode == 130
    *_, last = [json.loads(line) for line in out.splitlines()]
    assert last["moves"] if plies == 4 else not last["complete"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seconds", "-1"], "not “-1”"),
        (["--seconds", "nan"], "not “nan”"),
        (["--seconds", "soon"], "not “soon”"),
        (["--lines", "0"], "from 1 to 100"),
        (["--nodes", "0"], "from 1 to"),
        (["--ply", "99"], "from 0 to 4"),
        (["--viewer", "red"], "There is no viewer “red”"),
        (["--serve"], "--serve reads its positions from standard input"),
        (["--open"], "Hands can be opened only after the game is over."),
    ],
)
def test_what_is_refused(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    path = saved(tmp_path, "mabula", "8", 4)
    assert words in run_here(capfd, "analyse", str(path), *arguments).refused()


def test_a_record_is_needed(capfd: pytest.CaptureFixture[str]) -> None:
    assert "The argument RECORD is missing." in run_here(capfd, "analyse").refused()
