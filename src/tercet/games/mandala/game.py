"""Mandala for everybody else: notation, reasons, views and events over the kernel."""

import re
from collections.abc import Sequence

from tercet.core.errors import BadMove, NotASetup, Why
from tercet.core.game import Event, Options
from tercet.core.state import MOVER, OVER, REASON, State
from tercet.games.mandala import kernel, wire
from tercet.games.mandala.about import About
from tercet.games.mandala.kernel import (
    BUILD,
    CHOOSE,
    CLAIM,
    CLAIM_STEP,
    COLOURS,
    DECK,
    DECK_SIZE,
    DISCARD,
    EXCHANGE,
    FIELD,
    GROW,
    HAND,
    HAND_LIMIT,
    HAND_SIZE,
    MANDALA,
    MOUNTAIN,
    STEP,
)
from tercet.games.mandala.wire import move_text

_DEAL = re.compile(r"\*[roygpb]+")


def field_start(mandala: int, seat: int) -> int:
    """Where a field lies in the state."""
    return FIELD + (mandala * 2 + seat) * 6


_TEXTS = [move_text(action) for action in range(CLAIM + len(COLOURS))]
_ACTIONS = {text: action for action, text in enumerate(_TEXTS)}


class Mandala(About):
    """Sand cards on two mandalas; what is claimed fills a river that gives the cup its worth."""

    opening = "deal"
    chance_run = 20
    chance_in_play = 8
    thinks = ("ismcts",)
    kernel = kernel
    wire = wire

    def start(self, options: Options) -> State:
        """The state before the deal."""
        return kernel.start(int(options["draw"] == "choose"))

    def given(self, text: str) -> tuple[Options, list[str]]:
        """A deal is six tokens: two mountains, two hands, two cups; ``random`` deals one."""
        if text == "random":
            return {}, []
        tokens = text.split()
        if len(tokens) != 6 or not all(_DEAL.fullmatch(token) for token in tokens):
            raise NotASetup(self.name)
        return {}, tokens

    def parse(self, text: str) -> int:
        """``A1r`` or ``A1r+2``, ``B2g3``, ``Cp2``, ``=y``."""
        try:
            return _ACTIONS[text]
        except KeyError:
            raise BadMove(text, self.name, "expected-move") from None

    def format(self, action: int, state: State) -> str:  # noqa: ARG002
        """The text of an action."""
        return _TEXTS[action]

    # Why not?

    def why(self, state: State, action: int) -> Why:
        """Which rule an illegal action breaks, with the facts."""
        if state[MOVER] == OVER:
            reason = kernel.REASONS[int(state[REASON])]
            rule = {"river": "MAN-19", "deck": "MAN-20", "idle": "MAN-24"}[reason]
            return Why(rule, "over", {"reason": reason})
        claiming = state[STEP] == CLAIM_STEP
        if action >= CLAIM:
            colour = COLOURS[action - CLAIM]
            if not claiming:
                return Why("MAN-12", "no-claim-now", {"colour": colour})
            mandala = int(state[MANDALA])
            mountain = state[MOUNTAIN + mandala * 6 : MOUNTAIN + mandala * 6 + 6]
            left = [name for name, n in zip(COLOURS, mountain, strict=True) if n]
            facts = {"colour": colour, "mandala": mandala + 1, "left": left}
            return Why("MAN-14", "not-on-mountain", facts)
        if claiming:
            seat = self.seats[int(state[MOVER])]
            return Why("MAN-13", "claim-first", {"mandala": int(state[MANDALA]) + 1, "seat": seat})
        if action >= EXCHANGE:
            colour_index, less = divmod(action - EXCHANGE, 8)
            return self._why_hand("MAN-9", state, colour_index, less + 1)
        if action >= GROW:
            place, less = divmod(action - GROW, 8)
            return self._why_not_grown(state, place, less + 1)
        place, drawn = divmod(action - BUILD, 5)
        return self._why_not_built(state, place, drawn - 1)

    def _why_hand(self, rule: str, state: State, colour: int, number: int) -> Why:
        held = int(state[HAND + int(state[MOVER]) * 6 + colour])
        return Why(rule, "not-in-hand", {"colour": COLOURS[colour], "wanted": number, "held": held})

    def _why_not_grown(self, state: State, place: int, number: int) -> Why:
        seat = int(state[MOVER])
        mandala, colour = divmod(place, 6)
        if state[HAND + seat * 6 + colour] < number:
            return self._why_hand("MAN-8", state, colour, number)
        return self._why_colour(state, mandala, colour, "own-field") or Why(
            "MAN-8", "one-must-stay", {"number": number}
        )

    def _why_not_built(self, state: State, place: int, drawn: int) -> Why:
        seat = int(state[MOVER])
        mandala, colour = divmod(place, 6)
        if state[HAND + seat * 6 + colour] == 0:
            return self._why_hand("MAN-6", state, colour, 1)
        if refused := self._why_colour(state, mandala, colour, "mountain"):
            return refused
        left = int(state[HAND_SIZE + seat]) - 1
        drawable = int(state[DECK_SIZE]) + sum(state[DISCARD : DISCARD + 6].tolist())
        most = min(3, HAND_LIMIT - left, drawable)
        if left == 0 and most == 0:
            return Why("MAN-11", "nothing-to-draw")
        if not state[CHOOSE]:
            return Why("MAN-7", "full-draw", {"most": most})
        if drawn < 0:
            return Why("MAN-7", "choose-draw", {"most": most})
        if left == 0 and drawn == 0:
            return Why("MAN-11", "must-draw", {"most": most})
        return Why("MAN-7", "draw-limit", {"left": left, "wanted": drawn, "most": most})

    def _why_colour(self, state: State, mandala: int, colour: int, wanted: str) -> Why | None:
        """The colour rule: whether another area of the mandala shows the colour, and which."""
        seat = int(state[MOVER])
        areas = {
            "mountain": MOUNTAIN + mandala * 6,
            "own-field": field_start(mandala, seat),
            "other-field": field_start(mandala, 1 - seat),
        }
        for area, start in areas.items():
            count = int(state[start + colour])
            if count and area != wanted:
                facts = {"colour": COLOURS[colour], "mandala": mandala + 1}
                return Why("MAN-10", "colour-rule", facts | {"area": area, "count": count})
        return None

    def why_chance(self, state: State, token: str) -> Why:
        """A card that the deck does not hold (any more)."""
        both = state[DECK : DECK + 6] + state[DISCARD : DISCARD + 6]
        available = dict(zip(COLOURS, both.tolist(), strict=True))
        for colour in COLOURS:
            if token.count(colour) > available[colour]:
                facts = {"colour": colour, "wanted": token.count(colour), "held": available[colour]}
                return Why("MAN-4", "not-in-deck", facts)
        return Why("MAN-20", "not-before-reshuffle", {"held": int(state[DECK_SIZE])})

    # What is seen

    def facts(self, event: Event) -> Event:
        """An event whose cards are named, or counted where they are hidden."""
        if "cards" not in event:
            return event
        if "?" in event["cards"]:
            return event | {"type": f"{event['type']}-hidden"}
        return event | {"cards": list(event["cards"])}

    def opening_events(self, chance: Sequence[str]) -> list[Event]:
        """What was dealt where."""
        targets: list[Event] = [{"area": "mountain", "mandala": number} for number in (1, 2)]
        targets += [{"area": area, "seat": seat} for area in ("hand", "cup") for seat in self.seats]
        return [
            {
                "type": f"deal-{target['area']}",
                **target,
                "count": len(token) - 1,
                "cards": token[1:],
            }
            for target, token in zip(targets, chance, strict=True)
        ]


GAME = Mandala()
