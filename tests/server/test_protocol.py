"""``docs/protocol.md`` says what is: its examples run, and nothing on the wire is left out."""

import asyncio
import inspect
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from tercet.core.errors import TercetError
from tercet.server import limits, messages
from tercet.server.protocol import document
from tercet.server.tables import decoding
from tests.server.real import Server, connect, cookie_of, serving, visitor

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
STRUCTS = [
    one
    for _, one in inspect.getmembers(messages, inspect.isclass)
    if issubclass(one, msgspec.Struct)
]


def test_the_tables_are_those_of_the_messages() -> None:
    assert document(DOCUMENT) == DOCUMENT, "python -m tercet.server.protocol"


def blocks(kind: str) -> list[list[str]]:
    found = re.findall(rf"^```{kind}\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL)
    return [block.splitlines() for block in found]


@pytest.fixture(scope="module")
def server(module_database: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("protocol") / "data") as running:
        yield running


class Names:
    """What the placeholders of the examples stand for, as the server has given it out."""

    def __init__(self) -> None:
        self.known: dict[str, str] = {}

    def fill(self, text: str) -> str:
        for name, value in self.known.items():
            text = text.replace(name, value)
        return text

    def check(self, expected: Any, found: Any, where: str) -> None:
        """An answer holds everything that the example shows."""
        if expected == "…":
            assert found is not None, where
        elif isinstance(expected, str) and expected in ("TABLE", "TOKEN"):
            assert self.known.setdefault(expected, found) == found, where
        elif isinstance(expected, dict):
            for key, value in expected.items():
                assert key in found, f"{where}.{key}"
                self.check(value, found[key], f"{where}.{key}")
        elif isinstance(expected, list):
            assert len(found) == len(expected), where
            for index, value in enumerate(expected):
                self.check(value, found[index], f"{where}[{index}]")
        else:
            assert found == expected, where


def test_the_examples_hold(server: Server) -> None:
    one, names = visitor(server), Names()
    for block in blocks("http"):
        for asked, answered in zip(block[::2], block[1::2], strict=True):
            method, path, *body = names.fill(asked).split(" ", 2)
            found = one.request(method, path, json=json.loads(body[0]) if body else None)
            status, expected = answered.split(" ", 1)
            assert found.status_code == int(status), asked
            names.check(json.loads(expected), found.json(), asked)
    (wire,) = blocks("wire")
    table = names.known["TABLE"]
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket?lang=en"

    async def talk() -> None:
        async with connect(address, additional_headers={"cookie": cookie_of(one)}) as socket:
            for line in wire:
                arrow, text = line.split(" ", 1)
                if arrow == "→":
                    await socket.send(names.fill(text))
                else:
                    await answer(socket, json.loads(text), names)

    asyncio.run(talk())


async def answer(socket: ClientConnection, expected: dict[str, Any], names: Names) -> None:
    """Wait for the message with the number of the example; others may come in between."""
    while True:
        found = json.loads(await asyncio.wait_for(socket.recv(), 60))
        if found["re"] == expected["re"] and (
            found["re"] is not None or found["type"] == expected["type"]
        ):
            names.check(expected, found, str(expected))
            return


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_every_message_is_described(struct: type[msgspec.Struct]) -> None:
    tag = struct.__struct_config__.tag
    if tag is None:
        return
    assert f"`{tag}`" in DOCUMENT
    for field in struct.__struct_fields__:
        assert f"`{field}`" in DOCUMENT, f"{tag}: {field}"


def every_kind_of(error: type[TercetError]) -> Iterator[type[TercetError]]:
    for kind in error.__subclasses__():
        yield kind
        yield from every_kind_of(kind)


def test_every_refusal_is_described() -> None:
    codes = {kind.code for kind in every_kind_of(TercetError)}
    for name in ("server", "serve"):
        text = (ROOT / "src" / "tercet" / "texts" / f"en-{name}.ftl").read_text(encoding="utf-8")
        codes |= set(re.findall(r"^refused-([a-z-]+) =", text, re.MULTILINE))
    listed = set(re.findall(r"^- `([a-z-]+)`", DOCUMENT.partition("## Codes")[2], re.MULTILINE))
    assert listed == codes


def test_every_request_is_described(server: Server) -> None:
    paths = visitor(server).get("/api/schema").json()["paths"]
    assert paths
    for path, methods in paths.items():
        written = re.sub(r"\{(\w+?)(_id)?\}", lambda match: match[1].upper(), path)
        for method in methods:
            assert f"`{method.upper()} {written}`" in DOCUMENT


def test_the_limits_are_those_of_the_code() -> None:
    said = " ".join(DOCUMENT.partition("## Limits")[2].split())
    assert f"body may have {limits.LARGEST_BODY // 1024} KiB" in said
    assert f"message {decoding.LONGEST // 1024} KiB" in said
    assert f"more than {limits.LARGEST_FRAME // 1024} KiB" in DOCUMENT
    rate = limits.MESSAGES
    assert f"{rate.burst:g} messages at once and {rate.per_second:g} a second" in said
    assert f"{limits.CHANGES.burst:g} times at once and {limits.CHANGES.per_second:g} times" in said
    assert f"set up {limits.TABLES.burst:g} tables at once" in said
    assert f"have {limits.MOST_SOCKETS} sockets" in said
