"""Reviews: marks, accuracy, refutations, the graph, and how they agree with one another."""

import pytest

import tercet
from tercet.analysis.review import MARKS, THRESHOLDS, GameReview, Review, ReviewedMove, summarise
from tercet.core.analysis import AnalysedMove, ProvenResult
from tercet.core.position import Position
from tercet.core.registry import find
from tercet.core.results import POINTS
from tests.amount import amount
from tests.analysis.test_analysis import other_world, random_game

GAMES = pytest.mark.parametrize("name", tercet.game_names())


def review_of(game: Position, nodes: int, seed: str = "") -> GameReview:
    review = Review(game, nodes=nodes, seed=seed)
    evaluations = [each for ply in review.plies if (each := review.evaluate(ply))]
    assert len(evaluations) == len(review.plies)
    return review.review(evaluations, review.evaluate_opening())


def move_that_loses(loss: float, *, proven: bool = False, move: str = "b") -> ReviewedMove:
    win, lost = (ProvenResult("x"), ProvenResult("x")) if proven else (None, None)
    best = AnalysedMove("a", 0.5, ("a", "c"), win)
    played = best if move == "a" else AnalysedMove(move, 0.5 - loss, (move, "d", "e"), lost)
    return ReviewedMove(1, "x", move, best, played)


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        *((-0.1, "good"), (0.0, "good"), (0.049, "good"), (0.051, "inaccuracy")),
        *((0.099, "inaccuracy"), (0.101, "mistake"), (0.149, "mistake")),
        *((0.151, "blunder"), (0.5, "blunder")),
    ],
)
def test_marks_say_what_a_move_cost(loss: float, mark: str) -> None:
    move = move_that_loses(loss)
    assert move.mark == mark
    assert move.loss == pytest.approx(max(0, loss))
    assert move.refutation == (("d", "e") if mark in THRESHOLDS else ())


def test_the_best_move_and_one_proven_as_good_are_best() -> None:
    assert move_that_loses(0.2, move="a").mark == "best"
    assert move_that_loses(0.2, move="a").loss == 0
    assert move_that_loses(0.0, proven=True).mark == "best"
    assert move_that_loses(0.0).mark == "good"  # an estimate only


def test_what_was_no_decision_has_no_mark() -> None:
    best = AnalysedMove("a", 0.5, ("a",))
    assert ReviewedMove(1, "x", "b", best, None).mark is None
    assert ReviewedMove(1, "x", "a", best, best, forced=True).mark is None


def test_accuracy_is_the_mean_over_decisions() -> None:
    forced = ReviewedMove(1, "x", "a", AnalysedMove("a", 0.5, ("a",)), None, forced=True)
    moves = [move_that_loses(0.0, move="a"), move_that_loses(0.2), forced]
    summary = summarise("x", moves)
    assert summary.accuracy == pytest.approx(100 * (1 + 2.718281828459045**-1) / 2)
    assert summary.counts == {"best": 1, "good": 0, "inaccuracy": 0, "mistake": 0, "blunder": 1}
    assert summary.lost == pytest.approx(0.2)
    assert summarise("y", moves).accuracy is None


def test_a_perfect_game_has_no_errors() -> None:
    game = tercet.start("mana", setup="Dc1 Dc6")
    game.play(" ".join(game.analyse(nodes=300_000, lines=1).moves[0].line))
    review = review_of(game, 300_000)
    assert [move.move for move in review.moves] == game.moves[game.first_ply :]
    assert {move.mark for move in review.moves} <= {"best", None}  # white has nothing to lose
    assert review.seats[0].accuracy == 100
    assert set(review.chances) == {1.0}
    assert (review.draws, review.luck) == ((), ())


def test_a_win_thrown_away_is_a_blunder_with_its_refutation() -> None:
    game = tercet.start("mana", setup="Dc1 Dc6")
    line = game.analyse(nodes=300_000, lines=1).moves[0].line
    game.play(" ".join(line[:-1]))  # black wins with the next move, and does not
    others = [move for move in game.legal_moves() if _does_not_win(game, move)]
    game.play(others[0])
    game.resign(game.seats[0])
    review = review_of(game, 100_000)
    last = review.moves[-1]
    assert last.best.proven == ProvenResult("black", 1)
    assert (last.move, last.seat) == (others[0], "black")
    if last.loss >= THRESHOLDS["blunder"]:
        assert last.mark == "blunder"
        assert last.refutation
    # A resignation is not what a move was worth: the position before it is searched.
    assert last.played is not None
    assert last.played.chance > 0 or last.played.proven
    assert len(review.chances) == len(review.moves) + 1


