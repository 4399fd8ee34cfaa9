"""Players by name: the random one, and names that nobody has."""

from collections import Counter

import pytest

import tercet
from tercet import players
from tercet.players import BadPlayerSetting, UnknownPlayer, make


def test_the_random_player_takes_every_legal_move_about_equally_often() -> None:
    legal = list("abcde")
    taken = Counter(
        make("random", str(seed)).choose({"ply": 2, "legal": legal}) for seed in range(2000)
    )
    assert set(taken) == set(legal)
    assert all(320 < number < 480 for number in taken.values())


def test_a_seed_plays_the_same_game_again() -> None:
    def game(seed: str) -> list[str]:
        position = tercet.start("mabula", seed="ring")
        player = make("random", seed)
        while not position.is_over:
            position.play(player.choose(position.view(str(position.to_move))))
        return position.moves

    assert game("one") == game("one") != game("two")


def test_unknown_players_are_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownPlayer) as unknown:
        make("level:5", "")
    assert str(unknown.value) == "There is no player “level”. The players are random."
    with pytest.raises(BadPlayerSetting):
        make("random:5", "")
    assert sorted(players.MAKERS) == ["random"]
