"""What an analysis says where the truth is known, and that it knows no more than it may."""

import random
from typing import Any

import numpy as np
import pytest

import tercet
from tercet.analysis import Analyser, AnalysisRequest
from tercet.analysis.combined_search import CombinedSearch
from tercet.core.analysis import BadAnalysis, ProvenResult
from tercet.core.errors import GameOver
from tercet.core.generator import seeded
from tercet.core.position import Position
from tercet.core.registry import find
from tercet.core.state import MOVER
from tercet.core.views import viewer_number
from tercet.search.report import run

MABULA_RING = "wbbwbwbwwbwbbwbwbwbwwbwb"


def random_game(name: str, seed: str, plies: int = 10**6, **options: Any) -> Position:
    chooser = random.Random(seed)
    position = tercet.start(name, seed=seed, **options)
    while not position.is_over and position.ply < plies:
        position.play(chooser.choice(position.legal_moves()))
    return position


def exact_scores(position: Position) -> tuple[int, int]:
    """The best result for the first seat and its margin, by plain minimax."""
    if position.is_over:
        first, second = position.scores.values()
        point = {"1-0": 1, "0-1": -1, "1/2": 0}[str(position.result)]
        return point, first - second
    values = []
    for move in position.legal_moves():
        position.play(move)
        values.append(exact_scores(position))
        position.undo()
    return max(values) if position.to_move == position.seats[0] else min(values)


@pytest.mark.parametrize("seed", range(12))
def test_mabula_endings_are_judged_as_by_plain_minimax(seed: int) -> None:
    whole = random_game("mabula", str(seed))
    position = whole.at(whole.ply - 4)
    analysis = position.analyse(nodes=1_000_000, lines=100)
    point, margin = exact_scores(position)
    assert analysis.finished
    assert analysis.verdict is not None
    assert analysis.verdict.winner == {1: "white", 0: None, -1: "black"}[point]
    assert analysis.verdict.scores is not None
    assert analysis.verdict.scores["white"] - analysis.verdict.scores["black"] == margin
    assert {judged.move for judged in analysis.moves} == set(position.legal_moves())
    seat = position.to_move
    values = []
    for judged in analysis.moves:
        assert judged.proven is not None
        assert judged.chance == (
            0.5 if judged.proven.winner is None else judged.proven.winner == seat
        )
        position.play(judged.move)
        point, margin = exact_scores(position)
        position.undo()
        assert judged.proven.winner == {1: "white", 0: None, -1: "black"}[point]
        values.append(point if seat == "white" else -point)
    assert values == sorted(values, reverse=True)


def test_the_solved_start_of_mana_is_called_won() -> None:
    position = tercet.start("mana", setup="Dc1 Dc6")
    analysis = position.analyse(nodes=300_000, lines=1)
    assert analysis.verdict == ProvenResult("black", 9)
    assert (analysis.moves[0].move, analysis.moves[0].chance) == ("c1-c3", 1.0)
    assert len(analysis.moves[0].line) == 9
    for move in analysis.moves[0].line:
        position.play(move)
    assert position.result == "1-0"


def test_a_proof_comes_before_the_length_is_known() -> None:
    position = tercet.start("mana", setup="Db1 Db6")
    early = position.analyse(nodes=30_000)
    assert early.verdict is not None
    assert early.verdict.winner == "black"
    assert early.verdict.at_most
    assert early.moves[0].proven == early.verdict
    assert early.moves[1].proven is None
    assert 0 < early.moves[1].chance < 1
    assert early.moves[0].line[0] == early.moves[0].move


def test_where_everything_loses_every_move_is_said_to_lose() -> None:
    position = tercet.start("mana", setup="Dc1 Dc6")
    line = position.analyse(nodes=300_000, lines=1).moves[0].line
    for move in line[:7]:
        position.play(move)
    analysis = position.analyse(nodes=100_000, lines=100)
    assert analysis.verdict == ProvenResult("black", 2)
    assert {judged.move for judged in analysis.moves} == set(position.legal_moves())
    assert {judged.proven.winner for judged in analysis.moves if judged.proven} == {"black"}
    assert all(judged.proven and judged.chance == 0 for judged in analysis.moves)


@pytest.mark.parametrize("name", tercet.game_names())
def test_slices_do_not_matter(name: str) -> None:
    state = random_game(name, "slices", 2).state
    game = find(name)
    viewer = int(state[MOVER]) if game.hidden else None
    whole = CombinedSearch(game, state, viewer=viewer, seed="1")
    whole.advance(40_000)
    sliced = CombinedSearch(game, state, viewer=viewer, seed="1")
    sizes = random.Random(2)
    left = 40_000
    while left:
        size = min(left, sizes.randrange(1, 3000))
        sliced.advance(size)
        left -= size
    assert sliced.report() == whole.report()
    assert whole.nodes == 40_000 or whole.finished


