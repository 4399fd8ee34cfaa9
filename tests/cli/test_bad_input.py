"""Whatever is wrong with a command line or a file: one clear message, exit code 2, no harm."""

from pathlib import Path

import pytest

import tercet
from tests.cli.support import run_here, run_python, start

LINES = {
    "unknown game": (["play", "chess"], "There is no game “chess”."),
    "game in another script": (["perft", "мана", "--depth", "1"], "There is no game “мана”."),
    "unknown command": (["fly"], "There is no command “fly”."),
    "unknown option": (["play", "mana", "--colour", "red"], "no option “--colour”"),
    "too much": (["play", "mana", "mabula"], "There is one argument too many: “mabula”."),
    "no record": (["show"], "The argument RECORD is missing."),
    "no depth": (["perft", "mana"], "needs the option --depth"),
    "no value": (["perft", "mana", "--depth"], "--depth needs a value."),
    "twice": (["perft", "mana", "--depth", "1", "--depth", "2"], "only once"),
    "not a number": (["perft", "mana", "--depth", "two"], "not “two”"),
    "negative": (["perft", "mana", "--depth", "-1"], "not “-1”"),
    "not whole": (["simulate", "mana", "--games", "1.5"], "not “1.5”"),
    "none": (["simulate", "mana", "--games", "0"], "from 1 to"),
    "huge": (["simulate", "mana", "--games", "9" * 50], "from 1 to"),
    "flag with a value": (["bench", "--json=maybe"], "cannot be understood"),
    "language": (["bench", "--lang", "de"], "There is no language “de”"),
    "no language": (["play", "--lang"], "--lang needs a value."),
    "option of the game": (["play", "mana", "--option", "wind=strong"], "no option “wind”"),
    "not an option": (["play", "mana", "--option", "wind"], "NAME=VALUE, not “wind”"),
    "no keyword either": (["play", "mana", "--option", "seed=1"], "no option “seed”"),
    "option twice": (["play", "mana", "--setup", "Db1 Db6", "--option", "setup=x"], "twice"),
    "value": (["play", "mana", "--option", "first=red"], "cannot be “red”"),
    "range": (["play", "mana", "--option", "idle=0"], "from 1 to 10,000"),
    "setup": (["play", "mana", "--setup", "Da1 Db6"], "MNA-3"),
    "no setup": (["play", "mana", "--setup", "queen"], "A setup looks like"),
    "ring": (["play", "mabula", "--setup", "www" + "bbw" * 7], "(MAB-"),
    "deal": (["play", "mandala", "--setup", "*rg *yb"], "A deal is six groups of letters"),
    "cup": (
        ["play", "mandala", "--setup", "*rr *rr *rrrrrr *rrrrrr *rr *rr"],
        "MAN-4",
    ),
    "player": (["play", "mana", "--opponent", "deepblue"], "There is no player “deepblue”."),
    "setting": (["play", "mana", "--opponent", "random:9"], "It has no settings"),
    "seat": (["play", "mana", "--opponent", "random", "--seat", "red"], "no seat “red”"),
    "seat alone": (["play", "mana", "--seat", "white"], "needs --opponent"),
    "save": (["play", "mana", "--save", "/"], "already exists"),
    "save nowhere": (["play", "mana", "--save", "/no/such/x.tct"], "no folder /no/such"),
    "missing": (["show", "/no/such.tct"], "There is no file /no/such.tct."),
    "folder": (["replay", "/"], "/ is a folder"),
    "control characters": (["play", "\x1b[31m\x00"], "There is no game “"),
}


@pytest.mark.parametrize("case", LINES)
def test_a_bad_line_is_refused(case: str, capfd: pytest.CaptureFixture[str]) -> None:
    arguments, words = LINES[case]
    complaint = run_here(capfd, *arguments).refused()
    assert words in complaint
    assert complaint.rstrip("\n").isprintable()


RECORDS = {
    "empty": (b"", "Line 1, column 1: the tag [Game"),
    "not text": (b'[Game "mana"]\n\xff\xfe', "Line 2, column 1: this is not UTF-8 text."),
    "unknown game": (b'[Game "chess"]\n', "There is no game “chess”."),
    "bad tag": (b"[Game mana]\n", "a tag such as"),
    "bad option": (b'[Game "mana"]\n[Options "wind=strong"]\n', "no option “wind”"),
    "bad move": (b'[Game "mana"]\n\n1. Db1\n2. Dz9\n', "Line 4, column 4: “Dz9” is not a move."),
    "illegal": (b'[Game "mana"]\n\n1. Da1\n', "(MNA-3)"),
    "bad number": (b'[Game "mana"]\n\n3. Db1\n', "The next move is number 1."),
    "wrong result": (b'[Game "mana"]\n[Result "1-0 daimyo"]\n\n1. Db1\n', "do not end the game"),
    "other script": ('[Game "mana"]\n\n1. Дб1\n'.encode(), "“Дб1” is not a move."),
    "hidden": (b'[Game "mandala"]\n[Viewer "first"]\n\n*?? *?? *?????? *?????? *?? *??\n', "“?”"),
    "long line": (b'[Game "mana"]\n\n1. ' + b"x" * 10_000_000, "x…” is not a move."),
    "long lines": (b'[Game "mana"]\n\n' + b"1. Db1 # x\n" * 900_000, "is wrong."),
}


@pytest.mark.parametrize("command", ["show", "replay"])
@pytest.mark.parametrize("case", RECORDS)
def test_a_broken_record_is_refused(
    case: str, command: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    data, words = RECORDS[case]
    path = tmp_path / "broken.tct"
    path.write_bytes(data)
    assert words in run_here(capfd, command, str(path)).refused()
    assert path.read_bytes() == data


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--viewer", "third"], "There is no viewer “third”."),
        (["--ply", "2"], "from 0 to 1, not “2”"),
        (["--ply", "-1"], "not “-1”"),
        (["--ply", "٣"], "not “٣”"),
    ],
)
def test_show_refuses_who_and_when(
    arguments: list[str], words: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.tct"
    path.write_text('[Game "mana"]\n\n1. Db1\n')
    assert words in run_here(capfd, "show", str(path), *arguments).refused()


def test_a_file_without_permission_is_refused(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_permission(path: Path, *_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "open", no_permission)  # root may read everything
    complaint = run_here(capfd, "show", "secret.tct").refused()
    assert complaint == "You do not have permission to read secret.tct.\n"


def test_refusals_of_the_real_program(tmp_path: Path) -> None:
    broken = tmp_path / "broken.tct"
    broken.write_bytes(RECORDS["illegal"][0])
    assert "(MNA-3)" in run_python(tmp_path, "replay", str(broken), "--json").refused()


def test_a_full_disk_behind_the_output_is_said_so(tmp_path: Path) -> None:
    record = tmp_path / "game.tct"
    tercet.start("mana").record().save(record)
    with (
        Path("/dev/full").open("wb") as full,
        start(tmp_path, "show", str(record), stdout=full) as process,
    ):
        assert process.wait() == 2
        assert b"output could not be written" in process.errors
        assert b"Traceback" not in process.errors
