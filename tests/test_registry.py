"""Games are found in folders: ours, those that ``TERCET_GAMES`` names, and those of packages."""

import copy
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tercet.core.registry import check, find
from tercet.core.texts import LANGUAGES

EXAMPLES = Path(__file__).parents[1] / "examples"
LIST = "import tercet; print(*tercet.game_names())"
PLAY = "import tercet; p = tercet.start('hexapawn'); p.play('a1-a2'); print(p.to_move)"


def run(code: str, **environment: str) -> list[str]:
    """What a Python of its own prints, with nothing added but what is given."""
    inherited = {name: value for name, value in os.environ.items() if name != "TERCET_GAMES"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=inherited | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A folder of installed packages; one of them brings games by an entry point."""
    shutil.copytree(EXAMPLES, tmp_path / "more_games")
    (tmp_path / "more_games" / "__init__.py").touch()
    metadata = tmp_path / "more_games-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: more-games\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[tercet.games]\nmore = more_games\n")
    return tmp_path


def test_only_our_own_games_without_anything_added() -> None:
    assert "hexapawn" not in run(LIST)


def test_a_variable_adds_folders_of_games() -> None:
    assert "hexapawn" in run(LIST, TERCET_GAMES=os.pathsep.join(["/nowhere", str(EXAMPLES)]))
    assert run(PLAY, TERCET_GAMES=str(EXAMPLES)) == ["black"]


def test_an_entry_point_adds_the_games_of_a_package(package: Path) -> None:
    assert "hexapawn" in run(LIST, PYTHONPATH=str(package))
    assert run(PLAY, PYTHONPATH=str(package)) == ["black"]


def test_a_game_without_a_language_speaks_english(package: Path) -> None:
    games = package / "more_games"
    (games / "hexapawn" / "texts" / "cs.ftl").unlink()
    say = (
        "from tercet.core.texts import texts; print(texts({!r}, 'hexapawn').say('reason-no-move'))"
    )
    spoken = {
        language: run(say.format(language), TERCET_GAMES=str(games)) for language in LANGUAGES
    }
    assert spoken["cs"] == spoken["en"] == ["the", "side", "to", "move", "has", "no", "move"]
    assert len(set(map(tuple, spoken.values()))) == 3


@pytest.mark.parametrize(
    ("kernel", "about", "defect"),
    [
        ({"HEAD": 4}, {}, "HEAD is 4, but a header has 5 numbers"),
        ({"ACTIONS": 16_385}, {}, "16385 actions do not fit into 14 bits"),
        ({"ACTIONS": 82}, {}, "NOTATION has 81 texts for 82 actions"),
        (
            {},
            {"letters": "ab"},
            "letters are drawn, but max_chance_in_opening and max_chance_after_move are 0",
        ),
        ({}, {"levels": ("random",) * 9}, "only 8 levels have names"),
    ],
)
def test_a_game_that_would_break_limits_is_refused(
    kernel: dict[str, int], about: dict[str, Any], defect: str
) -> None:
    game: Any = copy.copy(find("hexapawn"))
    check(game)
    game.kernel = SimpleNamespace(**vars(game.kernel) | kernel)
    vars(game).update(about)
    with pytest.raises(TypeError, match=f"hexapawn: .*{defect}"):
        check(game)


def test_a_game_whose_kernel_lacks_something_is_refused(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLES, tmp_path / "games")
    kernel = tmp_path / "games" / "hexapawn" / "kernel.py"
    kernel.write_text(kernel.read_text().replace("def start(", "def begin("))
    find_it = "from tercet.core.registry import find\ntry: find('hexapawn')\n"
    code = f"{find_it}except TypeError as error: print(error)"
    said = " ".join(run(code, TERCET_GAMES=str(tmp_path / "games")))
    assert said == "hexapawn: kernel.py lacks start"
