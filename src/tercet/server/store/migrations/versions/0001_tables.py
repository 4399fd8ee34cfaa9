"""People, tables, seats, moves and links."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("mode", sa.String, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("created_at", sa.String, nullable=False),
        sa.Column("first_turn", sa.String, nullable=False),
        sa.Column("result", sa.String),
        sa.Column("reason", sa.String),
        sa.Column("scores", sa.JSON),
        sa.Column("offer", sa.String),
        sa.Column("offer_by", sa.String),
        sa.Column("rematch", sa.String),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("person", sa.String, index=True),
        sa.Column("level", sa.Integer),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("move", sa.String, nullable=False),
        sa.Column("turn", sa.String),
        sa.Column("played_at", sa.String, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.String, nullable=False),
        sa.Column("created_at", sa.String, nullable=False),
    )
