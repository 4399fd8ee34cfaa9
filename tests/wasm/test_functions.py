"""Every function of an engine beside the native one, over random games."""

import hashlib
import random
from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

import numpy as np
import pytest

from tercet.core import chance, views
from tercet.core import generator as generators
from tercet.core.errors import IllegalMove
from tercet.core.game import Choice, Game, Options
from tercet.core.generator import seeded
from tercet.core.maths import exp, log
from tercet.core.observing import MOST_EVENTS, MOST_FACTS, Observer
from tercet.core.position import Position
from tercet.core.state import CHANCE, MAX_ACTIONS, MOVER, OVER, SPECTATOR_NUMBER, State
from tercet.search.proof_kernel import find_slot, mixed
from tests.amount import amount
from tests.wasm.engine import Engine

GAMES = amount(4, 200)  # per set of options
MOST_PLIES = 300
VIEWERS = (0, 1, SPECTATOR_NUMBER)
TESTED_ELSEWHERE = {"render", "uct", "alphabeta", "ismcts", "proof", "play_games"}


class Step(NamedTuple):
    """An action of a random game."""

    before: State
    action: int
    after: State


def all_options(game: Game) -> Iterator[Options]:
    """The default options, and every choice with the others at their defaults."""
    yield game.resolve({})[0]
    for option in game.options:
        if isinstance(option, Choice):
            for value in option.values:
                if value != option.default:
                    yield game.resolve({option.name: value})[0]


def random_game(game: Game, options: Options, seed: int) -> Iterator[Step]:
    """The actions of a random game, chance included."""
    generator, scratch = seeded(seed), np.zeros(2 * MAX_ACTIONS, np.int64)
    state = game.start(options)
    for _ in range(MOST_PLIES):
        if state[MOVER] == OVER:
            return
        action = int(game.kernel.sample(state, generator, scratch))
        after = game.with_room(state, 1)
        game.kernel.apply(after, action)
        yield Step(state, action, after)
        state = after


def steps_of(game: Game) -> Iterator[Step]:
    for options, seed in product(all_options(game), range(GAMES)):
        yield from random_game(game, options, seed)


class Pair:
    """The native functions and those of the engine, called together."""

    def __init__(self, game: Game, engine: Engine) -> None:
        self.game, self.engine = game, engine

    def compare(self, name: str, *given: Any) -> Any:
        """Call both with copies of the arguments; give the result and the native's arguments."""
        game = self.game
        parts: Any = (game.placing, game.kernel, game.insight, game.observe)
        native = next(getattr(part, name) for part in parts if hasattr(part, name))
        ours, theirs = ([_copied(one) for one in given] for _ in range(2))
        expected = native(*ours)
        found = self.engine.kernel(name)(*theirs)
        assert found == (None if expected is None else int(expected)), name
        for one, other in zip(ours, theirs, strict=True):
            assert np.array_equal(one, other), name
        return expected, ours


def _copied(value: Any) -> Any:
    return value.copy() if isinstance(value, np.ndarray) else value


def row(length: int = 2 * MAX_ACTIONS) -> State:
    return np.full(length, -7, np.int64)


def test_every_function_is_the_native_one(game: Game, engine: Engine) -> None:
    pair = Pair(game, engine)
    engine.called.clear()
    draw = random.Random(game.name)
    for options in all_options(game):
        settings = [option.number(options[option.name]) for option in game.options]
        pair.compare("start", np.array(settings, np.int64), np.zeros(game.kernel.HEAD, np.int64))
    for step in steps_of(game):
        compare_rules(pair, step, draw)
        compare_insight(pair, step, draw)
        compare_observation(pair, step, draw)
        compare_placing(pair, step)
        if step.after[MOVER] == OVER:
            pair.compare("final", step.after, draw.randrange(60))
            pair.compare("scores", step.after, row(2))
    compare_helpers(engine)
    assert set(engine.manifest["exports"]) - engine.called == TESTED_ELSEWHERE & {
        *engine.manifest["exports"]
    }


