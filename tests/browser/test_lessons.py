"""Lessons on real pages: every one is done by keyboard; all languages, phone and desk, offline."""

import pytest

from tercet.core.lessons import (
    Answer,
    Choose,
    Lesson,
    Play,
    PlayOut,
    Satisfy,
    Step,
    Tell,
    beginning,
    load_lessons,
    right_moves,
)
from tercet.core.position import Position
from tercet.core.texts import texts
from tests import amount
from tests.browser.conftest import Visit
from tests.browser.playing import GAMES
from tests.browser.test_offline import installed
from tests.browser.test_pages import LOOKS, SIZES, check, check_board
from tests.browser.visitor import LOCALES, PHONE, Sight
from tests.server.real import Server

LESSONS = {game: lessons for game in GAMES if (lessons := load_lessons(game)) is not None}
ALL = [
    pytest.param(game, lesson, id=f"{game}-{lesson.id}")
    for game, lessons in LESSONS.items()
    for lesson in lessons.lessons
]
FIRST = next(iter(LESSONS))
WRONG = amount.amount(1, 99)  # answers per step; tests/lessons has them all
_MOST_KEYS = 200
_FOCUSED = "(selector) => document.activeElement.matches(selector)"
_MIDDLE = """
(selector) => {
  const element = selector ? document.querySelector(selector) : document.activeElement;
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
"""


class Learner:
    """Somebody who does a lesson with the keyboard alone."""

    def __init__(self, sight: Sight, game: str, language: str = "en") -> None:
        self.sight = sight
        self.page = sight.page
        self.game = game
        self.words = texts(language, game)
        self.found_field = False

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def is_at(self, selector: str) -> bool:
        return bool(self.page.evaluate(_FOCUSED, selector))

    def go_to(self, selector: str) -> None:
        """Press Tab until the focus is there."""
        self.page.locator(selector).first.wait_for(state="attached")
        for _ in range(_MOST_KEYS):
            if self.is_at(selector):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {selector}")

    def go_to_place(self, place: str) -> None:
        """From the board's place for Tab by arrow keys to another one."""
        target = f'.stage [data-place="{place}"]'
        if not self.is_at(".stage [data-place]"):
            self.go_to(".stage [data-place]")
        for _ in range(_MOST_KEYS):
            if self.is_at(target):
                return
            (x, y), (wanted_x, wanted_y) = (self.page.evaluate(_MIDDLE, s) for s in ("", target))
            across, down = wanted_x - x, wanted_y - y
            if abs(across) > abs(down):
                self.press("ArrowRight" if across > 0 else "ArrowLeft")
            else:
                self.press("ArrowDown" if down > 0 else "ArrowUp")
        raise AssertionError(f"arrow keys do not lead to {place}")

    def type(self, move: str) -> None:
        """Tab leads to the field; that is tried once, because every key takes its time."""
        if not self.found_field:
            self.go_to("#typed")
            self.found_field = True
        field = self.page.locator("#typed")
        field.fill(move)
        field.press("Enter")

    def until(self, *phases: str) -> str:
        """Wait until the lesson is in one of these phases."""
        buttons = self.page.locator(".buttons[data-phase]")
        self.sight.wait(
            lambda: buttons.get_attribute("data-phase") in phases, f"one of {', '.join(phases)}"
        )
        return str(buttons.get_attribute("data-phase"))

    def hears(self, message: str) -> None:
        """What is said about the last attempt, where screen readers are told of it."""
        said = self.words.say(message)
        self.sight.wait(lambda: self.status() == said, f"{said!r}")

    def go_on(self) -> None:
        """The button to go on has the focus; it is pressed."""
        self.sight.wait(lambda: self.is_at(".side .primary"), "the focus on the button to go on")
        self.press("Enter")

    def do(self, step: Step, position: Position, name: str, seat: str) -> None:
        """Do a step, a wrong move first."""
        self.page.locator(f'[data-step="{name.rpartition("-")[2]}"]').wait_for()
        assert self.page.locator(".text").inner_text() == self.words.say(name)
        self.sees_marks(step)
        match step:
            case Tell():
                self.go_to(".side .primary")
            case Choose():
                self.choose(step, name)
            case PlayOut():
                self.play_out()
            case Play() | Satisfy():
                self.play(step, position, name, seat)

    def play(self, step: Play | Satisfy, position: Position, name: str, seat: str) -> None:
        for move, answer in list(step.wrong.items())[:WRONG]:
            self.go_wrong(move, answer, name)
        self.type(right_moves(step, position, seat)[0].split()[0])
        self.until("right")
        self.hears(f"{name}-right")

    def sees_marks(self, step: Step) -> None:
        """All marks and arrows are drawn, and told to screen readers."""
        drawing = self.page.locator(".stage > .board > svg.overlay")
        marks, arrows = drawing.locator("rect.ink"), drawing.locator(".arrow.ink")
        self.sight.wait(lambda: marks.count() == len(step.marks), f"{step.marks}")
        self.sight.wait(lambda: arrows.count() == len(step.arrows), f"{step.arrows}")
        if step.marks or step.arrows:
            assert self.page.locator("[data-marks]").inner_text()

    def go_wrong(self, move: str, answer: str | Answer, name: str) -> None:
        """A wrong move is answered, and taken back if it lies on the board."""
        self.until("asked")
        self.type(move)
        key = answer if isinstance(answer, str) else answer.key
        self.hears(f"{name}-wrong-{key}")
        if self.until("wrong", "asked") == "wrong":
            self.go_on()
            self.until("asked")

    def choose(self, step: Choose, name: str) -> None:
        for place, key in list(step.wrong.items())[:WRONG]:
            self.go_to_place(place)
            self.press("Enter")
            self.hears(f"{name}-wrong-{key}")
        self.go_to_place(step.target)
        self.press("Enter")
        self.until("right")
        self.hears(f"{name}-right")

    def play_out(self) -> None:
        """Play the moves that the hint shows, until the goal is reached."""
        while (phase := self.until("asked", "right", "failed")) != "right":
            if phase == "failed":
                self.go_on()
            else:
                move = self.hinted_move()
                self.type(move)
                said = self.words.say("lessons-shown-move", move=move)
                self.sight.wait(lambda said=said: self.status() != said, "a move")  # type: ignore[misc]

    def hinted_move(self) -> str:
        """What the hint shows when it is asked for again and again."""
        before, after = self.words.say("lessons-shown-move", move="MOVE").split("MOVE")
        thinking = self.words.say("web-status-thinking")
        while not (said := self.status()).startswith(before):
            self.go_to(".buttons button")
            self.press("Enter")
            self.sight.wait(lambda said=said: self.status() not in (said, thinking), "a hint")  # type: ignore[misc]
        return said.removeprefix(before).removesuffix(after)

    def status(self) -> str:
        """Where screen readers are told of what has happened."""
        return self.page.locator(".side [role=status]").inner_text()


