"""How long a player thinks: a budget, so that a seed repeats a game, or processor time."""

import time

from tercet.players.settings import Setting
from tercet.search.report import Report, Search, run

processor_time = time.thread_time
MS = Setting(0, 3_600_000, 0)
"""Milliseconds of processor time a move; if any, they take the place of the budget."""


def think(search: Search, nodes: int, ms: float, begun: float) -> Report:
    """Search for so many nodes or, if `ms` is not 0, until so much time has passed since `begun`.

    `begun` is what `processor_time` said when the turn began, before the search was made.
    """
    if ms:
        return run(search, seconds=ms / 1000, begun=begun, clock=processor_time)
    return run(search, nodes=nodes)
