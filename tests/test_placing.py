"""Positions that are set up by hand: the notation, what it leaves out, and what is refused."""

from random import Random

import pytest

import tercet
from tercet.core.errors import BadPosition, BadRecord
from tercet.core.position import Position
from tercet.core.records import Record
from tercet.core.registry import find, game_names
from tercet.core.state import OVER
from tercet.core.texts import LANGUAGES
from tests.amount import amount

GAMES = pytest.mark.parametrize("game", [name for name in game_names() if find(name).placing])
RING = "wbbwbw/b6w/w6w/w6b/b6w/w6b/b6b/wbwbwb"
DEALT = "roygpb roygp2 - - - - r2 gb -"

# The positions that cannot be, and why not
IMPOSSIBLE = {
    "mana": {
        "": None,
        "rrdrrr/6/6/6/6/RRDRRR b 0": None,
        "rrdrrr/6/6/6/6/RRDRR b 0 0": None,
        "rrdrrr/6/6/6/6/RRDRRR x 0 0": None,
        "rrdrrr/6/6/6/6/RRDRRR b 4 0": None,
        "rrdrrr/6/6/6/6/RRRRR1 b 0 0": "one-daimyo",
        "rrdrrr/6/6/6/6/RRDDRR b 0 0": "one-daimyo",
        "rrdrrr/r5/6/6/6/RRDRRR b 0 0": "five-ronin",
        "5d/6/6/6/6/RRDRRR b 1 0": "nothing-below-bird",
        "rrdrrr/6/6/6/6/RRDRRR b 0 100": "idle-too-long",
    },
    "mabula": {
        f"{RING} x": None,
        f"{RING.replace('/w6w/', '/w7/')} w": "twelve-marbles",
        f"{RING.replace('/w6w/', '/w2b3w/')} w": "twelve-marbles",
        "6/1wwbwbb1/1wbwbbw1/1wbwbbw1/1bbwbww1/8/8/6 w": "nobody-can-move",
    },
    "mandala": {
        f"1 1 0 0 0 rg yb - - - {DEALT}": None,
        f"1 1 0 0 0 r18 yb - - - - {DEALT}": "too-many-of-a-colour",
        "1 1 0 0 0 rg yb - - - - roygpbr2 roygp4 - - - - r2 gb -": None,
        "1 1 0 0 0 rg yb - - - - r3oygpb2 roygp2 - - - - r2 gb -": "hand-of-one-to-eight",
        "1 1 0 0 0 rg yb - - - - - roygp2 - - - - r2 gb -": "hand-of-one-to-eight",
        "1 1 0 0 0 rg yb - - - - r o - - - - r gb -": "two-dealt",
        "1 1 0 0 0 rg yb - - - - r o rr - - - r2 gb -": "river-twice",
        "1 1 0 0 0 rg yb - - - - r o r - g - r2 gb -": "cup-without-river",
        f"1 1 0 0 0 rg yb r - - - {DEALT}": "colour-in-two-areas",
        f"1 1 0 0 0 rgoy yb pb - - - {DEALT}": "mandala-complete",
        f"1 2 0 0 0 rg yb - - - - {DEALT}": "other-turn",
        f"1 2 1 0 0 - yb r - - - {DEALT}": "nothing-to-claim",
        "1 1 0 0 0 rg yb - - - - r o - roygpb - - r2 gb -": "river-full",
        "1 1 0 0 0 rg yb - - - - r o - - - - r2 gb r14o17y17g16p18b16": "deck-ran-out",
    },
}


@GAMES
def test_a_position_has_the_moves_it_had(game: str) -> None:
    """Only the past is forgotten: what was repeated, and what was seen before the last shuffle."""
    random = Random(game)
    for number in range(amount(5, 100)):
        position = tercet.start(game, seed=f"{number}")
        while not position.is_over:
            if text := position.text:
                placed = Position(position.rules, position.options, placement=text)
                assert placed.text == text
                assert placed.legal_moves() == position.legal_moves()
                assert placed.scores == position.scores
                assert placed.to_move == position.to_move
            position.play(random.choice(position.legal_moves()))
        assert position.text is None


@GAMES
def test_a_set_up_position_is_played_on_and_written_down(game: str) -> None:
    rules = find(game)
    assert rules.placing is not None
    options, _ = rules.resolve({})
    position = Position(rules, options, seed="1", placement=rules.placing.PLACEMENT.example)
    assert position.events() == []
    random = Random(game)
    for _ in range(6):
        position.play(random.choice(position.legal_moves()))
    told = str(position.record())
    assert f'[Position "{rules.placing.PLACEMENT.example}"]' in told
    again = Record.parse(told)
    assert str(again) == told
    assert again.position().text == position.text
    assert again.position(0).analyse(nodes=200, lines=1).moves


@pytest.mark.parametrize("game", IMPOSSIBLE)
def test_what_cannot_be_is_refused_in_four_languages(game: str) -> None:
    rules = find(game)
    options, _ = rules.resolve({})
    for text, why in IMPOSSIBLE[game].items():
        with pytest.raises(BadPosition) as refused:
            Position(rules, options, placement=text)
        assert refused.value.why == why, text
        sentences = {refused.value.text(language) for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES)
        with pytest.raises(BadRecord) as bad:
            Record.parse(f'[Game "{game}"]\n[Position "{text}"]\n').position()
        assert bad.value.line == 2
    assert rules.placing is not None
    known = {reason.code for number, reason in rules.schema.REASONS.items() if number >= 100}
    assert known == {why for why in IMPOSSIBLE[game].values() if why}


@GAMES
def test_the_turn_is_passed_only_where_nothing_is_hidden(game: str) -> None:
    rules = find(game)
    assert rules.placing is not None
    assert hasattr(rules.placing, "pass_turn") == (not rules.hidden)
    options, _ = rules.resolve({})
    state = rules.place(options, rules.placing.PLACEMENT.example)
    passed = rules.with_turn_passed(state)
    if rules.hidden:
        assert passed is None
    else:
        assert passed is not None
        assert passed[0] == 1 - state[0]
        assert rules.legal(passed)
        passed[0] = OVER
        assert rules.with_turn_passed(passed) is None
