"""Proof of a fair deal: the hash of a secret seed is shown first, the seed when the game is over.

Whoever kept the hash can then check that the seed is the one promised, and that every card, marble
or whatever chance brought followed from it and from nothing else.
"""

import hashlib
import secrets

from tercet.core.errors import TercetError
from tercet.core.position import Position
from tercet.core.records import Record
from tercet.core.registry import find

SEED = "Seed"  # the tags of a record that hold the proof
COMMITMENT = "Commitment"


class NotProven(TercetError):
    """The record does not prove its deal; `message` says what is wrong."""

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(**facts)
        self.message = message


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What may be shown from the start: the SHA-256 hash of the seed, which does not tell it.

    >>> commitment("tercet")
    'f8d15be5c6765f0736e26cdb4d464b6e110c064bab5f2c249a36835d7f5fe0d4'
    """
    return hashlib.sha256(seed.encode()).hexdigest()


def derived(seed: str, purpose: str) -> str:
    """A seed for something else, such as a player, from which nobody can find the seed itself."""
    return hashlib.blake2b(purpose.encode(), key=seed.encode()[:64], digest_size=32).hexdigest()


def verify(record: Record) -> int:
    """Check that all chance of a record follows from its seed; return how many letters it drew.

    `NotProven` tells what is wrong, `BadRecord` that the record cannot be played.
    """
    seed, promised = record.tags.get(SEED), record.tags.get(COMMITMENT)
    if seed is None or promised is None:
        raise NotProven("fairness-missing", tag=SEED if seed is None else COMMITMENT)
    if commitment(seed) != promised:
        raise NotProven("fairness-commitment")
    record.position()
    replayed = Position(find(record.game), dict(record.options), seed=seed)
    drawn = _compare(0, record.opening, replayed.record().opening)
    for ply, entry in enumerate(record.entries, 1):
        replayed.play(entry.move)
        drawn += _compare(ply, entry.chance, tuple(drawn.token for drawn in replayed.drawn(ply)))
    return drawn


def _compare(ply: int, written: tuple[str, ...], follows: tuple[str, ...]) -> int:
    if written != follows:
        raise NotProven(
            "fairness-chance" if ply else "fairness-opening",
            ply=ply,
            written=" ".join(written),
            follows=" ".join(follows),
        )
    return sum(len(token) - 1 for token in follows)
