"""The short way of messages over a socket, beside the library whose way it is not."""

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from tercet.server.line import _Mailbox, text_frame
from tests.server.real import Server, cookie_of, serving, visitor


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_text_is_framed_as_the_library_does(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_a_mailbox_keeps_the_order_and_wakes_who_waits() -> None:
    async def work() -> None:
        box = _Mailbox()
        assert box.empty()
        waiting = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        for letter in range(3):
            box.put_nowait(letter)
        assert [await waiting, await box.get(), await box.get()] == [0, 1, 2]
        assert box.empty()
        assert len(box) == 0

    asyncio.run(work())


def test_who_no_longer_waits_is_not_woken() -> None:
    async def work() -> None:
        box = _Mailbox()
        waiting = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.sleep(0)
        box.put_nowait("late")
        assert await box.get() == "late"

    asyncio.run(work())


@pytest.mark.parametrize("seed", range(6))
def test_however_frames_are_cut_each_message_is_answered_once(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    with serving(tmp_path / "data", "--no-limits") as server:
        person = visitor(server)
        new = {"game": "mana", "mode": "device"}
        table = person.post("/api/tables", json=new).json()["id"]
        headers = {"Cookie": cookie_of(person), "Origin": server.address}
        asyncio.run(_converse(server, table, headers, chance))


async def _converse(
    server: Server, table: str, headers: dict[str, str], chance: random.Random
) -> None:
    """Ask in short, long and parted messages, cut anywhere on their way, with pings between."""
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket"
    client = ClientProtocol(parse_uri(address))
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    request = client.connect()
    request.headers.update(headers)
    client.send_request(request)
    writer.write(b"".join(client.data_to_send()))
    heard: list[Any] = []

    async def hear(enough: Callable[[], bool]) -> None:
        async with asyncio.timeout(120):
            while not enough():
                client.receive_data(await reader.read(65_536))
                heard.extend(client.events_received())

    await hear(lambda: any(isinstance(event, Frame) for event in heard))
    calm = chance.random() < 0.5  # nothing but short messages for a while, each by itself
    pings = 0
    for number in range(40):
        message = f'{{"type":"sync","re":{number}}}'.encode()
        kind = "short" if calm and number < 20 else chance.choice(("short", "long", "parted"))
        if kind == "parted":
            client.send_text(message[:5], fin=False)
            client.send_continuation(message[5:], fin=True)
        else:
            client.send_text(message + b" " * (chance.randrange(100, 400) * (kind == "long")))
        if chance.random() < 0.2:
            client.send_ping(b"?")
            pings += 1
        if calm and number < 20:
            for part in client.data_to_send():
                writer.write(part)
                await writer.drain()
                await asyncio.sleep(0.002)
            continue
        data = b"".join(client.data_to_send())
        while data:
            size = chance.randint(1, len(data))
            writer.write(data[:size])
            data = data[size:]
            await asyncio.sleep(chance.choice((0, 0.002)))
    texts = [Opcode.TEXT, Opcode.PONG]
    await hear(lambda: sum(getattr(event, "opcode", None) in texts for event in heard) > 40 + pings)
    frames = [event for event in heard if isinstance(event, Frame)]
    answers = [json.loads(bytes(frame.data)) for frame in frames if frame.opcode is Opcode.TEXT]
    assert [answer["re"] for answer in answers] == [None, *range(40)]
    assert sum(frame.opcode is Opcode.PONG for frame in frames) == pings
    writer.close()