def compare_rules(pair: Pair, step: Step, draw: random.Random) -> None:
    state, begin = step.before, draw.randrange(5)
    pair.compare("legal", state, row(), begin)
    if state[MOVER] == CHANCE or not pair.game.letters:
        pair.compare("weights", state, row(), begin)
    pair.compare("scores", state, row(2))
    pair.compare("key", state)
    pair.compare("sample", state, seeded(draw.getrandbits(64)), row())
    for viewer in VIEWERS:
        pair.compare("redact", state, viewer)
    if state[MOVER] != CHANCE:
        pair.compare("bulk", state)
        if hasattr(pair.game.kernel, "plies_until_draw"):
            pair.compare("plies_until_draw", state)
    roomy = pair.game.with_room(state, 1)
    _, (applied, _) = pair.compare("apply", roomy, step.action)
    assert np.array_equal(applied, step.after)


def compare_insight(pair: Pair, step: Step, draw: random.Random) -> None:
    state = step.before
    if state[MOVER] == CHANCE:
        return
    actions = row()
    end = pair.game.kernel.legal(state, actions, 3)
    pair.compare("rank", state, actions, 3, end, row())
    for name in ("evaluate", "static", "winning", "search_key"):
        pair.compare(name, state)
    pair.compare("endgame", state, -1, 0)
    pair.compare("guess", state, seeded(draw.getrandbits(64)), row())
    made = np.zeros(2 * pair.game.kernel.ACTIONS, np.int64)
    pair.compare("playout", state, seeded(draw.getrandbits(64)), made, 1)
    for viewer in VIEWERS:
        seen = pair.game.redacted(state, viewer)
        pair.compare("determine", seen, viewer, seeded(draw.getrandbits(64)))


def compare_observation(pair: Pair, step: Step, draw: random.Random) -> None:
    game = pair.game
    if step.before[MOVER] == CHANCE:
        if game.letters:
            wrong = np.array([draw.randrange(len(game.letters)) for _ in range(3)], np.int64)
            pair.compare("why_chance", step.before, wrong, np.zeros(MOST_FACTS, np.int64))
        return
    legal = game.legal(step.before)
    illegal = [action for action in range(game.kernel.ACTIONS) if action not in legal]
    for viewer in VIEWERS:
        seen = game.redacted(step.before, viewer)
        pair.compare("view", seen, row(game.observer.table_template.width))
        if hasattr(game.observe, "notate"):
            pair.compare("notate", seen, np.array(legal, np.int64))
    if illegal:
        seen = game.redacted(step.before, int(step.before[MOVER]))
        refused = draw.choice(illegal)
        pair.compare("why", seen, refused, np.zeros(MOST_FACTS, np.int64))
    if step.after[MOVER] != CHANCE:
        rows = np.zeros((MOST_EVENTS, 16), np.int64)
        nothing = np.zeros(0, np.int64)
        pair.compare("events", step.before, step.action, nothing, step.after, rows)


def compare_placing(pair: Pair, step: Step) -> None:
    """Describe a state, set it up again, and give the turn to the other seat."""
    game, state = pair.game, step.before
    if game.placing is None:
        return
    found, (_, numbers) = pair.compare("describe", state, row(game.placing.PLACEMENT.width))
    if found:
        first = game.with_room(game.start(game.resolve({})[0]), 1)
        pair.compare("place", numbers, first, row(MOST_FACTS))
    if hasattr(game.placing, "pass_turn"):
        pair.compare("pass_turn", state)


