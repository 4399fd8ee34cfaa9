"""What is special about Mandala's puzzles: equal positions and themes."""

from tercet.core.puzzles import PuzzleStep
from tercet.core.state import MOVER, State
from tercet.games.mandala.kernel import (
    CLAIM,
    CUP,
    DEALT_CUP,
    DECK_SIZE,
    DISCARD,
    EXCHANGE,
    FIELD,
    GROW,
    HAND,
    HAND_SIZE,
    LAST_MANDALA,
    MANDALA,
    MOUNTAIN,
    RIVER,
    RIVER_SIZE,
    STEP,
)

PLAYERS = ("level:4", "level:5")  # much quicker than level 6, and as many puzzles

THEMES = (
    "claim",
    "build",
    "grow",
    "exchange",
    "last-claim",
    "full-river",
    "deny",
    "complete",
    "majority",
)


def canonical(state: State) -> tuple[int, ...]:
    """What the seat to move knows, the same whatever the colours and mandalas are called."""
    seat = int(state[MOVER])
    whole = [DECK_SIZE, HAND_SIZE + 1 - seat, LAST_MANDALA, STEP]
    views = []
    for first in (0, 1):
        colours = sorted(_colour(state, seat, first, colour) for colour in range(6))
        now = int(state[MANDALA]) ^ first
        views.append((now, *(number for colour in colours for number in colour)))
    return (*(int(state[at]) for at in whole), *min(views))


def _colour(state: State, seat: int, first: int, colour: int) -> tuple[int, ...]:
    """Where the cards of one colour are, with mandala `first` in front."""
    piles = [DISCARD, HAND + 6 * seat, CUP + 6 * seat, CUP + 6 * (1 - seat), DEALT_CUP + 6 * seat]
    for mandala in (first, 1 - first):
        piles += [MOUNTAIN + 6 * mandala]
        piles += [FIELD + 12 * mandala + 6 * owner for owner in (seat, 1 - seat)]
    places = [
        [int(state[RIVER + 6 * owner + place]) for place in range(6)] for owner in (seat, 1 - seat)
    ]
    rivers = [river.index(colour) if colour in river else -1 for river in places]
    return (*(int(state[pile + colour]) for pile in piles), *rivers)


def is_promising(state: State) -> bool:
    """Whether a mandala is nearly complete; elsewhere hardly any choice has a large gap."""
    return any(_colours_in(state, mandala) == 5 for mandala in (0, 1))


def _colours_in(state: State, mandala: int) -> int:
    """How many colours are in a mandala: its mountain and both fields."""
    piles = [MOUNTAIN + 6 * mandala, FIELD + 12 * mandala, FIELD + 12 * mandala + 6]
    return sum(any(state[pile + colour] for pile in piles) for colour in range(6))


def themes(steps: list[PuzzleStep]) -> list[str]:
    """What a solution is about; it is one move."""
    step = steps[0]
    kinds = (("claim", CLAIM), ("exchange", EXCHANGE), ("grow", GROW), ("build", 0))
    kind = next(name for name, base in kinds if step.action >= base)
    events = {event["type"]: event for event in step.events}
    seat = int(step.before[MOVER])
    river = [int(state[RIVER_SIZE + seat]) for state in (step.before, step.after)]
    found = {
        kind: True,
        "last-claim": "destroyed" in events and kind == "claim",
        "full-river": river == [5, 6],
        "deny": kind == "claim" and events["claim"]["discarded"] > 0,
        "complete": "complete" in events,
        "majority": kind == "grow" and _takes_the_lead(step, seat),
    }
    return [name for name in THEMES if found.get(name)]


def _takes_the_lead(step: PuzzleStep, seat: int) -> bool:
    """Whether the own field gets more cards than the opponent's, and had not before."""
    mandala = (step.action - GROW) // 48
    leads = []
    for state in (step.before, step.after):
        fields = [FIELD + 12 * mandala + 6 * owner for owner in (seat, 1 - seat)]
        own, other = (int(state[field : field + 6].sum()) for field in fields)
        leads.append(own > other)
    return leads == [False, True]
