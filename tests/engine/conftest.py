"""The engine in Node, whose scripts are made once per process."""

from collections.abc import Callable

import pytest

from tests.engine.driver import Driver, bundle

Start = Callable[[str], Driver]


@pytest.fixture(scope="session")
def drive(tmp_path_factory: pytest.TempPathFactory) -> Start:
    """Starts the engine of a game in Node."""
    scripts = tmp_path_factory.mktemp("scripts")
    bundle(scripts, "driver", "worker", "analysis-worker")
    return lambda game: Driver(scripts, game)
