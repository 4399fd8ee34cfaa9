"""Mana, read plainly from the rules of record (MNA-1 to MNA-15)."""

import copy
from collections import Counter
from dataclasses import dataclass
from typing import Self

FILES = "abcdef"
RANKS = "123456"
ROW_LENGTH = 6
RONIN_COUNT = 5  # MNA-2

# MNA-1: the rows as the table of the rules prints them, from rank 6 down to rank 1.
MARKS_FROM_TOP = ("122312", "313132", "231213", "213231", "131312", "322132")
MARKS: dict[str, int] = {
    file + rank: int(mark)
    for rank, row in zip(reversed(RANKS), MARKS_FROM_TOP, strict=True)
    for file, mark in zip(FILES, row, strict=True)
}

# MNA-3: the squares where the daimyo may stand in the standard setup.
STANDARD_DAIMYO_FILES = "bcf"
FIRST_ROW = {"black": "1", "white": "6"}
FIRST_TWO_ROWS = {"black": "12", "white": "65"}  # MNA-4


@dataclass(frozen=True)
class Piece:
    """One piece: its owner is a seat name, its kind is "daimyo" or "ronin"."""

    owner: str
    kind: str


LETTERS: dict[Piece | None, str] = {
    Piece("black", "daimyo"): "D",
    Piece("black", "ronin"): "R",
    Piece("white", "daimyo"): "d",
    Piece("white", "ronin"): "r",
}

# MNA-10: a position is the pieces, the captured ronin, the side to move and the bird's number.
Position = tuple[frozenset[tuple[str, Piece]], tuple[int, int], str, int | None]


def neighbours(square: str) -> list[str]:
    """The squares one step forward, back or sideways of a square (MNA-6)."""
    file = FILES.index(square[0])
    rank = RANKS.index(square[1])
    steps = [(file + 1, rank), (file - 1, rank), (file, rank + 1), (file, rank - 1)]
    return [
        FILES[new_file] + RANKS[new_rank]
        for new_file, new_rank in steps
        if 0 <= new_file < ROW_LENGTH and 0 <= new_rank < ROW_LENGTH
    ]


NEIGHBOURS: dict[str, list[str]] = {square: neighbours(square) for square in MARKS}


def opponent(seat: str) -> str:
    """The other seat."""
    return "white" if seat == "black" else "black"


