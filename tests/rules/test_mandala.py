"""The rules of Mandala, an id a test."""

from collections import Counter

import pytest

import tercet
from tercet.games.mandala.kernel import DECK_AT_MOST
from tests.rules.table import COLOURS, Table, mandala, start

RULES = ("MAN", 25)  # the prefix of their ids, and how many there are
DEAL = "*rg *yb *roygpb *roygpp *rr *gb"
RESULTS = {"1-0", "0-1", "1/2"}


def letters(pile: dict[str, int]) -> str:
    """A pile of a view as letters, in the colours' order."""
    return "".join(colour * pile[colour] for colour in COLOURS)


def hand(table: Table, seat: str) -> str:
    return letters(table.view(seat)["hands"][seat]["cards"])


def mountain(table: Table, number: int) -> str:
    return letters(table.view("spectator")["mandalas"][number - 1]["mountain"])


def all_cards(position: tercet.Position) -> Counter[str]:
    """Every card on the table, from the whole truth."""
    first, second = (position.view(seat)["table"] for seat in position.seats)
    piles = [first["discard"]]
    for lying in first["mandalas"]:
        piles += [lying["mountain"], *lying["fields"].values()]
    for seat, view in (("first", first), ("second", second)):
        piles += [view["hands"][seat]["cards"], *list(view["cups"][seat].values())[1:]]
    count: Counter[str] = Counter()
    for pile in piles:
        count.update(pile)
    for river in first["rivers"].values():
        count.update(river)
    return count


def test_MAN_1_two_mandalas_of_a_mountain_and_two_fields() -> None:
    view = start("mandala", deal=DEAL).view("first")
    assert len(view["mandalas"]) == 2
    for lying in view["mandalas"]:
        assert set(lying) == {"mountain", "fields"}
        assert set(lying["fields"]) == {"first", "second"}


def test_MAN_2_a_river_fills_in_order_and_a_cup_is_its_owners_to_look_at() -> None:
    table = mandala(
        hands=("bb", "rr"),
        deck="rrrrrr",
        mountains=("royg", "rr"),
        fields=(("p", ""), ("", "")),
        rivers=("y", ""),
        cups=("y", ""),
    )
    table.play("B1b1 =r =o =g =y")
    view = table.view("second")
    assert view["rivers"]["first"] == ["y", "r", "g"], "no gap, never rearranged"
    dealt = start("mandala", deal=DEAL)
    assert letters(dealt.view("first")["cups"]["first"]["dealt"]) == "rr"
    assert dealt.view("second")["cups"]["first"]["dealt"] is None
    assert dealt.view("second")["cups"]["first"]["size"] == 2


def test_MAN_3_hands_are_hidden_and_their_sizes_public() -> None:
    """MAN-3: one face-down deck, one face-up discard pile, hidden hands."""
    table = start("mandala", deal=DEAL)
    assert hand(table, "first") == "roygpb"
    assert table.view("first")["hands"]["second"] == {"size": 6, "cards": None}
    assert table.view("spectator")["hands"]["first"] == {"size": 6, "cards": None}
    table.play("Cr1 *r")
    assert letters(table.view("second")["discard"]) == "r", "the discard pile lies face up"
    assert table.view("spectator")["deck"]["size"] == 87


def test_MAN_4_the_deal() -> None:
    position = tercet.start("mandala", seed=4)
    tokens = position.record().opening
    assert [len(token) - 1 for token in tokens] == [2, 2, 6, 6, 2, 2]
    assert position.view("first")["table"]["deck"]["size"] == 108 - 20
    assert all_cards(position).total() == 20
    assert set(position.view("spectator")["table"]["unseen"].values()) <= set(range(19))


def test_MAN_4_a_deal_that_does_not_add_up_is_refused() -> None:
    with pytest.raises(tercet.BadSetup) as refused:
        tercet.start("mandala", deal="*rr *rr *rrrrrr *rrrrrr *rr *rr")
    assert refused.value.rule == "MAN-4"
    for deal in ("*rg", "*rg *yb *roygpb *roygpp *rr *gbb", "*rx *yb *roygpb *roygpp *rr *gb"):
        with pytest.raises(tercet.TercetError):
            tercet.start("mandala", deal=deal)


def test_MAN_5_first_begins_and_turns_alternate() -> None:
    table = start("mandala", deal=DEAL)
    assert table.position.to_move == "first"
    assert table.play("Cr1 *r").position.to_move == "second"
    assert table.play("Cr1 *r").position.to_move == "first"