def do_all(learner: Learner, lesson: Lesson) -> None:
    """Do a lesson from its first step to its end."""
    for number, step in enumerate(lesson.steps, 1):
        position, seat = beginning(learner.game, lesson.steps[:number])
        learner.do(step, position, f"lesson-{lesson.id}-{number}", seat)
        learner.until("right")
        learner.go_on()
    learner.page.get_by_role("button", name=learner.words.say("lessons-repeat")).wait_for()


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_a_lesson_is_done_by_keyboard(visit: Visit, game: str, lesson: Lesson) -> None:
    sight = visit("en").open(f"/learn/{game}/{lesson.id}")
    do_all(Learner(sight, game), lesson)
    sight.page.locator(f'main a[href$="/learn/{game}"]').first.click()
    entry = sight.page.locator("li", has=sight.page.locator(f'a[href$="/{lesson.id}"]'))
    assert texts("en").say("lessons-state-done") in entry.inner_text()


PRACTICE = [game for game, lessons in LESSONS.items() if lessons.practice]


@pytest.mark.parametrize("game", PRACTICE)
def test_a_position_is_practised_by_keyboard(visit: Visit, game: str) -> None:
    practice = LESSONS[game].practice[0]
    sight = visit("en").open(f"/learn/{game}/practice-{practice.id}")
    learner = Learner(sight, game)
    learner.page.get_by_text(learner.words.say(f"practice-{practice.id}")).wait_for()
    learner.play_out()
    learner.hears("lessons-reached")


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize(("language", "look"), LOOKS)
def test_pages_of_lessons(visit: Visit, game: str, language: str, look: str) -> None:
    size, scheme = look.split("-")
    sight = visit(language, viewport=SIZES[size], color_scheme=scheme).open(f"/learn/{game}")
    sight.page.locator("ol li").first.wait_for()
    sight.picture(f"lessons-{game}-{language}-{look}")
    check(sight, language, f"lessons {game} {language} {look}")
    learner = open_lesson(sight, game, LESSONS[game].lessons[0])
    learner.until("right", "asked")
    sight.picture(f"lesson-{game}-{language}-{look}")
    check(sight, language, f"lesson {game} {language} {look}")
    sight.go(f"/learn/{game}/practice-{LESSONS[game].practice[0].id}")
    learner.until("asked")
    sight.picture(f"practice-{game}-{language}-{look}")
    check(sight, language, f"practice {game} {language} {look}")


@pytest.mark.parametrize("language", LOCALES if amount.THOROUGH else ["hu"])  # long words
@pytest.mark.parametrize("game", LESSONS)
def test_boards_of_lessons_fit_a_phone(visit: Visit, game: str, language: str) -> None:
    sight = visit(language, viewport=PHONE).open(f"/learn/{game}")
    for lesson in LESSONS[game].lessons:
        open_lesson(sight, game, lesson)
        check_board(sight)


