"""Searches in workers: at once, given up, and without end to their number."""

import pytest

from tercet.core.registry import find, game_names
from tests.engine.conftest import Start
from tests.engine.driver import start

GAMES = pytest.mark.parametrize("game", game_names())
LEVELS = (1, 2, 3, 4, 5)


def searching_player(game: str) -> str:
    """The name of the player that the game's strongest level is."""
    return find(game).levels[-1].partition(":")[0]


@GAMES
def test_searches_do_not_disturb_each_other(game: str, drive: Start) -> None:
    position = start(game, "workers", {})
    players = [f"level:{level}" for level in LEVELS]
    with drive(game) as engine:
        engine.ask("read", text=str(position.record()), seed="")
        told = engine.ask("workers", players=players, seed="seed")
    expected = [position.best_move(level, "seed") for level in LEVELS]
    assert told["moves"] == expected
    assert told["again"] == expected[0]
    assert told["unknown"]["name"] == "UnknownPlayer"
    assert told["left"] == 0


def long_games() -> list[str]:
    """The games with more than a few positions, so that a search can take as long as it may."""
    return [game for game in game_names() if len(find(game).levels) == 8]


@pytest.mark.parametrize("game", long_games())
def test_a_search_can_be_given_up(game: str, drive: Start) -> None:
    position = start(game, "workers", {})
    with drive(game) as engine:
        engine.ask("read", text=str(position.record()), seed="")
        told = engine.ask("give up", player=f"{searching_player(game)}:ms=3600000")
    assert told == {
        "before": "Error: no",
        "running": "Error: enough",
        "reports": 1,
        "closed": "AbortError",
        "left": 0,
    }


@GAMES
def test_memory_stays_flat(game: str, drive: Start) -> None:
    position = start(game, "memory", {})
    with drive(game) as engine:
        engine.ask("read", text=str(position.record()), seed="")
        told = engine.ask("churn", count=10_000, player=f"{searching_player(game)}:2")
    assert told["late"] == told["early"] > 0