def _does_not_win(game: Position, move: str) -> bool:
    after = game.copy()
    after.play(move)
    return not after.is_over


@GAMES
def test_everything_in_a_review_agrees(name: str) -> None:
    game = random_game(name, "agree")
    review = review_of(game, 200, "agree")
    assert review.complete
    assert [move.move for move in review.moves] == game.moves[game.first_ply :]
    assert len(review.chances) == len(review.moves) + 1
    assert review.chances[-1] == POINTS[str(game.result)]
    assert all(0 <= chance <= 1 for chance in review.chances)
    for summary in review.seats:
        own = [move for move in review.moves if move.seat == summary.seat]
        assert summary.counts == {
            mark: len([move for move in own if move.mark == mark]) for mark in MARKS
        }
        assert summary.lost == pytest.approx(sum(move.loss for move in own if move.mark))
        assert summary.accuracy is not None
        assert 0 < summary.accuracy <= 100
    marks = [move.mark for move in review.moves]
    assert set(THRESHOLDS) & set(marks)  # these are random moves
    if not find(name).max_chance_after_move:  # a refutation ends where chance comes in
        assert any(move.refutation for move in review.moves)
    assert bool(review.luck) == (find(name).max_chance_after_move > 0)


@GAMES
def test_a_review_is_the_same_again(name: str) -> None:
    game = random_game(name, "again")
    assert review_of(game, 20, "x") == review_of(game, 20, "x")


@GAMES
def test_the_winner_is_the_more_accurate_one_over_many_games(name: str) -> None:
    """A weak level against a stronger one, so that the games are not decided by small things."""
    ahead = []
    for number in range(amount(4, 40)):
        game = tercet.start(name, seed=f"accuracy {number}")
        strong = game.seats[number % 2]
        while not game.is_over and game.ply < 200:
            game.play(game.best_move(4 if game.to_move == strong else 1, f"{number}"))
        if game.result is None or game.result.winner is None:
            continue
        accuracy = {each.seat: each.accuracy for each in review_of(game, 60).seats}
        winner = game.result.winner
        (loser,) = set(game.seats) - {winner}
        ahead.append((accuracy[winner] or 0) - (accuracy[loser] or 0))
    assert ahead
    assert sum(ahead) > 0


def test_a_review_broken_off_tells_what_it_has() -> None:
    game = random_game("mabula", "broken")
    review = Review(game, nodes=500)
    evaluations = [evaluation for ply in review.plies[:5] if (evaluation := review.evaluate(ply))]
    assert review.evaluate(review.plies[5], keep_going=lambda: False) is None
    found = review.review(evaluations)
    assert [move.ply for move in found.moves] == [1, 2, 3, 4, 5]
    assert not found.complete
    assert len(found.chances) == 5


def test_a_resigned_game_is_judged_by_its_last_position() -> None:
    game = random_game("mabula", "resigned", 6)
    game.resign(game.seats[0])
    review = review_of(game, 500)
    assert review.complete
    assert len(review.moves) == 6
    assert len(review.chances) == 7
    assert all(0 < chance < 1 for chance in review.chances)
    assert all(move.played and move.played.proven is None for move in review.moves)


@pytest.mark.parametrize("ply", [9, 30, 55])
def test_cards_that_the_player_cannot_see_do_not_change_what_a_move_is_worth(ply: int) -> None:
    game = random_game("mandala", "knowledge")
    position = game.at(ply)
    seat = str(position.to_move)
    move = position.legal_moves()[-1]
    review = Review(game, nodes=300)

    def judged(position: Position, viewer: str | None) -> AnalysedMove | None:
        return review._judge_by_search(position, viewer, move, lambda: True)

    others = [other_world(position, position.seats.index(seat), seed) for seed in range(4)]
    assert {judged(other, seat) for other in others} == {judged(position, seat)}
    assert len({judged(other, None) for other in others}) > 1  # with open hands it does change
