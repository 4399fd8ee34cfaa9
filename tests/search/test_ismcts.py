"""Tree search over worlds: repeatable, sliceable, honest about secrets, and it finds things."""

import pytest

import tercet
from tercet.core.game import Game
from tercet.core.generator import seeded
from tercet.core.registry import find
from tercet.core.state import CHANCE, MOVER, State
from tercet.players import Turn, make
from tercet.search.ismcts import BASELINE, PLAIN, Ismcts, Tuning
from tercet.search.report import Report, run

GAMES = tercet.game_names()
TUNINGS = [Tuning(), Tuning(blind=300), Tuning(depth=3), BASELINE, PLAIN]


def some_position(name: str, plies: int = 4) -> tercet.Position:
    position = tercet.start(name, seed="ismcts")
    for _ in range(plies):
        moves = position.legal_moves()
        position.play(moves[len(moves) // 2])
    return position


def searched(name: str, tuning: Tuning, slices: list[int], seed: int = 1) -> Report:
    position = some_position(name)
    search = Ismcts(position.rules, position.state, seed, tuning, hidden=True)
    for nodes in slices:
        search.advance(nodes)
    return search.report()


@pytest.mark.parametrize("tuning", TUNINGS, ids=str)
@pytest.mark.parametrize("name", GAMES)
def test_any_slicing_gives_the_same_report(name: str, tuning: Tuning) -> None:
    whole = searched(name, tuning, [300])
    assert searched(name, tuning, [1, 2, 150, 97, 50]) == whole
    assert whole.nodes == 300
    assert sum(line.visits for line in whole.lines) == 300
    if (find(name).hidden or tuning.depth) and len(whole.lines) > 2:
        assert searched(name, tuning, [300], seed=2) != whole


@pytest.mark.parametrize("name", GAMES)
def test_lines_are_legal_moves_with_chances(name: str) -> None:
    position = some_position(name)
    report = searched(name, Tuning(), [2000])
    legal = position.rules.legal(position.state)
    assert {line.action for line in report.lines} <= set(legal)
    assert [line.visits for line in report.lines] == sorted(
        (line.visits for line in report.lines), reverse=True
    )
    for line in report.lines:
        assert 0 <= line.chance <= 1
        assert len(line.actions) <= report.depth


def worlds(game: Game, redacted: State, seat: int, number: int) -> list[State]:
    """Whole states that look the same to a seat."""
    generator = seeded(5)
    drawn = []
    for _ in range(number):
        world = redacted.copy()
        game.insight.determine(world, seat, generator)
        drawn.append(world)
    return drawn


@pytest.mark.parametrize("tuning", TUNINGS, ids=str)
def test_the_choice_is_the_same_in_all_worlds_that_look_the_same(tuning: Tuning) -> None:
    for plies in (3, 20, 45):
        position = some_position("mandala", plies)
        seat = position.seats.index(str(position.to_move))
        game = position.rules
        truth = position.state
        reports = []
        different = worlds(game, game.redacted(truth, seat), seat, 5)
        assert len({world.tobytes() for world in different}) > 1
        for world in [truth, *different]:
            search = Ismcts(game, world, 9, tuning, hidden=True)
            search.advance(200)
            reports.append(search.report())
        assert all(report == reports[0] for report in reports)


def test_with_open_hands_the_worlds_differ() -> None:
    position = some_position("mandala", 20)
    seat = position.seats.index(str(position.to_move))
    game = position.rules
    reports = set()
    for world in worlds(game, game.redacted(position.state, seat), seat, 5):
        search = Ismcts(game, world, 9, hidden=False)
        search.advance(200)
        reports.add(search.report())
    assert len(reports) > 1


@pytest.mark.parametrize("player", ["ismcts:150", "ismcts:g8:60", "ismcts:60:blind=400", "greedy"])
def test_a_player_needs_no_more_than_the_redacted_state(player: str) -> None:
    """The turn's own worlds, redacted again, are the same bytes and give the same choice."""
    for plies in (2, 30):
        position = some_position("mandala", plies)
        turn = Turn.of(position)
        chosen = make(player, turn.game, "seed").choose(turn)
        assert chosen in position.legal_moves()
        for world in worlds(turn.game, turn.state, turn.seat, 3):
            state = turn.game.redacted(world, turn.seat)
            assert state.tobytes() == turn.state.tobytes()
            same = Turn(turn.game, turn.seat, turn.ply, state, turn.view, turn.record)
            assert make(player, turn.game, "seed").choose(same) == chosen


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("player", ["ismcts:100", "ismcts:ms=5", "greedy"])
def test_players_play_every_game_to_its_end(name: str, player: str) -> None:
    position = tercet.start(name, seed="play")
    players = [make(player, find(name), seat) for seat in position.seats]
    while not position.is_over and position.ply < 30:
        seat = position.seats.index(str(position.to_move))
        position.play(players[seat].choose(Turn.of(position)))
    assert position.ply


def test_a_win_in_one_is_found() -> None:
    position = tercet.start("mana", setup="Db1 Db6")
    found = 0
    for seed in range(40):
        generator = seeded(seed)
        position = tercet.start("mana", setup="Db1 Db6")
        while not position.is_over and position.ply < 40:
            moves = position.legal_moves()
            wins = [move for move in moves if wins_at_once(position, move)]
            if wins:
                search = Ismcts(position.rules, position.state, seed, hidden=True)
                best = run(search, nodes=3000).lines[0]
                assert position.rules.format(best.action, position.state) in wins
                assert best.chance > 0.9
                found += 1
                break
            generator[0] += 12345
            position.play(moves[int(generator[0]) % len(moves)])
    assert found > 5


def wins_at_once(position: tercet.Position, move: str) -> bool:
    after = position.copy()
    after.play(move)
    return after.is_over


def test_chance_at_the_root_gives_a_value_and_no_lines() -> None:
    game = find("mandala")
    state = game.start({"draw": "full"})
    assert state[MOVER] == CHANCE
    search = Ismcts(game, state, 3, hidden=False)
    search.advance(500)
    assert search.report().lines == ()
    assert 0.3 < search.value() < 0.7


def test_a_finished_game_has_nothing_to_search() -> None:
    position = tercet.start("mana", setup="Db1 Db6")
    while not position.is_over:
        position.play(position.legal_moves()[0])
    search = Ismcts(position.rules, position.state, 3, hidden=True)
    assert search.finished
    search.advance(100)
    assert search.report().lines == ()
    assert search.value() == {"1-0": 1.0, "0-1": 0.0, "1/2": 0.5}[str(position.result)]


def test_who_is_quite_blind_sees_one_move() -> None:
    report = searched("mandala", Tuning(blind=1000), [50])
    assert len(report.lines) == 1
    seeing = searched("mandala", Tuning(), [3000])
    half = searched("mandala", Tuning(blind=500), [3000])
    assert 1 < len(half.lines) < len(seeing.lines)
