"""What processes that share a PostgreSQL database ask it about each other."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, select, text, update

from tercet.server.store.changes import NOW
from tercet.server.store.schema import jobs, keys, presence, tables

DEAD_AFTER = 20.0  # seconds without a sign of life
LEASE = 30.0  # seconds for which a job is taken; whoever works on it renews that

_DEAD = text(f"SELECT id FROM processes WHERE seen_at < {NOW} - :seconds")  # noqa: S608 - our own words
_WORKERS = text(
    f"SELECT count(*) FROM processes WHERE kind = 'worker' AND seen_at > {NOW} - :seconds"  # noqa: S608
)
_RUNNING = text(f"SELECT count(*) FROM processes WHERE seen_at > {NOW} - :seconds")  # noqa: S608
_TAKE_JOBS = text(
    f"UPDATE jobs SET taken_by = :process, taken_until = {NOW} + :lease, attempts = attempts + 1"  # noqa: S608
    " WHERE table_id IN (SELECT table_id FROM jobs"
    f" WHERE taken_until < {NOW} AND due_at <= {NOW}"
    " ORDER BY level, due_at LIMIT :most FOR UPDATE SKIP LOCKED)"
    " RETURNING table_id, ply"
)
_KEEP_JOBS = text(
    f"UPDATE jobs SET taken_until = {NOW} + :lease"  # noqa: S608
    f" WHERE taken_by = :process AND taken_until > {NOW}"
)
_POSTPONE_JOB = text(
    f"UPDATE jobs SET taken_by = NULL, taken_until = {NOW} + LEAST(60, power(2, attempts))"  # noqa: S608
    " WHERE table_id = :table AND ply = :ply AND taken_by = :process"
)
_DROP_JOB = text("DELETE FROM jobs WHERE table_id = :table AND ply = :ply AND taken_by = :process")
_HURRY_JOB = text("UPDATE jobs SET taken_until = 0 WHERE table_id = :table AND taken_by IS NULL")
_PLACES = text(
    "SELECT table_id, place FROM (SELECT table_id, taken_by,"  # noqa: S608
    " row_number() OVER (PARTITION BY taken_by IS NULL ORDER BY level, due_at) AS place"
    f" FROM jobs WHERE due_at <= {NOW}) AS queue"
    " WHERE taken_by IS NULL AND table_id = ANY(:tables)"
)
_WAITING_JOBS = text(
    f"SELECT count(*) FILTER (WHERE due_at <= {NOW}) AS number,"  # noqa: S608
    f" min(due_at) FILTER (WHERE due_at > {NOW}) - {NOW} AS next_in"
    " FROM jobs WHERE taken_by IS NULL"
)
_TAKE_TOKEN = text(
    f"INSERT INTO buckets AS b (key, tokens, filled_at) VALUES (:key, :burst - 1, {NOW})"  # noqa: S608
    " ON CONFLICT (key) DO UPDATE SET filled_at = excluded.filled_at,"
    " tokens = LEAST(:burst, b.tokens + (excluded.filled_at - b.filled_at) * :per_second) - 1"
    " WHERE LEAST(:burst, b.tokens + (excluded.filled_at - b.filled_at) * :per_second) >= 1"
    " RETURNING tokens"
)
_FORGET_BUCKETS = text(f"DELETE FROM buckets WHERE filled_at < {NOW} - :seconds")  # noqa: S608
_FULL_AGAIN = 3600.0  # seconds after which every bucket is full


@dataclass(frozen=True)
class Job:
    """Something is due at a table, such as the computer's move, after so many plies."""

    table: str
    ply: int


class Waiting(NamedTuple):
    """Jobs that nobody works on."""

    number: int  # of those that are due
    next_in: float | None  # seconds until the next is due


