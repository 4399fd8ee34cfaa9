"""``tercet arena`` as a user runs it."""

import json
import os
import signal
import sys
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from packaging.requirements import Requirement

import tercet
from tercet.arena.match import Match
from tercet.arena.process_pool import attempt, process_map
from tercet.arena.results import MatchResults
from tercet.cli import arena
from tercet.core.registry import find
from tests.arena.support import ANSWER, failing, played, program, squared
from tests.arena.support import here as in_this_process
from tests.cli.support import Ran, run, start
from tests.waiting import until

SLOW = f"time.sleep(0.02)\n{ANSWER}"


def facts(ran: Ran) -> dict[str, Any]:
    """What a run printed as JSON, without the times."""
    assert ran.code == 0, ran
    found: dict[str, Any] = json.loads(ran.out)
    for step in found.get("ladder", [found]):
        assert all(second >= 0 for second in step.pop("seconds_per_move").values())
    return found


def timeless_facts(results: MatchResults) -> dict[str, Any]:
    """What a match told, without the times."""
    return {name: fact for name, fact in results.as_dict().items() if name != "seconds_per_move"}


def games_in(path: Path) -> list[dict[str, Any]]:
    """The games of a match file in order, without the times."""
    games = [json.loads(line) for line in path.read_text("utf-8").splitlines()[1:]]
    for game in games:
        del game["seconds"]
    return sorted(games, key=lambda game: (game["match"], game["number"]))


def games_on(path: Path) -> int:
    """How many whole lines of games a match file has so far."""
    return path.read_bytes().count(b"\n") - 1 if path.exists() else 0


def test_a_match_from_beginning_to_end(tmp_path: Path) -> None:
    save, plot, records = tmp_path / "m.jsonl", tmp_path / "m.svg", tmp_path / "all" / "games"
    match = ("arena", "mana", "alphabeta:depth=1", "random", "--games", "12", "--seed", "s")
    ran = run(
        tmp_path,
        *(*match, "--json", "--workers", "1", "--save", str(save)),
        *("--plot", str(plot), "--records", str(records)),
    )
    found = facts(ran)
    assert found["games"] == found["wins"] + found["draws"] + found["losses"] == 12
    assert (found["a"], found["b"], found["seed"]) == ("alphabeta:depth=1", "random", "s")
    assert found["options"] == {"setup": "advanced"}
    low, high = found["score_interval"]
    assert 0 <= low < found["score"] <= high <= 1
    games = games_in(save)
    assert [game["number"] for game in games] == list(range(12))
    written = sorted(records.glob("*.tct"))
    assert [path.read_text("utf-8") for path in written] == [game["record"] for game in games]
    assert all(tercet.load(path).is_over for path in written)
    drawn = ElementTree.parse(plot)  # noqa: S314 - our own
    texts = ["".join(element.itertext()) for element in drawn.iter() if "text" in element.tag]
    assert "Mana: score of alphabeta:depth=1 against random" in texts
    before = save.read_bytes()
    again = run(tmp_path, *match, "--save", str(save), "--records", str(records))
    assert again.out.startswith("Mana: alphabeta:depth=1 – random, 12 games\n")
    assert f"{found['wins']} won, {found['draws']} drawn, {found['losses']} lost" in again.out
    assert save.read_bytes() == before


def test_a_killed_match_goes_on_to_the_same_end(tmp_path: Path) -> None:
    player = program(tmp_path, SLOW)
    save = tmp_path / "match.jsonl"
    match = ["arena", "mabula", player, "random", "--games", "16", "--json"]
    with start(tmp_path, *match, "--save", str(save), "--workers", "2") as first:
        until(lambda: first.poll() is not None or games_on(save) >= 3)
        first.kill()
        assert first.finish() == b""  # also waits for the workers, who hold the other end
    kept = save.read_bytes()
    assert 3 <= len(games_in(save)) < 16
    with save.open("ab") as file:
        file.write(b'{"match": 0, "number": 15, "resu')
    whole = played(Match("mabula", player, "random"), 16)
    again = run(tmp_path, *match, "--save", str(save), "--workers", "1")
    assert facts(again) == timeless_facts(whole)
    assert save.read_bytes().startswith(kept)
    assert [game["number"] for game in games_in(save)] == list(range(16))


