"""The rules of Mana, an id a test."""

from typing import Any

import pytest

import tercet
from tests.rules.table import Table, mana, start

RULES = ("MNA", 15)  # the prefix of their ids, and how many there are
MARKS_BY_RANK = {
    6: (1, 2, 2, 3, 1, 2),
    5: (3, 1, 3, 1, 3, 2),
    4: (2, 3, 1, 2, 1, 3),
    3: (2, 1, 3, 2, 3, 1),
    2: (1, 3, 1, 3, 1, 2),
    1: (3, 2, 2, 1, 3, 2),
}
ADVANCED = "Da2 Ra1 Rb1 Rc2 Rd1 Rf2 De5 Ra6 Rb5 Rc6 Rd5 Rf6"


def ends(table: Table, origin: str) -> set[str]:
    """Where the piece on `origin` may go, with x for a capture."""
    return {move[2:].lstrip("-") for move in table.legal if move.startswith(origin)}


def test_MNA_1_board_has_twelve_squares_of_each_mark() -> None:
    marks = start("mana").view("spectator")["marks"]
    for rank, row in MARKS_BY_RANK.items():
        assert tuple(marks[f"{file}{rank}"] for file in "abcdef") == row
    assert [list(marks.values()).count(number) for number in (1, 2, 3)] == [12, 12, 12]
    assert marks["a1"] == 3, "black finds a 3 at his lower left"
    assert marks["f6"] == 2, "white finds a 2 at his"


def test_MNA_2_each_side_has_a_daimyo_and_five_ronin_and_the_bird_is_off_the_board() -> None:
    view = start("mana", setup="Db1 Db6").view("black")
    for seat in ("black", "white"):
        pieces = [piece["piece"] for piece in view["board"].values() if piece["seat"] == seat]
        assert sorted(pieces) == ["daimyo"] + ["ronin"] * 5
    assert view["bird"] is None
    assert view["captured"] == {"black": 0, "white": 0}


def test_MNA_3_standard_setup_black_then_white_on_a_two_of_the_own_first_row() -> None:
    table = start("mana")
    assert table.position.to_move == "black"
    assert table.legal == ["Db1", "Dc1", "Df1"]
    assert table.refuse("Da1").rule == "MNA-3"
    assert table.refuse("Ra1").rule == "MNA-3"
    table.play("Dc1")
    assert table.position.to_move == "white"
    assert table.legal == ["Db6", "Dc6", "Df6"]
    assert table.refuse("b1-b3").rule == "MNA-3"
    table.play("Df6")
    board = table.view("spectator")["board"]
    assert board["c1"] == {"seat": "black", "piece": "daimyo"}
    assert board["f6"] == {"seat": "white", "piece": "daimyo"}
    assert {square for square in board if square[1] == "1"} == {f"{f}1" for f in "abcdef"}
    assert table.refuse("Db1").rule == "MNA-3"


def test_MNA_4_advanced_setup_on_any_six_squares_of_the_own_two_rows() -> None:
    table = start("mana", setup="advanced")
    own = [f"{file}{rank}" for rank in "12" for file in "abcdef"]
    assert table.legal == [f"D{square}" for square in own]
    assert table.refuse("Ra1").why == "daimyo-first"
    assert table.refuse("Da3").why == "own-two-rows"
    table.play("De2")
    assert table.legal == [f"R{square}" for square in own if square != "e2"]
    assert table.refuse("Re2").why == "occupied"
    assert table.refuse("Da1").why == "daimyo-placed"
    assert table.refuse("Rc5").rule == "MNA-4"
    table.play("Ra1 Rb2 Rc1 Rd2 Rf1")
    assert table.position.to_move == "white"
    assert table.view("white")["board"]["b2"] == {"seat": "black", "piece": "ronin"}, "white sees"
    assert table.legal == [f"D{file}{rank}" for rank in "56" for file in "abcdef"]
    table.play("Dd6 Ra5 Rb5 Rc5 Re5 Rf5")
    assert table.position.to_move == "black"


def test_MNA_4_a_given_advanced_setup_is_one() -> None:
    table = start("mana", setup=ADVANCED)
    assert table.position.options["setup"] == "advanced"
    assert table.position.moves == ADVANCED.split()
    assert table.position.to_move == "black"


