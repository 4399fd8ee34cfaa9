"""Golden playthroughs: every answer of the library through one game, with every viewer's view.

A change of the rules or of a view shows as a diff. ``python -m tests.test_golden`` writes
them anew; an empty file makes it write one for another game.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import tercet
from tercet.core.registry import find

FOLDER = Path(__file__).parent / "golden"
NAMES = [path.stem for path in sorted(FOLDER.glob("*.txt"))]


def dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def playthrough(name: str) -> Iterator[str]:
    """One random game, told by everything that the library says about it."""
    position = tercet.start(name, seed=2026)
    game = find(name)
    rng = random.Random(2026)
    viewers = (*position.seats, "spectator")
    yield f"game {name}, seats {dump(position.seats)}, options {dump(position.options)}"
    while True:
        yield f"\nply {position.ply}: {position!r}"
        yield f"  state {dump(position.state.tolist())}"
        yield f"  key {position.key:016x} scores {dump(position.scores)}"
        yield f"  legal {dump(position.legal_moves())}"
        yield f"  actions {dump(game.legal(position.state))}"
        for viewer in viewers:
            yield f"  {viewer} events {dump(position.last_events(viewer))}"
            yield f"  {viewer} table {dump(position.view(viewer)['table'])}"
            yield f"  {viewer} scores {dump(position.view(viewer)['scores'])}"
        if position.is_over:
            break
        position.play(rng.choice(position.legal_moves()))
        yield f"  played {position.moves[-1]}"
    yield "\nrecord"
    yield str(position.record())
    position.undo()
    for viewer in viewers:
        yield f"record for {viewer}, a move earlier"
        yield str(position.record(viewer))


@pytest.mark.parametrize("name", NAMES)
def test_golden(name: str) -> None:
    expected = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    found = "\n".join(playthrough(name)).splitlines()
    for number, (old, new) in enumerate(zip(expected, found, strict=False), 1):
        assert new == old, f"line {number} of {name}.txt"
    assert len(found) == len(expected)


if __name__ == "__main__":
    for game_name in NAMES:
        text = "\n".join(playthrough(game_name))
        (FOLDER / f"{game_name}.txt").write_text(text, encoding="utf-8")
