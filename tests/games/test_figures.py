"""The figures of the pages that explain the games show what the rules bring about."""

from pathlib import Path

import pytest

from tests.games.figures import files


@pytest.mark.parametrize(("path", "text"), files(), ids=lambda value: str(value)[-40:])
def test_figures_are_up_to_date(path: Path, text: str) -> None:
    assert path.read_text(encoding="utf-8") == text, "run python -m tests.games.figures"
