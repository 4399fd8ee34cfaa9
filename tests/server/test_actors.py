"""What happens at tables by itself: when it is due, without anybody there, and after a restart."""

from datetime import datetime, timedelta
from pathlib import Path

import pytest

from tercet.server.context import AppContext
from tercet.server.errors import Refusal
from tercet.server.messages import NewTable
from tercet.server.tables.table import Table
from tests.server.support import Guest, create, in_memory, run, running


class Impatient:
    """Ends a game for whoever is to move, so long after the last move."""

    def __init__(self, context: AppContext, seconds: float) -> None:
        self.parts = context.table_parts
        self.patience = timedelta(seconds=seconds)
        self.parts.writer._actors.add(self)

    def due_at(self, table: Table) -> datetime | None:
        return None if table.position.is_over else table.turn_began_at + self.patience

    async def act(self, table: Table) -> None:
        async with self.parts.registry.locked(table):
            due = self.due_at(table)
            if due and due <= table.clock.now():
                loser = str(table.position.to_move)
                await self.parts.writer.end(table, lambda position: position.resign(loser))
                self.parts.broadcaster.whole(table)


async def until_over(context: AppContext, table: str) -> None:
    """Without loading the table, which would have what is due happen."""
    (info,) = await context.tables.list_for("anna", "en")
    assert info.id == table
    while info.end is None:
        (info,) = await context.tables.list_for("anna", "en")


def test_what_is_due_later_happens_with_nobody_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            Impatient(context, 0.2)
            await until_over(context, await create(context, "anna", NewTable("mana", "device")))

    run(work())


def test_what_fails_is_tried_again(tmp_path: Path) -> None:
    class Unlucky(Impatient):
        failures = 1

        async def act(self, table: Table) -> None:
            self.failures -= 1
            if self.failures >= 0:
                raise Refusal("not-stored")
            await super().act(table)

    async def work() -> None:
        async with running(tmp_path) as context:
            actor = Unlucky(context, 0.1)
            await until_over(context, await create(context, "anna", NewTable("mana", "device")))
            assert actor.failures < 0

    run(work())


def test_it_is_shown_to_those_who_are_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            Impatient(context, 0.2)
            table = await create(context, "anna", NewTable("mana", "device"))
            guest = await Guest.join(context, "anna", table)
            while not guest.status["end"]:
                await guest.wait()
            assert guest.status["end"]["reason"] == "resigned"

    run(work())


def test_it_happens_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            Impatient(context, 1.5)
            table = await create(context, "anna", NewTable("mana", "device"))
        async with running(tmp_path) as context:
            Impatient(context, 1.5)
            await until_over(context, table)

    run(work())


def test_a_move_puts_it_off(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            actor = Impatient(context, 3600)
            table = await create(context, "anna", NewTable("mana", "device"))
            guest = await Guest.join(context, "anna", table)
            inside = in_memory(context, table)
            first = actor.due_at(inside)
            await guest.play(guest.view["legal"][0])
            second = actor.due_at(inside)
            assert first
            assert second
            assert second > first

    run(work())


@pytest.mark.sqlite
def test_a_table_where_something_is_due_stays_in_memory(tmp_path: Path) -> None:
    async def work() -> None:
        async with running(tmp_path) as context:
            Impatient(context, 3600)
            table = await create(context, "anna", NewTable("mana", "device"))
            guest = await Guest.join(context, "anna", table)
            guest.leave()
            assert context.tables_in_memory == 1
            guest = await Guest.join(context, "anna", table)
            await guest.ask("resign")
            guest.leave()
            assert context.tables_in_memory == 0

    run(work())
