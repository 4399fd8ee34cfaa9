"""What the command line itself refuses, as data like every other error."""

from typing import Any

from tercet.cli.kit.numbers import plain
from tercet.core.errors import TercetError, excerpt

_LONGEST_NUMBER = 15


class UsageProblem(TercetError):
    """An argument that is missing, unknown or not possible."""

    def __init__(self, message: str, **facts: Any) -> None:
        super().__init__(**facts)
        self.message = message


def whole_number(option: str, text: str, least: int, most: int | None = None) -> int:
    """The text of an option as a whole number within bounds.

    >>> whole_number("--depth", "4", 1)
    4
    """
    if text.isascii() and text.isdigit() and len(text) <= _LONGEST_NUMBER:
        number = int(text)
        if number >= least and (most is None or number <= most):
            return number
    facts = {"option": option, "value": excerpt(text)}
    if most is None:
        raise UsageProblem("usage-number", least=plain(least), **facts)
    raise UsageProblem("usage-number-between", least=plain(least), most=plain(most), **facts)
