"""Mana for everybody else: notation, reasons, views and events over the kernel."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from tercet.core.errors import BadMove, NotASetup, Why
from tercet.core.game import Event, Options
from tercet.core.state import MOVER, OVER, REASON, State
from tercet.games.mana import kernel
from tercet.games.mana.about import About
from tercet.games.mana.kernel import (
    ADVANCED,
    BIRD,
    DAIMYO,
    FIRST_ROW,
    HISTORY,
    IDLE,
    IDLE_LIMIT,
    MARKS,
    ON_MARKS,
    PIECES,
    PLACE_DAIMYO,
    PLACE_RONIN,
    POSITIONS,
    RETURN,
    SKIP,
    TO_PLACE,
    TWO_ROWS,
)

_SQUARE = "[a-f][1-6]"
_MOVE = re.compile(f"({_SQUARE})[-x]({_SQUARE})")
_RETURN = re.compile(f"@({_SQUARE})")
_PLACE = re.compile(f"([DR])({_SQUARE})")
_ALL_SQUARES = [square for square in range(64) if MARKS[square]]


def square_name(square: int) -> str:
    """Name of a square on the kernel's 8-wide board."""
    return "abcdef"[square % 8] + "123456"[square // 8]


def square_number(name: str) -> int:
    """Number of a named square on the kernel's 8-wide board."""
    return "abcdef".index(name[0]) + 8 * "123456".index(name[1])


def squares_of(bits: int) -> list[str]:
    """Names of the squares that are set."""
    return [name for bit, name in _NAMED if bits & bit]


_NAMED = [(1 << square, square_name(square)) for square in _ALL_SQUARES]


def walks(occupied: int, origin: int, target: int) -> list[list[int]]:
    """All walks from `origin` to `target`, both included, straightest first (MNA-6, MNA-7)."""
    paths = [[origin]]
    for step in range(steps := int(MARKS[origin])):
        paths = [
            [*path, square]
            for path in paths
            for square in _neighbours(path[-1])
            if square not in path and (step == steps - 1 or not occupied >> square & 1)
        ]
    return sorted((path for path in paths if path[-1] == target), key=_turns)


def _neighbours(square: int) -> list[int]:
    return [square + step for step in (8, -8, 1, -1) if square + step in _ALL_SQUARES]


def _turns(path: list[int]) -> int:
    steps = [after - before for before, after in pairwise(path)]
    return sum(before != after for before, after in pairwise(steps))


class Mana(About):
    """Six pieces a side on a board whose squares say how far to walk, and a bird that binds."""

    opening = "setup"
    proven = tuple((f"D{own}1 D{other}6", "black") for own in "bcf" for other in "bcf")  # MNA-5
    arena_opening = ({"setup": "advanced"}, 12)
    arena_fair = 20_000
    thinks = ("alphabeta", "proof")
    kernel = kernel

    def start(self, options: Options) -> State:
        """The state before the first daimyo is placed."""
        return kernel.start(
            self.seats.index(str(options["first"])),
            int(options["setup"] == "advanced"),
            int(options["repetition"]),
            int(options["idle"]),
        )

    def given(self, text: str) -> tuple[Options, list[str]]:
        """``Db1 Db6`` is a standard setup; with ronin named it is an advanced one."""
        tokens = text.split()
        advanced = len(tokens) > 2 or any(token.startswith("R") for token in tokens)
        if not tokens or not all(_PLACE.fullmatch(token) for token in tokens):
            raise NotASetup(self.name)
        return {"setup": "advanced" if advanced else "standard"}, tokens

    def parse(self, text: str) -> int:
        """``b1-b3`` or ``b1xb3``, ``@d4``, ``--``, ``Db1``, ``Ra1``."""
        if match := _MOVE.fullmatch(text):
            return square_number(match[1]) * 64 + square_number(match[2])
        if match := _RETURN.fullmatch(text):
            return RETURN + square_number(match[1])
        if match := _PLACE.fullmatch(text):
            base = PLACE_DAIMYO if match[1] == "D" else PLACE_RONIN
            return base + square_number(match[2])
        if text == "--":
            return SKIP
        raise BadMove(text, self.name, "expected-move")

    def format(self, action: int, state: State) -> str:
        """The text of an action about to be played in `state`."""
        if action == SKIP:
            return "--"
        if action >= PLACE_RONIN:
            return "R" + square_name(action - PLACE_RONIN)
        if action >= PLACE_DAIMYO:
            return "D" + square_name(action - PLACE_DAIMYO)
        if action >= RETURN:
            return "@" + square_name(action - RETURN)
        origin, target = action // 64, action % 64
        taken = int(state[PIECES + 1 - state[MOVER]]) >> target & 1
        return square_name(origin) + ("x" if taken else "-") + square_name(target)

    def patience(self, state: State) -> int:
        """The plies that may pass without a capture or a return (MNA-15)."""
        return int(state[IDLE_LIMIT] - state[IDLE])

    # Why not?

    def why(self, state: State, action: int) -> Why:
        """Which rule an illegal action breaks, with the facts."""
        if state[MOVER] == OVER:
            reason = kernel.REASONS[int(state[REASON])]
            rule = {"daimyo": "MNA-14", "stuck": "MNA-13"}.get(reason, "MNA-15")
            return Why(rule, "over", {"reason": reason})
        seat = int(state[MOVER])
        if state[TO_PLACE]:
            return self._why_not_placed(state, seat, action)
        if action >= PLACE_DAIMYO:
            return Why("MNA-3", "setup-done")
        if action == SKIP:
            return Why("MNA-13", "can-act", {"number": len(self.legal(state))})
        if action >= RETURN:
            return self._why_not_returned(state, seat, action - RETURN)
        return self._why_not_moved(state, seat, action)

    def _why_not_placed(self, state: State, seat: int, action: int) -> Why:
        advanced = bool(state[ADVANCED])
        rule = "MNA-4" if advanced else "MNA-3"
        placed = state[DAIMYO + seat] >= 0
        if action < PLACE_DAIMYO:
            return Why(rule, "setup-first", {"seat": self.seats[seat]})
        if action >= PLACE_RONIN and not advanced:
            return Why(rule, "ronin-fill-the-row")
        if (action >= PLACE_RONIN) != placed:
            return Why(rule, "daimyo-placed" if placed else "daimyo-first")
        base = PLACE_RONIN if placed else PLACE_DAIMYO
        square = action - base
        at = square_name(square)
        if not advanced:
            allowed = squares_of(int(FIRST_ROW[seat] & ON_MARKS[2]))
            facts = {"at": at, "marks": int(MARKS[square]), "squares": allowed}
            return Why(rule, "daimyo-on-a-two", facts)
        if int(state[PIECES + seat]) >> square & 1:
            return Why(rule, "occupied", {"at": at})
        rows = squares_of(int(TWO_ROWS[seat]))
        return Why(rule, "own-two-rows", {"at": at, "first": rows[0], "last": rows[-1]})

    def _why_not_returned(self, state: State, seat: int, square: int) -> Why:
        if int(state[PIECES + seat]).bit_count() == 6:
            return Why("MNA-12", "none-captured")
        if bound := self._bound(state):
            return Why("MNA-12", "must-move", {"bird": int(state[BIRD]), "pieces": bound})
        return Why("MNA-12", "occupied", {"at": square_name(square)})

    def _why_not_moved(self, state: State, seat: int, action: int) -> Why:
        origin, target = action // 64, action % 64
        own, other = int(state[PIECES + seat]), int(state[PIECES + 1 - seat])
        marks = int(MARKS[origin])
        facts = {"from": square_name(origin), "to": square_name(target), "marks": marks}
        if not own >> origin & 1:
            return Why("MNA-6", "enemy-piece" if other >> origin & 1 else "no-piece", facts)
        if origin == target:
            return Why("MNA-7", "same-square", facts)
        bird, bound = int(state[BIRD]), self._bound(state)
        if bound and marks != bird:
            return Why("MNA-11", "bird", facts | {"bird": bird, "pieces": bound})
        paths = walks(0, origin, target)
        if not paths:
            return Why("MNA-6", "wrong-distance", facts)
        if own >> target & 1:
            return Why("MNA-8", "own-piece", facts)
        on_the_way = sum(1 << square for square in {step for path in paths for step in path[1:-1]})
        blockers = squares_of((own | other) & on_the_way)
        return Why("MNA-7", "blocked", facts | {"blockers": blockers})

    def _bound(self, state: State) -> list[str]:
        """The pieces one of which must move because the bird says so (MNA-11)."""
        squares = sorted({action // 64 for action in self.legal(state) if action < RETURN})
        return [square_name(square) for square in squares if MARKS[square] == state[BIRD]]

    # What is seen

    def table(self, redacted: State, viewer: int) -> dict[str, Any]:  # noqa: ARG002
        """Pieces by square, captured ronin, the bird; the same for every viewer."""
        board = {}
        for index, seat in enumerate(self.seats):
            for square in squares_of(int(redacted[PIECES + index])):
                daimyo = square == self._daimyo(redacted, index)
                board[square] = {"seat": seat, "piece": "daimyo" if daimyo else "ronin"}
        setting_up = bool(redacted[TO_PLACE])
        return {
            "board": dict(sorted(board.items())),
            "marks": {square_name(square): int(MARKS[square]) for square in _ALL_SQUARES},
            "captured": {
                seat: 0 if setting_up else 6 - int(redacted[PIECES + index]).bit_count()
                for index, seat in enumerate(self.seats)
            },
            "bird": int(redacted[BIRD]) or None,
            "setting_up": setting_up,
            "idle": int(redacted[IDLE]),
            "occurrences": self._occurrences(redacted),
        }

    def _daimyo(self, state: State, seat: int) -> str | None:
        square = int(state[DAIMYO + seat])
        return square_name(square) if square >= 0 else None

    def _occurrences(self, state: State) -> int:
        """How often the present position has been there, now included."""
        positions = int(state[POSITIONS])
        past = state[HISTORY : HISTORY + positions]
        return int((past == past[-1]).sum()) if positions else 0

    def events(
        self,
        before: State,
        action: int | None,
        chance: Sequence[str],  # noqa: ARG002
        after: State,
    ) -> list[Event]:
        """What a move did, in the order it is to be shown."""
        if action is None:
            return []
        index = int(before[MOVER])
        seat, other = self.seats[index], self.seats[1 - index]
        if action == SKIP:
            return [{"type": "skip", "seat": seat}]
        if action >= PLACE_DAIMYO:
            piece, base = (
                ("ronin", PLACE_RONIN) if action >= PLACE_RONIN else ("daimyo", PLACE_DAIMYO)
            )
            at = square_name(action - base)
            return [{"type": "place", "seat": seat, "piece": piece, "at": at}]
        bird: Event = {"type": "bird", "bird": int(after[BIRD])}
        if action >= RETURN:
            at = square_name(action - RETURN)
            return [{"type": "return", "seat": seat, "at": at}, bird]
        origin, target = action // 64, action % 64
        occupied = int(before[PIECES] | before[PIECES + 1])
        moved = "daimyo" if before[DAIMYO + index] == origin else "ronin"
        path = [square_name(square) for square in walks(occupied, origin, target)[0]]
        move: Event = {"type": "move", "seat": seat, "piece": moved}
        move |= {"from": path[0], "to": path[-1], "path": path}
        if not int(before[PIECES + 1 - index]) >> target & 1:
            return [move, bird]
        taken = "daimyo" if before[DAIMYO + 1 - index] == target else "ronin"
        capture = {"type": "capture", "seat": other, "piece": taken, "at": path[-1]}
        return [move, capture] if taken == "daimyo" else [move, capture, bird]


GAME = Mana()
