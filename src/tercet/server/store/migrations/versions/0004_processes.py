"""What processes that share a database know of each other."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add their tables, and views without secrets for statistics."""
    op.create_table(
        "keys",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
    )
    process = sa.ForeignKey("processes.id", ondelete="CASCADE")
    op.create_table(
        "presence",
        sa.Column("process", sa.String, process, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True, index=True),
        sa.Column("person", sa.String, primary_key=True, index=True),
    )
    op.create_table(
        "jobs",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("due_at", sa.Double, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("taken_by", sa.String),
        sa.Column("taken_until", sa.Double, nullable=False, server_default="0"),
    )
    op.create_table(
        "buckets",
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("tokens", sa.Double, nullable=False),
        sa.Column("filled_at", sa.Double, nullable=False),
    )
    if op.get_bind().dialect.name != "postgresql":
        return
    op.execute("CREATE SCHEMA statistics")
    # Whoever knows the id of a table can open it, so there are hashes instead.
    op.execute(
        "CREATE VIEW statistics.games AS SELECT sha256(id::bytea) AS game_id, version, settings,"
        " created_at, first_turn, result, reason, scores FROM tables"
    )
    op.execute(
        "CREATE VIEW statistics.seats AS"
        " SELECT sha256(table_id::bytea) AS game_id, seat, kind, level FROM seats"
    )
    op.execute(
        "CREATE VIEW statistics.moves AS"
        " SELECT sha256(table_id::bytea) AS game_id, ply, move, turn, played_at FROM moves"
    )
