"""The public face, as the README and the docstrings promise it."""

import pytest

import tercet
from tercet import BadMove, BadSetup, IllegalMove

DEAL = "*rg *yb *roygpb *roygpp *rr *gb"


def test_seats_in_their_fixed_order() -> None:
    assert tercet.start("mana").seats == ("black", "white")
    assert tercet.start("mabula").seats == ("white", "black")
    assert tercet.start("mandala").seats == ("first", "second")


def test_a_whole_game_of_mana_to_its_result() -> None:
    p = tercet.start("mana", setup="Db1 Dc6")
    assert (p.to_move, p.is_over, p.result, p.ply) == ("black", False, None, 2)
    p.play("c1-c3")
    while not p.is_over:
        captures = [move for move in p.legal_moves() if "x" in move]
        p.play((captures or p.legal_moves())[0])
    assert p.result in {"1-0", "0-1", "1/2"}
    assert p.result.reason in {"daimyo", "repetition", "idle"}
    assert p.to_move is None
    assert p.legal_moves() == []
    assert sum(p.scores.values()) == (p.result.reason == "daimyo")
    with pytest.raises(IllegalMove):
        p.play("a1-a2")


def test_chance_is_drawn_from_the_seed_or_given_and_leaves_the_same_record() -> None:
    p, q = (tercet.start("mandala", deal=DEAL, seed=5) for _ in range(2))
    p.play("A1r")
    q.play("A1r " + p.record().entries[0].chance[0])
    assert str(p.record()) == str(q.record())
    p.play("A1o")
    q.play("A1o")
    assert str(p.record()) == str(q.record()), "the draw after a given one is the seed's next"
    assert all("*" not in move for move in p.legal_moves())


def test_without_a_setup_mana_places_and_the_others_draw() -> None:
    assert tercet.start("mana").legal_moves() == ["Db1", "Dc1", "Df1"]
    rings = {tercet.start("mabula").record().opening for _ in range(5)}
    assert len(rings) > 1
    assert tercet.start("mandala", seed="x").record() == tercet.start("mandala", seed="x").record()


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("A1r *gy", BadMove),
        ("A1r *gyx", BadMove),
        ("A1r *gyp *rr", BadMove),
        ("*gyp", BadMove),
        ("A1r *GYP", BadMove),
        ("A3r", BadMove),
        ("A1b", IllegalMove),
        ("a1r", BadMove),
        ("B1o0", BadMove),
        ("A1r +2", BadMove),
        ("A1r A2b", IllegalMove),
    ],
)
def test_what_is_refused(text: str, kind: type[tercet.TercetError]) -> None:
    p = tercet.start("mandala", deal=DEAL, seed=1)
    if text == "A1b":
        p = tercet.start("mandala", deal="*rg *yb *rooyyy *roygpp *rr *gb", seed=1)
    before = p.record(), p.state.tobytes()
    with pytest.raises(kind) as refused:
        p.play(text)
    assert type(refused.value) is kind
    assert (p.record(), p.state.tobytes()) == before


def test_an_illegal_move_carries_its_evidence() -> None:
    p = tercet.start("mana", setup="Db1 Db6")
    p.play("b1-b3")
    with pytest.raises(IllegalMove) as refused:
        p.play("b6-d6")
    error = refused.value
    assert (error.move, error.ply, error.rule, error.why) == ("b6-d6", 4, "MNA-11", "bird")
    assert error.facts == {
        "from": "b6",
        "to": "d6",
        "marks": 2,
        "bird": 1,
        "pieces": ["a6", "e6"],
    }
    assert "b6-d6" in str(error)
    assert "(MNA-11)" in str(error)


