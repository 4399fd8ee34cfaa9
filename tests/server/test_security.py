"""What the server does not let happen."""

import asyncio
import json
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from tercet.client import Client, RequestRefused
from tercet.server import limits
from tercet.server.tables import decoding
from tests.server.real import Server, browser, connect, cookie_of, serving, visitor


@pytest.fixture(scope="module")
def server(module_database: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("security") / "data") as running:
        yield running


def new_table(client: httpx.Client) -> str:
    answer = client.post("/api/tables", json={"game": "mana", "mode": "friend", "seat": "black"})
    return str(answer.json()["id"])


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/x",
        "/how/x",
        "/seat/x",
        "/nothing",
        "/api/me",
        "/api/nothing",
        "/health",
        "/metrics",
    ],
)
def test_every_answer_is_strict_with_the_browser(server: Server, path: str) -> None:
    headers = httpx.get(f"{server.address}{path}").headers
    policy = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy.pop("script-src") == "'self' 'wasm-unsafe-eval'"
    assert not [part for part in policy.values() if "unsafe" in part]
    assert "//" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers


def test_the_identity_is_for_the_server_only(server: Server) -> None:
    header = next(
        value
        for value in httpx.get(server.address).headers.get_list("set-cookie")
        if value.startswith("tercet=")
    )
    assert "HttpOnly" in header
    assert "SameSite=Lax" in header
    assert "Secure" not in header
    behind = httpx.get(server.address, headers={"x-forwarded-proto": "https"})
    assert "Secure" in behind.headers["set-cookie"]


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    one = visitor(server)
    table = new_table(one)
    genuine = one.cookies["tercet"]
    person, _, signature = genuine.rpartition(".")
    other = visitor(server).cookies["tercet"].rpartition(".")
    for forged in (person, f"{person}.", f"{person}.{other[2]}", f"{other[0]}.{signature}", "é"):
        thief = browser(server)
        thief.cookies.set("tercet", forged.encode("latin-1").decode("ascii", "ignore") or "x")
        answer = thief.get("/api/tables")
        assert answer.json() == [], forged
        assert "tercet=" in answer.headers["set-cookie"]
    assert [info["id"] for info in one.get("/api/tables").json()] == [table]


@pytest.mark.sqlite
def test_the_key_is_for_its_owner(server: Server) -> None:
    path = server.data / "secret.key"
    assert path.stat().st_mode & 0o777 == 0o600
    assert len(path.read_text()) == 64


def test_a_change_needs_the_token_of_our_page(server: Server) -> None:
    one = visitor(server)
    table = new_table(one)
    right = one.headers.pop("x-csrf-token")
    for token in (None, "", "x" * 128, right[:-1] + ("0" if right[-1] != "0" else "1")):
        headers = {} if token is None else {"x-csrf-token": token}
        for answer in (
            one.post("/api/tables", json={"game": "mana", "mode": "friend"}, headers=headers),
            one.put("/api/me", json={"name": "x", "language": "en"}, headers=headers),
            one.post(f"/api/tables/{table}/link", headers=headers),
        ):
            assert (answer.status_code, answer.json()["code"]) == (403, "cross-site")
    assert len(one.get("/api/tables").json()) == 1
    assert one.get("/api/me").json()["name"] == ""


def test_a_token_of_another_server_at_this_address_is_replaced(server: Server) -> None:
    client = browser(server)
    client.cookies.set("csrftoken", "0" * 128, domain="127.0.0.1")
    answer = client.get("/api/me")
    token = next(
        value.partition("=")[2].partition(";")[0]
        for value in answer.headers.get_list("set-cookie")
        if value.startswith("csrftoken=")
    )
    fresh = browser(server, **{"x-csrf-token": token})
    fresh.cookies.set("csrftoken", token)
    assert fresh.put("/api/me", json={"name": "x", "language": "en"}).status_code == 200


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://localhost.evil.example"]
)
def test_a_foreign_page_cannot_open_a_socket(server: Server, origin: str) -> None:
    table = new_table(visitor(server))

    async def attempt() -> None:
        async with connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket", origin=Origin(origin)
        ):
            raise AssertionError("opened")

    with pytest.raises(InvalidStatus) as refused:
        asyncio.run(attempt())
    assert refused.value.response.status_code == 403


