"""Hints, also in a game whose strongest level cannot be told how long to think."""

import asyncio
import shutil
from pathlib import Path

import pytest

from tercet.client import Client, RequestRefused
from tests.server.real import serving

EXAMPLE = Path(__file__).parents[2] / "examples" / "hexapawn"


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that only random moves are played in, found in a folder of its own."""
    folder = tmp_path / "games" / "coinpawn"
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for path in folder.rglob("*.py"):
        path.write_text(path.read_text().replace("hexapawn", "coinpawn"))
    about = folder / "about.py"
    lines = about.read_text().splitlines()
    levels = next(number for number, line in enumerate(lines) if "levels =" in line)
    lines[levels] = '    levels = ("random",)'
    about.write_text("\n".join(lines) + "\n")
    monkeypatch.setenv("TERCET_GAMES", str(folder.parent))
    return "coinpawn"


def test_a_level_without_a_time_limit_gives_hints(game: str, tmp_path: Path) -> None:
    async def ask(address: str) -> None:
        async with Client(address) as me:
            table = await me.create(game, "computer", level=1, seat="white")
            async with me.join(table) as connection:
                await connection.wait_until(lambda: bool(connection.view.legal))
                while True:
                    try:
                        hint = await connection.request("hint", ply=0)
                        break
                    except RequestRefused as refused:
                        assert refused.code == "preparing"
                        await asyncio.sleep(0.1)
                assert hint.move in connection.view.legal

    with serving(tmp_path / "data", "--no-limits") as server:
        asyncio.run(ask(server.address))
