"""``tercet puzzles``: mine puzzles from games of the computer, and check them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from tercet.arena.process_pool import process_map
from tercet.cli import INTERRUPTED
from tercet.cli.common.arguments import JsonFlag, ThisTerminal, parse_integer
from tercet.cli.common.numbers import percent
from tercet.cli.common.parallel import cores
from tercet.cli.common.progress import status_line, with_progress
from tercet.cli.common.terminal import Terminal, make_table, print_error
from tercet.cli.common.usage_errors import UsageError
from tercet.core.errors import UnknownGame, excerpt
from tercet.core.puzzles import NoPuzzles, PuzzleFile, puzzle_path
from tercet.core.registry import folder, game_names

if TYPE_CHECKING:
    from tercet.puzzles.checker import Checked

ACTIONS = ("mine", "check")
DEFAULT_GAMES = 1000
DEFAULT_SAMPLE = 100
MAX_GAMES = 10**7
MAX_SAMPLE = 10**6
MAX_WORKERS = 1024
_WRONG = 1

Item = TypeVar("Item")
Result = TypeVar("Result")


def puzzles(
    action: str,
    game: str | None = None,
    /,
    *,
    games: str | None = None,
    seed: str | None = None,
    sample: str | None = None,
    file: Path | None = None,
    workers: str | None = None,
    as_json: JsonFlag = False,
    terminal: ThisTerminal,
) -> int:
    """Mine puzzles from games of the computer players, or check those that there are."""
    if action not in ACTIONS:
        raise UsageError("usage-puzzles-action", value=excerpt(action), known=list(ACTIONS))
    if game is not None and game not in game_names():
        raise UnknownGame(game, list(game_names()))
    processes = cores() if workers is None else parse_integer("--workers", workers, 1, MAX_WORKERS)
    if action == "mine":
        if game is None:
            raise UsageError("usage-puzzles-game")
        if sample is not None:
            raise UsageError("usage-puzzles-option", option="--sample", action=action)
        number = parse_integer("--games", games or str(DEFAULT_GAMES), 1, MAX_GAMES)
        return mine(terminal, game, file or puzzle_path(game), number, seed, processes, as_json)
    for option, value in {"--games": games, "--seed": seed}.items():
        if value is not None:
            raise UsageError("usage-puzzles-option", option=option, action=action)
    if file is not None and game is not None:
        raise UsageError("usage-puzzles-file")
    number = parse_integer("--sample", sample or str(DEFAULT_SAMPLE), 0, MAX_SAMPLE)
    return check(terminal, game, file, number, processes, as_json)


def mine(
    terminal: Terminal,
    name: str,
    path: Path,
    games: int,
    seed: str | None,
    workers: int,
    as_json: bool,
) -> int:
    """Search games of the computer for puzzles; an interrupted run can be continued."""
    game = terminal.find_game(name, "tercet.search.proof", players=True)
    from tercet.puzzles.miner import Miner, Progress  # noqa: PLC0415 - imports numba

    miner = Miner(game, path, seed)
    code = 0
    with status_line(terminal) as show_status:

        def show(progress: Progress) -> None:
            show_status("puzzles-mining", games=progress.games, count=progress.puzzles)

        try:
            miner.mine(games, process_map, workers, show)
        except KeyboardInterrupt:
            code = INTERRUPTED
    progress = miner.progress
    if as_json:
        facts = {"games": progress.games, "puzzles": progress.puzzles, "full": progress.is_full}
        terminal.print_json(
            {"game": name, "seed": miner.file.header.seed, "path": str(path)} | facts
        )
    else:
        terminal.print_message(
            "puzzles-mined", path=str(path), games=progress.games, count=progress.puzzles
        )
        if progress.is_full:
            terminal.print_message("puzzles-full")
    return code


def check(
    terminal: Terminal,
    name: str | None,
    path: Path | None,
    sample: int,
    workers: int,
    as_json: bool,
) -> int:
    """Check the puzzles of one game or of all, and count what the levels solve."""
    if path is not None:
        files = [PuzzleFile.read(path)]
    elif name is not None:
        files = [PuzzleFile.of_game(name)]
    else:
        files = [PuzzleFile.of_game(one) for one in game_names() if puzzle_path(one).is_file()]
    if not files:
        raise NoPuzzles(name=", ".join(game_names()))
    for one in files:
        if not (folder(one.header.game) / "reference.py").is_file():
            raise UsageError("puzzles-no-reference", game=one.header.game)
    reports = [_check_file(terminal, file, sample, workers) for file in files]
    for report in reports:
        if as_json:
            terminal.print_json(report)
        else:
            _print_report(terminal, report)
    return _WRONG if any(report["wrong"] for report in reports) else 0


def _check_file(terminal: Terminal, file: PuzzleFile, sample: int, workers: int) -> dict[str, Any]:
    game = terminal.find_game(file.header.game, "tercet.search.proof", players=True)
    from tercet.puzzles.checker import CheckJob, check_puzzle, is_shallow  # noqa: PLC0415
    from tercet.puzzles.level_shares import LevelJob, levels_that_solve  # noqa: PLC0415

    kind = file.header.kind
    jobs = [CheckJob(game.name, kind, puzzle, deep=True) for puzzle in file.puzzles]
    shallow = [is_shallow(job) for job in jobs]
    chosen = spread([at for at, easy in enumerate(shallow) if not easy], sample)
    jobs = [
        CheckJob(game.name, kind, job.puzzle, deep=easy or at in chosen)
        for at, (job, easy) in enumerate(zip(jobs, shallow, strict=True))
    ]
    checked: list[Checked] = list(
        _in_processes(terminal, check_puzzle, jobs, workers, "puzzles-checking")
    )
    tried = spread(range(len(file.puzzles)), sample)
    level_jobs = [LevelJob(game.name, file.puzzles[at]) for at in sorted(tried)]
    solved = list(_in_processes(terminal, levels_that_solve, level_jobs, workers, "puzzles-trying"))
    shares = [sum(column) / len(solved) for column in zip(*solved, strict=True)]
    return {
        "game": game.name,
        "puzzles": len(file.puzzles),
        "verified": sum(one.is_verified for one in checked),
        "wrong": [
            {"id": one.id, "problem": one.problem}
            for one in sorted(checked, key=lambda one: one.id)
            if one.problem
        ],
        "tried": len(solved),
        "levels": [round(share, 4) for share in shares],
    }


def spread(items: Any, number: int) -> set[int]:
    """So many of the items, evenly spread; all if there are fewer.

    >>> sorted(spread(range(10), 3))
    [0, 3, 6]
    """
    items = list(items)
    if number >= len(items):
        return set(items)
    return {items[at * len(items) // number] for at in range(number)}


def _in_processes(
    terminal: Terminal,
    function: Callable[[Item], Result],
    items: list[Item],
    workers: int,
    label: str,
) -> Iterator[Result]:
    results = process_map(function, items, workers)
    try:
        yield from with_progress(terminal, results, len(items), label=label)
    finally:
        results.close()


def _print_report(terminal: Terminal, report: dict[str, Any]) -> None:
    words = terminal.words(report["game"])
    facts = {"count": report["puzzles"], "verified": report["verified"]}
    terminal.print_line(words.say("puzzles-checked", name=words.say("game-name"), **facts), "bold")
    for wrong in report["wrong"]:
        print_error(
            words.say("puzzles-wrong", id=str(wrong["id"]), why=words.say(wrong["problem"]))
        )
    if not report["levels"]:
        return
    terminal.print_line(words.say("puzzles-tried", count=report["tried"]))
    table = make_table(words, "puzzles-table", ("level", "solved"), left=())
    for level, share in enumerate(report["levels"], 1):
        table.add_row(str(level), words.say("number", number=percent(share)))
    terminal.print(table)
