"""A table on which kernel and reference play the same position and must agree at every ply."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

import tercet
from tercet import Position
from tercet.core.game import Options
from tercet.core.reference import Reference, new_reference
from tercet.core.registry import find
from tercet.core.state import AUDIENCE, MOVER, State
from tercet.games.mabula import kernel as mabula_kernel
from tercet.games.mabula.reference import Mabula
from tercet.games.mana import kernel as mana_kernel
from tercet.games.mana.reference import Mana, Piece
from tercet.games.mandala import kernel as mandala_kernel
from tercet.games.mandala.reference import Mandala
from tests.lockstep import compare

COLOURS = mandala_kernel.COLOURS


class Table:
    """A position in both readings."""

    def __init__(self, position: Position, reference: Reference) -> None:
        self.position = position
        self.reference = reference
        self.compare()

    def compare(self) -> None:
        """Both readings must agree."""
        compare(find(self.position.game), self.position.state, self.reference)

    def play(self, text: str) -> "Table":
        """Play moves, with or without their chance, on both."""
        played = self.position.ply
        self.position.play(text)
        for entry in self.position.record().entries[played:]:
            self.reference.play(entry.move)
            for letter in "".join(entry.chance).replace("*", ""):
                self.reference.play(letter)
        self.compare()
        return self

    def refuse(self, text: str) -> tercet.IllegalMove:
        """The move must be refused, and nothing must change; return the refusal."""
        before = self.position.record(), self.position.state.tobytes()
        with pytest.raises(tercet.IllegalMove) as refused:
            self.position.play(text)
        assert (self.position.record(), self.position.state.tobytes()) == before
        assert refused.value.rule in str(refused.value)
        assert text not in self.position.legal_moves()
        return refused.value

    @property
    def legal(self) -> list[str]:
        return self.position.legal_moves()

    @property
    def reason(self) -> str | None:
        result = self.position.result
        return None if result is None else result.reason

    def view(self, viewer: str) -> dict[str, Any]:
        table: dict[str, Any] = self.position.view(viewer)["table"]
        return table


def start(game: str, **options: Any) -> Table:
    """A game from its beginning, on both."""
    position = tercet.start(game, **options)
    resolved, _ = find(game).resolve(options)
    reference = new_reference(game, **resolved)
    record = position.record()
    for letter in "".join(record.opening).replace("*", ""):
        reference.play(letter)
    for entry in record.entries:
        reference.play(entry.move)
    return Table(position, reference)


def place(position: Position, state: State) -> Position:
    """Put a state on the table in the place of the position's own, as its beginning."""
    position._state = state
    position._floor = position.ply
    return position


def rows(board: str) -> list[str]:
    return ["".join(row.split()) for row in board.strip().splitlines()]


def mana(
    board: str, to_move: str = "black", bird: int = 0, quiet: int = 0, **options: Any
) -> Table:
    """Six rows, rank 6 first: D and R are black's daimyo and ronin, d and r white's."""
    game = find("mana")
    resolved, _ = game.resolve(options)
    position = tercet.start("mana", setup="Db1 Db6", **options)
    state = game.start(resolved)
    reference = Mana(**resolved)  # type: ignore[arg-type]
    for row, text in enumerate(rows(board)):
        for file, letter in enumerate(text):
            if letter == ".":
                continue
            seat = "DRdr".index(letter) // 2
            daimyo = letter in "Dd"
            square = (5 - row) * 8 + file
            state[mana_kernel.PIECES + seat] |= 1 << square
            if daimyo:
                state[mana_kernel.DAIMYO + seat] = square
            kind = "daimyo" if daimyo else "ronin"
            reference.pieces["abcdef"[file] + str(6 - row)] = Piece(game.seats[seat], kind)
    for seat, name in enumerate(game.seats):
        on_board = int(state[mana_kernel.PIECES + seat]).bit_count()
        reference.captured[name] = max(0, 6 - on_board)
    state[mana_kernel.TO_PLACE] = 0
    state[MOVER] = game.seats.index(to_move)
    state[mana_kernel.BIRD] = bird
    state[mana_kernel.IDLE] = quiet
    state = game.with_room(state, 1)
    state[mana_kernel.HISTORY] = np.uint64(mana_kernel.key(state)).astype(np.int64)
    state[mana_kernel.POSITIONS] = 1
    reference.turn = to_move
    reference.bird = bird or None
    reference.quiet_plies = quiet
    reference.start_here()
    return Table(place(position, state), reference)


