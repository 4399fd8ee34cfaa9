"""Tables on this device beside tables of the server, in Chromium: ``script/bench device``.

From the click that makes a move to the computer's answer on the page, at level 3; and the longest
pause between two frames of the page while level 8 thinks in its worker.
"""

import argparse
import random
import statistics
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tercet.core.registry import game_names
from tests.browser.chromium import ARGUMENTS, executable
from tests.browser.playing import card, choose_calmly, click_move
from tests.browser.visitor import Sight, Visitor
from tests.server.real import Server, serving

PLACES = ("server", "device")
TARGET = 2.0  # times the server's time
LONGEST_FRAME = 50  # milliseconds
FIRST_LINE = 300  # milliseconds
# Play the best move; the milliseconds until a line of the next position is there.
_FIRST_LINE = """
() => new Promise((found) => {
  const lines = document.querySelector("section[aria-labelledby=engine] ol");
  const begun = performance.now();
  let gone = false;
  new MutationObserver((_, observer) => {
    if (!lines.querySelector("li")) gone = true;
    else if (gone) {
      observer.disconnect();
      found(performance.now() - begun);
    }
  }).observe(lines, { childList: true, subtree: true });
  lines.querySelector("button").click();
})
"""
# When the last click was, and when the list of moves had grown by two since.
_WATCH = """
() => {
  const moves = () => document.querySelectorAll("ol [data-ply]").length;
  let before = moves();
  let clicked = 0;
  window.answers = [];
  document.addEventListener("click", () => (clicked = performance.now()), true);
  new MutationObserver(() => {
    if (moves() < before + 2) return;
    before = moves();
    window.answers.push(performance.now() - clicked);
  }).observe(document.querySelector("ol"), { childList: true });
}
"""
_WATCH_FRAMES = """
() => {
  window.frames_ = [];
  let last = performance.now();
  const next = (now) => {
    window.frames_.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
"""


def open_table(chromium: Browser, server: Server, game: str, level: int, place: str) -> Sight:
    """A table against the computer where we move first or second."""
    sight = Visitor(chromium, server.address, "en").open("/")
    article = card(sight, game)
    article.get_by_label("Computer level").select_option(str(level))
    article.get_by_text("Options", exact=True).click()
    article.get_by_label("Where the game is kept").select_option(place)
    article.get_by_role("button", name="Play", exact=True).click()
    sight.until_table()
    assert sight.turn()
    return sight


def answers(sight: Sight, number: int) -> list[float]:
    """Milliseconds from our clicks to the answers; the first ones are not counted."""
    chance = random.Random(1)
    sight.page.evaluate(_WATCH)
    for _ in range(number + 2):
        if not sight.turn():
            break
        ply = sight.ply
        click_move(sight, choose_calmly(sight, chance))
        sight.until_ply(ply + 1)
    sight.turn()
    found: list[float] = sight.page.evaluate("window.answers")
    return found[2:]


def click_to_answer(chromium: Browser, server: Server, moves: int) -> Iterator[str]:
    """The median at both places."""
    for game in game_names():
        medians = []
        for place in PLACES:
            sight = open_table(chromium, server, game, 3, place)
            medians.append(statistics.median(answers(sight, moves)))
            sight.visitor.close()
        there, here = medians
        yield (
            f"{game}: click to answer of level 3, ms: {there:.0f} on the server, {here:.0f} on "
            f"this device, ratio {here / there:.2f}, promised ≤ {TARGET}"
        )


def frames(chromium: Browser, server: Server) -> Iterator[str]:
    """What the page does while level 8 looks for one move."""
    for game in game_names():
        sight = open_table(chromium, server, game, 8, "device")
        ply = sight.ply
        move = choose_calmly(sight, random.Random(1))
        sight.page.evaluate(_WATCH_FRAMES)
        click_move(sight, move)
        sight.wait(lambda: sight.ply >= ply + 1, "our move")  # noqa: B023
        sight.page.evaluate("window.frames_.length = 0")  # only while it thinks
        sight.wait(lambda: bool(sight.legal) or sight.end is not None, "an answer")  # noqa: B023
        found: list[float] = sight.page.evaluate("window.frames_")
        late = [frame for frame in found if frame > LONGEST_FRAME]
        yield (
            f"{game}: {len(found)} frames while level 8 thinks, the longest {max(found):.0f} ms, "
            f"{len(late)} longer than {LONGEST_FRAME} ms"
        )
        sight.visitor.close()


def analysis_board(chromium: Browser, server: Server, positions: int) -> Iterator[str]:
    """From a move on the analysis board to the first line of the next position, and the frames."""
    for game in game_names():
        sight = Visitor(chromium, server.address, "en").open(f"/analyse/{game}")
        sight.page.get_by_role("checkbox", name="Computer analysis").check()
        best = sight.page.locator("section[aria-labelledby=engine] ol li button").first
        best.wait_for()
        sight.page.wait_for_timeout(1000)  # the next worker is ready
        sight.page.evaluate(_WATCH_FRAMES)
        times = []
        for _ in range(positions):
            times.append(sight.page.evaluate(_FIRST_LINE))
            sight.page.wait_for_timeout(1000)
        found: list[float] = sight.page.evaluate("window.frames_")
        late = [frame for frame in found if frame > LONGEST_FRAME]
        yield (
            f"{game}: first line of a position after {statistics.median(times):.0f} ms, at most "
            f"{max(times):.0f} ms, promised ≤ {FIRST_LINE}; {len(found) * 1000 / sum(found):.0f} "
            f"frames per second while the engine runs, {len(late)} longer than {LONGEST_FRAME} ms"
        )
        sight.visitor.close()


def main() -> None:
    """Print every line as soon as it is known."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=10, help="that are measured at each table")
    parser.add_argument("--only", choices=("answers", "frames", "analysis"))
    moves, only = (asked := parser.parse_args()).moves, asked.only
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "data", "--no-limits") as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
        every: dict[str, Callable[[], Iterator[str]]] = {
            "answers": lambda: click_to_answer(chromium, server, moves),
            "frames": lambda: frames(chromium, server),
            "analysis": lambda: analysis_board(chromium, server, moves),
        }
        for lines in [every[only]()] if only else [measure() for measure in every.values()]:
            for line in lines:
                print(line, flush=True)
        chromium.close()


if __name__ == "__main__":
    main()
