"""Mabula for everybody else: notation, reasons, views and events over the kernel."""

import re
from collections.abc import Sequence
from typing import Any

from tercet.core.errors import BadMove, NotASetup, Why
from tercet.core.game import Event, Options
from tercet.core.state import MOVER, OVER, REASON, State
from tercet.games.mabula import kernel, wire
from tercet.games.mabula.about import About
from tercet.games.mabula.kernel import (
    LINE,
    LINE_CELLS,
    MARBLES,
    RING,
    RING_SIZE,
    SKIP,
)
from tercet.games.mabula.wire import INWARD, line_from

_SLIDE = re.compile("([a-h][1-8])-([a-h][1-8])")
_RING = re.compile(r"\*?([wb]{24})")
_ALL_CELLS = [cell for cell in range(64) if kernel.CELLS >> cell & 1]
_CORNERS = ("a1", "a8", "h1", "h8")


def cell_name(cell: int) -> str:
    """Name of a cell."""
    return "abcdefgh"[cell % 8] + "12345678"[cell // 8]


def cell_number(name: str) -> int:
    """Number of a named cell."""
    return "abcdefgh".index(name[0]) + 8 * "12345678".index(name[1])


def cells_of(bits: int) -> list[str]:
    """Names of the cells that are set."""
    return [name for bit, name in _NAMES.items() if bits & bit]


_NAMES = {1 << cell: cell_name(cell) for cell in _ALL_CELLS}


RING_NAMES = [cell_name(int(cell)) for cell in RING]


_SLIDES = [
    f"{name}-{cell_name(target)}"
    for ring_cell, name in enumerate(RING_NAMES)
    for target in line_from(ring_cell)
]  # the text of a slide, by action
_ACTIONS = {text: action for action, text in enumerate(_SLIDES)}


class Mabula(About):
    """Marbles pushed in from the edge; the largest group, or the product of all, wins."""

    opening = "setup"
    chance_run = RING_SIZE
    thinks = ("uct", "exact")
    kernel = kernel
    wire = wire

    def start(self, options: Options) -> State:
        """The state before the ring is laid."""
        return kernel.start(int(options["scoring"] == "product"), int(options["edge"] == "ignored"))

    def given(self, text: str) -> tuple[Options, list[str]]:
        """A ring is 24 letters ``w`` and ``b``, clockwise from b8; ``random`` draws one."""
        if text == "random":
            return {}, []
        if match := _RING.fullmatch(text.strip()):
            return {}, [f"*{match[1]}"]
        raise NotASetup(self.name)

    def parse(self, text: str) -> int:
        """``b1-b4`` from an edge cell straight in, or ``--``.

        What is not a slide along a line has no action id of its own; it is kept apart as a
        negative number so that `why` can tell the reason.
        """
        if text == "--":
            return SKIP
        if (slide := _ACTIONS.get(text)) is not None:
            return slide
        match = _SLIDE.fullmatch(text)
        if match is None or match[1] in _CORNERS or match[2] in _CORNERS:
            raise BadMove(text, self.name, "expected-move")
        return -(cell_number(match[1]) * 64 + cell_number(match[2]))

    def format(self, action: int, state: State) -> str:  # noqa: ARG002
        """The text of an action."""
        return "--" if action == SKIP else _SLIDES[action]

    # Why not?

    def why(self, state: State, action: int) -> Why:
        """Which rule an illegal action breaks, with the facts."""
        if state[MOVER] == OVER:
            return Why("MAB-9", "over", {"reason": kernel.REASONS[int(state[REASON])]})
        seat = int(state[MOVER])
        if action == SKIP:
            return Why("MAB-8", "can-move", {"number": len(self.legal(state))})
        if action < 0:
            origin, target = divmod(-action, 64)
        else:
            origin, target = int(RING[action // 6]), line_from(action // 6)[action % 6]
        facts: dict[str, Any] = {"from": cell_name(origin), "to": cell_name(target)}
        own, other = (int(state[MARBLES + player]) for player in (seat, 1 - seat))
        if not own >> origin & 1:
            return Why("MAB-5", "enemy-marble" if other >> origin & 1 else "no-marble", facts)
        if origin not in RING:
            return Why("MAB-5", "not-on-edge", facts)
        ring_cell = RING_NAMES.index(cell_name(origin))
        line = int(LINE_CELLS[LINE[ring_cell]])
        marbles = cells_of((own | other) & line)
        room = 6 - len(marbles)
        facts |= {"room": room, "marbles": marbles, "number": len(marbles)}
        if action < 0:
            if target == line_from(ring_cell)[-1] + INWARD[ring_cell // 6]:
                return Why("MAB-7", "far-edge", facts)
            return Why("MAB-5", "not-straight-in", facts)
        return Why("MAB-7", "line-full" if room == 0 else "no-room", facts)

    def why_chance(self, state: State, token: str) -> Why:  # noqa: ARG002
        """What is wrong with a ring: not twelve of each, or three of one colour in a row."""
        ring = token[1:]
        if ring.count("w") != ring.count("b"):
            facts = {"white": ring.count("w"), "black": ring.count("b")}
            return Why("MAB-2", "twelve-each", facts)
        for start in range(RING_SIZE):
            three = [(start + step) % RING_SIZE for step in range(3)]
            if len({ring[cell] for cell in three}) == 1:
                return Why("MAB-3", "three-in-a-row", {"cells": [RING_NAMES[c] for c in three]})
        raise AssertionError(f"{token} is a valid ring")

    # What is seen

    def opening_events(self, chance: Sequence[str]) -> list[Event]:
        """The ring."""
        return [{"type": "ring", "ring": chance[0][1:]}]


GAME = Mabula()
