"""The tables of the database as they are now; `migrations` has the steps that led here.

All chance of a game follows from its seed, so seed and moves are enough to replay it. The rest of
a row in `tables` is what the moves do not tell: an open offer, how the players ended the game.
"""

from sqlalchemy import (
    JSON,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
)

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
    Column("game", String, nullable=False),
    Column("mode", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String, nullable=False),
    Column("created_at", String, nullable=False),
    Column("first_turn", String, nullable=False),
    Column("result", String),  # once the game is over
    Column("reason", String),
    Column("scores", JSON),
    Column("offer", String),  # "draw" or "undo", while it is open
    Column("offer_by", String),
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
