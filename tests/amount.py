"""How much the tests with random games play: the usual amount, or more with ``--thorough``."""

THOROUGH = False  # set by conftest.py, before any test is imported


def amount(usual: int, thorough: int) -> int:
    """The usual number of games, positions or examples, or the thorough one."""
    return thorough if THOROUGH else usual
