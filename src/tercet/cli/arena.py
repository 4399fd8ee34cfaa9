"""``tercet arena``: two players in paired games, or a game's ladder of levels."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tercet.arena.ladder import steps
from tercet.arena.match import Match
from tercet.arena.plot import draw_ladder, draw_match
from tercet.arena.running import Done, Spread, contest
from tercet.arena.saving import Ledger
from tercet.arena.tally import Bounds, Tally
from tercet.cli import INTERRUPTED
from tercet.cli.kit.matches import show_ladder, show_match
from tercet.cli.kit.parallel import cores
from tercet.cli.kit.problems import UsageProblem, whole_number
from tercet.cli.kit.progress import with_progress
from tercet.cli.kit.starting import options_of
from tercet.cli.kit.terminal import Here, Terminal, complain
from tercet.core.errors import TercetError, excerpt
from tercet.core.game import Game, Options
from tercet.core.records import Record
from tercet.players import make

MOST_GAMES = 10**6
MOST_WORKERS = 1024
MOST_PLIES = 1000
MOST_NODES = 10**8
STEEPEST = 2000  # Elo
_GAMES = 100
_BROKEN_OFF = 1
_RANDOM = "random:"


def arena(
    game: str,
    a: str | None = None,
    b: str | None = None,
    /,
    *,
    ladder: Annotated[bool, Parameter(negative="")] = False,
    games: str | None = None,
    sprt: str | None = None,
    seed: str = "0",
    opening: str | None = None,
    fair: str | None = None,
    setup: Annotated[str | None, Parameter(name=["--setup", "--deal"])] = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    workers: str | None = None,
    on: str | None = None,
    save: Path | None = None,
    records: Path | None = None,
    plot: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    terminal: Here,
) -> int:
    """Play a match, or every level of a ladder against the one below, and sum it up."""
    number = None if games is None else _even("--games", games)
    bounds = _bounds(sprt)
    hands = cores() if workers is None else whole_number("--workers", workers, 1, MOST_WORKERS)
    spread = _spread(on)
    found = terminal.find(game)
    options, plies = opened(found, options_of(found, setup, option or []), opening)
    least = found.arena_fair if fair is None else _nodes(found, fair)
    if ladder:
        if a is not None or sprt is not None:
            raise UsageProblem("usage-arena-ladder")
        tallies = [Tally(*step) for step in steps(found, options, plies, seed, least, number)]
    elif a is None or b is None:
        raise UsageProblem("usage-arena-players")
    else:
        tallies = [Tally(Match(game, a, b, options, plies, seed, least), number or _GAMES, bounds)]
    for tally in tallies:
        for text in (tally.match.a, tally.match.b):
            make(text, found, seed)  # refuses what cannot play, before anything is begun
        tally.match.opening(0)
    if plot is not None:
        plot.open("a").close()  # refuses what cannot be written, before anything is begun
    with ExitStack() as stack:
        keeper = Keeper(records, len(tallies))
        ledger = None if save is None else stack.enter_context(Ledger(save, _matches(tallies)))
        for index, played in [] if ledger is None else ledger.found:
            tallies[index].add(played)
            keeper.keep(index, played.number, played.record)
        code = _play(terminal, tallies, spread, hands, ledger, keeper)
    _report(terminal, tallies, ladder=ladder, as_json=as_json, plot=plot)
    return code


def opened(game: Game, given: dict[str, str], opening: str | None) -> tuple[Options, int]:
    """The options and the random plies that games begin with: as asked for, else the game's own."""
    own, plies = game.arena_opening
    if opening is not None:
        text = opening.removeprefix(_RANDOM)
        plies = whole_number("--opening", text, 0, MOST_PLIES)
    elif own.keys() & given.keys():
        plies = 0
    return own | given, plies


def _matches(tallies: list[Tally]) -> list[Match]:
    return [tally.match for tally in tallies]


def _even(option: str, text: str) -> int:
    number = whole_number(option, text, 2, MOST_GAMES)
    if number % 2:
        raise UsageProblem("usage-arena-even", option=option, value=excerpt(text))
    return number


def _nodes(game: Game, text: str) -> int:
    """How long to search an opening; with chance or secrets in play that would prove nothing."""
    nodes = whole_number("--fair", text, 0, MOST_NODES)
    if nodes and (game.hidden or game.chance_in_play):
        raise UsageProblem("usage-arena-fair")
    return nodes


def _bounds(text: str | None) -> Bounds | None:
    """The two Elo differences of an SPRT."""
    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        low = high = 0.0
    if not -STEEPEST <= low < high <= STEEPEST:
        raise UsageProblem("usage-arena-sprt", value=excerpt(text))
    return low, high


def _spread(on: str | None) -> Spread:
    if on is None:
        from tercet.arena.processes import on_processes  # noqa: PLC0415

        return on_processes
    if on != "ray":
        raise UsageProblem("usage-arena-on", value=excerpt(on))
    from tercet.arena.cluster import on_ray  # noqa: PLC0415 - only who asks for it needs it

    return on_ray


class Keeper:
    """Writes every game to a file of its own, if a folder was named."""

    def __init__(self, folder: Path | None, matches: int) -> None:
        """Keep the games of so many matches."""
        self.folder = folder
        self.several = matches > 1
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)

    def keep(self, index: int, number: int, record: str) -> None:
        """Write a game; one that is there already is the same."""
        if self.folder is None:
            return
        name = f"{index + 1}-{number + 1:05}" if self.several else f"{number + 1:05}"
        path = self.folder / f"{name}.tct"
        if not path.exists() or path.read_text("utf-8") != record:
            Record.parse(record).save(path)


def _play(
    terminal: Terminal,
    tallies: list[Tally],
    spread: Spread,
    workers: int,
    ledger: Ledger | None,
    keeper: Keeper,
) -> int:
    """Play what is left; broken off, the games so far count."""
    total = sum(tally.lacks(number) for tally in tallies for number in range(tally.wanted))
    games: Iterator[Done] = contest(tallies, spread, workers)
    try:
        for index, played in with_progress(terminal, games, total, lambda _: 1):
            if ledger is not None:
                ledger.add(index, played)
            keeper.keep(index, played.number, played.record)
    except KeyboardInterrupt:
        return INTERRUPTED
    except TercetError as error:
        complain(error.text(terminal.language))
        return _BROKEN_OFF
    return 0


def _report(
    terminal: Terminal, tallies: list[Tally], *, ladder: bool, as_json: bool, plot: Path | None
) -> None:
    words = terminal.words(tallies[0].match.game)
    if plot is not None:
        drawn = draw_ladder(tallies, words) if ladder else draw_match(tallies[0], words)
        plot.write_text(drawn, "utf-8")
    facts = [tally.as_facts() for tally in tallies]
    if as_json:
        terminal.data({"ladder": facts} if ladder else facts[0])
    elif ladder:
        show_ladder(terminal, facts)
    else:
        show_match(terminal, facts[0])
