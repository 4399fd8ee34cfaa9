"""``tercet solve``: certificates that hold and some that do not, exact values, refusals."""

import json
import random
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tercet
from tercet.core.game import Game
from tercet.core.reference import new_reference
from tercet.core.registry import find
from tercet.core.state import MOVER, OVER, State
from tercet.solving.certificate import BadCertificate, Certificate, Claim, Entry
from tercet.solving.checker import check_certificate
from tercet.solving.prover import prove_starts
from tercet.solving.solver import ExactSolver
from tercet.solving.strategy import StrategyFinder
from tests.cli.support import Ran, environment, run

POSITIONS = {"b": 31, "c": 67, "f": 34}  # of the strategy, by the file of white's daimyo


@cache
def certificate() -> str:
    return str(prove_starts(find("mana")))


def test_the_nine_starts_are_certified() -> None:
    read = Certificate.parse(certificate())
    assert str(read) == certificate()
    checked = check_certificate(read)
    assert sorted(one.claim.start for one in checked) == sorted(
        f"D{own}1 D{other}6" for own in "bcf" for other in "bcf"
    )
    for one in checked:
        file = one.claim.start[5]
        assert one.claim.winner == "black"
        assert one.claim.plies == (9 if file == "c" else 11)
        assert len(one.claim.entries) == POSITIONS[file]
        first = next(iter(one.claim.entries.values())).move
        assert first in {"b": ["b1-b3"], "c": ["c1-c3"], "f": ["b1-b3", "f1-f3"]}[file]


def change(line: int, old: str, new: str) -> Callable[[list[str]], list[str]]:
    def changed(lines: list[str]) -> list[str]:
        assert old in lines[line - 1]
        return [*lines[: line - 1], lines[line - 1].replace(old, new), *lines[line:]]

    return changed


