"""``tercet bench``: a signature that changes with the rules, and the speed of the rules."""

import hashlib
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import tercet
from tercet.cli.common.arguments import JsonFlag, ThisTerminal
from tercet.cli.common.parallel import thread_map
from tercet.cli.common.simulation_summary import PLY_LIMIT
from tercet.cli.common.terminal import Terminal
from tercet.core.game import Choice, Game, Options
from tercet.core.registry import game_names
from tercet.core.state import MOVER, REASON, RESULT, State

SEED = "bench"
PERFT_LINES = 1_000_000  # perft goes deeper until it counts this many
MAX_DEPTH = 12
TIMED_GAMES = 20_000
SIGNATURE_GAMES = 500  # per variant: games whose last states are part of the signature


@dataclass
class Measurement:
    """A game's part of the signature, and its speed."""

    counts: list[int] = field(default_factory=list)
    perft_seconds: float = 0.0
    plies: int = 0
    playout_seconds: float = 0.0
    digest: bytes = b""

    def as_dict(self) -> dict[str, Any]:
        """The measurements, ready for JSON."""
        return {
            "perft": self.counts,
            "perft_lines_per_second": round(self.counts[-1] / self.perft_seconds),
            "games_per_second": round(TIMED_GAMES / self.playout_seconds),
            "plies_per_second": round(self.plies / self.playout_seconds),
        }


def bench(
    *,
    as_json: JsonFlag = False,
    terminal: ThisTerminal,
) -> int:
    """Measure all games."""
    searches = "tercet.search.perft", "tercet.search.playout"
    measurements = {name: measure(terminal.find_game(name, *searches)) for name in game_names()}
    number = signature(measurements)
    if as_json:
        games = {name: found.as_dict() for name, found in measurements.items()}
        terminal.print_json({"signature": number, "games": games})
    else:
        _print(terminal, number, measurements)
    return 0


def signature(measurements: dict[str, Measurement]) -> int:
    """One number over all games, independent of their speed."""
    digest = hashlib.blake2b(digest_size=6)
    for name, found in sorted(measurements.items()):
        digest.update(f"{name} {found.counts} ".encode() + found.digest)
    return int.from_bytes(digest.digest())


def measure(game: Game) -> Measurement:
    """Count a perft, time random games, and sign random games of every variant."""
    found = Measurement()
    digest = hashlib.blake2b()
    _time_perft(game, found)
    _time_games(game, found, digest)
    for games in thread_map(lambda options: final_states(game, options), variants(game)):
        digest.update(games)
    found.digest = digest.digest()
    return found


def variants(game: Game) -> list[Options]:
    """The default options, and every other value of one option."""
    default, _ = game.resolve({})
    others = [
        default | {option.name: value}
        for option in game.options
        if isinstance(option, Choice)
        for value in option.values
        if value != option.default
    ]
    return [default, *others]


def final_states(game: Game, options: Options) -> bytes:
    """The outcomes and last states of random games with fixed seeds."""
    from tercet.core.generator import seeded  # noqa: PLC0415 - imports numba
    from tercet.search.playout import play_random  # noqa: PLC0415

    lines = []
    start = game.start(options)
    for number in range(SIGNATURE_GAMES):
        last = play_random(game, start, PLY_LIMIT, seeded(number))
        lines.append(f"{last[MOVER]} {last[RESULT]} {last[REASON]} {game.kernel.key(last)}")
    return "\n".join(lines).encode()


def _time_perft(game: Game, found: Measurement) -> None:
    from tercet.search.perft import perft  # noqa: PLC0415

    state = tercet.start(game.name, seed=SEED).state
    perft(game, state, 1)  # the first call loads the kernel and is not timed
    while len(found.counts) < MAX_DEPTH and (not found.counts or found.counts[-1] < PERFT_LINES):
        started = perf_counter()
        found.counts.append(perft(game, state, len(found.counts) + 1))
        found.perft_seconds = perf_counter() - started


def _time_games(game: Game, found: Measurement, digest: Any) -> None:
    from tercet.search.playout import playouts  # noqa: PLC0415

    start: State = game.start(game.resolve({})[0])
    playouts(game, start, 1, 0)
    started = perf_counter()
    parts = playouts(game, start, TIMED_GAMES, 1, PLY_LIMIT)
    found.playout_seconds = perf_counter() - started
    found.plies = int(parts[1].sum())
    for part in parts:
        digest.update(part.astype("<i8").tobytes())


def _print(terminal: Terminal, number: int, measurements: dict[str, Measurement]) -> None:
    terminal.print_message("bench-heading", "bold", signature=str(number))
    for name, found in measurements.items():
        rates = found.as_dict()
        title = terminal.words(name).say("game-name")
        terminal.print_message(
            "bench-perft",
            name=title,
            lines=found.counts[-1],
            depth=len(found.counts),
            rate=rates["perft_lines_per_second"],
        )
        terminal.print_message(
            "bench-playouts",
            name=title,
            games=TIMED_GAMES,
            rate=rates["games_per_second"],
            plies=rates["plies_per_second"],
        )
