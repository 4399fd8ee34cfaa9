"""The same game after a reload, in a second tab, and when the server was killed in between."""

import random
import signal
from pathlib import Path

import pytest

from tests.browser.conftest import Visit
from tests.browser.playing import BOARDS, take_turns, two_at_a_table
from tests.server.real import serving

LOST = "Connection lost."


@pytest.mark.parametrize("game", BOARDS)
def test_reload_and_second_tab(visit: Visit, game: str) -> None:
    chance = random.Random(game)
    visitor = visit()
    players = two_at_a_table(visitor, visit(), game)
    take_turns(players, chance, 4)
    sight = next(sight for sight in players.values() if sight.visitor is visitor)
    moves, view = sight.shown_moves(), sight.view
    sight.page.reload()
    sight.until_table()
    sight.until_shown()
    assert sight.shown_moves() == moves
    assert sight.view == view
    other = visitor.open(f"/t/{sight.table['id']}")
    other.until_table()
    other.until_shown()
    assert other.shown_moves() == moves
    assert other.view == view
    for tab, follower in ((sight, other), (other, sight)):
        take_turns(players | {sight.seat: tab}, chance, 2)
        follower.until_ply(tab.ply)
        moves = tab.shown_moves()
        assert follower.shown_moves() == moves
        assert follower.view == tab.view
    home = visitor.open("/")
    home.page.get_by_role("heading", name="Games in progress").wait_for()
    home.page.locator(f'a[href="/t/{sight.table["id"]}"]').click()
    home.until_table()
    home.until_shown()
    assert home.shown_moves() == moves


def test_server_killed_in_mid_game(visit: Visit, tmp_path: Path) -> None:
    chance = random.Random(9)
    data = tmp_path / "data"
    with serving(data) as first:
        one, two = visit(at=first.address), visit(at=first.address)
        for visitor in (one, two):
            visitor.allow("WebSocket connection to .* failed")
            visitor.allow("ERR_CONNECTION_REFUSED")
        tables = [two_at_a_table(one, two, game) for game in BOARDS]
        for players in tables:
            take_turns(players, chance, 4)
        courses = [next(iter(players.values())).shown_moves() for players in tables]
        first.stop(signal.SIGKILL)
        for players in tables:
            for sight in players.values():
                sight.page.get_by_text(LOST).wait_for()
        for game, players in zip(BOARDS, tables, strict=True):
            next(iter(players.values())).picture(f"{game}-connection-lost")
    with serving(data, port=str(first.port)):
        for players, moves in zip(tables, courses, strict=True):
            for sight in players.values():
                sight.page.get_by_text(LOST).wait_for(state="detached")
                assert sight.shown_moves() == moves
            take_turns(players, chance, 3)
            for sight in players.values():
                assert sight.shown_moves()[:4] == moves
