"""Puzzles on real pages: solved by hand and by keyboard, right and wrong, rated, offline."""

import json
from collections.abc import Iterator
from functools import cache

import pytest

from tercet.core.position import Position
from tercet.core.puzzles import Puzzle, PuzzleFile, puzzle_path
from tercet.core.registry import find
from tercet.core.texts import texts
from tercet.puzzles.kinds import make_kind
from tests import amount
from tests.browser.conftest import Visit
from tests.browser.playing import BOARDS, GAMES, click_move
from tests.browser.test_lessons import Learner
from tests.browser.test_offline import installed
from tests.browser.test_pages import LOOKS, SIZES, check, check_board
from tests.browser.visitor import Sight
from tests.server.real import Server

FILES = {game: PuzzleFile.of_game(game) for game in GAMES if puzzle_path(game).is_file()}
PUZZLES = {game: file.puzzles for game, file in FILES.items() if file.puzzles}
FIRST_RATING = 1500
_MOST_SEARCHED = 30  # puzzles per game for one with another way
_STORED = "localStorage.getItem('tercet-puzzles')"


class Solver(Learner):
    """Somebody who solves a puzzle; with the keyboard alone where nothing is clicked."""

    def __init__(self, sight: Sight, game: str, puzzle: Puzzle, language: str = "en") -> None:
        super().__init__(sight, game, language)
        self.puzzle = puzzle
        self.sight.page.locator(".stage .board > *").first.wait_for()

    @property
    def id(self) -> str:
        return str(self.puzzle.id)

    def until(self, *phases: str) -> str:
        answers = self.page.locator(".answers[data-phase]")
        self.sight.wait(lambda: answers.get_attribute("data-phase") in phases, f"{phases}")
        return str(answers.get_attribute("data-phase"))

    def status(self) -> str:
        return self.sight.status()

    def go_on(self) -> None:
        self.sight.wait(lambda: self.is_at(".answers .primary"), "the focus on the first button")
        self.press("Enter")

    def click(self, position: Position, move: str) -> None:
        """Play a move by clicks on the board."""
        self.sight.table = {"game": self.game, "view": position.view(str(position.to_move))}
        click_move(self.sight, move)

    def solve(self, *, by_clicks: bool = False) -> None:
        """Play the line; the page plays the replies."""
        position = self.puzzle.position(find(self.game))
        seat = position.to_move
        for move in self.puzzle.solution:
            if position.to_move == seat:
                self.until("asked")
                if by_clicks:
                    self.click(position, move)
                else:
                    self.type(move)
            position.play(move)
        self.until("solved")
        assert self.status().startswith(self.words.say("puzzles-solved"))

    def hinted_move(self) -> str:
        """The move that the hint shows when it is asked for again and again."""
        before, after = self.words.say("puzzles-shown-move", move="MOVE").split("MOVE")
        hint = self.sight.button(self.words.say("web-hint"))
        while not (said := self.status()).startswith(before):
            hint.click()
            self.sight.wait(lambda said=said: self.status() != said, "a hint")  # type: ignore[misc]
        return said.removeprefix(before).removesuffix(after)

    def progress(self) -> dict[str, object]:
        """What the browser has kept about this game."""
        kept: dict[str, object] = json.loads(self.page.evaluate(_STORED))["progress"][self.game]
        return kept

    def rating(self) -> float:
        return float(self.progress()["rating"]["rating"])  # type: ignore[index]


def open_puzzle(visit: Visit, game: str, puzzle: Puzzle) -> Solver:
    return Solver(visit("en").open(f"/puzzles/{game}/{puzzle.id}"), game, puzzle)


@cache
def shortest(game: str) -> Puzzle:
    return min(PUZZLES[game], key=lambda puzzle: len(puzzle.solution))


