"""The figures of the page that explains Mabula show what the rules bring about.

``python -m tests.games.test_mabula_figures`` plays their games again and writes them anew.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import tercet

FILE = Path(tercet.__file__).parent / "games/mabula/board/figures.ts"
HEAD, START, DATA = FILE.read_text("utf-8").partition("export default ")
FIGURES: dict[str, dict[str, Any]] = json.loads(DATA.rstrip().removesuffix(";"))


def shown(position: tercet.Position) -> dict[str, Any]:
    """What a figure needs of a view."""
    view = position.view("white")
    return {key: view[key] for key in ("ply", "to_move", "result", "scores", "table")}


def played(game: dict[str, Any]) -> dict[str, Any]:
    """A figure as the rules have it: its position, what may be tried there, and why it may not."""
    position = tercet.start("mabula", setup=game["setup"], **game["options"])
    for move in game["moves"].split():
        position.play(move)
    figure = {key: game[key] for key in ("options", "setup", "moves")} | {"view": shown(position)}
    if "tries" in game:
        figure["tries"] = {}
        for move in position.legal_moves():
            position.play(move)
            figure["tries"][move] = shown(position) | {"events": position.last_events("white")}
            position.undo()
    if "forbidden" in game:
        with pytest.raises(tercet.IllegalMove) as refused:
            position.play(game["forbidden"])
        error = refused.value
        figure["forbidden"] = game["forbidden"]
        figure["cause"] = {"rule": error.rule, "why": error.why, "facts": error.facts}
    return figure


@pytest.mark.parametrize("name", FIGURES)
def test_figure(name: str) -> None:
    assert played(FIGURES[name]) == FIGURES[name]


def write() -> None:
    """Play all figures again."""
    figures = {name: played(game) for name, game in FIGURES.items()}
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(game)}" for name, game in figures.items())
    FILE.write_text(f"{HEAD}{START}{{\n{lines}\n}};\n", encoding="utf-8")


if __name__ == "__main__":
    write()
