"""``tercet perft``: count lines of play, depth by depth and move by move."""

from time import perf_counter
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table

from tercet.cli.kit.numbers import decimal
from tercet.cli.kit.parallel import on_all_cores
from tercet.cli.kit.problems import whole_number
from tercet.cli.kit.starting import begin, options_of
from tercet.cli.kit.terminal import Here, Terminal
from tercet.core.game import Game
from tercet.core.state import State

DEEPEST = 100


def perft(
    game: str,
    /,
    *,
    depth: str,
    setup: Annotated[str | None, Parameter(name=["--setup", "--deal"])] = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    seed: str = "0",
    divide: Annotated[bool, Parameter(negative="")] = False,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    terminal: Here,
) -> int:
    """Count the lines of 1, 2, … moves; chance outcomes branch a line and cost no depth."""
    deepest = whole_number("--depth", depth, 1, DEEPEST)
    found = terminal.find(game, "tercet.search.perft")
    position = begin(found, options_of(found, setup, option or []), seed)
    moves, state = position.legal_moves(), position.state
    depths, split = [], []
    for number in range(1, deepest + 1):
        started = perf_counter()
        split = count_by_move(found, state, number)
        depths.append({"depth": number, "lines": sum(split), "seconds": perf_counter() - started})
    by_move = dict(zip(moves, split, strict=True)) if divide else None
    if as_json:
        facts = {"game": found.name, "options": position.options, "depths": depths}
        terminal.data(facts | ({"divide": by_move} if divide else {}))
    else:
        _print(terminal, depths, by_move)
    return 0


def count_by_move(game: Game, state: State, depth: int) -> list[int]:
    """The lines behind each legal move, in the order of the moves."""
    from tercet.search.perft import perft as count  # noqa: PLC0415 - brings numba

    def behind(action: int) -> int:
        after = game.with_room(state, 1)
        game.kernel.apply(after, action)
        return count(game, after, depth - 1)

    return list(on_all_cores(behind, game.legal(state)))


def _print(
    terminal: Terminal, depths: list[dict[str, Any]], by_move: dict[str, int] | None
) -> None:
    words = terminal.words()
    for move, lines in (by_move or {}).items():
        terminal.line(f"{move}: {lines}")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for name in ("depth", "lines", "seconds", "rate"):
        table.add_column(words.say(f"perft-{name}"), justify="right")
    for row in depths:
        rate = row["lines"] / max(row["seconds"], 1e-9)
        table.add_row(
            str(row["depth"]),
            words.say("number", number=row["lines"]),
            words.say("seconds", number=decimal(row["seconds"], 3)),
            words.say("number", number=round(rate)),
        )
    terminal.show(table)
