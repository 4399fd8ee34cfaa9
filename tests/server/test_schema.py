"""The HTTP interface as its schema describes it, tried out by schemathesis."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    positive_data_acceptance,
)

from tests.amount import amount
from tests.server.real import Server, serving, visitor


@pytest.fixture(scope="module")
def server(module_database: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("schema") / "data", "--no-limits") as running:
        yield running


@pytest.fixture(scope="module")
def api(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.address}/api/schema")


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(
    max_examples=amount(10, 100),
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_server_answers_as_it_says(case: Any, server: Server) -> None:
    one = visitor(server)
    headers = {"x-csrf-token": one.headers["x-csrf-token"]}
    case.call_and_validate(
        headers=headers,
        cookies=dict(one.cookies),
        # A body may be as the schema says and still ask for a game that there is not.
        # And OPTIONS is the framework's, which names only the first method of an address.
        excluded_checks=[positive_data_acceptance, allow_header_conformance],
    )


def test_the_schema_is_whole_and_asks_nothing_of_others(server: Server) -> None:
    document = httpx.get(f"{server.address}/api/schema").json()
    assert document["openapi"].startswith("3.")
    assert {"/api/games", "/api/me", "/api/tables", "/api/demo/{game}", "/health"} <= set(
        document["paths"]
    )
    assert httpx.get(f"{server.address}/api/schema/swagger").status_code == 404
