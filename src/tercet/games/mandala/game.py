"""Mandala for everybody else: notation, reasons, views and events over the kernel."""

import re
from collections.abc import Sequence
from functools import lru_cache

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

_DEAL = re.compile(r"\*[roygpb]+")


_QUOTED = [f'"{colour}"' for colour in COLOURS]
_PILE = "{" + ",".join(f"{colour}:%s" for colour in _QUOTED) + "}"  # cards by colour, as JSON


def _both(shape: str) -> str:
    """Something that each seat has, as JSON."""
    return "{" + ",".join(f'"{seat}":{shape}' for seat in About.seats) + "}"


_MANDALA = f'{{"mountain":{_PILE},"fields":{_both(_PILE)}}}'
_QUOTED_SEATS = [f'"{seat}"' for seat in About.seats]
_RIVERS = _both("%s")
_HANDS = _both('{"size":%s,"cards":%s}')
_CUPS = _both('{"size":%s,"claimed":%s,"dealt":%s}')
_TABLE = (
    '{"mandalas":[%s,%s],"hands":%s,"rivers":%s,"cups":%s,"discard":%s,'
    '"deck":{"size":%s,"at_most":%s},"unseen":%s,'
    '"turn":%s,"claiming":%s,"last_mandala":%s,"idle":%s}'
)


@lru_cache(maxsize=20_000)
def _filled(shape: str, *numbers: int) -> str:
    """A part of a table; from one move to the next, and for both players, most are the same."""
    return shape % numbers


def _pile(numbers: list[int], start: int) -> str:
    """A pile of a state, given as a list, as JSON; null where it was blotted out."""
    return "null" if numbers[start] < 0 else _filled(_PILE, *numbers[start : start + 6])


@lru_cache(maxsize=20_000)
def _river(*colours: int) -> str:
    """A river as JSON."""
    return "[" + ",".join(_QUOTED[colour] for colour in colours if colour >= 0) + "]"


def field_start(mandala: int, seat: int) -> int:
    """Where a field lies in the state."""
    return FIELD + (mandala * 2 + seat) * 6


def _text(action: int) -> str:
    """``A1r`` or ``A1r+2``, ``B2g3``, ``Cp2``, ``=y``."""
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


_TEXTS = {action: _text(action) for action in range(BUILD, CLAIM + len(COLOURS))}
_ACTIONS = {text: action for action, text in _TEXTS.items()}
# What everybody sees of the cards, for counting what one does not.
_OPEN = (
    DISCARD,
    *range(MOUNTAIN, MOUNTAIN + 12, 6),
    *range(FIELD, FIELD + 24, 6),
    *range(CUP, CUP + 12, 6),
)
_OWN = (*range(HAND, HAND + 12, 6), *range(DEALT_CUP, DEALT_CUP + 12, 6))


class Mandala(About):
    """Sand cards on two mandalas; what is claimed fills a river that gives the cup its worth."""

    opening = "deal"
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

    def table_json(self, redacted: State, viewer: int) -> str:
        """The whole table as far as the viewer sees it; null stands for what he does not."""
        n = redacted.tolist()
        unseen = self._unseen(n)
        bound = n[DECK_AT_MOST + viewer * 6 : DECK_AT_MOST + viewer * 6 + 6]
        running = n[MOVER] != OVER
        return _TABLE % (
            _filled(_MANDALA, *n[MOUNTAIN : MOUNTAIN + 6], *n[FIELD : FIELD + 12]),
            _filled(_MANDALA, *n[MOUNTAIN + 6 : MOUNTAIN + 12], *n[FIELD + 12 : FIELD + 24]),
            _HANDS % (n[HAND_SIZE], _pile(n, HAND), n[HAND_SIZE + 1], _pile(n, HAND + 6)),
            _RIVERS % (_river(*n[RIVER : RIVER + 6]), _river(*n[RIVER + 6 : RIVER + 12])),
            _CUPS
            % (
                *(n[CUP_SIZE], _pile(n, CUP), _pile(n, DEALT_CUP)),
                *(n[CUP_SIZE + 1], _pile(n, CUP + 6), _pile(n, DEALT_CUP + 6)),
            ),
            _pile(n, DISCARD),
            n[DECK_SIZE],
            _filled(_PILE, *map(min, bound, unseen)),
            _filled(_PILE, *unseen),
            _QUOTED_SEATS[n[TURN]] if running else "null",
            n[MANDALA] + 1 if running and n[STEP] == CLAIM_STEP else "null",
            "true" if n[LAST_MANDALA] else "false",
            n[IDLE],
        )

    def _unseen(self, numbers: list[int]) -> list[int]:
        """The cards of each colour that lie neither open nor in the viewer's own hand or cup."""
        piles = [numbers[start : start + 6] for start in _OPEN]
        piles += [numbers[start : start + 6] for start in _OWN if numbers[start] >= 0]
        left = [CARDS_OF_A_COLOUR - sum(counts) for counts in zip(*piles, strict=True)]
        for colour in numbers[RIVER : RIVER + 12]:
            if colour >= 0:
                left[colour] -= 1
        return left

    def visible_scores(self, redacted: State) -> dict[str, int | None]:
        """A score is known to those who know the two cards dealt to that cup."""
        scores = super().visible_scores(redacted)
        for seat, dealt in zip(self.seats, (DEALT_CUP, DEALT_CUP + 6), strict=True):
            if redacted.item(dealt) < 0:
                scores[seat] = None
        return scores

    def events(
        self, before: State, action: int | None, chance: Sequence[str], after: State
    ) -> list[Event]:
        """What a move did, in the order it is to be shown."""
        if action is None:
            return self._deal_events(chance)
        return self._move_events(before.tolist(), action, chance, after.tolist())

    def _move_events(
        self, before: list[int], action: int, chance: Sequence[str], after: list[int]
    ) -> list[Event]:
        index = before[MOVER]
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
        if after[DECK_SIZE] > before[DECK_SIZE] - len(drawn):
            events.append({"type": "reshuffle", "count": after[DECK_SIZE]})
        if after[LAST_MANDALA] and not before[LAST_MANDALA]:
            events.append({"type": "last-mandala"})
        if after[STEP] == CLAIM_STEP and before[STEP] != CLAIM_STEP:
            first = self.seats[after[MOVER]]
            complete = {"type": "complete", "mandala": after[MANDALA] + 1}
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

    def _claim_event(self, before: list[int], index: int, colour: str, after: list[int]) -> Event:
        number = COLOURS.index(colour)
        count = before[MOUNTAIN + before[MANDALA] * 6 + number]
        cup = after[CUP_SIZE + index] - before[CUP_SIZE + index]
        placed = after[RIVER_SIZE + index] > before[RIVER_SIZE + index]
        return {
            "type": "claim",
            "seat": self.seats[index],
            "colour": colour,
            "count": count,
            "river": after[RIVER_SIZE + index] if placed else 0,
            "cup": cup,
            "discarded": count - cup - int(placed),
        }

    def _destroyed(self, before: list[int], action: int, after: list[int]) -> int | None:
        """The mandala whose last card was claimed, or that was complete without a mountain."""
        if EXCHANGE <= action < CLAIM or (after[STEP] == CLAIM_STEP and after[MOVER] != OVER):
            return None
        mandala = after[MANDALA]
        ended = after[MOVER] == OVER and before[STEP] == CLAIM_STEP
        if ended or before[STEP] == CLAIM_STEP:
            return mandala + 1
        fields = field_start(mandala, 0)
        played = GROW <= action < EXCHANGE
        return mandala + 1 if played and not any(after[fields : fields + 12]) else None


GAME = Mandala()
