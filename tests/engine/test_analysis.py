"""Analyses in the engine: the same numbers as in the library, for the same nodes and seed."""

from dataclasses import asdict
from typing import Any

import pytest

from tercet.analysis import Analyser, AnalysisRequest
from tercet.analysis.review import GameReview, Review
from tercet.core.position import Position
from tercet.core.registry import find, game_names
from tests.amount import amount
from tests.engine.conftest import Start
from tests.engine.driver import as_json
from tests.engine.test_players import go_to, positions
from tests.engine.test_workers import long_games

GAMES = pytest.mark.parametrize("game", game_names())
NODES = (1, 300, 20_000)


def asked(**changes: Any) -> dict[str, Any]:
    """What the driver is asked for an analysis."""
    default = {"lines": 3, "seed": "", "viewer": None, "openHands": False, "ply": None}
    return default | changes


def expected(position: Position, moves: list[str], **asked: Any) -> Any:
    """What the library finds."""
    request = AnalysisRequest(position, open_hands=asked.pop("openHands"), **asked)
    analyser = Analyser(request)
    analysis = analyser.run()
    known = [analyser.move(move) for move in moves]
    return as_json(
        {
            "analysis": asdict(analysis),
            "moves": [None if move is None else asdict(move) for move in known],
        }
    )


@GAMES
def test_the_same_moves_are_best(game: str, drive: Start) -> None:
    with drive(game) as engine:
        for index, position in enumerate(positions(game, amount(12, 120))):
            go_to(engine, position)
            moves = position.legal_moves()
            ask = asked(nodes=NODES[index % len(NODES)], lines=1 + index % 5, seed=f"seed {index}")
            told = engine.ask("analyse", moves=moves, **ask)
            assert told == expected(position, moves, **ask)


@GAMES
def test_the_same_is_proven_near_the_end(game: str, drive: Start) -> None:
    """The last positions of finished games, also the finished one itself."""
    proven = 0
    with drive(game) as engine:
        for position in finished(game, amount(2, 20)):
            go_to(engine, position)
            for back in (0, 1, 3, 6):
                ask = asked(nodes=20_000, ply=max(position.first_ply, position.ply - back))
                told = engine.ask("analyse", moves=[], **ask)
                assert told == expected(position, [], **ask)
                proven += told["analysis"]["verdict"] is not None
    assert proven


def finished(game: str, number: int) -> list[Position]:
    """Games that weak players have played to the end."""
    games = []
    for index, position in enumerate(positions(game, number)):
        while not position.is_over:
            position.play(position.best_move(1, f"finish {index}"))
        games.append(position)
    return games


def hidden_games() -> list[str]:
    """The games in which players hold secrets."""
    return [game for game in game_names() if find(game).hidden]


@pytest.mark.parametrize("game", hidden_games())
def test_each_viewer_is_told_the_same(game: str, drive: Start) -> None:
    (position,) = finished(game, 1)
    with drive(game) as engine:
        go_to(engine, position)
        for viewer in (*position.seats, "spectator", None):
            ask = asked(nodes=1000, viewer=viewer, openHands=viewer is None, ply=position.ply // 2)
            told = engine.ask("analyse", moves=[], **ask)
            assert told == expected(position, [], **ask)
            assert told["analysis"]["viewer"] == viewer


@pytest.mark.parametrize("game", long_games())
def test_a_worker_analyses_and_can_be_stopped(game: str, drive: Start) -> None:
    (position,) = positions(game, 1)
    ask = asked(nodes=5000, seed="worker")
    with drive(game) as engine:
        go_to(engine, position)
        told = engine.ask("analyse in worker", **ask)
    analysis = expected(position, [], **ask)["analysis"]
    assert told["analysis"] == told["again"] == analysis
    assert told["shown"] > 0
    assert told["stopped"] == "Error: enough"
    assert told["left"] == 0
    assert told["closed"] == "AbortError"


@GAMES
def test_an_analysis_gives_its_memory_back(game: str, drive: Start) -> None:
    (position,) = positions(game, 1)
    with drive(game) as engine:
        go_to(engine, position)
        told = engine.ask("churn analyses", count=100, **asked(nodes=2000))
    assert told["late"] == told["early"] > 0


# Reviews


def reviewed(game: Position, nodes: int, seed: str) -> Any:
    """The library's review as the engine's."""
    review = Review(game, nodes=nodes, seed=seed)
    evaluations = [each for ply in review.plies if (each := review.evaluate(ply))]
    return described_review(review.review(evaluations, review.evaluate_opening()))


def described_review(review: GameReview) -> Any:
    told = asdict(review)
    for told_move, move in zip(told["moves"], review.moves, strict=True):
        told_move |= {"loss": move.loss, "mark": move.mark, "refutation": move.refutation}
    for told_luck, luck in zip(told["luck"], review.luck, strict=True):
        told_luck |= {"adjusted": luck.adjusted, "denied": luck.denied}
    return as_json(told)


@GAMES
def test_reviews_are_the_same(game: str, drive: Start) -> None:
    with drive(game) as engine:
        for index, position in enumerate(finished(game, amount(2, 12))):
            go_to(engine, position)
            nodes = (60, 400)[index % 2]
            told = engine.ask("review", nodes=nodes, seed=f"review {index}")
            assert told == reviewed(position, nodes, f"review {index}")
            assert told["complete"]


@GAMES
def test_reviews_of_resigned_games_are_the_same(game: str, drive: Start) -> None:
    *_, position = positions(game, 5)
    position.resign(position.seats[1])
    with drive(game) as engine:
        go_to(engine, position)
        told = engine.ask("review", nodes=300, seed="resigned")
    assert told == reviewed(position, 300, "resigned")
    assert len(told["chances"]) == len(told["moves"]) + 1 > 1


@GAMES
def test_a_single_move_is_judged_as_in_a_review(game: str, drive: Start) -> None:
    (position,) = finished(game, 1)
    moves = reviewed(position, 200, "one")["moves"]
    with drive(game) as engine:
        for move in moves[-8:]:
            go_to(engine, position.at(move["ply"]))
            told = engine.ask("compare", nodes=200, seed="one")
            was_best = move["best"]["move"] == move["move"]
            played = move["best"] if was_best else move["played"]
            assert told["best"] == move["best"]
            assert told["played"]["chance"] == played["chance"] or told["played"]["proven"]


@pytest.mark.parametrize("game", long_games())
def test_a_worker_reviews_and_can_be_stopped(game: str, drive: Start) -> None:
    (position,) = finished(game, 1)
    with drive(game) as engine:
        go_to(engine, position)
        told = engine.ask("review in worker", nodes=200, seed="worker")
    assert told["review"] == reviewed(position, 200, "worker")
    assert told["shown"] == sorted(told["shown"], key=lambda shown: shown["done"])
    assert told["shown"][0]["moves"] < len(told["review"]["moves"])
    assert told["stopped"] == "Error: enough"
    assert told["unreadable"] == "EngineError"
    assert told["left"] == 0


@GAMES
def test_a_review_gives_its_memory_back(game: str, drive: Start) -> None:
    (position,) = finished(game, 1)
    with drive(game) as engine:
        go_to(engine, position)
        told = engine.ask("churn reviews", count=10, nodes=20)
    assert told["late"] == told["early"] > 0