def compare_helpers(engine: Engine) -> None:
    draw = random.Random(2)
    for name, native in (("exp", exp), ("log", log)):
        for number in [draw.uniform(-50, 50), draw.uniform(0, 1e6), 0.0, 1.0, 1e308, 5e-324]:
            found = engine.kernel(name)(number)
            assert np.float64(found).tobytes() == np.float64(native(number)).tobytes()
    for limit in (1, 2, 7, 1000, 2**32 - 1):
        one, other = seeded(limit), seeded(limit)
        assert engine.kernel("below")(one, limit) == generators.below(other, limit)
        assert one == other
    shuffled, expected = np.arange(50), np.arange(50)
    engine.kernel("shuffle")(seeded(5), shuffled)
    generators.shuffle(seeded(5), expected)
    assert shuffled.tolist() == expected.tolist() != list(range(50))
    for size, key_size, message_size in product((1, 8, 32, 64), (0, 1, 64), (0, 1, 128, 129, 700)):
        key, message = draw.randbytes(key_size), draw.randbytes(message_size)
        out = np.zeros(size, np.uint8)
        given = (np.frombuffer(part, np.uint8) for part in (message, key))
        engine.kernel("blake2b")(*given, out)
        assert out.tobytes() == hashlib.blake2b(message, key=key, digest_size=size).digest()
    for number in range(50):
        weights = [draw.randrange(9) for _ in range(6)] + [1]
        digest = np.frombuffer(chance.digest("a seed", number), np.uint8)
        found = engine.kernel("pick")(digest, np.array(weights, np.int64))
        assert found == chance.pick("a seed", number, weights)
    if "proof_slot" in engine.manifest["exports"]:
        table = np.array([draw.getrandbits(63) - 2**62 for _ in range(64)], np.int64)
        for key in [*table[::4], np.int64(5), np.int64(-5)]:
            unsigned = int(key.astype(np.uint64))
            assert engine.kernel("proof_slot")(table, unsigned) == find_slot(table, key)
            expected_key = int(np.int64(mixed(key, 9)).astype(np.uint64))
            assert engine.kernel("proof_key")(unsigned, 9) == expected_key


class _Observe:
    """The functions of an engine as a game's `observe` module."""

    def __init__(self, engine: Engine) -> None:
        for name in ("view", "events", "why", "why_chance", "notate"):
            if name in engine.manifest["exports"]:
                setattr(self, name, engine.kernel(name))


def told(position: Position, viewer: str, move: str) -> list[Any]:
    """All that a viewer can be told of a position, and why a move is not legal there."""
    try:
        position.copy().play(move)
        why = None
    except IllegalMove as refusal:
        why = (refusal.message, refusal.facts)
    view = views.view(position, viewer)
    return [view, views.last_events(position, viewer), views.last_events(position, None), why]


def test_what_is_seen_is_rendered_alike(
    game: Game, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    observe: Any = _Observe(engine)
    observer = Observer(engine.kernel("redact"), observe, game.schema)
    refused = 0
    for options, seed in product(all_options(game), range(GAMES)):
        draw = random.Random(seed)
        position = Position(game, options, seed=f"seed {seed}")
        for ply in range(MOST_PLIES):
            viewer = (*game.seats, "spectator")[(ply + seed) % 3]
            move = draw.choice([text for text in game.schema.NOTATION if text])
            expected = told(position, viewer, move)
            refused += expected[-1] is not None
            with monkeypatch.context() as patched:
                patched.setattr("tercet.core.rendering.render", engine.kernel("render"))
                patched.setitem(game.__dict__, "observer", observer)
                patched.setattr(game, "observe", observe)
                assert told(position, viewer, move) == expected
            if position.is_over:
                break
            position.play(draw.choice(position.legal_moves()))
    assert refused > 3


def test_the_manifest_has_the_programs_of_the_renderer(game: Game, engine: Engine) -> None:
    templates, observer = engine.manifest["templates"], game.observer
    pairs = [(templates["table"], observer.table_template)]
    for kind, own in (("events", observer.event_templates), ("reasons", observer.reason_templates)):
        assert set(templates[kind]) == {str(number) for number in own}
        pairs += [(templates[kind][str(number)], template) for number, template in own.items()]
    for written, template in pairs:
        program, spans, pool = template.instructions
        assert written == {
            "width": template.width,
            "program": program.tolist(),
            "spans": spans.tolist(),
            "pool": bytes(pool).decode(),
        }
