"""What a computer's move costs as a job: processor time of worker and server, by level."""

import asyncio
import contextlib
import random
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from benchmarks.table import servers
from benchmarks.table.load import Person, Tally, sit_down
from benchmarks.table.playing import Against, leave
from benchmarks.versions import working_tree
from tests.postgresql import database, running_server

LEAST_MOVES = 100  # of the computer, per game and level
LEAST_SECONDS = 10.0  # spent by the worker, if that comes first
GAMES_AT_A_TIME = 2


@contextlib.contextmanager
def _worker(address: str) -> Iterator[int]:
    """A worker that takes the jobs of a database; its process id."""
    port = servers.free_port()
    command = [working_tree().python, "-m", "tercet", "worker", "--log", "error"]
    command += ["--metrics", str(port)]
    with servers.process(
        command, f"http://127.0.0.1:{port}/metrics", TERCET_DATABASE=address
    ) as pid:
        yield pid


async def jobs() -> AsyncIterator[str]:
    """One server, one worker: people who move at random against each level of each game."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = stack.enter_context(running_server())
        address = stack.enter_context(database(server.address))
        worker = stack.enter_context(_worker(address))
        base, pid = stack.enter_context(servers.tercet(folder, TERCET_DATABASE=address))
        person = Person(base)
        for game in person.get("/api/games"):
            await _play(person, game["name"], 1, worker, 10)  # not counted
            for level in range(1, game["levels"] + 1):
                before = [servers.processor_seconds(one) for one in (worker, pid)]
                moves = await _play(person, game["name"], level, worker, LEAST_MOVES)
                spent = [
                    (servers.processor_seconds(one) - old) / moves * 1000
                    for one, old in zip((worker, pid), before, strict=True)
                ]
                yield (
                    f"{game['name']}, level {level}: {spent[0]:,.1f} ms of the worker and"
                    f" {spent[1]:,.1f} ms of the server per job ({moves} jobs)"
                )


async def _play(person: Person, game: str, level: int, worker: int, least: int) -> int:
    """Play until the computer has moved often enough; how often it has."""
    begun = servers.processor_seconds(worker)
    moves, seed = 0, 0
    while moves < least and servers.processor_seconds(worker) - begun < LEAST_SECONDS:
        games = [_game(person, game, level, seed + number) for number in range(GAMES_AT_A_TIME)]
        moves += sum(await asyncio.gather(*games))
        seed += GAMES_AT_A_TIME
    return moves


async def _game(person: Person, game: str, level: int, seed: int) -> int:
    """A whole game; how often the computer has moved."""
    new = {"game": game, "mode": "computer", "level": level}
    table = (await asyncio.to_thread(person.post, "/api/tables", new))["id"]
    (seat,), (view,) = await sit_down([person], table)
    playing = Against(seat, view, random.Random(seed))
    playing.begin(Tally())
    await playing.over.wait()
    leave(playing)
    return playing.computer_moves
