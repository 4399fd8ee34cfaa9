"""``perft``, ``simulate`` and ``bench``: right numbers, the same every time."""

import json
from pathlib import Path
from typing import Any

import pytest

import tercet
from tercet.cli import bench
from tercet.cli.common import parallel
from tests.cli.support import run, run_here

STANDARD = ("perft", "mana", "--setup", "Db1 Db6")
KNOWN = [16, 56, 261, 1209, 16456, 106194]


def test_perft_counts_what_is_known(tmp_path: Path) -> None:
    ran = run(tmp_path, *STANDARD, "--depth", "6", "--divide", "--json")
    assert (ran.code, ran.err) == (0, "")
    facts = json.loads(ran.out)
    assert [row["lines"] for row in facts["depths"]] == KNOWN
    assert list(facts["divide"]) == tercet.start("mana", setup="Db1 Db6").legal_moves()
    assert sum(facts["divide"].values()) == KNOWN[-1]


def test_perft_in_words(capfd: pytest.CaptureFixture[str]) -> None:
    ran = run_here(capfd, *STANDARD, "--depth", "3", "--divide")
    assert ran.out.startswith("a1-c2: 6\n")
    assert [line.split()[:2] for line in ran.out.splitlines()[-3:]] == [
        ["1", "16"],
        ["2", "56"],
        ["3", "261"],
    ]


@pytest.mark.parametrize("game", tercet.game_names())
def test_perft_with_chance_and_setup_agrees_with_its_split(
    game: str, capfd: pytest.CaptureFixture[str]
) -> None:
    from tercet.core.registry import find
    from tercet.search.perft import perft

    ran = run_here(capfd, "perft", game, "--seed", "x", "--depth", "1", "--json")
    (row,) = json.loads(ran.out)["depths"]
    assert row["lines"] == perft(find(game), tercet.start(game, seed="x").state, 1)


def simulated(capfd: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    ran = run_here(capfd, "simulate", *arguments, "--json")
    assert ran.code == 0
    facts: dict[str, Any] = json.loads(ran.out)
    return facts


@pytest.mark.parametrize("game", tercet.game_names())
def test_simulation_is_the_same_on_any_number_of_cores(
    game: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = (game, "--games", "1201", "--seed", "s")
    many = simulated(capfd, *arguments)
    monkeypatch.setattr(parallel, "cores", lambda: 1)
    assert simulated(capfd, *arguments) == many
    assert simulated(capfd, game, "--games", "1201", "--seed", "t") != many
    assert many["games"] == 1201
    assert sum(row["games"] for row in many["results"]) + many["unfinished"] == 1201
    plies, branching = many["plies"], many["branching"]["by_ply"]
    assert plies["least"] <= plies["percentiles"]["5"] <= plies["median"] <= plies["most"]
    assert len(branching) == plies["most"]
    assert branching[0]["games"] == 1201
    assert sum(row["games"] for row in branching) == round(plies["mean"] * 1201)


def test_a_given_setup_is_where_every_simulated_game_begins(
    capfd: pytest.CaptureFixture[str],
) -> None:
    facts = simulated(capfd, "mana", "--games", "10", "--setup", "Db1 Db6")
    assert facts["branching"]["by_ply"][0]["moves"] == KNOWN[0]


def test_games_that_do_not_end_are_counted_as_such(capfd: pytest.CaptureFixture[str]) -> None:
    endless = ("--option", "repetition=1000", "--option", "idle=10000")
    ran = run_here(capfd, "simulate", "mana", "--games", "3000", *endless)
    assert ran.code == 0
    assert ran.out.startswith("Mana: 3,000 random games, seed 0\n")


def test_a_game_beyond_the_limit_is_unfinished() -> None:
    import numpy as np

    from tercet.cli.common.simulation_summary import PLY_LIMIT, SimulationSummary
    from tercet.core.registry import find

    summary = SimulationSummary(find("mana"))
    widths = np.zeros(2 * PLY_LIMIT, np.int64)
    summary.add(np.array([0, 1, 7]), np.array([PLY_LIMIT, 4, 8]), widths)
    assert summary.unfinished == 1
    assert summary.results == [("1-0", "daimyo", 1), ("1/2", "repetition", 1)]
    assert summary.lengths["median"] == 8
    assert summary.lengths["most"] == PLY_LIMIT


def test_the_signature_is_the_same_in_two_runs(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    first = json.loads(run(tmp_path, "bench", "--json").out)
    second = run_here(capfd, "bench")
    assert second.out.splitlines()[0] == f"Signature: {first['signature']}"
    assert set(first["games"]) == set(tercet.game_names())
    assert all(row["plies_per_second"] > 0 for row in first["games"].values())


def test_the_signature_changes_with_a_count_and_with_a_playout() -> None:
    def signed(counts: list[int], digest: bytes) -> int:
        return bench.signature({"game": bench.Measurement(counts=counts, digest=digest)})

    assert len({signed([1, 2], b"x"), signed([1, 3], b"x"), signed([1, 2], b"y")}) == 3
