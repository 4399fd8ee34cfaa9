"""Alpha-beta: the value that trying everything has, proofs that hold, budgets that are kept."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tercet
from tercet.core.generator import seeded
from tercet.core.registry import find
from tercet.core.state import DECIDED, DRAW, MOVER, OVER, RESULT, WIN, State
from tercet.players import Turn, make
from tercet.search.alphabeta import AlphaBeta
from tercet.search.playout import play_random
from tercet.search.report import run
from tests.search.trying import after, minimax

MANA = find("mana")
MABULA = find("mabula")
STARTS = [f"D{black}1 D{white}6" for black in "bcf" for white in "bcf"]
WINS_IN = {"b": 11, "c": 9, "f": 11}  # by the file of white's daimyo (MNA-5)


def mana_position(seed: int, plies: int) -> State:
    options = {"setup": STARTS[seed % 9], "first": ("black", "white")[seed % 2]}
    return play_random(MANA, tercet.start("mana", **options).state, plies, seeded(seed))


def value_of(search: AlphaBeta, state: State) -> tuple[int, float]:
    report = run(search)
    best = report.lines[0]
    seat = int(state[MOVER])
    if best.verdict is None:
        logit = np.log(best.chance / (1 - best.chance)) * search.game.insight.SCALE
        return 0, float(logit if seat == 0 else -logit)
    return best.verdict.result if seat == 0 else -best.verdict.result, 0.0


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**9), plies=st.integers(0, 30), depth=st.integers(1, 3))
def test_mana_s_value_is_that_of_trying_everything(seed: int, plies: int, depth: int) -> None:
    state = mana_position(seed, plies)
    if state[MOVER] == OVER:
        return
    truth = minimax(MANA, state, depth)
    winner, estimate = value_of(AlphaBeta(MANA, state, depth=depth, first_depth=depth), state)
    if abs(truth) > DECIDED:
        assert winner == np.sign(truth)
    else:
        assert winner == 0
        assert estimate == pytest.approx(truth, abs=1e-6)


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 10**9), left=st.integers(2, 20), depth=st.integers(1, 3))
def test_mabula_s_value_is_that_of_trying_everything(seed: int, left: int, depth: int) -> None:
    start = tercet.start("mabula", seed=seed).state
    state = play_random(MABULA, start, 24 - left, seeded(seed))
    if state[MOVER] == OVER:
        return
    truth = minimax(MABULA, state, depth)
    winner, estimate = value_of(AlphaBeta(MABULA, state, depth=depth, first_depth=depth), state)
    if abs(truth) > DECIDED:
        assert winner == np.sign(truth)
    else:
        assert winner == 0
        assert estimate == pytest.approx(truth, abs=1e-6)


@pytest.mark.parametrize("setup", STARTS)
def test_MNA_5_black_wins_from_every_standard_start(setup: str) -> None:
    report = run(AlphaBeta(MANA, tercet.start("mana", setup=setup).state), nodes=3_000_000)
    assert report.finished
    assert report.verdict is not None
    assert report.verdict.result == 1
    assert report.verdict.plies == WINS_IN[setup[5]]


@pytest.mark.parametrize("setup", STARTS)
def test_level_8_plays_the_proven_win_against_every_defence(setup: str) -> None:
    player = make("level:8", MANA, "proof")
    most = WINS_IN[setup[5]]
    seen: dict[int, int] = {}

    def must_win(position: tercet.Position, plies: int) -> None:
        assert plies > 0, f"no win within {most} plies: {position.moves}"
        if seen.get(position.key, -1) >= plies:
            return
        seen[position.key] = plies
        position.play(player.choose(Turn.of(position)))
        if not position.is_over:
            for reply in position.legal_moves():
                position.play(reply)
                assert not position.is_over, f"lost: {position.moves}"
                must_win(position, plies - 2)
                position.undo()
        else:
            assert position.result == "1-0"
        position.undo()

    must_win(tercet.start("mana", setup=setup), most)
    assert seen


@pytest.mark.parametrize("seed", range(40))
def test_what_is_proven_of_mana_holds_against_trying_everything(seed: int) -> None:
    state = mana_position(seed, 10 + seed)
    if state[MOVER] == OVER:
        return
    verdict = run(AlphaBeta(MANA, state), nodes=20_000).verdict
    for depth in range(1, 4):
        truth = minimax(MANA, state, depth) * (1 if state[MOVER] == 0 else -1)
        if truth > DECIDED:
            assert verdict is not None
            assert (verdict.result, verdict.plies) == (1, WIN - truth)
            return
        if truth < -DECIDED:
            assert verdict is not None
            assert (verdict.result, verdict.plies) == (-1, WIN + truth)
            return
    assert verdict is None or (verdict.plies or 0) > 4


def test_MNA_15_a_move_that_ends_the_game_drawn_saves_who_would_lose() -> None:
    start = tercet.start("mana", setup="Db1 Db6", repetition=2, idle=8, first="white").state
    saved = 0
    for seed in range(1500):
        state = play_random(MANA, start, 6 + seed % 12, seeded(seed))
        ends = [after(MANA, state, action) for action in MANA.legal(state)]
        over = [end for end in ends if end[MOVER] == OVER]
        on = [end for end in ends if end[MOVER] != OVER]
        if not over or not on or any(end[RESULT] != DRAW for end in over):
            continue
        verdict = run(AlphaBeta(MANA, state, depth=6)).verdict
        assert verdict is None or verdict.result == 1
        saved += all(MANA.insight.winning(end) >= 0 for end in on)
    assert saved


@pytest.mark.parametrize("slices", [1, 7, 1000])
def test_any_slicing_of_the_work_finds_the_same(slices: int) -> None:
    state = mana_position(5, 4)
    whole = AlphaBeta(MANA, state, lines=3, salt=5)
    whole.advance(20_000)
    sliced = AlphaBeta(MANA, state, lines=3, salt=5)
    while sliced.nodes < 20_000 and not sliced.finished:
        sliced.advance(min(20_000 // slices, 20_000 - sliced.nodes))
    assert sliced.report() == whole.report()


def test_the_best_few_moves_are_in_order_and_differ() -> None:
    report = run(AlphaBeta(MANA, mana_position(3, 4), lines=4, depth=5))
    assert len({line.action for line in report.lines}) == 4
    chances = [line.chance for line in report.lines]
    assert chances == sorted(chances, reverse=True)


def test_a_search_that_overlooks_things_proves_nothing() -> None:
    state = tercet.start("mana", setup="Db1 Db6").state
    report = run(AlphaBeta(MANA, state, depth=9, blind=300, salt=1), nodes=100_000)
    assert report.verdict is None
    choices = {
        run(AlphaBeta(MANA, state, depth=2, blind=700, salt=salt)).lines[0].action
        for salt in range(30)
    }
    assert len(choices) > 3
