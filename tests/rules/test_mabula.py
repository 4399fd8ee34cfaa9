"""The rules of Mabula, an id a test."""

from fractions import Fraction
from itertools import groupby

import pytest

import tercet
from tercet.core.registry import find
from tercet.games.mabula.reference import all_rings
from tests.rules.table import mabula, start

RULES = ("MAB", 13)  # the prefix of their ids, and how many there are
RING = "wbwbwbwbwbwbwbwbwbwbwbwb"
RING_CELLS = [
    "b8",
    "c8",
    "d8",
    "e8",
    "f8",
    "g8",
    "h7",
    "h6",
    "h5",
    "h4",
    "h3",
    "h2",
    "g1",
    "f1",
    "e1",
    "d1",
    "c1",
    "b1",
    "a2",
    "a3",
    "a4",
    "a5",
    "a6",
    "a7",
]


def test_MAB_1_the_board_is_8_by_8_without_corners() -> None:
    position = tercet.start("mabula", setup=RING)
    assert set(position.view("white")["table"]["board"]) == set(RING_CELLS)
    for corner in ("a1", "a8", "h1", "h8"):
        with pytest.raises(tercet.BadMove):
            position.play(f"{corner}-{corner[0]}4")
    for text in ("b0-b1", "i2-h2", "b9-b8"):
        with pytest.raises(tercet.BadMove):
            position.play(text)


def test_MAB_2_twelve_marbles_of_each_colour() -> None:
    board = list(tercet.start("mabula").view("black")["table"]["board"].values())
    assert (board.count("white"), board.count("black")) == (12, 12)
    with pytest.raises(tercet.BadSetup) as refused:
        tercet.start("mabula", setup="wwb" * 8)
    assert refused.value.rule == "MAB-2"


def longest_run(ring: str) -> int:
    turned = ring[-2:] + ring + ring[:2]
    return max(len(list(run)) for _, run in groupby(turned))


def test_MAB_3_never_more_than_two_of_a_colour_follow_each_other() -> None:
    for seed in range(300):
        ring = tercet.start("mabula", seed=seed).record().opening[0][1:]
        assert longest_run(ring) <= 2
        assert ring.count("w") == 12


@pytest.mark.parametrize(
    ("ring", "cells"),
    [
        ("wwwbwbwbwbwbwbwbwbwbwbbb", ["b8", "c8", "d8"]),
        ("wwbbwbwbwbwbwbwbwbwbwbbw", ["a7", "b8", "c8"]),  # across the ring's seam
    ],
)
def test_MAB_3_a_given_ring_with_three_in_a_row_is_refused(ring: str, cells: list[str]) -> None:
    with pytest.raises(tercet.BadSetup) as refused:
        tercet.start("mabula", setup=ring)
    cause = refused.value.cause
    assert isinstance(cause, tercet.IllegalMove)
    assert cause.rule == "MAB-3"
    assert cause.facts["cells"] == cells


def probability(ring: str) -> Fraction:
    """How likely chance is to lay this ring."""
    game = find("mabula")
    state = game.start(game.resolve({})[0])
    likely = Fraction(1)
    for letter in ring:
        letters = [game.letters[action] for action in game.legal(state)]
        weights = game.weights(state)
        likely *= Fraction(weights[letters.index(letter)], sum(weights))
        game.kernel.apply(state, game.letters.index(letter))
    return likely


def test_MAB_3_every_valid_ring_is_equally_likely() -> None:
    rings = all_rings()
    assert len(set(rings)) == 40158
    assert {probability(ring) for ring in rings[::97]} == {Fraction(1, 40158)}


def test_MAB_4_ruling_white_moves_first() -> None:
    assert tercet.start("mabula").to_move == "white"
    assert tercet.start("mabula", setup=RING).seats == ("white", "black")


def test_MAB_5_an_edge_marble_slides_straight_in_as_far_as_one_likes() -> None:
    table = start("mabula", setup=RING)
    assert [move for move in table.legal if move.startswith("b8")] == [
        f"b8-b{rank}" for rank in (7, 6, 5, 4, 3, 2)
    ]
    assert table.refuse("b8-c8").why == "not-straight-in"
    assert table.refuse("b8-c7").why == "not-straight-in"
    assert table.refuse("c8-c5").why == "enemy-marble"
    assert table.refuse("c4-c5").why == "no-marble"
    table.play("b8-b5 c8-c6")
    refused = table.refuse("b5-b4")
    assert (refused.rule, refused.why) == ("MAB-5", "not-on-edge")


PUSHING = """
    ..b.....
    ........
    ..w.....
    ..b.....
    ........
    ..w.....
    ........
    .w......"""


def test_MAB_6_marbles_in_the_way_are_pushed_ahead_whatever_their_colour() -> None:
    table = mabula(PUSHING, to_move="black")
    table.play("c8-c5")
    board = table.view("white")["board"]
    assert {cell: board[cell] for cell in board if cell[0] == "c"} == {
        "c5": "black",
        "c4": "white",
        "c3": "black",
        "c2": "white",
    }
    kinds = [(event["type"], event.get("to")) for event in table.position.events()[-4:]]
    assert kinds == [("slide", "c5"), ("push", "c4"), ("push", "c3"), ("push", "c2")]


