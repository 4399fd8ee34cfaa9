"""The games in OpenSpiel, judged by OpenSpiel's own tools, and in lockstep with `Position`."""

import json
import random
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import (
    cfr,
    expected_game_score,
    exploitability,
    generate_playthrough,
    ismcts,
    mcts,
)
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import tercet
import tercet.adapters.openspiel
from tercet.core.registry import find
from tests.amount import amount
from tests.test_hidden import other_world, random_game

GAMES = tercet.game_names()
HIDING = [name for name in GAMES if find(name).hidden]
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
VARIANTS = [
    *(f"tercet_{name}" for name in GAMES),
    "tercet_mandala(draw=choose)",
    "tercet_mandala(deal=*rg *yb *roygpb *roygpp *rr *gb)",
    "tercet_mabula(scoring=product,edge=ignored)",
    "tercet_mana(setup=advanced,first=white,idle=30)",
    "tercet_mana(setup=Db1 Db6)",
    "tercet_mana(position=rrdrrr/6/6/6/6/RRDRRR b 0 0)",
]
# Mandala with five cards in the deck and a card in each hand: few cards can be played, at most four
# turns are left, and what is drawn is hidden.
SMALL_DECK = "1 1 0 1 96 g3 - ro yp roy gp r o royg royp r5o5y6g6 r5o5y5p6 rb p2 r2oy2g7p7b15"
SMALL_DECK_GAME = f"tercet_mandala(position={SMALL_DECK})"


@pytest.mark.parametrize("name", VARIANTS)
def test_random_games_by_openspiel(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=amount(1, 50), serialize=True, verbose=False)


@pytest.mark.parametrize("name", VARIANTS)
def test_copies_and_serialised_states_by_openspiel(name: str) -> None:
    np.random.seed(2026)  # what OpenSpiel's test draws from
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


def run(case: type[unittest.TestCase]) -> None:
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun
    assert not result.errors + result.failures, (result.errors + result.failures)[0][1]


@pytest.mark.parametrize("name", GAMES)
def test_the_api_by_openspiel(name: str) -> None:
    class Partial(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game_name, game = name, pyspiel.load_game(f"tercet_{name}")

    run(Partial)


def test_the_whole_tree_of_a_small_game_by_openspiel(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("hexapawn")
    counts = {True: 0, False: 0}  # lines of play that are over, and that are not

    def walk(state: Any) -> None:
        actions = game.legal(state)
        counts[not actions] += 1
        for action in actions:
            walk(game.played(state, action))

    walk(game.start({}))

    class Full(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc]
        game_name, game = "tercet_hexapawn", pyspiel.load_game("tercet_hexapawn")

        def test_current_player_infosets_no_overlap_between_players(self) -> None:
            """OpenSpiel's own asks for tensors of information states of every game."""
            strings: dict[int, set[str]] = {0: set(), 1: set()}
            for state in (one for one in self.all_states if not one.is_terminal()):
                strings[state.current_player()].add(state.information_state_string())
            assert not strings[0] & strings[1]

    expected = (0, counts[False], counts[True])
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, Full.game_name, expected)
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, Full.game_name, counts[False])
    run(Full)


def test_secrets_are_recalled_perfectly() -> None:
    game = pyspiel.load_game("tercet_mandala", {"position": SMALL_DECK})
    api_test._assert_is_perfect_recall(game)


def playthrough(name: str) -> str:
    text: str = generate_playthrough.playthrough(f"tercet_{name}", None, seed=2026)
    return text


