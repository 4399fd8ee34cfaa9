"""Mandala, read plainly from the rules of record (MAN-1 to MAN-25)."""

import copy
from collections import Counter
from typing import Self

COLOURS = "roygpb"
CARDS_OF_A_COLOUR = 18
MANDALAS = ("1", "2")  # MAN-1
RIVER_PLACES = 6  # MAN-2
HAND_LIMIT = 8  # MAN-7
FULL_DRAW = 3  # MAN-7
REFILL = 2  # MAN-18
IDLE_TURNS = 100  # MAN-24

# A pile of cards is a count for each colour; a colour that is not there may be missing or 0.
Pile = dict[str, int]
# Where a card that is due will go: ("hand", seat), ("cup", seat) or ("mountain", mandala).
Destination = tuple[str, str]


def size(pile: Pile) -> int:
    """How many cards a pile holds."""
    return sum(pile.values())


def colours_in(pile: Pile) -> set[str]:
    """The colours that a pile shows."""
    return {colour for colour, count in pile.items() if count > 0}


def add(pile: Pile, colour: str, count: int) -> None:
    """Put cards of one colour on a pile."""
    if count:
        pile[colour] = pile.get(colour, 0) + count


def take(pile: Pile, colour: str, count: int) -> None:
    """Take cards of one colour from a pile."""
    if pile.get(colour, 0) < count:
        raise ValueError(f"the pile holds fewer than {count} of {colour!r}")
    pile[colour] = pile.get(colour, 0) - count
    if pile[colour] == 0:
        del pile[colour]


def empty_onto(pile: Pile, target: Pile) -> None:
    """Put a whole pile on another."""
    for colour, count in pile.items():
        add(target, colour, count)
    pile.clear()


def opponent(seat: str) -> str:
    """The other seat."""
    return "second" if seat == "first" else "first"


