"""Hidden information stays hidden: worlds that look the same to a viewer give equal bytes."""

import json
import random

import pytest

import tercet
from tercet.core.registry import find
from tercet.core.state import SPECTATOR_NUMBER, State
from tercet.games.mandala import kernel
from tests.amount import amount

HIDING = [name for name in tercet.game_names() if find(name).hidden]
VIEWERS = ("first", "second", "spectator")


def everything_for(position: tercet.Position, viewer: str) -> bytes:
    """All that may leave for a viewer."""
    parts = [
        json.dumps(position.view(viewer)),
        json.dumps(position.events(viewer)),
        json.dumps(position.last_events(viewer)),
        str(position.record(viewer)),
    ]
    return "\n".join(parts).encode() + position.knowledge(viewer).tobytes()


def random_game(seed: int, **options: str) -> tercet.Position:
    rng = random.Random(f"hidden {seed}")
    position = tercet.start("mandala", seed=seed, **options)
    for _ in range(rng.randrange(1, 110)):
        position.play(rng.choice(position.legal_moves()))
        if position.is_over:
            position.undo()
            break
    return position


def other_world(
    position: tercet.Position, viewer: str, rng: random.Random
) -> tercet.Position | None:
    """The same game as the viewer saw it, with other cards where he saw none."""
    record = position.record()
    seen = position.record(viewer)
    changed = False
    for _ in range(12):
        candidate = tercet.Record.parse(str(record))
        tokens = [list(candidate.opening)] + [list(entry.chance) for entry in candidate.entries]
        hidden = [
            (line, index, letter)
            for line, shown in enumerate([seen.opening] + [e.chance for e in seen.entries])
            for index, token in enumerate(shown)
            for letter, mark in enumerate(token)
            if mark == "?"
        ]
        line, index, letter = rng.choice(hidden)
        token = tokens[line][index]
        colour = rng.choice(kernel.COLOURS)
        tokens[line][index] = token[:letter] + colour + token[letter + 1 :]
        candidate.opening = tuple(tokens[0])
        for entry, chance in zip(candidate.entries, tokens[1:], strict=True):
            entry.chance = tuple(chance)
        try:
            replayed = candidate.position()
        except tercet.BadRecord:
            continue
        if replayed.state.tobytes() != position.state.tobytes():
            record, changed = candidate, True
    return record.position() if changed else None


def test_the_game_with_secrets_is_known_as_one() -> None:
    assert HIDING == ["mandala"]


@pytest.mark.parametrize("chunk", range(amount(3, 24)))
@pytest.mark.parametrize("options", [{}, {"draw": "choose"}], ids=["full", "choose"])
def test_worlds_that_look_the_same_give_equal_bytes(chunk: int, options: dict[str, str]) -> None:
    compared = 0
    for seed in range(chunk * 12, chunk * 12 + 12):
        position = random_game(seed, **options)
        for viewer in VIEWERS:
            other = other_world(position, viewer, random.Random(f"{seed} {viewer}"))
            if other is None:
                continue
            here, there = position.copy(), other
            while here.ply:
                assert everything_for(here, viewer) == everything_for(there, viewer)
                compared += here.state.tobytes() != there.state.tobytes()
                here.undo()
                there.undo()
    assert compared > 300, "worlds that differ were compared"


def shuffled_secrets(state: State, viewer: int, rng: random.Random) -> State:
    """Deal the cards that the viewer does not see anew, keeping all sizes."""
    other = state.copy()
    piles = [(kernel.DECK, int(state[kernel.DECK_SIZE]))]
    for seat in range(2):
        if seat != viewer:
            piles.append((kernel.HAND + seat * 6, int(state[kernel.HAND_SIZE + seat])))
            piles.append((kernel.DEALT_CUP + seat * 6, 2))
    cards = [c for start, _ in piles for c in range(6) for _ in range(int(state[start + c]))]
    rng.shuffle(cards)
    for start, size in piles:
        for colour in range(6):
            other[start + colour] = cards[:size].count(colour)
        del cards[:size]
    assert not cards
    return other


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR_NUMBER])
def test_thousands_of_states_that_differ_only_in_secrets_are_redacted_alike(viewer: int) -> None:
    game = find("mandala")
    differing = 0
    for seed in range(60):
        position = random_game(seed)
        while position.ply:
            state = position.state
            rng = random.Random(f"{seed} {position.ply} {viewer}")
            other = shuffled_secrets(state, viewer, rng)
            for row in range(3):  # what another viewer has seen is a secret as well
                if row != viewer:
                    start = kernel.DECK_AT_MOST + row * 6
                    other[start : start + 6] = rng.choices(range(19), k=6)
            differing += other.tobytes() != state.tobytes()
            redacted = game.redacted(state, viewer)
            assert redacted.tobytes() == game.redacted(other, viewer).tobytes()
            assert game.kernel.key(redacted) == game.kernel.key(game.redacted(other, viewer))
            position.undo()
    assert differing > 1500


