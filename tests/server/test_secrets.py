"""Nothing that goes to a viewer holds more than the viewer may know.

With PostgreSQL the players of a table are at two servers, and the spectator is at the second one.
"""

import random
from pathlib import Path

import msgspec
import pytest

from tercet.core.errors import IllegalMove
from tercet.core.position import Position
from tercet.server.context import AppContext
from tercet.server.tables.table import Table
from tests.server.support import Guest, friends, in_memory, presence_known, run, two_servers
from tests.test_hidden import other_world, random_game

GAME = "mandala"


async def viewers(
    servers: tuple[AppContext, AppContext], language: str = "en"
) -> tuple[str, dict[str, Guest]]:
    """A table with two players and a spectator; the guests by seat."""
    one, two = servers
    table, guests = await friends(one, GAME, language, other=two)
    guests["spectator"] = await Guest.join(two, "cyril", table, language)
    await presence_known(servers, table)
    return table, guests


def secret_of(context: AppContext, table: str) -> Position:
    """The whole truth about a table."""
    return in_memory(context, table).position


def check(guest: Guest, viewer: str, truth: Position, seed: str) -> None:
    """Every message is what `Position` shows to the viewer, and holds no seed."""
    for data, message in zip(guest.sent, guest.heard, strict=True):
        assert seed.encode() not in data
        if "view" in message:
            then = truth.at(message["view"]["ply"])
            assert message["view"] == msgspec.json.decode(msgspec.json.encode(then.view(viewer)))
            events = then.last_events(viewer)
            assert message["events"] == msgspec.json.decode(msgspec.json.encode(events))
    guest.sent.clear()
    guest.heard.clear()


def test_whole_games_tell_nobody_what_they_may_not_know(tmp_path: Path) -> None:
    async def work() -> None:
        async with two_servers(tmp_path) as servers:
            for number in range(3):
                table, guests = await viewers(servers)
                chance = random.Random(number)
                seed = in_memory(servers[0], table).seed
                some = guests["spectator"]
                while True:
                    mover = guests[some.view["to_move"]]
                    for guest in guests.values():  # what others can ask for
                        await guest.ask("look", ply=chance.randint(0, guest.ply))
                        await guest.ask("try", ply=guest.ply, move="A1r")
                    for guest in guests.values():
                        guest.heard[:] = [m for m in guest.heard if m["type"] != "past"]
                        guest.sent[:] = [d for d in guest.sent if b'"type":"past"' not in d]
                    move = chance.choice(mover.view["legal"])
                    truth = secret_of(mover.context, table).copy()
                    truth.play(move)
                    if truth.is_over:
                        break
                    await mover.play(move)
                    for viewer, guest in guests.items():
                        await guest.until_ply(mover.ply)
                        check(guest, viewer, truth, seed)
                for viewer, guest in guests.items():
                    expected = str(truth.at(truth.ply - 1).record(viewer)).count("?")
                    for context in servers:
                        record = str(await context.tables.record(guest.connection.person, table))
                        assert seed not in record
                        assert record.count("?") == expected

    run(work())


def test_what_looks_the_same_to_a_viewer_is_told_in_the_same_bytes(tmp_path: Path) -> None:
    """Two games that differ only in the second hand look the same to the first and to others."""

    async def told(servers: tuple[AppContext, AppContext], swap: bool) -> dict[str, list[bytes]]:
        table, guests = await viewers(servers)
        hands = ("*roygpb", "*roygpp") if not swap else ("*roygpb", "*rrroog")
        deal = ["*rg", "*yb", hands[0], hands[1], "*rr", "*gb"]
        everywhere = [in_memory(context, table) for context in servers]
        for inside in everywhere:
            inside.position = Position(inside.game, dict(inside.position.options), deal, "same")
            inside.id = "same"
            inside.seed = "same"
            inside.__dict__.pop("_commitment", None)
        for guest in guests.values():
            guest.sent.clear()
            await guest.ask("sync")
        for move, done in (("A1r", "build"), ("B2r1", "grow")):
            mover = guests[guests["spectator"].view["to_move"]]
            answer = await mover.ask("try", ply=mover.ply, move=move)
            assert [event["type"] for event in answer["events"]] == [done], "nothing is drawn"
        for inside in everywhere:
            inside.id = table
        # Answers alone: who is here may still be coming in from the other process.
        return {
            viewer: [message for message in guest.sent if b'"re":null' not in message]
            for viewer, guest in guests.items()
        }

    async def work() -> None:
        async with two_servers(tmp_path) as servers:
            one, other = await told(servers, False), await told(servers, True)
            assert len(one["first"]) > 1
            assert one["first"] == other["first"]
            assert one["spectator"] == other["spectator"]
            assert one["second"] != other["second"]

    run(work())