@pytest.mark.parametrize("name", tercet.game_names())
def test_a_seed_and_nodes_bring_the_same_answer(name: str) -> None:
    position = random_game(name, "again", 2)
    one, other = (position.analyse(seconds, nodes=5000, seed="x") for seconds in (0, 100))
    assert one == other
    assert one.nodes == 5000 or one.verdict
    assert len(one.moves) == 3
    if not one.verdict and find(name).analysis_searches[0] != "alphabeta":  # draws no lots
        assert one.moves != position.analyse(nodes=5000, seed="y").moves


@pytest.mark.parametrize("name", tercet.game_names())
def test_lines_can_be_played(name: str) -> None:
    position = random_game(name, "lines", 8)
    for judged in position.analyse(nodes=5000).moves:
        assert judged.line[0] == judged.move
        here = position.copy()
        if find(name).hidden:
            here.play(judged.move)
        else:
            here.play(" ".join(judged.line))


def other_world(position: Position, viewer: int, seed: int) -> Position:
    """The same game to the viewer, with other cards where the viewer cannot evaluation."""
    state = position.rules.redacted(position.state, viewer)
    position.rules.insight.determine(state, viewer, seeded(seed))
    other = position.copy()
    other._state = state
    return other


@pytest.mark.parametrize("viewer", ["first", "second", "spectator"])
@pytest.mark.parametrize("plies", [0, 9, 30, 55])
def test_worlds_that_look_the_same_are_judged_the_same(viewer: str, plies: int) -> None:
    position = random_game("mandala", f"worlds {plies}", plies)
    number = viewer_number(position.rules, viewer)
    judged = repr(position.analyse(nodes=2000, viewer=viewer).as_dict())
    different = 0
    for seed in range(4):
        other = other_world(position, number, seed)
        different += not np.array_equal(other.state, position.state)
        assert other.view(viewer) == position.view(viewer)
        assert repr(other.analyse(nodes=2000, viewer=viewer).as_dict()) == judged
    assert different


def test_open_hands_are_for_finished_games() -> None:
    game = random_game("mandala", "open")
    closed = game.analyse(nodes=3000, ply=20)
    opened = game.analyse(nodes=3000, ply=20, open_hands=True)
    assert (closed.viewer, opened.viewer) == (closed.to_move, None)
    assert closed.moves != opened.moves
    with pytest.raises(BadAnalysis) as refused:
        game.at(20).analyse(nodes=3000, open_hands=True)
    assert refused.value.name == "open_hands"


def test_a_finished_game_has_its_result_and_no_moves() -> None:
    game = random_game("mabula", "end")
    analysis = game.analyse()
    assert (analysis.moves, analysis.to_move, analysis.finished) == ((), None, True)
    assert analysis.verdict == ProvenResult(
        {"1-0": "white", "0-1": "black"}.get(str(game.result)), 0, scores=game.scores
    )
    with pytest.raises(GameOver):
        game.best_move()


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ({"seconds": -1}, "seconds"),
        ({"seconds": float("nan")}, "seconds"),
        ({"seconds": "1"}, "seconds"),
        ({"seconds": True}, "seconds"),
        ({"nodes": 0}, "nodes"),
        ({"nodes": 1.5}, "nodes"),
        ({"lines": 0}, "lines"),
        ({"lines": None}, "lines"),
        ({"lines": 10**400}, "lines"),
        ({"ply": -1}, "ply"),
        ({"ply": 1}, "ply"),
        ({"ply": 3}, "ply"),
        ({"seed": 7}, "seed"),
        ({"open_hands": True}, "open_hands"),
    ],
)
def test_what_cannot_be_asked_is_named(asked: dict[str, Any], name: str) -> None:
    position = tercet.start("mana", setup="Db1 Db6")
    with pytest.raises(BadAnalysis) as refused:
        position.analyse(**asked)
    assert refused.value.name == name
    assert isinstance(refused.value, tercet.TercetError)
    assert str(refused.value)


def test_nobody_else_can_look() -> None:
    with pytest.raises(tercet.BadViewer):
        tercet.start("mana", setup="Db1 Db6").analyse(viewer="nobody")


def test_the_best_move_of_a_level() -> None:
    position = tercet.start("mana", setup="Dc1 Dc6")
    assert position.best_move(level=4, seed="a") in position.legal_moves()
    assert position.best_move(level=4, seed="a") == position.best_move(level=4, seed="a")
    with pytest.raises(tercet.TercetError, match="level"):
        position.best_move(level=99)


def test_watching_can_stop_it() -> None:
    position = tercet.start("mabula", setup=MABULA_RING)
    seen: list[int] = []

    def keep_going(analyser: Any) -> bool:
        seen.append(analyser.nodes)
        return len(seen) < 3

    analysis = Analyser(AnalysisRequest(position, seconds=1000)).run(keep_going)
    assert len(seen) == 3
    assert analysis.nodes == seen[-1]
    assert analysis.moves
    assert not analysis.finished


def test_a_combined_search_is_a_search() -> None:
    state = tercet.start("mabula", setup=MABULA_RING).state
    report = run(CombinedSearch(find("mabula"), state), nodes=3000)
    assert len(report.lines) > 3
    assert report.nodes == 3000
