"""How much anybody may ask for, so that nobody slows the server down for the others."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from tercet.server.clock import Clock
from tercet.server.store import sharing
from tercet.server.store.changes import short_hash
from tercet.server.store.database import Database

LARGEST_BODY = 16 * 1024  # bytes, over HTTP
LARGEST_FRAME = 64 * 1024  # bytes, over a socket; a larger one closes it
MOST_SOCKETS = 24  # per person


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many per second in the long run."""

    burst: float
    per_second: float


MESSAGES = Rate(60, 20)  # per socket
CHANGES = Rate(60, 5)  # HTTP requests that change something, per person
TABLES = Rate(20, 0.2)  # new tables, per person
ADDRESSES = Rate(300, 2)  # HTTP requests that change something, per network address


class Bucket:
    """A token bucket: tokens come back with time; a request that finds none came too fast.

    >>> now = [0.0]
    >>> bucket = Bucket(Rate(2, 1), lambda: now[0])
    >>> [bucket.take() for _ in range(3)]
    [True, True, False]
    >>> now[0] = 1.5
    >>> [bucket.take() for _ in range(2)]
    [True, False]
    """

    __slots__ = ("_last", "_left", "_rate", "_seconds")

    def __init__(self, rate: Rate, seconds: Callable[[], float]) -> None:
        self._rate = rate
        self._seconds = seconds
        self._left = rate.burst
        self._last = seconds()

    def take(self) -> bool:
        """Take a token if there is one."""
        now = self._seconds()
        self._left = min(self._rate.burst, self._left + (now - self._last) * self._rate.per_second)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket per asker; those who have not asked for longest are forgotten."""

    _MOST = 20_000

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self.rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Take a token from the bucket of this asker."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.rate, self._clock.seconds)
            if len(self._buckets) > self._MOST:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket.take()


class Limits:
    """How much each may do; when `off`, everything is allowed and nothing counted.

    Processes that share a database count together there. Messages over a socket are counted in the
    process that has it. So are the sockets of a person; those at other processes count once
    per table.
    """

    def __init__(self, clock: Clock, database: Database, *, off: bool = False) -> None:
        self.off = off
        self._clock = clock
        self._database = database
        self._changes = Buckets(CHANGES, clock)
        self._tables = Buckets(TABLES, clock)
        self._addresses = Buckets(ADDRESSES, clock)
        self._sockets: dict[str, int] = {}

    async def change(self, person: str, address: str) -> bool:
        """Whether the person, and those at the same address, may change something now."""
        if self.off:
            return True
        by_address = await self._take("address", self._addresses, address)
        return by_address and await self._take("change", self._changes, person)

    async def table(self, person: str) -> bool:
        """Whether the person may set up a table now."""
        return self.off or await self._take("table", self._tables, person)

    async def _take(self, what: str, buckets: Buckets, who: str) -> bool:
        """Take a token; from the database too, if other processes give away tokens."""
        if not buckets.take(who):
            return False
        if not self._database.is_shared:
            return True
        rate, key = buckets.rate, f"{what}:{short_hash(who)}"
        return await self._database.transact(
            lambda connection: sharing.take_token(connection, key, rate.burst, rate.per_second)
        )

    def messages(self) -> Callable[[], bool]:
        """For one socket: whether another message may come now."""
        return (lambda: True) if self.off else Bucket(MESSAGES, self._clock.seconds).take

    async def enter(self, person: str) -> bool:
        """Count a socket that opens; False, and not counted, if there are too many."""
        self._sockets[person] = self._sockets.get(person, 0) + 1
        if self.off or await self._count_sockets(person) <= MOST_SOCKETS:
            return True
        self.leave(person)
        return False

    async def _count_sockets(self, person: str) -> int:
        here, process = self._sockets.get(person, 0), self._database.process
        if not self._database.is_shared:
            return here
        return here + await self._database.read(
            lambda connection: sharing.sockets_elsewhere(connection, person, process)
        )

    def leave(self, person: str) -> None:
        """Count a socket that closes."""
        self._sockets[person] -= 1
        if not self._sockets[person]:
            del self._sockets[person]
