"""Proof-number search says nothing wrong, and finds what there is to be found close by."""

import random
from itertools import product
from typing import Any

import numpy as np
import pytest

import tercet
from tercet.core.game import Game
from tercet.core.reference import Reference, new_reference
from tercet.core.registry import find
from tercet.core.state import FIRST_WINS, MOVER, OVER, RESULT, State
from tercet.search.proof import Proof, Proofs
from tests.rules.table import mana

MANA = find("mana")
LENGTHS = {"c": 9, "b": 11, "f": 11}  # of the win, by the file of white's daimyo


def random_position(seed: str, *, sensible: bool = True, **options: Any) -> tercet.Position:
    """A position of Mana after some moves, none of which gives the daimyo away if `sensible`."""
    rng = random.Random(seed)
    while True:
        setup = f"D{rng.choice('bcf')}1 D{rng.choice('bcf')}6"
        position = tercet.start("mana", setup=setup, **options)
        for _ in range(rng.randrange(6, 40)):
            moves = position.legal_moves()
            if sensible and not position.is_over:
                moves = sensible_moves(position)
            if not moves:
                break
            position.play(rng.choice(moves))
        if not position.is_over:
            return position


def sensible_moves(position: tercet.Position) -> list[str]:
    """Those after which the opponent cannot win at once, if there are any."""
    state = position.state
    safe = [
        action
        for action in MANA.legal(state)
        if MANA.insight.winning(after(MANA, state, action)) < 0
    ]
    return [MANA.format(action, state) for action in safe or MANA.legal(state)]


def wins_within(game: Game, state: State, prover: int, plies: int) -> bool:
    """Whether the prover can force a win in so many plies, by trying everything."""
    if state[MOVER] == OVER:
        return bool(state[RESULT] == FIRST_WINS + prover)
    if plies == 0:
        return False
    found = any if state[MOVER] == prover else all
    return found(
        wins_within(game, after(game, state, action), prover, plies - 1)
        for action in game.legal(state)
    )


def after(game: Game, state: State, action: int) -> State:
    state = game.with_room(state, 1)
    game.kernel.apply(state, action)
    return state


def plainly_wins_within(reference: Reference, prover: str, plies: int) -> bool:
    """The same by the plain reading of the rules."""
    if (outcome := reference.outcome()) is not None:
        return outcome[0] == ("1-0" if prover == reference.seats[0] else "0-1")
    if plies == 0:
        return False
    found = any if reference.mover() == prover else all
    return found(
        plainly_wins_within(played(reference, move), prover, plies - 1)
        for move in reference.moves()
    )


def played(reference: Reference, move: str) -> Reference:
    reference = reference.copy()
    reference.play(move)
    return reference


def proof_of(position: tercet.Position, prover: int, nodes: int = 20_000, **how: Any) -> Proof:
    proof = Proof(position.rules, position.state, prover, **{"bits": 14} | how)
    proof.advance(nodes)
    return proof


@pytest.mark.parametrize(("black", "white"), product("bcf", "bcf"))
def test_the_standard_starts_are_won_and_no_sooner(black: str, white: str) -> None:
    start = tercet.start("mana", setup=f"D{black}1 D{white}6")
    proof = proof_of(start, 0)
    assert proof.proven
    assert proof.nodes < 5000
    assert not proof_of(start, 1).proven
    shortest = LENGTHS[white]
    assert proof_of(start, 0, horizon=shortest).proven
    sooner = proof_of(start, 0, 10**6, horizon=shortest - 1)
    assert sooner.finished
    assert not sooner.proven


@pytest.mark.parametrize(("deepest", "positions"), [(3, 40), (4, 20), (5, 10)])
def test_it_agrees_with_trying_everything(deepest: int, positions: int) -> None:
    found = 0
    for number in range(positions):
        position = random_position(f"everything {deepest} {number}", sensible=number % 4 != 0)
        for prover in range(2):
            lengths = range(1, deepest + 1)
            within = next(
                (n for n in lengths if wins_within(MANA, position.state, prover, n)), deepest + 1
            )
            proof = proof_of(position, prover)
            assert proof.proven or within > deepest, position.record()
            if proof.proven and proof.bound <= deepest:
                assert within <= proof.bound, position.record()
            found += within <= deepest
            for horizon in lengths:
                exact = proof_of(position, prover, 10**6, horizon=horizon)
                assert exact.finished
                assert exact.proven == (within <= horizon), position.record()
    assert found > 1


def test_it_agrees_with_the_plain_rules() -> None:
    for number in range(6):
        position = random_position(f"plainly {number}", sensible=False)
        reference = new_reference("mana")
        for move in position.moves:
            reference.play(move)
        for prover, seat in enumerate(position.seats):
            wins = plainly_wins_within(reference, seat, 3)
            assert proof_of(position, prover, 10**6, horizon=3).proven == wins
            assert proof_of(position, prover).proven or not wins


@pytest.mark.parametrize("options", [{"repetition": "2", "idle": "9"}, {"idle": "6"}], ids=str)
def test_draws_by_repetition_and_idling_are_no_wins(options: dict[str, Any]) -> None:
    proven = 0
    for number in range(40):
        position = random_position(f"draws {number}", sensible=False, **options)
        for prover in range(2):
            proof = proof_of(position, prover, 5000, bits=12)
            if proof.proven and proof.bound <= 4:
                proven += 1
                assert wins_within(MANA, position.state, prover, proof.bound), position.record()
    assert proven > 2


def test_a_suicide_that_ends_the_game_first_is_a_defence() -> None:
    board = """
        . . . . . d
        . . . R . .
        . . . . . .
        . . . . . R
        D . . . . .
        . . . . . .
    """
    assert proof_of(mana(board, "white", 2, quiet=0).position, 0).bound == 2
    drawn = proof_of(mana(board, "white", 2, quiet=99).position, 0)
    assert drawn.finished
    assert not drawn.proven


def test_slices_do_not_matter() -> None:
    position = random_position("slices")
    whole = Proofs(MANA, position.state, bits=12)
    whole.advance(30_000)
    sliced = Proofs(MANA, position.state, bits=12)
    rng = random.Random(0)
    while sliced.nodes < whole.nodes:
        sliced.advance(min(rng.randrange(1, 3000), whole.nodes - sliced.nodes))
    assert sliced.report() == whole.report()
    tables = [[proof._table for proof in search.proofs] for search in (whole, sliced)]
    assert all(np.array_equal(one, other) for one, other in zip(*tables, strict=True))


def test_the_line_leads_to_the_win() -> None:
    told = 0
    for number in range(30):
        position = random_position(f"line {number}")
        search = Proofs(MANA, position.state)
        search.advance(5000)
        report = search.report()
        if report.verdict is None:
            assert report.lines == ()
            continue
        told += 1
        winner = position.to_move if report.verdict.result == 1 else other_seat(position)
        for action in report.lines[0].actions:
            position.play(MANA.format(action, position.state))
        assert position.is_over
        assert position.result == ("1-0" if winner == "black" else "0-1")
    assert told > 5


def other_seat(position: tercet.Position) -> str:
    return next(seat for seat in position.seats if seat != position.to_move)


def test_marbles_are_proven_too() -> None:
    game = find("mabula")
    for seed in range(6):
        rng = random.Random(seed)
        position = tercet.start("mabula", seed=seed)
        while sum(move != "--" for move in position.moves) < 20:
            position.play(rng.choice(position.legal_moves()))
        for prover in range(2):
            proof = proof_of(position, prover, 10**6)
            assert proof.finished
            assert proof.proven == wins_within(game, position.state, prover, 99)
