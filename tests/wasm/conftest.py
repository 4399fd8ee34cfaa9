"""One engine per game and process."""

from functools import cache

import pytest

from tercet.core.game import Game
from tercet.core.registry import find, game_names
from tests.wasm.engine import Engine


@cache
def _engine(name: str) -> Engine:
    return Engine(name)


@pytest.fixture
def engine(game: Game) -> Engine:
    """The engine of the game that a test is about."""
    return _engine(game.name)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests that ask for a game run for every game."""
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", game_names(), indirect=True)


@pytest.fixture
def game(request: pytest.FixtureRequest) -> Game:
    """A game."""
    return find(request.param)