async def all_answers(table: Table, guest: Guest, asked: list[str]) -> list[bytes]:
    """All that a viewer can get out of a table by asking, and by having been there."""
    context = guest.context
    await guest.ask("sync")  # after it nothing is under way any more
    guest.sent.clear()
    guest.heard.clear()
    guest._number = 0
    await guest.ask("sync")
    for ply in range(guest.ply + 1):
        await guest.ask("look", ply=ply)
    for move in asked:
        await guest.ask("try", ply=guest.ply, move=move)
    if table.position.ply:
        context.table_parts.broadcaster.move(table)
    context.table_parts.broadcaster.status(table)
    await guest.ask("undo", ply=-1)
    record = str(await context.tables.record(guest.connection.person, table.id))
    return [*guest.sent, record.encode()]


@pytest.mark.parametrize("language", ["en", "cs", "hu", "pl"])
def test_worlds_that_look_the_same_answer_everything_alike(tmp_path: Path, language: str) -> None:
    """Whole games: words, past, reasons, records."""

    async def work() -> None:
        async with two_servers(tmp_path) as servers:
            name, guests = await viewers(servers, language)
            compared = 0
            for seed in (3, 6, 8):
                here = random_game(seed)
                for viewer, guest in guests.items():
                    table = in_memory(guest.context, name)
                    there = other_world(here, viewer, random.Random(f"{seed} {viewer}"))
                    if there is None:
                        continue
                    asked = sorted({*here.legal_moves()[:9], "A1r", "B2g8", "Cb1", "Co7", "--"})
                    told = []
                    for world in (here, there):
                        table.position = world.copy()
                        told.append(await all_answers(table, guest, asked))
                    assert told[0] == told[1]
                    compared += here.state.tobytes() != there.state.tobytes()
            assert compared >= 6

    run(work())


def test_what_the_end_of_a_game_opens_is_open_after_a_resignation(tmp_path: Path) -> None:
    async def work() -> None:
        async with two_servers(tmp_path) as servers:
            table, guests = await viewers(servers)
            watcher = guests["spectator"]
            await guests["first"].ask("resign")
            shown = await watcher.until(lambda message: bool(message["status"]["end"]))
            assert shown["view"]["table"]["cups"]["first"]["dealt"] is not None
            assert shown["status"]["deal"]["seed"] == in_memory(servers[0], table).seed
            past = await watcher.ask("look", ply=0)
            assert past["view"]["result"] == "0-1"

    run(work())


def test_asking_why_tells_nothing_of_another_hand(tmp_path: Path) -> None:
    async def work() -> None:
        async with two_servers(tmp_path) as servers:
            table, guests = await viewers(servers)
            truth = secret_of(servers[0], table)
            for move in ("A1r", "B1o8", "Cg8"):
                try:
                    truth.copy().play(move)
                except IllegalMove as error:
                    assert error.facts
                for guest in (guests["second"], guests["spectator"]):
                    answer = await guest.ask("try", ply=0, move=move)
                    assert answer["code"] in ("not-your-turn", "not-your-seat")
                    assert (answer["rule"], answer["why"], answer["facts"]) == (None, None, {})

    run(work())


def test_nothing_in_memory_shows_its_secrets_by_accident(tmp_path: Path) -> None:
    async def work() -> None:
        async with two_servers(tmp_path) as servers:
            table, _ = await viewers(servers)
            for context in servers:
                inside = in_memory(context, table)
                for thing in (inside, inside.position, context):
                    assert inside.seed not in repr(thing)
                    assert "hand" not in repr(thing)

    run(work())
