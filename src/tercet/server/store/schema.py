"""The tables of the database as they are now; `migrations` has the steps that led here.

All chance of a game follows from its seed, so seed and moves are enough to replay it. The rest of
a row in `tables` is what cannot be replayed from the moves: an open offer, how the players ended
the game.
"""

import logging
from typing import Any

import msgspec
from sqlalchemy import (
    JSON,
    Column,
    Double,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    TypeDecorator,
)

from tercet.server.messages import Offer, TableSettings

_log = logging.getLogger(__name__)


class StructColumn(TypeDecorator[Any]):
    """A struct as JSON; None is NULL. What cannot be read is logged, and None."""

    impl = JSON(none_as_null=True)
    cache_ok = True

    def __init__(self, kind: type[msgspec.Struct]) -> None:
        super().__init__()
        self.kind = kind

    def process_bind_param(self, value: Any, _dialect: Any) -> Any:
        """To the database."""
        return msgspec.to_builtins(value)

    def process_result_value(self, value: Any, _dialect: Any) -> Any:
        """From the database."""
        try:
            return msgspec.convert(value, self.kind | None)
        except msgspec.ValidationError:
            _log.exception("a %s cannot be read", self.kind.__name__)
            return None


metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("language", String, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("version", Integer, nullable=False, server_default="0"),  # counts the changes
    Column("settings", StructColumn(TableSettings), nullable=False),
    Column("seed", String, nullable=False),
    Column("created_at", String, nullable=False),
    Column("first_turn", String, nullable=False),
    Column("result", String),  # once the game is over
    Column("reason", String),
    Column("scores", JSON),
    Column("offer", StructColumn(Offer)),  # while it is open
    Column("rematch", String),  # the table of the next game
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", String, primary_key=True),
    Column("kind", String, nullable=False),  # "free", "person" or "computer"
    Column("person", String, index=True),
    Column("level", Integer),
    sqlite_with_rowid=False,
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),  # counted from 1
    Column("move", String, nullable=False),
    Column("turn", String),  # who moves next, if anybody
    Column("played_at", String, nullable=False),
    sqlite_with_rowid=False,
)

links = Table(
    "links",
    metadata,
    Column("hash", String, primary_key=True),  # of the token, which is not stored
    Column("table_id", String, ForeignKey("tables.id"), nullable=False),
    Column("seat", String, nullable=False),
    Column("created_at", String, nullable=False),
)

# What processes that share a database know of each other. Times are seconds since 1970, by the
# clock of the database. A single process on SQLite needs only the jobs.

keys = Table(
    "keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),  # a secret, such as the one that signs cookies
)

processes = Table(
    "processes",
    metadata,
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),  # "server" or "worker"
    Column("seen_at", Double, nullable=False),  # when it was alive
)

presence = Table(
    "presence",
    metadata,
    Column("process", String, ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String, primary_key=True, index=True),
    Column("person", String, primary_key=True, index=True),
)

jobs = Table(  # what happens at tables by itself, such as computer moves: the next per table
    "jobs",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, nullable=False),  # after which it is due
    Column("level", Integer, nullable=False),
    Column("due_at", Double, nullable=False),  # in seconds since 1970, by the database's clock
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("taken_by", String),
    Column("taken_until", Double, nullable=False, server_default="0"),  # then anybody may take it
)

buckets = Table(  # see `limits`
    "buckets",
    metadata,
    Column("key", String, primary_key=True),
    Column("tokens", Double, nullable=False),
    Column("filled_at", Double, nullable=False),
)
