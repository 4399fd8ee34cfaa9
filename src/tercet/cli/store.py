"""``tercet store``: copy, back up and check what a server stores."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import platformdirs

from tercet.arena.process_pool import process_map
from tercet.cli import INTERRUPTED
from tercet.cli.common.arguments import JsonFlag, ThisTerminal, parse_integer
from tercet.cli.common.parallel import cores
from tercet.cli.common.progress import with_progress
from tercet.cli.common.terminal import Terminal, print_error
from tercet.cli.common.usage_errors import UsageError
from tercet.cli.serve import database_address
from tercet.core.errors import excerpt
from tercet.core.registry import game_names

if TYPE_CHECKING:
    from tercet.server.store.checking import Problem
    from tercet.server.store.copying import Copy
    from tercet.server.store.places import Place

PLACES = {"copy": 2, "backup": 1, "check": 0}  # how many each action takes
MAX_WORKERS = 1024
_WRONG = 1


def store(
    action: str,
    /,
    *places: str,
    data: Path | None = None,
    database: str | None = None,
    workers: str | None = None,
    as_json: JsonFlag = False,
    terminal: ThisTerminal,
) -> int:
    """Copy a store to another one, back it up while people play, or check every game in it."""
    options = {"--data": data, "--database": database, "--workers": workers}
    _refuse_misuse(action, places, options | {"--json": as_json or None})
    if action == "copy":
        return copy(terminal, *places)
    from tercet.server.store.places import served_place  # noqa: PLC0415 - imports SQLAlchemy

    folder = data or platformdirs.user_data_path("tercet")
    place = served_place(folder, database_address(database))
    if action == "backup":
        return backup(terminal, place, Path(places[0]))
    processes = cores() if workers is None else parse_integer("--workers", workers, 1, MAX_WORKERS)
    return check(terminal, place, processes, as_json)


def _refuse_misuse(action: str, places: tuple[str, ...], given: dict[str, object]) -> None:
    if action not in PLACES:
        raise UsageError("usage-store-action", value=excerpt(action), known=list(PLACES))
    if len(places) > PLACES[action]:
        raise UsageError("usage-too-many", value=excerpt(places[PLACES[action]]))
    if len(places) < PLACES[action]:
        raise UsageError(f"usage-store-{action}")
    allowed = {"copy": (), "backup": ("--data", "--database"), "check": given}[action]
    for option, value in given.items():
        if value is not None and option not in allowed:
            raise UsageError("usage-store-option", option=option, action=action)


def copy(terminal: Terminal, source: str, target: str) -> int:
    """Copy everything; a copy that was stopped can be started again."""
    from tercet.server.store.copying import copying  # noqa: PLC0415 - imports SQLAlchemy
    from tercet.server.store.places import find_place  # noqa: PLC0415

    place = find_place(target)
    try:
        with copying(find_place(source), place) as work:
            _run(terminal, work, "store-copying")
    except KeyboardInterrupt:
        print_error(terminal.words().say("store-copy-stopped"))
        return INTERRUPTED
    _print_done(terminal, work, place.name)
    return 0


def backup(terminal: Terminal, place: "Place", path: Path) -> int:
    """Write everything, as it is at one moment, into one file."""
    from tercet.server.store.copying import backing_up  # noqa: PLC0415 - imports SQLAlchemy

    with backing_up(place, path) as work:
        _run(terminal, work, "store-backing-up")
    _print_done(terminal, work, str(path))
    return 0


def _run(terminal: Terminal, work: "Copy", label: str) -> None:
    for _ in with_progress(terminal, work.run(), work.total, size=lambda part: part, label=label):
        pass


def _print_done(terminal: Terminal, work: "Copy", path: str) -> None:
    done = work.done
    facts: dict[str, Any] = {"tables": done.tables, "moves": done.moves, "people": done.people}
    terminal.print_message("store-copied", path=path, **facts)
    if done.unchanged:
        terminal.print_message("store-unchanged", count=done.unchanged)


def check(terminal: Terminal, place: "Place", workers: int, as_json: bool) -> int:
    """Replay every stored game in as many processes, and print what is wrong."""
    from tercet.server.store.places import opened, reading  # noqa: PLC0415 - imports SQLAlchemy

    say = terminal.words().say

    problems: list[Problem] = []

    def show(problem: "Problem") -> None:
        problems.append(problem)
        print_error(say(problem.message, id=problem.id, ply=problem.ply))

    with opened(place, migrated=False) as engine, reading(engine) as connection:
        for name in game_names():
            terminal.find_game(name)  # compiles it here, once
        from tercet.server.store import checking  # noqa: PLC0415 - imports numba

        tables = moves = 0
        for problem in checking.find_orphans(connection):
            show(problem)
        total = checking.count_tables(connection)
        jobs = checking.check_jobs(connection, place.url)
        results = process_map(checking.check_batch, jobs, workers)
        try:
            for checked in with_progress(
                terminal, results, total, size=lambda part: part.tables, label="store-checking"
            ):
                tables += checked.tables
                moves += checked.moves
                for problem in checked.problems:
                    show(problem)
        finally:
            results.close()
    if as_json:
        found = [{"table": one.id, "problem": one.message, "ply": one.ply} for one in problems]
        terminal.print_json({"tables": tables, "moves": moves, "problems": found})
        return _WRONG if problems else 0
    terminal.print_message("store-checked", tables=tables, moves=moves)
    if problems:
        terminal.print_message("store-wrong", count=len(problems))
        return _WRONG
    terminal.print_message("store-fine")
    return 0