def test_MAN_6_build_plays_one_card_to_a_mountain_then_draws() -> None:
    table = start("mandala", deal=DEAL)
    table.play("A1o *ggy")
    assert mountain(table, 1) == "rog"
    assert hand(table, "first") == "ryygggpb"
    assert table.position.to_move == "second"
    refused = table.refuse("A1b")
    assert (refused.rule, refused.why) == ("MAN-6", "not-in-hand")


@pytest.mark.parametrize(
    ("held", "drawn"), [("rooooooo", 1), ("roooooo", 2), ("rooooo", 3), ("roo", 3), ("r", 3)]
)
def test_MAN_7_the_draw_is_cut_so_that_the_hand_never_exceeds_8(held: str, drawn: int) -> None:
    table = mandala(hands=(held, "y"), deck="g" * 20, mountains=("rr", "yy"))
    table.play("A1r")
    assert table.view("first")["hands"]["first"]["size"] == len(held) - 1 + drawn
    assert table.position.record().entries[-1].chance == ("*" + "g" * drawn,)


def test_MAN_7_ruling_the_number_of_cards_is_chosen_by_option() -> None:
    table = mandala(hands=("rooooo", "y"), deck="g" * 9, mountains=("rr", "yy"), draw="choose")
    assert [move for move in table.legal if move.startswith("A1r")] == [
        "A1r+0",
        "A1r+1",
        "A1r+2",
        "A1r+3",
    ]
    assert table.refuse("A1r").why == "choose-draw"
    table.play("A1r+2 *gg")
    assert hand(table, "first") == "ooooogg"
    full = mandala(hands=("roooooo", "y"), deck="g" * 9, mountains=("rr", "yy"), draw="choose")
    assert [move for move in full.legal if move.startswith("A1r")] == ["A1r+0", "A1r+1", "A1r+2"]
    assert full.refuse("A1r+3").rule == "MAN-7"
    fixed = mandala(hands=("ro", "y"), deck="g" * 9, mountains=("rr", "yy"))
    assert fixed.refuse("A1r+2").why == "full-draw"


def test_MAN_7_what_is_not_there_cannot_be_chosen() -> None:
    table = mandala(hands=("roo", "y"), deck="g", discard="", mountains=("rr", "yy"), draw="choose")
    assert [move for move in table.legal if move.startswith("A1r")] == ["A1r+0", "A1r+1"]


def test_MAN_8_grow_plays_cards_of_one_colour_to_an_own_field_and_draws_nothing() -> None:
    table = mandala(hands=("ooog", "y"), deck="g" * 9, mountains=("rr", "yy"))
    assert [move for move in table.legal if move.startswith("B1o")] == ["B1o1", "B1o2", "B1o3"]
    table.play("B1o2")
    assert letters(table.view("second")["mandalas"][0]["fields"]["first"]) == "oo"
    assert hand(table, "first") == "og"
    assert table.position.record().entries[-1].chance == ()


def test_MAN_6_a_mountain_takes_one_card() -> None:
    table = mandala(hands=("rrog", "y"), deck="g" * 9, mountains=("rr", "yy"))
    refused = table.refuse("A1r2")
    assert (refused.rule, refused.why) == ("MAN-6", "only-one-card")


def test_MAN_8_cards_go_to_own_fields_alone() -> None:
    table = mandala(hands=("rrog", "y"), deck="g" * 9, mountains=("gg", "yy"))
    refused = table.refuse("B1r2-other")
    assert (refused.rule, refused.why) == ("MAN-8", "only-own-field")


def test_MAN_8_at_least_one_card_must_stay_in_hand() -> None:
    table = mandala(hands=("ooo", "y"), deck="g" * 9, mountains=("rr", "yy"))
    assert "B1o2" in table.legal
    refused = table.refuse("B1o3")
    assert (refused.rule, refused.why) == ("MAN-8", "one-must-stay")
    last = mandala(hands=("o", "y"), deck="g" * 9, mountains=("rr", "yy"))
    assert not [move for move in last.legal if move.startswith("B")]


def test_MAN_9_discard_cards_of_one_colour_and_draw_as_many_even_all_of_a_hand() -> None:
    table = mandala(
        hands=("ooo", "y"), deck="g" * 9, mountains=("rr", "yy"), fields=(("", "o"), ("", "o"))
    )
    assert [move for move in table.legal if move.startswith("C")] == ["Co1", "Co2", "Co3"]
    table.play("Co3 *ggg")
    assert hand(table, "first") == "ggg"
    assert letters(table.view("second")["discard"]) == "ooo"
    assert table.refuse("Cy2").facts == {"colour": "y", "wanted": 2, "held": 1}


