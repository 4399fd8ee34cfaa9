"""Real pages of a real server in a real browser."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import ARGUMENTS, executable
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.real import Server, serving

Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of a worker. Its limits of rate are for people, not for programs."""
    with serving(tmp_path_factory.mktemp("browser") / "data", "--no-limits") as running:
        yield running


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser; it holds an event loop, so it must be gone before other tests run."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable(), args=ARGUMENTS, timeout=PATIENCE
        )
        yield browser
        browser.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Tell the fixtures whether the test has failed."""
    report = yield
    if call.when == "call":
        item.stash[_FAILED] = report.failed  # type: ignore[attr-defined]
    return report


_FAILED = pytest.StashKey[bool]()


@pytest.fixture
def visit(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Visitors; a test fails if anything went wrong in their browsers that was not meant to."""
    visitors: list[Visitor] = []

    def arrive(language: str = "en", at: str | None = None, **options: Any) -> Visitor:
        visitor = Visitor(chromium, at or server.address, language, **options)
        visitors.append(visitor)
        return visitor

    yield arrive
    failed = request.node.stash.get(_FAILED, True)
    name = "".join(letter if letter.isalnum() else "-" for letter in request.node.name)
    for number, sight in enumerate(sight for one in visitors for sight in one.sights):
        if failed and not sight.page.is_closed():
            sight.picture(f"failed-{name}-{number}")
    problems = [problem for visitor in visitors for problem in visitor.unexpected()]
    for visitor in visitors:
        visitor.close()
    assert not problems, problems
