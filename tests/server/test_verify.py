"""``tercet verify``: what proves a deal, and what does not."""

from collections.abc import Callable
from pathlib import Path

import pytest

import tercet
from tercet.core import fairness
from tests.cli.conftest import here as here  # noqa: PLC0414 - a fixture
from tests.cli.support import Ran, random_game

SEED = "5eed" * 16


@pytest.fixture(params=tercet.game_names())
def record(request: pytest.FixtureRequest) -> str:
    """A finished game whose deal can be proven."""
    position = random_game(request.param, SEED)
    tags = {fairness.SEED: SEED, fairness.COMMITMENT: fairness.commitment(SEED)}
    return str(position.record(**tags))


@pytest.fixture
def check(here: Callable[..., Ran], tmp_path: Path) -> Callable[..., Ran]:
    def run(text: str, *arguments: str) -> Ran:
        path = tmp_path / "game.tct"
        path.write_text(text, encoding="utf-8")
        return here("verify", str(path), *arguments)

    return run


def test_a_fair_deal_is_proven(check: Callable[..., Ran], record: str) -> None:
    ran = check(record)
    assert (ran.code, ran.err) == (0, "")
    assert "fair" in ran.out
    assert fairness.commitment(SEED) in ran.out.replace("\n", "")
    assert check(record, "--commitment", fairness.commitment(SEED)).code == 0
    assert '"fair": true' in check(record, "--json").out


def not_proven(ran: Ran) -> str:
    assert ran.code == 1
    assert "Traceback" not in ran.err
    assert len(ran.err.strip().splitlines()) == 1
    assert ran.out == ""
    return ran.err


def test_the_hash_must_be_the_one_that_was_shown(check: Callable[..., Ran], record: str) -> None:
    assert "hash" in not_proven(check(record, "--commitment", "0" * 64))


def test_without_a_seed_there_is_no_proof(check: Callable[..., Ran], record: str) -> None:
    lines = record.splitlines(keepends=True)
    for tag in (fairness.SEED, fairness.COMMITMENT):
        left = "".join(line for line in lines if not line.startswith(f"[{tag} "))
        assert left != record
        assert tag in not_proven(check(left))


def test_another_seed_is_found_out(check: Callable[..., Ran], record: str) -> None:
    changed = record.replace(SEED, "0" + SEED[1:])
    assert changed != record
    assert "seed" in not_proven(check(changed))


def test_a_seed_with_its_own_hash_does_not_bring_the_same_cards(
    check: Callable[..., Ran], record: str
) -> None:
    other = "0" + SEED[1:]
    changed = record.replace(SEED, other)
    changed = changed.replace(fairness.commitment(SEED), fairness.commitment(other))
    if "\n*" not in record:  # no chance in this game: any seed will do
        assert check(changed).code == 0
    else:
        assert "but the seed gives" in not_proven(check(changed))


def test_a_changed_card_is_found_out(check: Callable[..., Ran]) -> None:
    position = tercet.start("mandala", seed=SEED)
    position.play(position.legal_moves()[0])
    tags = {fairness.SEED: SEED, fairness.COMMITMENT: fairness.commitment(SEED)}
    text = str(position.record(**tags))
    first, second = position.record().opening[:2]
    changed = text.replace(f"{first} {second}", f"{second} {first}", 1)
    assert changed != text
    assert "but the seed gives" in not_proven(check(changed))


def test_a_broken_file_is_refused(check: Callable[..., Ran], record: str) -> None:
    assert "Line" in check("[Game", "--json").refused()
    assert check(record + "\n999. nonsense\n").refused()


def test_a_missing_file_is_refused(here: Callable[..., Ran], tmp_path: Path) -> None:
    assert "nowhere.tct" in here("verify", str(tmp_path / "nowhere.tct")).refused()