def test_MAN_10_within_a_mandala_a_colour_lies_in_one_area_only() -> None:
    table = mandala(
        hands=("roygpp", "y"),
        deck="g" * 9,
        mountains=("rr", "yy"),
        fields=(("o", "g"), ("", "")),
    )
    to_mandala_1 = {move for move in table.legal if move[1] == "1"}
    assert "A1r" in to_mandala_1, "adding to the area that shows the colour is fine"
    assert "B1o1" in to_mandala_1
    assert {"A1p", "B1p1", "B1p2", "A1y", "B1y1"} <= to_mandala_1, "so is a new colour"
    refused = {move: table.refuse(move) for move in ("B1r1", "A1o", "A1g", "B1g1")}
    assert {error.rule for error in refused.values()} == {"MAN-10"}
    assert {move: error.facts["area"] for move, error in refused.items()} == {
        "B1r1": "mountain",
        "A1o": "own-field",
        "A1g": "other-field",
        "B1g1": "other-field",
    }
    assert refused["B1r1"].facts | {"area": ""} == {
        "colour": "r",
        "mandala": 1,
        "area": "",
        "count": 2,
    }


def test_MAN_11_ruling_the_last_card_is_built_only_if_a_card_can_be_drawn() -> None:
    empty = mandala(hands=("r", "y"), mountains=("rr", "yy"), ran_out=True)
    assert empty.legal == ["Cr1"]
    assert empty.refuse("A1r").why == "nothing-to-draw"
    from_deck = mandala(hands=("r", "y"), deck="g", mountains=("rr", "yy"))
    assert "A1r" in from_deck.legal
    from_discard = mandala(hands=("r", "y"), discard="gg", mountains=("rr", "yy"), ran_out=True)
    assert "A1r" in from_discard.legal
    assert hand(from_discard.play("A1r *gg"), "first") == "gg"
    chosen = mandala(hands=("r", "y"), deck="gggg", mountains=("rr", "yy"), draw="choose")
    assert [move for move in chosen.legal if move[0] == "A" and move[1] == "1"] == [
        "A1r+1",
        "A1r+2",
        "A1r+3",
    ]
    assert chosen.refuse("A1r+0").rule == "MAN-11"


def test_MAN_11_what_c_discards_can_be_drawn_again() -> None:
    table = mandala(hands=("ry", "y"), mountains=("rr", "yy"), ran_out=True)
    table.play("Cr1 *r")
    assert hand(table, "first") == "ry"


def test_MAN_11_a_player_always_has_c() -> None:
    for seed in range(20):
        position = tercet.start("mandala", seed=seed)
        while not position.is_over:
            legal = position.legal_moves()
            claiming = all(move.startswith("=") for move in legal)
            assert claiming or any(move.startswith("C") for move in legal)
            position.play(legal[0])
            sizes = [hand["size"] for hand in position.view("first")["table"]["hands"].values()]
            assert min(sizes) >= 1
            assert max(sizes) <= 8


def test_MAN_12_a_complete_mandala_is_destroyed_in_the_same_turn_after_the_draw() -> None:
    table = mandala(
        hands=("bo", "y"),
        deck="g" * 9,
        mountains=("roy", "yy"),
        fields=(("g", "p"), ("", "")),
    )
    table.play("A1b *ggg")
    assert hand(table, "first") == "oggg"
    assert table.view("first")["claiming"] == 1
    assert set(table.legal) == {"=r", "=o", "=y", "=b"}
    assert table.refuse("Cg1").rule == "MAN-13"
    kinds = [event["type"] for event in table.position.last_events("first")]
    assert kinds == ["build", "draw", "complete"]
    five = mandala(
        hands=("bo", "y"), deck="g" * 9, mountains=("roy", "yy"), fields=(("g", ""),) * 2
    )
    assert five.play("A1b *ggg").view("first")["claiming"] is None
    assert five.refuse("=r").rule == "MAN-12"


@pytest.mark.parametrize(
    ("fields", "claimer"),
    [(("gggg", "ppp"), "first"), (("gg", "ppp"), "second"), (("gg", "pp"), "second")],
)
def test_MAN_13_the_one_with_more_cards_claims_first_on_a_tie_who_did_not_play_last(
    fields: tuple[str, str], claimer: str
) -> None:
    table = mandala(
        hands=("bb", "y"), deck="g" * 9, mountains=("roy", "yy"), fields=(fields, ("", ""))
    )
    table.play("A1b")
    assert table.position.to_move == claimer
    table.play("=b")
    assert table.position.to_move != claimer, "they take turns"