def test_our_page_can(server: Server) -> None:
    table = new_table(visitor(server))

    async def attempt() -> None:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        async with connect(address, origin=Origin(server.address)) as socket:
            assert json.loads(await socket.recv())["type"] == "table"

    asyncio.run(attempt())


def test_a_large_body_is_refused(server: Server) -> None:
    one = visitor(server)
    answer = one.put("/api/me", json={"name": "x" * limits.LARGEST_BODY, "language": "en"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_a_long_message_is_refused_and_the_talk_goes_on(server: Server) -> None:
    async def attempt() -> None:
        async with Client(server.address) as me:
            table = await me.create("mana", "friend", seat="black")
            async with me.join(table) as seat:
                with pytest.raises(RequestRefused) as refused:
                    await seat.request("try", ply=0, move="x" * decoding.LONGEST)
                assert refused.value.code == "too-long"
                assert (await seat.request("sync")).id == table

    asyncio.run(attempt())


def test_a_huge_frame_closes_the_socket(server: Server) -> None:
    one = visitor(server)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{new_table(one)}/socket"

    async def attempt() -> None:
        async with connect(address) as socket:
            await socket.recv()
            await socket.send("x" * (limits.LARGEST_FRAME + 1))
            await socket.recv()

    with pytest.raises(ConnectionClosed) as closed:
        asyncio.run(attempt())
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert one.get("/health").json()["ok"]


def test_messages_that_come_too_fast_are_refused_by_number(server: Server) -> None:
    one = visitor(server)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{new_table(one)}/socket"

    async def attempt() -> dict[int, str]:
        codes: dict[int, str] = {}
        async with connect(address) as socket:
            await socket.recv()
            for number in range(100):
                await socket.send(json.dumps({"type": "sync", "re": number}))
            while len(codes) < 100:
                answer = json.loads(await socket.recv())
                codes[answer["re"]] = answer.get("code", "")
        return codes

    codes = asyncio.run(attempt())
    assert codes[0] == codes[59] == ""
    assert codes[99] == "too-fast"


def test_tables_cannot_be_set_up_without_end(server: Server) -> None:
    one = visitor(server)
    answers = [one.post("/api/tables", json={"game": "mana", "mode": "friend"}) for _ in range(40)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert 15 <= len(refused) <= 20
    assert refused[0].json()["code"] == "too-fast"
    assert refused[0].headers["retry-after"]
    assert len(one.get("/api/tables").json()) == 40 - len(refused)


def test_one_person_has_so_many_sockets_and_no_more(server: Server) -> None:
    one = visitor(server)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{new_table(one)}/socket"
    headers = {"cookie": cookie_of(one)}

    async def attempt() -> None:
        sockets = [
            await connect(address, additional_headers=headers) for _ in range(limits.MOST_SOCKETS)
        ]
        one_more = await connect(address, additional_headers=headers)
        refused = json.loads(await one_more.recv())
        assert (refused["type"], refused["code"]) == ("refused", "too-many-sockets")
        with pytest.raises(ConnectionClosed) as closed:
            await one_more.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        await sockets.pop().close()
        while True:  # until the server has noticed that the other one is closed
            again = await connect(address, additional_headers=headers)
            if json.loads(await again.recv())["type"] == "table":
                break
        for socket in [*sockets, again]:
            await socket.close()

    asyncio.run(attempt())


def test_a_table_that_is_not_there_is_refused_by_name(server: Server) -> None:
    async def attempt() -> None:
        async with Client(server.address) as me, me.join("no-such-table"):
            raise AssertionError("joined")

    with pytest.raises(RequestRefused) as refused:
        asyncio.run(attempt())
    assert refused.value.code == "no-such-table"


def test_the_seat_of_another_cannot_be_used(server: Server) -> None:
    async def attempt() -> None:
        async with Client(server.address) as one, Client(server.address) as two:
            table = await one.create("mana", "friend", seat="black")
            async with two.join(table) as watching:
                assert watching.table.viewer == "spectator"
                with pytest.raises(RequestRefused) as refused:
                    await watching.play("Db1")
                assert refused.value.code in ("not-your-turn", "not-your-seat")
                assert watching.view.ply == 0

    asyncio.run(attempt())
