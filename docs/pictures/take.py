"""Screenshots of a table of each game, some moves into it: ``script/pictures``.

The moves are the computer's own hints, so that the positions look like real games.
"""

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from docs.pictures import icons
from tercet.core.registry import game_names
from tests.browser.chromium import ARGUMENTS, executable
from tests.server.real import serving

FOLDER = Path(__file__).parent
MOVES = 8  # of the person; the computer plays as many
WIDTH, HEIGHT = 1000, 760

# In the browser, with its cookies: ask for a hint, play it, wait for the computer's answer.
PLAY = """
async ([game, moves]) => {
  const token = document.cookie.split("; ").find((c) => c.startsWith("csrftoken=")).slice(10);
  const headers = { "content-type": "application/json", "x-csrf-token": decodeURIComponent(token) };
  const body = JSON.stringify({ game, mode: "computer", level: 5 });
  const create = () => fetch("/api/tables", { method: "POST", headers, body });
  let created = await create();
  while (created.status === 503) {  // the rules are being compiled
    await new Promise((next) => setTimeout(next, 1000));
    created = await create();
  }
  const { id } = await created.json();
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
  let re = 0, left = moves;
  return new Promise((done) => {
    const send = (request) => socket.send(JSON.stringify({ re: ++re, ...request }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "hint") send({ type: "play", ply: message.ply, move: message.move });
      if (!message.view?.legal.length) return;
      if (left-- > 0) send({ type: "hint", ply: message.view.ply });
      else { socket.close(); done(id); }
    };
  });
}
"""


def take(page: Page, address: str, game: str) -> None:
    """Play a game's first moves and take its picture."""
    page.goto(address)
    table = page.evaluate(PLAY, [game, MOVES])
    page.goto(f"{address}/t/{table}")
    page.locator("main").wait_for()
    page.wait_for_load_state("networkidle")
    page.screenshot(path=FOLDER / f"{game}.jpg", type="jpeg", quality=80, animations="disabled")


def main() -> None:
    """Take all pictures."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
        icons.draw(chromium)
        page = chromium.new_page(viewport={"width": WIDTH, "height": HEIGHT}, locale="en-GB")
        with serving(Path(data) / "data") as server:
            for game in game_names():
                take(page, server.address, game)
        chromium.close()


if __name__ == "__main__":
    main()
