"""Lessons and practice positions of a game, from ``lessons.json`` in its folder.

A lesson is a list of steps on the real board. A step without a record goes on from where the step
before it ended. What it says are texts named after it: see `messages`. The format is described in
``docs/lessons.md``.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec

from tercet.core.errors import TercetError
from tercet.core.game import Event
from tercet.core.position import Position
from tercet.core.records import Record
from tercet.core.registry import about, folder

FILE = "lessons.json"
SEED = "lesson"  # of the chance that neither a record nor a move of a step gives
MOST_POSITIONS = 200  # in which a step may begin, if the learner could play several moves before it
# No digits, which are the numbers of steps; practice-ID is the address of a practice position,
# and next that of the first lesson that is not done.
_ID = re.compile(r"(?!practice-|next$)[a-z]+(-[a-z]+)*")
_ARROW = re.compile(r"[^\s>]+>[^\s>]+")


class BadLessons(ValueError):
    """A file of lessons cannot be read, or a step of it cannot be done."""


class Goal(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """What has to be reached; all that is given must hold."""

    event: Event | None = None  # a type and facts that some event of a move has
    result: Literal["won", "not-lost"] | None = None
    score: int | None = None  # of the learner, at least
    lead: int | None = None  # of the learner over the opponent, at least

    def __post_init__(self) -> None:
        if not any(value is not None for value in msgspec.structs.astuple(self)):
            raise ValueError("a goal needs one of event, result, score, lead")
        if self.event is not None and not isinstance(self.event.get("type"), str):
            raise ValueError("an event needs a type")

    def reached(self, position: Position, seat: str) -> bool:
        """Whether the last move of a position has reached the goal, for the player of a seat."""
        return (
            self._event_met(position, seat)
            and self._result_met(position, seat)
            and (self.score is None or position.scores[seat] >= self.score)
            and (self.lead is None or _lead(position, seat) >= self.lead)
        )

    def _event_met(self, position: Position, seat: str) -> bool:
        wanted = self.event
        return wanted is None or any(
            all(event.get(fact) == value for fact, value in wanted.items())
            for event in position.last_events(seat)
        )

    def _result_met(self, position: Position, seat: str) -> bool:
        if self.result is None:
            return True
        result = position.result
        if result is None:
            return False
        return result.winner == seat or (self.result == "not-lost" and result.winner is None)


def _lead(position: Position, seat: str) -> int:
    own = position.scores[seat]
    return 2 * own - sum(position.scores.values())


class Answer(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The answer to a wrong move: the key of its text, and the moves that would follow."""

    key: str
    then: str


