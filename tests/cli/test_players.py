"""Players by name: the random one, and names that nobody has."""

from collections import Counter

import pytest

import tercet
from tercet.core.registry import find
from tercet.players import BadPlayerSetting, Turn, UnknownPlayer, make


def test_the_random_player_takes_every_legal_move_about_equally_often() -> None:
    turn = Turn.of(tercet.start("mandala", seed="dealt", deal="*rg *yb *rrrrrr *roygpp *rr *gb"))
    legal = turn.view["legal"]
    taken = Counter(make("random", turn.game, str(seed)).choose(turn) for seed in range(2000))
    assert set(taken) == set(legal)
    share = 2000 / len(legal)
    assert all(0.6 * share < number < 1.4 * share for number in taken.values())


def test_a_seed_plays_the_same_game_again() -> None:
    def game(seed: str) -> list[str]:
        position = tercet.start("mabula", seed="ring")
        player = make("random", position.rules, seed)
        while not position.is_over:
            position.play(player.choose(Turn.of(position)))
        return position.moves

    assert game("one") == game("one") != game("two")


def test_unknown_players_are_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownPlayer) as unknown:
        make("nobody:5", find("mana"), "")
    assert "“nobody”" in str(unknown.value)
    assert "random" in str(unknown.value)
    with pytest.raises(BadPlayerSetting):
        make("random:5", find("mana"), "")
