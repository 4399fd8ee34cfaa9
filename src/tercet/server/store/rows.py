"""What the database holds, as typed objects.

Fields are read from and written to the column of the same name in `schema.tables`.
"""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal, NamedTuple

from tercet.server.messages import Offer, TableSettings


@dataclass
class Occupant:
    """Who sits on a seat."""

    kind: Literal["free", "person", "computer"]
    person: str | None = None
    level: int | None = None
    name: str = ""


class StoredMove(NamedTuple):
    """A move and when it was played."""

    text: str
    played_at: datetime


class Known(NamedTuple):
    """What a process knows of a table that others change, too."""

    version: int
    ply: int


@dataclass(kw_only=True)
class StoredTable:
    """A table with all that is needed to go on playing."""

    id: str
    settings: TableSettings
    seed: str
    created_at: datetime
    occupants: dict[str, Occupant]
    version: int = 0
    moves: list[StoredMove] = field(default_factory=list)
    result: str | None = None
    reason: str | None = None
    offer: Offer | None = None
    rematch: str | None = None

    def __repr__(self) -> str:
        return f"<StoredTable {self.id}>"  # without the seed, which is secret


@dataclass(kw_only=True)
class TableSummary:
    """One entry in a list of tables."""

    id: str
    settings: TableSettings
    occupants: dict[str, Occupant]
    ply: int
    turn: str | None
    result: str | None
    reason: str | None
    scores: dict[str, int | None]
    played_at: str


@dataclass
class SeatLink:
    """What the token of a link gives away: a seat at a table."""

    table: str
    seat: str
