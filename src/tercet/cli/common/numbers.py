"""Number formats for Fluent messages; the language adds its separators."""

from typing import Any

from fluent.runtime.types import fluent_number


def ungrouped(number: int) -> Any:
    """A number without thousands separators, for ordinals and for limits that are typed."""
    return fluent_number(number, useGrouping=False)


def decimal(number: float, digits: int = 1) -> Any:
    """A number with this many decimal places."""
    return fluent_number(number, minimumFractionDigits=digits, maximumFractionDigits=digits)


def percent(share: float) -> Any:
    """A share of 1 as a percentage."""
    return fluent_number(share, style="percent", minimumFractionDigits=1, maximumFractionDigits=1)
