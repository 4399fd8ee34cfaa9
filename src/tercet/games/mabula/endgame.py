"""The exact value of positions with at most three marbles on the edge.

Most positions that a search to the end of the game visits are such ones. Trying all slides with
the marbles as plain numbers, without a table and without ranking them, costs less than a search.
"""

from typing import Any

import numpy as np

from tercet.core.bits import lowest
from tercet.core.jit import helper
from tercet.core.state import WIN, Int
from tercet.games.mabula.kernel import LINE, after_slide, ring_bits, room, score_of

MOST_ON_EDGE = 3


@helper
def value_at_end(white: Int, black: Int, cells: Int, product: Int) -> Int:
    """The value for white of a finished game; marbles count on these cells."""
    lead = score_of(white & cells, product) - score_of(black & cells, product)
    return lead + WIN * (np.int64(lead > 0) - np.int64(lead < 0))


def _with_one_more(value_with_fewer: Any) -> Any:
    """The function for positions with one more marble on the edge than the given one is for."""

    @helper
    def value(
        white: Int, black: Int, seat: Int, cells: Int, product: Int, alpha: Int, beta: Int
    ) -> Int:
        """The value for white; outside of the window a bound is enough."""
        for turn in range(2):  # who cannot move skips (MAB-8)
            mover = seat ^ turn
            best = 2 * WIN * (2 * mover - 1)
            marbles = ring_bits(black if mover else white)
            while marbles:
                ring_cell = lowest(marbles)
                marbles &= marbles - 1
                for slid in range(1, room(white | black, LINE[ring_cell]) + 1):
                    own, other = after_slide(white, black, mover, ring_cell, slid)
                    found = value_with_fewer(own, other, 1 - mover, cells, product, alpha, beta)
                    if mover:
                        best = min(best, found)
                        beta = min(beta, found)
                    else:
                        best = max(best, found)
                        alpha = max(alpha, found)
                    if alpha >= beta:
                        return best
            if best < 2 * WIN and best > -2 * WIN:
                return best
        return value_at_end(white, black, cells, product)

    return value


@helper
def _without_marbles(
    white: Int, black: Int, _seat: Int, cells: Int, product: Int, _alpha: Int, _beta: Int
) -> Int:
    return value_at_end(white, black, cells, product)


_with_one = _with_one_more(_without_marbles)
_with_two = _with_one_more(_with_one)
value_near_end = _with_one_more(_with_two)
