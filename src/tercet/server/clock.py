"""The time. The whole server reads one clock, so that a test can set it."""

import time
from datetime import UTC, datetime


class Clock:
    """The system's clock."""

    def now(self) -> datetime:
        """The date and time in UTC."""
        return datetime.now(UTC)

    def seconds(self) -> float:
        """Seconds that only ever grow, for measuring how long something takes."""
        return time.monotonic()