@pytest.mark.parametrize("game", [game for game in PUZZLES if game in BOARDS])
def test_a_puzzle_is_solved_by_clicks_and_rated(visit: Visit, game: str) -> None:
    solver = open_puzzle(visit, game, shortest(game))
    solver.solve(by_clicks=True)
    assert solver.rating() > FIRST_RATING
    rating = str(round(solver.rating()))
    assert solver.status() == solver.words.say("puzzles-solved-rated", rating=rating)
    assert solver.progress()["streak"] == solver.progress()["best"] == 1
    assert solver.progress()["results"] == {solver.id: "solved"}
    solver.sight.picture(f"puzzle-{game}-solved")
    shown = solver.page.locator(".rating b")
    assert rating in shown.inner_text()
    solver.page.reload()
    assert rating in shown.inner_text()
    # Nothing is gained by solving it again.
    before = solver.progress()
    solver.solve()
    assert solver.progress() == before


@pytest.mark.parametrize("game", PUZZLES)
def test_a_wrong_move_is_refuted_and_taken_back(visit: Visit, game: str) -> None:
    puzzle = shortest(game)
    solver = open_puzzle(visit, game, puzzle)
    right = puzzle.first_moves
    wrong = [move for move in puzzle.position(find(game)).legal_moves() if move not in right]
    pieces = solver.page.locator(".stage .board").locator("use, path, circle")
    before = pieces.count()
    for move in wrong:
        solver.until("asked")
        solver.type(move)
        solver.until("wrong")
        if solver.status() != solver.words.say("puzzles-slow"):
            break
        solver.go_on()
    assert solver.rating() < FIRST_RATING
    assert solver.progress()["results"] == {solver.id: "missed"}
    solver.sight.picture(f"puzzle-{game}-wrong")
    solver.go_on()
    solver.until("asked")
    assert solver.status() == solver.words.say("puzzles-your-move")
    solver.sight.wait(lambda: pieces.count() == before, "the position before")
    rating = solver.rating()
    solver.solve()
    assert solver.rating() == rating
    assert solver.progress()["streak"] == 0
    # It is still one of those that were missed, until it is solved without a mistake.
    again = solver.page.locator(".wishes .switch")
    assert again.inner_text() == solver.words.say("puzzles-again", missed=1)
    solver.page.reload()
    solver.solve()
    assert solver.progress()["results"] == {solver.id: "later"}


def other_ways(game: str, puzzle: Puzzle) -> Iterator[list[str]]:
    """Moves of the line that end with another right move, which is not the last of the puzzle."""
    yield from ([move] for move in puzzle.accepted.split())
    if FILES[game].header.kind == "choice":
        return
    rules = find(game)
    kind = make_kind(rules)
    line = puzzle.solution
    for at in range(2, len(line) - 1, 2):
        position = puzzle.position(rules)
        position.play(" ".join(line[:at]))
        for action in kind.accepted(position.state, puzzle.plies - at):
            if action != rules.parse(line[at]):
                yield [*line[:at], rules.format(action, position.state)]


@pytest.mark.parametrize("game", PUZZLES)
def test_other_right_moves_are_accepted(visit: Visit, game: str) -> None:
    """Off the line, the page finds replies and hints by itself."""
    found = ((one, way) for one in PUZZLES[game][:_MOST_SEARCHED] for way in other_ways(game, one))
    puzzle, way = next(found, (None, []))
    if puzzle is None:  # no puzzle of the game has another way
        return
    solver = open_puzzle(visit, game, puzzle)
    for move in way[::2]:
        solver.until("asked")
        solver.type(move)
    while solver.until("asked", "solved") == "asked":
        solver.type(solver.hinted_move())
    assert solver.status().startswith(solver.words.say("puzzles-solved"))


def test_all_by_keyboard(visit: Visit) -> None:
    """A hint, the solution, the same once more, and the next puzzle."""
    for game in list(PUZZLES)[:1]:
        solver = open_puzzle(visit, game, shortest(game))
        solver.go_to(".answers button")
        solver.press("Enter")
        solver.sight.wait(lambda s=solver: s.status() != s.words.say("puzzles-your-move"), "a hint")  # type: ignore[misc]
        solver.solve()
        assert solver.progress()["rating"] is None
        assert solver.progress()["results"] == {solver.id: "later"}
        address = solver.page.url
        solver.go_on()
        if len(PUZZLES[game]) > 1:
            solver.sight.wait(lambda s=solver, a=address: s.page.url != a, "another puzzle")  # type: ignore[misc]
        solver.until("asked")