def test_MAN_13_example_the_four_claim_first_whoever_completed_it_and_the_turn_passes() -> None:
    table = mandala(
        hands=("y", "bb"),
        deck="g" * 9,
        mountains=("roy", "yy"),
        fields=(("gggg", "pp"), ("", "")),
        turn="second",
    )
    table.play("B1b1")
    assert table.position.to_move == "first", "his field holds four, the other three"
    table.play("=r =o =y *gg")
    assert table.position.to_move == "first", "the opponent of the one who completed it"


def test_MAN_14_a_claim_takes_all_cards_of_the_colour_one_to_the_river() -> None:
    table = mandala(
        hands=("bb", "y"),
        deck="g" * 9,
        mountains=("rrroy", "yy"),
        fields=(("gg", "p"), ("", "")),
        rivers=("o", ""),
        cups=("o", ""),
    )
    table.play("B1b1")
    assert table.refuse("=b").facts["left"] == ["r", "o", "y"]
    table.play("=r")
    view = table.view("second")
    assert view["rivers"]["first"] == ["o", "r"]
    assert letters(view["cups"]["first"]["claimed"]) == "rro"
    assert view["cups"]["first"]["size"] == 3


def test_MAN_15_a_colour_that_the_river_shows_goes_to_the_cup_whole() -> None:
    table = mandala(
        hands=("bb", "y"),
        deck="g" * 9,
        mountains=("rrroy", "yy"),
        fields=(("gg", "p"), ("", "")),
        rivers=("r", ""),
    )
    table.play("B1b1 =r")
    view = table.view("second")
    assert view["rivers"]["first"] == ["r"]
    assert letters(view["cups"]["first"]["claimed"]) == "rrr"


def test_MAN_16_what_is_claimed_from_an_empty_field_is_discarded() -> None:
    table = mandala(
        hands=("bb", "y"),
        deck="g" * 9,
        mountains=("rroyp", "yy"),
        fields=(("gg", ""), ("", "")),
    )
    table.play("B1b1 =o =r")
    view = table.view("first")
    assert view["rivers"]["second"] == []
    assert view["cups"]["second"]["size"] == 0
    assert letters(view["discard"]) == "rr"
    claim = table.position.events()[-1]
    assert (claim["river"], claim["cup"], claim["discarded"]) == (0, 0, 2)


def test_MAN_16_with_both_fields_empty_everything_is_discarded() -> None:
    table = mandala(hands=("bb", "y"), deck="g" * 9, mountains=("roygp", "yy"))
    table.play("A1b *ggg")
    assert table.position.to_move == "second", "a tie of none: not the one who played last"
    table.play("=r =o =y =g =p =b *gg")
    view = table.view("first")
    assert letters(view["discard"]) == "roygpb"
    assert view["rivers"] == {"first": [], "second": []}
    assert table.position.to_move == "second"


def test_MAN_17_claiming_goes_on_until_the_mountain_is_empty_then_the_fields_are_discarded() -> (
    None
):
    table = mandala(
        hands=("bb", "y"),
        deck="r" * 9,
        mountains=("roy", "yy"),
        fields=(("gg", "p"), ("", "")),
    )
    table.play("B1b1 =r =o")
    assert table.legal == ["=y"], "the last colour is claimed like any other"
    table.play("=y *rr")
    view = table.view("first")
    assert letters(view["discard"]) == "ggpb"
    assert letters(view["mandalas"][0]["fields"]["first"]) == ""


def test_MAN_17_a_complete_mandala_without_a_mountain_has_no_claims() -> None:
    table = mandala(
        hands=("bb", "y"),
        deck="r" * 9,
        mountains=("", "yy"),
        fields=(("roy", "gp"), ("", "")),
    )
    table.play("B1b1 *rr")
    assert mountain(table, 1) == "rr"
    assert letters(table.view("first")["discard"]) == "roygpb"
    assert table.position.to_move == "second"


def test_MAN_18_two_new_cards_and_the_turn_of_the_opponent_of_the_one_who_completed_it() -> None:
    table = mandala(
        hands=("bb", "y"),
        deck="r" * 9,
        mountains=("roy", "yy"),
        fields=(("g", "pp"), ("", "")),
    )
    table.play("B1b1 =r =o =y *rr")
    assert mountain(table, 1) == "rr"
    assert table.position.to_move == "second"
    assert table.position.events()[-1] == {"type": "refill", "mandala": 1, "cards": "rr"}


