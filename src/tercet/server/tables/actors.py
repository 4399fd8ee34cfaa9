"""What acts at tables by itself, such as the computer: when that is due, and doing it."""

import logging
from collections.abc import Callable
from datetime import datetime
from typing import Protocol, TypeAlias

from tercet.server.tables.table import Table

Watcher: TypeAlias = Callable[[Table], None]
_log = logging.getLogger(__name__)


class Actor(Protocol):
    """Something that acts at tables without being asked."""

    def due_at(self, table: Table) -> datetime | None:
        """When it is to act, if the table does not change before; None: not at all.

        It depends on nothing but the table: `TableWriter` also asks about a table as it will be.
        """

    async def act(self, table: Table) -> None:
        """Do what is due, if anything is; the table's lock is not held.

        If it raises `Refusal`, because storing failed, it is called again later.
        """


class TableActors:
    """Everything that acts at tables by itself; `jobs` has them act when that is due.

    The time at which they are due is stored with each change, so that they act although nobody is
    connected, and after a restart.
    """

    def __init__(self) -> None:
        self._actors: list[Actor] = []
        self._watchers: list[Watcher] = []

    def add(self, actor: Actor) -> None:
        """Let something act at tables."""
        self._actors.append(actor)

    def watch(self, watcher: Watcher) -> None:
        """Call this after every change of a table, and when one is loaded or joined.

        It must not wait. The table's lock may be held or not.
        """
        self._watchers.append(watcher)

    def tell_watchers(self, table: Table) -> None:
        """A table has changed, or somebody has come; that stands even if a watcher fails."""
        for watcher in self._watchers:
            try:
                watcher(table)
            except Exception:
                _log.exception("a watcher of tables failed")

    def due_at(self, table: Table) -> datetime | None:
        """When the first of them is to act at a table; None: not as things are."""
        due = [at for actor in self._actors if (at := actor.due_at(table)) is not None]
        return min(due, default=None)

    async def act(self, table: Table) -> None:
        """Let them do what is due."""
        for actor in self._actors:
            await actor.act(table)
