"""What Mandala knows beyond its rules: worlds that a player cannot tell apart, and estimates."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations

import numpy as np
import pytest

import tercet
from tercet.core.generator import seeded
from tercet.core.records import Record
from tercet.core.registry import find
from tercet.core.state import DECIDED, MAX_ACTIONS, MOVER, SPECTATOR_NUMBER, State
from tercet.games.mandala import evaluate, kernel

GAME = find("mandala")
SEEDS = range(25)

# All cards of the deck have come after the shuffle and been seen, but the other player has put down
# an older one: none of the cards that were put down can have been in that deck.
NOTHING_FRESH = """\
[Game "mandala"]
[Options "draw=full"]

*yy *yb *gorpbg *rygygp *yp *yg B1g2 B2g2 A1b *gbb A2y *orp A1b *ppr B1r2 B2r2 B2o1 A1b *rpy A2p
*gyp =p =b =y *gb B2p3 B1p2 A2y *pyy A1y *pro A2y *yb B2o1 B1o1 =b =y *yy A2r *oob =y =g =r =b
*yg B2b1 B2o2 A2p *bog A2y *ppb B1g2 B1p3 A2p *bpo A1b *bbo B1o2 A1b *ygr A1y *bbg A1b *oo B2b2
B2o3 A2p *rro A2g *opo B2r3 =g =p =y *gy B2o2 B2b2 B2p1 A1y *ypr A1b *pro A2y *rgo B1r2 =b =y
*gr B1p1 A2g *grb B2r2 =g =y *gr B1o1 A1g *ogb B1b1 A2g *bob A1y *opr =g =r =y *pr B1o3 A2r *rpo
A1g *pbp B2p3 A1p *or A2o *bpo A1p *p A2b *ro B1b4 A2r *g A1p *por A2o *r A1p *pgb A2r *o A1g *r
A2r *p A1r *g A2r *g A1p *r B2p1 A1r *o A2g *pb Co4 *oorr A2o *o Cr4 *bgrg B2p1 A1g *r A2b *oo
B1b2 Co4 *obrp A1g *oor A2r *o A1r *r A2g *r B1o3 A2r *o A1r *oro B2p2 A1r *oo A2b
"""


def states(seed: int, **options: str) -> Iterator[State]:
    """The states of a random game in which discards come often, so that the deck runs out."""
    rng = random.Random(f"evaluate {seed}")
    position = tercet.start("mandala", seed=seed, **options)
    while not position.is_over and position.ply < 250:
        moves = position.legal_moves()
        discards = [move for move in moves if move[0] == "C"]
        often = seed % 2 and discards and rng.random() < 0.6
        yield position.state
        position.play(rng.choice(discards if often else moves))


def pile(state: State, start: int) -> tuple[int, ...]:
    return tuple(int(cards) for cards in state[start : start + 6])


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR_NUMBER])
def test_a_drawn_world_is_whole_and_looks_the_same(viewer: int) -> None:
    generator = seeded(viewer)
    shuffled = changed = 0
    for seed in SEEDS:
        for truth in states(seed, draw="choose" if seed % 3 else "full"):
            redacted = GAME.redacted(truth, viewer)
            world = redacted.copy()
            evaluate.determine(world, viewer, generator)
            assert GAME.redacted(world, viewer).tobytes() == redacted.tobytes()
            check_cards(world)
            at_most = pile(truth, kernel.DECK_AT_MOST + viewer * 6)
            assert all(np.array(at_most) >= pile(world, kernel.DECK))
            shuffled += int(truth[kernel.LAST_MANDALA])
            changed += pile(world, kernel.DECK) != pile(truth, kernel.DECK)
    assert shuffled > 300
    assert changed > 300


def check_cards(world: State) -> None:
    """All sizes are right and every card is somewhere."""
    assert sum(pile(world, kernel.DECK)) == world[kernel.DECK_SIZE]
    cards = np.zeros(6, np.int64)
    for start in range(kernel.DECK, kernel.RIVER, 6):
        assert min(pile(world, start)) >= 0
        cards += pile(world, start)
    for seat in range(2):
        assert sum(pile(world, kernel.HAND + seat * 6)) == world[kernel.HAND_SIZE + seat]
        cup = pile(world, kernel.CUP + seat * 6) + pile(world, kernel.DEALT_CUP + seat * 6)
        assert sum(cup) == world[kernel.CUP_SIZE + seat]
    for colour in world[kernel.RIVER : kernel.RIVER + 12]:
        if colour >= 0:
            cards[colour] += 1
    assert cards.tolist() == [18] * 6


def test_a_world_is_drawn_when_nothing_of_the_deck_is_left() -> None:
    position = Record.parse(NOTHING_FRESH).position()
    redacted = position.knowledge("first")
    assert redacted[kernel.DECK_SIZE] == 0
    for seed in SEEDS:
        world = redacted.copy()
        evaluate.determine(world, 0, seeded(seed))
        assert GAME.redacted(world, 0).tobytes() == redacted.tobytes()
        check_cards(world)
    assert position.best_move(level=1) in position.legal_moves()


def test_a_whole_state_is_left_alone() -> None:
    for truth in states(3):
        world = truth.copy()
        evaluate.determine(world, 0, seeded(1))
        assert world.tobytes() == truth.tobytes()


def test_at_the_first_turn_every_card_is_as_likely_to_be_held() -> None:
    position = tercet.start("mandala", deal="*rr *rr *rrrrrr *oygpbo *rr *oy")
    redacted = position.knowledge("first")
    generator = seeded(7)
    hand, cup = np.zeros(6), np.zeros(6)
    tries = 20_000
    for _ in range(tries):
        world = redacted.copy()
        evaluate.determine(world, 0, generator)
        hand += pile(world, kernel.HAND + 6)
        cup += pile(world, kernel.DEALT_CUP + 6)
    unseen = np.array([6, 18, 18, 18, 18, 18])
    assert np.abs(hand / tries - 6 * unseen / 96).max() < 0.03
    assert np.abs(cup / tries - 2 * unseen / 96).max() < 0.02


def small_world(old: str, deck: str, drawn: int, put_down: str) -> State:
    """A state after a reshuffle, redacted for the first seat, with few hidden cards.

    The second player held the `old` cards, two of them in his cup, when `deck` was shuffled; then
    he drew some and put some down; they lie in the discard pile. All other cards are there too.
    """
    state = find("mandala").start({"draw": "full"})
    colours = kernel.COLOURS
    state[kernel.DECK : kernel.DECK + 6] = -1
    state[kernel.HAND + 6 : kernel.HAND + 12] = -1
    state[kernel.DEALT_CUP + 6 : kernel.DEALT_CUP + 12] = -1
    state[kernel.DECK_AT_MOST : kernel.DECK_AT_MOST + 18] = -1
    state[MOVER] = 0
    state[kernel.STEP] = kernel.TURN_STEP
    state[kernel.LAST_MANDALA] = 1
    state[kernel.DECK_SIZE] = len(deck) - drawn
    state[kernel.HAND_SIZE + 1] = len(old) - 2 + drawn - len(put_down)
    state[kernel.CUP_SIZE + 1] = 2
    for index, colour in enumerate(colours):
        hidden = old.count(colour) + deck.count(colour) - put_down.count(colour)
        state[kernel.DISCARD + index] = 18 - hidden
        state[kernel.DECK_AT_MOST + index] = deck.count(colour)
        state[kernel.PUT_DOWN + 6 + index] = put_down.count(colour)
    return state


def counted(cards: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(cards.count(colour) for colour in kernel.COLOURS)


def all_worlds(old: str, deck: str, drawn: int, put_down: str) -> Counter[object]:
    """Every order of the old cards and of the deck, every choice of what was put down."""
    worlds: Counter[object] = Counter()
    for held in permutations(old):
        for cards in permutations(deck):
            hand = held[2:] + cards[:drawn]
            for chosen in combinations(range(len(hand)), len(put_down)):
                if sorted(hand[index] for index in chosen) == sorted(put_down):
                    left = tuple(c for index, c in enumerate(hand) if index not in chosen)
                    worlds[counted(cards[drawn:]), counted(left), counted(held[:2])] += 1
    return worlds


@pytest.mark.parametrize(
    ("old", "deck", "drawn", "put_down"),
    [
        ("rrog", "ryy", 1, ""),
        ("rro", "rry", 2, "r"),
        ("rroy", "rroy", 2, "ro"),
        ("rrrg", "rrgg", 3, "rrg"),
        ("royg", "bbpp", 2, "bp"),
        ("rrgb", "gbyy", 3, "gby"),
    ],
)
def test_after_a_reshuffle_worlds_come_as_often_as_they_should(
    old: str, deck: str, drawn: int, put_down: str
) -> None:
    expected = all_worlds(old, deck, drawn, put_down)
    redacted = small_world(old, deck, drawn, put_down)
    generator = seeded(11)
    tries = 20_000
    found: Counter[object] = Counter()
    for _ in range(tries):
        world = redacted.copy()
        evaluate.determine(world, 0, generator)
        starts = (kernel.DECK, kernel.HAND + 6, kernel.DEALT_CUP + 6)
        found[tuple(pile(world, start) for start in starts)] += 1
    assert set(found) == set(expected)
    ways = sum(expected.values())
    distance = sum(
        (found[world] - tries * number / ways) ** 2 / (tries * number / ways)
        for world, number in expected.items()
    )
    assert distance < len(expected) + 5 * (2 * len(expected)) ** 0.5


def test_the_truth_is_never_ruled_out() -> None:
    """What the opponent holds is drawn again sooner or later, when he holds little."""
    met = 0
    for seed in range(1, 60, 2):
        last = None
        for truth in states(seed):
            if truth[kernel.LAST_MANDALA] and truth[kernel.HAND_SIZE + 1] <= 3:
                last = truth
        if last is None:
            continue
        redacted, generator = GAME.redacted(last, 0), seeded(seed)
        for _ in range(20_000):
            world = redacted.copy()
            evaluate.determine(world, 0, generator)
            if (
                world[kernel.DECK : kernel.DECK_AT_MOST] == last[kernel.DECK : kernel.DECK_AT_MOST]
            ).all():
                met += 1
                break
        else:
            pytest.fail(f"the truth of game {seed} was not among 20,000 worlds")
    assert met > 5


def mirrored(state: State) -> State:
    """The same state with the seats changed."""
    other = state.copy()
    for start, size in ((kernel.HAND_SIZE, 1), (kernel.CUP_SIZE, 1), (kernel.RIVER_SIZE, 1)):
        other[start], other[start + size] = state[start + 1], state[start]
    swapped = [kernel.HAND, kernel.CUP, kernel.DEALT_CUP, kernel.RIVER, kernel.FIELD]
    for start in [*swapped, kernel.FIELD + 12]:
        other[start : start + 6] = state[start + 6 : start + 12]
        other[start + 6 : start + 12] = state[start : start + 6]
    other[kernel.TURN] = 1 - state[kernel.TURN]
    other[MOVER] = 1 - state[MOVER]
    return other


def test_estimates_are_fair_to_both_seats_and_bounded() -> None:
    different = set()
    for seed in SEEDS:
        for truth in states(seed):
            other = mirrored(truth)
            for estimate in (evaluate.evaluate, evaluate.static):
                value = estimate(truth)
                assert abs(value) < DECIDED
                assert estimate(other) == -value
                different.add(value)
    assert len(different) > 200


def test_guesses_and_ranks_are_of_legal_moves() -> None:
    generator, scratch = seeded(4), np.empty(2 * MAX_ACTIONS, np.int64)
    told_apart = 0
    for seed in SEEDS:
        for truth in states(seed):
            legal = GAME.legal(truth)
            assert evaluate.guess(truth, generator, scratch) in legal
            actions, ranks = np.array(legal), np.zeros(len(legal), np.int64)
            evaluate.rank(truth, actions, 0, len(legal), ranks)
            assert actions.tolist() == legal
            told_apart += len(set(ranks.tolist())) > 1
    assert told_apart > 500