def test_MAN_19_the_sixth_river_card_ends_the_game_after_all_claims() -> None:
    table = mandala(
        hands=("bb", "y"),
        deck="r" * 9,
        mountains=("roy", "yy"),
        fields=(("gg", "p"), ("", "")),
        rivers=("ybgop", ""),
    )
    table.play("B1b1 =r")
    assert table.view("second")["rivers"]["first"] == ["y", "b", "g", "o", "p", "r"]
    assert not table.position.is_over, "the destruction under way is finished"
    table.play("=y =o")
    assert table.reason == "river"
    assert mountain(table, 1) == "", "no refill"


def test_MAN_20_the_discard_pile_becomes_the_deck_and_the_next_mandala_ends_the_game() -> None:
    table = mandala(
        hands=("oobb", "ybb"),
        deck="g",
        discard="rry",
        mountains=("ry", "yy"),
        fields=(("gg", "p"), ("", "")),
    )
    table.play("Co1 *g")
    view = table.view("first")
    assert view["last_mandala"]
    assert view["deck"]["size"] == 4, "the moment the last card is taken, needed or not"
    assert letters(view["discard"]) == ""
    assert "reshuffle" in [event["type"] for event in table.position.events()]
    table.play("B1b1")
    assert not table.position.is_over
    table.play("B1o1 =y =r")
    assert table.reason == "deck"


def test_MAN_20_ruling_run_out_in_the_draw_that_also_completes_a_mandala() -> None:
    table = mandala(
        hands=("bo", "y"),
        deck="rr",
        discard="oo",
        mountains=("roy", "yy"),
        fields=(("g", "p"), ("", "")),
    )
    table.play("A1b *rro")
    view = table.view("first")
    assert (view["claiming"], view["last_mandala"], view["deck"]["size"]) == (1, True, 1)
    table.play("=r =o =y =b")
    assert table.reason == "deck", "that mandala is the next one"


def test_MAN_20_ruling_run_out_in_a_refill_leaves_one_more_mandala() -> None:
    table = mandala(
        hands=("bb", "bby"),
        deck="r",
        discard="",
        mountains=("roy", "yy"),
        fields=(("g", "p"), ("", "")),
    )
    table.play("B1b1 =r =o =y *rg")
    assert not table.position.is_over
    assert table.view("first")["last_mandala"]
    assert mountain(table, 1) == "rg"
    assert table.view("first")["deck"]["size"] == 2, "g p b were discarded, g was drawn"


def test_MAN_20_ruling_a_second_run_out_changes_nothing() -> None:
    table = mandala(hands=("ooo", "yyy"), deck="g", mountains=("rr", "rr"), ran_out=True)
    table.play("Co2 *go")
    assert table.view("first")["last_mandala"]
    assert table.view("first")["deck"]["size"] == 1
    table.play("Cy2 *oy")
    assert table.view("first")["deck"]["size"] == 1
    assert not table.position.is_over


def test_MAN_20_ruling_with_an_empty_discard_pile_the_deck_stays_empty() -> None:
    table = mandala(hands=("roo", "ypp"), deck="gg", mountains=("rr", "yy"))
    table.play("A1r *gg")
    view = table.view("first")
    assert (view["deck"]["size"], view["last_mandala"]) == (0, True)
    assert view["hands"]["first"]["size"] == 4, "what cannot be drawn is not drawn"
    table.play("Cp1 *p")
    assert table.view("second")["deck"]["size"] == 0, "the discard was shuffled first, then drawn"
    nothing = table.play("A2o")
    assert nothing.position.record().entries[-1].chance == ()


def test_MAN_20_ruling_a_mountain_gets_what_there_is() -> None:
    # It always gets two: the fields and what an empty field claims are discarded before, and of
    # six colours that is never less. Here the deck is empty and the discard pile was.
    table = mandala(hands=("bb", "y"), mountains=("roy", "yy"), fields=(("gp", ""), ("", "")))
    table.play("B1b1 =r =o =y *gb")
    assert mountain(table, 1) == "gb"


def test_MAN_21_hands_and_what_lies_on_mandalas_score_nothing() -> None:
    table = mandala(
        hands=("bbrrrr", "y"),
        deck="r" * 9,
        mountains=("roy", "yyrrr"),
        fields=(("g", "p"), ("rr", "")),
        rivers=("", "r"),
        cups=("", "rr"),
        ran_out=True,
    )
    table.play("B1b1 =y =r =o")
    assert table.position.scores == {"first": 0, "second": 3}


