"""What the server answers over HTTP."""

import json
import re
import socket
from collections.abc import Iterator
from xml.etree import ElementTree

import httpx
import pytest

import tercet
from tercet.core.registry import find, folder
from tercet.core.texts import LANGUAGES
from tercet.server.http import address, demo
from tests.server.real import Server, serving, visitor
from tests.waiting import until

SVG = "{http://www.w3.org/2000/svg}svg"


@pytest.fixture(scope="module")
def server(module_database: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("http") / "data") as running:
        yield running


def test_the_games_are_told_with_their_options(server: Server) -> None:
    games = {game["name"]: game for game in visitor(server).get("/api/games").json()}
    assert tuple(games) == tercet.game_names()
    assert games["mana"]["seats"] == ["black", "white"]
    assert games["mana"]["levels"] == 8
    assert games["mandala"]["hidden"]
    assert not games["mandala"]["draw_offers"]
    assert games["mabula"]["draw_offers"]
    chancy = {name for name, game in games.items() if game["chance"]}
    assert chancy == {name for name in games if find(name).letters} == {"mabula", "mandala"}
    setup = games["mana"]["options"][0]
    assert setup == {
        "name": "setup",
        "values": ["standard", "advanced"],
        "least": None,
        "most": None,
        "default": "standard",
    }


