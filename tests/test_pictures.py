"""Positions as SVG, for every viewer: what is visible is there, what is hidden is not."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import tercet
from tercet.core.registry import folder, part
from tercet.core.views import SPECTATOR
from tests.amount import amount
from tests.test_hidden import VIEWERS, other_world, random_game

SVG = "{http://www.w3.org/2000/svg}"
DOCS = Path(__file__).parents[1] / "docs" / "pictures"
SHOWN = {"mandala": 22, "mana": 15, "mabula": 16}  # how far into their demo games docs show them


def random_positions(name: str, seeds: int, **options: Any) -> Iterator[tercet.Position]:
    """Every position of some random games, each as the same object."""
    for seed in range(seeds):
        rng = random.Random(f"{name} {seed}")
        position = tercet.start(name, seed=seed, **options)
        yield position
        while not position.is_over:
            position.play(rng.choice(position.legal_moves()))
            yield position


def used(position: tercet.Position, viewer: str) -> Counter[tuple[str, float]]:
    """How often each defined thing is drawn outside of definitions, by its name and scale."""
    drawn = re.sub("<defs>.*?</defs>", "", position.svg(viewer), flags=re.DOTALL)
    names = re.findall(r'<use href="#[a-z]+-([\w-]+)" transform="([^"]*)"', drawn)
    scales = [re.search(r"scale\((.*)\)", transform) for _, transform in names]
    return Counter(
        (name, float(scale[1]) if scale else 1.0)
        for (name, _), scale in zip(names, scales, strict=True)
    )


@pytest.mark.parametrize("name", tercet.game_names())
def test_every_position_has_a_picture_for_every_viewer(name: str) -> None:
    sizes = set()
    for position in random_positions(name, amount(1, 20)):
        for viewer in (*position.seats, SPECTATOR):
            root = ET.fromstring(position.svg(viewer, 320))  # noqa: S314 - our own
            assert root.tag == f"{SVG}svg"
            sizes.add((root.get("viewBox"), root.get("width"), root.get("height")))
            ids = [element.get("id") for element in root.iter() if element.get("id")]
            assert len(ids) == len(set(ids))
            # Several pictures may be on one page.
            prefix = name if part(name, "picture") else "plain"
            assert all(str(one).startswith(f"{prefix}-") for one in ids)
            links = re.findall(r'(?:href="|url\()#([\w-]+)', position.svg(viewer))
            assert set(links) <= set(ids)
    ((_, width, height),) = sizes
    assert width == "320"
    assert int(str(height)) % 2 == 0


def test_jupyter_shows_what_a_spectator_sees() -> None:
    position = random_game(1)
    assert position._repr_svg_() == position.svg() == position.svg(SPECTATOR, 480)
    assert position.svg() not in (position.svg("first"), position.svg("second"))
    with pytest.raises(tercet.BadViewer):
        position.svg("third")


@pytest.mark.parametrize("viewer", VIEWERS)
def test_worlds_that_look_the_same_to_a_viewer_give_the_same_picture(viewer: str) -> None:
    compared = told = 0
    for seed in range(amount(24, 200)):
        here = random_game(seed)
        there = other_world(here, viewer, random.Random(f"{seed} {viewer}"))
        if there is None:
            continue
        while here.ply:
            if here.state.tobytes() != there.state.tobytes():
                assert here.svg(viewer) == there.svg(viewer)
                compared += 1
                told += any(here.svg(seat) != there.svg(seat) for seat in here.seats)
            here.undo()
            there.undo()
    assert compared > 50
    assert told > 10, "somebody else sees the difference"


def test_mabula_has_every_marble_score_and_group() -> None:
    for position in random_positions("mabula", 3):
        view = position.view(SPECTATOR)
        table = view["table"]
        drawn = used(position, SPECTATOR)
        for seat in position.seats:
            assert drawn[seat, 1] == list(table["board"].values()).count(seat)
            assert drawn[seat, 0.5] == 1
        groups = [group for all_ in table["groups"].values() for group in all_]
        on_edge = {cell for group in groups for cell in group if set(cell) & set("ah18")}
        sizes = [len(group) for group in groups if len(group) > 2 or set(group) - on_edge]
        numbers = Counter(map(int, re.findall(r">(\d+)</text>", position.svg())))
        expected = Counter(
            [*range(1, 9), *view["scores"].values(), *filter(lambda n: n > 1, sizes)]
        )
        assert numbers == expected


@pytest.mark.parametrize("options", [{}, {"setup": "advanced"}, {"setup": "Db1 Db6"}], ids=str)
def test_mana_has_every_piece_every_mark_and_the_bird(options: dict[str, str]) -> None:
    met = set()
    for position in random_positions("mana", 3, **options):
        table = position.view("white")["table"]
        pieces = Counter(f"{one['seat']}-{one['piece']}" for one in table["board"].values())
        drawn = used(position, "white")
        assert pieces == {
            name: n for (name, scale), n in drawn.items() if scale == 1 and "-" in name
        }
        beside = {name: n for (name, scale), n in drawn.items() if scale == 0.72}
        for seat in position.seats:
            lost = sum(n for name, n in beside.items() if name.startswith(seat))
            placed = sum(one["seat"] == seat for one in table["board"].values())
            if table["setting_up"] and position.options["setup"] == "standard":
                assert lost == (placed == 0)
            else:
                assert lost == 6 - placed
            met.add((table["setting_up"], lost > 0))
        marks = Counter(n for square, n in table["marks"].items() if square not in table["board"])
        assert marks == {n: drawn[str(n), 1] for n in (1, 2, 3)}
        crane = re.search(r'"#mana-crane" transform="translate\((\d+) ', position.svg("white"))
        assert crane
        assert int(crane[1]) == 345 + 72 * (table["bird"] or 0)
    assert (False, True) in met


def cards_drawn(view: dict[str, Any]) -> Counter[str]:
    """How many cards of each kind are to be seen: at most three of a stack."""
    table = view["table"]
    stacks = [
        pile for one in table["mandalas"] for pile in (one["mountain"], *one["fields"].values())
    ]
    hands = [hand["cards"] for hand in table["hands"].values()]
    drawn: Counter[str] = Counter()
    for pile in (*stacks, *filter(None, hands)):
        drawn.update({colour: min(count, 3) for colour, count in pile.items()})
    for river in table["rivers"].values():
        drawn.update(river)
    backs = sum(hand["size"] for hand in table["hands"].values() if hand["cards"] is None)
    drawn["back"] += backs + under(table["deck"]["size"])
    discards = [colour for colour, count in table["discard"].items() if count]
    if discards:
        drawn[discards[-1]] += under(sum(table["discard"].values()))
    return drawn


def under(count: int) -> int:
    return min(4, count // 16) + 1 if count else 0


@pytest.mark.parametrize("viewer", VIEWERS)
def test_mandala_has_every_card_that_the_viewer_sees_and_every_number(viewer: str) -> None:
    seen = set()
    for position in random_positions("mandala", 2):
        view = position.view(viewer)
        table = view["table"]
        drawn: Counter[str] = Counter()
        for (name, _), number in used(position, viewer).items():
            drawn[name] += number
        expected = cards_drawn(view)
        assert {c: drawn[c] for c in (*"roygpb", "back")} == {
            c: expected[c] for c in (*"roygpb", "back")
        }
        numbers = Counter(map(int, re.findall(r">(\d+)</text>", position.svg(viewer))))
        stacks = [
            pile for one in table["mandalas"] for pile in (one["mountain"], *one["fields"].values())
        ]
        hands = [hand["cards"] or {"back": hand["size"]} for hand in table["hands"].values()]
        counts = Counter(n for pile in (*stacks, *hands) for n in pile.values() if n > 1)
        counts.update(
            hand["size"] for hand in table["hands"].values() if hand == {"size": 1, "cards": None}
        )
        counts.update(cup["size"] for cup in table["cups"].values())
        counts.update(n for n in (table["deck"]["size"], sum(table["discard"].values())) if n)
        counts.update(dict.fromkeys(range(1, 7), 2))  # the values of both rivers
        counts.update((1, 2))  # the numbers of the mandalas
        assert numbers == counts
        lit = table["claiming"] is not None
        assert drawn["lit"] == lit
        seen |= {lit, position.is_over}
    assert seen == {False, True}


def test_the_last_move_is_marked() -> None:
    position = tercet.start("mabula", setup="wbbwbwbwwbwbbwbwbwbwwbwb")
    assert 'class="last"' not in position.svg()
    position.play("b8-b4")
    assert 'class="last"' in position.svg()
    mandala = tercet.start("mandala", deal="*rg *yb *roygpb *roygpp *rr *gb")
    assert 'class="last"' not in mandala.svg()
    mandala.play("A1r *gyp")
    assert mandala.svg().count('class="last"') == 1
    mana = tercet.start("mana", setup="Db1 Db6")
    assert 'class="last"' not in mana.svg()
    mana.play("b1-b3")
    (trail,) = re.findall(r'class="last" d="([^"]*)"', mana.svg("black"))
    assert trail == "M165 619L165 529L165 439"


@pytest.mark.parametrize(
    "name", [name for name in tercet.game_names() if not part(name, "picture")]
)
def test_a_game_without_a_picture_of_its_own_gets_a_plain_board(name: str) -> None:
    for position in random_positions(name, 2):
        board = position.view(SPECTATOR)["table"]["board"]
        drawn = used(position, SPECTATOR)
        assert drawn["light", drawn_scale(drawn)] + drawn["dark", drawn_scale(drawn)] == len(board)


def drawn_scale(drawn: Counter[tuple[str, float]]) -> float:
    ((_, scale), *_) = drawn
    return scale


def shown_in_docs(name: str) -> str:
    position = tercet.load(folder(name) / "demo.tct").at(SHOWN[name])
    return position.svg(size=300) + "\n"


@pytest.mark.parametrize("name", SHOWN)
def test_the_pictures_in_the_docs_are_those_of_today(name: str) -> None:
    assert (DOCS / f"{name}.svg").read_text(encoding="utf-8") == shown_in_docs(name)


if __name__ == "__main__":
    for each in SHOWN:
        (DOCS / f"{each}.svg").write_text(shown_in_docs(each), encoding="utf-8")
