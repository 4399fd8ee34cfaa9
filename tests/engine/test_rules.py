"""Random games in both: the same moves, views, events, reasons, records."""

import string
from random import Random

import msgspec
import pytest

from tercet.core.errors import TercetError
from tercet.core.fairness import commitment, derive_seed, verify
from tercet.core.game import Choice, Game, Options
from tercet.core.position import Position
from tercet.core.records import Entry, Record
from tercet.core.registry import find, game_names
from tercet.core.results import PLAYER_ENDS, RESULTS
from tercet.core.views import outcome
from tests.amount import amount
from tests.engine.conftest import Start
from tests.engine.driver import Driver, as_json, described, look, read, start

NOT_MOVES = ["", "nonsense", "*", "*?", "x" * 50, "\u202e\n\x01\U000e0001 ž", "__proto__"]
LONGEST = 120  # plies
GAMES = pytest.mark.parametrize("game", game_names())


def any_options(game: Game, random: Random) -> Options:
    chosen: Options = {}
    for option in game.options:
        if random.random() < 0.5:
            continue
        if isinstance(option, Choice):
            chosen[option.name] = random.choice(option.values)
        else:
            chosen[option.name] = random.randint(option.least, min(option.most, 20))
    return chosen


def check_refusals(engine: Driver, position: Position, random: Random) -> None:
    """Moves that are not legal are refused by the same rule and with the same facts."""
    texts = [*random.sample(list(position.rules.notation), 3), random.choice(NOT_MOVES)]
    if position.rules.letters:
        letters = "".join(random.choices(position.rules.letters, k=random.randint(0, 4)))
        texts.append(f"{random.choice(position.legal_moves())} *{letters}")
    for text in texts:
        tried = position.copy()
        try:
            tried.play(text)
        except TercetError as error:
            assert engine.refusal("play", move=text) == described(error)
            if " " not in text:
                viewer = random.choice(position.seats)
                refused = engine.refusal("outcome", move=text, viewer=viewer)
                assert refused == refused_outcome(position, text, viewer)
        else:
            engine.ask("play", move=text)
            engine.ask("undo")


def refused_outcome(position: Position, move: str, viewer: str) -> dict[str, object]:
    with pytest.raises(TercetError) as error:
        outcome(position, move, viewer)
    return described(error.value)


def check_outcome(engine: Driver, position: Position, move: str) -> None:
    for viewer in (*position.seats, "spectator"):
        events, scores = outcome(position, move, viewer)
        expected = {"events": list(map(msgspec.json.decode, events)), "scores": scores}
        assert engine.ask("outcome", move=move, viewer=viewer) == as_json(expected)


def end_by_players(engine: Driver, position: Position, random: Random) -> None:
    """One seat resigns, or both agree on a draw; other ends are refused."""
    ends = [(result, reason) for result in RESULTS for reason in (*PLAYER_ENDS, "nonsense")]
    random.shuffle(ends)
    for result, reason in ends:
        try:
            position.end(result, reason)
        except TercetError as error:
            refused = engine.refusal("end", result=result, reason=reason)
            assert refused == described(error)
        else:
            engine.ask("end", result=result, reason=reason)
    assert position.is_over
    refused = engine.refusal("play", move=next(iter(position.rules.notation)))
    assert refused is not None
    assert refused["name"] == "GameOver"


def play_random_game(engine: Driver, position: Position, random: Random) -> None:
    """Play with moves taken back, refused and tried, and compare all that can be seen."""
    last_ply = random.choice([random.randint(1, 40), LONGEST])
    undone = 0
    while not position.is_over and position.ply < last_ply:
        assert engine.ask("look", whole=False) == look(position, whole=False)
        check_refusals(engine, position, random)
        move = random.choice(position.legal_moves())
        check_outcome(engine, position, move)
        position.play(move)
        engine.ask("play", move=move)
        while position.ply > position.first_ply and undone < 20 and random.random() < 0.15:
            assert engine.ask("undo") == position.undo()
            undone += 1
    if not position.is_over:
        end_by_players(engine, position, random)
    assert engine.ask("look", whole=True) == look(position, whole=True)


