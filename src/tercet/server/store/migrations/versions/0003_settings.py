"""The settings of a table in one column, and its open offer in one."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Put game, mode and options into one object, and the two parts of an offer into another.

    Columns are renamed and dropped in place: copying the table would break what refers to it.
    """
    shared = op.get_bind().dialect.name == "postgresql"
    make = "json_build_object" if shared else "json_object"
    options = "settings" if shared else "json(settings)"
    op.execute("ALTER TABLE tables RENAME COLUMN options TO settings")
    op.execute(
        f"UPDATE tables SET settings = {make}('game', game, 'mode', mode, 'options', {options})"  # noqa: S608 - our own words
    )
    op.execute("ALTER TABLE tables RENAME COLUMN offer TO offer_what")
    op.add_column("tables", sa.Column("offer", sa.JSON))
    op.execute(
        f"UPDATE tables SET offer = {make}('what', offer_what, 'by', offer_by)"  # noqa: S608
        " WHERE offer_what IS NOT NULL"
    )
    for name in ("game", "mode", "offer_what", "offer_by"):
        op.drop_column("tables", name)
