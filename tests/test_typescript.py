"""The types of every game's views, events and reasons are what its schema says."""

from tercet.core.typescript import files


def test_types_are_up_to_date() -> None:
    for path, text in files():
        assert path.read_text(encoding="utf-8") == text, "run python -m tercet.core.typescript"
