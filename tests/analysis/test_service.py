"""The service as a process of its own: requests and answers as lines of JSON."""

import json
import os
import random
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tercet
from tercet.analysis.service import Service
from tercet.analysis.service_requests import MAX_LINE_BYTES
from tests.analysis.test_analysis import random_game
from tests.cli.support import start
from tests.forkserver import Process

Facts = dict[str, Any]


class Client:
    """Talks to a service."""

    def __init__(self, process: Process) -> None:
        self.process = process

    def send(self, *requests: Facts | bytes) -> None:
        assert self.process.stdin is not None
        for request in requests:
            line = request if isinstance(request, bytes) else json.dumps(request).encode()
            self.process.stdin.write(line + b"\n")

    def answer(self) -> Facts:
        assert self.process.stdout is not None
        facts: Facts = json.loads(self.process.stdout.readline())
        return facts

    def end(self) -> list[Facts]:
        """Close the input and take the rest of the answers."""
        out = self.process.finish()
        assert self.process.errors == b""
        assert self.process.returncode == 0
        return [json.loads(line) for line in out.splitlines()]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with start(tmp_path, "analyse", "--serve") as process:
        yield Client(process)


def ask(name: str, **options: Any) -> Facts:
    game = {"game": "mana", "rules": {"setup": "Dc1 Dc6"}}
    return {"id": name, **game, "options": {"nodes": 2000} | options}


def test_a_proof_with_partial_reports_before_it(client: Client) -> None:
    client.send(ask("a", nodes=3_000_000, lines=1, partial_every=0.01))
    answers = client.end()
    assert {facts["id"] for facts in answers} == {"a"}
    assert [facts["type"] for facts in answers] == ["partial"] * (len(answers) - 1) + ["final"]
    assert len(answers) > 1
    final = answers[-1]
    assert final["verdict"] == {"winner": "black", "plies": 9, "at_most": False, "scores": None}
    assert final["moves"][0]["move"] == "c1-c3"
    assert final["moves"][0]["proven"] == final["verdict"]
    assert final["moves"][0]["chance"] == 1
    assert final["finished"]
    assert [facts["nodes"] for facts in answers] == sorted(facts["nodes"] for facts in answers)


def test_records_and_positions_are_the_same_question(client: Client) -> None:
    position = random_game("mana", "record", 20)
    record = str(position.record())
    plain = {
        "game": "mana",
        "rules": position.options,
        "moves": " ".join(position.moves[:12]),
    }
    options = {"nodes": 3000, "seed": "s"}
    client.send({"id": "r", "record": record, "ply": 12, "options": options})
    client.send({"id": "p", **plain, "options": options})
    answers = {facts.pop("id"): facts for facts in client.end()}
    assert answers["r"] == answers["p"]
    assert answers["r"] == {"type": "final"} | json.loads(
        json.dumps(position.analyse(nodes=3000, ply=12, seed="s").as_dict())
    )


def test_a_request_can_be_cancelled_while_another_goes_on(client: Client) -> None:
    client.send(ask("long", nodes=None, seconds=1000, partial_every=0.01))
    assert client.answer()["type"] == "partial"
    client.send(ask("short"))
    while (facts := client.answer())["id"] != "short":
        assert facts["type"] == "partial"
    assert facts["type"] == "final"
    client.send({"cancel": "long"})
    while (facts := client.answer())["type"] == "partial":
        assert facts["id"] == "long"
    assert (facts["id"], facts["type"]) == ("long", "cancelled")
    assert facts["moves"]
    assert client.end() == []


def test_those_waiting_can_be_cancelled_and_an_id_used_again(client: Client) -> None:
    busy = [f"busy {number}" for number in range((os.cpu_count() or 1) + 1)]
    endless = [ask(name, nodes=None, seconds=1000) for name in busy]
    client.send(*endless, ask("waits"), ask("waits"), {"cancel": "waits"})
    refused, cancelled = client.answer(), client.answer()
    assert (refused["field"], refused["code"]) == ("id", "request-running")
    assert (cancelled["id"], cancelled["type"], cancelled["moves"]) == ("waits", "cancelled", [])
    client.send(*({"cancel": name} for name in busy), ask("waits"))
    answers = client.end()
    assert {facts["id"]: facts["type"] for facts in answers} == (
        dict.fromkeys(busy, "cancelled") | {"waits": "final"}
    )


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_signal_stops_it_cleanly(client: Client) -> None:
    client.send(ask("a", nodes=None, seconds=1000, partial_every=0.01))
    assert client.answer()["type"] == "partial"
    client.process.send_signal(signal.SIGTERM)
    answers = client.end()
    assert answers[-1]["type"] == "cancelled"
    assert answers[-1]["moves"]


