"""UCT: the same for the same seed, right where it claims proof, and within its bounds."""

import itertools
from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

import tercet
from tercet.core.game import Game
from tercet.core.generator import seeded
from tercet.core.registry import find
from tercet.core.state import (
    DRAW,
    FIRST_WINS,
    MOVER,
    OVER,
    RESULT,
    SECOND_WINS,
    UNKNOWN,
    State,
)
from tercet.games.mabula.kernel import EDGE, LINE, LINE_CELLS, LINE_ENDS, MARBLES
from tercet.games.mabula.playout import PLAUSIBLE, TRIES
from tercet.players import Turn, make
from tercet.players.settings import NotForThisGame
from tercet.search import uct
from tercet.search.playout import play_random
from tercet.search.report import run
from tercet.search.uct import Uct
from tests.search.trying import after, minimax

MABULA = find("mabula")


def late(seed: int, moves: int, **options: str) -> State:
    """A position of random play after which at most so many slides can follow."""
    start = tercet.start("mabula", seed=seed, **options).state
    return play_random(MABULA, start, 24 - moves, seeded(seed))


def on_edge(state: State) -> int:
    return (int(state[MARBLES] | state[MARBLES + 1]) & EDGE).bit_count()


def value(game: Game, state: State, seat: int) -> int:
    """What the seat gets with best play, by trying everything: 1, 0 or -1."""
    if state[MOVER] == OVER:
        return 0 if state[RESULT] == DRAW else 1 if state[RESULT] == FIRST_WINS + seat else -1
    values = [value(game, after(game, state, action), seat) for action in game.legal(state)]
    return max(values) if state[MOVER] == seat else min(values)


@pytest.mark.parametrize("scoring", ["group", "product"])
@pytest.mark.parametrize("seed", range(12))
def test_what_is_proven_agrees_with_trying_everything(seed: int, scoring: str) -> None:
    state = late(seed, 5, scoring=scoring)
    seat = int(state[MOVER])
    report = run(Uct(MABULA, state, seed), nodes=1_000_000)
    assert report.finished
    assert report.verdict is not None
    assert report.verdict.result == value(MABULA, state, seat)
    best, *others = report.lines
    assert best.verdict == report.verdict
    for line in (best, *others):
        if line.verdict is not None:
            known = value(MABULA, after(MABULA, state, line.action), seat)
            assert line.verdict.result == known
            assert line.chance == (known + 1) / 2


def test_a_win_at_once_is_seen_in_other_games_too() -> None:
    game = find("mana")
    found = 0
    for seed in range(40):
        start = tercet.start("mana", setup="Db1 Dc6").state
        state = play_random(game, start, 12, seeded(seed))
        seat = int(state[MOVER])
        ends = {action: after(game, state, action) for action in game.legal(state)}
        wins = {action for action, end in ends.items() if end[RESULT] == FIRST_WINS + seat}
        if wins:
            found += 1
            report = run(Uct(game, state, seed), nodes=5000)
            assert report.verdict is not None
            assert report.verdict.result == 1
    assert found


@pytest.mark.parametrize("edge", ["counts", "ignored"])
@pytest.mark.parametrize("scoring", ["group", "product"])
def test_a_playout_of_mabula_makes_legal_moves_until_the_value_is_known(
    scoring: str, edge: str
) -> None:
    kinds = MABULA.kernel.ACTIONS
    single = 0
    for seed in range(200):
        state = late(seed, seed % 24, scoring=scoring, edge=edge)
        if state[MOVER] == OVER:
            continue
        played = state.copy()
        made = np.zeros(2 * kinds, np.int64)
        plies = MABULA.insight.playout(played, seeded(seed), made, 7)
        marked = np.flatnonzero(made == 7).tolist()
        assert len(marked) <= plies
        if plies == 0:
            assert (played == state).all()
        if plies == 1:
            single += 1
            seat, action = divmod(marked[0], kinds)
            assert seat == state[MOVER]
            assert action in MABULA.legal(state)
            assert (played == after(MABULA, state, action)).all()
        if played[MOVER] == OVER:
            value = MABULA.insight.final(played, 0)
            assert played[RESULT] == (
                FIRST_WINS if value > 0 else SECOND_WINS if value < 0 else DRAW
            )
        else:
            assert MABULA.insight.endgame(played, -1, 1) != UNKNOWN
    assert single


