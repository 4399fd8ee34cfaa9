"""What a table refuses: each with a name and a sentence, and nothing has changed."""

from pathlib import Path
from typing import Any, get_args

import pytest

from tercet.core.errors import TercetError
from tercet.players import BadPlayerSetting
from tercet.server.context import AppContext
from tercet.server.messages import Incoming, NewTable, Resign
from tercet.server.tables import requests
from tercet.server.tables.decoding import LONGEST
from tercet.server.tables.requests import HANDLERS, Call
from tests.server.support import Guest, create, friends, run, running


async def refused(guest: Guest, code: str, kind: str, **fields: Any) -> None:
    before = await guest.ask("sync")
    answer = await guest.ask(kind, **fields)
    assert (answer["type"], answer["code"]) == ("refused", code)
    assert answer["said"]
    assert await guest.ask("sync") | {"re": 0} == before | {"re": 0}


def test_what_is_not_ones_to_do_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table, guests = await friends(context, "mabula")
            white, black = guests.values()
            watcher = await Guest.join(context, "cyril", table)
            move = white.view["legal"][0]
            assert black.view["legal"] == watcher.view["legal"] == []
            await refused(black, "not-your-turn", "play", ply=0, move=move)
            await refused(watcher, "not-your-seat", "play", ply=0, move=move)
            for kind in ("resign", "undo", "offer-draw", "answer"):
                fields: dict[str, Any] = {"ply": 0} if kind in ("undo", "offer-draw") else {}
                fields |= {"yes": True} if kind == "answer" else {}
                await refused(watcher, "not-your-seat", kind, **fields)
            await refused(watcher, "not-your-seat", "face", viewer="white")
            await refused(black, "not-your-seat", "face", viewer="white")
            await refused(watcher, "not-your-seat", "rematch")
            await refused(white, "not-over", "rematch")
            await refused(white, "no-hint", "hint", ply=0)
            await refused(white, "no-offer", "answer", yes=True)
            await refused(white, "nothing-to-undo", "undo", ply=0)
            await refused(white, "bad-ply", "look", ply=1)
            await refused(white, "bad-ply", "look", ply=-1)
            await refused(white, "bad-move", "play", ply=0, move="nonsense")
            await refused(white, "bad-move", "play", ply=0, move="")
            await refused(white, "bad-move", "play", ply=0, move=f"{move} {move}")
            await refused(black, "not-your-turn", "try", ply=0, move="a1-a2")

    run(work())