def test_what_a_player_may_know_is_there() -> None:
    for seed in range(40):
        position = random_game(seed, draw="choose" if seed % 2 else "full")
        while position.ply:
            truth = position.state
            for number, seat in enumerate(("first", "second")):
                check_knowledge(position, truth, number, seat)
            position.undo()


def most_in_deck(position: tercet.Position, viewer: str) -> dict[str, int]:
    """How many cards of each colour the deck can hold, by what a viewer has seen."""
    start = kernel.DECK_AT_MOST + VIEWERS.index(viewer) * 6
    numbers = position.knowledge(viewer)[start : start + 6].tolist()
    unseen = position.view(viewer)["table"]["unseen"]
    return {c: min(n, unseen[c]) for c, n in zip(kernel.COLOURS, numbers, strict=True)}


def check_knowledge(position: tercet.Position, truth: State, number: int, seat: str) -> None:
    table = position.view(seat)["table"]

    def pile(start: int) -> dict[str, int]:
        return {colour: int(truth[start + i]) for i, colour in enumerate(kernel.COLOURS)}

    assert table["hands"][seat]["cards"] == pile(kernel.HAND + number * 6)
    assert table["cups"][seat]["dealt"] == pile(kernel.DEALT_CUP + number * 6)
    for index, owner in enumerate(("first", "second")):
        assert table["cups"][owner]["claimed"] == pile(kernel.CUP + index * 6)
        assert table["hands"][owner]["size"] == sum(pile(kernel.HAND + index * 6).values())
    assert table["discard"] == pile(kernel.DISCARD)
    deck, hand, cup = (
        pile(start)
        for start in (kernel.DECK, kernel.HAND + 6 - number * 6, kernel.DEALT_CUP + 6 - number * 6)
    )
    most = most_in_deck(position, seat)
    for colour in kernel.COLOURS:
        assert table["unseen"][colour] == deck[colour] + hand[colour] + cup[colour]
        assert deck[colour] <= most[colour]
    assert position.view(seat)["scores"][seat] == position.scores[seat]


def test_right_after_a_reshuffle_the_deck_is_known_exactly() -> None:
    met = 0
    for seed in range(60):
        position = tercet.start("mandala", seed=seed)
        rng = random.Random(seed)
        while not position.is_over:
            position.play(rng.choice(position.legal_moves()))
            last = position.last_events("spectator")
            if last[-1]["type"] == "last-mandala" and last[-2]["type"] == "reshuffle":
                for viewer in VIEWERS:
                    size = position.view(viewer)["table"]["deck"]["size"]
                    drawn_after = sum(most_in_deck(position, viewer).values()) - size
                    assert 0 <= drawn_after < 8
                    met += drawn_after == 0
    assert met > 10


def test_a_finished_game_is_open_to_all() -> None:
    position = random_game(5)
    rng = random.Random(1)
    while not position.is_over:
        position.play(rng.choice(position.legal_moves()))
    assert "?" not in str(position.record("spectator"))
    assert position.view("spectator")["scores"] == position.scores


def test_a_running_record_for_a_viewer_shows_question_marks_and_cannot_be_replayed() -> None:
    position = tercet.start("mandala", deal="*rg *yb *roygpb *roygpp *rr *gb")
    position.play("A1r *gyp Cr1 *o")
    text = str(position.record("second"))
    assert "*rg *yb *?????? *roygpp *?? *gb" in text
    assert "1. A1r *???" in text
    assert "2. Cr1 *o" in text
    assert '[Viewer "second"]' in text
    record = tercet.Record.parse(text)
    assert str(record) == text
    with pytest.raises(tercet.BadRecord, match="not known"):
        record.position()