def test_MNA_5_ruling_black_begins_or_by_option_white_and_the_first_move_is_free() -> None:
    table = start("mana", setup="Db1 Db6")
    assert table.position.to_move == "black"
    origins = {move[:2] for move in table.legal}
    assert {table.view("black")["marks"][origin] for origin in origins} == {1, 2, 3}
    white = start("mana", setup="Db1 Db6", first="white")
    assert white.position.to_move == "white"
    assert all(move[1] == "6" for move in white.legal)


def test_MNA_6_a_piece_walks_exactly_as_many_steps_as_its_square_has_marks() -> None:
    board = """
    d.....
    ......
    ......
    ......
    ......
    R....D"""
    one = mana(board.replace("R....D", "...R.D"))
    assert ends(one, "d1") == {"c1", "e1", "d2"}
    two = mana(board.replace("R....D", ".R...D"))
    assert ends(two, "b1") == {"d1", "b3", "a2", "c2"}
    three = mana(board)
    assert ends(three, "a1") == {"a2", "b1", "d1", "a4", "c2", "b3"}
    assert three.refuse("a1-a3").why == "wrong-distance"
    assert three.refuse("a1-b2").facts == {"from": "a1", "to": "b2", "marks": 3}
    assert one.refuse("d1-e2").rule == "MNA-6", "never diagonally"


def test_MNA_6_a_walk_may_have_to_turn() -> None:
    table = mana("""
    d.....
    ......
    ......
    ..R...
    RR....
    R....D""")
    # From a1 up the way is barred, so that the walk to d1 is straight and the one to c2 turns.
    assert ends(table, "a1") == {"d1", "c2"}


def test_MNA_7_every_square_before_the_last_must_be_empty() -> None:
    table = mana("""
    d.....
    ......
    ......
    ......
    r.....
    RR...D""")
    refused = table.refuse("a1-a4")
    assert (refused.rule, refused.why) == ("MNA-7", "blocked")
    assert refused.facts["blockers"] == ["a2"]
    assert ends(table, "a1") == set(), "an enemy bars the way as an own piece does"
    assert ends(table, "b1") == {"d1", "c2", "b3", "xa2"}


def test_MNA_7_no_square_twice_and_not_back_to_the_start() -> None:
    table = mana("""
    d.....
    ......
    ......
    ......
    ......
    R....D""")
    assert table.refuse("a1-a1").rule == "MNA-7"
    assert {"a2", "b1"} <= ends(table, "a1"), "three steps round a corner end beside the start"
    # With b2 taken there is no way round: a2 and b1 would need a square twice.
    narrow = mana("""
    d.....
    ......
    ......
    ......
    .R....
    R....D""")
    assert ends(narrow, "a1") == {"a4", "b3", "c2", "d1"}


def test_MNA_8_any_piece_captures_any_piece_but_never_an_own_one() -> None:
    table = mana("""
    d.....
    ......
    ......
    .r....
    ......
    DR.r..""")
    assert {move for move in table.legal if "x" in move} == {"b1xd1", "b1xb3", "a1xb3"}
    assert table.refuse("a1-b1").why == "own-piece"
    table.play("a1xb3")
    assert table.view("black")["captured"] == {"black": 4, "white": 4}
    assert table.view("black")["board"]["b3"] == {"seat": "black", "piece": "daimyo"}


def test_MNA_9_capturing_the_daimyo_wins_at_once_and_a_captured_ronin_can_come_back() -> None:
    table = mana("""
    r....r
    ......
    ......
    .d....
    ......
    DR.r..""")
    table.play("b1xb3")
    assert table.position.result == "1-0"
    assert table.reason == "daimyo"
    assert table.legal == []
    other = mana("""
    d.....
    ......
    ......
    ......
    ......
    DR.r..""")
    other.play("b1xd1")
    assert other.view("white")["captured"]["white"] == 5
    # The bird shows 1 and white's daimyo stands on a 1: he is bound. Once he is not, he returns.
    other.play("a6-b6")
    assert other.position.to_move == "black"


def test_MNA_10_the_bird_shows_the_marks_of_the_square_come_to() -> None:
    table = start("mana", setup="Db1 Db6")
    table.play("b1-b3")
    assert table.view("white")["bird"] == 1
    assert table.position.events()[-1] == {"type": "bird", "bird": 1}


def test_MNA_10_after_a_return_too() -> None:
    table = mana(
        """
    d.....
    ......
    ......
    ......
    ......
    R....D""",
        bird=1,
    )
    table.play("@c3")
    assert table.view("black")["bird"] == 3


