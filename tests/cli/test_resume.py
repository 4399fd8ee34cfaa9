"""A game that was left or cut off can be gone on with, and nothing of it is lost."""

from pathlib import Path

import tercet
from tests.cli.support import kept, run, start


def test_a_saved_game_is_gone_on_with(tmp_path: Path) -> None:
    first, second = tmp_path / "first.tct", tmp_path / "second.tct"
    ran = run(tmp_path, "play", "mana", "--save", str(first), lines="Db1\nDb6\nb1-b3\nquit\n")
    assert ran.code == 0
    again = run(tmp_path, "play", "--resume", str(first), "--save", str(second), lines="a6-a5\n")
    assert again.code == 0
    assert tercet.load(second).moves == ["Db1", "Db6", "b1-b3", "a6-a5"]
    assert tercet.load(first).moves == ["Db1", "Db6", "b1-b3"], "the old record is as it was"


def test_resume_goes_alone(tmp_path: Path) -> None:
    record = tmp_path / "game.tct"
    tercet.start("mana").record().save(record)
    for extra in (["mana"], ["--setup", "Db1 Db6"], ["--seed", "1"], ["--option", "idle=3"]):
        assert "--resume" in run(tmp_path, "play", *extra, "--resume", str(record)).refused()


def test_a_killed_program_loses_no_move(tmp_path: Path) -> None:
    with start(tmp_path, "play", "mana") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"Db1\nDb6\nb1-b3\n")
        while b"move 4" not in process.stdout.readline():
            assert process.poll() is None
        process.kill()
    assert kept(tmp_path) == []
    (cut_off,) = (tmp_path / "tercet" / "games" / "running").glob("*.tct")
    assert tercet.load(cut_off).moves == ["Db1", "Db6", "b1-b3"]
    assert run(tmp_path, "play", "--resume", str(cut_off), lines="quit\n").code == 0
    assert cut_off.exists(), "nothing was played, so nothing else was saved"
    told = run(tmp_path, "play", "mana", lines="")
    assert str(cut_off) in told.out.replace("\n", "")
    assert run(tmp_path, "play", "--resume", str(cut_off), lines="a6-a5\n").code == 0
    assert not cut_off.exists()
    (saved,) = kept(tmp_path)
    assert tercet.load(saved).moves == ["Db1", "Db6", "b1-b3", "a6-a5"]


def test_leaving_in_good_order_leaves_nothing_running(tmp_path: Path) -> None:
    assert run(tmp_path, "play", "mana", lines="Db1\nquit\n").code == 0
    assert list((tmp_path / "tercet" / "games" / "running").iterdir()) == []
    assert len(kept(tmp_path)) == 1