def test_a_playout_of_mabula_prefers_plausible_slides() -> None:
    kinds = MABULA.kernel.ACTIONS
    state = next(state for seed in itertools.count() if on_edge(state := late(seed, 4)) == 4)
    seat = int(state[MOVER])
    marbles, other = int(state[MARBLES + seat]), int(state[MARBLES + 1 - seat])
    legal = MABULA.legal(state)
    assert len(legal) > 4
    generator = seeded(1)
    made = np.zeros(2 * kinds, np.int64)
    drawn: Counter[int] = Counter()
    for now in range(1, 20_001):
        assert MABULA.insight.playout(state.copy(), generator, made, now) == 1
        drawn.update((np.flatnonzero(made == now) - seat * kinds).tolist())
    taken = {}
    for action in legal:
        line = LINE[action // 6]
        free = 6 - (int(LINE_CELLS[line]) & (marbles | other)).bit_count()
        taken[action] = PLAUSIBLE[int(int(LINE_ENDS[line]) & other != 0), free, action % 6] / 64
    own = (marbles & EDGE).bit_count()
    none = (1 - sum(taken.values()) / (6 * own)) ** TRIES  # then each is as likely
    for action, chance in taken.items():
        expected = (1 - none) * chance / sum(taken.values()) + none / len(legal)
        assert abs(drawn[action] / 20_000 - expected) < 0.015


@pytest.mark.parametrize("blind", [0, 400])
def test_a_seed_repeats_a_search_in_any_slices(blind: int) -> None:
    state = tercet.start("mabula", seed=3).state
    whole, again, sliced = (Uct(MABULA, state, 7, blind=blind) for _ in range(3))
    whole.advance(30_000)
    again.advance(30_000)
    for size in (1, 2, 997, 4000, 25_000):
        sliced.advance(size)
    assert whole.nodes == sliced.nodes == 30_000
    assert whole.report() == again.report() == sliced.report()
    other = Uct(MABULA, state, 8, blind=blind)
    other.advance(30_000)
    assert other.report() != whole.report()


def test_the_visits_of_the_moves_add_up_and_the_most_visited_is_first() -> None:
    state = tercet.start("mabula", seed=4).state
    report = run(Uct(MABULA, state, 1), nodes=5000)
    assert {line.action for line in report.lines} == set(MABULA.legal(state))
    visits = [line.visits for line in report.lines]
    assert sum(visits) == 5000
    assert visits == sorted(visits, reverse=True)
    for line in report.lines:
        position = state
        for action in line.actions:
            assert action in MABULA.legal(position)
            position = after(MABULA, position, action)


def test_the_tree_stops_growing_where_it_must() -> None:
    state = tercet.start("mabula", seed=5).state
    search = Uct(MABULA, state, 1, most_nodes=uct.LEAST_NODES)
    search.advance(20_000)
    assert uct.LEAST_NODES - 256 <= search.size <= uct.LEAST_NODES
    full = search.size
    search.advance(20_000)
    assert search.nodes == 40_000
    assert search.size == full
    roomy = Uct(MABULA, state, 1)
    roomy.advance(40_000)
    assert roomy.size > full


def test_the_blind_overlook_moves_but_never_all() -> None:
    state = tercet.start("mabula", seed=6).state
    legal = set(MABULA.legal(state))
    seen = {}
    for blind in (0, 300, 700, 999):
        sizes = []
        for seed in range(20):
            search = Uct(MABULA, state, seed, blind=blind)
            search.advance(100)
            actions = {line.action for line in search.report().lines}
            assert actions
            assert actions <= legal
            assert search.report().verdict is None
            sizes.append(len(actions))
        seen[blind] = sum(sizes) / 20 / len(legal)
    assert seen[0] == 1
    assert abs(seen[300] - 0.7) < 0.1
    assert abs(seen[700] - 0.3) < 0.1
    assert seen[999] < 0.1


def test_the_player_repeats_its_game_and_beats_the_random_one() -> None:
    points = 0
    for seed in range(6):
        records = []
        for _ in range(2):
            position = tercet.start("mabula", seed=seed)
            players = [make("uct:200", MABULA, str(seed)), make("random", MABULA, str(seed))]
            if seed % 2:
                players.reverse()
            while not position.is_over:
                turn = Turn.of(position)
                position.play(players[turn.seat].choose(turn))
            records.append(str(position.record()))
        assert records[0] == records[1]
        points += position.result == ("0-1" if seed % 2 else "1-0")
    assert points >= 5


def late_turns(marbles: int, number: int) -> Iterator[tuple[Turn, dict[str, int]]]:
    """Turns with so many marbles on the edge, and what each move is worth to who is to move."""
    for seed in range(number):
        rng = Random(seed)
        position = tercet.start("mabula", seed=seed)
        while sum(move != "--" for move in position.moves) < 24 - marbles:
            position.play(rng.choice(position.legal_moves()))
        sign = 1 if position.state[MOVER] == 0 else -1
        values = {
            MABULA.format(action, position.state): sign
            * minimax(MABULA, after(MABULA, position.state, action), 99)
            for action in MABULA.legal(position.state)
        }
        yield Turn.of(position), values


def test_a_player_who_solves_gives_nothing_away_where_a_short_search_does() -> None:
    plain = make("uct:10", MABULA, "seed")
    solving = make("uct:10:solve=1000000", MABULA, "seed")
    hasty = make("uct:10:solve=1", MABULA, "seed")
    squandered = 0
    for turn, values in late_turns(5, 36):
        best = max(values.values())
        chosen = plain.choose(turn)
        if best < 0:  # nothing to be kept: the usual search is left to set traps
            assert solving.choose(turn) == chosen
        else:
            assert values[solving.choose(turn)] == best, "also by as much as can be"
            squandered += values[chosen] <= 0 < best or values[chosen] < 0 == best
        assert hasty.choose(turn) == chosen, "what looks like too much work is not begun"
    assert squandered >= 3


def test_a_game_with_secrets_is_not_for_this_player() -> None:
    with pytest.raises(NotForThisGame) as refused:
        make("uct:100", find("mandala"), "seed")
    assert "uct" in str(refused.value)
