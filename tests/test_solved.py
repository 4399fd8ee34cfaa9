"""Positions that are known to be won: checked by induction over the plies, with the rules alone."""

import pytest

import tercet
from tercet.core.position import Position
from tercet.core.registry import find, game_names
from tercet.core.results import RESULTS
from tercet.core.solved import known_win, solved
from tercet.core.state import OVER, RESULT

GAMES = [name for name in game_names() if find(name).proven]


@pytest.mark.parametrize("game", GAMES)
def test_every_known_position_is_won(game: str) -> None:
    """The winner's move leads to a shorter win, and so do all moves of the other seat."""
    table, rules = solved(game), find(game)
    assert table is not None
    options, _ = rules.resolve({})
    wins = RESULTS.index("1-0" if table.winner == rules.seats[0] else "0-1")
    for text, (plies, line) in table.positions.items():
        position = Position(rules, options, placement=text)
        first, *_ = line.split()
        assert len(line.split()) == plies
        is_winner = position.to_move == table.winner
        for move in [first] if is_winner else position.legal_moves():
            after = rules.played(position.state, position.check(move))
            if after[0] == OVER:
                assert after[RESULT] == wins
                continue
            left, _ = table.positions[str(rules.describe(after))]
            assert left == plies - 1 if move == first else left < plies


@pytest.mark.parametrize("game", GAMES)
def test_the_proven_starts_are_known_at_once(game: str) -> None:
    rules = find(game)
    for start, winner in rules.proven:
        position = tercet.start(game, **{rules.opening: start})
        analysis = position.analyse(nodes=1, lines=2)
        assert analysis.verdict is not None
        assert analysis.verdict.winner == winner
        best = analysis.moves[0]
        position.play(" ".join(best.line))
        assert position.result is not None
        assert position.result.winner == winner
        assert known_win(position) is None
    setup, _ = rules.proven[0]
    other = tercet.start(game, repetition=2, **{rules.opening: setup})
    assert known_win(other) is None