WRONG: dict[str, tuple[Callable[[list[str]], list[str]], str, int]] = {
    "empty": (lambda _: [], "not-json", 1),
    "broken JSON": (lambda lines: [*lines[:4], lines[4][:-3], *lines[5:]], "not-json", 5),
    "no object": (lambda lines: [*lines[:2], "[1, 2]", *lines[2:]], "not-json", 3),
    "deep nesting": (lambda lines: [*lines[:2], "[" * 100_000], "not-json", 3),
    "name twice": (change(2, "{", '{"plies": 9, '), "not-json", 2),
    "name too many": (change(2, "{", '{"why": 9, '), "fields", 2),
    "version": (change(1, ": 1,", ": 2,"), "version", 1),
    "game": (change(1, '"mana"', '"chess"'), "game", 1),
    "other game": (change(1, '"mana"', '"mandala"'), "no-text", 1),
    "option": (change(1, '"idle": 100', '"idle": "100"'), "option", 1),
    "option name": (change(1, '"idle": 100', '"stage": "over"'), "options", 1),
    "option value": (change(1, '"first": "black"', '"first": "red"'), "options", 1),
    "other rules": (change(1, '"first": "black"', '"first": "white"'), "missing", 2),
    "too few idle moves": (change(1, '"idle": 100', '"idle": 5'), "no-win", 2),
    "no claim": (lambda lines: lines[:1], "no-claim", 1),
    "no start": (lambda lines: [lines[0], *lines[2:]], "no-start", 2),
    "start twice": (lambda lines: [*lines[:2], *lines[1:]], "start-twice", 3),
    "start": (change(2, "Db1 Db6", "Da1 Db6"), "bad-start", 2),
    "half a start": (change(2, "Db1 Db6", "Db1"), "missing", 2),
    "winner": (change(2, '"black"', '"white"'), "missing", 2),
    "nobody": (change(2, '"black"', '"red"'), "winner", 2),
    "plies": (change(2, "11", "9"), "plies", 2),
    "plies as text": (change(2, "11", '"11"'), "value", 2),
    "number beyond measure": (change(2, "11", "9" * 5000), "not-json", 2),
    "missing reply": (lambda lines: [*lines[:10], *lines[11:]], "missing", 2),
    "illegal move": (change(4, "e1-e4", "e1-e5"), "bad-move", 4),
    "no move": (change(4, "e1-e4", "\\u0000"), "bad-move", 4),
    "other move": (change(3, "b1-b3", "a1-a4"), "missing", 2),
    "position twice": (lambda lines: [*lines[:4], lines[3], *lines[4:]], "twice", 5),
    "unused": (
        lambda lines: [*lines[:3], '{"position": "x", "move": "b1-b3"}', *lines[3:]],
        "unused",
        4,
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_certificate_is_refused(case: str) -> None:
    damage, problem, line = WRONG[case]
    lines = damage(certificate().splitlines())
    with pytest.raises(BadCertificate) as refused:
        check_certificate(Certificate.parse("\n".join(lines) + "\n"))
    assert refused.value.message == f"certificate-{problem}"
    assert refused.value.line == line
    assert str(refused.value).startswith(f"Line {line}: ")
    assert len(str(refused.value)) < 300


WON = (
    "Df1 Dc6 e1-d3 b6-b4 a1-b3 a6-a5 b1-c2 e6-e5 d1-d2 a5-c4 b3-a3 c6-d5 c2-c3 e5xd3 c1-e1 d6-f5"
    " f1-f3 c4xc3 d2-b3 d5-c5 e1-c2 d3-d5 c2-d2 b4-b5 b3xc3 c5-b3 f3-f2 f6-d6 c3-a4 f5-e4"
)  # by black, who still wins after the first and the third move of this round, which leads back
ROUND = ("d2-d1", "b3-b2", "d1-d2", "b2-b3")


def text_after(moves: list[str]) -> str:
    """The position as a certificate names it."""
    plain: Any = new_reference("mana")
    for move in moves:
        plain.play(move)
    text: str = plain.text()
    return text


def strategy_with_a_round() -> Certificate:
    """A strategy with an answer to everything; every line but those that go round ends won."""
    there, reply, back, _ = ROUND
    position = tercet.start("mana", setup=WON[:7])
    position.play(WON[8:])
    moves = {
        text_after(position.moves): there,
        text_after([*position.moves, there, reply]): back,
    }
    finder = StrategyFinder(position.rules, 0)
    claim = Claim(WON, "black", finder.plies_to_win(position.state))
    todo, seen = [position], set[int]()
    while todo:
        position = todo.pop()
        if position.key in seen:
            continue
        seen.add(position.key)
        text = text_after(position.moves)
        best = finder.line(position.state, finder.plies_to_win(position.state))[0]
        move = moves.get(text) or position.rules.format(best, position.state)
        claim.entries[text] = Entry(move)
        position.play(move)
        for answer in position.legal_moves():
            after = position.copy()
            after.play(answer)
            todo += [] if after.is_over else [after]
    return Certificate("mana", {}, [claim])


def test_a_strategy_that_goes_round_proves_nothing(
    tmp_path: Path, here: Callable[..., Ran]
) -> None:
    path = tmp_path / "round.jsonl"
    path.write_text(str(strategy_with_a_round()))
    with pytest.raises(BadCertificate) as refused:
        check_certificate(Certificate.read(path))
    assert refused.value.message == "certificate-cycle"
    told = here("solve", "--check", str(path))
    assert (told.code, told.out) == (1, "")
    assert told.err == f"{refused.value}\n"
    assert "returns to the position" in told.err
    facts = json.loads(here("solve", "--check", str(path), "--json").out)
    assert facts == {"valid": False, "line": refused.value.line, "problem": "certificate-cycle"}


def test_files_that_are_no_text(tmp_path: Path, here: Callable[..., Ran]) -> None:
    path = tmp_path / "certificate"
    path.write_bytes(certificate().encode() + b"\xff\n")
    refused = here("solve", "--check", str(path))
    assert refused.code == 1
    assert refused.err.startswith(f"Line {certificate().count(chr(10)) + 1}: ")
    with path.open("wb") as file:
        file.truncate(17 * 1024 * 1024)
    refused = here("solve", "--check", str(path))
    assert (refused.code, refused.out) == (1, "")
    assert "too long" in refused.err


def test_checking_needs_neither_kernels_nor_search(tmp_path: Path) -> None:
    path = tmp_path / "certificate.jsonl"
    path.write_text(certificate())
    code = (
        "import sys; from tercet.cli import main; code = main(['solve', '--check', sys.argv[1]]);"
        "used = [name for name in sys.modules if name.split('.')[0] in ('numba', 'llvmlite')"
        " or name.startswith('tercet.search') or name.endswith('.kernel')];"
        "print(used, file=sys.stderr); sys.exit(code or bool(used))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(path)],
        capture_output=True,
        env=environment(tmp_path),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == b"[]\n"
    assert done.stdout.decode().count("Black wins in 11 moves") == 6


def test_the_real_program_writes_what_it_checks(tmp_path: Path) -> None:
    path = tmp_path / "proof.jsonl"
    path.write_text("mine")
    assert "already exists" in run(tmp_path, "solve", "mana", "--output", str(path)).refused()
    assert path.read_text() == "mine"
    written = run(tmp_path, "solve", "mana", "--output", str(path), "--force")
    assert (written.code, written.err) == (0, "")
    assert path.read_text() == certificate()
    assert [file.name for file in tmp_path.iterdir()] == ["proof.jsonl"]
    checked = run(tmp_path, "solve", "--check", str(path), "--json")
    assert checked.code == 0
    facts = json.loads(checked.out)
    assert facts["valid"]
    assert len(facts["claims"]) == 9
    path.write_text(certificate().replace("b1-b3", "b1-b2", 1))
    refused = run(tmp_path, "solve", "--check", str(path))
    assert (refused.code, refused.out) == (1, "")
    assert refused.err == "Line 3: “b1-b2” is not a legal move here.\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "Say what to solve"),
        (["mabula"], "No starting position of Mabula is known"),
        (["mana", "--ply", "3"], "--ply works only with a recorded game"),
        (["mana", "--output", "/no/such/x"], "no folder /no/such"),
        (["mana", "--output", "/", "--force"], "already exists"),
        (["--check", "x", "mana"], "cannot be combined with “mana”"),
        (["--check", "x", "--force"], "cannot be combined with “--force”"),
        (["--check", "/no/such"], "There is no file /no/such."),
        (["game.tct", "--output", "x"], "--output works only with a game"),
        (["game.tct", "--seconds", "1", "--nodes", "1"], "not both"),
        (["game.tct", "--seconds", "0"], "not “0”"),
        (["/no/such.tct"], "There is no file /no/such.tct."),
    ],
)
def test_bad_lines(arguments: list[str], words: str, here: Callable[..., Ran]) -> None:
    assert words in here("solve", *arguments).refused()


def value(game: Game, state: State) -> int:
    """The margin of the first seat with best play, by trying everything."""
    if state[MOVER] == OVER:
        scores = np.zeros(2, np.int64)
        game.kernel.scores(state, scores)
        return int(scores[0] - scores[1])
    values = []
    for action in game.legal(state):
        after = game.with_room(state, 1)
        game.kernel.apply(after, action)
        values.append(value(game, after))
    return max(values) if state[MOVER] == 0 else min(values)


@pytest.mark.parametrize("scoring", ["group", "product"])
def test_marbles_are_solved_as_by_trying_everything(scoring: str) -> None:
    for seed in range(12):
        rng = random.Random(seed)
        position = tercet.start("mabula", seed=seed, scoring=scoring)
        while not position.is_over and sum(move != "--" for move in position.moves) < 20:
            position.play(rng.choice(position.legal_moves()))
        if position.is_over:
            continue
        search = ExactSolver(position.rules, position.state)
        search.advance(10**6)
        solution = search.solution()
        assert solution is not None
        assert solution.scores is not None
        margin = value(position.rules, position.state)
        assert solution.scores[0] - solution.scores[1] == margin
        assert solution.winner == (None if margin == 0 else int(margin < 0))


def test_a_position_is_solved_in_words_and_as_json(
    tmp_path: Path, here: Callable[..., Ran]
) -> None:
    path = tmp_path / "game.tct"
    tercet.start("mana", setup="Db1 Dc6").record().save(path)
    told = here("solve", str(path), "--nodes", "1000000")
    assert told.code == 0
    assert told.out.startswith("Black wins in 9 moves with best play:\nc1-c3 ")
    facts = json.loads(here("solve", str(path), "--nodes", "1000000", "--json").out)
    assert (facts["winner"], facts["plies"], facts["shortest"]) == ("black", 9, True)
    assert len(facts["line"]) == 9
    final = tercet.load(path)
    final.play(" ".join(facts["line"]))
    assert final.result == "1-0"
    assert here("solve", str(path), "--nodes", "1").out.startswith(("Black wins", "Not solved"))


def test_where_there_is_no_answer_it_says_so(tmp_path: Path, here: Callable[..., Ran]) -> None:
    path = tmp_path / "game.tct"
    tercet.start("mabula", seed=1).record().save(path)
    assert here("solve", str(path), "--nodes", "5000").out.startswith("Not solved within ")
    facts = json.loads(here("solve", str(path), "--nodes", "5000", "--json").out)
    assert facts["solved"] is False
    hidden = tmp_path / "hidden.tct"
    tercet.start("mandala", seed=1).record().save(hidden)
    assert "no exact value" in here("solve", str(hidden)).refused()
