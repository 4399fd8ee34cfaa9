"""What this process counts, in the format that Prometheus reads."""

from collections.abc import Callable, Iterator, Sequence

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    start_http_server,
)
from prometheus_client.core import CounterMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from tercet.server.store.changes import Change

CONTENT_TYPE = CONTENT_TYPE_LATEST
WATCHED = {
    "tercet_tables_in_memory": "Tables in memory",
    "tercet_thinking_queue": "Computer moves and hints asked for, not answered",
    # With PostgreSQL only
    "tercet_jobs_waiting": "Jobs that are due and that no process works on yet, of all tables",
    "tercet_notices_heard": "Whether this process hears what others change",
}
_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self.requests = Counter(
            "tercet_http_requests",
            "HTTP requests answered",
            ["method", "path", "status"],
            registry=registry,
        )
        self.seconds = Histogram(
            "tercet_http_seconds",
            "Seconds from a request to its answer",
            buckets=_FAST,
            registry=registry,
        )
        self.sockets = Gauge("tercet_sockets_open", "Sockets that are open", registry=registry)
        self.messages = 0  # that came over sockets
        self._refused = Counter(
            "tercet_refused", "Requests and messages refused, by code", ["code"], registry=registry
        )
        self._moves = Counter("tercet_moves_committed", "Moves stored", registry=registry)
        self._commits = Histogram(
            "tercet_commit_seconds", "Seconds a commit took", buckets=_FAST, registry=registry
        )
        registry.register(self)

    def watch(self, name: str, count: Callable[[], float]) -> None:
        """Ask this for the number in `WATCHED` whenever the metrics are read."""
        Gauge(name, WATCHED[name], registry=self._registry).set_function(count)

    def serve(self, host: str, port: int) -> None:
        """Answer Prometheus on a port of its own: no other process answers there."""
        start_http_server(port, host, registry=self._registry)

    def collect(self) -> Iterator[CounterMetricFamily]:
        """What is counted so often that only a plain number is cheap enough."""
        yield CounterMetricFamily(
            "tercet_socket_messages", "Messages that came over sockets", value=self.messages
        )

    def count_commit(self, changes: Sequence[Change], seconds: float) -> None:
        """Count a transaction."""
        self._moves.inc(sum(change.adds_move for change in changes))
        self._commits.observe(seconds)

    def count_refusal(self, code: str) -> None:
        """Count something that was refused."""
        self._refused.labels(code).inc()

    def text(self) -> bytes:
        """Everything, as it is now."""
        return generate_latest(self._registry)