def test_MAN_22_proof_cup_counts_4_5_6_0_3_1_are_53() -> None:
    table = mandala(
        hands=("b", "y"),
        rivers=("roygpb", ""),
        cups=("rrrroooooyyyyyypppb", "rrr"),
        deck="g" * 9,
    )
    assert table.position.scores == {"first": 53, "second": 0}
    part = mandala(hands=("b", "y"), rivers=("ro", ""), cups=("rrroy", ""), deck="g" * 9)
    assert part.position.scores["first"] == 3 + 2, "0 for a colour that the river does not show"


@pytest.mark.parametrize(
    ("cups", "result"),
    [
        (("rr", "r"), "1-0"),
        (("r", "rr"), "0-1"),
        (("rr", "rro"), "1-0"),
        (("rro", "rr"), "0-1"),
        (("rro", "rrg"), "1/2"),
    ],
)
def test_MAN_23_the_higher_score_wins_then_the_smaller_cup_then_it_is_a_draw(
    cups: tuple[str, str], result: str
) -> None:
    table = mandala(
        hands=("yy", "yy"),
        rivers=("r", "r"),
        cups=cups,
        deck="g" * 9,
        mountains=("rr", "rr"),
        idle=99,
    )
    table.play("Cy1")
    assert table.position.result == result


def test_MAN_24_ruling_a_hundred_turns_without_a_card_to_a_mandala_end_the_game() -> None:
    table = mandala(hands=("yy", "yy"), deck="y" * 30, mountains=("rr", "rr"), rivers=("y", ""))
    for _ in range(99):
        table.play("Cy1")
    assert not table.position.is_over
    table.play("Cy1")
    assert table.position.result == "1/2"
    assert table.reason == "idle"


def test_MAN_24_a_card_played_begins_the_count_anew() -> None:
    table = mandala(hands=("ryy", "yy"), deck="y" * 30, mountains=("rr", "rr"), idle=99)
    table.play("A1r")
    assert table.view("first")["idle"] == 0


def test_MAN_25_a_perfect_memory_knows_what_was_public_and_no_more() -> None:
    table = start("mandala", deal=DEAL)
    table.play("Cr1 *o")
    mine, theirs, watching = (table.view(seat) for seat in ("first", "second", "spectator"))
    assert hand(table, "first") == "ooygpb"
    assert theirs["hands"]["first"]["cards"] is None
    assert watching["cups"]["first"]["dealt"] is None
    # What first has not seen: the deck, second's hand and second's two cup cards.
    assert sum(mine["unseen"].values()) == mine["deck"]["size"] + 6 + 2
    assert sum(theirs["unseen"].values()) == theirs["deck"]["size"] + 6 + 2
    assert sum(watching["unseen"].values()) == watching["deck"]["size"] + 12 + 4
    assert mine["unseen"]["o"] == 18 - 2
    assert theirs["unseen"]["o"] == 18 - 1
    drawn = [event for event in table.position.events("second") if event["type"] == "draw"]
    assert drawn[-1]["cards"] == "?"
    assert table.position.record("second").entries[-1].chance == ("*?",)
    assert table.position.record("first").entries[-1].chance == ("*o",)


def deck(table: Table, seat: str) -> str:
    """The cards that can be in the deck, by what a seat has seen since it was shuffled."""
    start = DECK_AT_MOST + table.position.seats.index(seat) * 6
    counts = table.position.knowledge(seat)[start : start + 6].tolist()
    return letters(dict(zip(COLOURS, counts, strict=True)))


def test_MAN_25_after_a_reshuffle_the_deck_is_known() -> None:
    table = mandala(hands=("oobb", "ybb"), deck="g", discard="rryp", mountains=("ry", "yy"))
    table.play("Co1 *g")
    assert deck(table, "second") == "royp".replace("r", "rr")
    table.play("Cy1 *r")
    assert deck(table, "second") == "royp", "second has seen a red go"
    assert deck(table, "first") == "rroyp", "first has not"
    assert table.view("first")["deck"]["size"] == 4


def test_MAN_25_at_the_end_all_is_open() -> None:
    table = mandala(hands=("yy", "yy"), deck="g" * 9, mountains=("rr", "rr"), idle=99)
    table.play("Cy1")
    assert letters(table.view("first")["hands"]["second"]["cards"]) == "yy"
