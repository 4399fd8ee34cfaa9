"""Perft counts on file. A wrong count prints the split by move, so that the culprit shows."""

import json
from pathlib import Path
from typing import Any

import pytest

import tercet
from tercet.core.reference import Reference, new_reference
from tercet.core.registry import find, part
from tercet.search.perft import divide, perft

FOLDER = Path(__file__).parent / "perft"
SUITES: list[tuple[str, dict[str, Any]]] = [
    (path.stem, suite)
    for path in sorted(FOLDER.glob("*.json"))
    for suite in json.loads(path.read_text())
]


@pytest.mark.parametrize(("name", "suite"), SUITES)
def test_perft(name: str, suite: dict[str, Any]) -> None:
    game = find(name)
    options = {game.opening: suite["setup"], **suite.get("options", {})}
    position = tercet.start(name, **options)
    found = perft(game, position.state, suite["depth"])
    by_move = divide(game, position.state, suite["depth"])
    assert sum(by_move.values()) == found
    assert found == suite["nodes"], json.dumps(by_move, indent=1)


def test_every_game_with_a_plain_reading_and_no_chance_in_play_has_perft_data() -> None:
    references = {name for name in tercet.game_names() if part(name, "reference")}
    wanted = {name for name in references if not find(name).max_chance_after_move}
    assert wanted <= {path.stem for path in FOLDER.glob("*.json")}


def slow_count(reference: Reference, depth: int) -> int:
    """The same count by the plain reading of the rules."""
    if depth == 0 and not reference.chance():
        return 1
    total = 0
    for text in reference.chance() or reference.moves():
        after = reference.copy()
        after.play(text)
        total += slow_count(after, depth if reference.chance() else depth - 1)
    return total


SMALLEST = [(name, suite) for name, suite in SUITES if suite["nodes"] < 6000]


@pytest.mark.parametrize(("name", "suite"), SMALLEST)
def test_the_plain_reading_counts_the_same(name: str, suite: dict[str, Any]) -> None:
    game = find(name)
    options = {game.opening: suite["setup"], **suite.get("options", {})}
    resolved, tokens = game.resolve(options)
    reference = new_reference(name, **resolved)
    for token in tokens:
        for text in token[1:] if token.startswith("*") else [token]:
            reference.play(text)
    assert slow_count(reference, suite["depth"]) == suite["nodes"]
