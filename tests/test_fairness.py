"""The proof of a fair deal, and games that their players ended."""

import random

import pytest

import tercet
from tercet.core.errors import BadEnd, BadRecord
from tercet.core.fairness import (
    COMMITMENT,
    SEED,
    NotProven,
    commitment,
    derive_seed,
    new_seed,
    verify,
)
from tercet.core.position import Position
from tercet.core.records import Record
from tercet.core.registry import find


def played(game: str, seed: str, plies: int = 12) -> Record:
    position = Position(find(game), find(game).resolve({})[0], seed=seed)
    chance = random.Random(3)
    while position.ply < plies and not position.is_over:
        position.play(chance.choice(position.legal_moves()))
    return position.record(**{SEED: seed, COMMITMENT: commitment(seed)})


@pytest.mark.parametrize("game", tercet.game_names())
def test_a_deal_from_the_seed_is_proven(game: str) -> None:
    record = Record.parse(str(played(game, new_seed())))
    drawn = verify(record)
    letters = sum(len(token) - 1 for token in record.opening)
    assert drawn == letters + sum(len(t) - 1 for e in record.entries for t in e.chance)


def test_another_seed_than_promised_is_noticed() -> None:
    record = played("mandala", "seed")
    record.tags[SEED] = "other"
    with pytest.raises(NotProven, match="does not match"):
        verify(record)
    record.tags[COMMITMENT] = commitment("other")
    with pytest.raises(NotProven, match="begins with"):
        verify(record)


def test_a_changed_card_is_noticed() -> None:
    record = played("mandala", "seed")
    entry = next(entry for entry in record.entries if entry.chance)
    token = entry.chance[0]
    last = "r" if token[-1] != "r" else "o"
    entry.chance = (token[:-1] + last,)
    with pytest.raises((NotProven, BadRecord)):
        verify(record)


def test_a_record_without_a_seed_proves_nothing() -> None:
    record = played("mabula", "seed")
    del record.tags[SEED]
    with pytest.raises(NotProven, match="no Seed tag"):
        verify(record)


def test_a_derived_seed_is_another_one_for_each_purpose() -> None:
    seeds = {derive_seed("seed", purpose) for purpose in ("player:black", "player:white", "hint")}
    assert len(seeds) == 3
    assert "seed" not in seeds
    assert derive_seed("seed", "hint") != derive_seed("other", "hint")


@pytest.mark.parametrize("game", tercet.game_names())
@pytest.mark.parametrize(
    "result", ["1-0 resigned", "0-1 resigned", "1/2 agreed", "1/2 resigned", "1-0 agreed", "1-0 x"]
)
def test_players_may_end_a_game_as_far_as_it_allows(game: str, result: str) -> None:
    record = played(game, "seed", plies=2)
    record.result = result
    read = Record.parse(str(record))
    fine = result in ("1-0 resigned", "0-1 resigned")
    if fine or (result == "1/2 agreed" and find(game).draw_offers):
        assert read.position().ply == 2
        verify(read)
    else:
        with pytest.raises(BadRecord, match="do not end the game"):
            read.position()
        position = record.position(2)
        with pytest.raises(BadEnd, match="cannot end this game"):
            position.end(*result.split())
        assert not position.is_over


def test_a_game_that_is_over_by_the_rules_was_not_given_up() -> None:
    position = tercet.start("mabula", seed="x")
    while not position.is_over:
        position.play(position.legal_moves()[0])
    record = position.record()
    record.result = "1-0 resigned"
    with pytest.raises(BadRecord, match="lead to"):
        Record.parse(str(record)).position()
