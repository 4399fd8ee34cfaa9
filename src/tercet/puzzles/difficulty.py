"""How hard a puzzle is: the weakest level and the smallest budget that solve it."""

import math
from collections.abc import Iterable, Set
from itertools import accumulate

from tercet.core.game import Game
from tercet.core.position import Position
from tercet.core.puzzles import Puzzle
from tercet.players import Player, Turn, make
from tercet.puzzles.kinds import Kind

TOO_EASY = 3  # the level that must miss a puzzle
TRIES = 24  # of level 1, which plays partly at random: one miss proves little
LUCKY_TRIES = 6  # so many of them may solve a puzzle
BUDGETS = tuple(1 << power for power in range(4, 17, 2))  # 16 to 65,536 nodes or simulations
MAX_RATING = 2700


def solves(kind: Kind, game: Game, puzzle: Puzzle, player: Player) -> bool:
    """Whether a player plays a right move at every turn of the solver."""
    position = puzzle.position(game)
    line = puzzle.solution
    on_line = True
    for played in range(0, len(line), 2):
        left = puzzle.plies - played
        move = player.choose(Turn.of(position))
        if played == 0:
            right = move in puzzle.first_moves
        elif on_line and move == line[played]:
            right = True
        else:
            right = game.parse(move) in kind.accepted(position.truth, left)
        if not right:
            return False
        if played + 1 >= len(line):
            break
        on_line = on_line and move == line[played]
        position.play(move)
        if position.is_over:
            break
        if on_line:
            position.play(line[played + 1])
        else:
            position.play(game.format(kind.reply(position.truth, left - 1), position.truth))
        if position.is_over:
            break
    return True


def solved_by_level(kind: Kind, game: Game, puzzle: Puzzle, level: int, seed: str) -> bool:
    """Whether a level solves a puzzle with this seed."""
    return solves(kind, game, puzzle, make(f"level:{level}", game, seed))


def is_guessed(kind: Kind, game: Game, puzzle: Puzzle, seed: str) -> bool:
    """Whether level 1 solves a puzzle more often than by luck."""
    return _often(
        solved_by_level(kind, game, puzzle, 1, f"{seed}:{number}") for number in range(TRIES)
    )


def is_too_easy(game: Game, position: Position, moves: Set[str], seed: str) -> bool:
    """Whether weak levels play one of these moves, so that they make no puzzle: a quick test."""
    turn = Turn.of(position)
    too_easy = min(TOO_EASY, len(game.levels) - 1)
    if too_easy < 1:
        return False
    if make(f"level:{too_easy}", game, seed).choose(turn) in moves:
        return True
    players = (make("level:1", game, f"{seed}:{number}") for number in range(TRIES))
    return _often(player.choose(turn) in moves for player in players)


def _often(tries: Iterable[bool]) -> bool:
    """Whether more tries succeed than by luck; no more are made than that takes."""
    return any(solved > LUCKY_TRIES for solved in accumulate(tries))


def weakest_level(kind: Kind, game: Game, puzzle: Puzzle, seed: str) -> int | None:
    """The weakest level that solves a puzzle as all above do; None: too easy or too hard."""
    strongest = len(game.levels)
    if strongest == 0:
        return None
    too_easy = min(TOO_EASY, strongest - 1)
    if too_easy > 0 and solved_by_level(kind, game, puzzle, too_easy, seed):
        return None
    if too_easy > 0 and is_guessed(kind, game, puzzle, seed):
        return None
    for level in range(strongest, too_easy, -1):
        if not solved_by_level(kind, game, puzzle, level, seed):
            return None if level == strongest else level + 1
    return too_easy + 1


def smallest_budget(kind: Kind, game: Game, puzzle: Puzzle, seed: str) -> int:
    """The smallest budget with which the search of the strongest level solves a puzzle."""
    player = game.levels[-1].partition(":")[0]
    for budget in BUDGETS:
        if solves(kind, game, puzzle, make(f"{player}:{budget}", game, seed)):
            return budget
    return 4 * BUDGETS[-1]


def rating(level: int, budget: int) -> int:
    """The rating that a puzzle begins with: a guess, corrected by those who solve it.

    >>> rating(4, 16), rating(6, 1024), rating(8, 65536)
    (1300, 1850, 2400)
    """
    return min(MAX_RATING, round(400 + 200 * level + 25 * math.log2(budget)))
