"""How long a player thinks: a budget, so that a seed repeats a game, or processor time."""

import time

from tercet.players.settings import Setting
from tercet.search.report import Report, Search, run

MS = Setting(0, 3_600_000, 0)
"""Milliseconds of processor time a move; if any, they take the place of the budget."""


def think(search: Search, nodes: int, ms: int) -> Report:
    """Search for so many nodes or, if `ms` is not 0, for so long."""
    if ms:
        return run(search, seconds=ms / 1000, clock=time.thread_time)
    return run(search, nodes=nodes)
