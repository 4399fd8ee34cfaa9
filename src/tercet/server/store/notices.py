"""What processes that share a database tell each other: that something has changed, not what.

A transaction sends one notice for all its changes, and PostgreSQL delivers it once they are
stored. Whoever needs to know more reads it from the database. There is one channel for
everything, so the number of channels does not grow with that of the tables.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, text

from tercet.server.store.changes import Change

CHANNEL = "tercet"
_MOST = 200  # entries per notice: PostgreSQL takes less than 8,000 bytes
_SEND = text("SELECT pg_notify(:channel, :notice)")


class Notice(msgspec.Struct, omit_defaults=True):
    """What has changed, and which process has changed it."""

    by: str
    tables: dict[str, int] = {}  # the version that each has now
    presence: list[str] = []  # tables where somebody has come or gone
    people: list[str] = []  # hashes of those who have another name now
    jobs: bool = False  # something may be due


_decoder = msgspec.json.Decoder(Notice)


def send_notices(connection: Connection, by: str, changes: Sequence[Change]) -> None:
    """Tell the others about changes, when the transaction is committed."""
    for notice in notices_of(by, changes):
        sent = {"channel": CHANNEL, "notice": msgspec.json.encode(notice).decode()}
        connection.execute(_SEND, sent)


def read_notice(data: str) -> Notice | None:
    """A notice; None if it is of another version of this program and cannot be read."""
    try:
        return _decoder.decode(data)
    except msgspec.DecodeError:
        return None


def notices_of(by: str, changes: Sequence[Change]) -> Iterator[Notice]:
    """What to tell about the changes of one transaction."""
    told = [change.tells for change in changes if change.tells]
    for start in range(0, len(told), _MOST):
        notice: dict[str, Any] = {"tables": {}, "presence": [], "people": [], "jobs": False}
        for about, what in told[start : start + _MOST]:
            if about == "tables":
                notice["tables"].update([what])
            elif about == "jobs":
                notice["jobs"] = True
            else:
                notice[about].append(what)
        yield Notice(by, **notice)