def open_lesson(sight: Sight, game: str, lesson: Lesson) -> Learner:
    """A lesson at its first step, once its board is drawn."""
    sight.go(f"/learn/{game}/{lesson.id}")
    sight.page.locator(".stage .board > *").first.wait_for()
    return Learner(sight, game)


def _open_step(visit: Visit, game: str, lesson: Lesson, number: int) -> Learner:
    """A lesson at one of its steps, by skipping those before it."""
    sight = visit("en").open(f"/learn/{game}/{lesson.id}")
    learner = Learner(sight, game)
    for step in range(1, number):
        sight.page.locator(f'[data-step="{step}"]').wait_for()
        name = (
            "lessons-next" if learner.until("right", "asked", "busy") == "right" else "lessons-skip"
        )
        sight.button(learner.words.say(name)).click()
    sight.page.locator(f'[data-step="{number}"]').wait_for()
    return learner


def _other_moves(game: str, steps: list[Step]) -> list[str]:
    """The legal moves of the last step that are neither right nor answered by the lesson."""
    if not isinstance(steps[-1], Play | Satisfy):
        return []
    position, seat = beginning(game, steps)
    known = {position.rules.parse(move) for move in steps[-1].wrong}
    known |= {
        position.rules.parse(move.split()[0]) for move in right_moves(steps[-1], position, seat)
    }
    return [move for move in position.legal_moves() if position.rules.parse(move) not in known]


@pytest.mark.parametrize("game", LESSONS)
def test_a_wrong_move_is_shown_and_taken_back(visit: Visit, game: str) -> None:
    lesson, number, move = next(
        (lesson, number, moves[0])
        for lesson in LESSONS[game].lessons
        for number in range(1, len(lesson.steps) + 1)
        if (moves := _other_moves(game, lesson.steps[:number]))
    )
    learner = _open_step(visit, game, lesson, number)
    board = learner.page.locator(".stage > .board > :first-child")
    learner.until("asked")
    before = board.inner_text()
    pieces = board.locator("use, path, circle").count()
    learner.type(move)
    learner.until("wrong")
    learner.hears("lessons-other-move")
    shown = learner.page.locator(".stage > .board").inner_html()
    learner.go_on()
    learner.until("asked")
    assert learner.page.locator(".stage > .board").inner_html() != shown
    assert (board.inner_text(), board.locator("use, path, circle").count()) == (before, pieces)
    learner.type("xyzzy")
    learner.sight.wait(lambda: "xyzzy" in learner.status(), "why not")


def test_reloading_keeps_the_step(visit: Visit) -> None:
    game = FIRST
    lesson = next(lesson for lesson in LESSONS[game].lessons if len(lesson.steps) > 2)
    learner = _open_step(visit, game, lesson, 3)
    learner.page.reload()
    learner.page.locator('[data-step="3"]').wait_for()
    learner.sight.go(f"/learn/{game}")
    entry = learner.page.locator("li", has=learner.page.locator(f'a[href$="/{lesson.id}"]'))
    said = learner.words.say("lessons-step", step=3, steps=len(lesson.steps))
    assert said in entry.inner_text()


def test_the_last_lesson_leads_to_a_game_of_level_1(visit: Visit) -> None:
    lesson = LESSONS[FIRST].lessons[-1]
    learner = _open_step(visit, FIRST, lesson, len(lesson.steps))
    skip = learner.sight.button(learner.words.say("lessons-skip"))
    if skip.count():
        skip.click()
    else:
        learner.sight.button(learner.words.say("lessons-finish")).click()
    learner.sight.button(learner.words.say("lessons-play-first")).click()
    learner.sight.until_table()
    chairs = learner.sight.table["status"]["chairs"]
    assert 1 in [chair["level"] for chair in chairs]


def test_what_is_not_there_is_said(visit: Visit) -> None:
    sight = visit("en").open(f"/learn/{FIRST}/nothing")
    sight.page.get_by_role("heading", name=texts("en").say("web-lost")).wait_for()
    sight.go("/learn/nothing")
    sight.page.get_by_role("heading", name=texts("en").say("web-lost")).wait_for()


def test_lessons_work_without_a_network(visit: Visit, server: Server) -> None:
    sight = installed(visit, server)
    sight.visitor.allow("ERR_INTERNET_DISCONNECTED")
    sight.page.context.set_offline(True)
    sight.page.get_by_role("link", name=texts("en").say("web-learn")).first.click()
    sight.page.locator("ol li").first.wait_for()
    lesson = LESSONS[FIRST].lessons[0]
    sight.go(f"/learn/{FIRST}/{lesson.id}")
    do_all(Learner(sight, FIRST), lesson)
