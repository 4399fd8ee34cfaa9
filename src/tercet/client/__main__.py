"""A whole game of random moves against the computer: ``python -m tercet.client ADDRESS GAME``."""

import argparse
import asyncio
import random

from tercet.client import Client


async def play(address: str, game: str, level: int, language: str) -> str:
    """Play at random until the game is over; the answer tells how it ended."""
    async with Client(address) as me:
        table = await me.create(game, "computer", level=level)
        async with me.join(table, language) as seat:
            while await seat.turn():
                await seat.play(random.choice(seat.view.legal))  # noqa: S311 - only a game
            end = seat.status.end
        assert end is not None  # noqa: S101 - no turn any more
        return f"{len(seat.table.moves)} · {end.result} · {end.said}"


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser("python -m tercet.client", description=__doc__)
    parser.add_argument("address", help="of the server, as http://localhost:8000")
    parser.add_argument("game")
    parser.add_argument("--level", type=int, default=1, help="of the computer")
    parser.add_argument("--lang", default="en", help="en, cs, hu or pl")
    asked = parser.parse_args()
    print(asyncio.run(play(asked.address, asked.game, asked.level, asked.lang)))


if __name__ == "__main__":
    main()
