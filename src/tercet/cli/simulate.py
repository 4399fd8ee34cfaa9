"""``tercet simulate``: many random games on all cores, summed up."""

import hashlib
from collections.abc import Iterator
from typing import Annotated

from cyclopts import Parameter

from tercet.cli.kit.parallel import on_all_cores
from tercet.cli.kit.problems import whole_number
from tercet.cli.kit.progress import with_progress
from tercet.cli.kit.starting import begin, options_of
from tercet.cli.kit.summary import LIMIT, Summary, show_summary
from tercet.cli.kit.terminal import Here
from tercet.core.game import Game
from tercet.core.state import State

CHUNK = 500  # games played in one go; part of what a seed means
MOST_GAMES = 10**9


def simulate(
    game: str,
    /,
    *,
    games: str,
    seed: str = "0",
    setup: Annotated[str | None, Parameter(name=["--setup", "--deal"])] = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    terminal: Here,
) -> int:
    """Play random games; the same seed gives the same numbers on any number of cores."""
    number = whole_number("--games", games, 1, MOST_GAMES)
    found = terminal.find(game, "tercet.search.playout")
    options = options_of(found, setup, option or [])
    start = beginning(found, options)
    summary = Summary(found)
    parts = play_chunks(found, start, number, seed)
    for part in with_progress(terminal, parts, number, lambda part: len(part[0])):
        summary.add(*part)
    if as_json:
        terminal.data({"seed": seed} | summary.as_facts())
    else:
        show_summary(terminal, summary, seed)
    return 0


def beginning(game: Game, options: dict[str, str]) -> State:
    """The state that every game begins with: before the setup, unless one is given."""
    resolved, tokens = game.resolve(options)
    return begin(game, options, seed="").state if tokens else game.start(resolved)


def play_chunks(
    game: Game, start: State, number: int, seed: str
) -> Iterator[tuple[State, State, State]]:
    """Outcomes, lengths and branching of the games, chunk by chunk, in order."""
    from tercet.search.playout import playouts  # noqa: PLC0415 - brings numba

    def play(chunk: int) -> tuple[State, State, State]:
        size = min(CHUNK, number - chunk * CHUNK)
        return playouts(game, start, size, chunk_seed(seed, chunk), LIMIT, branching=True)

    return on_all_cores(play, range((number + CHUNK - 1) // CHUNK))


def chunk_seed(seed: str, chunk: int) -> int:
    """The seed of one chunk's generator.

    >>> chunk_seed("0", 0) != chunk_seed("0", 1)
    True
    """
    return int.from_bytes(hashlib.blake2b(f"{seed}:{chunk}".encode(), digest_size=8).digest())
