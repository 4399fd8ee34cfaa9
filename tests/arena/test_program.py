"""Programs as players: what they are told, and what becomes of those that misbehave."""

import json
import os
import pickle
import random
import sys
import time
from pathlib import Path

import pytest

import tercet
from tercet.arena.match import Match, play_game
from tercet.core.errors import TercetError
from tercet.core.registry import find
from tercet.players import Turn, make
from tercet.players.program import LONGEST_ANSWER, Program, ProgramFailed, turn_message
from tests.arena.support import ANSWER, program
from tests.test_hidden import other_world, random_game


@pytest.mark.parametrize("game", tercet.game_names())
def test_a_program_plays_a_whole_game(game: str, tmp_path: Path) -> None:
    kept = tmp_path / "told.jsonl"
    body = f"print(line, end='', file=open({str(kept)!r}, 'a'), flush=True)\n{ANSWER}"
    done = play_game(Match(game, program(tmp_path, body), "random"), 1)
    lines = [json.loads(line) for line in kept.read_text("utf-8").splitlines()]
    assert len(lines) == done.moves["a"] > 0
    position = tercet.Record.parse(done.record).position()
    seat = find(game).seats[1]
    moves = position.moves
    for line in lines:
        assert set(line) == {"game", "options", "seat", "ply", "legal", "view", "record"}
        assert (line["game"], line["seat"]) == (game, seat)
        assert moves[line["ply"]] == line["legal"][len(line["legal"]) // 2]
        assert line["view"]["viewer"] == seat
        seen = tercet.Record.parse(line["record"])
        assert [entry.move for entry in seen.entries] == moves[: line["ply"]]
        assert seen.viewer == seat


@pytest.mark.parametrize("seed", range(12))
def test_a_program_is_told_nothing_that_its_seat_may_not_know(seed: int) -> None:
    position = random_game(seed)
    seat = str(position.to_move)
    other = other_world(position, seat, random.Random(seed))
    line = json.dumps(turn_message(Turn.of(position)))
    assert "?" in line
    if other is not None:
        assert other.state.tobytes() != position.state.tobytes()
        assert json.dumps(turn_message(Turn.of(other))) == line


def test_enough_other_worlds_were_compared() -> None:
    worlds = 0
    for seed in range(12):
        position = random_game(seed)
        worlds += other_world(position, str(position.to_move), random.Random(seed)) is not None
    assert worlds >= 6


def first_turn() -> Turn:
    return Turn.of(tercet.start("mana", setup="Db1 Db6"))


def started(text: str) -> Program:
    player = make(text, find("mana"), "seed")
    assert isinstance(player, Program)
    return player


MISBEHAVING = {
    "sys.exit(3)": "error-program-ended",
    "print('half a line', end='', flush=True); sys.exit()": "error-program-ended",
    "print('hello', flush=True)": "error-program-answer",
    "print('[]', flush=True)": "error-program-answer",
    "print('{}', flush=True)": "error-program-answer",
    "print('{\"move\": 7}', flush=True)": "error-program-answer",
    "print('[' * 60000, flush=True)": "error-program-answer",
    "sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()": "error-program-answer",
    'print(\'{"move": "a1-f6"}\', flush=True)': "error-program-move",
    'print(\'{"move": ""}\', flush=True)': "error-program-move",
    f"print('x' * {LONGEST_ANSWER + 1}, flush=True)": "error-program-long",
    f"print('x' * {10 * LONGEST_ANSWER}, end='', flush=True)": "error-program-long",
    "time.sleep(1000)": "error-program-silent",
    "print('{\"move\": ', end='', flush=True); time.sleep(1000)": "error-program-silent",
}


@pytest.mark.parametrize(("body", "message"), MISBEHAVING.items())
def test_a_program_that_misbehaves_is_named(body: str, message: str, tmp_path: Path) -> None:
    text = program(tmp_path, body)
    limit = 1 if message == "error-program-silent" else 50
    player = started(text.replace("program:", f"program:seconds={limit}:"))
    try:
        with pytest.raises(ProgramFailed) as failed:
            player.choose(first_turn())
    finally:
        player.close()
    assert failed.value.message == message
    assert len(str(failed.value)) < 300
    travelled = pickle.loads(pickle.dumps(failed.value))  # noqa: S301
    assert str(travelled) == str(failed.value)


def test_a_program_that_does_not_even_listen_is_given_up(tmp_path: Path) -> None:
    path = tmp_path / "deaf.py"
    path.write_text("import time; time.sleep(1000)\n")
    turn = first_turn()
    long = tercet.Record.parse(str(turn.record))
    long.comment = "x" * 1_000_000  # more than a pipe holds
    player = started(f"program:seconds=1:'{sys.executable}' '{path}'")
    with pytest.raises(ProgramFailed) as failed:
        player.choose(Turn(turn.game, turn.seat, turn.ply, turn.state, turn.view, long))
    assert failed.value.message == "error-program-silent"
    player.close()


def lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("body", [ANSWER, f"{ANSWER}\ntime.sleep(1000)"], ids=["ends", "stays"])
def test_a_closed_program_is_gone(body: str, tmp_path: Path) -> None:
    kept = tmp_path / "pid"
    told_pid = f"import os; open({str(kept)!r}, 'w').write(str(os.getpid()))\n"
    player = started(program(tmp_path, told_pid + body))
    player.choose(first_turn())
    pid = int(kept.read_text())
    assert lives(pid)
    player.close()
    assert not lives(pid)


def test_a_forgotten_program_is_gone_too(tmp_path: Path) -> None:
    kept = tmp_path / "pid"
    told_pid = f"import os; open({str(kept)!r}, 'w').write(str(os.getpid()))\n"
    player = started(program(tmp_path, told_pid + ANSWER))
    player.choose(first_turn())
    pid = int(kept.read_text())
    del player
    assert not lives(pid)


def test_the_time_is_the_programs_own_account_or_measured(tmp_path: Path) -> None:
    own = 'print(json.dumps({"move": legal[0], "seconds": 7.5, "nodes": 3}), flush=True)'
    player = started(program(tmp_path, own))
    player.choose(first_turn())
    player.choose(first_turn())
    assert player.clock() == 15
    player.close()
    for odd in ('"soon"', "-1", "NaN", "Infinity", "true", "null", "1" * 400):
        text = f'time.sleep(0.05); print(\'{{"move": "\' + legal[0] + \'", "seconds": {odd}}}\')'
        player = started(program(tmp_path, f"{text}; sys.stdout.flush()"))
        begun = time.monotonic()
        player.choose(first_turn())
        assert 0.05 <= player.clock() <= time.monotonic() - begun
        player.close()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("program", "error-program-command"),
        ("program:", "error-program-command"),
        ("program:  ", "error-program-command"),
        ("program:'unclosed", "error-program-command"),
        ("program:seconds=5:", "error-program-command"),
        ("program:no-such-program-here a:b", "error-program-start"),
        ("program:seconds=0:python3", "error-program-start"),
    ],
)
def test_a_command_that_cannot_run_is_refused_at_once(text: str, message: str) -> None:
    with pytest.raises(TercetError) as refused:
        make(text, find("mana"), "")
    assert refused.value.message == message
    assert str(refused.value)


def test_a_command_may_hold_colons(tmp_path: Path) -> None:
    path = tmp_path / "a:b.py"
    path.write_text(
        "import json, sys\n"
        "assert sys.argv[1:] == ['x:y=1', '$HOME']\n"
        "for line in sys.stdin:\n"
        "    print(json.dumps({'move': json.loads(line)['legal'][-1]}), flush=True)\n"
    )
    player = started(f"program:{sys.executable} {path} x:y=1 '$HOME'")
    assert player.choose(first_turn()) == first_turn().view["legal"][-1]
    player.close()
