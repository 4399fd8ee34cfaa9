"""Whatever is sent, in whatever order: never an exception, and a refusal changes nothing."""

from pathlib import Path
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tercet.server.tables.decoding import Unreadable, decode_request
from tests.server.support import Guest, friends, run, running

WORDS = ["legal", "A1r", "b1-b2", "--", "*r", "=y"]
MOVES = st.one_of(st.text(max_size=12), st.sampled_from(WORDS))
PLIES = st.one_of(st.just("now"), st.integers(-2, 5), st.integers())
REQUESTS = st.one_of(
    st.fixed_dictionaries({"type": st.sampled_from(["play", "try"]), "ply": PLIES, "move": MOVES}),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["undo", "look", "offer-draw", "hint"]), "ply": PLIES}
    ),
    st.fixed_dictionaries({"type": st.just("answer"), "yes": st.booleans()}),
    st.fixed_dictionaries({"type": st.sampled_from(["rematch", "sync"])}),
    st.fixed_dictionaries(
        {"type": st.just("face"), "viewer": st.sampled_from(["first", "second", "spectator", "x"])}
    ),
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)


def filled(request: dict[str, Any], guest: Guest, pick: int) -> dict[str, Any]:
    """A request with the present ply and a legal move where it is to have them."""
    request = dict(request)
    if request.get("ply") == "now":
        request["ply"] = guest.ply
    if request.get("move") == "legal" and guest.view["legal"]:
        request["move"] = guest.view["legal"][pick % len(guest.view["legal"])]
    return request


@given(
    game=st.sampled_from(["mandala", "mabula"]),
    course=st.lists(st.tuples(st.integers(0, 2), REQUESTS, st.integers(0, 99)), max_size=25),
)
@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_any_course_of_requests_is_answered(
    game: str, course: list[tuple[int, dict[str, Any], int]], tmp_path_factory: Any
) -> None:
    folder: Path = tmp_path_factory.mktemp("fuzz")

    async def work() -> None:
        async with running(folder) as context:
            table, guests = await friends(context, game)
            people = [*guests.values(), await Guest.join(context, "cyril", table)]
            for who, request, pick in course:
                guest = people[who]
                before = {person: await person.ask("sync") for person in people}
                kind, *_ = fields = list(filled(request, guest, pick).items())
                answer = await guest.ask(str(kind[1]), **dict(fields[1:]))
                assert answer.get("code") != "broken"
                if answer["type"] == "refused":
                    for person in people:
                        assert await person.ask("sync") | {"re": 0} == before[person] | {"re": 0}
            plies = {(await person.ask("sync"))["view"]["ply"] for person in people}
            assert len(plies) == 1

    run(work())


@given(st.one_of(st.binary(max_size=200), st.text(max_size=200), JSON.map(msgspec.json.encode)))
def test_any_data_is_read_or_refused(data: bytes | str) -> None:
    try:
        request = decode_request(data)
    except Unreadable as refusal:
        assert refusal.code in ("malformed", "unknown-message", "too-long")
        assert refusal.text("en")
    else:
        assert isinstance(request.re, int)


def test_a_slow_browser_holds_up_nobody_and_is_let_go(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            table, guests = await friends(context, "mabula")
            slow = await context.tables.join("dead", table, "en", lambda _code: None)
            white = guests["white"]
            for _ in range(250):
                await white.ask("offer-draw", ply=0)
                await white.ask("answer", yes=False)
                if slow.fell_behind.is_set():
                    break
            assert slow.fell_behind.is_set()
            assert (await white.play(white.view["legal"][0]))["type"] == "played"
            context.tables.leave(slow)

    run(work())
