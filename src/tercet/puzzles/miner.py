"""Mining: computer players play games, and each game gives at most one puzzle.

What a game gives depends on the seed and its number alone. The file of puzzles says how many games
have been searched, so that mining can go on where it was stopped, with the same result.
"""

import time
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import msgspec

from tercet.core.chance import pick
from tercet.core.errors import TercetError
from tercet.core.game import Game
from tercet.core.position import Position
from tercet.core.puzzles import (
    MAX_BYTES,
    VERSION,
    Header,
    Puzzle,
    PuzzleFile,
    changed_options,
    steps_of,
)
from tercet.core.registry import find
from tercet.players import Turn, make
from tercet.puzzles.difficulty import rating, smallest_budget, weakest_level
from tercet.puzzles.game_part import Canonical, game_part
from tercet.puzzles.kinds import Solution, kind_name, make_kind

SAVE_SECONDS = 15.0  # how much work an interruption may cost
DEFAULT_SEED = "0"
MAX_PLIES = 400  # of a game; longer ones are cut


class OtherPuzzles(TercetError):
    """A file has puzzles of another game, or of another seed."""

    message = "puzzles-other"


@dataclass(frozen=True)
class Job:
    """A game to search, by its number."""

    game: str
    seed: str
    number: int


Mined: TypeAlias = tuple[int, Puzzle | None]
ParallelMap: TypeAlias = Callable[
    [Callable[[Job], Mined], Iterable[Job], int], Generator[Mined, None, None]
]


def play_source_game(game: Game, seed: str) -> Position:
    """A game between computer players, from one of the game's openings."""
    own = game_part(game)
    options, random_plies = own.openings[pick(f"{seed}:opening", 0, [1] * len(own.openings))]
    resolved, _ = game.resolve(options)
    position = Position(game, resolved, seed=seed)
    for ply in range(random_plies):
        legal = position.legal_moves()
        if not legal:
            break
        position.play(legal[pick(f"{seed}:opening", ply + 1, [1] * len(legal))])
    position = Position(game, resolved, _tokens(position), seed)  # a game that begins here
    chosen = [pick(f"{seed}:players", seat, [1] * len(own.players)) for seat in range(2)]
    players = [
        make(own.players[index], game, f"{seed}:{seat}") for seat, index in enumerate(chosen)
    ]
    while not position.is_over and position.ply < MAX_PLIES:
        turn = Turn.of(position)
        position.play(players[turn.seat].choose(turn))
    return position


def _tokens(position: Position) -> list[str]:
    """Chance and moves so far, as in a record."""
    record = position.record()
    tokens = [*record.opening]
    for entry in record.entries:
        tokens += [entry.move, *entry.chance]
    return tokens


def mine_game(job: Job) -> Mined:
    """Play and search one game; the first candidate that passes every filter is the puzzle."""
    game = find(job.game)
    seed = f"{job.seed}:{job.number}"
    kind = make_kind(game, seed)
    finished = play_source_game(game, seed)
    for ply in kind.candidates(finished):
        position = finished.at(ply)
        solution = kind.solution(position)
        if solution is None:
            continue
        puzzle = make_puzzle(game, position, solution, job.number)
        level = weakest_level(kind, game, puzzle, seed)
        if level is not None:
            score = rating(level, smallest_budget(kind, game, puzzle, seed))
            return job.number, msgspec.structs.replace(puzzle, level=level, rating=score)
    return job.number, None


def make_puzzle(game: Game, position: Position, solution: Solution, number: int) -> Puzzle:
    """The puzzle of a position, not rated yet."""
    puzzle = Puzzle(
        id=number,
        moves=" ".join(_tokens(position)),
        line=" ".join(solution.line),
        level=0,
        rating=0,
        options=changed_options(game, position.options),
        accepted=" ".join(solution.accepted),
        plies=solution.plies,
        gap=solution.gap,
    )
    steps = steps_of(puzzle.position(game), list(solution.line))
    return msgspec.structs.replace(puzzle, themes=tuple(game_part(game).themes(steps)))


@dataclass(frozen=True)
class Progress:
    """How far mining is."""

    games: int
    puzzles: int
    is_full: bool = False  # whether the file has no room for more


class Miner:
    """Adds puzzles to a file, in the order of the games that they come from."""

    def __init__(self, game: Game, path: Path, seed: str | None = None) -> None:
        """Go on with the file if there is one; `OtherPuzzles` if it is not of this seed."""
        self.game = game
        self.path = path
        if path.exists():
            self.file = PuzzleFile.read(path)
        else:
            used = DEFAULT_SEED if seed is None else seed
            self.file = PuzzleFile(Header(VERSION, game.name, kind_name(game), used, 0))
        header = self.file.header
        if header.game != game.name or (seed is not None and header.seed != seed):
            raise OtherPuzzles(path=str(path), game=header.game, seed=header.seed)
        self._own = game_part(game)
        self._known = {self._canonical(puzzle) for puzzle in self.file.puzzles}
        self._waiting: dict[int, Puzzle | None] = {}  # of games whose predecessors are not done
        self._size = len(str(self.file).encode())
        self._is_full = False
        self._saved = time.monotonic()

    def mine(
        self,
        games: int,
        parallel_map: ParallelMap,
        workers: int,
        on_progress: Callable[[Progress], None] = lambda _: None,
    ) -> None:
        """Search the games up to this number, and save the file now and then and in the end."""
        header = self.file.header
        jobs = (Job(header.game, header.seed, number) for number in range(header.games, games))
        results = parallel_map(mine_game, jobs, workers)
        try:
            for number, puzzle in results:
                self._waiting[number] = puzzle
                self._take_in_order()
                on_progress(self.progress)
                if self._is_full:
                    break
                if time.monotonic() - self._saved > SAVE_SECONDS:
                    self.save()
        finally:
            results.close()
            self.save()

    @property
    def progress(self) -> Progress:
        """How far mining is."""
        return Progress(self.file.header.games, len(self.file.puzzles), self._is_full)

    def save(self) -> None:
        """Write the file."""
        self.file.save(self.path)
        self._saved = time.monotonic()

    def _take_in_order(self) -> None:
        while not self._is_full and (number := self.file.header.games) in self._waiting:
            puzzle = self._waiting.pop(number)
            if puzzle is not None:
                self._add(puzzle)
            if not self._is_full:
                self.file.header = msgspec.structs.replace(self.file.header, games=number + 1)

    def _add(self, puzzle: Puzzle) -> None:
        """Add a puzzle unless there is one like it, or no room."""
        position = self._canonical(puzzle)
        if position in self._known:
            return
        size = len(msgspec.json.encode(puzzle)) + 16  # the header may grow by some digits
        if self._size + size > MAX_BYTES:
            self._is_full = True
            return
        self._size += size
        self._known.add(position)
        self.file.puzzles.append(puzzle)

    def _canonical(self, puzzle: Puzzle) -> Canonical:
        return self._own.canonical(puzzle.position(self.game).truth)
