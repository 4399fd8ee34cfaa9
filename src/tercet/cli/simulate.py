"""``tercet simulate``: statistics of many random games, played on all cores."""

import hashlib
from collections.abc import Iterator

import tercet
from tercet.cli.common.arguments import (
    GameOptions,
    JsonFlag,
    SetupOption,
    ThisTerminal,
    parse_game_options,
    parse_integer,
)
from tercet.cli.common.parallel import thread_map
from tercet.cli.common.progress import with_progress
from tercet.cli.common.simulation_summary import PLY_LIMIT, SimulationSummary, print_summary
from tercet.core.game import Game
from tercet.core.state import State

CHUNK = 500  # games per task; changing it changes the games of a seed
MAX_GAMES = 10**9


def simulate(
    game: str,
    /,
    *,
    games: str,
    seed: str = "0",
    setup: SetupOption = None,
    option: GameOptions = None,
    as_json: JsonFlag = False,
    terminal: ThisTerminal,
) -> int:
    """Play random games; the same seed gives the same numbers on any number of cores."""
    total = parse_integer("--games", games, 1, MAX_GAMES)
    found = terminal.find_game(game, "tercet.search.playout")
    options = parse_game_options(found, setup, option)
    start = start_state(found, options)
    summary = SimulationSummary(found)
    chunks = play_chunks(found, start, total, seed)
    for chunk in with_progress(terminal, chunks, total, lambda chunk: len(chunk[0])):
        summary.add(*chunk)
    if as_json:
        terminal.print_json({"seed": seed} | summary.as_dict())
    else:
        print_summary(terminal, summary, seed)
    return 0


def start_state(game: Game, options: dict[str, str]) -> State:
    """The state in which every game starts: after the setup if one is given, else before it."""
    resolved, tokens = game.resolve(options)
    if tokens:
        return tercet.start(game.name, seed="", **options).state
    return game.start(resolved)


def play_chunks(
    game: Game, start: State, total: int, seed: str
) -> Iterator[tuple[State, State, State]]:
    """Outcomes, lengths and branching factors of the games of each chunk, in order."""
    from tercet.search.playout import playouts  # noqa: PLC0415 - imports numba

    def play(chunk: int) -> tuple[State, State, State]:
        size = min(CHUNK, total - chunk * CHUNK)
        return playouts(game, start, size, chunk_seed(seed, chunk), PLY_LIMIT, branching=True)

    return thread_map(play, range((total + CHUNK - 1) // CHUNK))


def chunk_seed(seed: str, chunk: int) -> int:
    """The seed of the random generator of a chunk.

    >>> chunk_seed("0", 0) != chunk_seed("0", 1)
    True
    """
    return int.from_bytes(hashlib.blake2b(f"{seed}:{chunk}".encode(), digest_size=8).digest())
