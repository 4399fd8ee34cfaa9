"""Computer moves that are due have jobs on SQLite, too."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the jobs that are missing; where processes share the database, there are all."""
    ply = "(SELECT max(ply) FROM moves WHERE moves.table_id = tables.id)"
    add = sa.text(
        "INSERT INTO jobs (table_id, ply, level, due_at)"  # noqa: S608 - our own words
        f" SELECT tables.id, coalesce({ply}, 0), coalesce(seats.level, 1), :now"
        " FROM tables JOIN seats ON seats.table_id = tables.id"
        f" LEFT JOIN moves ON moves.table_id = tables.id AND moves.ply = {ply}"
        " WHERE tables.result IS NULL AND seats.kind = 'computer'"
        " AND seats.seat = CASE WHEN moves.ply IS NULL THEN tables.first_turn ELSE moves.turn END"
        " AND NOT EXISTS (SELECT 1 FROM jobs WHERE jobs.table_id = tables.id)"
    )
    op.execute(add.bindparams(now=time.time()))
