"""What every game must keep to, run on every game found."""

import json
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import tercet
from tercet.core.game import Game
from tercet.core.generator import seeded
from tercet.core.registry import find
from tercet.core.state import (
    CHANCE,
    DUE,
    HEADER,
    MAX_ACTIONS,
    MOVER,
    OVER,
    RESULT,
    SPECTATOR_NUMBER,
    State,
)
from tercet.search.perft import perft
from tercet.search.playout import play_random, playouts

LONGEST_GAME = 4000


@pytest.fixture(params=tercet.game_names())
def game(request: pytest.FixtureRequest) -> Game:
    return find(request.param)


def option_sets(game: Game) -> Iterator[dict[str, Any]]:
    """The defaults, and every value of every option on its own."""
    yield {}
    for option in game.options:
        for value in getattr(option, "values", ()):
            yield {option.name: value}


def random_position(game: Game, rng: random.Random, plies: int) -> tercet.Position:
    options = rng.choice(list(option_sets(game)))
    position = tercet.start(game.name, seed=str(rng.random()), **options)
    for _ in range(plies):
        if position.is_over:
            break
        position.play(rng.choice(position.legal_moves()))
    return position


def positions(game: Game, number: int = 40) -> Iterator[tercet.Position]:
    for seed in range(number):
        rng = random.Random(f"{game.name} {seed}")
        yield random_position(game, rng, rng.randrange(60))


def test_names_seats_and_reasons_are_words(game: Game) -> None:
    assert game.name in tercet.game_names()
    assert len(set(game.seats)) == 2
    assert all(word.isascii() and word.islower() for word in (*game.seats, *game.reasons))
    assert "spectator" not in game.seats


def test_legal_actions_ascend_and_fit(game: Game) -> None:
    for position in positions(game):
        actions = game.legal(position.state)
        roomy = np.full(4 * MAX_ACTIONS, -1, np.int64)
        assert game.kernel.legal(position.state, roomy, 0) == len(actions)
        assert (roomy[MAX_ACTIONS:] == -1).all(), "nothing is written beyond MAX_ACTIONS"
        assert actions == sorted(set(actions))
        assert len(actions) < MAX_ACTIONS
        assert all(0 <= action < game.kernel.ACTIONS for action in actions)
        assert bool(actions) != position.is_over


def test_notation_goes_round(game: Game) -> None:
    for position in positions(game):
        state = position.state
        texts = [game.format(action, state) for action in game.legal(state)]
        assert len(set(texts)) == len(texts)
        assert [game.parse(text) for text in texts] == game.legal(state)
        assert all(text.split() == [text] and text[0] not in "*#[" for text in texts)


def test_every_move_can_be_played_and_undone(game: Game) -> None:
    for position in positions(game, 15):
        before = position.state.tobytes(), position.ply, str(position.record())
        for move in position.legal_moves():
            position.play(move)
            assert position.undo() == move
            assert (position.state.tobytes(), position.ply, str(position.record())) == before


def test_undo_meets_the_same_chance_again(game: Game) -> None:
    for position in positions(game, 15):
        for move in position.legal_moves()[:3]:
            position.play(move)
            after = str(position.record())
            position.undo()
            position.play(move)
            assert str(position.record()) == after
            position.undo()


def test_applying_an_action_touches_the_head_and_appends(game: Game) -> None:
    kernel = game.kernel
    for position in positions(game, 15):
        state = position.state
        assert state.dtype == np.int64
        assert state.size >= kernel.HEAD >= HEADER
        for action in game.legal(state):
            after = game.with_room(state, 1)
            kernel.apply(after, action)
            after[: kernel.HEAD] = state[: kernel.HEAD]
            assert game.legal(after) == game.legal(state)
            assert kernel.key(after) == kernel.key(state)


def test_random_games_end(game: Game) -> None:
    for options in option_sets(game):
        start = tercet.start(game.name, seed=1, **options).state
        outcomes, lengths, _ = playouts(game, start, 400, seed=1, most=LONGEST_GAME)
        assert (outcomes % 4 > 0).all()
        assert lengths.max() < LONGEST_GAME


