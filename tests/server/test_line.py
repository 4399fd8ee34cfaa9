"""The short way of messages over a socket, beside the library whose way it is not."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from tercet.server.line import _Mailbox, text_frame


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
