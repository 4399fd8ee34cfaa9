"""Puzzles in the engine of the browser: the same positions, and moves judged as the miner does."""

from typing import Any

import msgspec
import pytest

from tercet.core.game import Game
from tercet.core.position import Position
from tercet.core.puzzles import Puzzle, PuzzleFile, puzzle_path
from tercet.core.registry import find, game_names
from tercet.core.state import State
from tercet.puzzles.ending import Ending
from tercet.puzzles.forced_win import ForcedWin
from tests.amount import amount
from tests.engine.conftest import Start
from tests.engine.driver import look

FILES = {game: PuzzleFile.of_game(game) for game in game_names() if puzzle_path(game).is_file()}


def some(puzzles: list[Puzzle], number: int) -> list[Puzzle]:
    """So many puzzles from all of the file."""
    return puzzles[:: max(len(puzzles) // number, 1)][:number]


def after(position: Position, *moves: str) -> Position:
    position = position.copy()
    for move in moves:
        position.play(move)
    return position


@pytest.mark.parametrize("game", FILES)
def test_positions_are_the_same(game: str, drive: Start) -> None:
    with drive(game) as engine:
        for puzzle in some(FILES[game].puzzles, amount(10, 200)):
            engine.ask("puzzle", puzzle=msgspec.to_builtins(puzzle))
            assert engine.ask("look", whole=True) == look(puzzle.position(find(game)), whole=True)


# In a choice there is nothing to judge: the right moves are in the file.
@pytest.mark.parametrize(
    "game", [game for game, file in FILES.items() if file.header.kind != "choice"]
)
def test_moves_are_judged(game: str, drive: Start) -> None:
    rules = find(game)
    file = FILES[game]
    check = _check_ending if file.header.kind == "ending" else _check_forced_win
    quick = [one for one in file.puzzles if len(one.solution) <= amount(5, 11)] or file.puzzles
    with drive(game) as engine:
        for puzzle in some(quick, amount(3, 60)):
            for plies in range(0, len(puzzle.solution), 2):
                position = after(puzzle.position(rules), *puzzle.solution[:plies])
                asked = {"puzzle": msgspec.to_builtins(puzzle), "plies": plies}
                told = engine.ask("judge", kind=file.header.kind, **asked)
                # What ends the game needs no judge.
                known = {move: said for move, said in told.items() if said is not None}
                check(rules, position, puzzle.plies - plies, known)


def _check_forced_win(rules: Game, position: Position, left: int, told: dict[str, Any]) -> None:
    kind = ForcedWin(rules)
    seat = position.rules.seats.index(str(position.to_move))
    right = {rules.format(action, position.state) for action in kind.accepted(position.state, left)}
    for move, judgement in told.items():
        played = after(position, move)
        assert (judgement["verdict"] == "right") == (move in right), (move, judgement)
        if judgement["verdict"] == "slow":
            assert kind.wins(played.state, seat, left - 1 + 4)
            continue
        assert judgement["verdict"] != "unknown"
        replied = after(played, *judgement["line"][:1])
        if move in right:
            longest = max(_plies(kind, rules, played.state, a) for a in rules.legal(played.state))
            assert kind.plies_to_win(replied.state) == longest
        else:
            assert kind.wins(replied.state, seat, left - 2) is False
            if judgement["lost"]:
                assert kind.wins(played.state, 1 - seat, 9)


def _plies(kind: ForcedWin, rules: Game, state: State, action: int) -> int:
    """In how many plies the solver wins after a reply."""
    return kind.plies_to_win(rules.played(state, action)) or 0


def _check_ending(rules: Game, position: Position, _: int, told: dict[str, Any]) -> None:
    kind = Ending(rules)
    seat = rules.seats.index(str(position.to_move))
    right = {rules.format(action, position.state) for action in kind.accepted(position.state)}
    for move, judgement in told.items():
        winner = kind.winner(after(position, move).state)
        assert judgement["verdict"] == ("right" if move in right else "wrong")
        assert judgement["lost"] == (winner == 1 - seat)
        replied = after(position, move, *judgement["line"][:1])
        assert kind.winner(replied.state) == winner
