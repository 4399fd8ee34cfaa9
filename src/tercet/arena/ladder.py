"""A ladder: a match between each level of a game and the level below it."""

from tercet.arena.match import Match
from tercet.core.errors import TercetError
from tercet.core.game import Game, Options

DEFAULT_GAMES = (200, 200, 200, 200, 160, 100, 16)  # level 2, 3, …: half an hour on two cores
TARGET_LOW, TARGET_HIGH = 0.65, 0.85  # the score that a level should reach against the one below


class NoLadder(TercetError):
    """The game has no two levels to compare."""

    message = "error-no-ladder"

    def __init__(self, game: str = "") -> None:
        super().__init__()
        self.game = game


def ladder_matches(
    game: Game, options: Options, plies: int, seed: str, fair: int, games: int | None
) -> list[tuple[Match, int]]:
    """The matches of a ladder, lowest level first, each with its number of games."""
    if len(game.levels) < 2:
        raise NoLadder(game.name)
    return [
        (
            Match(game.name, f"level:{level}", f"level:{level - 1}", options, plies, seed, fair),
            games or DEFAULT_GAMES[min(level - 2, len(DEFAULT_GAMES) - 1)],
        )
        for level in range(2, len(game.levels) + 1)
    ]


def is_in_target(score: float) -> bool:
    """Whether a level is as much stronger than the one below as it should be."""
    return TARGET_LOW <= score <= TARGET_HIGH
