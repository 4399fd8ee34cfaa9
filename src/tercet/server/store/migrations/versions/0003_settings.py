"""The settings of a table in one column, and its open offer in one."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Put game, mode and options into one object, and the two parts of an offer into another.

    Columns are renamed and dropped in place: copying the table would break what refers to it.
    """
    op.execute("ALTER TABLE tables RENAME COLUMN options TO settings")
    op.execute(
        "UPDATE tables SET settings ="
        " json_object('game', game, 'mode', mode, 'options', json(settings))"
    )
    op.execute("ALTER TABLE tables RENAME COLUMN offer TO offer_what")
    op.add_column("tables", sa.Column("offer", sa.JSON))
    op.execute(
        "UPDATE tables SET offer = json_object('what', offer_what, 'by', offer_by)"
        " WHERE offer_what IS NOT NULL"
    )
    for name in ("game", "mode", "offer_what", "offer_by"):
        op.drop_column("tables", name)
