"""Real puzzles that mining found, and a way to search games in this process."""

from collections.abc import Callable, Generator, Iterable
from typing import TypeVar

from tercet.core.puzzles import VERSION, Header, KindName, Puzzle, PuzzleFile

Item = TypeVar("Item")
Result = TypeVar("Result")

WIN = Puzzle(
    id=1,
    moves="Da2 Rf2 Rb1 Re2 Ra1 Rd2 Da6 Rb5 Rf6 Rf5 Re5 Rc6 b1-b3 b5-b4 d2-b1 f5-f3 b3xb4 e5-d3 "
    "b1-c2 a6-a5 a1-b3 f3-e3 b4xc6 d3xb3",
    line="a2-a3 f6-f4 a3xa5",
    level=5,
    rating=1500,
    options="setup=advanced",
    plies=3,
    themes=("quiet-start", "daimyo-strikes"),
)
ENDING = Puzzle(
    id=2,
    moves="*wbwwbwwbwbbwbbwbwwbbwwbb a5-e5 a3-d3 b8-b7 c8-c2 g8-g3 a2-d2 h2-d2 h6-e6 c1-c6 f1-f5 "
    "d8-d6 f8-f5 a4-f4 h4-d4 b1-b4 a7-e7 h7-e7",
    line="d1-d2 h5-g5 g1-g3 e8-e6 h3-e3",
    level=5,
    rating=1650,
    plies=7,
)


def file_of(game: str, kind: KindName, *puzzles: Puzzle) -> PuzzleFile:
    return PuzzleFile(Header(VERSION, game, kind, "0", 100), list(puzzles))


def here(
    work: Callable[[Item], Result], items: Iterable[Item], _workers: int
) -> Generator[Result, None, None]:
    """The work done in this process, one after the other."""
    for item in items:
        yield work(item)