class _Place(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What all steps have: the position, who the learner is, and what is drawn on the board."""

    record: str | None = None  # a whole .tct record; None: go on from the step before
    seat: str | None = None  # whom the learner plays; None: as before, or the seat to move
    marks: list[str] = []  # places of the board, by the names that the board gives them
    arrows: list[str] = []  # FROM>TO, by the same names
    rules: list[str] = []  # the ids of the rules that the step shows


class Tell(_Place, tag_field="kind", tag="tell"):
    """Something to read."""


class Choose(_Place, tag_field="kind", tag="choose"):
    """The learner shows a place of the board."""

    target: str
    also: list[str] = []  # further places that are right
    wrong: dict[str, str] = {}  # places, and the keys of their answers


class Play(_Place, tag_field="kind", tag="play"):
    """The learner plays one of these moves."""

    moves: list[str]  # with the chance that follows, if the lesson gives it: "A1r *gyp"
    wrong: dict[str, str | Answer] = {}  # moves, legal or not, and their answers
    then: str | None = None  # the moves that follow, such as the opponent's answer


class Satisfy(_Place, tag_field="kind", tag="satisfy"):
    """The learner plays any move that reaches the goal."""

    goal: Goal
    wrong: dict[str, str | Answer] = {}
    then: str | None = None


class PlayOut(_Place, tag_field="kind", tag="play-out"):
    """The learner plays against the computer until the goal is reached."""

    level: int
    goal: Goal
    within: int | None = None  # moves of the learner
    proven: bool = False  # whether best play reaches the goal against any play


Step: TypeAlias = Tell | Choose | Play | Satisfy | PlayOut


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A chain of steps."""

    id: str
    steps: list[Step]


class Practice(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A position with a goal, played out against the computer."""

    id: str
    record: str
    level: int
    goal: Goal
    seat: str | None = None
    within: int | None = None  # moves of the learner
    proven: bool = False  # whether best play reaches the goal against any play
    marks: list[str] = []
    arrows: list[str] = []
    rules: list[str] = []


class Lessons(msgspec.Struct, forbid_unknown_fields=True):
    """All lessons and practice positions of a game, in their order."""

    lessons: list[Lesson]
    practice: list[Practice] = []


def load_lessons(game: str) -> Lessons | None:
    """The lessons of a game; None if it has none. `BadLessons` says what cannot be read."""
    path = folder(game) / FILE
    return read_lessons(path) if path.exists() else None


def read_lessons(path: Path) -> Lessons:
    """Read a file of lessons; `BadLessons` names the place of what is wrong."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Lessons)
    except msgspec.DecodeError as error:
        raise BadLessons(f"{path}: {error}") from error


# The texts


def messages(lessons: Lessons) -> list[str]:
    """The ids of all texts that lessons need, in the catalogues ``LANG-lessons.ftl`` of the game.

    `lesson-ID` is the title, `lesson-ID-N` what step N says, counted from 1.
    """
    found: list[str] = []
    for lesson in lessons.lessons:
        found.append(f"lesson-{lesson.id}")
        for number, step in enumerate(lesson.steps, 1):
            name = f"lesson-{lesson.id}-{number}"
            found.append(name)
            if not isinstance(step, Tell):
                found += [f"{name}-hint", f"{name}-right"]
            if isinstance(step, Choose | Play | Satisfy):
                keys = dict.fromkeys(_key(answer) for answer in step.wrong.values())
                found += [f"{name}-wrong-{key}" for key in keys]
    return found + [f"practice-{practice.id}" for practice in lessons.practice]


def _key(answer: str | Answer) -> str:
    return answer if isinstance(answer, str) else answer.key


# The check


def problems(game: str, lessons: Lessons) -> list[str]:
    """Everything in the lessons of a game that the rules do not allow, one sentence each."""
    found: list[str] = []
    for name, ids in (
        ("lesson", [lesson.id for lesson in lessons.lessons]),
        ("practice", [practice.id for practice in lessons.practice]),
    ):
        found += [f"{name} {one}: the id is there twice" for one in set(ids) if ids.count(one) > 1]
        found += [
            f"{name} {one}: an id has small letters and hyphens, no practice- in front"
            for one in ids
            if not _ID.fullmatch(one)
        ]
    for lesson in lessons.lessons:
        found += _LessonCheck(game, lesson).problems
    for practice in lessons.practice:
        step = PlayOut(
            record=practice.record,
            seat=practice.seat,
            marks=practice.marks,
            arrows=practice.arrows,
            rules=practice.rules,
            level=practice.level,
            goal=practice.goal,
            within=practice.within,
        )
        check = _LessonCheck(game, Lesson(practice.id, [step]))
        found += [f"practice {problem}" for problem in check.problems]
    return found


class _LessonCheck:
    """Does a lesson in every way that a learner can, and notes what goes wrong."""

    def __init__(self, game: str, lesson: Lesson) -> None:
        self.problems: list[str] = []
        self._game = game
        positions: list[Position] = []
        seat: str | None = None
        if not lesson.steps:
            self.problems.append(f"{lesson.id}: there are no steps")
        for number, step in enumerate(lesson.steps, 1):
            self._where = f"{lesson.id}, step {number}"
            try:
                if step.record is not None:
                    positions, seat = [position_of(game, step.record)], None
                seat = step.seat or seat or _to_move(positions)
                positions = self._do(step, positions, seat)
            except (BadLessons, TercetError) as error:
                self.problems.append(f"{self._where}: {error}")
                positions = []
                if number < len(lesson.steps) and lesson.steps[number].record is None:
                    return  # what follows would only repeat it

    @contextmanager
    def _noted(self, about: str) -> Iterator[None]:
        try:
            yield
        except (BadLessons, TercetError) as error:
            self.problems.append(f"{self._where}: {about}: {error}")

    def _do(self, step: Step, positions: list[Position], seat: str) -> list[Position]:
        """The positions in which the learner can be after a step."""
        if not positions:
            raise BadLessons("it needs a record, as nothing goes before it")
        if len(positions) > MOST_POSITIONS:
            raise BadLessons(f"it needs a record: it begins in {len(positions)} positions")
        if seat not in about(self._game).seats:
            raise BadLessons(f"{seat} is no seat")
        for arrow in step.arrows:
            if not _ARROW.fullmatch(arrow):
                raise BadLessons(f"an arrow is written FROM>TO, not {arrow}")
        match step:
            case Tell():
                return positions
            case Choose():
                if same := {step.target, *step.also} & step.wrong.keys():
                    raise BadLessons(f"both right and wrong: {', '.join(same)}")
                for position in positions:  # a board has places for keys if somebody may move
                    _check_turn(position, seat)
                return positions
            case PlayOut():
                self._check_play_out(step, positions, seat)
                return []
        return _different(
            after for position in positions for after in self._play(step, position, seat)
        )

    def _check_play_out(self, step: PlayOut, positions: list[Position], seat: str) -> None:
        levels = len(about(self._game).levels)
        if not 1 <= step.level <= levels:
            raise BadLessons(f"there are levels 1 to {levels}, not {step.level}")
        if step.within is not None and step.within < 1:
            raise BadLessons("within is less than 1 move")
        for position in positions:
            if position.is_over:
                raise BadLessons("the game is over")
            if step.goal.event is None and step.goal.reached(position, seat):
                raise BadLessons("the goal is reached before the first move")

    def _play(self, step: Play | Satisfy, position: Position, seat: str) -> list[Position]:
        _check_turn(position, seat)
        moves = right_moves(step, position, seat)
        if not moves:
            raise BadLessons("no move is right")
        right = {position.rules.parse(move.split()[0]) for move in moves}
        for move, answer in step.wrong.items():
            with self._noted(f"wrong move {move}"):
                if position.rules.parse(move) in right:
                    raise BadLessons("it is right")
                _check_wrong(position, move, answer)
        ended = []
        for move in moves:
            with self._noted(f"move {move}"):
                after = played(position, move)
                if after.ply != position.ply + 1:
                    raise BadLessons("it is more than one move")
                ended.append(played(after, step.then) if step.then else after)
        return ended


def _check_turn(position: Position, seat: str) -> None:
    if position.to_move != seat:
        raise BadLessons(f"{seat} is not to move, {position.to_move or 'nobody'} is")


def _check_wrong(position: Position, move: str, answer: str | Answer) -> None:
    legal = _is_legal(position, move)
    if isinstance(answer, Answer):
        if not legal:
            raise BadLessons("nothing can follow it, as it is not legal")
        played(position, f"{move} {answer.then}")


def right_moves(step: Step, position: Position, seat: str) -> list[str]:
    """The moves that a step accepts, with the chance that the lesson gives."""
    match step:
        case Play():
            return step.moves
        case Satisfy():
            legal = position.legal_moves()
            return [move for move in legal if step.goal.reached(played(position, move), seat)]
    return []


def beginning(game: str, steps: Sequence[Step | Practice]) -> tuple[Position, str]:
    """Where the last of these steps begins if the first right moves are played, and the seat."""
    first = max(number for number, step in enumerate(steps) if step.record is not None)
    position = position_of(game, steps[first].record or "")
    seat = position.to_move or position.seats[0]
    for step in steps[first:-1]:
        seat = step.seat or seat
        if isinstance(step, Play | Satisfy):
            moves = right_moves(step, position, seat)[0], step.then
            position = played(position, " ".join(filter(None, moves)))
    return position, steps[-1].seat or seat


def position_of(game: str, record: str) -> Position:
    """The position that a record of this game leads to, with the chance of lessons to follow."""
    parsed = Record.parse(record)
    if parsed.game != game:
        raise BadLessons(f"the record is one of {parsed.game}")
    return parsed.position(seed=SEED)


def played(position: Position, moves: str) -> Position:
    """The position after these moves, as a copy."""
    after = position.copy()
    after.play(moves)
    return after


def _is_legal(position: Position, move: str) -> bool:
    action = position.rules.parse(move)
    return action in {position.rules.parse(legal) for legal in position.legal_moves()}


def _to_move(positions: list[Position]) -> str:
    """The seat to move; if the game is over, or nobody knows, the first one."""
    if not positions:
        return ""
    return positions[0].to_move or positions[0].seats[0]


def _different(positions: Iterable[Position]) -> list[Position]:
    """One position per record."""
    return list({str(position.record()): position for position in positions}.values())


def rules_met(lessons: Lessons) -> set[str]:
    """The ids of the rules that the lessons show."""
    steps: list[Any] = [step for lesson in lessons.lessons for step in lesson.steps]
    return {rule for one in (*steps, *lessons.practice) for rule in one.rules}