class Mandala:
    """One game of Mandala.

    A test may set up any position by assigning these attributes. A pile is a dict colour ->
    count, the colours are the letters of "roygpb", the mandalas are "1" and "2".

    - `stage`: "deal", "action", "draw" (cards are due to a hand), "claim", "refill" (cards are
      due to a mountain) or "over"; between two turns it is "action";
    - `turn`: the seat whose turn it is (also while the other one claims);
    - `deck`, `discard`: piles;
    - `deck_has_run_out`: whether the deck's last card has been taken before (MAN-20), so that
      the next destruction ends the game; it is not read from `deck`, assign both;
    - `hands`, `cups`: seat -> pile;
    - `rivers`: seat -> list of colours, place 1 first;
    - `mountains`: mandala -> pile;
    - `fields`: mandala -> seat -> pile;
    - `idle_turns`: turns in a row in which no card was played to a mandala (MAN-24);
    - `due`: where the next cards of chance go, in order; only in "deal", "draw" and "refill";
    - `touched`: the mandala that this turn's card was played to, or None after C; only in
      "draw", "claim" and "refill";
    - `claimer`: the seat that claims next; only in "claim";
    - `result`: (result, reason) when `stage` is "over", else None.

    `action` is the letter of this turn's action, for the branch counters alone.
    """

    seats: tuple[str, str] = ("first", "second")

    def __init__(self, *, draw: str = "full") -> None:
        if draw not in ("full", "choose"):
            raise ValueError(f"unknown draw {draw!r}")
        self.draw = draw
        self.stage = "deal"
        self.turn = "first"
        self.deck: Pile = dict.fromkeys(COLOURS, CARDS_OF_A_COLOUR)
        self.discard: Pile = {}
        self.deck_has_run_out = False
        self.hands: dict[str, Pile] = {seat: {} for seat in self.seats}
        self.cups: dict[str, Pile] = {seat: {} for seat in self.seats}
        self.rivers: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.mountains: dict[str, Pile] = {mandala: {} for mandala in MANDALAS}
        self.fields: dict[str, dict[str, Pile]] = {
            mandala: {seat: {} for seat in self.seats} for mandala in MANDALAS
        }
        self.idle_turns = 0
        # MAN-4, in the order of the Notation section.
        self.due: list[Destination] = (
            [("mountain", "1")] * 2
            + [("mountain", "2")] * 2
            + [("hand", "first")] * 6
            + [("hand", "second")] * 6
            + [("cup", "first")] * 2
            + [("cup", "second")] * 2
        )
        self.touched: str | None = None
        self.claimer: str | None = None
        self.result: tuple[str, str] | None = None
        self.action = ""
        self.branches: Counter[str] = Counter()
        self.counting = True  # always done here: no search plays this game

    # The common interface.

    def mover(self) -> str | None:
        """The seat to act or to claim, "chance" when cards are due, or None after the end."""
        if self.stage == "over":
            return None
        if self.stage == "claim":
            return self.claimer
        if self.stage == "action":
            return self.turn
        return "chance"

    def moves(self) -> list[str]:
        """The legal actions or claims of the seat to move, sorted."""
        if self.stage == "action":
            return sorted(self.mountain_moves() + self.field_moves() + self.discard_moves())
        if self.stage == "claim":
            return sorted(f"={colour}" for colour in colours_in(self.mountains[self.destroyed()]))
        return []

    def chance(self) -> dict[str, int]:
        """The colours that can be drawn, by their number in the deck."""
        if self.mover() != "chance":
            return {}
        return {colour: self.deck[colour] for colour in COLOURS if self.deck.get(colour, 0) > 0}

    def play(self, text: str) -> None:
        """Play one action or claim, or draw one card."""
        if self.mover() == "chance":
            if text not in self.chance():
                raise ValueError(f"not a card of the deck: {text!r}")
            self.draw_card(text)
        elif text not in self.moves():
            raise ValueError(f"not a legal move: {text!r}")
        elif self.stage == "claim":
            self.play_claim(text[1])
        else:
            self.count_situation()
            self.action = text[0]
            if text[0] == "A":
                self.play_mountain(text)
            elif text[0] == "B":
                self.play_field(text)
            else:
                self.play_discard(text)
        self.go_on()

    def outcome(self) -> tuple[str, str] | None:
        """(result, reason) when the game is over, seen from the first player."""
        return self.result

    def scores(self) -> tuple[int, int]:
        """The scores of the cups as they stand (MAN-22)."""
        return (self.score("first"), self.score("second"))

    def copy(self) -> Self:
        """An independent copy."""
        return copy.deepcopy(self)

    # The three actions.

    def drawable(self) -> int:
        """How many cards can be drawn at all, the discard pile reshuffled (MAN-20)."""
        return size(self.deck) + size(self.discard)

    def most_drawn(self) -> int:
        """How many cards action A draws at most, whatever the player would like."""
        left = size(self.hands[self.turn]) - 1
        # MAN-7: three, but never more than 8 in hand. MAN-20: and no more than there are.
        return min(FULL_DRAW, max(0, HAND_LIMIT - left), self.drawable())

    def mountain_moves(self) -> list[str]:
        """Action A: exactly one card to a mountain (MAN-6)."""
        most = self.most_drawn()
        last_card = size(self.hands[self.turn]) == 1
        if last_card and most == 0:  # MAN-11: the last card needs a card to draw
            return []
        moves = []
        for mandala in MANDALAS:
            for colour in colours_in(self.hands[self.turn]):
                if not self.may_lie_on_mountain(mandala, colour):
                    continue
                move = f"A{mandala}{colour}"
                if self.draw == "full":
                    moves.append(move)
                else:  # MAN-7 Ruling; MAN-11: at least 1 if the hand would be empty
                    fewest = 1 if last_card else 0
                    moves += [f"{move}+{count}" for count in range(fewest, most + 1)]
        return moves

    def field_moves(self) -> list[str]:
        """Action B: one or more cards of one colour to an own field (MAN-8)."""
        hand = self.hands[self.turn]
        moves = []
        for mandala in MANDALAS:
            for colour in colours_in(hand):
                if not self.may_lie_in_field(mandala, colour):
                    continue
                most = min(hand[colour], size(hand) - 1)  # MAN-8: at least 1 card must stay
                moves += [f"B{mandala}{colour}{count}" for count in range(1, most + 1)]
        return moves

    def discard_moves(self) -> list[str]:
        """Action C: one or more cards of one colour to the discard pile (MAN-9)."""
        hand = self.hands[self.turn]
        return [
            f"C{colour}{count}"
            for colour in colours_in(hand)
            for count in range(1, hand[colour] + 1)
        ]

    def may_lie_on_mountain(self, mandala: str, colour: str) -> bool:
        """MAN-10: the colour lies in neither field of the mandala."""
        return all(colour not in colours_in(self.fields[mandala][seat]) for seat in self.seats)

    def may_lie_in_field(self, mandala: str, colour: str) -> bool:
        """MAN-10: the colour lies neither on the mountain nor in the other field."""
        other_field = self.fields[mandala][opponent(self.turn)]
        return colour not in colours_in(self.mountains[mandala]) | colours_in(other_field)

    def play_mountain(self, text: str) -> None:
        """Action A (MAN-6): play the card, then the draw is due."""
        mandala, colour = text[1], text[2]
        count = self.most_drawn()
        self.count_mountain(count)
        if self.draw == "choose":
            count = int(text.split("+")[1])
            self.branches[f"MAN-7 chose to draw {count}"] += 1
        take(self.hands[self.turn], colour, 1)
        add(self.mountains[mandala], colour, 1)
        self.touched = mandala
        self.idle_turns = 0
        self.due = [("hand", self.turn)] * count
        self.stage = "draw"

    def play_field(self, text: str) -> None:
        """Action B (MAN-8): play the cards, draw nothing."""
        mandala, colour, count = text[1], text[2], int(text[3:])
        take(self.hands[self.turn], colour, count)
        add(self.fields[mandala][self.turn], colour, count)
        self.touched = mandala
        self.idle_turns = 0
        self.due = []
        self.stage = "draw"

    def play_discard(self, text: str) -> None:
        """Action C (MAN-9): discard the cards, then as many are due."""
        colour, count = text[1], int(text[2:])
        take(self.hands[self.turn], colour, count)
        if size(self.hands[self.turn]) == 0:
            self.branches["MAN-9 whole hand discarded"] += 1
        if count > self.drawable():
            self.branches["MAN-11 C needs its own discards to draw again"] += 1
        # MAN-11: what C discards can be drawn again, so it lies on the pile before the draw.
        add(self.discard, colour, count)
        self.touched = None
        self.idle_turns += 1  # MAN-24
        self.due = [("hand", self.turn)] * count
        self.stage = "draw"

    # Chance.

    def draw_card(self, colour: str) -> None:
        """The next card that is due is of this colour."""
        take(self.deck, colour, 1)
        kind, owner = self.due.pop(0)
        if kind == "hand":
            add(self.hands[owner], colour, 1)
        elif kind == "cup":
            add(self.cups[owner], colour, 1)
        else:
            add(self.mountains[owner], colour, 1)
        if size(self.deck) == 0:
            # MAN-20: the deck runs out the moment its last card is taken.
            self.count_run_out()
            self.deck_has_run_out = True
            self.reshuffle()

    def reshuffle(self) -> None:
        """MAN-20: the discard pile, if it has any cards, is the new deck."""
        empty_onto(self.discard, self.deck)

    # The course of a turn.

    def go_on(self) -> None:
        """Do everything that follows until a seat or chance must move, or the game is over."""
        if self.due and size(self.deck) == 0:
            # MAN-20: a card is due and the deck is empty.
            if size(self.discard):
                self.branches["MAN-20 empty deck reshuffled when a card is due"] += 1
            self.reshuffle()
            if size(self.deck) == 0:
                self.branches["MAN-20 what cannot be drawn is not drawn"] += 1
                self.due = []
        if self.due or self.stage in ("action", "claim", "over"):
            return
        if self.stage == "deal":
            self.stage = "action"
            self.turn = "first"  # MAN-5
        elif self.stage == "draw" and self.touched is not None and self.complete(self.touched):
            self.begin_destruction(self.touched)
        else:
            self.end_turn()

    def complete(self, mandala: str) -> bool:
        """MAN-12: the three areas together show all six colours."""
        shown = colours_in(self.mountains[mandala])
        for seat in self.seats:
            shown |= colours_in(self.fields[mandala][seat])
        return shown == set(COLOURS)

    def end_turn(self) -> None:
        """The turn passes to the opponent, unless nothing has happened for too long."""
        self.touched = None
        if self.idle_turns >= IDLE_TURNS:  # MAN-24
            self.finish("idle")
            return
        self.turn = opponent(self.turn)  # MAN-5, MAN-18
        self.stage = "action"

    # Destruction.

    def destroyed(self) -> str:
        """The mandala that is being destroyed."""
        if self.touched is None:
            raise ValueError("no mandala is being destroyed")
        return self.touched

    def begin_destruction(self, mandala: str) -> None:
        """MAN-13: find out who claims first."""
        own = size(self.fields[mandala][self.turn])
        other = size(self.fields[mandala][opponent(self.turn)])
        # More cards in the field, on a tie the one who did not play the last card.
        self.claimer = self.turn if own > other else opponent(self.turn)
        self.stage = "claim"
        self.count_completion(mandala)
        if size(self.mountains[mandala]) == 0:
            self.end_destruction()
            self.go_on()

    def play_claim(self, colour: str) -> None:
        """One claim takes all mountain cards of the colour (MAN-14)."""
        mandala = self.destroyed()
        claimer = self.claimer
        if claimer is None:
            raise ValueError("nobody is to claim")
        mountain = self.mountains[mandala]
        count = mountain[colour]
        take(mountain, colour, count)
        river = self.rivers[claimer]
        self.count_claim(mandala, claimer, colour, count)
        if size(self.fields[mandala][claimer]) == 0:
            add(self.discard, colour, count)  # MAN-16
        elif colour in river:
            add(self.cups[claimer], colour, count)  # MAN-15
        else:
            river.append(colour)  # MAN-14: the lowest free place
            add(self.cups[claimer], colour, count - 1)
        self.claimer = opponent(claimer)  # MAN-13: the players take turns
        if size(mountain) == 0:  # MAN-17
            self.end_destruction()

    def end_destruction(self) -> None:
        """MAN-17: the fields are discarded; then the game is over or the mountain refilled."""
        mandala = self.destroyed()
        self.claimer = None
        for seat in self.seats:
            empty_onto(self.fields[mandala][seat], self.discard)
        full_rivers = [len(self.rivers[seat]) == RIVER_PLACES for seat in self.seats]
        if any(full_rivers):  # MAN-19
            self.branches["MAN-19 river end"] += 1
            if all(full_rivers):
                self.branches["MAN-19 both rivers full"] += 1
            if self.deck_has_run_out:
                self.branches["MAN-19 river and deck end together"] += 1
            self.finish("river")
        elif self.deck_has_run_out:  # MAN-20
            self.branches["MAN-20 deck end"] += 1
            self.finish("deck")
        else:  # MAN-18
            self.due = [("mountain", mandala)] * REFILL
            self.stage = "refill"

    # The end.

    def score(self, seat: str) -> int:
        """MAN-22: each card in the cup counts the river place that shows its colour."""
        river = self.rivers[seat]
        return sum(
            (river.index(colour) + 1) * count
            for colour, count in self.cups[seat].items()
            if colour in river
        )

    def finish(self, reason: str) -> None:
        """MAN-21, MAN-23: the higher score wins, then the smaller cup; else it is a draw."""
        first, second = self.scores()
        if first == second:  # a smaller cup is better
            first, second = -size(self.cups["first"]), -size(self.cups["second"])
            decided = "tie decided by the smaller cup" if first != second else "draw"
            self.branches[f"MAN-23 {decided}"] += 1
        result = "1/2"
        if first != second:
            result = "1-0" if first > second else "0-1"
        if reason == "idle":
            self.branches["MAN-24 idle end"] += 1
        self.stage = "over"
        self.result = (result, reason)

    # Counting the branches; nothing below touches the game.

    def count_situation(self) -> None:
        """Count what is special about the state in which an action is to be chosen."""
        if size(self.hands[self.turn]) == 1:
            self.branches["MAN-8 B forbidden with one card in hand"] += 1
            if self.drawable() == 0:
                self.branches["MAN-11 last card A forbidden, nothing to draw"] += 1
        moves = self.moves()
        if all(move[0] == "C" for move in moves):
            self.branches["MAN-11 C is the only action"] += 1
        if size(self.deck) == 0:
            self.branches["MAN-20 action with an empty deck"] += 1

    def count_mountain(self, count: int) -> None:
        """Count how the draw of an action A that is about to be played is cut."""
        left = size(self.hands[self.turn]) - 1
        if HAND_LIMIT - left < FULL_DRAW:
            self.branches[f"MAN-7 cut to {max(0, HAND_LIMIT - left)}"] += 1
        if count < min(FULL_DRAW, HAND_LIMIT - left):
            self.branches["MAN-20 A's draw cut for want of cards"] += 1
        if left == 0:
            self.branches["MAN-11 last card A"] += 1

    def count_run_out(self) -> None:
        """Count where the deck runs out."""
        if self.deck_has_run_out:
            self.branches["MAN-20 second run-out"] += 1
        if size(self.discard) == 0:
            self.branches["MAN-20 discard pile empty at run-out"] += 1
        if self.stage == "refill":
            self.branches["MAN-20 run-out in refill"] += 1
        elif self.action == "C":
            self.branches["MAN-20 run-out in C's draw"] += 1
        elif self.touched is not None and self.complete(self.touched):
            self.branches["MAN-20 run-out in A's draw that completes"] += 1
        else:
            self.branches["MAN-20 run-out in A's draw that does not complete"] += 1
        if self.due:
            self.branches["MAN-20 run-out with more cards due"] += 1
        else:
            self.branches["MAN-20 run-out with the last card due"] += 1

    def count_completion(self, mandala: str) -> None:
        """Count how a mandala was completed and who claims first."""
        self.branches[f"MAN-12 completed by {self.action}"] += 1
        own = size(self.fields[mandala][self.turn])
        other = size(self.fields[mandala][opponent(self.turn)])
        if own == other == 0:
            self.branches["MAN-16 both fields empty"] += 1
        if own == other:
            self.branches["MAN-13 tie"] += 1
        elif own > other:
            self.branches["MAN-13 the one who completed it claims first"] += 1
        else:
            self.branches["MAN-13 the opponent has more cards"] += 1
        if size(self.mountains[mandala]) == 0:
            self.branches["MAN-17 complete with an empty mountain"] += 1
        if len(colours_in(self.mountains[mandala])) == 1:
            self.branches["MAN-17 complete with one colour on the mountain"] += 1

    def count_claim(self, mandala: str, claimer: str, colour: str, count: int) -> None:
        """Count what is special about a claim whose cards have just left the mountain."""
        river = self.rivers[claimer]
        if any(len(self.rivers[seat]) == RIVER_PLACES for seat in self.seats):
            self.branches["MAN-19 claim after a sixth river card"] += 1
        if size(self.fields[mandala][claimer]) == 0:
            self.branches["MAN-16 claimer with empty field"] += 1
            if colour not in river:
                self.branches["MAN-16 river not filled from an empty field"] += 1
        elif colour in river:
            self.branches["MAN-15 colour in the river already"] += 1
        else:
            self.branches["MAN-14 new river card"] += 1
            if count == 1:
                self.branches["MAN-14 new river card, none to the cup"] += 1
            if len(river) == RIVER_PLACES - 1:
                self.branches["MAN-19 sixth river card"] += 1
