"""Positions that are the same by a symmetry of the game count as one."""

import random

import pytest

import tercet
from tercet.core.registry import find
from tercet.puzzles.game_part import game_part

FILES, RANKS = "abcdefgh", "12345678"
RING = [
    *(file + "8" for file in "bcdefg"),
    *("h" + rank for rank in "765432"),
    *(file + "1" for file in "gfedcb"),
    *("a" + rank for rank in "234567"),
]


def played(name: str, tokens: str, **options: str) -> tercet.Position:
    position = tercet.start(name, seed="0", **options)
    if tokens:
        position.play(tokens)
    return position


def canonical(position: tercet.Position) -> tuple[int, ...]:
    return game_part(find(position.game)).canonical(position.truth)


def turned(cell: str, mirror: bool) -> str:
    """A cell after a quarter turn, or after a reflection."""
    file, rank = FILES.index(cell[0]), RANKS.index(cell[1])
    return FILES[7 - file] + RANKS[rank] if mirror else FILES[rank] + RANKS[7 - file]


@pytest.mark.parametrize("mirror", [False, True])
def test_a_turned_or_reflected_ring_is_the_same(mirror: bool) -> None:
    for seed in range(5):
        rng = random.Random(seed)
        one = tercet.start("mabula", seed=str(seed))
        ring = one.record().opening[0][1:]
        colours = {turned(c, mirror): letter for c, letter in zip(RING, ring, strict=True)}
        other = played("mabula", "", setup="".join(colours[cell] for cell in RING))
        different = set()
        while not one.is_over:
            assert canonical(one) == canonical(other)
            different.add(canonical(one))
            move = rng.choice(one.legal_moves())
            one.play(move)
            other.play(
                move if move == "--" else "-".join(turned(c, mirror) for c in move.split("-"))
            )
        assert len(different) == one.ply


def test_other_names_of_colours_and_mandalas_are_the_same() -> None:
    colours, mandalas = str.maketrans("roygpb", "ygbrop"), str.maketrans("12", "21")
    for seed in range(5):
        rng = random.Random(seed)
        one = tercet.start("mandala", seed=str(seed))
        while one.ply < 20 and not one.is_over:
            one.play(rng.choice(one.legal_moves()))
        record = one.record()
        deal = [token.translate(colours) for token in record.opening]
        deal[:2] = deal[1::-1]
        other = played("mandala", "", deal=" ".join(deal))
        for entry in record.entries:
            kind, rest = entry.move[0], entry.move[1:].translate(colours)
            if kind in "AB":
                rest = rest[0].translate(mandalas) + rest[1:]
            other.play(" ".join([kind + rest, *(t.translate(colours) for t in entry.chance)]))
        if not one.is_over:
            assert canonical(one) == canonical(other)


def test_pieces_are_seen_by_the_side_to_move() -> None:
    seen = set()
    for setup in ("Db1 Db6", "Db1 Dc6", "Dc1 Db6"):
        seen.add(canonical(tercet.start("mana", setup=setup)))
    assert len(seen) == 3
    black = canonical(tercet.start("mana", setup="Db1 Db6"))
    white = canonical(tercet.start("mana", setup="Db1 Db6", first="white"))
    assert (black[0], black[1], black[2], black[3]) == (white[1], white[0], white[3], white[2])