@GAMES
def test_random_games_are_the_same(game: str, drive: Start) -> None:
    random = Random(f"engine {game}")
    with drive(game) as engine:
        for number in range(amount(4, 60)):
            options, seed = any_options(find(game), random), f"{game} ž {number}"
            engine.ask("start", options=options, seed=seed)
            play_random_game(engine, start(game, seed, options), random)


def mangled(text: str, random: Random) -> str:
    """A position with a few letters changed: mostly one that there cannot be."""
    letters = list(text)
    for _ in range(random.randint(1, 3)):
        letters[random.randrange(len(letters))] = random.choice(text)
    return "".join(letters)


@pytest.mark.parametrize("game", [name for name in game_names() if find(name).placing])
def test_positions_set_up_by_hand_are_the_same(game: str, drive: Start) -> None:
    random = Random(f"placing {game}")
    reasons = set()
    with drive(game) as engine:
        for number in range(amount(4, 60)):
            position = start(game, f"{number}", {})
            for _ in range(random.randint(0, 40)):
                if not position.is_over:
                    position.play(random.choice(position.legal_moves()))
            if (text := position.text) is None:
                continue
            placed = Position(position.rules, position.options, seed="1", placement=text)
            assert engine.ask("read", text=str(placed.record()), seed="1") == str(placed.record())
            assert engine.ask("look", whole=True) == look(placed, whole=True)
            for _ in range(20):
                told = str(Record(game, position.options, placement=mangled(text, random)))
                answer = engine.refusal("read", text=told, seed="1")
                expected = read(told)
                assert (answer or told) == expected
                if answer:
                    reasons.add(answer["cause"].get("why"))
    assert None in reasons
    assert len(reasons) > 1


@GAMES
def test_options_are_refused_alike(game: str, drive: Start) -> None:
    rules = find(game)
    tried: list[dict[str, object]] = [{"nothing": 1}, {"__proto__": "x"}]
    for option in rules.options:
        tried += [{option.name: value} for value in ("", "nonsense", "7", 7, -1, 1.5, 10**9, "٣")]
    if rules.opening:
        tried += [{rules.opening: "nonsense"}]
    refused = 0
    with drive(game) as engine:
        for options in tried:
            try:
                position = start(game, "seed", options)
            except TercetError as error:
                assert engine.refusal("start", options=options, seed="seed") == described(error)
                refused += 1
            else:
                engine.ask("start", options=options, seed="seed")
                assert engine.ask("look", whole=True) == look(position, whole=True)
    assert refused >= 2


def random_record(game: str, seed: int) -> str:
    """A game, whole or not, with a comment here and there."""
    random = Random(f"record {game} {seed}")
    position = start(game, f"record {seed}", any_options(find(game), random))
    for _ in range(random.randint(0, 60)):
        if not position.is_over:
            position.play(random.choice(position.legal_moves()))
    if not position.is_over and random.random() < 0.3:
        position.resign(random.choice(position.seats))
    viewer = random.choice([None, None, None, "spectator"])
    record = position.record(viewer, Event='Ž\\ "x"\nnext', Site="here")
    record.comment = random.choice(["", "first\n\n  second"])
    record.arrows = random.choice([(), (), ("a1-b2", "c3")])
    for entry in record.entries:
        entry.comment = random.choice(["", "", "", "a comment\nof two lines"])
        entry.arrows = random.choice([(), (), (), ("a1-b2", "c3")])
    if viewer is None:
        add_variations(record, position, random)
    return str(record)


