"""A small client: sits down at tables of a server and plays; see ``docs/protocol.md``.

async with Client("http://localhost:8000") as me:
    table = await me.create("GAME", "computer", level=3)
    async with me.join(table) as seat:
        while await seat.turn():
            await seat.play(seat.view.legal[0])
        print(seat.status.end.said)
"""

from tercet.client.seat import Declined, Seat
from tercet.client.visitor import Client, Problem

__all__ = ["Client", "Declined", "Problem", "Seat"]
