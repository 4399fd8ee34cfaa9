"""Provably fair chance: the hash of a secret seed is published first, the seed after the game.

Anyone who noted the hash can check that the seed is the promised one, and that every chance outcome
of the game follows from it.
"""

import hashlib
import secrets

from tercet.core.chance import Drawn
from tercet.core.errors import TercetError
from tercet.core.position import Position
from tercet.core.records import Record
from tercet.core.registry import find

SEED = "Seed"  # the tags of a record that hold the proof
COMMITMENT = "Commitment"


class NotProven(TercetError):
    """The record does not prove that its chance was fair; `message` says why."""


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """The SHA-256 hash of the seed, which can be published without revealing it.

    >>> commitment("tercet")
    'f8d15be5c6765f0736e26cdb4d464b6e110c064bab5f2c249a36835d7f5fe0d4'
    """
    return hashlib.sha256(seed.encode()).hexdigest()


def derive_seed(seed: str, purpose: str) -> str:
    """A seed for another purpose, such as a player, that does not reveal the original."""
    return hashlib.blake2b(purpose.encode(), key=seed.encode()[:64], digest_size=32).hexdigest()


def verify(record: Record) -> int:
    """Check that all chance of a record follows from its seed; return the number of letters drawn.

    `NotProven` if it does not, `BadRecord` if the record cannot be played.
    """
    seed, promised = record.tags.get(SEED), record.tags.get(COMMITMENT)
    if seed is None or promised is None:
        raise NotProven("fairness-missing", tag=SEED if seed is None else COMMITMENT)
    if commitment(seed) != promised:
        raise NotProven("fairness-commitment")
    record.position()
    replayed = Position(
        find(record.game), dict(record.options), seed=seed, placement=record.placement
    )
    letters = _compare(0, record.opening, replayed.opening)
    for ply, entry in enumerate(record.entries, 1):
        replayed.play(entry.move)
        letters += _compare(ply, entry.chance, replayed.drawn(ply))
    return letters


def _compare(ply: int, recorded: tuple[str, ...], replayed: tuple[Drawn, ...]) -> int:
    """Check the chance tokens of one ply; return the number of letters in them."""
    expected = tuple(drawn.token for drawn in replayed)
    if recorded != expected:
        raise NotProven(
            "fairness-chance" if ply else "fairness-opening",
            ply=ply,
            written=" ".join(recorded),
            follows=" ".join(expected),
        )
    return sum(drawn.letters for drawn in replayed)