def test_it_ends_when_nobody_reads(client: Client) -> None:
    assert client.process.stdout is not None
    client.send(ask("a", nodes=None, seconds=1000, partial_every=0.01))
    client.answer()
    client.process.stdout.close()
    client.process.wait()
    assert b"Traceback" not in client.process.errors


def test_every_answer_comes_at_the_end_of_the_input(client: Client) -> None:
    client.send(*(ask(str(number), seed=str(number % 2)) for number in range(30)))
    answers = client.end()
    assert sorted(int(facts["id"]) for facts in answers) == list(range(30))
    assert len({json.dumps(facts["moves"]) for facts in answers}) <= 2


# What is wrong is named

REFUSED: dict[str, tuple[Facts, str | None, str]] = {
    "no id": ({"game": "mana"}, "id", "request-missing"),
    "id": ({"id": 7, "game": "mana"}, "id", "request-text"),
    "no id at all": ({"id": None, "game": "mana"}, "id", "request-text"),
    "long id": ({"id": "x" * 201, "game": "mana"}, "id", "request-text"),
    "nothing": ({"id": "a"}, "record", "request-subject"),
    "both": ({"id": "a", "record": "", "game": "mana"}, "record", "request-subject"),
    "unknown": ({"id": "a", "gmae": "mana"}, "gmae", "request-field"),
    "record": ({"id": "a", "record": "nonsense"}, "record", "record-no-game"),
    "record type": ({"id": "a", "record": 5}, "record", "request-text"),
    "moves": ({"id": "a", "record": "x", "moves": "a"}, "moves", "request-with-record"),
    "game": ({"id": "a", "game": "chess"}, "game", "error-unknown-game"),
    "rules": ({"id": "a", "game": "mana", "rules": []}, "rules", "request-object"),
    "rule": ({"id": "a", "game": "mana", "rules": {"x": 1}}, "rules", "error-option-name"),
    "setup": (
        {"id": "a", "game": "mana", "rules": {"setup": "Da1 Db6"}},
        "rules",
        "error-bad-setup",
    ),
    "no ring": ({"id": "a", "game": "mabula"}, "rules", "error-chance-missing"),
    "move": ({"id": "a", "game": "mana", "moves": "Db1 Db1"}, "moves", "error-illegal-move"),
    "not a move": ({"id": "a", "game": "mana", "moves": "??"}, "moves", "error-bad-move"),
    "ply": ({"id": "a", "game": "mana", "ply": 1}, "ply", "error-analysis-number"),
    "ply type": ({"id": "a", "game": "mana", "ply": "1"}, "ply", "request-whole"),
    "negative": ({"id": "a", "game": "mana", "ply": -1}, "ply", "request-whole"),
    "options": ({"id": "a", "game": "mana", "options": 1}, "options", "request-object"),
    "option": (ask("a", lnies=3), "options.lnies", "request-field"),
    "lines": (ask("a", lines=0), "options.lines", "request-whole"),
    "truth": (ask("a", lines=True), "options.lines", "request-whole"),
    "fraction": (ask("a", lines=1.5), "options.lines", "request-whole"),
    "nodes": (ask("a", nodes=-5), "options.nodes", "request-whole"),
    "huge": (ask("a", nodes=10**400), "options.nodes", "request-whole"),
    "seconds": (ask("a", seconds="1"), "options.seconds", "request-number"),
    "not a number": (ask("a", seconds=float("nan")), "options.seconds", "request-number"),
    "endless": (ask("a", seconds=float("inf")), "options.seconds", "request-number"),
    "every": (ask("a", partial_every=0), "options.partial_every", "request-number"),
    "viewer": (ask("a", viewer="red"), "options.viewer", "error-bad-viewer"),
    "viewer type": (ask("a", viewer=1), "options.viewer", "request-text"),
    "open": (ask("a", open=True), "options.open", "error-analysis-open"),
    "open type": (ask("a", open="yes"), "options.open", "request-truth"),
    "seed": (ask("a", seed=1), "options.seed", "request-text"),
    "cancel": ({"cancel": "zz"}, "cancel", "request-not-running"),
    "cancel type": ({"cancel": 5}, "cancel", "request-text"),
    "cancel more": ({"cancel": "a", "now": True}, "now", "request-field"),
}
LINES: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "request-json"),
    "words": (b"hello", "request-json"),
    "half": (b'{"id": "a"', "request-json"),
    "bytes": (b"\xff\xfe\x00", "request-json"),
    "number": (b"5", "request-object"),
    "list": (b"[]", "request-object"),
    "deep": (b"[" * 100_000, "request-json"),
    "long number": (b"9" * 5000, "request-json"),
    "long": (b'"' + b"x" * MAX_LINE_BYTES + b'"', "request-long"),
    "much too long": (b"x" * (3 * MAX_LINE_BYTES), "request-long"),
}


