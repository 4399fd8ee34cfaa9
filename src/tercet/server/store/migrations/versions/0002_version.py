"""Each table counts its changes."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the count; tables that exist already start from 0."""
    version = sa.Column("version", sa.Integer, nullable=False, server_default="0")
    op.add_column("tables", version)
