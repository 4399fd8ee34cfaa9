"""Mabula for everybody else: notation, reasons, views and events over the kernel."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from tercet.core.errors import BadMove, NotASetup, Why
from tercet.core.game import Event, Options
from tercet.core.state import MOVER, OVER, REASON, State
from tercet.games.mabula import kernel
from tercet.games.mabula.about import About
from tercet.games.mabula.kernel import (
    EDGE_IGNORED,
    FIELD,
    LINE,
    LINE_CELLS,
    MARBLES,
    RING,
    RING_SIZE,
    SKIP,
)

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


@lru_cache(maxsize=20_000)
def _listed(bits: int) -> str:
    """The cells that are set, as JSON."""
    return '["' + '","'.join(cells_of(bits)) + '"]'


_SHOWN = [
    (bit, f'"{name}":"{About.seats[0]}"', f'"{name}":"{About.seats[1]}"')
    for bit, name in sorted(_NAMES.items(), key=lambda named: named[1])
]  # a marble on a cell as JSON
_TABLE = '{"board":{%s},"groups":{' + ",".join(f'"{seat}":[%s]' for seat in About.seats) + "}}"
RING_NAMES = [cell_name(int(cell)) for cell in RING]


def inward(ring_cell: int) -> int:
    """What a step away from the edge adds to a cell's number."""
    return (-8, -1, 8, 1)[ring_cell // 6]


@cache
def line_from(ring_cell: int) -> list[int]:
    """The six field cells of the line, from the edge cell on."""
    return [int(RING[ring_cell]) + inward(ring_cell) * step for step in range(1, 7)]


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
            if target == line_from(ring_cell)[-1] + inward(ring_cell):
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

    def table_json(self, redacted: State, viewer: int) -> str:  # noqa: ARG002
        """Marbles by cell and the groups they form; the same for every viewer."""
        own, other = redacted[MARBLES : MARBLES + 2].tolist()
        counting = FIELD if redacted[EDGE_IGNORED] else kernel.CELLS
        board = [
            firsts if own & bit else seconds
            for bit, firsts, seconds in _SHOWN
            if (own | other) & bit
        ]
        groups = [self._groups(marbles & counting) for marbles in (own, other)]
        return _TABLE % (",".join(board), *groups)

    def _groups(self, marbles: int) -> str:
        """The groups that these marbles form, largest first (MAB-10), as JSON."""
        groups = []
        while marbles:
            group, before = marbles & -marbles, 0
            while group != before:
                before = group
                beside = group << 1 & ~kernel.FILE_A | group >> 1 & ~kernel.FILE_H
                group |= (beside | group << 8 | group >> 8) & marbles
            groups.append((-group.bit_count(), _listed(group)))
            marbles &= ~group
        return ",".join([group for _, group in sorted(groups)])

    def events(
        self,
        before: State,
        action: int | None,
        chance: Sequence[str],
        after: State,  # noqa: ARG002
    ) -> list[Event]:
        """The slide, then every marble pushed, nearest first."""
        if action is None:
            return [{"type": "ring", "ring": chance[0][1:]}]
        seat = self.seats[int(before[MOVER])]
        if action == SKIP:
            return [{"type": "skip", "seat": seat}]
        ring_cell, stop = action // 6, action % 6
        line = line_from(ring_cell)
        slide = {"type": "slide", "seat": seat}
        slide |= {"from": RING_NAMES[ring_cell], "to": cell_name(line[stop])}
        events: list[Event] = [slide]
        marbles = before[MARBLES : MARBLES + 2].tolist()
        for step, cell in enumerate(line):
            for owner, own in zip(self.seats, marbles, strict=True):
                if own >> cell & 1:
                    stop = max(step, stop + 1)
                    if stop != step:
                        push = {"type": "push", "seat": owner}
                        events.append(push | {"from": cell_name(cell), "to": cell_name(line[stop])})
        return events


GAME = Mabula()