def test_MNA_10_ruling_the_birds_number_counts_even_without_a_square_for_it() -> None:
    # Twelve pieces come to stand on the twelve squares with one mark: no square for the bird.
    table = mana("""
    d...r.
    .r.r..
    ..r.r.
    .R...R
    D.R.R.
    .R....""")
    table.play("b1-d1")
    marks, board = (table.view("white")[name] for name in ("marks", "board"))
    assert all(square in board for square, number in marks.items() if number == 1)
    assert table.view("white")["bird"] == 1
    assert {move[:2] for move in table.legal} <= {"a6", "e6", "b5", "d5", "c4", "e4"}


def test_MNA_10_ruling_a_piece_may_stop_on_or_return_to_any_square_of_the_birds_number() -> None:
    table = mana(
        """
    d.....
    ......
    ......
    ......
    ......
    R....D""",
        bird=3,
    )
    marks = table.view("black")["marks"]
    threes = {square for square, number in marks.items() if number == 3}
    free = mana(
        """
    d.....
    ......
    ......
    ......
    ......
    .R...D""",
        bird=3,
    )
    assert {f"@{square}" for square in threes} <= set(free.legal)
    assert "a1-a4" in table.legal


def test_MNA_11_the_next_player_must_move_a_piece_on_the_birds_number() -> None:
    table = start("mana", setup="Db1 Db6")
    table.play("b1-b3")
    assert table.view("white")["bird"] == 1
    assert {move[:2] for move in table.legal} == {"a6", "e6"}
    refused = table.refuse("b6-b4")
    assert refused.rule == "MNA-11"
    assert refused.facts["bird"] == 1
    assert refused.facts["marks"] == 2
    assert refused.facts["pieces"] == ["a6", "e6"]
    assert "bird shows 1" in str(refused)


def test_MNA_12_without_a_piece_on_the_number_any_piece_moves_or_a_ronin_returns() -> None:
    table = mana(
        """
    d.....
    ......
    ......
    ......
    ......
    R....D""",
        bird=1,
    )
    returns = [move for move in table.legal if move.startswith("@")]
    assert len(returns) == 33
    assert {move[:2] for move in table.legal if "-" in move} == {"a1", "f1"}
    assert table.refuse("@a1").why == "occupied"


def test_MNA_12_pieces_on_the_number_that_cannot_move_free_the_others_too() -> None:
    table = mana(
        """
    d.....
    ......
    ......
    ......
    RR....
    RRR.DR""",
        bird=3,
    )
    # a1 (3) and b2 (3): a1 is shut in; b2 can move, so he is bound.
    assert {move[:2] for move in table.legal} == {"b2", "e1"}
    shut = mana(
        """
    d.....
    ......
    ......
    ......
    R.....
    RR...D""",
        bird=3,
    )
    assert {move[:2] for move in shut.legal if "-" in move} == {"a2", "b1", "f1"}
    assert any(move.startswith("@") for move in shut.legal)


def test_MNA_12_no_return_while_a_piece_on_the_number_can_move() -> None:
    table = mana(
        """
    d.....
    ......
    ......
    ......
    ......
    R....D""",
        bird=3,
    )
    refused = table.refuse("@c3")
    assert (refused.rule, refused.why) == ("MNA-12", "must-move")
    assert start("mana", setup="Db1 Db6").refuse("@c3").why == "none-captured"


STUCK = """
    ..rRRR
    ...rRD
    ....rR
    .....r
    ......
    dr...."""


@pytest.mark.parametrize("bird", [0, 1, 2, 3])
def test_MNA_13_a_player_without_any_action_skips_and_the_other_is_free(bird: int) -> None:
    table = mana(STUCK, bird=bird)
    assert table.legal == ["--"]
    assert table.refuse("d6-d4").rule in {"MNA-6", "MNA-7", "MNA-11"}
    table.play("--")
    assert table.position.to_move == "white"
    assert table.view("white")["bird"] is None
    marks = table.view("white")["marks"]
    assert {marks[move[:2]] for move in table.legal} == {1, 2, 3}, "whatever the bird says"


SKIPPED_IN_PLAY = (
    "Dd1 Rc1 Ra2 Rf1 Rc2 Ra1 Da6 Rd5 Rd6 Ra5 Rf6 Re5 e5-d3 c1-b2 a5-b3 d1-c1 f6-f4 f1-f3 a6-a5 "
    "a2-a3 d3-d1 f3-f2 a5-a4 f2-e1 f4-d3 e1-e2 d5-e5 e2-d2 d6-c4 c2-c3 e5-e2"
)


