"""How a search is run: a time limit is kept, whatever the speed, and includes what came before."""

import pytest

from tercet.search.report import Report, run

LIMIT = 0.05


class TimedSearch:
    """A search on a clock of its own: so many seconds per node, and `slow` times as many later."""

    finished = False

    def __init__(self, seconds: float, slow: float = 1.0, later: float = LIMIT / 2) -> None:
        self.now = 100.0
        self.nodes = 0
        self._seconds = seconds
        self._slow = slow
        self._later = self.now + later

    def clock(self) -> float:
        return self.now

    def advance(self, nodes: int) -> None:
        for _ in range(nodes):
            self.now += self._seconds * (self._slow if self.now > self._later else 1)
            self.nodes += 1

    def report(self) -> Report:
        return Report((), self.nodes)


@pytest.mark.parametrize("seconds", [1e-6, 1e-5, 1e-4, 4e-4])
@pytest.mark.parametrize("slow", [0.3, 1.0, 2.0])
def test_a_time_limit_is_kept_within_five_per_cent(seconds: float, slow: float) -> None:
    search = TimedSearch(seconds, slow)
    report = run(search, seconds=LIMIT, clock=search.clock)
    assert report.nodes == search.nodes
    assert 0.95 * LIMIT <= search.now - 100.0 <= 1.05 * LIMIT


def test_the_time_before_the_search_counts() -> None:
    search = TimedSearch(1e-5)
    run(search, seconds=LIMIT, begun=search.now - 0.8 * LIMIT, clock=search.clock)
    assert 0.15 * LIMIT <= search.now - 100.0 <= 0.25 * LIMIT


def test_something_is_searched_when_the_time_is_over_already() -> None:
    search = TimedSearch(1e-5)
    assert run(search, seconds=LIMIT, begun=search.now - LIMIT, clock=search.clock).nodes == 1


def test_nodes_are_kept_exactly() -> None:
    search = TimedSearch(1e-5)
    assert run(search, nodes=12_345, clock=search.clock).nodes == 12_345