def mabula(board: str, to_move: str = "white", **options: str) -> Table:
    """Eight rows, rank 8 first, with the corners: w and b are marbles."""
    game = find("mabula")
    resolved, _ = game.resolve(options)
    position = tercet.start("mabula", seed=0, **options)
    state = game.start(resolved)
    reference = Mabula(**options)
    reference.stage = "play"
    reference.turn = to_move
    for row, text in enumerate(rows(board)):
        for file, letter in enumerate(text):
            if letter != ".":
                seat = "wb".index(letter)
                state[mabula_kernel.MARBLES + seat] |= 1 << (7 - row) * 8 + file
                reference.cells["abcdefgh"[file] + str(8 - row)] = game.seats[seat]
    state[mabula_kernel.FILLED] = 24
    state[4] = 0
    state[MOVER] = game.seats.index(to_move)
    return Table(place(position, state), reference)


def mandala(
    *,
    hands: tuple[str, str],
    deck: str = "",
    discard: str = "",
    mountains: tuple[str, str] = ("", ""),
    fields: tuple[tuple[str, str], tuple[str, str]] = (("", ""), ("", "")),
    rivers: tuple[str, str] = ("", ""),
    cups: tuple[str, str] = ("", ""),
    ran_out: bool = False,
    idle: int = 0,
    turn: str = "first",
    **options: str,
) -> Table:
    """Piles as letters, by seat or by mandala; rivers in their order."""
    kernel = mandala_kernel
    game = find("mandala")
    resolved: Options = game.resolve(options)[0]
    position = tercet.start("mandala", seed=0, **options)
    state = game.start(resolved)
    state[5:] = 0
    state[kernel.CHOOSE] = int(resolved["draw"] == "choose")
    reference = Mandala(**options)
    seats = game.seats

    def pile(start: int, letters: str) -> dict[str, int]:
        for index, colour in enumerate(COLOURS):
            state[start + index] = letters.count(colour)
        return dict(Counter(letters))

    reference.deck = pile(kernel.DECK, deck)
    state[kernel.DECK_SIZE] = len(deck)
    reference.discard = pile(kernel.DISCARD, discard)
    state[kernel.RIVER : kernel.RIVER + 12] = -1
    for index, seat in enumerate(seats):
        reference.hands[seat] = pile(kernel.HAND + 6 * index, hands[index])
        state[kernel.HAND_SIZE + index] = len(hands[index])
        reference.cups[seat] = pile(kernel.CUP + 6 * index, cups[index])
        state[kernel.CUP_SIZE + index] = len(cups[index])
        reference.rivers[seat] = list(rivers[index])
        state[kernel.RIVER_SIZE + index] = len(rivers[index])
        for place_number, colour in enumerate(rivers[index]):
            state[kernel.RIVER + 6 * index + place_number] = COLOURS.index(colour)
    for mandala_index, name in enumerate(("1", "2")):
        mountain = mountains[mandala_index]
        reference.mountains[name] = pile(kernel.MOUNTAIN + 6 * mandala_index, mountain)
        for index, seat in enumerate(seats):
            start = kernel.FIELD + (mandala_index * 2 + index) * 6
            reference.fields[name][seat] = pile(start, fields[mandala_index][index])
    reference.stage = "action"
    reference.due = []
    reference.turn = turn
    reference.deck_has_run_out = ran_out
    reference.idle_turns = idle
    state[kernel.LAST_MANDALA] = int(ran_out)
    state[kernel.IDLE] = idle
    state[kernel.TURN] = seats.index(turn)
    state[MOVER] = seats.index(turn)
    state[AUDIENCE] = 0
    state[kernel.STEP] = kernel.TURN_STEP
    return Table(place(position, state), reference)