def test_a_given_setup_is_where_the_game_begins() -> None:
    p = tercet.start("mana", setup="Db1 Db6")
    with pytest.raises(tercet.NothingToUndo):
        p.undo()
    p.play("b1-b3")
    assert p.undo() == "b1-b3"
    assert p.record().entries[0].move == "Db1"


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("mana", {"setup": "Db2 Db6"}),
        ("mana", {"setup": "Db6 Db1"}),
        ("mana", {"setup": "Db1 Db6 b1-b3"}),
        ("mana", {"setup": "Db1 Ra1 Ra1 Rc1 Rd1 Re1"}),
        ("mabula", {"setup": "wb" * 11}),
        ("mabula", {"setup": "WB" * 12}),
        pytest.param("mabula", {"setup": "w" * 10_000_000}, id="mabula-long"),
        ("mandala", {"deal": "*rg *yb *roygpb *roygpp *rr"}),
        ("mandala", {"deal": "*rg *yb *roygpb *roygp *rr *gb"}),
    ],
)
def test_setups_that_cannot_be(game: str, options: dict[str, str]) -> None:
    with pytest.raises(tercet.TercetError) as refused:
        tercet.start(game, **options)
    assert len(str(refused.value)) < 500
    assert type(refused.value) is BadSetup
    assert "is not a move" not in str(refused.value)


def test_unknown_games() -> None:
    for name in ("chess", "", "../mana", "mana ", "Mana", "x" * 10**6):
        with pytest.raises(tercet.UnknownGame) as refused:
            tercet.start(name)
        assert "mana" in str(refused.value)


@pytest.mark.parametrize("seed", [1.5, [1], b"x", True, pytest.param(10**5000, id="long")])
def test_seeds_are_numbers_or_text(seed: object) -> None:
    with pytest.raises(tercet.BadOption):
        tercet.start("mandala", seed=seed)  # type: ignore[arg-type]


def test_any_text_is_a_seed() -> None:
    assert tercet.start("mandala", seed="\ud800").to_move == "first"


def test_a_copy_is_independent() -> None:
    p = tercet.start("mandala", seed=2)
    q = p.copy()
    q.play(q.legal_moves()[0])
    assert (p.ply, q.ply) == (0, 1)
    p.play(p.legal_moves()[0])
    assert p.record() == q.record()


def test_positions_have_keys_that_tell_them_apart() -> None:
    p = tercet.start("mana", setup="Db1 Db6")
    keys = set()
    for move in p.legal_moves():
        p.play(move)
        keys.add(p.key)
        p.undo()
    assert len(keys) == 16
    transposed = [tercet.start("mana", setup="advanced") for _ in range(2)]
    transposed[0].play("Da1 Ra2 Rb2")
    transposed[1].play("Da1 Rb2 Ra2")
    assert transposed[0].key == transposed[1].key


def test_events_are_data_in_the_order_to_be_shown() -> None:
    p = tercet.start("mana", setup="Db1 Db6")
    p.play("b1-b3")
    assert p.events()[-2:] == [
        {
            "type": "move",
            "seat": "black",
            "piece": "daimyo",
            "from": "b1",
            "to": "b3",
            "path": ["b1", "b2", "b3"],
        },
        {"type": "bird", "bird": 1},
    ]
    assert p.last_events("white") == p.events()[-2:]


def test_a_seat_can_resign() -> None:
    p = tercet.start("mana", setup="Db1 Db6")
    p.play("b1-b3")
    p.resign("black")
    assert p.is_over
    assert p.to_move is None
    assert p.legal_moves() == []
    assert p.result is not None
    assert (str(p.result), p.result.reason, p.result.winner) == ("0-1", "resigned", "white")
    assert p.last_events("white")[-1] == {"type": "end", "result": "0-1", "reason": "resigned"}
    assert p.view("white")["reason"] == "resigned"
    with pytest.raises(tercet.TercetError, match="over"):
        p.play("a6-a5")
    with pytest.raises(tercet.TercetError, match="over"):
        p.resign("white")
    again = tercet.Record.parse(str(p.record())).position()
    assert again.result == p.result
    assert again.is_over
    assert p.undo() == "b1-b3"
    assert not p.is_over


def test_only_a_seat_can_resign() -> None:
    p = tercet.start("mana", setup="Db1 Db6")
    with pytest.raises(tercet.BadViewer):
        p.resign("spectator")
    assert not p.is_over


def test_players_can_agree_on_a_draw() -> None:
    p = tercet.start("mabula", seed=1)
    p.agree_draw()
    assert (str(p.result), p.result and p.result.reason) == ("1/2", "agreed")
    assert p.view("spectator")["result"] == "1/2"