def test_MNA_13_a_skip_happens_in_a_real_game() -> None:
    table = start("mana", setup="advanced", first="white")
    table.play(SKIPPED_IN_PLAY)
    assert table.legal == ["--"]
    assert len(table.play("--").legal) == 20


def test_MNA_13_the_free_turn_may_return_a_captured_ronin() -> None:
    table = mana(STUCK.replace("dr", "d."), bird=2).play("--")
    assert any(move.startswith("@") for move in table.legal)
    assert any("-" in move for move in table.legal)


def test_MNA_13_ruling_who_can_return_a_ronin_may_not_pass() -> None:
    table = mana("""
    ..rRRD
    ...rRR
    ....rr
    ......
    ......
    dr....""")
    assert all(move.startswith("@") for move in table.legal)
    assert len(table.legal) == 36 - 11
    assert table.refuse("--").facts["number"] == len(table.legal)


def test_MNA_13_both_stuck_in_a_row_is_a_draw() -> None:
    table = mana(
        """
    RRRRRR
    RRRRRd
    RRRRRR
    RRRRRR
    RRRRRR
    RRRRRD""",
        to_move="white",
        bird=2,
    )
    assert table.legal == ["--"]
    table.play("--")
    assert table.position.result == "1/2"
    assert table.reason == "stuck"


@pytest.mark.parametrize(
    ("to_move", "move", "result"), [("black", "b1xb3", "1-0"), ("white", "b3-b2", None)]
)
def test_MNA_14_only_the_capture_of_the_enemy_daimyo_wins(
    to_move: str, move: str, result: str | None
) -> None:
    table = mana(
        """
    r....r
    ......
    ......
    .d....
    ......
    DR.r..""",
        to_move=to_move,
    )
    table.play(move)
    assert table.position.result == result
    if result:
        assert table.position.scores == {"black": 1, "white": 0}
        assert table.refuse("a6-a5").rule == "MNA-14"


def test_MNA_14_white_wins_0_1() -> None:
    table = mana(
        """
    ..d...
    ......
    ......
    ......
    r.....
    D.....""",
        to_move="white",
    )
    table.play("a2xa1")
    assert table.position.result == "0-1"
    assert table.position.scores == {"black": 0, "white": 1}


SHUFFLE = """
    ......
    ....d.
    ......
    ......
    .D....
    ......"""
ROUND = ["b2-a2", "e5-e6", "a2-b2", "e6-e5"]


def test_MNA_15_the_third_occurrence_of_a_position_is_a_draw() -> None:
    table = mana(SHUFFLE)
    for move in ROUND * 2:
        assert table.play(move).position.result is None
    assert table.view("black")["occurrences"] == 2
    table.play("b2-a2")
    assert table.position.result == "1/2"
    assert table.reason == "repetition"


def test_MNA_15_the_number_of_occurrences_is_an_option() -> None:
    table = mana(SHUFFLE, repetition=2)
    for move in ROUND:
        table.play(move)
    assert table.play("b2-a2").position.result == "1/2"
    patient = mana(SHUFFLE, repetition=5)
    for move in ROUND * 3:
        patient.play(move)
    assert not patient.position.is_over


def test_MNA_15_a_hundred_plies_without_capture_or_return_are_a_draw() -> None:
    table = mana(SHUFFLE, repetition=1000)
    for ply in range(99):
        table.play(ROUND[ply % 4])
    assert not table.position.is_over
    table.play(ROUND[99 % 4])
    assert table.position.result == "1/2"
    assert table.reason == "idle"


def test_MNA_15_a_return_or_a_capture_begins_the_count_anew() -> None:
    table = mana(SHUFFLE, repetition=1000, idle=5)
    table.play("b2-a2 e5-e6 a2-b2 @c4")
    assert table.view("black")["idle"] == 0
    table.play("b2-a2 c4-c5 a2-b2 c5-b5 b2-a2")
    assert table.reason == "idle"


@pytest.mark.parametrize("option", [{"idle": 0}, {"repetition": 1}, {"idle": "many"}])
def test_MNA_15_both_numbers_are_checked(option: dict[str, Any]) -> None:
    with pytest.raises(tercet.BadOption):
        tercet.start("mana", **option)


def test_MNA_notation_two_paths_to_one_square_are_one_move() -> None:
    table = mana("""
    d.....
    ......
    ......
    ......
    ......
    .R...D""")
    assert table.legal.count("b1-c2") == 1
    table.play("b1xc2")  # told by its two squares alone
    assert table.position.moves[-1] == "b1-c2"
