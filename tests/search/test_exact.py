"""Exact searches: the values and moves of plain alpha-beta, whatever the scoring."""

import itertools

import pytest

import tercet
from tercet.core.generator import seeded
from tercet.core.registry import find
from tercet.core.state import DECIDED, MOVER, OVER, UNKNOWN, State
from tercet.games.mabula.endgame import MOST_ON_EDGE
from tercet.games.mabula.kernel import EDGE, MARBLES
from tercet.search.alphabeta import DEEPEST, AlphaBeta
from tercet.search.playout import play_random
from tercet.search.report import Line, run
from tests.amount import amount
from tests.search.trying import after, minimax

MABULA = find("mabula")
OPTIONS = list(itertools.product(("group", "product"), ("counts", "ignored")))
ALL_OPTIONS = pytest.mark.parametrize(("scoring", "edge"), OPTIONS)


def positions(marbles: int, scoring: str, edge: str, number: int) -> list[State]:
    """Random positions with so many marbles left on the edge."""
    found: list[State] = []
    for seed in itertools.count():
        state = tercet.start("mabula", seed=seed, scoring=scoring, edge=edge).state
        generator = seeded(seed)
        while state[MOVER] != OVER and on_edge(state) > marbles:
            state = play_random(MABULA, state, 1, generator)
        if state[MOVER] != OVER:
            found.append(state)
        if len(found) == number:
            return found
    raise AssertionError


def on_edge(state: State) -> int:
    return (int(state[MARBLES] | state[MARBLES + 1]) & EDGE).bit_count()


def lead(line: Line) -> int:
    """By how much white wins at the end of a line."""
    assert line.verdict is not None
    assert line.verdict.scores is not None
    white, black = line.verdict.scores
    return white - black


@ALL_OPTIONS
@pytest.mark.parametrize("marbles", [6, 7, 8, 9])
def test_an_exact_search_finds_the_values_and_the_move_of_plain_alpha_beta(
    marbles: int, scoring: str, edge: str
) -> None:
    for state in positions(marbles, scoring, edge, amount(8, 100)):
        plain = run(AlphaBeta(MABULA, state, first_depth=DEEPEST, lines=3, salt=marbles))
        exact = run(AlphaBeta(MABULA, state, exact=True, lines=3, salt=marbles))
        assert exact.finished
        assert exact.lines[0].action == plain.lines[0].action
        assert [lead(line) for line in exact.lines] == [lead(line) for line in plain.lines]
        assert len({line.action for line in exact.lines}) == len(exact.lines)


@ALL_OPTIONS
@pytest.mark.parametrize("marbles", range(1, MOST_ON_EDGE + 1))
def test_the_game_itself_knows_the_value_near_its_end(
    marbles: int, scoring: str, edge: str
) -> None:
    values = set()
    for state in positions(marbles, scoring, edge, 30):
        truth = minimax(MABULA, state, 2 * MOST_ON_EDGE)
        values.add(truth)
        assert MABULA.insight.endgame(state, -UNKNOWN, UNKNOWN) == truth
        for alpha in (truth - 2, truth - 1, truth, truth + 1):
            found = MABULA.insight.endgame(state, alpha, alpha + 1)
            assert alpha < found <= truth if truth > alpha else truth <= found <= alpha
    assert min(values) < -DECIDED
    assert max(values) > DECIDED


def test_with_more_marbles_on_the_edge_the_value_is_not_known_without_a_search() -> None:
    (state,) = positions(MOST_ON_EDGE + 1, "group", "counts", 1)
    assert MABULA.insight.endgame(state, -1, 0) == UNKNOWN


@pytest.mark.parametrize("slices", [7, 300])
def test_any_slicing_of_an_exact_search_finds_the_same(slices: int) -> None:
    (state,) = positions(9, "group", "counts", 1)
    whole = run(AlphaBeta(MABULA, state, exact=True, lines=2))
    sliced = AlphaBeta(MABULA, state, exact=True, lines=2)
    while not sliced.finished:
        sliced.advance(slices)
    assert sliced.report() == whole


def test_wins_that_count_plies_are_the_quickest_ones() -> None:
    game = find("hexapawn")
    for seed in range(20):
        state = play_random(game, tercet.start("hexapawn").state, seed % 4, seeded(seed))
        if state[MOVER] == OVER:
            continue
        plain = run(AlphaBeta(game, state))
        assert run(AlphaBeta(game, state, exact=True)).verdict == plain.verdict


def test_an_exact_search_that_is_cut_short_knows_a_win_before_it_knows_by_how_much() -> None:
    known = 0
    for state in positions(8, "group", "counts", 12):
        search = AlphaBeta(MABULA, state, exact=True)
        early = None
        while not search.finished:
            search.advance(100)
            report = search.report()
            if early is None and not search.finished and report.verdict is not None:
                early = report
        final = search.report().verdict
        assert final is not None
        if early is not None:
            known += 1
            assert early.verdict is not None
            assert early.verdict.result == final.result == 1
            end = after(MABULA, state, early.lines[0].action)
            verdict = run(AlphaBeta(MABULA, end, first_depth=DEEPEST)).verdict
            assert verdict is not None
            assert verdict.result == (1 if end[MOVER] == state[MOVER] else -1)
    assert known
