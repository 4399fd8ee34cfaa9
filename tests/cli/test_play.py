"""A game by lines on the standard input: moves, words, saving, leaving."""

import signal
from collections.abc import Callable
from pathlib import Path

import pytest

import tercet
from tests.cli.support import Ran, kept, random_game, run, start

Here = Callable[..., Ran]


def check_whole_game(played: tercet.Position, ran: Ran, target: Path) -> None:
    assert (ran.code, ran.err) == (0, "")
    saved = tercet.load(target)
    assert saved.moves == played.moves
    assert saved.result == played.result
    assert saved.record().entries == played.record().entries
    assert f"over after {played.ply} moves" in ran.out
    assert ran.out.rstrip().endswith(f"The game was saved to {target}.")


def test_a_whole_game_is_played_told_and_saved(tmp_path: Path) -> None:
    played = random_game("mana", "whole")
    target = tmp_path / "game.tct"
    arguments = ("play", "mana", "--seed", "whole", "--save", str(target))
    check_whole_game(played, run(tmp_path, *arguments, lines="\n".join(played.moves)), target)
    assert kept(tmp_path) == []


@pytest.mark.parametrize("game", tercet.game_names())
def test_a_whole_game_of_every_kind(game: str, tmp_path: Path, here: Here) -> None:
    played = random_game(game, "whole")
    target = tmp_path / "game.tct"
    arguments = ("play", game, "--seed", "whole", "--save", str(target))
    check_whole_game(played, here(*arguments, lines="\n".join(played.moves)), target)


def test_words_at_the_table(tmp_path: Path, here: Here) -> None:
    target = tmp_path / "half.tct"
    lines = [
        "b6-b5",  # not black's
        "why",
        "why b1-b3",
        "B1-B3",  # capitals will do
        "help",
        "moves",
        "why b6-b4",
        "a6-a5 a1-a4",
        "*gyp",
        "undo",
        "undo",  # the given setup stays
        f"save {target}",
        f"save {target}",
        "save",
        "save /no/such/folder/x.tct",
        "quit",
    ]
    ran = here("play", "mana", "--setup", "Db1 Db6", lines="\n".join(lines))
    assert (ran.code, ran.err) == (0, "")
    told = ran.out
    assert told.count("The piece on b6 is your opponent’s. (MNA-6)") == 2
    assert "b1-b3 is allowed." in told
    assert "Black moves a daimyo from b1 to b3." in told
    assert "takes back the last move" in told
    assert "b1-b3 moves a piece" in told
    assert "The 2 legal moves:\n  a6-a5  e6-e5" in told
    assert "The bird shows 1, so you must move a piece on a 1: a6, e6." in told
    assert "Please type one move at a time; “a6-a5 a1-a4” is more than one." in told
    assert "“*gyp” cannot be drawn." in told
    assert "Taken back: b1-b3." in told
    assert "You have no move to take back." in told
    assert f"The game was saved to {target}." in told
    assert f"The file {target} already exists and was not changed." in told
    assert "Type “save FILE”." in told
    assert "/no/such/folder/x.tct could not be written" in told
    assert tercet.load(target).moves == ["Db1", "Db6"]
    assert kept(tmp_path) == []  # nothing was played that is not saved


def test_leaving_keeps_the_game_under_a_new_name_each_time(tmp_path: Path, here: Here) -> None:
    for _ in range(3):
        ran = here("play", "mana", lines="Db1\n")  # the end of input is leaving
        assert ran.code == 0
        assert any(str(path) in ran.out for path in kept(tmp_path))
    assert [tercet.load(path).moves for path in kept(tmp_path)] == [["Db1"]] * 3


def test_nothing_is_kept_of_a_game_that_was_not_begun(tmp_path: Path, here: Here) -> None:
    assert here("play", "mabula", lines="quit\n").code == 0
    assert kept(tmp_path) == []


def test_an_opponent_answers_and_undo_goes_back_to_the_own_turn(tmp_path: Path, here: Here) -> None:
    arguments = ("play", "mana", "--opponent", "random", "--seat", "white", "--seed", "5")
    ran = here(*arguments, lines="undo\nmoves\nDb6\nmoves\nundo\nmoves\nDb6\nmoves\n")
    assert ran.code == 0
    assert "Black is played by “random”." in ran.out
    assert "You have no move to take back." in ran.out
    turns = [part.splitlines()[1] for part in ran.out.split("legal moves:")[1:]]
    assert turns[0] == turns[2] == "  Db6  Dc6  Df6"
    assert turns[1] == turns[3]  # the same seed answers the same
    (record,) = kept(tmp_path)
    position = tercet.load(record)
    assert position.ply == 3
    assert position.moves[1] == "Db6"
    assert '[Black "random"]' in record.read_text()


def test_a_file_that_has_come_to_be_is_not_written_over(tmp_path: Path, here: Here) -> None:
    target = tmp_path / "late.tct"
    ran = here("play", "mana", "--save", str(target), lines=f"Db1\nsave {target}\nDb6\n")
    assert ran.code == 0
    assert "saved somewhere else" in ran.out
    assert tercet.load(target).moves == ["Db1"]
    (record,) = kept(tmp_path)
    assert tercet.load(record).moves == ["Db1", "Db6"]


def test_the_game_is_asked_for(tmp_path: Path, here: Here) -> None:
    names = tercet.game_names()
    ran = here("play", lines=f"chess\n9\n{names.index('mana') + 1}\nDb1\n")
    assert ran.code == 0
    assert ran.out.count(f"Please type a number from 1 to {len(names)}") == 2
    assert tercet.load(kept(tmp_path)[0]).moves == ["Db1"]
    assert here("play").code == 0  # nobody answers


def test_a_line_of_10_megabytes_and_other_scripts_are_refused_and_the_game_goes_on(
    tmp_path: Path,
) -> None:
    lines = b"x" * 10_000_000 + "\nб1-б3\nb１-b3\n".encode() + b"\xff\xfe\x00\n\nDb1\n"
    ran = run(tmp_path, "play", "mana", lines=lines)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("is not a move.") == 4
    assert len(ran.out) < 20_000
    assert tercet.load(kept(tmp_path)[0]).moves == ["Db1"]


def test_a_signal_ends_the_game_and_it_is_saved(tmp_path: Path) -> None:
    with start(tmp_path, "play", "mana") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"Db1\n")
        shown = b""
        while "White ›".encode() not in shown:
            shown += process.stdout.read1()
        process.send_signal(signal.SIGTERM)
        process.finish()
        assert process.returncode == 143
    assert tercet.load(kept(tmp_path)[0]).moves == ["Db1"]
