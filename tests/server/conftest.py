"""Every test of the server runs on both stores, unless it is marked as being about one of them.

Servers find their database by the environment. Each test has a database of its own; a server for
all tests of a module has that of the module.
"""

from collections.abc import Iterator

import pytest

from tests import postgresql

STORES = ("sqlite", "postgresql")
_ADDRESS = "TERCET_DATABASE"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    marked = [name for name in STORES if metafunc.definition.get_closest_marker(name)]
    metafunc.parametrize("store", marked or STORES, indirect=True, scope="module")


@pytest.fixture(scope="module")
def store(request: pytest.FixtureRequest) -> str:
    """The kind of store."""
    return str(request.param)


@pytest.fixture(scope="module")
def module_database(store: str) -> Iterator[None]:
    """For a server that is for all tests of a module."""
    if store == "sqlite":
        yield
        return
    with postgresql.database() as address, pytest.MonkeyPatch.context() as patch:
        patch.setenv(_ADDRESS, address)
        yield


@pytest.fixture(autouse=True)
def database(
    store: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """For the servers of one test."""
    if store == "sqlite" or "module_database" in request.fixturenames:
        yield
        return
    with postgresql.database() as address:
        monkeypatch.setenv(_ADDRESS, address)
        yield
