"""``tercet perft``: count the lines of play of each depth, in total and per first move."""

from time import perf_counter
from typing import Any

import tercet
from tercet.cli.common.arguments import (
    Flag,
    GameOptions,
    JsonFlag,
    SetupOption,
    ThisTerminal,
    parse_game_options,
    parse_integer,
)
from tercet.cli.common.numbers import decimal
from tercet.cli.common.parallel import thread_map
from tercet.cli.common.terminal import Terminal, make_table
from tercet.core.game import Game
from tercet.core.state import State

MAX_DEPTH = 100


def perft(
    game: str,
    /,
    *,
    depth: str,
    setup: SetupOption = None,
    option: GameOptions = None,
    seed: str = "0",
    divide: Flag = False,
    as_json: JsonFlag = False,
    terminal: ThisTerminal,
) -> int:
    """Count the lines of 1, 2, … moves; a chance outcome does not count as a move."""
    deepest = parse_integer("--depth", depth, 1, MAX_DEPTH)
    found = terminal.find_game(game, "tercet.search.perft")
    options = parse_game_options(found, setup, option)
    position = tercet.start(game, seed=seed, **options)
    moves, state = position.legal_moves(), position.state
    depths, counts = [], []
    for number in range(1, deepest + 1):
        started = perf_counter()
        counts = count_by_move(found, state, number)
        seconds = perf_counter() - started
        depths.append({"depth": number, "lines": sum(counts), "seconds": seconds})
    by_move = dict(zip(moves, counts, strict=True)) if divide else None
    if as_json:
        result = {"game": found.name, "options": position.options, "depths": depths}
        terminal.print_json(result | ({"divide": by_move} if divide else {}))
    else:
        _print(terminal, depths, by_move)
    return 0


def count_by_move(game: Game, state: State, depth: int) -> list[int]:
    """The number of lines after each legal move, in the order of the moves."""
    from tercet.search.perft import perft as count  # noqa: PLC0415 - imports numba

    def count_after(action: int) -> int:
        after = game.with_room(state, 1)
        game.kernel.apply(after, action)
        return count(game, after, depth - 1)

    return list(thread_map(count_after, game.legal(state)))


def _print(
    terminal: Terminal, depths: list[dict[str, Any]], by_move: dict[str, int] | None
) -> None:
    words = terminal.words()
    for move, lines in (by_move or {}).items():
        terminal.print_line(f"{move}: {lines}")
    table = make_table(words, "perft", ("depth", "lines", "seconds", "rate"), left=())
    for row in depths:
        rate = row["lines"] / max(row["seconds"], 1e-9)
        table.add_row(
            str(row["depth"]),
            words.say("number", number=row["lines"]),
            words.say("seconds", number=decimal(row["seconds"], 3)),
            words.say("number", number=round(rate)),
        )
    terminal.print(table)
