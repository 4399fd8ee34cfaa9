"""Level and seed decide the move: the engine chooses what the library chooses."""

from collections.abc import Iterator
from random import Random

import pytest

from tercet.core.errors import TercetError
from tercet.core.position import Position
from tercet.core.registry import find, game_names
from tercet.players import Turn, make, make_hint_player
from tercet.players.uct import effort
from tercet.search.alphabeta import AlphaBeta
from tercet.search.proof import Proofs
from tercet.search.report import Report, Search, run
from tests.amount import amount
from tests.engine.conftest import Start
from tests.engine.driver import Driver, as_json, described, start

GAMES = pytest.mark.parametrize("game", game_names())
NO_PLAYERS = (
    *("", "nobody", "__proto__", "level", "level:99", "level:x", "random:1"),
    *("uct:solve=x", "uct:5:5=5", "uct:blind=1000", "greedy:0", "greedy:worlds=", "greedy:٣"),
)
DEPTHS = (0, 1, 2, 3, 5, 8, 12, 16, 20, 25, 30, 40)  # plies


def positions(game: str, number: int, first: int = 0) -> Iterator[Position]:
    """Positions of random games, early ones and late ones."""
    found = 0
    seed = first
    while found < number:
        random = Random(f"players {game} {seed}")
        position = start(game, f"players {seed}", {})
        for _ in range(DEPTHS[seed % len(DEPTHS)]):
            if position.is_over:
                break
            position.play(random.choice(position.legal_moves()))
        seed += 1
        if not position.is_over:
            found += 1
            yield position


def go_to(engine: Driver, position: Position) -> None:
    engine.ask("read", text=str(position.record()), seed="")


def levels() -> list[tuple[str, int, int]]:
    """All levels of all games, with the number of positions; the two strongest take long."""
    found = []
    for game in game_names():
        number = len(find(game).levels)
        for level in range(1, number + 1):
            strong = {8: amount(1, 40), 7: amount(4, 40)}
            found.append((game, level, strong.get(level, amount(40, 200))))
    return found


@pytest.mark.parametrize(("game", "level", "number"), levels())
def test_a_level_chooses_the_same_move(game: str, level: int, number: int, drive: Start) -> None:
    with drive(game) as engine:
        for index, position in enumerate(positions(game, number, first=level)):
            seed = f"seed {index}"
            go_to(engine, position)
            chosen = engine.ask("choose", player=f"level:{level}", seed=seed)
            assert chosen == position.best_move(level, seed), (index, position.moves)


@GAMES
def test_simple_players_choose_the_same_move(game: str, drive: Start) -> None:
    with drive(game) as engine:
        for position in positions(game, amount(20, 200)):
            go_to(engine, position)
            for player in ("random", "greedy", "greedy:3:static"):
                expected = make(player, find(game), "seed").choose(Turn.of(position))
                assert engine.ask("choose", player=player, seed="seed") == expected


@GAMES
def test_players_are_refused_alike(game: str, drive: Start) -> None:
    position = start(game, "seed", {})
    with drive(game) as engine:
        go_to(engine, position)
        for player in NO_PLAYERS:
            refused = engine.refusal("choose", player=player, seed="seed")
            with pytest.raises(TercetError) as error:
                make(player, find(game), "seed")
            expected = described(error.value)
            if expected["name"] == "UnknownPlayer":
                for only_here in ("beginner", "program"):  # to measure by; needs another program
                    expected["facts"]["known"].remove(only_here)
            assert refused == expected
        hint = make_hint_player(find(game), "seed")
        assert hint == make(engine.ask("hint"), find(game), "seed")


def reported(report: Report) -> object:
    """A report as the engine's."""
    return as_json(
        {
            "lines": [
                {"actions": line.actions, "chance": line.chance, "verdict": _verdict(line.verdict)}
                for line in report.lines
            ],
            "nodes": report.nodes,
            "depth": report.depth,
            "finished": report.finished,
            "verdict": _verdict(report.verdict),
        }
    )


def _verdict(verdict: object) -> object:
    if verdict is None:
        return None
    return {name: value for name, value in vars(verdict).items() if value is not None}


def check_search(engine: Driver, search: Search, name: str, **settings: int) -> None:
    told = engine.ask(name, **settings)
    for line in told["lines"]:
        del line["visits"]
    assert told == reported(run(search, nodes=settings["nodes"]))


def without_chance() -> list[str]:
    """The games that alpha-beta can search."""
    games = map(find, game_names())
    return [game.name for game in games if not game.hidden and not game.max_chance_after_move]


def with_proofs() -> list[str]:
    """The games whose analysis proves wins."""
    return [name for name in game_names() if "proof" in find(name).analysis_searches]


@pytest.mark.parametrize("game", without_chance())
def test_alphabeta_finds_the_same_lines(game: str, drive: Start) -> None:
    with drive(game) as engine:
        for salt, position in enumerate(positions(game, amount(12, 120))):
            go_to(engine, position)
            for exact in (False, True):
                search = AlphaBeta(find(game), position.state, lines=3, salt=salt, exact=exact)
                settings = {"lines": 3, "salt": salt, "exact": exact}
                check_search(engine, search, "alphabeta", nodes=4000, **settings)
            assert float(engine.ask("effort")) == effort(find(game), position.state)


@pytest.mark.parametrize("game", with_proofs())
def test_the_same_wins_are_proven(game: str, drive: Start) -> None:
    proven = 0
    with drive(game) as engine:
        for position in positions(game, amount(6, 120)):
            go_to(engine, position)
            search = Proofs(find(game), position.state)
            check_search(engine, search, "proof", nodes=20_000)
            proven += search.report().verdict is not None
    assert proven