def test_samples_are_legal_and_uniform(game: Game) -> None:
    generator, scratch = seeded(7), np.zeros(2 * MAX_ACTIONS, np.int64)
    for position in positions(game, 12):
        state = position.state
        legal = game.legal(state)
        if not legal:
            continue
        drawn = [int(game.kernel.sample(state, generator, scratch)) for _ in range(60 * len(legal))]
        assert set(drawn) <= set(legal)
        squares = [(drawn.count(action) - 60) ** 2 / 60 for action in legal]
        assert sum(squares) < 2 * len(legal) + 40


def test_chance_samples_by_weight(game: Game) -> None:
    state = game.start(game.resolve({})[0])
    generator, scratch = seeded(9), np.zeros(2 * MAX_ACTIONS, np.int64)
    if state[MOVER] != CHANCE:
        assert not game.letters
        return
    for _ in range(int(state[DUE])):
        legal, weights = game.legal(state), game.weights(state)
        drawn = [int(game.kernel.sample(state, generator, scratch)) for _ in range(2000)]
        for action, weight in zip(legal, weights, strict=True):
            expected = 2000 * weight / sum(weights)
            assert abs(drawn.count(action) - expected) < 5 * max(expected, 1) ** 0.5 + 5
        game.kernel.apply(state, drawn[-1])


def test_chance_does_not_go_on_for_longer_than_declared(game: Game) -> None:
    generator, scratch = seeded(11), np.zeros(2 * MAX_ACTIONS, np.int64)
    longest = {"opening": 0, "play": 0}
    for options in [*option_sets(game)] * 20:
        state = game.with_room(game.start(game.resolve(options)[0]), LONGEST_GAME)
        stage, run = "opening", 0
        while state[MOVER] != OVER:
            is_chance = state[MOVER] == CHANCE
            run = run + 1 if is_chance else 0
            longest[stage] = max(longest[stage], run)
            if not is_chance:
                stage = "play"
            game.kernel.apply(state, game.kernel.sample(state, generator, scratch))
    assert longest["opening"] == game.max_chance_in_opening
    assert longest["play"] <= game.max_chance_after_move
    assert bool(longest["play"]) == bool(game.max_chance_after_move)


def slow_perft(game: Game, state: State, depth: int) -> int:
    if depth == 0 and state[MOVER] != CHANCE:
        return 1
    total = 0
    for action in game.legal(state):
        after = game.with_room(state, 1)
        game.kernel.apply(after, action)
        total += slow_perft(game, after, depth - int(state[MOVER] != CHANCE))
    return total


def test_perft_counts_what_legal_and_apply_say(game: Game) -> None:
    deepest = 1 if game.max_chance_after_move else 3
    for position in positions(game, 12):
        for depth in range(deepest + 1):
            assert perft(game, position.state, depth) == slow_perft(game, position.state, depth)


def test_records_go_round(game: Game) -> None:
    for position in positions(game):
        record = position.record(Event="Conformance", Site='A "quoted" \\ place')
        again = tercet.Record.parse(str(record))
        assert again == record
        assert str(again) == str(record)
        replayed = again.position()
        assert replayed.state.tobytes() == position.state.tobytes()
        assert replayed.events() == position.events()


def test_views_events_and_records_are_json_and_know_their_viewer(game: Game) -> None:
    for position in positions(game, 20):
        for viewer in (*game.seats, "spectator"):
            view = json.loads(json.dumps(position.view(viewer)))
            assert view == position.view(viewer)
            assert view["viewer"] == viewer
            assert bool(view["legal"]) == (viewer == position.to_move)
            json.dumps(position.events(viewer))
        with pytest.raises(tercet.BadViewer):
            position.view("nobody")


