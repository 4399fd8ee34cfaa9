"""A game of Mandala dealt anew: the same game as one player saw it, with other hidden cards.

`worlds` deals the cards that a player cannot see now. Here the whole past is dealt, so that the
other player held every card when it was put down, and remembers nothing that did not happen.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple, TypeAlias

from tercet.core.observing import HIDDEN
from tercet.core.state import CHANCE, MOVER, State
from tercet.games.mandala.kernel import (
    CLAIM,
    DEAL_CUPS,
    DECK,
    DECK_SIZE,
    EXCHANGE,
    GROW,
    HAND,
    STEP,
    apply,
)

_TRIES = 16  # deals among which one is chosen, once the deck has been shuffled anew

Counts: TypeAlias = list[int]
"""Cards by colour."""


class _Draw(NamedTuple):
    """A card that the player did not see being drawn: its place in the history, and its deck."""

    place: int
    deck: int


class _PutDown(NamedTuple):
    """A card that the other player put down."""

    colour: int


@dataclass
class _Past:
    """What a player knows of the cards of the other one."""

    hand: Counts  # of the other player, when the history begins
    decks: list[Counts]  # the cards of each shuffled deck that the player did not see being drawn
    events: list[_Draw | _PutDown] = field(default_factory=list)  # of the other player's hand
    dealt: list[_Draw] = field(default_factory=list)  # to the other player's cup


def redeal(first: State, actions: Sequence[int], viewer: int, rng: Random) -> list[int]:
    """The actions of a game that began in the state `first`, those that are `HIDDEN` drawn anew.

    The seat `viewer` could have seen the same game. As in `worlds`, what the other player chose to
    do is not taken for a hint at his cards: any card of a hand is as likely to be put down as any
    other. Games are drawn by their likelihood; nearly so after the deck has been shuffled anew.
    """
    past = _read(first, actions, viewer)
    tries = _TRIES if len(past.decks) > 1 else 1
    while True:
        deals, likelihoods = zip(*(_deal(past, rng) for _ in range(tries)), strict=True)
        if any(likelihoods):
            break
    (colours,) = rng.choices(deals, likelihoods)
    return [colours.get(index, action) for index, action in enumerate(actions)]


def _read(first: State, actions: Sequence[int], viewer: int) -> _Past:
    """Go through a game from its first state, and note what became of hidden cards."""
    state, other = first.copy(), 1 - viewer
    hand = HAND + 6 * other
    past = _Past(first[hand : hand + 6].tolist(), [first[DECK : DECK + 6].tolist()])
    for index, action in enumerate(actions):
        is_chance, mover, size = state[MOVER] == CHANCE, state[MOVER], state[DECK_SIZE]
        if is_chance and action == HIDDEN:
            draw = _Draw(index, len(past.decks) - 1)
            (past.dealt if state[STEP] in DEAL_CUPS else past.events).append(draw)
        elif is_chance:
            past.decks[-1][action] -= 1
        elif mover == other:
            past.events += _put_down(action)
        # Any colour will do for a hidden card: nothing that is read here depends on it.
        apply(state, max(action, 0))
        if state[DECK_SIZE] > size - is_chance:  # shuffled anew
            past.decks.append(state[DECK : DECK + 6].tolist())
    return past


def _put_down(action: int) -> Iterator[_PutDown]:
    """The cards that a move takes out of a hand."""
    if action < GROW:
        yield _PutDown(action // 5 % 6)
    elif action < CLAIM:
        place, less = divmod(action - GROW if action < EXCHANGE else action - EXCHANGE, 8)
        for _ in range(less + 1):
            yield _PutDown(place % 6)


def _deal(past: _Past, rng: Random) -> tuple[dict[int, int], float]:
    """Colours for all hidden draws, and how likely what was put down is with them; 0: impossible.

    Each card that was put down is taken from the hand as it comes: it was there from the beginning,
    or it is one of those drawn from a deck, each of which has the colour by the share of that
    colour in what is left of the deck.
    """
    hand, decks = past.hand[:], [deck[:] for deck in past.decks]
    drawn: list[list[int]] = [[] for _ in decks]  # cards of the hand whose colour is open
    colours: dict[int, int] = {}
    likelihood = 1.0
    for event in past.events:
        if isinstance(event, _Draw):
            drawn[event.deck].append(event.place)
            continue
        colour = event.colour
        shares = [
            len(cards) * deck[colour] / (sum(deck) or 1)
            for cards, deck in zip(drawn, decks, strict=True)
        ]
        total = hand[colour] + sum(shares)
        likelihood *= total
        if not total:
            return colours, 0.0
        (source,) = rng.choices(range(-1, len(decks)), [hand[colour], *shares])
        if source < 0:
            hand[colour] -= 1
        else:
            decks[source][colour] -= 1
            colours[drawn[source].pop(rng.randrange(len(drawn[source])))] = colour
    for number, deck in enumerate(decks):
        places = drawn[number] + [draw.place for draw in past.dealt if draw.deck == number]
        cards = [colour for colour, count in enumerate(deck) for _ in range(count)]
        colours |= zip(places, rng.sample(cards, len(places)), strict=True)
    return colours, likelihood
