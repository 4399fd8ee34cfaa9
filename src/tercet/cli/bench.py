"""``tercet bench``: one number that changes when a rule does, and how fast the rules run."""

import hashlib
from dataclasses import dataclass, field
from time import perf_counter
from typing import Annotated, Any

from cyclopts import Parameter

from tercet.cli.kit.parallel import on_all_cores
from tercet.cli.kit.starting import begin
from tercet.cli.kit.summary import LIMIT
from tercet.cli.kit.terminal import Here, Terminal
from tercet.core.game import Choice, Game, Options
from tercet.core.registry import game_names
from tercet.core.state import MOVER, REASON, RESULT, State

SEED = "bench"
LINES = 1_000_000  # perft goes deeper until it counts as many lines
DEEPEST = 12
TIMED_GAMES = 20_000
FOLLOWED_GAMES = 500  # for each set of options: games whose last states enter the signature


@dataclass
class Measured:
    """What one game adds to the signature, and its rates."""

    counts: list[int] = field(default_factory=list)
    perft_seconds: float = 0.0
    plies: int = 0
    playout_seconds: float = 0.0
    digest: bytes = b""

    def as_facts(self) -> dict[str, Any]:
        """The measurements, ready for JSON."""
        return {
            "perft": self.counts,
            "perft_lines_per_second": round(self.counts[-1] / self.perft_seconds),
            "games_per_second": round(TIMED_GAMES / self.playout_seconds),
            "plies_per_second": round(self.plies / self.playout_seconds),
        }


def bench(
    *,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    terminal: Here,
) -> int:
    """Measure every game there is."""
    searches = "tercet.search.perft", "tercet.search.playout"
    measured = {name: measure(terminal.find(name, *searches)) for name in game_names()}
    number = signature(measured)
    if as_json:
        facts = {name: found.as_facts() for name, found in measured.items()}
        terminal.data({"signature": number, "games": facts})
    else:
        _print(terminal, number, measured)
    return 0


def signature(measured: dict[str, Measured]) -> int:
    """One number over all games; it knows nothing of time."""
    digest = hashlib.blake2b(digest_size=6)
    for name, found in sorted(measured.items()):
        digest.update(f"{name} {found.counts} ".encode() + found.digest)
    return int.from_bytes(digest.digest())


def measure(game: Game) -> Measured:
    """Perft from one beginning, random games with every value of every option."""
    found = Measured()
    digest = hashlib.blake2b()
    _count(game, found)
    _time_games(game, found, digest)
    for last_games in on_all_cores(lambda options: follow_games(game, options), variants(game)):
        digest.update(last_games)
    found.digest = digest.digest()
    return found


def variants(game: Game) -> list[Options]:
    """The default options, and each other value of an option that is a choice."""
    default, _ = game.resolve({})
    others = [
        default | {option.name: value}
        for option in game.options
        if isinstance(option, Choice)
        for value in option.values
        if value != option.default
    ]
    return [default, *others]


def follow_games(game: Game, options: Options) -> bytes:
    """Outcome and last state of fixed random games, each from a seed of its own."""
    from tercet.core.generator import seeded  # noqa: PLC0415 - brings numba
    from tercet.search.playout import play_random  # noqa: PLC0415

    lines = []
    start = game.start(options)
    for number in range(FOLLOWED_GAMES):
        last = play_random(game, start, LIMIT, seeded(number))
        lines.append(f"{last[MOVER]} {last[RESULT]} {last[REASON]} {game.kernel.key(last)}")
    return "\n".join(lines).encode()


def _count(game: Game, found: Measured) -> None:
    from tercet.search.perft import perft  # noqa: PLC0415

    state = begin(game, {}, SEED).state
    perft(game, state, 1)  # whatever is done on the first call is not to be timed
    while len(found.counts) < DEEPEST and (not found.counts or found.counts[-1] < LINES):
        started = perf_counter()
        found.counts.append(perft(game, state, len(found.counts) + 1))
        found.perft_seconds = perf_counter() - started


def _time_games(game: Game, found: Measured, digest: Any) -> None:
    from tercet.search.playout import playouts  # noqa: PLC0415

    beginning: State = game.start(game.resolve({})[0])
    playouts(game, beginning, 1, 0)
    started = perf_counter()
    parts = playouts(game, beginning, TIMED_GAMES, 1, LIMIT)
    found.playout_seconds = perf_counter() - started
    found.plies = int(parts[1].sum())
    for part in parts:
        digest.update(part.astype("<i8").tobytes())


def _print(terminal: Terminal, number: int, measured: dict[str, Measured]) -> None:
    terminal.say("bench-heading", "bold", signature=str(number))
    for name, found in measured.items():
        facts = found.as_facts()
        spoken = terminal.words(name).say("game-name")
        terminal.say(
            "bench-perft",
            name=spoken,
            lines=found.counts[-1],
            depth=len(found.counts),
            rate=facts["perft_lines_per_second"],
        )
        terminal.say(
            "bench-playouts",
            name=spoken,
            games=TIMED_GAMES,
            rate=facts["games_per_second"],
            plies=facts["plies_per_second"],
        )