def test_a_page_is_the_same_at_every_address_and_speaks_the_visitors_language(
    server: Server,
) -> None:
    with httpx.Client(base_url=server.address, headers={"accept-language": "hu, cs;q=.5"}) as one:
        home = one.get("/")
        assert home.status_code == 200
        assert home.headers["content-type"] == "text/html; charset=utf-8"
        assert home.headers["cache-control"] == "no-cache"
        assert '<html lang="hu"' in home.text
        assert one.get("/t/abc").text == one.get("/how/mana").text == home.text
        again = one.get("/", headers={"if-none-match": home.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        missing = one.get("/no/such/page")
        assert (missing.status_code, missing.text) == (404, home.text)


def test_assets_are_compressed_and_kept_for_ever(server: Server) -> None:
    with httpx.Client(base_url=server.address) as one:
        paths = re.findall(r'"(/assets/[^"]+\.js)"', one.get("/").text)
        assert paths
        plain = one.get(paths[0], headers={"accept-encoding": "identity"})
        packed = one.get(paths[0], headers={"accept-encoding": "gzip"})
        assert plain.status_code == packed.status_code == 200
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.content == plain.content
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
        assert "immutable" in packed.headers["cache-control"]
        assert packed.headers["content-type"].startswith("text/javascript")
        assert "set-cookie" not in packed.headers


@pytest.mark.parametrize(
    "path", ["/assets/nothing.js", "/assets/../index.html", "/assets/%2e%2e/__init__.py"]
)
def test_no_other_file_can_be_had(server: Server, path: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 404")
    assert b"import" not in answer.partition(b"\r\n\r\n")[2][:20]


def test_a_name_and_a_language_are_kept(server: Server) -> None:
    one = visitor(server, **{"accept-language": "pl"})
    assert one.get("/api/me").json() == {"name": "", "language": "pl"}
    chosen = {"name": "Žofie <b>", "language": "cs"}
    assert one.put("/api/me", json=chosen).json() == chosen
    assert one.get("/api/me").json() == chosen
    assert one.cookies["language"] == "cs"
    assert '<html lang="cs"' in one.get("/").text


def test_tables_are_listed_to_those_who_sit_there(server: Server) -> None:
    one, two, three = (visitor(server) for _ in range(3))
    made = one.post("/api/tables", json={"game": "mana", "mode": "friend", "seat": "black"})
    assert made.status_code == 201
    table = made.json()["id"]
    assert len(table) >= 16
    assert two.post(f"/api/tables/{table}/sit").json() == {"id": table}
    refused = three.post(f"/api/tables/{table}/sit")
    assert (refused.status_code, refused.json()["code"]) == (409, "no-free-seat")
    for client, number in ((one, 1), (two, 1), (three, 0)):
        assert [info["id"] for info in client.get("/api/tables").json()] == [table] * number


def test_a_link_moves_a_seat_once(server: Server) -> None:
    one, two, three = (visitor(server) for _ in range(3))
    table = one.post("/api/tables", json={"game": "mana", "mode": "computer", "level": 1}).json()
    path = one.post(f"/api/tables/{table['id']}/link").json()["path"]
    token = path.removeprefix("/seat/")
    assert two.post(f"/api/links/{token}").json() == table
    assert [info["id"] for info in two.get("/api/tables").json()] == [table["id"]]
    assert one.get("/api/tables").json() == []
    used = three.post(f"/api/links/{token}")
    assert (used.status_code, used.json()["code"]) == (404, "bad-link")


def test_a_record_can_be_had(server: Server) -> None:
    one = visitor(server)
    asked = {"game": "mandala", "mode": "computer", "level": 1, "seat": "first"}
    table = one.post("/api/tables", json=asked).json()["id"]
    answer = one.get(f"/api/tables/{table}/record")
    name = re.fullmatch('attachment; filename="(.+)"', answer.headers["content-disposition"])
    assert name is not None
    assert name[1] == f"tercet-mandala-{table[:8]}.tct"
    assert table not in name[1]
    assert answer.text.startswith('[Game "mandala"]')
    assert '[Viewer "first"]' in answer.text
    assert "*??????" in answer.text
    assert "Seed" not in answer.text


@pytest.mark.parametrize(
    "game", [name for name in tercet.game_names() if (folder(name) / "demo.tct").exists()]
)
def test_a_demonstration_is_a_game_as_a_spectator_sees_it(server: Server, game: str) -> None:
    answer = visitor(server).get(f"/api/demo/{game}")
    frames = answer.json()
    assert answer.headers["content-encoding"] == "gzip"
    assert 20 <= len(frames) <= demo.MOST_FRAMES
    assert [frame["view"]["ply"] for frame in frames] == list(range(len(frames)))
    assert {frame["view"]["viewer"] for frame in frames} == {"spectator"}
    assert frames[0]["last"] is None
    assert all(frame["last"] and frame["events"] for frame in frames[1:])


def test_a_game_without_a_demonstration_shows_its_start(server: Server) -> None:
    (frame,) = visitor(server).get("/api/demo/hexapawn").json()
    assert frame["view"]["table"] == tercet.start("hexapawn").view("spectator")["table"]
    assert (frame["view"]["ply"], frame["last"], frame["events"]) == (0, None, [])


def test_the_layout_of_a_game_has_its_squares_and_moves(server: Server) -> None:
    layout = visitor(server).get("/api/games/hexapawn/layout").json()
    assert layout["squares"] == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    assert layout["fields"] == ["board"]
    assert len(layout["moves"]) == 81
    assert {"a1-a2", "a1xb2", "c3xa1"} <= set(layout["moves"])
    two = visitor(server).get("/api/games/mana/layout").json()
    assert two["fields"] == ["board", "marks"]
    assert len(two["squares"]) == 36
    none = visitor(server).get("/api/games/mandala/layout").json()
    assert (none["squares"], none["fields"]) == ([], [])
    unknown = visitor(server).get("/api/games/chess/layout")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "no-such-game")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_messages_of_a_game_come_in_each_language(server: Server, language: str) -> None:
    answer = visitor(server).get(f"/api/games/hexapawn/texts/{language}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    own = folder("hexapawn") / "texts" / f"{language}.ftl"
    assert answer.text == own.read_text(encoding="utf-8")


def test_messages_that_there_are_not(server: Server) -> None:
    game = visitor(server).get("/api/games/chess/texts/en")
    assert (game.status_code, game.json()["code"]) == (404, "no-such-game")
    language = visitor(server).get("/api/games/hexapawn/texts/xx")
    assert (language.status_code, language.json()["code"]) == (400, "malformed")


def test_the_code_of_a_table_is_a_picture(server: Server) -> None:
    answer = visitor(server).get("/api/tables/abc/qr")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert ElementTree.fromstring(answer.content).tag == SVG  # noqa: S314
    lan = httpx.get(f"{server.address}/api/tables/abc/qr", headers={"host": "192.168.7.7:8000"})
    assert lan.content != answer.content
    bad = httpx.get(f"{server.address}/api/tables/abc/qr", headers={"host": 'a"b/c'})
    assert (bad.status_code, bad.json()["code"]) == (400, "malformed")


def test_a_friend_gets_an_address_that_works(server: Server) -> None:
    own = httpx.get(f"{server.address}/api/address").json()
    assert own == {"base": server.address, "shared": False}
    named = httpx.get(f"{server.address}/api/address", headers={"host": "table.example"}).json()
    assert named == {"base": "http://table.example", "shared": True}


def test_from_everywhere_means_by_the_number_in_the_network() -> None:
    found = address.address_for("http", "localhost:8000", "0.0.0.0")  # noqa: S104
    number = address.own_address()
    assert found.base == f"http://{number or 'localhost'}:8000"
    assert found.shared == (number is not None)


def test_health_tells_version_and_store(server: Server) -> None:
    said = {"ok": True, "store": True, "ready": True, "notices": True}
    expected = said | {"version": tercet.__version__}
    until(lambda: httpx.get(f"{server.address}/health").json()["ready"])
    assert httpx.get(f"{server.address}/health").json() == expected


def test_problems_are_in_the_language_of_the_visitor_or_at_least_in_words(server: Server) -> None:
    one = visitor(server)
    for body, code in (
        ({"game": "chess", "mode": "computer", "level": 1}, "no-such-game"),
        ({"game": "mana", "mode": "computer", "level": 99}, "bad-level"),
        ({"game": "mana", "mode": "friend", "options": {"setup": "upside-down"}}, "bad-option"),
        ({"game": "mana", "mode": "sideways"}, "malformed"),
        ({"game": "mana"}, "malformed"),
        ({"game": "mana", "mode": "friend", "cheat": 1}, "malformed"),
        ([], "malformed"),
    ):
        answer = one.post("/api/tables", json=body)
        problem = answer.json()
        assert answer.status_code in (400, 404), body
        assert problem["code"] == code, body
        assert len(problem["said"]) > 10
    assert one.post("/api/tables", content=b"{").json()["code"] == "malformed"
    assert one.get("/api/nothing").json()["code"] == "no-such-page"
    assert one.delete("/api/me").status_code == 405
    assert one.get("/api/tables").json() == []


def test_metrics_count(server: Server) -> None:
    def value(name: str) -> float:
        text = httpx.get(f"{server.address}/metrics").text
        found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
        return float(found.group(1)) if found else 0.0

    games = 'tercet_http_requests_total{method="GET",path="/api/games",status="200"}'
    missing = 'tercet_refused_total{code="no-such-table"}'
    before = value(games), value(missing)
    one = visitor(server)
    one.get("/api/games")
    one.post("/api/tables/nowhere/sit")
    assert (value(games), value(missing)) == (before[0] + 1, before[1] + 1)
    assert value("tercet_sockets_open") == 0


def test_the_log_is_lines_of_json_without_ids(server: Server) -> None:
    one = visitor(server)
    table = one.post("/api/tables", json={"game": "mana", "mode": "friend"}).json()["id"]
    one.get(f"/t/{table}")
    one.get("/seat/secret-token")
    lines = [json.loads(line) for line in server.log.splitlines()]
    assert {"time", "level", "event"} <= lines[0].keys()
    requests = [line for line in lines if line["event"] == "request"]
    assert {"method", "path", "status", "ms"} <= requests[-1].keys()
    assert {"/t/{table_id}", "/seat/{token}"} <= {line["path"] for line in requests}
    assert table not in server.log
    assert "secret-token" not in server.log


def test_without_a_bundle_a_page_says_how_to_build_it() -> None:
    from tercet.server.http.pages import Pages

    pages = Pages(None)
    assert b"script/setup" in pages.page("en").data
    assert not pages.is_built
