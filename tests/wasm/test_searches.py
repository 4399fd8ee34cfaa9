"""The searches of an engine, run by the drivers of the library: the same trees and tables."""

import hashlib
from typing import Any

import numpy as np
import pytest

from tercet.analysis.combined_search import METHODS
from tercet.core.game import Game
from tercet.core.generator import seeded
from tercet.core.state import MOVER, OVER, State
from tercet.search import alphabeta, ismcts, playout, proof, uct
from tercet.search.playout import play_random
from tests.wasm.engine import Engine

POSITIONS = 3
KERNELS = {
    "uct": (uct, "simulate"),
    "alphabeta": (alphabeta, "search_on"),
    "ismcts": (ismcts, "simulate"),
    "proof": (proof, "search"),
}


def positions(game: Game) -> list[State]:
    """A position after the opening, and some of random games in which a player is to move."""
    options, _ = game.resolve({})
    begun = play_random(game, game.start(options), 0, seeded(1))
    found = [begun]
    for seed in range(2, 200):
        state = play_random(game, begun, 3 * seed % 17, seeded(seed))
        if state[MOVER] != OVER and len(game.legal(state)) > 1 and len(found) < POSITIONS:
            found.append(state)
    return found


def digest(*arrays: Any) -> str:
    return hashlib.sha256(b"".join(array.tobytes() for array in arrays)).hexdigest()


def searched(name: str, game: Game, state: State, blind: int) -> list[Any]:
    """What a search finds, with the hashes of all that it has written."""
    if name == "uct":
        tree = uct.Uct(game, state, 12345, blind=blind)
        advance(tree, 3000)
        return [tree.report(), tree.size, tree.plies, digest(*tree._tree, tree._generator)]
    if name == "ismcts":
        tuning = ismcts.Tuning(blind=blind, depth=6)
        worlds = ismcts.Ismcts(game, state, 12345, tuning, hidden=game.hidden)
        advance(worlds, 1200)
        return [worlds.report(), worlds.value(), digest(*worlds._tree, worlds._generator)]
    if name == "alphabeta":
        found = []
        for exact in (False, True):
            plies = alphabeta.AlphaBeta(
                game, state, exact=exact, lines=2, blind=blind, salt=99, table_bits=14
            )
            advance(plies, 30_000)
            found += [plies.report(), plies.nodes, digest(*plies._buffers)]
        return found
    proofs = proof.Proofs(game, state, bits=12)
    advance(proofs, 3000)
    return [proofs.report(), proofs.nodes, *(digest(*one._buffers) for one in proofs.proofs)]


def advance(search: Any, nodes: int) -> None:
    for _ in range(3):
        search.advance(nodes // 3)


def test_searches_grow_the_same_trees_and_tables(
    game: Game, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [name for name in KERNELS if name in engine.manifest["exports"]]
    assert names
    for name in names:
        engine.called.clear()
        for state in positions(game):
            for blind in (0, 300):
                expected = searched(name, game, state, blind)
                with monkeypatch.context() as patched:
                    patched.setattr(*KERNELS[name], engine.kernel(name))
                    assert searched(name, game, state, blind) == expected
        assert engine.called == {name}


def test_levels_and_analysis_find_their_searches(game: Game, engine: Engine) -> None:
    exports = set(engine.manifest["exports"])
    for level in game.levels:
        kind = level.partition(":")[0]
        assert kind in exports or kind not in KERNELS
    for name in game.analysis_searches:
        assert name in METHODS
        assert {"exact": "alphabeta"}.get(name, name) in exports


def test_random_games_are_the_same_to_the_last_number(game: Game, engine: Engine) -> None:
    rules = game.kernel
    for state in positions(game):
        results = []
        for play_games in (playout.play_games, engine.kernel("play_games")):
            generator = seeded(7)
            outcomes, lengths = np.zeros((2, 200), np.int64)
            widths = np.zeros(2 * 400, np.int64)
            plies = play_games(
                *(state, rules.GROWTH, generator, 200, 400, outcomes, lengths, widths),
                *(rules.legal, rules.sample, rules.apply),
            )
            results.append([int(plies), int(generator[0]), digest(outcomes, lengths, widths)])
        assert results[0] == results[1]
