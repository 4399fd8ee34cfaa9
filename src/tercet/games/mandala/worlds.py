"""What a player cannot see in Mandala, dealt by what the player knows."""

from math import comb
from typing import Any

import numpy as np

from tercet.core.generator import Generator, below, pick, share_of
from tercet.core.jit import DETERMINE, helper, kernel
from tercet.core.state import Int, State
from tercet.games.mandala.kernel import (
    CUP,
    CUP_SIZE,
    DEALT_CUP,
    DECK,
    DECK_AT_MOST,
    DECK_SIZE,
    HAND,
    HAND_SIZE,
    LAST_MANDALA,
    PUT_DOWN,
    total,
    unseen,
)

OLD, FRESH, GONE, HELD = range(0, 24, 6)  # piles in the making, counts by colour
WAYS = np.array([[comb(cards, chosen) for chosen in range(19)] for cards in range(19)], np.float64)
FRACTIONS = 1 << 30


@helper
def pick_fraction(weights: Any, generator: Generator) -> Int:
    """Draw one of the weights, which are fractions; return which."""
    total = 0.0
    for weight in weights:
        total += weight
    drawn = total * ((below(generator, FRACTIONS) + 0.5) / FRACTIONS)
    return share_of(weights, 0, weights.size, drawn)


@helper
def draw_from(piles: State, pile: Int, size: Int, generator: Generator) -> Int:
    """Take a random card out of a pile of so many cards."""
    colour = pick(generator, piles, pile, pile + 6, size)
    piles[pile + colour] -= 1
    return colour


@helper
def ways_to_take(piles: State, colour: Int, taken: Int) -> Any:
    """In how many ways `taken` of the gone cards of a colour were old and the others fresh."""
    rest = piles[GONE + colour] - taken
    if rest < 0 or taken > piles[OLD + colour] or rest > piles[FRESH + colour]:
        return 0.0
    return WAYS[piles[OLD + colour], taken] * WAYS[piles[FRESH + colour], rest]


@helper
def take_gone(piles: State, kept: Int, drawn: Int, generator: Generator) -> None:
    """Take the gone cards off the old and the fresh ones: settle which of them were which.

    The old cards are those hidden at the shuffle, `kept` of them in cups, never to be put down; of
    the fresh ones, which were the deck then, `drawn` came into the hidden hands. Any card of a hand
    is as likely to have been put down as any other.
    """
    olds = total(piles, OLD)
    freshes = total(piles, FRESH)
    number = total(piles, GONE)
    most = min(olds - kept, number)
    ways = np.zeros((7, most + 1))
    ways[0, 0] = 1.0
    for colour in range(6):
        for before in range(most + 1):
            for taken in range(most - before + 1):
                more = ways[colour, before] * ways_to_take(piles, colour, taken)
                ways[colour + 1, before + taken] += more
    weights = ways[6].copy()
    for taken in range(most + 1):
        if weights[taken] == 0.0:
            continue  # more cards than there were: nothing to divide by
        for index in range(taken):
            weights[taken] *= (olds - kept - index) / (olds - index)
        for index in range(number - taken):
            weights[taken] *= max(0, drawn - index) / (freshes - index)
    left = pick_fraction(weights, generator)
    for colour in range(5, -1, -1):
        weights[:] = 0.0
        for taken in range(left + 1):
            weights[taken] = ways[colour, left - taken] * ways_to_take(piles, colour, taken)
        taken = pick_fraction(weights, generator)
        left -= taken
        piles[OLD + colour] -= taken
        piles[FRESH + colour] -= piles[GONE + colour] - taken


@helper
def deal_hidden(
    state: State, piles: State, to_cups: Int, viewer: Int, generator: Generator
) -> None:
    """Deal the hidden cups from one pile and the hidden hands from all that is left."""
    for seat in range(2):
        if seat != viewer:
            for colour in range(6):
                state[HAND + seat * 6 + colour] = 0
                state[DEALT_CUP + seat * 6 + colour] = 0
            for _ in range(state[CUP_SIZE + seat] - total(state, CUP + seat * 6)):
                colour = draw_from(piles, to_cups, total(piles, to_cups), generator)
                state[DEALT_CUP + seat * 6 + colour] += 1
    for colour in range(6):
        piles[HELD + colour] += piles[OLD + colour]
    for seat in range(2):
        if seat != viewer:
            for _ in range(state[HAND_SIZE + seat]):
                colour = draw_from(piles, HELD, total(piles, HELD), generator)
                state[HAND + seat * 6 + colour] += 1


@kernel(DETERMINE)
def determine(state: State, viewer: Int, generator: Generator) -> None:
    """Deal the cards that the viewer cannot see, each possible world by its likelihood.

    Until the deck has run out all unseen cards are alike. Then the discards, a known lot, became
    the deck: what is left of them is in the deck or was drawn into the hidden hands, while the
    other unseen cards, the cups among them, are older. What a player chose to do is not taken for
    a hint at his cards, and the order in which he put them down is forgotten.
    """
    if state[DECK] >= 0:
        return
    piles = np.zeros(24, np.int64)
    cups, hands = 0, 0
    for seat in range(2):
        if seat != viewer:
            cups += state[CUP_SIZE + seat] - total(state, CUP + seat * 6)
            hands += state[HAND_SIZE + seat]
            for colour in range(6):
                piles[GONE + colour] += state[PUT_DOWN + seat * 6 + colour]
    for colour in range(6):
        piles[FRESH + colour] = unseen(state, colour)
    shuffled = state[LAST_MANDALA]
    if shuffled:
        for colour in range(6):
            at_most = state[DECK_AT_MOST + viewer * 6 + colour]
            older = piles[FRESH + colour] + piles[GONE + colour] - at_most
            piles[OLD + colour] = older
            piles[FRESH + colour] = at_most
        if total(piles, GONE):
            take_gone(piles, cups, total(piles, FRESH) - state[DECK_SIZE], generator)
    for size in range(total(piles, FRESH), state[DECK_SIZE], -1):
        piles[HELD + draw_from(piles, FRESH, size, generator)] += 1
    deal_hidden(state, piles, OLD if shuffled else HELD, viewer, generator)
    for colour in range(6):
        state[DECK + colour] = piles[FRESH + colour]
