"""Mabula, read plainly from the rules of record (MAB-1 to MAB-13)."""

import copy
import functools
import math
from collections import Counter
from typing import Self

FILES = "abcdefgh"
RANKS = "12345678"
SEAT_OF_LETTER = {"w": "white", "b": "black"}
MARBLES_OF_A_COLOUR = 12  # MAB-2
LONGEST_RUN = 2  # MAB-3

# MAB-1 and the Notation section: the 24 edge cells clockwise from b8, corners skipped.
RING: tuple[str, ...] = (
    *(file + "8" for file in "bcdefg"),
    *("h" + rank for rank in "765432"),
    *(file + "1" for file in "gfedcb"),
    *("a" + rank for rank in "234567"),
)
FIELD: frozenset[str] = frozenset(file + rank for file in "bcdefg" for rank in "234567")


def next_cell(cell: str, direction: tuple[int, int]) -> str:
    """The cell one step further in a direction, given as (files, ranks)."""
    return FILES[FILES.index(cell[0]) + direction[0]] + RANKS[RANKS.index(cell[1]) + direction[1]]


def inward(edge_cell: str) -> tuple[int, int]:
    """The direction straight in, away from the edge (MAB-5)."""
    if edge_cell[1] == "1":
        return (0, 1)
    if edge_cell[1] == "8":
        return (0, -1)
    return (1, 0) if edge_cell[0] == "a" else (-1, 0)


def line_of(edge_cell: str) -> list[str]:
    """The six field cells in front of an edge cell, the nearest first."""
    line = []
    cell = next_cell(edge_cell, inward(edge_cell))
    while cell in FIELD:
        line.append(cell)
        cell = next_cell(cell, inward(edge_cell))
    return line


LINES: dict[str, list[str]] = {cell: line_of(cell) for cell in RING}


def side_by_side(one: str, other: str) -> bool:
    """Whether two cells share a side; diagonals do not join (MAB-10)."""
    files = abs(FILES.index(one[0]) - FILES.index(other[0]))
    ranks = abs(RANKS.index(one[1]) - RANKS.index(other[1]))
    return files + ranks == 1


BESIDE: dict[str, list[str]] = {
    cell: [other for other in {*RING, *FIELD} if side_by_side(cell, other)]
    for cell in {*RING, *FIELD}
}


def opponent(seat: str) -> str:
    """The other seat."""
    return "black" if seat == "white" else "white"


def longest_run_ok(letters: str) -> bool:
    """Whether no more than two equal letters follow each other."""
    return all(letter * (LONGEST_RUN + 1) not in letters for letter in "wb")


@functools.cache
def all_rings() -> tuple[str, ...]:
    """Every valid ring (MAB-3), written out one by one."""
    beginnings = [""]
    for _ in RING:
        beginnings = [
            beginning + letter
            for beginning in beginnings
            for letter in "wb"
            if longest_run_ok(beginning[-LONGEST_RUN:] + letter)
            and beginning.count(letter) < MARBLES_OF_A_COLOUR
        ]
    # The ring closes: its end is followed by its beginning.
    return tuple(ring for ring in beginnings if longest_run_ok(ring + ring[:LONGEST_RUN]))


@functools.cache
def rings_by_beginning() -> dict[str, int]:
    """How many valid rings begin with these letters, for every beginning that occurs."""
    return dict(Counter(ring[:length] for ring in all_rings() for length in range(len(RING) + 1)))


