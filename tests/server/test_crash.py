"""A server that is killed again and again: what was answered stays, nothing happens twice."""

import asyncio
import os
import random
import shutil
import socket
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

import tercet
from tercet.client import Client, RequestRefused, TableConnection
from tests.amount import amount
from tests.server.forking import Forker, forker
from tests.server.support import store_of

KILLS = amount(30, 200)  # under play
STARTS = amount(10, 20)  # killed while the server is still starting
LONGEST = 0.12  # seconds of play before a kill

TABLES = 6
KINDS = ("mana", "mabula", "computer", "mandala")

Told = list[tuple[int, str, str]]


@dataclass
class Place:
    """A seat that a program plays from, and what it knows of the course of the game.

    `told`: moves that the server has answered or shown. `sent`: one that it has not answered.
    """

    client: Client
    table: str
    told: Told = field(default_factory=list)
    sent: tuple[int, str] | None = None
    over: bool = False
    answered: int = 0

    def learn(self, seat: TableConnection) -> None:
        self.told = [(move.ply, move.seat, move.move) for move in seat.table.moves]

    async def run(self, chance: random.Random, moved: asyncio.Event) -> None:
        """Join, check, and play on until the server is gone or the game is over."""
        try:
            async with self.client.join(self.table) as seat:
                try:
                    await self._check(seat)
                    while await seat.wait_for_turn():
                        await self._play(seat, chance)
                        moved.set()
                    self.over = True
                finally:
                    self.learn(seat)
        except (ConnectionClosed, OSError):
            pass  # killed

    async def _play(self, seat: TableConnection, chance: random.Random) -> None:
        self.sent = (seat.view.ply, chance.choice(seat.view.legal))
        await seat.play(self.sent[1])
        self.sent = None
        self.answered += 1

    async def _check(self, seat: TableConnection) -> None:
        """All that was told is there; a move without answer is there once, or not at all."""
        now = [(move.ply, move.seat, move.move) for move in seat.table.moves]
        assert now[: len(self.told)] == self.told, (self.told[-3:], now[-3:])
        assert [ply for ply, _, _ in now] == list(range(1, len(now) + 1))
        assert seat.view.ply == len(now)
        assert len(now) <= len(self.told) + 2, "the last of this side and the last of the other"
        if self.sent is None:
            return
        (ply, move), self.sent = self.sent, None
        stored = len(now) > ply
        assert not stored or now[ply][2] == move
        if stored:
            try:
                await seat.request("play", ply=ply, move=move)
            except RequestRefused as refused:
                assert refused.code in ("stale", "over", "not-your-turn"), refused.code
            else:
                raise AssertionError(f"{move} was stored and played once more")


class Play:
    """Programs at several tables: both sides of one, against the computer, against each other."""

    def __init__(self, address: str) -> None:
        self.clients = [Client(address) for _ in range(2)]
        self.places: list[Place] = []
        self.finished: list[Place] = []
        self.set_up = 0

    async def sit_down(self) -> None:
        """Set up what is missing: tables are replaced when their game is over."""
        one, two = self.clients
        self.finished += [place for place in self.places if place.over]
        self.places = [place for place in self.places if not place.over]
        taken = {place.table for place in self.places}
        while len(taken) < TABLES:
            kind = KINDS[self.set_up % len(KINDS)]
            self.set_up += 1
            if kind == "mandala":
                table = await one.create(kind, "friend")
                await two.sit(table)
                self.places += [Place(one, table), Place(two, table)]
            elif kind == "computer":
                table = await one.create("mana", "computer", level=1)
                self.places.append(Place(one, table))
            else:
                table = await one.create(kind, "device")
                self.places.append(Place(one, table))
            taken.add(table)

    async def round(self, servers: Forker, chance: random.Random) -> None:
        """Play for a moment, then the server is killed."""
        for client in self.clients:
            await client.me()
        await self.sit_down()
        moved = asyncio.Event()
        playing = [asyncio.create_task(place.run(chance, moved)) for place in self.places]
        waiting = asyncio.create_task(moved.wait())
        await asyncio.wait([waiting, *playing], return_when=asyncio.FIRST_COMPLETED)
        await asyncio.sleep(chance.random() * LONGEST)
        servers.kill()
        await asyncio.gather(*playing)
        waiting.cancel()


_GAPS = "SELECT table_id FROM moves GROUP BY table_id HAVING count(*) <> max(ply) OR min(ply) <> 1"


def check_store(data: Path, copy: Path) -> None:
    """The store as the kill has left it, without anybody mending it: of a file, on a copy."""
    if "TERCET_DATABASE" in os.environ:
        with store_of(data) as shared:
            assert shared.execute(text(_GAPS)).all() == []
        return
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir()
    for path in data.glob("tercet.sqlite3*"):
        if not path.name.endswith("-shm"):
            shutil.copy(path, copy)
    store = sqlite3.connect(copy / "tercet.sqlite3")
    assert store.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert store.execute("PRAGMA foreign_key_check").fetchall() == []
    assert store.execute(_GAPS).fetchall() == []
    store.close()


async def check_records(places: list[Place]) -> None:
    """Every game can be played over from its record, move by move."""
    for place in places:
        record = tercet.Record.parse(await place.client.record(place.table))
        known = [move for _, _, move in place.told]
        if place.over:
            assert record.position().moves == known
        elif "?" not in str(record):
            assert record.position().moves[: len(known)] == known


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_no_answered_move_is_lost_and_none_is_played_twice(tmp_path: Path) -> None:
    data = tmp_path / "data"
    chance = random.Random(4)
    with forker(data, free_port(), tmp_path / "log") as servers:
        asyncio.run(_kill_often(servers, data, chance))


async def _kill_often(servers: Forker, data: Path, chance: random.Random) -> None:
    play = Play(servers.address)
    for number in range(KILLS):
        servers.start()
        servers.until_ready()
        await play.round(servers, chance)
        check_store(data, data.parent / "copy")
        if number % (KILLS // STARTS) == 0:
            servers.start()
            await asyncio.sleep(chance.random() * LONGEST)
            servers.kill()
    servers.start()
    servers.until_ready()
    places = play.places + play.finished
    await check_records(places)
    servers.kill()
    assert sum(place.answered for place in places) > 2 * KILLS, "there was play between the kills"
    assert play.finished, "games that went on after a kill came to their end"
