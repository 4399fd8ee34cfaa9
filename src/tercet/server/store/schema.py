"""The tables of the store as they are now; `migrations` tells how they came about.

A table's chance follows from its seed, so its moves are all there is to know of its course. Only a
game's end, an open offer and the like stand beside them.
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
    Column("hash", String, primary_key=True),  # of the token, which is not kept
    Column("table_id", String, ForeignKey("tables.id"), nullable=False),
    Column("seat", String, nullable=False),
    Column("created_at", String, nullable=False),
)
