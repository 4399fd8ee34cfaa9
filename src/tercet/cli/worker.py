"""``tercet worker``: does jobs, such as computer moves, for the servers on a shared database."""

import sys
from pathlib import Path

from tercet.cli.common.arguments import ThisTerminal
from tercet.cli.common.usage_errors import UsageError
from tercet.cli.serve import (
    LOCAL,
    check_log_level,
    database_address,
    log_level,
    metrics_port,
)
from tercet.server.signals import Signals


def worker(
    *,
    database: str | None = None,
    metrics: str | None = None,
    log: str | None = None,
    terminal: ThisTerminal,
) -> int:
    """Search for the moves of computer players until a signal stops it."""
    check_log_level(log)
    port = metrics_port(metrics, LOCAL)
    address = database_address(database)
    if address is None:
        raise UsageError("worker-no-database")
    with Signals() as signals:

        def ready() -> None:
            terminal.print_message("worker-ready")
            sys.stdout.flush()

        from tercet.server import logs, running  # noqa: PLC0415 - slow; errors in the arguments come first
        from tercet.server.context import Settings  # noqa: PLC0415
        from tercet.server.store.engine import is_postgresql  # noqa: PLC0415

        settings = Settings(Path(), address, kind="worker", metrics_port=port)
        if not is_postgresql(settings.url):
            raise UsageError("worker-no-database")
        logs.start_logging(log_level(log))
        running.work(settings, ready, signals)
    terminal.print_message("worker-stopped")
    return 0
