"""Play the games that matches still lack, on local processes or on a cluster."""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import TypeAlias

from tercet.arena.match import FinishedGame, Match, play_game
from tercet.arena.results import MatchResults

GameJob: TypeAlias = tuple[int, Match, int]
"""A game to play: the index of its match, the match, and the number of the game."""

JobResult: TypeAlias = tuple[int, FinishedGame]
"""A finished game with the index of its match."""

ParallelMap: TypeAlias = Callable[
    [Callable[[GameJob], JobResult], Iterable[GameJob], int], Generator[JobResult, None, None]
]
"""Calls a function on every job, with a number of workers; yields results as they finish."""


def play_matches(
    results: Sequence[MatchResults], parallel_map: ParallelMap, workers: int
) -> Iterator[JobResult]:
    """Play the missing games, add them to the results and yield them as they finish."""
    games = parallel_map(play_job, _jobs(results), workers)
    try:
        for index, game in games:
            results[index].add(game)
            yield index, game
            if all(match.finished for match in results):
                break
    finally:
        games.close()


def play_job(job: GameJob) -> JobResult:
    """Play one game; runs in a worker."""
    index, match, number = job
    return index, play_game(match, number)


def _jobs(results: Sequence[MatchResults]) -> Iterator[GameJob]:
    """The missing games, computed lazily so that a match that an SPRT has decided gets no more.

    The last match comes first: the games of the top level of a ladder take longest.
    """
    for index, match in reversed(list(enumerate(results))):
        for number in range(match.target):
            if match.finished:
                break
            if match.is_missing(number):
                yield index, match.match, number
