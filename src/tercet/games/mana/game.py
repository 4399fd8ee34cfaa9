"""Mana for everybody else: notation, reasons, views and events over the kernel."""

import re
from collections.abc import Sequence

from tercet.core.errors import BadMove, NotASetup, Why
from tercet.core.game import Event, Options
from tercet.core.state import MOVER, OVER, REASON, State
from tercet.games.mana import kernel, wire
from tercet.games.mana.about import About
from tercet.games.mana.kernel import (
    ADVANCED,
    BIRD,
    DAIMYO,
    FIRST_ROW,
    IDLE,
    IDLE_LIMIT,
    MARKS,
    ON_MARKS,
    PIECES,
    PLACE_DAIMYO,
    PLACE_RONIN,
    RETURN,
    SKIP,
    TO_PLACE,
    TWO_ROWS,
)
from tercet.games.mana.wire import NAMES, walks

_PLACE = re.compile("[DR][a-f][1-6]")


def square_name(square: int) -> str:
    """Name of a square on the kernel's 8-wide board."""
    return NAMES[square]


def squares_of(bits: int) -> list[str]:
    """Names of the squares that are set."""
    return [name for bit, name in _NAMED if bits & bit]


_NAMED = [(1 << square, name) for square, name in NAMES.items()]
_OTHERS = {
    base + square: f"{sign}{name}"
    for base, sign in ((RETURN, "@"), (PLACE_DAIMYO, "D"), (PLACE_RONIN, "R"))
    for square, name in NAMES.items()
} | {SKIP: "--"}
_PLAIN, _TAKING = (
    _OTHERS | {a * 64 + b: f"{NAMES[a]}{sign}{NAMES[b]}" for a in NAMES for b in NAMES}
    for sign in "-x"
)  # the texts of all actions, of those that take nothing and of those that do
_ACTIONS = {text: action for texts in (_PLAIN, _TAKING) for action, text in texts.items()}


class Mana(About):
    """Six pieces a side on a board whose squares say how far to walk, and a bird that binds."""

    opening = "setup"
    proven = tuple((f"D{own}1 D{other}6", "black") for own in "bcf" for other in "bcf")  # MNA-5
    arena_opening = ({"setup": "advanced"}, 12)
    arena_fair = 20_000
    thinks = ("alphabeta", "proof")
    kernel = kernel
    wire = wire

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
        try:
            return _ACTIONS[text]
        except KeyError:
            raise BadMove(text, self.name, "expected-move") from None

    def format(self, action: int, state: State) -> str:
        """The text of an action about to be played in `state`."""
        return self.format_all((action,), state)[0]

    def format_all(self, actions: Sequence[int], state: State) -> list[str]:
        """The texts of several actions; the state is asked once, not for each of them.

        What is no walk has one text, wherever the last six bits of its number point to.
        """
        other = state.item(PIECES + 1 - state.item(MOVER))
        return [(_TAKING if other >> (action & 63) & 1 else _PLAIN)[action] for action in actions]

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
        paths = [path for path in walks(origin) if path[-1] == target]
        if not paths:
            return Why("MNA-6", "wrong-distance", facts)
        if own >> target & 1:
            return Why("MNA-8", "own-piece", facts)
        on_the_way = {square for path in paths for square in path[1:-1]}
        blockers = squares_of((own | other) & sum(1 << square for square in on_the_way))
        return Why("MNA-7", "blocked", facts | {"blockers": blockers})

    def _bound(self, state: State) -> list[str]:
        """The pieces one of which must move because the bird says so (MNA-11)."""
        squares = sorted({action // 64 for action in self.legal(state) if action < RETURN})
        return [square_name(square) for square in squares if MARKS[square] == state[BIRD]]

    # What is seen

    def facts(self, event: Event) -> Event:
        """An event without the way that was walked, which is for drawing."""
        return {name: fact for name, fact in event.items() if name != "path"}


GAME = Mana()
