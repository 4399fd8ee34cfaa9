"""Every lesson of every game: what it asks for can be done, and what it calls wrong is wrong."""

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

import tercet
from tercet.core.lessons import (
    BadLessons,
    Goal,
    Lessons,
    PlayOut,
    Practice,
    Step,
    beginning,
    load_lessons,
    messages,
    problems,
    read_lessons,
    rules_met,
)
from tercet.core.position import Position
from tercet.core.registry import about, folder
from tercet.core.texts import LANGUAGES, texts

LESSONS = {
    game: lessons for game in tercet.game_names() if (lessons := load_lessons(game)) is not None
}
PROOF_NODES = 3_000_000  # enough for every goal that is said to be proven
TRIES = 20  # games in which a goal that is not proven must be reached at least once


def test_there_are_lessons() -> None:
    assert LESSONS


@pytest.mark.parametrize("game", LESSONS)
def test_every_step_can_be_done_and_wrong_answers_are_wrong(game: str) -> None:
    assert problems(game, LESSONS[game]) == []


@pytest.mark.parametrize("game", LESSONS)
def test_every_rule_is_met(game: str) -> None:
    prefix, number = import_module(f"tests.rules.test_{game}").RULES
    assert rules_met(LESSONS[game]) == {f"{prefix}-{rule}" for rule in range(1, number + 1)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_every_step_has_its_words_and_there_are_no_others(game: str, language: str) -> None:
    needed = messages(LESSONS[game])
    assert [name for name in needed if not texts(language, game).has(name)] == []
    path = folder(game) / "texts" / f"{language}-lessons.ftl"
    there = FluentParser().parse(path.read_text("utf-8")).body
    names = [entry.id.name for entry in there if isinstance(entry, ast.Message)]
    own = [name for name in names if name.startswith(("lesson-", "practice-"))]
    assert sorted(own) == sorted(needed)


Exercise = tuple[str, list[Step] | list[Practice]]


def _exercises(lessons: Lessons) -> list[Exercise]:
    """The lessons and practice positions with their ids; a practice position is one step."""
    found: list[Exercise] = [(lesson.id, lesson.steps) for lesson in lessons.lessons]
    return found + [(practice.id, [practice]) for practice in lessons.practice]


# Each step that is played against the computer, with the steps before it.
PLAYED_OUT = [
    pytest.param(game, steps[:number], id=f"{game}-{name}")
    for game, lessons in LESSONS.items()
    for name, steps in _exercises(lessons)
    for number, step in enumerate(steps, 1)
    if isinstance(step, PlayOut | Practice)
]


@pytest.mark.parametrize(("game", "steps"), PLAYED_OUT)
def test_the_goal_can_be_reached(game: str, steps: list[Any]) -> None:
    position, seat = beginning(game, steps)
    step = steps[-1]
    if step.proven:
        assert _is_proven(position, seat, step.goal, step.within)
    else:
        assert any(_reaches(position, seat, step, str(seed)) for seed in range(TRIES))


def _is_proven(position: Position, seat: str, goal: Goal, within: int | None) -> bool:
    """Whether the seat reaches the goal with best play against any play."""
    verdict = position.analyse(nodes=PROOF_NODES, lines=1).verdict
    if verdict is None:
        return False
    if goal.result is not None and verdict.winner != seat:
        return goal.result == "not-lost" and verdict.winner is None
    if goal.lead is not None or goal.score is not None:
        scores = verdict.scores
        if scores is None:
            return False
        lead = 2 * scores[seat] - sum(scores.values())
        if lead < (goal.lead or lead) or scores[seat] < (goal.score or scores[seat]):
            return False
    if within is None or verdict.plies is None:
        return within is None or goal.result != "won"
    own = (verdict.plies + (1 if position.to_move == seat else 0)) // 2
    return own <= within


def _reaches(position: Position, seat: str, step: PlayOut | Practice, seed: str) -> bool:
    """Whether a strong player reaches the goal in the learner's place in one game."""
    position, moves = position.copy(), 0
    strong = len(about(position.game).levels) - 1  # the strongest one thinks too long
    while not position.is_over:
        own = position.to_move == seat
        if own and moves == step.within:
            return step.goal.result == "not-lost"
        position.play(position.best_move(strong if own else step.level, seed))
        moves += own
        if step.goal.reached(position, seat):
            return True
    return False


# The check itself


def _lesson(*steps: dict[str, Any]) -> list[str]:
    lessons = msgspec.convert({"lessons": [{"id": "one", "steps": steps}]}, Lessons)
    return problems("mana", lessons)


START = '[Game "mana"]\n\n1. Db1\n2. Db6\n'


def test_a_lesson_without_a_defect_has_no_problems() -> None:
    tell = {"kind": "tell", "record": START, "arrows": ["b1>b3"]}
    move = {"kind": "play", "moves": ["b1-b3"], "then": "a6-a5", "wrong": {"b1-b2": "short"}}
    bird = {"event": {"type": "bird", "bird": 1}}
    assert _lesson(tell, move, {"kind": "satisfy", "goal": bird}) == []


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ({"kind": "tell"}, "it needs a record"),
        ({"kind": "tell", "record": '[Game "mabula"]\n'}, "not read|one of mabula|chance|outcome"),
        ({"kind": "tell", "record": START, "seat": "red"}, "red is no seat"),
        ({"kind": "tell", "record": START, "arrows": ["b1-b3"]}, "FROM>TO"),
        ({"kind": "choose", "record": START, "target": "b1", "wrong": {"b1": "x"}}, "both right"),
        ({"kind": "play", "record": START, "moves": []}, "no move is right"),
        ({"kind": "play", "record": START, "moves": ["b1-b2"]}, "MNA-6"),
        ({"kind": "play", "record": START, "moves": ["hop"]}, "move hop|hop"),
        ({"kind": "play", "record": START, "moves": ["b1-b3 a6-a5"]}, "more than one move"),
        ({"kind": "play", "record": START, "moves": ["b1-b3"], "then": "b6-b5"}, "MNA-11|MNA-6"),
        (
            {"kind": "play", "record": START, "moves": ["b1-b3"], "wrong": {"b1xb3": "x"}},
            "wrong move b1xb3: it is right",
        ),
        (
            {
                "kind": "play",
                "record": START,
                "moves": ["b1-b3"],
                "wrong": {"b1-b2": {"key": "x", "then": "b6-b5"}},
            },
            "nothing can follow it",
        ),
        (
            {"kind": "satisfy", "record": START, "goal": {"event": {"type": "capture"}}},
            "no move is right",
        ),
        (
            {
                "kind": "satisfy",
                "record": START,
                "goal": {"event": {"type": "bird"}},
                "wrong": {"b1-b3": "x"},
            },
            "it is right",
        ),
        ({"kind": "play", "record": START, "seat": "white", "moves": ["b6-b4"]}, "not to move"),
        ({"kind": "play-out", "record": START, "level": 9, "goal": {"result": "won"}}, "levels 1"),
        ({"kind": "play-out", "record": START, "level": 1, "goal": {"score": 0}}, "before the"),
    ],
)
def test_every_defect_is_found(step: dict[str, Any], said: str) -> None:
    found = _lesson(step)
    assert len(found) == 1
    assert found[0].startswith("one, step 1: ")
    assert re.search(said, found[0]), found[0]


def test_every_way_through_a_lesson_is_tried() -> None:
    first = {"kind": "play", "record": START, "moves": ["b1-b3", "b1-a2"]}
    second = {"kind": "play", "seat": "white", "moves": ["a6-a5"]}
    found = _lesson(first, second)  # after b1-b3 the bird asks for ones, after b1-a2 for ones, too
    assert found == []
    third = {"kind": "play", "record": START, "moves": ["b1-b3", "a1-a4"]}
    assert len(_lesson(third, second)) == 1, "after a1-a4 the bird asks for twos"


@pytest.mark.parametrize(
    "text",
    [
        '{"lessons": [{"id": "one", "steps": [{"kind": "tel"}]}]}',
        '{"lessons": [{"id": "one", "steps": [{"kind": "satisfy", "goal": {}}]}]}',
        '{"lessons": [{"id": "one", "steps": [{"kind": "tell", "rulez": []}]}]}',
    ],
)
def test_a_file_that_cannot_be_read_names_its_place(tmp_path: Path, text: str) -> None:
    path = tmp_path / "lessons.json"
    path.write_text(text)
    with pytest.raises(BadLessons, match=r"\$\.lessons\[0\]\.steps\[0\]"):
        read_lessons(path)
