"""The game of a table as a record."""

from tercet.core.fairness import COMMITMENT, SEED
from tercet.core.records import Record
from tercet.core.views import SPECTATOR
from tercet.server.tables.table import Table


def table_record(table: Table, person: str) -> Record:
    """The game as this person may know it; once it is over, with the proof of a fair deal."""
    tags = {
        seat.capitalize(): f"level:{who.level}" if who.kind == "computer" else who.name
        for seat, who in table.occupants.items()
        if who.name or who.kind == "computer"
    }
    deal = table.deal
    tags[COMMITMENT] = deal.commitment
    if deal.seed is not None:
        return table.position.record(**tags | {SEED: deal.seed})
    seats = table.seats_of(person)
    viewer = seats[0] if len(seats) == 1 else SPECTATOR
    return table.position.record(viewer if table.game.hidden else None, **tags)
