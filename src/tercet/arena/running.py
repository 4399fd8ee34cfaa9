"""Matches being played: what is left to do, on processes here or on a cluster."""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import TypeAlias

from tercet.arena.match import Match, Played, play_game
from tercet.arena.tally import Tally

Item: TypeAlias = tuple[int, Match, int]
"""A game to be played: the index of its match, the match, its number."""

Done: TypeAlias = tuple[int, Played]
"""A finished game with the index of its match."""

Spread: TypeAlias = Callable[
    [Callable[[Item], Done], Iterable[Item], int], Generator[Done, None, None]
]
"""Something that does work on several workers and brings the answers as they come."""


def contest(tallies: Sequence[Tally], spread: Spread, workers: int) -> Iterator[Done]:
    """Play what the tallies lack and add it to them; the games as they finish.

    The last match comes first: where there are several, its games are the longest.
    """
    games = spread(play_item, _open_games(tallies), workers)
    try:
        for index, played in games:
            tallies[index].add(played)
            yield index, played
            if all(tally.finished for tally in tallies):
                break
    finally:
        games.close()


def play_item(item: Item) -> Done:
    """Play a game, wherever that is."""
    index, match, number = item
    return index, play_game(match, number)


def _open_games(tallies: Sequence[Tally]) -> Iterator[Item]:
    """The games to be played, chosen when somebody is free to play one."""
    for index, tally in reversed(list(enumerate(tallies))):
        for number in range(tally.wanted):
            if tally.finished:
                break
            if tally.lacks(number):
                yield index, tally.match, number
