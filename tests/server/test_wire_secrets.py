"""Over real sockets and HTTP: nobody receives a card that they may not know.

With PostgreSQL the players of a table are at two servers.
"""

import asyncio
import json
import os
import random
import re
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn

import tercet
from tercet.client import Client, TableConnection
from tercet.core.position import Position
from tercet.server.app import create_app
from tercet.server.context import AppContext, Settings, open_context
from tercet.server.running import uvicorn_config
from tests.server.real import Server, serving
from tests.server.support import in_memory, is_shared, join_processes, presence_known

GAME = "mandala"
OTHER = {"first": "second", "second": "first"}
COLOURS = "roygpb"
Viewers = dict[str, TableConnection]


@pytest.fixture(scope="module")
def servers(
    module_database: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    """Two servers; with SQLite one, which is both."""
    folder = tmp_path_factory.mktemp("secrets")
    with ExitStack() as stack:
        names = ("one", "two") if is_shared() else ("one",)
        running = [
            stack.enter_context(serving(folder / name, "--no-limits", log="debug"))
            for name in names
        ]
        yield [running[0], running[-1]]


async def caught_up(viewers: Viewers, ply: int) -> None:
    for seat in viewers.values():
        await seat.wait_until(lambda seat=seat: seat.view.ply >= ply)


# What a viewer receives is what the rules let it know


def check_hidden(view: dict[str, Any], viewer: str) -> None:
    """Nobody sees another's hand or the cards dealt to another's cup."""
    table = view["table"]
    for seat in OTHER:
        hidden = seat != viewer
        assert (table["hands"][seat]["cards"] is None) == hidden
        assert (table["cups"][seat]["dealt"] is None) == hidden


def check_frames(frames: list[bytes | str], viewer: str, truth: Position, seed: str) -> int:
    """Every frame up to the end is what the rules show to this viewer; how many there were."""
    checked = 0
    for frame in frames:
        text = frame if isinstance(frame, str) else frame.decode()
        message = json.loads(text)
        if (message.get("status") or {}).get("end"):
            continue  # everything is open now
        assert seed not in text
        assert '"seed":null' in text or '"deal"' not in text
        if "view" not in message or message["view"]["ply"] == truth.ply:
            continue
        then = truth.at(message["view"]["ply"])
        check_hidden(message["view"], viewer)
        assert message["view"]["viewer"] == viewer
        shown = then.view(viewer)
        if message["type"] == "past":
            shown["legal"] = []  # nothing can be played there any more
        assert message["view"] == json.loads(json.dumps(shown))
        assert message["events"] == json.loads(json.dumps(then.last_events(viewer)))
        for event in message["events"]:
            if event["type"] == "draw" and event.get("seat") == OTHER.get(viewer):
                assert set(event["cards"]) <= {"?"}
        checked += 1
    return checked


async def whole_game(first_at: str, second_at: str, watching_at: str, chance: random.Random) -> str:
    """Check everything that the viewers of a game receive; returns the seed."""
    async with Client(first_at) as one, Client(second_at) as two, Client(watching_at) as three:
        people = {"first": one, "second": two, "spectator": three}
        table = await one.create(GAME, "friend", seat="first")
        await two.sit(table)
        bodies: list[tuple[int, str, str]] = []
        async with (
            one.join(table) as first,
            two.join(table) as second,
            three.join(table) as watching,
        ):
            viewers = {"first": first, "second": second, "spectator": watching}
            while not first.is_over:
                mover = viewers[str(first.view.to_move)]
                for viewer, seat in viewers.items():
                    await seat.request("look", ply=chance.randint(0, seat.view.ply))
                    if chance.random() < 0.1:
                        record = await people[viewer].record(table)
                        bodies.append((seat.view.ply, viewer, record))
                await mover.play(chance.choice(mover.view.legal))
                await caught_up(viewers, mover.view.ply)
            seed = first.status.deal.seed
            assert seed
            truth = tercet.Record.parse(await three.record(table)).position()
            for viewer, seat in viewers.items():
                assert check_frames(seat.received, viewer, truth, seed) > 40
        assert len(bodies) > 10
        for ply, viewer, body in bodies:
            assert seed not in body
            expected = str(truth.at(ply).record(viewer))
            assert _moves_of(body) == _moves_of(expected)
            assert "?" in body
        return seed


def _moves_of(record: str) -> str:
    """A record without its tags."""
    return re.sub(r"^\[.*\]\n", "", record, flags=re.MULTILINE).strip().removesuffix("*").strip()


@pytest.mark.parametrize("number", range(2))
def test_frames_and_bodies_hold_what_the_rules_show(servers: list[Server], number: int) -> None:
    one, two = (server.address for server in servers)
    seed = asyncio.run(whole_game(one, two, (one, two)[number], random.Random(number)))
    for server in servers:
        assert server.log.count('"seed"') == server.log.count(seed) == 0


# Two worlds that look the same to a viewer are told in the same bytes


Served = tuple[AppContext, str]


@asynccontextmanager
async def served_twice(folder: Path) -> AsyncIterator[tuple[Served, Served]]:
    """Two servers with PostgreSQL, one with SQLite, which is both."""
    async with served(folder) as one:
        if not is_shared():
            yield one, one
            return
        async with served(folder) as two:
            yield one, two


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[Served]:
    """A server behind real sockets in this process, so that a test can deal the cards."""
    settings = Settings(folder, os.environ.get("TERCET_DATABASE"), limited=False)
    async with open_context(settings) as context:
        await join_processes(context)
        listener = socket.create_server(("127.0.0.1", 0))
        web = uvicorn.Server(uvicorn_config(create_app(settings, context)))
        serving_task = asyncio.create_task(web._serve([listener]))
        while not web.started:
            await asyncio.sleep(0.01)
        try:
            yield context, f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            web.should_exit = True
            await serving_task
            listener.close()


def two_deals(chance: random.Random, hidden: str) -> list[list[str]]:
    """Two deals where one seat's hand and cup have exchanged a card; the deck is the same."""
    hands = {seat: "".join(chance.choices(COLOURS, k=4)) for seat in OTHER}
    cups = {seat: chance.choice(COLOURS) for seat in OTHER}
    one, other = chance.sample(COLOURS, 2)
    deals = []
    for swap in (False, True):
        hand, cup = dict(hands), dict(cups)
        hand[hidden] += (other if swap else one) + "r"
        cup[hidden] += one if swap else other
        hand[OTHER[hidden]] += "yg"
        cup[OTHER[hidden]] += "p"
        tokens = [_sorted("rg"), _sorted("yb")]
        tokens += [_sorted(hand["first"]), _sorted(hand["second"])]
        tokens += [_sorted(cup["first"]), _sorted(cup["second"])]
        deals.append(tokens)
    return deals


def _sorted(cards: str) -> str:
    return "*" + "".join(sorted(cards, key=COLOURS.index))


class World:
    """A table with a deal of our choice, and everything that its viewers receive."""

    def __init__(self, table: str, viewers: Viewers, people: dict[str, Client]) -> None:
        self.table = table
        self.viewers = viewers
        self.people = people
        self.begun = {viewer: len(seat.received) for viewer, seat in viewers.items()}

    @property
    def mover(self) -> TableConnection:
        return self.viewers[str(self.viewers["spectator"].view.to_move)]

    async def play(self, move: str) -> None:
        ply = self.mover.view.ply
        await self.mover.play(move)
        await caught_up(self.viewers, ply + 1)
        for seat in self.viewers.values():
            await seat.request("look", ply=ply // 2)

    async def told(self, viewer: str) -> list[str]:
        """Frames and the record, as text; only what is the table's own name is taken out."""
        frames = self.viewers[viewer].received[self.begun[viewer] :]
        texts = [frame if isinstance(frame, str) else frame.decode() for frame in frames]
        body = await self.people[viewer].record(self.table)
        texts.append(re.sub(r"\[Date.*\]\n", "", body))
        return [text.replace(self.table, "TABLE") for text in texts]


async def lay(
    contexts: list[AppContext], people: dict[str, Client], deal: list[str], stack: AsyncExitStack
) -> World:
    table = await people["first"].create(GAME, "friend", seat="first")
    await people["second"].sit(table)
    viewers = {
        viewer: await stack.enter_async_context(client.join(table))
        for viewer, client in people.items()
    }
    for context in contexts:
        inside = in_memory(context, table)
        inside.position = Position(inside.game, dict(inside.position.options), deal, "same")
        inside.seed = "same"
        inside.__dict__.pop("_commitment", None)
    await presence_known(contexts, table)
    for seat in viewers.values():
        await seat.wait_until(lambda seat=seat: all(chair.here for chair in seat.status.chairs))
        await seat.request("sync")  # after it nothing is under way any more
    world = World(table, viewers, people)
    for seat in viewers.values():
        await seat.request("sync")
    return world


async def compare(folder: Path, hidden: str, seed: int) -> int:
    """Play the same moves in two worlds; how many there were."""
    chance = random.Random(seed)
    async with served_twice(folder) as servers, AsyncExitStack() as stack:
        contexts = [context for context, _ in servers]
        addresses = [address for _, address in servers]
        people = {
            viewer: await stack.enter_async_context(Client(address))
            for viewer, address in {
                "first": addresses[0],
                "second": addresses[1],
                "spectator": addresses[seed % 2],
            }.items()
        }
        one, two = [await lay(contexts, people, deal, stack) for deal in two_deals(chance, hidden)]
        plies = 0
        while True:
            both = [move for move in one.mover.view.legal if move in two.mover.view.legal]
            both = [move for move in both if not _ends(contexts[0], one.table, move)]
            if not both:
                break
            move = chance.choice(both)
            await one.play(move)
            await two.play(move)
            plies += 1
        for viewer in ("spectator", OTHER[hidden]):
            assert await one.told(viewer) == await two.told(viewer)
        assert await one.told(hidden) != await two.told(hidden)
        return plies


def _ends(context: AppContext, table: str, move: str) -> bool:
    """Whether a move would end the game, which opens the cups."""
    after = in_memory(context, table).position.copy()
    after.play(move)
    return after.is_over


@pytest.mark.parametrize("hidden", ["first", "second"])
def test_worlds_that_look_the_same_are_told_in_the_same_bytes(tmp_path: Path, hidden: str) -> None:
    plies = [asyncio.run(compare(tmp_path / str(seed), hidden, seed)) for seed in range(3)]
    assert sum(plies) > 60, plies