def test_chance_is_not_the_players_to_bring(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            _, guests = await friends(context, "mandala")
            first = guests["first"]
            build = next(move for move in first.view["legal"] if move.startswith("A"))
            await refused(first, "bad-move", "play", ply=0, move=f"{build} *rrr")
            await refused(first, "bad-move", "try", ply=0, move=f"{build} *rrr")
            await refused(first, "bad-move", "play", ply=0, move="*r")

    run(work())


def test_a_move_that_the_rules_forbid_says_which_and_why(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            _, guests = await friends(context, "mabula", "cs")
            white = guests["white"]
            for kind in ("try", "play"):
                answer = await white.ask(kind, ply=0, move="b2-b4")
                assert answer["code"] == "illegal-move"
                assert answer["rule"].startswith("MAB-")
                assert answer["why"]
                assert answer["rule"] in answer["said"]
                assert answer["short"] in answer["said"]
                assert answer["rule"] not in answer["short"]
            other = await white.ask("resign", reason="x")
            assert other["code"] == "malformed"
            assert other["short"] == other["said"]
            allowed = await white.ask("try", ply=0, move=white.view["legal"][0])
            assert allowed["type"] == "outcome"
            assert allowed["events"][0]["type"] == "slide"
            assert allowed["scores"].keys() == white.view["scores"].keys()
            assert white.ply == 0

    run(work())


def test_every_request_has_a_handler() -> None:
    assert set(HANDLERS) == set(get_args(Incoming))


def test_an_error_that_is_nobodys_refusal_is_answered_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_call: Call[Any]) -> None:
        raise BadPlayerSetting(player="x", setting="y", known=[], number=0)

    async def work() -> None:
        async with running(tmp_path) as context:
            _, guests = await friends(context, "mabula")
            monkeypatch.setattr(requests, "HANDLERS", HANDLERS | {Resign: fail})
            answer = await guests["white"].ask("resign")
            assert answer["code"] == "broken"
            assert "BadPlayerSetting" in caplog.text

    run(work())


def test_a_move_for_another_moment_is_refused_and_all_is_sent_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table, guests = await friends(context, "mabula")
            white = guests["white"]
            second = await Guest.join(context, "anna", table)
            move = white.view["legal"][0]
            await white.play(move)
            answer = await second.ask("play", ply=0, move=move)
            assert answer["code"] == "not-your-turn"
            black = guests["black"]
            await black.until_ply(1)
            answer = await black.ask("play", ply=0, move=black.view["legal"][0])
            assert answer["code"] == "stale"
            heard = len(black.heard)
            await black.ask("sync")
            assert "table" in [message["type"] for message in black.heard[heard - 1 : heard + 1]]
            assert black.ply == 1

    run(work())


BAD = [
    ("malformed", None, b""),
    ("malformed", None, b"{"),
    ("malformed", None, b"[1,2]"),
    ("malformed", None, b"null"),
    ("malformed", None, b"\xff\xfe"),
    ("malformed", None, "\ud800"),
    ("malformed", None, b"[" * 4000),
    ("malformed", None, b'{"type":"play"}'),
    ("malformed", 7, b'{"type":"play","re":7}'),
    ("malformed", 7, b'{"type":"play","re":7,"ply":0,"move":1}'),
    ("malformed", 7, b'{"type":"play","re":7,"ply":0,"move":"a","seat":"white"}'),
    ("malformed", None, b'{"type":"sync","re":"7"}'),
    ("malformed", None, b'{"type":"sync","re":99999999999999999999999999}'),
    ("malformed", 7, b'{"type":3,"re":7}'),
    ("malformed", 7, b'{"re":7}'),
    ("unknown-message", 7, b'{"type":"cheat","re":7}'),
    ("too-long", 7, b'{"type":"play","re":7,"ply":0,"move":"' + b"a" * LONGEST + b'"}'),
]


@pytest.mark.parametrize(("code", "re", "data"), BAD)
def test_what_is_no_request_is_named_and_the_conversation_goes_on(
    code: str, re: int | None, data: bytes | str, tmp_path: Path
) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            _, guests = await friends(context, "mabula")
            white = guests["white"]
            heard = len(white.heard)
            await white.receive(data)
            answer = await white.until(lambda message: message["type"] == "refused")
            assert white.heard.index(answer) >= heard
            assert (answer["code"], answer["re"]) == (code, re)
            assert (await white.play(white.view["legal"][0]))["type"] == "played"

    run(work())


async def code_of_creating(context: AppContext, **fields: Any) -> str:
    try:
        await create(context, "anna", NewTable(**fields))
    except TercetError as error:
        assert str(error)
        return error.code
    return "created"


def test_a_table_that_cannot_be_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            cases: list[tuple[str, dict[str, Any]]] = [
                ("created", {"game": "mana", "mode": "device"}),
                ("no-such-game", {"game": "chess", "mode": "device"}),
                ("no-level", {"game": "mana", "mode": "computer"}),
                ("bad-level", {"game": "mana", "mode": "computer", "level": 0}),
                ("bad-level", {"game": "mana", "mode": "computer", "level": 9}),
                ("bad-seat", {"game": "mana", "mode": "friend", "seat": "first"}),
                ("bad-option", {"game": "mana", "mode": "friend", "options": {"x": 1}}),
                ("bad-option", {"game": "mana", "mode": "friend", "options": {"setup": "Db1"}}),
                ("bad-option", {"game": "mandala", "mode": "friend", "options": {"deal": "*rg"}}),
                ("bad-option", {"game": "mandala", "mode": "friend", "options": {"draw": 3}}),
            ]
            for code, fields in cases:
                assert await code_of_creating(context, **fields) == code, fields
            for table in ("nothing", "", "x" * 5000, "é", "\ud800"):
                with pytest.raises(ValueError, match="no such table"):
                    await context.tables.record("anna", table)

    run(work())