class Mana:
    """One game of Mana.

    A test may set up any position by assigning these attributes:

    - `stage`: "setup", "play" or "over";
    - `pieces`: square -> `Piece(owner, kind)`;
    - `captured`: seat -> how many ronin of that seat are off the board and can come back;
    - `turn`: the seat to move;
    - `bird`: the bird's number 1, 2 or 3, or None when the mover is free (first move, after a
      skip);
    - `quiet_plies`: plies in a row without a capture or a return;
    - `occurrences`: position -> how often it has been reached;
    - `daimyo_captor`: the seat that captured the enemy daimyo, or None;
    - `result`: (result, reason) when `stage` is "over", else None;
    - `previous_skips`: how many skips in a row came just before, for the branch counters alone;
    - `counting`: whether the branch counters count.

    After assigning the pieces, call `start_here()`: it sets the stage to "play" and counts the
    present position as the first occurrence, with no history.
    """

    seats: tuple[str, str] = ("black", "white")

    def __init__(
        self,
        *,
        setup: str = "standard",
        first: str = "black",
        repetition: int = 3,
        idle: int = 100,
    ) -> None:
        if setup not in ("standard", "advanced"):
            raise ValueError(f"unknown setup {setup!r}")
        if first not in self.seats:
            raise ValueError(f"unknown first player {first!r}")
        self.setup = setup
        self.first = first
        self.repetition = repetition
        self.idle = idle
        self.stage = "setup"
        self.pieces: dict[str, Piece] = {}
        self.captured: dict[str, int] = {"black": 0, "white": 0}
        self.turn = "black"  # MNA-3, MNA-4: black places first
        self.bird: int | None = None  # MNA-2, MNA-5: off the board, so the first move is free
        self.quiet_plies = 0
        self.occurrences: Counter[Position] = Counter()
        self.daimyo_captor: str | None = None
        self.result: tuple[str, str] | None = None
        self.previous_skips = 0
        self.branches: Counter[str] = Counter()
        self.counting = True

    # The common interface.

    def mover(self) -> str | None:
        """The seat to move, or None when the game is over."""
        return None if self.stage == "over" else self.turn

    def moves(self) -> list[str]:
        """The legal moves of the seat to move, sorted."""
        if self.stage == "over":
            return []
        if self.stage == "setup":
            return sorted(self.setup_moves())
        actions = self.actions(self.turn, self.bird)
        # MNA-13: the skip is legal only if there is no action at all.
        return sorted(actions) if actions else ["--"]

    def chance(self) -> dict[str, int]:
        """There is no chance in this game."""
        return {}

    def play(self, text: str) -> None:
        """Play one move."""
        if text not in self.moves():
            raise ValueError(f"not a legal move: {text!r}")
        if self.stage == "setup":
            self.play_setup(text)
        else:
            if self.counting:
                self.count_situation()
            self.play_ply(text)

    def outcome(self) -> tuple[str, str] | None:
        """(result, reason) when the game is over, seen from black."""
        return self.result

    def scores(self) -> tuple[int, int]:
        """1 for the player who captured the daimyo, 0 otherwise."""
        return (int(self.daimyo_captor == "black"), int(self.daimyo_captor == "white"))

    def copy(self) -> Self:
        """An independent copy."""
        other = copy.copy(self)  # what the copied containers hold never changes
        other.pieces = self.pieces.copy()
        other.captured = self.captured.copy()
        other.occurrences = self.occurrences.copy()
        other.branches = self.branches.copy()
        return other

    # Setup.

    def setup_moves(self) -> list[str]:
        """The placements of the seat that sets up."""
        if self.setup == "standard":  # MNA-3
            return [f"D{file}{FIRST_ROW[self.turn]}" for file in STANDARD_DAIMYO_FILES]
        # MNA-4: any free square of the own first two rows; the daimyo is placed first.
        letter = "R" if self.squares_of(self.turn) else "D"
        return [
            letter + file + rank
            for rank in FIRST_TWO_ROWS[self.turn]
            for file in FILES
            if file + rank not in self.pieces
        ]

    def play_setup(self, text: str) -> None:
        """Place the daimyo and, in the standard setup, the ronin with it; or one ronin."""
        square = text[1:]
        kind = "daimyo" if text[0] == "D" else "ronin"
        self.pieces[square] = Piece(self.turn, kind)
        if self.setup == "standard":  # MNA-3: ronin on the other five squares of the row
            for file in FILES:
                self.pieces.setdefault(file + square[1], Piece(self.turn, "ronin"))
        if len(self.squares_of(self.turn)) == 1 + RONIN_COUNT:
            if self.turn == "black":
                self.turn = "white"
            else:
                self.turn = self.first  # MNA-5
                self.start_here()

    def start_here(self) -> None:
        """Begin to play from the present position, which is the first occurrence of itself."""
        self.stage = "play"
        self.result = None
        self.daimyo_captor = None
        self.quiet_plies = 0
        self.previous_skips = 0
        self.occurrences = Counter([self.position()])

    # Moving.

    def squares_of(self, seat: str) -> list[str]:
        """The squares on which a seat's pieces stand."""
        return [square for square, piece in self.pieces.items() if piece.owner == seat]

    def paths(self, start: str) -> list[list[str]]:
        """Every path that the piece on a square may walk, both ends included."""
        owner = self.pieces[start].owner
        unfinished = [[start]]
        # MNA-6: exactly as many steps as the starting square has marks.
        for steps_left in range(MARKS[start], 0, -1):
            longer = []
            for path in unfinished:
                for square in NEIGHBOURS[path[-1]]:
                    if square in path:  # MNA-7: no square twice, the starting square included
                        continue
                    met = self.pieces.get(square)
                    if met is None:
                        longer.append([*path, square])
                    elif steps_left == 1 and met.owner != owner:
                        # MNA-7: only the last square may hold a piece.
                        # MNA-8: and only an enemy piece, which is captured.
                        longer.append([*path, square])
            unfinished = longer
        return unfinished

    def piece_moves(self, start: str) -> set[str]:
        """The moves of the piece on a square; two paths to one square are one move."""
        moves = set()
        for path in self.paths(start):
            end = path[-1]
            moves.add(f"{start}x{end}" if end in self.pieces else f"{start}-{end}")
        return moves

    def moves_from(self, starts: list[str]) -> set[str]:
        """The moves of all pieces on these squares."""
        return {move for start in starts for move in self.piece_moves(start)}

    def returns(self, seat: str) -> set[str]:
        """MNA-12 (b): one captured ronin may come back on any empty square."""
        if self.captured[seat] == 0:
            return set()
        return {f"@{square}" for square in MARKS if square not in self.pieces}

    def squares_with(self, seat: str, number: int | None) -> list[str]:
        """The squares with so many marks on which a seat's pieces stand."""
        return [square for square in self.squares_of(seat) if MARKS[square] == number]

    def actions(self, seat: str, bird: int | None) -> set[str]:
        """Everything a seat may do when the bird shows this number, the skip left out."""
        # MNA-11: a piece on the bird's number must move, if one of them can.
        bound = self.moves_from(self.squares_with(seat, bird))
        if bound:
            return bound
        # MNA-12: otherwise, and after a skip (MNA-13), any piece moves or a ronin comes back.
        return self.moves_from(self.squares_of(seat)) | self.returns(seat)

    def play_ply(self, text: str) -> None:
        """Play a legal move, capture, return or skip, and see whether the game is over."""
        seat = self.turn
        other = opponent(seat)
        if text == "--":
            self.branches["MNA-13 skip"] += 1
            self.bird = None  # MNA-13: the opponent is free, whatever the bird says
            self.quiet_plies += 1
            self.previous_skips += 1
        elif text[0] == "@":  # MNA-12 (b)
            self.branches["MNA-12 return played"] += 1
            square = text[1:]
            self.captured[seat] -= 1
            self.pieces[square] = Piece(seat, "ronin")
            self.bird = MARKS[square]  # MNA-10
            self.quiet_plies = 0
            self.previous_skips = 0
        else:
            start, end = text[:2], text[3:]
            if self.counting:
                self.count_move(start, end)
            victim = self.pieces.get(end)
            self.pieces[end] = self.pieces.pop(start)
            self.bird = MARKS[end]  # MNA-10
            self.previous_skips = 0
            if victim is None:
                self.quiet_plies += 1
            else:
                self.quiet_plies = 0
                if victim.kind == "daimyo":  # MNA-9
                    self.daimyo_captor = seat
                else:
                    self.captured[other] += 1
        if self.counting:
            self.count_bird()
        self.turn = other
        self.occurrences[self.position()] += 1
        self.judge(text)

    def position(self) -> Position:
        """What must be equal for two positions to be the same (MNA-10)."""
        return (
            frozenset(self.pieces.items()),
            (self.captured["black"], self.captured["white"]),
            self.turn,
            self.bird,
        )

    def text(self) -> str:
        """The position on a line: the rows from rank 6 down, the side to move, the bird's number.

        ``D`` and ``R`` are black's daimyo and ronin, ``d`` and ``r`` white's, a digit is so many
        empty squares, and ``-`` stands for a bird that binds nobody.
        """
        rows = []
        for rank in reversed(RANKS):
            row = "".join(LETTERS.get(self.pieces.get(file + rank), ".") for file in FILES)
            for length in range(ROW_LENGTH, 0, -1):
                row = row.replace("." * length, str(length))
            rows.append(row)
        return f"{'/'.join(rows)} {self.turn} {self.bird or '-'}"

    # The end.

    def judge(self, text: str) -> None:
        """See whether the ply just played, after which `turn` has passed, ended the game."""
        reasons = []
        if self.daimyo_captor is not None:  # MNA-9, MNA-14
            reasons.append("daimyo")
        if text == "--" and not self.actions(self.turn, None):  # MNA-13: both stuck in a row
            reasons.append("stuck")
        if self.occurrences[self.position()] >= self.repetition:  # MNA-15
            reasons.append("repetition")
        if self.quiet_plies >= self.idle:  # MNA-15
            reasons.append("idle")
        if self.counting:
            self.count_end(reasons)
        if not reasons:
            return
        self.stage = "over"
        if reasons[0] == "daimyo":
            self.result = ("1-0" if self.daimyo_captor == "black" else "0-1", "daimyo")
        else:
            self.result = ("1/2", reasons[0])

    # Counting the branches; nothing below touches the game.

    def count_situation(self) -> None:
        """Count which case of MNA-11 to MNA-13 the mover is in."""
        seat = self.turn
        returns = self.returns(seat)
        can_move = bool(self.moves_from(self.squares_of(seat)))
        if self.bird is None:
            if self.previous_skips:
                self.branches["MNA-13 free after a skip"] += 1
                if returns:
                    self.branches["MNA-13 return offered after a skip"] += 1
            else:
                self.branches["MNA-5 free first move"] += 1
        else:
            named = self.squares_with(seat, self.bird)
            if self.moves_from(named):
                self.branches["MNA-11 bound by the bird"] += 1
                if any(not self.piece_moves(square) for square in named):
                    self.branches["MNA-11 some but not all named pieces blocked"] += 1
                if returns:
                    self.branches["MNA-11 return not offered to a bound player"] += 1
                return
            if named:
                self.branches["MNA-12 pieces on the number all blocked"] += 1
            else:
                self.branches["MNA-12 no piece on the number"] += 1
            if returns:
                self.branches["MNA-12 return offered"] += 1
        if not can_move:
            if returns:
                self.branches["MNA-13 all pieces blocked but return available"] += 1
            else:
                self.branches["MNA-13 no action at all"] += 1
        if len(self.squares_of(seat)) == 1:
            self.branches["MNA-12 free player with the daimyo alone"] += 1

    def count_move(self, start: str, end: str) -> None:
        """Count what is special about a move that is about to be played."""
        routes = sum(path[-1] == end for path in self.paths(start))
        if routes > 1:
            self.branches["MNA-7 several paths to one square"] += 1
        if MARKS[start] == 3 and end in NEIGHBOURS[start]:
            self.branches["MNA-7 three steps end beside the start"] += 1
        victim = self.pieces.get(end)
        if victim is not None:
            mover = self.pieces[start]
            self.branches[f"MNA-8 {mover.kind} captures {victim.kind}"] += 1
            if victim.kind == "ronin" and self.captured[victim.owner] == RONIN_COUNT - 1:
                self.branches["MNA-9 last ronin captured"] += 1

    def count_bird(self) -> None:
        """Count the case that the bird finds no empty square of its number."""
        if self.bird is not None and all(
            square in self.pieces for square in MARKS if MARKS[square] == self.bird
        ):
            self.branches["MNA-10 bird waits beside the board"] += 1

    def count_end(self, reasons: list[str]) -> None:
        """Count the reasons for the end, and several at once."""
        if self.occurrences[self.position()] == 2:
            self.branches["MNA-15 second occurrence"] += 1
        names = {
            "daimyo": "MNA-14 daimyo captured",
            "stuck": "MNA-13 both stuck",
            "repetition": "MNA-15 repetition",
            "idle": "MNA-15 idle",
        }
        for reason in reasons:
            self.branches[names[reason]] += 1
        if len(reasons) > 1:
            self.branches["MNA-15 several reasons at once: " + ", ".join(reasons)] += 1
