"""Playing matches here and there, and comparing them."""

import os
import sys
from collections.abc import Callable, Generator, Iterable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from tercet.arena.match import FinishedGame, Match
from tercet.arena.results import EloBounds, MatchResults
from tercet.arena.runner import ParallelMap, play_matches

Item = TypeVar("Item")
Answer = TypeVar("Answer")


def here(
    work: Callable[[Item], Answer],
    items: Iterable[Item],
    _workers: int,
) -> Generator[Answer, None, None]:
    """The work done in this process, one after the other."""
    for item in items:
        yield work(item)


def timeless(games: Iterable[FinishedGame]) -> list[FinishedGame]:
    """The games in order, without what differs from run to run."""
    alike = [replace(game, seconds={}) for game in games]
    return sorted(alike, key=lambda game: game.number)


def played(
    match: Match,
    games: int,
    parallel_map: ParallelMap = here,
    workers: int = 1,
    bounds: EloBounds | None = None,
) -> MatchResults:
    """A match played to its end."""
    results = MatchResults(match, games, bounds)
    for _ in play_matches([results], parallel_map, workers):
        pass
    return results


# Work for other processes, which find it by its name.


def squared(number: int) -> int:
    return number * number


def failing(number: int) -> int:
    raise LookupError(f"no {number}")


def untransportable(number: int) -> int:
    class Local(Exception):
        pass

    raise Local(f"local {number}")


def dying(number: int) -> int:
    if number == 2:
        os._exit(3)
    return number


PROGRAM = """
import json, sys, time
for line in sys.stdin:
    turn = json.loads(line)
    legal = turn["legal"]
{body}
"""


def program(folder: Path, body: str) -> str:
    """The text of a player that runs this body with `turn` and `legal` every turn."""
    path = folder / "player one.py"
    indented = "\n".join(f"    {line}" for line in body.splitlines())
    path.write_text(PROGRAM.replace("{body}", indented), "utf-8")
    return f"program:'{sys.executable}' '{path}'"


ANSWER = 'print(json.dumps({"move": legal[len(legal) // 2]}), flush=True)'