def test_interrupted_a_match_tells_what_it_has(tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    match = ["arena", "mabula", program(tmp_path, SLOW), "random", "--workers", "1"]
    with start(tmp_path, *match, "--save", str(save), "--json") as process:
        until(lambda: process.poll() is not None or games_on(save) >= 5)
        os.killpg(process.pid, signal.SIGINT)
        out = process.finish()
        assert (process.returncode, process.errors) == (130, b"")
    assert 4 <= json.loads(out)["games"] <= len(games_in(save)) < 100


def test_a_program_that_gives_up_ends_the_match_and_nothing_is_lost(tmp_path: Path) -> None:
    quits = f"if turn['seat'] == 'black' and turn['ply'] > 8: sys.exit()\n{ANSWER}"
    save = tmp_path / "match.jsonl"
    match = ("arena", "mabula", program(tmp_path, quits), "random", "--games", "4")
    ran = run(tmp_path, *match, "--save", str(save), "--workers", "1")
    assert ran.code == 1
    assert "exited instead of answering" in ran.err
    assert len(ran.err.splitlines()) == 1
    assert [game["number"] for game in games_in(save)] == [0]


@pytest.fixture
def alone(here: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """The command in this process, which plays the games too."""
    monkeypatch.setattr(arena, "_parallel_map", lambda _on: in_this_process)
    return here


def test_an_sprt_stops_early(alone: Callable[..., Ran]) -> None:
    match = ("arena", "mana", "alphabeta:depth=2", "random", "--games", "400")
    ran = alone(*match, "--sprt", "0,100")
    assert ran.code == 0
    assert "SPRT: Elo 100.0 rather than 0.0" in ran.out
    games = int(ran.out.splitlines()[0].split()[-2])
    assert games < 100


def test_a_ladder_in_words_and_numbers(
    alone: Callable[..., Ran], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(find("mana"), "levels", ("random", "alphabeta:depth=1", "random"))
    plot, save = tmp_path / "ladder.svg", tmp_path / "ladder.jsonl"
    ladder = ("arena", "--ladder", "mana", "--games", "10", "--save", str(save))
    found = facts(alone(*ladder, "--json", "--plot", str(plot)))["ladder"]
    assert [(step["a"], step["games"]) for step in found] == [("level:2", 10), ("level:3", 10)]
    assert found[0]["score"] > 0.5 > found[1]["score"]
    drawn = ElementTree.parse(plot)  # noqa: S314 - our own
    assert len([element for element in drawn.iter() if element.get("class") == "bar"]) == 2
    told = alone(*ladder)
    rows = [line.split() for line in told.out.splitlines()[-2:]]
    assert [row[0] for row in rows] == ["2", "3"]
    assert f"{found[0]['score']:.1%}" in rows[0]
    assert rows[1][-3] == "no"


REFUSED = {
    "arena mana random": "needs two players",
    "arena mana": "needs two players",
    "arena --ladder mana random random": "--ladder",
    "arena mana random random --ladder --sprt 0,5": "--ladder",
    "arena mana random nobody": "“nobody”",
    "arena mana level:99 random": "“99”",
    "arena mana random program:no-such-thing-here": "no-such-thing-here",
    "arena mana random random --games 3": "even",
    "arena mana random random --games 0": "--games",
    "arena mana random random --games x": "--games",
    "arena mana random random --sprt 5": "--sprt",
    "arena mana random random --sprt 5,0": "--sprt",
    "arena mana random random --sprt nan,1": "--sprt",
    "arena mana random random --sprt 0,inf": "--sprt",
    "arena mana random random --opening x": "--opening",
    "arena mana random random --opening random:-1": "--opening",
    "arena mana random random --fair x": "--fair",
    "arena mandala random random --fair 100": "--fair",
    "arena mana random random --workers 0": "--workers",
    "arena mana random random --on mars": "“mars”",
    "arena mana random random --option colour=red": "colour",
    "arena nim random random": "nim",
    "arena mana random random --save /no/such/folder/file": "/no/such/folder/file",
    "arena mana random random --plot /no/such/folder/file": "/no/such/folder/file",
    "arena mana random random --records /dev/null/x": "/dev/null/x",
}


@pytest.mark.parametrize(("line", "complaint"), REFUSED.items())
def test_a_bad_line_is_refused(line: str, complaint: str, here: Callable[..., Ran]) -> None:
    assert complaint in here(*line.split()).refused()


def test_a_file_of_another_match_is_left_alone(tmp_path: Path, here: Callable[..., Ran]) -> None:
    save = tmp_path / "diary.txt"
    save.write_text("Dear diary,\n")
    refused = here("arena", "mana", "random", "random", "--save", str(save)).refused()
    assert "diary.txt" in refused
    assert save.read_text() == "Dear diary,\n"


def test_openings_are_the_games_own_unless_asked_for() -> None:
    from tercet.cli.arena import match_opening

    mana, mabula = find("mana"), find("mabula")
    assert match_opening(mana, {}, None) == ({"setup": "advanced"}, 12)
    assert match_opening(mana, {"first": "white"}, None) == (
        {"setup": "advanced", "first": "white"},
        12,
    )
    assert match_opening(mana, {"setup": "standard"}, None) == ({"setup": "standard"}, 0)
    assert match_opening(mana, {"setup": "standard"}, "random:4") == ({"setup": "standard"}, 4)
    assert match_opening(mabula, {}, None) == ({}, 0)
    assert match_opening(mabula, {}, "6") == ({}, 6)


def ray_is_to_be_had() -> bool:
    """Whether there is a Ray for this machine; then it must have been installed."""
    wanted = [Requirement(text) for text in metadata.requires("tercet") or []]
    (ray,) = {str(one): one for one in wanted if one.name == "ray" and "farm" in str(one)}.values()
    assert ray.marker is not None
    return ray.marker.evaluate({"extra": "farm"})


@pytest.mark.skipif(not ray_is_to_be_had(), reason="there is no Ray for this machine")
def test_a_ray_of_two_workers_plays_the_same_games(tmp_path: Path) -> None:
    player, save = program(tmp_path, ANSWER), tmp_path / "ray.jsonl"
    match = ["arena", "mabula", "random", player, "--games", "8", "--seed", "farm", "--json"]
    ran = run(tmp_path, *match, "--on", "ray", "--workers", "2", "--save", str(save))
    assert ran.err == ""
    here = played(Match("mabula", "random", player, seed="farm"), 8, process_map, 2)
    assert facts(ran) == timeless_facts(here)
    assert [game["record"] for game in games_in(save)] == [game.record for game in here.games]
    assert len(here.games) == 8


def test_an_error_on_ray_is_the_error_it_would_be_here() -> None:
    done, error = attempt(failing, 5)
    assert not done
    with pytest.raises(LookupError, match="no 5"):
        raise error
    assert attempt(squared, 5) == (True, 25)


def test_without_ray_the_extra_is_named(
    here: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # so that it cannot be imported
    ran = here("arena", "mabula", "random", "random", "--on", "ray")
    assert ran.code == 1
    assert "tercet[farm]" in ran.err
