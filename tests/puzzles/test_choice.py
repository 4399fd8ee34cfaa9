"""Choices: cheap tests rule positions out before the long searches, and level 1 finds few."""

from itertools import repeat

import pytest

import tercet
from tercet.core.puzzles import PuzzleFile
from tercet.core.registry import find
from tercet.games.mandala.puzzles import is_promising
from tercet.players import Turn, make
from tercet.puzzles import choice, difficulty
from tercet.puzzles.choice import EARLY_SIMULATIONS, SCAN_SIMULATIONS, SIMULATIONS, Choice
from tercet.puzzles.difficulty import LUCKY_TRIES, TOO_EASY, is_too_easy
from tercet.puzzles.miner import play_source_game
from tests.amount import amount

GAME = find("mandala")
LARGE_GAP, NO_GAP = {0: 0.7, 1: 0.4, 2: 0.3}, {0: 0.7, 1: 0.69, 2: 0.68}


@pytest.fixture
def searched(monkeypatch: pytest.MonkeyPatch) -> dict[int, dict[int, float]]:
    """What searches of so many simulations find; a search of another size fails the test."""
    found: dict[int, dict[int, float]] = {}
    monkeypatch.setattr(Choice, "chances", lambda _self, _state, _tuning, number: found[number])
    return found


def test_no_long_search_where_a_short_one_sees_no_gap(
    searched: dict[int, dict[int, float]],
) -> None:
    position = tercet.start("mandala", seed="0")
    searched[EARLY_SIMULATIONS] = NO_GAP
    assert Choice(GAME, "0").solution(position) is None

    searched[EARLY_SIMULATIONS] = LARGE_GAP
    with pytest.raises(KeyError, match=str(SIMULATIONS)):
        Choice(GAME, "0").solution(position)


def test_candidates_have_enough_moves_and_are_missed_by_weak_levels(
    searched: dict[int, dict[int, float]], monkeypatch: pytest.MonkeyPatch
) -> None:
    finished = play_source_game(GAME, "0:1")
    searched[SCAN_SIMULATIONS] = LARGE_GAP
    monkeypatch.setattr(choice, "MAX_CANDIDATES", finished.ply)
    monkeypatch.setattr(choice, "is_too_easy", lambda _game, position, *_: position.ply % 2 == 0)
    plies = list(Choice(GAME, "0:1").candidates(finished))
    states = {ply: finished.truth_at(ply) for ply in range(finished.first_ply, finished.ply)}
    assert plies == [
        ply
        for ply, state in states.items()
        if ply % 2 and len(GAME.legal(state)) >= choice.MIN_LEGAL and is_promising(state)
    ]
    assert 0 < len(plies) < len(states) / 2


def test_a_mandala_that_a_move_can_complete_is_promising() -> None:
    assert not is_promising(tercet.start("mandala", seed="0").truth)
    completed = [one for one in PuzzleFile.of_game("mandala").puzzles if "complete" in one.themes]
    assert completed
    assert all(is_promising(puzzle.position(GAME).truth) for puzzle in completed)


def test_what_a_weak_level_plays_is_too_easy() -> None:
    position = tercet.start("mandala", seed="0")
    played = make(f"level:{TOO_EASY}", GAME, "0").choose(Turn.of(position))
    assert is_too_easy(GAME, position, {played}, "0")
    assert is_too_easy(GAME, position, set(position.legal_moves()) - {played}, "0")  # level 1 does
    assert not is_too_easy(GAME, position, set(), "0")


def test_luck_is_decided_with_the_fewest_tries() -> None:
    tries = iter([True] * 20)
    assert difficulty._often(tries)
    assert len(list(tries)) == 20 - (LUCKY_TRIES + 1)
    assert not difficulty._often(repeat(True, LUCKY_TRIES))


def test_level_1_solves_at_most_a_quarter_of_the_puzzles() -> None:
    puzzles = PuzzleFile.of_game("mandala").puzzles
    chosen = puzzles[:: max(1, len(puzzles) // amount(250, len(puzzles)))]
    solved = 0
    for puzzle in chosen:
        turn = Turn.of(puzzle.position(GAME))
        players = (make("level:1", GAME, f"test:{puzzle.id}:{number}") for number in range(4))
        solved += sum(player.choose(turn) in puzzle.first_moves for player in players)
    assert solved <= 0.25 * 4 * len(chosen)
