"""What this process counts, in the form that Prometheus reads."""

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST

CONTENT_TYPE = CONTENT_TYPE_LATEST
_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The counters of one server."""

    def __init__(self, tables: Callable[[], float], thinking: Callable[[], float]) -> None:
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
        self.refused = Counter(
            "tercet_refused", "Requests and messages refused, by code", ["code"], registry=registry
        )
        self._moves = Counter("tercet_moves_committed", "Moves stored", registry=registry)
        self._commits = Histogram(
            "tercet_commit_seconds", "Seconds a commit took", buckets=_FAST, registry=registry
        )
        for name, text, count in (
            ("tercet_tables_in_memory", "Tables in memory", tables),
            ("tercet_thinking_queue", "Computer moves and hints asked for, not answered", thinking),
        ):
            Gauge(name, text, registry=registry).set_function(count)
        registry.register(self)

    def collect(self) -> Iterator[CounterMetricFamily]:
        """What is counted so often that a plain number has to do."""
        yield CounterMetricFamily(
            "tercet_socket_messages", "Messages that came over sockets", value=self.messages
        )

    def commit(self, moves: int, seconds: float) -> None:
        """Count a commit of so many moves."""
        self._moves.inc(moves)
        self._commits.observe(seconds)

    def text(self) -> bytes:
        """Everything, as it is now."""
        return generate_latest(self._registry)
