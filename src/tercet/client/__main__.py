"""Play a game of random moves against the computer: ``python -m tercet.client ADDRESS GAME``."""

import argparse
import asyncio
import random

from tercet.client import Client


async def play(address: str, game: str, level: int, language: str) -> str:
    """Play random moves until the game is over; return a line about its end."""
    async with Client(address) as client:
        table = await client.create(game, "computer", level=level)
        async with client.join(table, language) as connection:
            while await connection.wait_for_turn():
                await connection.play(random.choice(connection.view.legal))  # noqa: S311
            end = connection.status.end
        assert end is not None  # noqa: S101 - the game is over
        return f"{len(connection.table.moves)} · {end.result} · {end.said}"


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser("python -m tercet.client", description=__doc__)
    parser.add_argument("address", help="of the server, such as http://localhost:8000")
    parser.add_argument("game")
    parser.add_argument("--level", type=int, default=1, help="of the computer")
    parser.add_argument("--lang", default="en", help="en, cs, hu or pl")
    arguments = parser.parse_args()
    print(asyncio.run(play(arguments.address, arguments.game, arguments.level, arguments.lang)))


if __name__ == "__main__":
    main()