@pytest.mark.parametrize("name", GAMES)
def test_golden_playthrough(name: str) -> None:
    """``python -m tests.adapters.test_openspiel`` writes them anew."""
    golden = (PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(name).splitlines() == golden.splitlines()


def replayed(game: Any, position: tercet.Position, checked: bool = False) -> Any:
    """The state that a position's record leads to; everything is compared on the way."""
    state = game.new_initial_state()
    drawn = [position.drawn(ply) for ply in range(position.ply + 1)]
    for ply, step in enumerate([*position.steps, None]):
        for letter in (letter for one in drawn[ply] for letter in one.token[1:]):
            outcomes = dict(state.chance_outcomes())
            action = state.string_to_action(f"*{letter}")
            assert outcomes[action] > 0
            assert sum(outcomes.values()) == pytest.approx(1)
            state.apply_action(action)
        if checked:
            compare(state, position.at(ply))
        if step is not None:
            state.apply_action(state.string_to_action(step.move))
    return state


def compare(state: Any, position: tercet.Position) -> None:
    """A state says the same as a position."""
    assert state.is_terminal() == position.is_over
    assert state.snapshot.state.tolist() == position.state.tolist()
    if position.is_over:
        points = {"1-0": 1.0, "1/2": 0.0, "0-1": -1.0}[str(position.result)]
        assert state.returns() == [points, -points]
        return
    player = state.current_player()
    assert position.seats[player] == position.to_move
    actions = state.legal_actions()
    assert [state.action_to_string(action) for action in actions] == position.legal_moves()
    for number, seat in enumerate(position.seats):
        record = position.record(seat)
        words = [word for entry in record.entries for word in (entry.move, *entry.chance)]
        history, *_ = state.information_state_string(number).split("\n")
        assert history == " ".join([*record.opening, *words])
        view, seen = position.view(seat), json.loads(state.observation_string(number))
        assert seen == {name: view[name] for name in ("to_move", "scores", "table")}


OPTIONS: list[tuple[str, dict[str, Any]]] = [
    *((name, {}) for name in GAMES),
    ("mandala", {"draw": "choose"}),
    ("mabula", {"scoring": "product", "edge": "ignored"}),
    ("mana", {"setup": "advanced", "first": "white", "idle": 30}),
]


@pytest.mark.parametrize(("name", "options"), OPTIONS, ids=str)
def test_lockstep_with_positions(name: str, options: dict[str, Any]) -> None:
    game = pyspiel.load_game(f"tercet_{name}", options)
    for seed in range(amount(4, 1000)):
        rng = random.Random(f"{name} {options} {seed}")
        position = tercet.start(name, seed=seed, **options)
        while not position.is_over:
            position.play(rng.choice(position.legal_moves()))
        replayed(game, position, checked=True)


@pytest.mark.parametrize("viewer", [0, 1])
def test_worlds_that_look_the_same_give_the_same_answers(viewer: int) -> None:
    game = pyspiel.load_game("tercet_mandala")
    compared = 0
    for seed in range(amount(10, 300)):
        position = random_game(seed)
        seat = position.seats[viewer]
        other = other_world(position, seat, random.Random(seed))
        if other is None:
            continue
        compared += 1
        worlds = [replayed(game, one) for one in (position, other)]
        assert worlds[0].snapshot.state.tobytes() != worlds[1].snapshot.state.tobytes()
        for ask in (told, lambda state, who: resampled(state, who).history()):
            assert ask(worlds[0], viewer) == ask(worlds[1], viewer)
    assert compared > 2


def told(state: Any, player: int) -> tuple[object, ...]:
    """All that a player is told about a state."""
    return (
        state.information_state_string(player),
        state.observation_string(player),
        state.observation_tensor(player),
    )


def resampled(state: Any, player: int, seed: float = 0) -> Any:
    return state.resample_from_infostate(player, random.Random(seed).random)


def random_step(state: Any, rng: random.Random) -> None:
    """Let chance or the player to move do something."""
    outcomes = state.chance_outcomes() if state.is_chance_node() else None
    actions, weights = zip(*outcomes, strict=True) if outcomes else (state.legal_actions(), None)
    state.apply_action(rng.choices(actions, weights)[0])


def replay(game: Any, history: list[int]) -> Any:
    """The state after a history, all of which must be legal."""
    state = game.new_initial_state()
    for action in history:
        assert action in state.legal_actions()
        state.apply_action(action)
    return state


@pytest.mark.parametrize("name", [*(f"tercet_{name}" for name in GAMES), SMALL_DECK_GAME])
def test_resampling_draws_another_past_that_the_player_could_have_seen(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = random.Random(2026)
    different = 0
    for _ in range(amount(4, 100)):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node() and rng.random() < 0.2:
                player = state.current_player()
                worlds = [resampled(state, player, rng.random()) for _ in range(3)]
                for world in worlds:
                    assert told(world, player) == told(state, player)
                    assert world.legal_actions() == state.legal_actions()
                    again = replay(game, world.history())
                    assert again.truth.tobytes() == world.truth.tobytes()
                    assert told(again, 1 - player) == told(world, 1 - player)
                different += len({str(world.history()) for world in worlds}) - 1
                state = worlds[0]  # a world that was drawn can be played on
            random_step(state, rng)
    if name != SMALL_DECK_GAME:  # what is given there is not drawn again
        assert (different > 0) == game.rules.hidden


def test_the_end_of_a_game_is_not_resampled() -> None:
    state = pyspiel.load_game("tercet_mandala").new_initial_state()
    rng = random.Random(2026)
    while not state.is_terminal():
        random_step(state, rng)
    assert resampled(state, 0).history() == state.history()


@pytest.mark.parametrize("name", GAMES)
def test_information_states_recall_everything_that_a_player_saw(name: str) -> None:
    game = pyspiel.load_game(f"tercet_{name}")
    rng = random.Random(2026)
    for _ in range(amount(3, 100)):
        state = game.new_initial_state()
        before = ["", ""]
        while not state.is_terminal():
            mover = state.current_player()
            random_step(state, rng)
            now = [state.information_state_string(player).split("\n")[0] for player in (0, 1)]
            for player in (0, 1):
                assert now[player].startswith(before[player])
                # Every action shows, also one that the player saw nothing of.
                assert len(now[player]) > len(before[player])
            if mover >= 0:
                assert now[0].split()[-1] == now[1].split()[-1]
            before = now


def test_information_states_have_no_tensors() -> None:
    game = pyspiel.load_game("tercet_mandala")
    assert not game.get_type().provides_information_state_tensor
    recalling = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert recalling.tensor is None
    state = game.new_initial_state()
    assert recalling.string_from(state, 0) == state.information_state_string(0)
    assert state.information_state_tensor(0) == []


def play(game: Any, bots: list[Any], rng: random.Random) -> list[float]:
    """A whole game between bots; its returns."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            action = bots[state.current_player()].step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
    returns: list[float] = state.returns()
    return returns


@pytest.mark.parametrize("name", GAMES)
def test_mcts_plays_whole_games(name: str) -> None:
    game = pyspiel.load_game(f"tercet_{name}")
    state = np.random.RandomState(1)
    simulations = amount(3, 100)
    evaluator = mcts.RandomRolloutEvaluator(1, state)
    bots = [mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=state) for _ in range(2)]
    assert sum(play(game, bots, random.Random(1))) == 0


@pytest.mark.parametrize("name", HIDING)
def test_information_set_mcts_plays_whole_games(name: str) -> None:
    game = pyspiel.load_game(f"tercet_{name}")
    state = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, state)
    bots = [
        ismcts.ISMCTSBot(game, evaluator, 2.0, amount(4, 100), random_state=state) for _ in range(2)
    ]
    assert sum(play(game, bots, random.Random(1))) == 0


@pytest.mark.parametrize(
    ("name", "params", "value"),
    [("hexapawn", {}, -1.0), ("mandala", {"position": SMALL_DECK}, -0.2)],
    ids=["hexapawn", "small-deck"],
)
def test_cfr_solves_a_small_game(name: str, params: dict[str, str], value: float) -> None:
    game = pyspiel.load_game(f"tercet_{name}", params)
    solver = cfr.CFRPlusSolver(game)
    found = [exploitability.nash_conv(game, solver.average_policy())]
    for _ in range(2):
        for _ in range(10):
            solver.evaluate_and_update_policy()
        found.append(exploitability.nash_conv(game, solver.average_policy()))
    assert found[0] > 10 * found[1] >= 10 * found[2]
    policy = solver.average_policy()
    first = game.new_initial_state()
    values = expected_game_score.policy_value(first, [policy, policy])
    assert values == pytest.approx([value, -value], abs=0.1)


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("tercet_mandala(draw=some)", tercet.BadOption),
        ("tercet_mana(idle=0)", tercet.BadOption),
        ("tercet_mana(setup=Db2 Db6)", tercet.TercetError),
        ("tercet_mana(position=nowhere)", tercet.TercetError),
    ],
)
def test_bad_parameters_are_refused(name: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        pyspiel.load_game(name)


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_is_refused_and_changes_nothing(name: str) -> None:
    game = pyspiel.load_game(f"tercet_{name}")
    state = game.new_initial_state()
    for _ in range(2):
        legal, before = state.legal_actions(), state.truth.tolist()
        for action in {*range(game.num_distinct_actions() + 1), 10**9} - set(legal):
            with pytest.raises(ValueError, match=f"action {action} is not among legal_actions"):
                state.apply_action(action)
        assert state.truth.tolist() == before
        state.apply_action(legal[0])
    with pytest.raises(ValueError, match="player_id is 0 or 1"):
        state.resample_from_infostate(2, lambda: 0.5)


if __name__ == "__main__":
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for game_name in GAMES:
        path = PLAYTHROUGHS / f"{game_name}.txt"
        path.write_text(playthrough(game_name), encoding="utf-8")