LINES = [
    (0, "......", 6),
    (1, "..w...", 5),
    (2, "b....b", 4),
    (3, "w.b.w.", 3),
    (4, ".bwbw.", 2),
    (5, "wbw.bb", 1),
    (6, "wbwbbw", 0),
]


@pytest.mark.parametrize(("number", "line", "room"), LINES)
def test_MAB_7_with_k_marbles_in_the_line_a_slide_is_at_most_6_minus_k(
    number: int, line: str, room: int
) -> None:
    for before, after in ((".", "."), ("b", "b")):
        board = f"""
        ........
        ........
        ........
        w{line}{after}
        ........
        ........
        ........
        .w{before}....."""
        table = mabula(board)
        slides = [move for move in table.legal if move.startswith("a5")]
        assert slides == [f"a5-{'bcdefg'[step]}5" for step in range(room)]
        if room < 6:
            refused = table.refuse("a5-g5")
            assert refused.rule == "MAB-7"
            assert refused.facts["number"] == number
            assert refused.facts["room"] == room
        assert table.refuse("a5-h5").why == "far-edge"
        if slides:
            table.play(slides[-1])
            assert "h5" not in table.view("white")["board"] or after == "b"


AGAIN = (
    "a4-c4 f1-f2 f8-f7 b8-b6 c8-c3 a6-c6 e1-e6 e8-e4 h4-e4 a5-g5 d8-d6 h7-f7 b1-b2 h5-g5 a7-c7 "
    "h3-d3 a3-b3 d1-d2 h6-e6 a2-b2 g8-g6 g1-g2"
)


def test_MAB_8_who_cannot_move_skips_and_plays_again_when_he_can() -> None:
    table = start("mabula", setup="bwwbwwbwbwbwbbwbbwbwwbbw")
    assert table.refuse("--").rule == "MAB-8"
    table.play(AGAIN)
    assert table.position.to_move == "white"
    assert table.legal == ["--"]
    assert "h2" in table.view("white")["board"], "he has a marble left, but no room for it"
    table.play("-- c1-c3")
    assert table.legal == ["h2-g2"], "now there is room, and he must"
    assert table.refuse("--").facts == {"number": 1}
    table.play("h2-g2")
    assert table.position.is_over


def test_MAB_9_the_game_is_over_when_neither_can_move() -> None:
    table = mabula("""
    .w......
    .w....w.
    .w......
    .b......
    .b......
    .w......
    .b......
    ......w.""")
    assert table.legal == [f"g1-g{rank}" for rank in (2, 3, 4, 5, 6)]
    table.play("g1-g2")
    assert table.position.is_over, "b8 is stuck: its line is full"
    assert table.refuse("b8-b7").rule == "MAB-9"


def test_MAB_9_at_most_24_slides() -> None:
    for seed in range(50):
        position = tercet.start("mabula", seed=seed)
        while not position.is_over:
            position.play(position.legal_moves()[0])
        assert sum(move != "--" for move in position.moves) <= 24


STUCK = """
    .w......
    .w......
    .w......
    .b......
    .b......
    .w......
    .b......
    ......w."""


def test_MAB_10_diagonals_do_not_join() -> None:
    table = mabula("""
    ........
    .w......
    ..w.....
    .w......
    ..w.....
    ........
    ........
    ......w.""")
    table.play("g1-g2")
    assert table.position.scores == {"white": 1, "black": 0}


def test_MAB_10_ruling_marbles_stuck_on_the_edge_join_groups_or_by_option_not() -> None:
    table = mabula(STUCK)
    table.play("g1-g2")
    assert table.position.result == "1-0"
    assert table.position.scores == {"white": 3, "black": 2}
    assert table.view("white")["groups"]["white"][0] == ["b6", "b7", "b8"]
    other = mabula(STUCK, edge="ignored")
    other.play("g1-g2")
    assert other.position.result == "1/2"
    assert other.position.scores == {"white": 2, "black": 2}
    assert other.view("white")["groups"]["white"][0] == ["b6", "b7"]


PROOF = """
    ........
    .wwww.b.
    .wwww.b.
    ....b.b.
    .bbb.wb.
    w.....b.
    .bb.wwb.
    ........"""


def test_MAB_11_proof_a_black_group_of_6_loses_to_a_white_group_of_8() -> None:
    table = mabula(PROOF)
    table.play("a3-b3")
    groups = table.view("white")["groups"]
    assert [len(group) for group in groups["white"]] == [8, 2, 1, 1]
    assert [len(group) for group in groups["black"]] == [6, 3, 2, 1]
    assert table.position.result == "1-0"
    assert table.reason == "group"
    assert table.position.scores == {"white": 8, "black": 6}


def test_MAB_12_proof_by_product_36_beats_16() -> None:
    table = mabula(PROOF, scoring="product")
    table.play("a3-b3")
    assert table.position.result == "0-1"
    assert table.reason == "product"
    assert table.position.scores == {"white": 16, "black": 36}


@pytest.mark.parametrize("scoring", ["group", "product"])
def test_MAB_13_ruling_equal_results_are_a_draw(scoring: str) -> None:
    table = mabula(
        """
    ........
    ........
    ........
    ........
    ........
    ........
    .b......
    ......w.""",
        scoring=scoring,
    )
    table.play("g1-g4")
    assert table.position.result == "1/2"
    assert table.reason == scoring
