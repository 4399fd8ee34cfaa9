"""The types of every game's views, events and reasons are what its schema says."""

from pathlib import Path

import pytest

from tercet.core.typescript import files


@pytest.mark.parametrize(("path", "text"), files(), ids=lambda value: str(value)[-40:])
def test_types_are_up_to_date(path: Path, text: str) -> None:
    assert path.read_text(encoding="utf-8") == text, "run python -m tercet.core.typescript"