def add_variations(record: Record, position: Position, random: Random) -> None:
    """Other moves here and there, with variations of their own."""
    for ply in range(position.first_ply, len(record.entries)):
        if random.random() < 0.1:
            record.entries[ply].variations = [
                random_variation(position.at(ply), random, depth=0)
                for _ in range(random.randint(1, 2))
            ]


def random_variation(position: Position, random: Random, depth: int) -> list[Entry]:
    """Some moves from here, the first of which is legal."""
    first = position.ply
    while position.ply == first or (not position.is_over and random.random() < 0.7):
        position.play(random.choice(position.legal_moves()))
    entries = position.record().entries[first:]
    if depth < 2 and random.random() < 0.5:
        at = random.randrange(len(entries))
        branch = random_variation(position.at(first + at), random, depth + 1)
        entries[at].variations.append(branch)
    return entries


def damaged(text: str, random: Random) -> str:
    """The text with a character or a line changed, left out or added."""
    if random.random() < 0.3:
        lines = text.split("\n")
        at = random.randrange(len(lines))
        lines[at : at + 1] = random.choice([[], [lines[at]] * 2, [*lines[:1], lines[at]]])
        return "\n".join(lines)
    at = random.randrange(len(text))
    letters = random.choice(
        [string.printable, '*#[](){}%"=.?- \n\r', "\x1c\x85\ufeff\u3000\u2028😀ž"]
    )
    new = random.choice(["", random.choice(letters), random.choice(letters) + text[at]])
    return text[:at] + new + text[at + 1 :]


@GAMES
def test_records_are_read_and_refused_alike(game: str, drive: Start) -> None:
    random = Random(f"records {game}")
    refused = set()
    with drive(game) as engine:
        for number in range(amount(300, 10_000)):
            text = random_record(game, number // 10)
            for _ in range(number % 10 and random.randint(1, 3)):
                text = damaged(text, random)
            expected = read(text)
            if isinstance(expected, str):
                assert engine.ask("read", text=text, seed="seed") == expected
            else:
                assert engine.refusal("read", text=text, seed="seed") == expected
                refused.add(expected["id"])
    assert len(refused) >= 5


@GAMES
def test_a_record_is_played_on_from_the_seed(game: str, drive: Start) -> None:
    seed = "the seed of a table"
    position = start(game, seed, {})
    random = Random(game)
    for _ in range(2):
        position.play(random.choice(position.legal_moves()))
    with drive(game) as engine:
        engine.ask("read", text=str(position.record()), seed=seed)
        while not position.is_over and position.ply < 30:
            move = random.choice(position.legal_moves())
            position.play(move)
            engine.ask("play", move=move)
        assert engine.ask("look", whole=True) == look(position, whole=True)


@GAMES
def test_fairness_is_proven_alike(game: str, drive: Start) -> None:
    seed, purpose = "ab" * 40, "player:ž"
    position = start(game, seed, {})
    for _ in range(10):
        if not position.is_over:
            position.play(position.legal_moves()[0])
    fair = position.record(Seed=seed, Commitment=commitment(seed))
    with drive(game) as engine:
        assert engine.ask("seeds", seed=seed, purpose=purpose) == [
            commitment(seed),
            derive_seed(seed, purpose),
        ]
        assert engine.ask("verify", text=str(fair)) == verify(fair)
        for tags in (
            {"Seed": seed},
            {"Seed": "another", "Commitment": commitment(seed)},
            {"Seed": "another", "Commitment": commitment("another")},
        ):
            record = position.record(**tags)
            try:
                proven = verify(record)
            except TercetError as error:
                assert engine.refusal("verify", text=str(record)) == described(error)
            else:  # a game without chance
                assert engine.ask("verify", text=str(record)) == proven


@GAMES
def test_a_failing_call_harms_no_later_one(game: str, drive: Start) -> None:
    with drive(game) as engine:
        engine.ask("start", options={}, seed="seed")
        told = engine.ask("trap")
    assert "play_games failed" in told["failed"]
    assert "was lost" in told["lost"]
    assert told["same"]
