"""``tercet arena``: a match between two players, or between the levels of a game."""

from contextlib import ExitStack
from pathlib import Path

from tercet.arena.ladder import ladder_matches
from tercet.arena.match import FinishedGame, Match
from tercet.arena.plot import draw_ladder, draw_match
from tercet.arena.results import EloBounds, MatchResults
from tercet.arena.results_file import ResultsFile
from tercet.arena.runner import ParallelMap, play_matches
from tercet.cli import INTERRUPTED
from tercet.cli.common.arguments import (
    Flag,
    GameOptions,
    JsonFlag,
    SetupOption,
    ThisTerminal,
    parse_game_options,
    parse_integer,
)
from tercet.cli.common.match_report import print_ladder, print_match
from tercet.cli.common.parallel import cores
from tercet.cli.common.progress import with_progress
from tercet.cli.common.terminal import Terminal, print_error
from tercet.cli.common.usage_errors import UsageError
from tercet.core.errors import TercetError, excerpt
from tercet.core.game import Game, Options
from tercet.core.records import Record
from tercet.players import make

MAX_GAMES = 10**6
MAX_WORKERS = 1024
MAX_RANDOM_PLIES = 1000
MAX_FAIR_NODES = 10**8
MAX_ELO = 2000
_DEFAULT_GAMES = 100
_FAILED = 1


def arena(
    game: str,
    a: str | None = None,
    b: str | None = None,
    /,
    *,
    ladder: Flag = False,
    games: str | None = None,
    sprt: str | None = None,
    seed: str = "0",
    opening: str | None = None,
    fair: str | None = None,
    setup: SetupOption = None,
    option: GameOptions = None,
    workers: str | None = None,
    on: str | None = None,
    save: Path | None = None,
    records: Path | None = None,
    plot: Path | None = None,
    as_json: JsonFlag = False,
    terminal: ThisTerminal,
) -> int:
    """Play a match, or every level of a ladder against the one below, and report the results."""
    target = None if games is None else _even_number("--games", games)
    bounds = _elo_bounds(sprt)
    processes = cores() if workers is None else parse_integer("--workers", workers, 1, MAX_WORKERS)
    parallel_map = _parallel_map(on)
    found = terminal.find_game(game, players=True)
    options, plies = match_opening(found, parse_game_options(found, setup, option), opening)
    fair_nodes = found.arena_fair if fair is None else _fair_nodes(found, fair)
    if ladder:
        if a is not None or sprt is not None:
            raise UsageError("usage-arena-ladder")
        matches = ladder_matches(found, options, plies, seed, fair_nodes, target)
    elif a is None or b is None:
        raise UsageError("usage-arena-players")
    else:
        match = Match(game, a, b, options, plies, seed, fair_nodes)
        matches = [(match, target or _DEFAULT_GAMES)]
    results = [MatchResults(match, number, bounds) for match, number in matches]
    # Report what cannot work before any game is played.
    for match in (result.match for result in results):
        for player in (match.a, match.b):
            make(player, found, seed)
        match.opening(0)
    if plot is not None:
        plot.open("a").close()
    with ExitStack() as stack:
        writer = RecordWriter(records, several=len(results) > 1)
        file = None
        if save is not None:
            file = stack.enter_context(ResultsFile(save, [result.match for result in results]))
            for index, played in file.games:
                results[index].add(played)
                writer.write(index, played)
        code = _play(terminal, results, parallel_map, processes, file, writer)
    _report(terminal, results, ladder=ladder, as_json=as_json, plot=plot)
    return code


def match_opening(game: Game, given: dict[str, str], opening: str | None) -> tuple[Options, int]:
    """The options and the number of random plies that games begin with; the game has defaults."""
    default_options, plies = game.arena_opening
    if opening is not None:
        plies = parse_integer("--opening", opening.removeprefix("random:"), 0, MAX_RANDOM_PLIES)
    elif default_options.keys() & given.keys():
        plies = 0
    return default_options | given, plies


def _even_number(option: str, text: str) -> int:
    number = parse_integer(option, text, 2, MAX_GAMES)
    if number % 2:
        raise UsageError("usage-arena-even", option=option, value=excerpt(text))
    return number


def _fair_nodes(game: Game, text: str) -> int:
    """The size of the search that rejects decided openings; it needs a game without chance."""
    nodes = parse_integer("--fair", text, 0, MAX_FAIR_NODES)
    if nodes and (game.hidden or game.max_chance_after_move):
        raise UsageError("usage-arena-fair")
    return nodes


def _elo_bounds(text: str | None) -> EloBounds | None:
    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        low = high = 0.0
    if not -MAX_ELO <= low < high <= MAX_ELO:
        raise UsageError("usage-arena-sprt", value=excerpt(text))
    return low, high


def _parallel_map(on: str | None) -> ParallelMap:
    if on is None:
        from tercet.arena.process_pool import process_map  # noqa: PLC0415

        return process_map
    if on != "ray":
        raise UsageError("usage-arena-on", value=excerpt(on))
    from tercet.arena.ray_pool import ray_map  # noqa: PLC0415

    return ray_map


class RecordWriter:
    """Writes the record of every game to a file in a folder, if there is one."""

    def __init__(self, folder: Path | None, *, several: bool) -> None:
        """Write to this folder the games of one match, or of several."""
        self.folder = folder
        self.several = several
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)

    def write(self, index: int, game: FinishedGame) -> None:
        """Write a game of the match with this index, unless the file is there already."""
        if self.folder is None:
            return
        name = f"{game.number + 1:05}"
        path = self.folder / (f"{index + 1}-{name}.tct" if self.several else f"{name}.tct")
        if not path.exists() or path.read_text("utf-8") != game.record:
            Record.parse(game.record).save(path)


def _play(
    terminal: Terminal,
    results: list[MatchResults],
    parallel_map: ParallelMap,
    workers: int,
    file: ResultsFile | None,
    writer: RecordWriter,
) -> int:
    """Play the missing games; if it is interrupted, the finished ones still count."""
    missing = sum(match.is_missing(n) for match in results for n in range(match.target))
    games = play_matches(results, parallel_map, workers)
    try:
        for index, game in with_progress(terminal, games, missing):
            if file is not None:
                file.add(index, game)
            writer.write(index, game)
    except KeyboardInterrupt:
        return INTERRUPTED
    except TercetError as error:
        print_error(error.text(terminal.language))
        return _FAILED
    return 0


def _report(
    terminal: Terminal,
    results: list[MatchResults],
    *,
    ladder: bool,
    as_json: bool,
    plot: Path | None,
) -> None:
    words = terminal.words(results[0].match.game)
    if plot is not None:
        drawn = draw_ladder(results, words) if ladder else draw_match(results[0], words)
        plot.write_text(drawn, "utf-8")
    matches = [match.as_dict() for match in results]
    if as_json:
        terminal.print_json({"ladder": matches} if ladder else matches[0])
    elif ladder:
        print_ladder(terminal, matches)
    else:
        print_match(terminal, matches[0])