def shared_key(connection: Connection, name: str, new: str) -> str:
    """The key of this name; `new` if there was none. All processes get the same."""
    put = text("INSERT INTO keys (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
    connection.execute(put, {"name": name, "value": new})
    return str(connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar_one())


def versions(connection: Connection, ids: list[str]) -> dict[str, int]:
    """The versions of tables."""
    query = select(tables.c.id, tables.c.version).where(tables.c.id.in_(ids))
    return {row.id: row.version for row in connection.execute(query)}


def people_elsewhere(
    connection: Connection, ids: Iterable[str], process: str
) -> dict[str, set[str]]:
    """Who is at these tables by way of other processes."""
    found: dict[str, set[str]] = {table: set() for table in ids}
    query = select(presence.c.table_id, presence.c.person)
    query = query.where(presence.c.table_id.in_(list(found)), presence.c.process != process)
    for row in connection.execute(query):
        found[row.table_id].add(row.person)
    return found


def sockets_elsewhere(connection: Connection, person: str, process: str) -> int:
    """At how many tables somebody is by way of other processes."""
    query = select(presence.c.table_id)
    query = query.where(presence.c.person == person, presence.c.process != process)
    return len(connection.execute(query).all())


def dead_processes(connection: Connection) -> dict[str, list[str]]:
    """Processes that have not given a sign of life, and the tables that people had open there."""
    dead = connection.execute(_DEAD, {"seconds": DEAD_AFTER}).scalars().all()
    left: dict[str, list[str]] = {process: [] for process in dead}
    query = select(presence.c.process, presence.c.table_id).where(presence.c.process.in_(dead))
    for row in connection.execute(query.distinct()):
        left[row.process].append(row.table_id)
    return left


def has_workers(connection: Connection) -> bool:
    """Whether there are workers, which do jobs and serve nobody."""
    return bool(connection.execute(_WORKERS, {"seconds": DEAD_AFTER}).scalar_one())


def running_processes(connection: Connection) -> int:
    """How many servers and workers have given a sign of life."""
    return int(connection.execute(_RUNNING, {"seconds": DEAD_AFTER}).scalar_one())


def take_jobs(connection: Connection, process: str, most: int) -> list[Job]:
    """Jobs that nobody works on: weak levels first, as they are done soonest, then the oldest."""
    found = connection.execute(_TAKE_JOBS, {"process": process, "lease": LEASE, "most": most})
    return [Job(row.table_id, row.ply) for row in found]


def keep_jobs(connection: Connection, process: str) -> None:
    """Go on working on the jobs that this process has taken."""
    connection.execute(_KEEP_JOBS, {"process": process, "lease": LEASE})


def postpone_job(connection: Connection, job: Job, process: str) -> None:
    """A job that failed; it is tried again, later each time."""
    row = {"table": job.table, "ply": job.ply, "process": process}
    connection.execute(_POSTPONE_JOB, row)


def drop_job(connection: Connection, job: Job, process: str) -> None:
    """A job that is void: the game has gone on without it."""
    connection.execute(_DROP_JOB, {"table": job.table, "ply": job.ply, "process": process})


def hurry_job(connection: Connection, table: str) -> None:
    """Try a job that has failed at once."""
    connection.execute(_HURRY_JOB, {"table": table})


def release_jobs(connection: Connection, process: str) -> None:
    """Others may take what this process has taken."""
    released = update(jobs).where(jobs.c.taken_by == bindparam("process"))
    connection.execute(released.values(taken_by=None, taken_until=0), {"process": process})


def waiting_jobs(connection: Connection) -> Waiting:
    """How many jobs are due that nobody works on yet, and when the next will be."""
    return Waiting(*connection.execute(_WAITING_JOBS).one())


def places(connection: Connection, ids: list[str]) -> dict[str, int]:
    """The places in the queue of those tables that wait for a computer's move."""
    found = connection.execute(_PLACES, {"tables": ids})
    return {row.table_id: row.place for row in found}


def take_token(connection: Connection, key: str, burst: float, per_second: float) -> bool:
    """Take a token from a bucket; False if it is empty. See `limits.Bucket`."""
    asked = {"key": key, "burst": burst, "per_second": per_second}
    return connection.execute(_TAKE_TOKEN, asked).one_or_none() is not None


def forget_buckets(connection: Connection) -> None:
    """Remove buckets that are full again, as new ones are."""
    connection.execute(_FORGET_BUCKETS, {"seconds": _FULL_AGAIN})
