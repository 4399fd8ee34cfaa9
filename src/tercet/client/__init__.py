"""A small client for programs that play on a server; see ``docs/protocol.md``.

async with Client("http://localhost:8000") as client:
    table = await client.create("GAME", "computer", level=3)
    async with client.join(table) as connection:
        while await connection.wait_for_turn():
            await connection.play(connection.view.legal[0])
        print(connection.status.end.said)
"""

from tercet.client.client import Client, HttpProblem
from tercet.client.connection import RequestRefused, TableConnection

__all__ = ["Client", "HttpProblem", "RequestRefused", "TableConnection"]
