"""Matches: paired games that anybody can play again."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

import tercet
from tercet.arena.ladder import DEFAULT_GAMES, NoLadder, is_in_target, ladder_matches
from tercet.arena.match import Match, play_game
from tercet.arena.results import MatchResults
from tercet.arena.runner import play_matches
from tercet.core.game import Game
from tercet.core.registry import find
from tercet.players import make
from tercet.players.level import UnknownLevel
from tests.arena.support import here, played, timeless

NAMES = tercet.game_names()


def usual(game: str, a: str = "random", b: str = "random", seed: str = "0") -> Match:
    found = find(game)
    return Match(game, a, b, *found.arena_opening, seed, found.arena_fair)


@pytest.mark.parametrize("game", NAMES)
def test_a_pair_has_one_opening_and_swapped_seats(game: str) -> None:
    match = usual(game)
    seen = set()
    for pair in range(6):
        one, two = (
            tercet.Record.parse(play_game(match, 2 * pair + swapped).record) for swapped in (0, 1)
        )
        assert one.opening == two.opening
        assert one.options == two.options
        begin = match.random_plies
        moves = [[entry.move for entry in record.entries] for record in (one, two)]
        assert moves[0][:begin] == moves[1][:begin]
        seen.add((one.opening, tuple(moves[0][:begin])))
    assert len(seen) > 2  # a small game has few openings


@pytest.mark.parametrize("game", NAMES)
def test_the_seats_hold_who_they_should_and_points_go_to_them(game: str) -> None:
    match = usual(game, "random", "alphabeta:depth=1" if game == "mana" else "random")
    for number in range(4):
        done = play_game(match, number)
        record = tercet.Record.parse(done.record)
        first, second = (seat.capitalize() for seat in find(game).seats)
        mine, other = (second, first) if number % 2 else (first, second)
        assert (record.tags[mine], record.tags[other]) == (match.a, match.b)
        position = record.position()
        assert record.result == f"{done.result} {done.reason}"
        points = {"1-0": 1, "1/2": 0.5, "0-1": 0}[str(position.result)]
        assert done.points == (1 - points if number % 2 else points)
        assert done.plies == position.ply - match.random_plies == sum(done.moves.values())


def test_chance_goes_on_alike_in_both_games_of_a_pair() -> None:
    match = usual("mandala")
    one, two = match.opening(3), match.opening(3)
    for _ in range(20):
        one.play(one.legal_moves()[0])
        two.play(two.legal_moves()[0])
    assert str(one.record()) == str(two.record())
    assert str(match.opening(4).record()) != str(match.opening(3).record())


def test_the_players_of_a_pair_are_not_the_same_dice() -> None:
    """Two equal players do not play the same game twice, which would make every pair a tie."""
    match = usual("mabula")
    for pair in range(3):
        one, two = (tercet.Record.parse(play_game(match, 2 * pair + n).record) for n in (0, 1))
        assert [e.move for e in one.entries] != [e.move for e in two.entries]


def test_a_seed_is_a_match() -> None:
    def records(seed: str) -> list[str]:
        return [play_game(usual("mana", seed=seed), number).record for number in range(4)]

    assert records("x") == records("x")
    assert not set(records("x")) & set(records("y"))


def test_a_fair_opening_is_a_whole_setup() -> None:
    position = usual("mana").opening(0)
    assert position.options["setup"] == "advanced"
    assert all(move[0] in "DR" for move in position.moves)
    assert not any(move[0] in "DR" for move in position.legal_moves())


def test_openings_that_a_search_sees_through_are_drawn_anew() -> None:
    from tercet.search.alphabeta import AlphaBeta
    from tercet.search.report import run

    def is_decided(match: Match, pair: int) -> bool:
        position = match.opening(pair)
        search = AlphaBeta(position.rules, position.state, table_bits=14)
        return run(search, nodes=2000).verdict is not None

    any_opening = Match("mana", "random", "random", {"setup": "advanced"}, 12)
    assert any(is_decided(any_opening, pair) for pair in range(12))
    fair = replace(any_opening, fair=2000)
    assert not any(is_decided(fair, pair) for pair in range(12))
    assert str(fair.opening(0).record()) == str(fair.opening(0).record())


def test_random_moves_that_would_end_the_game_stop_before() -> None:
    position = Match("mana", "random", "random", {}, 1000).opening(0)
    assert not position.is_over
    assert position.ply > 5


def test_results_count_whole_pairs_in_order() -> None:
    match = usual("mabula")
    games = [play_game(match, number) for number in range(8)]
    results = MatchResults(match, 8)
    for number in (5, 0, 4, 1, 7, 6):
        results.add(games[number])
    assert [game.number for game in results.games] == [0, 1]
    assert not results.finished
    for number in (3, 2):
        assert results.is_missing(number)
        results.add(games[number])
    assert results.games == games
    assert results.finished
    facts = results.as_dict()
    assert facts["wins"] + facts["draws"] + facts["losses"] == sum(facts["pairs"]) * 2 == 8
    by_seat = facts["by_seat"]
    assert sum(by_seat[0].values()) == sum(by_seat[1].values()) == 4
    assert facts["wins"] == by_seat[0]["wins"] + by_seat[1]["wins"]
    assert facts["score"] == sum(game.points for game in games) / 8


def test_an_sprt_stops_at_the_same_pair_whatever_was_played_beyond_it() -> None:
    match = usual("mana", "alphabeta:depth=2", "random")
    stopped = played(match, 400, bounds=(0, 100))
    assert stopped.sprt_accepts == 1
    assert len(stopped.games) < 400
    more = MatchResults(match, 400, (0, 100))
    for number in reversed(range(len(stopped.games) + 10)):
        more.add(play_game(match, number))
    assert timeless(more.games) == timeless(stopped.games)
    facts = stopped.as_dict()
    assert facts["sprt"]["accepted"] == "elo1"
    assert facts["sprt"]["llr"] > 2.944
    assert facts["score"] > 0.8


@pytest.fixture
def levelled() -> Iterator[Game]:
    """A game with three levels for the time of a test."""
    game = find("mana")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game, "levels", ("random", "alphabeta:300:depth=1", "alphabeta:depth=3"))
        yield game


def test_levels_are_the_players_they_stand_for(levelled: Game) -> None:
    assert make("level:1", levelled, "s") == make("random", levelled, "s")
    assert make("level:3", levelled, "s") == make("alphabeta:depth=3", levelled, "s")
    changed = make("level:2:depth=2:ms=5", levelled, "s")
    assert changed == make("alphabeta:300:depth=2:ms=5", levelled, "s")
    for text in ("0", "4", "", "01", "x", "-1", "²", "1 "):
        with pytest.raises(UnknownLevel) as refused:
            make(f"level:{text}", levelled, "s")
        assert "1, 2, 3" in str(refused.value)


def test_a_game_without_levels_says_so() -> None:
    game = find("mana")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game, "levels", ())
        with pytest.raises(UnknownLevel, match="no levels"):
            make("level:1", game, "s")
        with pytest.raises(NoLadder):
            ladder_matches(game, {}, 0, "0", 0, None)


def test_a_ladder_measures_every_level_against_the_one_below(levelled: Game) -> None:
    options, plies = levelled.arena_opening
    ladder = [MatchResults(*step) for step in ladder_matches(levelled, options, plies, "0", 0, 20)]
    assert [(t.match.a, t.match.b) for t in ladder] == [
        ("level:2", "level:1"),
        ("level:3", "level:2"),
    ]
    done = [index for index, _ in play_matches(ladder, here, 1)]
    assert sorted(done, reverse=True) == done
    assert all(len(results.games) == 20 for results in ladder)
    assert ladder[0].as_dict()["score"] > 0.6
    counts = [games for _, games in ladder_matches(levelled, options, plies, "0", 0, None)]
    assert counts == list(DEFAULT_GAMES[:2])
    assert [is_in_target(score) for score in (0.64, 0.65, 0.85, 0.86)] == [False, True, True, False]
