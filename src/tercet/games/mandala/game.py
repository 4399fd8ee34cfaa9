"""Mandala for everybody else: notation, reasons, views and events over the kernel."""

import re
from collections.abc import Sequence
from typing import Any

from tercet.core.errors import BadMove, NotASetup, Why
from tercet.core.game import Event, Options
from tercet.core.state import MOVER, OVER, REASON, State
from tercet.games.mandala import kernel
from tercet.games.mandala.about import About
from tercet.games.mandala.kernel import (
    BUILD,
    CARDS_OF_A_COLOUR,
    CHOOSE,
    CLAIM,
    CLAIM_STEP,
    COLOURS,
    CUP,
    CUP_SIZE,
    DEALT_CUP,
    DECK,
    DECK_AT_MOST,
    DECK_SIZE,
    DISCARD,
    EXCHANGE,
    FIELD,
    GROW,
    HAND,
    HAND_LIMIT,
    HAND_SIZE,
    IDLE,
    LAST_MANDALA,
    MANDALA,
    MOUNTAIN,
    RIVER,
    RIVER_SIZE,
    STEP,
    TURN,
)

_BUILD = re.compile(r"A([12])([roygpb])(?:\+([0-3]))?")
_GROW = re.compile(r"B([12])([roygpb])([1-8])")
_EXCHANGE = re.compile(r"C([roygpb])([1-8])")
_CLAIM = re.compile(r"=([roygpb])")
_DEAL = re.compile(r"\*[roygpb]+")


def cards(state: State, start: int) -> dict[str, int]:
    """A pile as counts by colour."""
    return dict(zip(COLOURS, state[start : start + 6].tolist(), strict=True))


def hidden_cards(state: State, start: int) -> dict[str, int] | None:
    """A pile as counts by colour, None where it was blotted out."""
    return None if state[start] < 0 else cards(state, start)


def field_start(mandala: int, seat: int) -> int:
    """Where a field lies in the state."""
    return FIELD + (mandala * 2 + seat) * 6


def add_up(*piles: dict[str, int]) -> dict[str, int]:
    """Several piles as one."""
    return {colour: sum(pile[colour] for pile in piles) for colour in COLOURS}