def answers_here(*lines: bytes) -> list[Facts]:
    """The answers of a service in this process."""
    written: list[bytes] = []
    service = Service(written.append, 2)
    for line in lines:
        service.handle(line)
    service.close()
    assert all(line.count(b"\n") == 1 and line.endswith(b"\n") for line in written)
    return [json.loads(line) for line in written]


@pytest.mark.parametrize("case", REFUSED)
def test_an_error_names_the_field(case: str) -> None:
    request, field, code = REFUSED[case]
    (facts,) = answers_here(json.dumps(request).encode())
    assert facts["type"] == "error"
    assert (facts["field"], facts["code"]) == (field, code)
    name = request.get("cancel", request.get("id"))
    assert facts["id"] == (name if isinstance(name, str) and "now" not in request else None)
    assert facts["message"]
    assert len(facts["message"]) < 500


def test_whatever_comes_is_answered_and_it_lives_on(client: Client) -> None:
    for line, code in LINES.values():
        client.send(line)
        facts = client.answer()
        assert (facts["id"], facts["type"], facts["code"]) == (None, "error", code)
    client.send(ask("still there"))
    assert client.end()[0]["type"] == "final"


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)
FIELDS = st.sampled_from(["id", "record", "game", "rules", "moves", "ply", "options", "cancel"])
GUESSES = VALUES | st.sampled_from(["mana", "mandala", "mabula", "Db1 Db6", "first", 0, 5])
REQUESTS = st.dictionaries(FIELDS, GUESSES, max_size=5).map(
    lambda facts: facts | {"options": {"nodes": 50}} if "options" not in facts else facts
)


@given(
    st.lists(st.binary(max_size=30) | REQUESTS.map(lambda r: json.dumps(r).encode()), max_size=4)
)
@settings(max_examples=150, deadline=None)
def test_any_lines_get_answers_that_are_json(lines: list[bytes]) -> None:
    answers = answers_here(*(line.replace(b"\n", b" ") for line in lines))
    assert len(answers) == len(lines)
    for facts in answers:
        assert facts["type"] in {"error", "final"}
        assert facts["id"] is None or isinstance(facts["id"], str)
        assert facts.get("code") != "request-failed"


# What may be known


@pytest.mark.parametrize("viewer", ["first", "second", "spectator"])
def test_hidden_cards_stay_hidden(viewer: str) -> None:
    position = random_game("mandala", "hidden", 5)
    other = next(
        game
        for game in (random_deal(seed, position, viewer) for seed in range(1000))
        if game is not None and str(game.record()) != str(position.record())
    )
    requests = [
        json.dumps(
            {
                "id": "x",
                "record": str(game.record()),
                "options": {"nodes": 2000, "viewer": viewer},
            }
        ).encode()
        for game in (position, other)
    ]
    assert answers_here(requests[0]) == answers_here(requests[1])


def random_deal(seed: int, position: tercet.Position, viewer: str) -> tercet.Position | None:
    """The same game with other hidden cards in the deal, if it can be played so."""
    record = position.record()
    seen = position.record(viewer)
    draw = random.Random(seed)

    def redrawn(true: tuple[str, ...], shown: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(
            "*" + "".join(draw.choice("roygpb") for _ in token[1:]) if "?" in view else token
            for token, view in zip(true, shown, strict=True)
        )

    record.opening = redrawn(record.opening, seen.opening)
    try:
        return record.position()
    except tercet.TercetError:
        return None