@pytest.mark.parametrize("game", PUZZLES)
def test_the_solution_is_shown_and_analysed(visit: Visit, game: str) -> None:
    puzzle = shortest(game)
    solver = open_puzzle(visit, game, puzzle)
    solver.sight.button(solver.words.say("puzzles-show")).click()
    solver.until("shown")
    said = solver.status().replace("\u2011", "-")
    assert said == solver.words.say("puzzles-shown", moves=puzzle.line)
    assert solver.progress()["results"] == {solver.id: "missed"}
    solver.sight.button(solver.words.say("puzzles-analyse")).click()
    current = solver.page.locator(".tree [aria-current]")
    current.wait_for()
    position = puzzle.position(find(game))
    assert current.get_attribute("aria-label") == solver.words.say(
        "analysis-move-label", ply=position.ply, move=position.moves[-1]
    )


def test_the_puzzle_of_the_day_is_the_same_for_all(visit: Visit) -> None:
    for game in list(PUZZLES)[:1]:
        links = []
        for _ in range(2):
            sight = visit("en").open("/puzzles")
            words = texts("en", game)
            name = f"{words.say('puzzles-daily')} {words.say('game-name')}"
            sight.page.get_by_role("link", name=name).click()
            sight.button(words.say("puzzles-share")).click()
            links.append(sight.page.get_by_label(words.say("puzzles-link")).input_value())
        assert links[0] == links[1]
        puzzle = next(one for one in PUZZLES[game] if str(one.id) == links[0].rpartition("/")[2])
        Solver(sight, game, puzzle).solve()
        sight.go("/puzzles")
        assert sight.page.get_by_text(words.say("puzzles-daily-solved")).is_visible()


# One game per look, by turns; the boards themselves are looked at where tables are.
_PAGES = [
    (game, *look)
    for number, look in enumerate(LOOKS if PUZZLES else ())
    for game in (PUZZLES if amount.THOROUGH else [list(PUZZLES)[number % len(PUZZLES)]])
]


@pytest.mark.parametrize(("game", "language", "look"), _PAGES)
def test_pages_of_puzzles(visit: Visit, game: str, language: str, look: str) -> None:
    size, scheme = look.split("-")
    visitor = visit(language, viewport=SIZES[size], color_scheme=scheme)
    puzzle = shortest(game)
    sight = visitor.open(f"/puzzles/{game}/{puzzle.id}")
    solver = Solver(sight, game, puzzle, language)
    check_board(sight)
    sight.picture(f"puzzle-{game}-{language}-{look}")
    check(sight, language, f"puzzle {game} {language} {look}")
    sight.button(solver.words.say("puzzles-show")).click()
    solver.until("shown")
    sight.picture(f"puzzle-{game}-{language}-{look}-shown")
    check(sight, language, f"puzzle shown {game} {language} {look}")
    sight.go("/puzzles")
    sight.page.locator(".rating").first.wait_for()
    sight.picture(f"puzzles-{language}-{look}")
    check(sight, language, f"puzzles {language} {look}")


def test_what_is_not_there_is_said(visit: Visit) -> None:
    for path in ("/puzzles/nothing", *(f"/puzzles/{game}/nothing" for game in PUZZLES)):
        sight = visit("en").open(path)
        sight.page.get_by_role("heading", name=texts("en").say("web-lost")).wait_for()


def test_puzzles_work_without_a_network(visit: Visit, server: Server) -> None:
    sight = installed(visit, server)
    sight.visitor.allow("ERR_INTERNET_DISCONNECTED")
    sight.page.context.set_offline(True)
    for game in PUZZLES:
        sight.go("/puzzles")
        sight.go(f"/puzzles/{game}/{shortest(game).id}")
        Solver(sight, game, shortest(game)).solve()
