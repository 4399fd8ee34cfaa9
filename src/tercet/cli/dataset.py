"""``tercet dataset``: games of a computer player as records and Parquet, for learning."""

import signal
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from types import FrameType

from tercet.arena.match import Match
from tercet.arena.process_pool import process_map
from tercet.cli import INTERRUPTED
from tercet.cli.arena import match_opening
from tercet.cli.common.arguments import (
    GameOptions,
    JsonFlag,
    SetupOption,
    ThisTerminal,
    parse_game_options,
    parse_integer,
)
from tercet.cli.common.parallel import cores
from tercet.cli.common.progress import with_progress
from tercet.cli.common.terminal import print_error
from tercet.cli.common.usage_errors import UsageError
from tercet.core.errors import excerpt
from tercet.players import make

MAX_GAMES = 10**7
MAX_WORKERS = 1024


def dataset(
    game: str,
    /,
    *,
    games: str,
    player: str,
    seed: str = "0",
    out: Path | None = None,
    opening: str | None = None,
    setup: SetupOption = None,
    option: GameOptions = None,
    workers: str | None = None,
    as_json: JsonFlag = False,
    terminal: ThisTerminal,
) -> int:
    """Write games of a player against itself; a seed gives the same bytes with any workers."""
    total = parse_integer("--games", games, 1, MAX_GAMES)
    processes = cores() if workers is None else parse_integer("--workers", workers, 1, MAX_WORKERS)
    found = terminal.find_game(game, players=True)
    from tercet.dataset.games import play_game  # noqa: PLC0415 - imports numba
    from tercet.dataset.writer import DatasetWriter, new_folder  # noqa: PLC0415

    if player.startswith("program") or "ms=" in player:
        raise UsageError("dataset-not-repeatable", player=excerpt(player))
    make(player, found, seed)  # reports what cannot work before any game is played
    options, plies = match_opening(found, parse_game_options(found, setup, option), opening)
    match = Match(game, player, player, options, plies, seed)
    folder = out or Path(f"{game}-dataset")
    try:
        with (
            _ended_by_signals(),
            new_folder(folder) as temporary,
            DatasetWriter(temporary, found, match) as writer,
            closing(process_map(partial(play_game, match), range(total), processes)) as played,
        ):
            for one in with_progress(terminal, played, total):
                writer.add(one)
    except KeyboardInterrupt:
        print_error(terminal.words().say("dataset-stopped"))
        return INTERRUPTED
    if as_json:
        terminal.print_json({"path": str(folder), "games": total, "positions": writer.positions})
    else:
        terminal.print_message(
            "dataset-written", path=str(folder), games=total, positions=writer.positions
        )
    return 0


@contextmanager
def _ended_by_signals() -> Iterator[None]:
    """Let SIGTERM end the work like Ctrl-C, so that nothing unfinished is left behind."""

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