class Mabula:
    """One game of Mabula.

    A test may set up any position by assigning these attributes:

    - `stage`: "setup" while the ring is being drawn, then "play";
    - `ring`: the letters drawn so far;
    - `cells`: cell -> "white" or "black" for every marble, on the edge and in the field;
    - `turn`: the seat to move;
    - `slides`: how many slides were made, and `last_skipper`: the seat whose last turn was a
      skip, or None, both for the branch counters alone;
    - `counting`: whether the branch counters count.

    Whether the game is over is read from the cells each time, so nothing else need be assigned.
    """

    seats: tuple[str, str] = ("white", "black")

    def __init__(self, *, scoring: str = "group", edge: str = "counts") -> None:
        if scoring not in ("group", "product"):
            raise ValueError(f"unknown scoring {scoring!r}")
        if edge not in ("counts", "ignored"):
            raise ValueError(f"unknown edge {edge!r}")
        self.scoring = scoring
        self.edge = edge
        self.stage = "setup"
        self.ring = ""
        self.cells: dict[str, str] = {}
        self.turn = "white"  # MAB-4
        self.slides = 0
        self.last_skipper: str | None = None
        self.branches: Counter[str] = Counter()
        self.counting = True

    # The common interface.

    def mover(self) -> str | None:
        """The seat to move, "chance" during the setup, or None when the game is over."""
        if self.stage == "setup":
            return "chance"
        return None if self.over() else self.turn

    def moves(self) -> list[str]:
        """The legal moves of the seat to move, sorted."""
        if self.stage == "setup" or self.over():
            return []
        # MAB-8: who can move must; who cannot skips.
        return sorted(self.slides_of(self.turn)) or ["--"]

    def chance(self) -> dict[str, int]:
        """MAB-3: weights that make every valid ring equally likely."""
        if self.stage != "setup":
            return {}
        counts = rings_by_beginning()
        return {
            letter: counts[self.ring + letter]
            for letter in SEAT_OF_LETTER
            if self.ring + letter in counts
        }

    def play(self, text: str) -> None:
        """Play one slide or skip, or one letter of the ring."""
        if self.stage == "setup":
            if text not in self.chance():
                raise ValueError(f"not a possible letter: {text!r}")
            self.cells[RING[len(self.ring)]] = SEAT_OF_LETTER[text]
            self.ring += text
            if len(self.ring) == len(RING):
                self.stage = "play"
            return
        if text not in self.moves():
            raise ValueError(f"not a legal move: {text!r}")
        if self.counting:
            self.count_move(text)
        if text == "--":  # MAB-8
            self.last_skipper = self.turn
        else:
            if self.last_skipper == self.turn:
                self.last_skipper = None
            self.cells = self.after_slide(text[:2], text[3:])
            self.slides += 1
        self.turn = opponent(self.turn)
        if self.counting and self.over():
            self.count_end()

    def outcome(self) -> tuple[str, str] | None:
        """(result, reason) when the game is over, seen from white."""
        if not self.over():
            return None
        white, black = self.scores()
        if white == black:  # MAB-13
            return ("1/2", self.scoring)
        return ("1-0" if white > black else "0-1", self.scoring)

    def scores(self) -> tuple[int, int]:
        """The largest groups (MAB-11) or the products of all groups (MAB-12)."""
        return (self.score("white"), self.score("black"))

    def copy(self) -> Self:
        """An independent copy."""
        other = copy.copy(self)  # what the copied containers hold never changes
        other.cells = self.cells.copy()
        other.branches = self.branches.copy()
        return other

    def text(self) -> str:
        """The position on a line: the marbles by cell, and the side to move."""
        letters = {"white": "w", "black": "b"}
        marbles = (cell + letters[self.cells[cell]] for cell in sorted(self.cells))
        return f"{' '.join(marbles)} {self.turn}"

    # Sliding.

    def slides_of(self, seat: str) -> list[str]:
        """Every slide a seat could make."""
        slides = []
        for edge_cell in RING:
            if self.cells.get(edge_cell) == seat:  # MAB-5: own marbles still on the edge
                slides += [f"{edge_cell}-{stop}" for stop in self.stops(edge_cell)]
        return slides

    def stops(self, edge_cell: str) -> list[str]:
        """The cells where the marble on an edge cell may stop, found by pushing step by step."""
        stops: list[str] = []
        contents = self.contents_from(edge_cell)
        while push(contents, len(stops)):  # MAB-5: 1 or more cells, straight in
            stops.append(LINES[edge_cell][len(stops)])
        return stops

    def contents_from(self, edge_cell: str) -> list[str | None]:
        """What lies on an edge cell and on the six field cells in front of it."""
        return [self.cells.get(cell) for cell in (edge_cell, *LINES[edge_cell])]

    def after_slide(self, edge_cell: str, stop: str) -> dict[str, str]:
        """The cells after a legal slide."""
        line = [edge_cell, *LINES[edge_cell]]
        contents = self.contents_from(edge_cell)
        for place in range(line.index(stop)):
            push(contents, place)
        elsewhere = {cell: owner for cell, owner in self.cells.items() if cell not in line}
        along = zip(line, contents, strict=True)
        return elsewhere | {cell: owner for cell, owner in along if owner is not None}

    # The end.

    def over(self) -> bool:
        """MAB-9: neither player can move."""
        return self.stage == "play" and not any(
            self.cells.get(cell) is not None and self.stops(cell) for cell in RING
        )

    def groups(self, seat: str) -> list[set[str]]:
        """The groups of a seat's marbles, joined side by side (MAB-10)."""
        unseen = {
            cell
            for cell, owner in self.cells.items()
            if owner == seat and (self.edge == "counts" or cell in FIELD)  # MAB-10 Ruling
        }
        groups = []
        while unseen:
            group = {unseen.pop()}
            growing = True
            while growing:
                touching = {cell for one in group for cell in BESIDE[one]} & unseen
                unseen -= touching
                group |= touching
                growing = bool(touching)
            groups.append(group)
        return groups

    def score(self, seat: str) -> int:
        """The result of one seat; 0 when it has no group at all."""
        sizes = [len(group) for group in self.groups(seat)]
        if not sizes:
            return 0
        return max(sizes) if self.scoring == "group" else math.prod(sizes)  # MAB-11, MAB-12

    # Counting the branches; nothing below touches the game.

    def count_move(self, text: str) -> None:
        """Count what is special about a move that is about to be played."""
        for cell in RING:
            if self.cells.get(cell) == self.turn and not self.stops(cell):
                self.branches["MAB-7 own edge marble blocked, k=6"] += 1
        if text == "--":
            self.branches["MAB-8 skip"] += 1
            if self.last_skipper == self.turn:
                self.branches["MAB-8 skips again"] += 1
            if not any(self.cells.get(cell) == self.turn for cell in RING):
                self.branches["MAB-8 skip with no marble on the edge"] += 1
            else:
                self.branches["MAB-8 skip with marbles on the edge, all blocked"] += 1
            return
        if self.last_skipper == self.turn:
            self.branches["MAB-8 plays again after skip"] += 1
        edge_cell, stop = text[:2], text[3:]
        line = LINES[edge_cell]
        in_line = sum(cell in self.cells for cell in line)
        self.branches[f"MAB-7 k={in_line}"] += 1
        if stop == self.stops(edge_cell)[-1] and in_line:
            self.branches["MAB-7 full slide of a line with marbles"] += 1
            if opposite(edge_cell) in self.cells:
                self.branches["MAB-7 full push against an occupied opposite edge cell"] += 1
            else:
                self.branches["MAB-7 full push against a free opposite edge cell"] += 1
        in_the_way = line[: line.index(stop) + 1]
        if any(cell in self.cells for cell in in_the_way):
            self.branches["MAB-6 push"] += 1
            if any(self.cells.get(cell) == opponent(self.turn) for cell in in_the_way):
                self.branches["MAB-6 enemy marble pushed"] += 1
        else:
            self.branches["MAB-6 slide without a push"] += 1

    def count_end(self) -> None:
        """Count what is special about the end of the game."""
        left = [cell for cell in RING if cell in self.cells]
        self.branches[
            "MAB-9 over with marbles on the edge" if left else "MAB-9 over after 24 slides"
        ] += 1
        white, black = self.scores()
        if white == black:
            self.branches["MAB-13 draw"] += 1
        results = {}
        for edge in ("counts", "ignored"):
            twin = self.copy()
            twin.edge = edge
            results[edge] = twin.outcome()
        if results["counts"] != results["ignored"]:
            self.branches["MAB-10 edge option decides the result"] += 1
        twin = self.copy()
        twin.scoring = "product" if self.scoring == "group" else "group"
        own, other = self.outcome(), twin.outcome()
        if own is not None and other is not None and own[0] != other[0]:
            self.branches["MAB-12 scoring option decides the result"] += 1


def push(contents: list[str | None], place: int) -> bool:
    """Move the marble at a place of its line one cell on; False if that cannot be done.

    MAB-6: the marbles that touch each other in front of it move one cell on with it, into the
    first free cell. MAB-7: that must be one of the field cells, which end the line.
    """
    if None not in contents[place:]:
        return False
    gap = contents.index(None, place)
    contents.pop(gap)
    contents.insert(place, None)
    return True


def opposite(edge_cell: str) -> str:
    """The edge cell at the other end of the line."""
    return next_cell(LINES[edge_cell][-1], inward(edge_cell))