def test_redaction_is_idempotent_and_only_hides(game: Game) -> None:
    for position in positions(game):
        for viewer in (0, 1, SPECTATOR_NUMBER):
            redacted = game.redacted(position.state, viewer)
            assert game.redacted(redacted, viewer).tobytes() == redacted.tobytes()
            changed = redacted != position.state
            assert (redacted[changed] == -1).all()
            assert game.hidden or not changed.any()


def test_every_illegal_action_has_a_rule_and_words(game: Game) -> None:
    from tercet.core.texts import LANGUAGES

    for position in positions(game, 25):
        state, legal = position.state, set(position.legal_moves())
        for text in candidate_moves(game):
            if text in legal or game.parse(text) in game.legal(state):
                continue
            with pytest.raises(tercet.IllegalMove) as refused:
                position.play(text)
            assert refused.value.rule.split("-")[0].isupper()
            for language in LANGUAGES:
                assert refused.value.rule in refused.value.text(language)


def candidate_moves(game: Game) -> list[str]:
    """Every text that some position of the game might take for a move, as far as they differ."""
    texts: set[str] = set()
    for seed in range(30):
        rng = random.Random(f"candidates {seed}")
        position = random_position(game, rng, rng.randrange(80))
        texts |= set(position.legal_moves()) | set(position.moves)
    return sorted(texts)


def test_what_is_no_move_is_refused_as_such(game: Game) -> None:
    position = tercet.start(game.name, seed=3)
    for text in ("", " ", "hello", "ход", "①", "*", "*rr", "a1-", "b1-b4-b5", "\x00", "x" * 10**6):
        before = position.state.tobytes()
        with pytest.raises(tercet.BadMove) as refused:
            position.play(text)
        assert position.state.tobytes() == before
        assert len(str(refused.value)) < 500


def test_play_is_all_or_nothing(game: Game) -> None:
    for position in positions(game, 10):
        if position.is_over:
            continue
        before = position.state.tobytes(), position.ply
        with pytest.raises(tercet.BadMove):
            position.play(f"{position.legal_moves()[0]} nonsense")
        assert (position.state.tobytes(), position.ply) == before


def test_results_are_told_from_the_first_seat(game: Game) -> None:
    seen = set()
    for seed in range(40):
        start = tercet.start(game.name, seed=seed).state
        state = play_random(game, start, LONGEST_GAME, seeded(seed))
        assert state[MOVER] == OVER
        seen.add(int(state[RESULT]))
    assert {1, 2} <= seen <= {1, 2, 3}


def test_options_are_checked(game: Game) -> None:
    with pytest.raises(tercet.BadOption):
        tercet.start(game.name, no_such_option=1)
    for option in (*(option.name for option in game.options), game.opening):
        values: tuple[Any, ...] = (None, 3.5, "", "nonsense", "Ω", [], "x" * 10**6, True)
        for value in values:
            with pytest.raises(tercet.TercetError) as refused:
                tercet.start(game.name, **{option: value})
            assert len(str(refused.value)) < 600


def test_players_can_end_a_game_anywhere(game: Game) -> None:
    for position in positions(game, 15):
        if position.is_over:
            continue
        moves, seat = position.moves, position.seats[position.ply % 2]
        position.resign(seat)
        for viewer in (*game.seats, "spectator"):
            view = position.view(viewer)
            assert (view["to_move"], view["legal"], view["reason"]) == (None, [], "resigned")
            assert position.last_events(viewer)[-1]["type"] == "end"
        assert position.moves == moves
        assert tercet.Record.parse(str(position.record())).position().result == position.result


def test_what_a_seat_knows_is_enough_to_know_its_moves(game: Game) -> None:
    for position in positions(game):
        if position.to_move is not None:
            seen = position.knowledge(position.to_move)
            assert game.legal(seen) == game.legal(position.state)
            assert game.format_all(game.legal(seen), seen) == position.legal_moves()


def test_numbers_of_a_view_have_a_fixed_length(game: Game) -> None:
    lengths = {
        game.observer.numbers(position.state, viewer).shape
        for position in positions(game, 15)
        for viewer in range(3)
    }
    assert len(lengths) == 1
