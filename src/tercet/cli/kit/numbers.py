"""Numbers that know how they are to be written; the language adds its own signs."""

from typing import Any

from fluent.runtime.types import fluent_number


def plain(number: int) -> Any:
    """A number without thousands: a place in an order, a limit to be typed."""
    return fluent_number(number, useGrouping=False)


def decimal(number: float, digits: int = 1) -> Any:
    """A number with as many digits behind the decimal sign."""
    return fluent_number(number, minimumFractionDigits=digits, maximumFractionDigits=digits)


def percent(share: float) -> Any:
    """A share of 1 as a percentage."""
    return fluent_number(share, style="percent", minimumFractionDigits=1, maximumFractionDigits=1)
