"""What acts at tables by itself, such as the computer: called when a table may need it."""

import logging
from collections.abc import Callable
from typing import TypeAlias

from tercet.server.tables.table import Table

Hook: TypeAlias = Callable[[Table], None]
_log = logging.getLogger(__name__)


class TableHooks:
    """Called after every change of a table, and when it is loaded or joined.

    A hook must not wait: it looks at the table and starts a task if something is due. The table's
    lock may be held or not, so the task takes it before it changes the table.
    """

    def __init__(self) -> None:
        self._hooks: list[Hook] = []

    def add(self, hook: Hook) -> None:
        """Call this from now on."""
        self._hooks.append(hook)

    def __call__(self, table: Table) -> None:
        """Let every hook look at a table; the change stands even if one of them fails."""
        for hook in self._hooks:
            try:
                hook(table)
            except Exception:
                _log.exception("a hook failed")
