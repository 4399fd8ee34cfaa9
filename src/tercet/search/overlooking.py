"""Weak players overlook moves: the same ones for the same seed, wherever they come up."""

from tercet.core.jit import helper
from tercet.core.state import Int, State

LARGEST_SALT = (1 << 53) - 1  # as large as a number of JavaScript, where searches run too


@helper
def drop_overlooked(actions: State, begin: Int, end: Int, attention: State, blind: Int) -> Int:
    """Drop the actions whose attention, a number from 0 to 999, is below `blind`.

    ``attention[i]`` belongs to ``actions[i]``. The new end is returned; it is `begin`, and nothing
    has been changed, if every action would be dropped: then the search has to choose one to keep.
    """
    kept = begin
    for index in range(begin, end):
        if attention[index] >= blind:
            actions[kept] = actions[index]
            kept += 1
    return kept