class Mandala(About):
    """Sand cards on two mandalas; what is claimed fills a river that gives the cup its worth."""

    opening = "deal"
    letters = COLOURS
    chance_run = 20
    chance_in_play = 8
    thinks = ("ismcts",)
    kernel = kernel

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
        if match := _BUILD.fullmatch(text):
            place = (int(match[1]) - 1) * 6 + COLOURS.index(match[2])
            return BUILD + place * 5 + (0 if match[3] is None else int(match[3]) + 1)
        if match := _GROW.fullmatch(text):
            place = (int(match[1]) - 1) * 6 + COLOURS.index(match[2])
            return GROW + place * 8 + int(match[3]) - 1
        if match := _EXCHANGE.fullmatch(text):
            return EXCHANGE + COLOURS.index(match[1]) * 8 + int(match[2]) - 1
        if match := _CLAIM.fullmatch(text):
            return CLAIM + COLOURS.index(match[1])
        raise BadMove(text, self.name, "expected-move")

    def format(self, action: int, state: State) -> str:  # noqa: ARG002
        """The text of an action."""
        if action >= CLAIM:
            return f"={COLOURS[action - CLAIM]}"
        if action >= EXCHANGE:
            colour, less = divmod(action - EXCHANGE, 8)
            return f"C{COLOURS[colour]}{less + 1}"
        if action >= GROW:
            place, less = divmod(action - GROW, 8)
            return f"B{place // 6 + 1}{COLOURS[place % 6]}{less + 1}"
        place, drawn = divmod(action - BUILD, 5)
        text = f"A{place // 6 + 1}{COLOURS[place % 6]}"
        return f"{text}+{drawn - 1}" if drawn else text

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
            left = [c for c, n in cards(state, MOUNTAIN + mandala * 6).items() if n]
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
        drawable = int(state[DECK_SIZE]) + sum(cards(state, DISCARD).values())
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
        available = add_up(cards(state, DECK), cards(state, DISCARD))
        for colour in COLOURS:
            if token.count(colour) > available[colour]:
                facts = {"colour": colour, "wanted": token.count(colour), "held": available[colour]}
                return Why("MAN-4", "not-in-deck", facts)
        return Why("MAN-20", "not-before-reshuffle", {"held": int(state[DECK_SIZE])})

    # What is seen

    def table(self, redacted: State, viewer: int) -> dict[str, Any]:
        """The whole table as far as the viewer sees it; None stands for what he does not."""
        both = list(enumerate(self.seats))
        unseen = self._unseen(redacted)
        bound = cards(redacted, DECK_AT_MOST + viewer * 6)
        claiming = redacted[STEP] == CLAIM_STEP and redacted[MOVER] != OVER
        return {
            "mandalas": [
                {
                    "mountain": cards(redacted, MOUNTAIN + mandala * 6),
                    "fields": {
                        seat: cards(redacted, field_start(mandala, index)) for index, seat in both
                    },
                }
                for mandala in range(2)
            ],
            "hands": {
                seat: {
                    "size": int(redacted[HAND_SIZE + index]),
                    "cards": hidden_cards(redacted, HAND + index * 6),
                }
                for index, seat in both
            },
            "rivers": {
                seat: [
                    COLOURS[int(c)] for c in redacted[RIVER + i * 6 : RIVER + i * 6 + 6] if c >= 0
                ]
                for i, seat in both
            },
            "cups": {
                seat: {
                    "size": int(redacted[CUP_SIZE + index]),
                    "claimed": cards(redacted, CUP + index * 6),
                    "dealt": hidden_cards(redacted, DEALT_CUP + index * 6),
                }
                for index, seat in both
            },
            "discard": cards(redacted, DISCARD),
            "deck": {
                "size": int(redacted[DECK_SIZE]),
                "at_most": {colour: min(bound[colour], unseen[colour]) for colour in COLOURS},
            },
            "unseen": unseen,
            "turn": None if redacted[MOVER] == OVER else self.seats[int(redacted[TURN])],
            "claiming": int(redacted[MANDALA]) + 1 if claiming else None,
            "last_mandala": bool(redacted[LAST_MANDALA]),
            "idle": int(redacted[IDLE]),
        }

    def _unseen(self, redacted: State) -> dict[str, int]:
        """The cards that lie neither open nor in the viewer's own hand or cup."""
        seen = [cards(redacted, DISCARD)]
        seen += [cards(redacted, MOUNTAIN + mandala * 6) for mandala in range(2)]
        seen += [cards(redacted, FIELD + field * 6) for field in range(4)]
        for seat in range(2):
            seen.append(cards(redacted, CUP + seat * 6))
            for start in (HAND + seat * 6, DEALT_CUP + seat * 6):
                if (pile := hidden_cards(redacted, start)) is not None:
                    seen.append(pile)
            river = [int(colour) for colour in redacted[RIVER + seat * 6 : RIVER + seat * 6 + 6]]
            seen.append({colour: river.count(index) for index, colour in enumerate(COLOURS)})
        return {colour: CARDS_OF_A_COLOUR - n for colour, n in add_up(*seen).items()}

    def visible_scores(self, redacted: State) -> dict[str, int | None]:
        """A score is known to those who know the two cards dealt to that cup."""
        scores = super().visible_scores(redacted)
        known = [redacted[DEALT_CUP + index * 6] >= 0 for index in range(2)]
        return {seat: scores[seat] if known[i] else None for i, seat in enumerate(self.seats)}

    def events(
        self, before: State, action: int | None, chance: Sequence[str], after: State
    ) -> list[Event]:
        """What a move did, in the order it is to be shown."""
        if action is None:
            return self._deal_events(chance)
        index = int(before[MOVER])
        seat = self.seats[index]
        drawn = chance[0][1:] if chance else ""
        events: list[Event] = []
        if action >= CLAIM:
            events.append(self._claim_event(before, index, COLOURS[action - CLAIM], after))
        elif action >= EXCHANGE:
            colour, less = divmod(action - EXCHANGE, 8)
            discard = {"type": "discard", "seat": seat, "colour": COLOURS[colour]}
            events.append(discard | {"count": less + 1})
        elif action >= GROW:
            place, less = divmod(action - GROW, 8)
            grow = {"type": "grow", "seat": seat, "mandala": place // 6 + 1}
            events.append(grow | {"colour": COLOURS[place % 6], "count": less + 1})
        else:
            place = (action - BUILD) // 5
            build = {"type": "build", "seat": seat, "mandala": place // 6 + 1}
            events.append(build | {"colour": COLOURS[place % 6]})
        destroyed = self._destroyed(before, action, after)
        if destroyed:
            events.append({"type": "destroyed", "mandala": destroyed})
        refill = action >= CLAIM or bool(destroyed)
        if drawn and refill:
            events.append({"type": "refill", "mandala": destroyed, "cards": drawn})
        elif drawn:
            events.append({"type": "draw", "seat": seat, "count": len(drawn), "cards": drawn})
        if int(after[DECK_SIZE]) > int(before[DECK_SIZE]) - len(drawn):
            events.append({"type": "reshuffle", "count": int(after[DECK_SIZE])})
        if after[LAST_MANDALA] and not before[LAST_MANDALA]:
            events.append({"type": "last-mandala"})
        if after[STEP] == CLAIM_STEP and before[STEP] != CLAIM_STEP:
            first = self.seats[int(after[MOVER])]
            complete = {"type": "complete", "mandala": int(after[MANDALA]) + 1}
            events.append(complete | {"seat": first})
        return events

    def facts(self, event: Event) -> Event:
        """An event whose cards are named, or counted where they are hidden."""
        if "cards" not in event:
            return event
        if "?" in event["cards"]:
            return event | {"type": f"{event['type']}-hidden"}
        return event | {"cards": list(event["cards"])}

    def _deal_events(self, chance: Sequence[str]) -> list[Event]:
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

    def _claim_event(self, before: State, index: int, colour: str, after: State) -> Event:
        number = COLOURS.index(colour)
        count = int(before[MOUNTAIN + int(before[MANDALA]) * 6 + number])
        cup = int(after[CUP_SIZE + index] - before[CUP_SIZE + index])
        placed = after[RIVER_SIZE + index] > before[RIVER_SIZE + index]
        return {
            "type": "claim",
            "seat": self.seats[index],
            "colour": colour,
            "count": count,
            "river": int(after[RIVER_SIZE + index]) if placed else 0,
            "cup": cup,
            "discarded": count - cup - int(placed),
        }

    def _destroyed(self, before: State, action: int, after: State) -> int | None:
        """The mandala whose last card was claimed, or that was complete without a mountain."""
        if EXCHANGE <= action < CLAIM or (after[STEP] == CLAIM_STEP and after[MOVER] != OVER):
            return None
        mandala = int(after[MANDALA])
        ended = after[MOVER] == OVER and before[STEP] == CLAIM_STEP
        if ended or before[STEP] == CLAIM_STEP:
            return mandala + 1
        fields = range(field_start(mandala, 0), field_start(mandala, 0) + 12)
        played = GROW <= action < EXCHANGE
        return mandala + 1 if played and not any(after[index] for index in fields) else None


GAME = Mandala()
