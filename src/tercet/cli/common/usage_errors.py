"""Errors in a command line, as messages of our catalogues instead of those of cyclopts."""

from collections.abc import Callable

from cyclopts import exceptions
from cyclopts.exceptions import CycloptsError

from tercet.core.errors import TercetError, excerpt


class UsageError(TercetError):
    """An argument is missing, unknown or not possible."""


def from_cyclopts(error: CycloptsError, commands: list[str]) -> UsageError:
    """Translate an error of cyclopts."""
    if isinstance(error, exceptions.UnknownCommandError):
        return UsageError("usage-command", value=_first_unused(error), known=commands)
    for kind, translate in _TRANSLATIONS.items():
        if isinstance(error, kind):
            return translate(error)
    return UsageError("usage-other", line=excerpt(" ".join(error.root_input_tokens or [])))


def _first_unused(error: CycloptsError) -> str:
    return excerpt((error.unused_tokens or [""])[0])


def _unknown_option(error: CycloptsError) -> UsageError:
    assert isinstance(error, exceptions.UnknownOptionError)  # noqa: S101 - by the table below
    return UsageError("usage-option", option=excerpt(error.token.keyword or error.token.value))


def _repeated(error: CycloptsError) -> UsageError:
    assert isinstance(error, exceptions.RepeatArgumentError)  # noqa: S101 - by the table below
    return UsageError("usage-repeated", option=error.token.keyword or "")


def _missing(error: CycloptsError) -> UsageError:
    name = error.argument.name if error.argument else ""
    if not name.startswith("-"):
        return UsageError("usage-needs-argument", argument=name)
    has_tokens = error.argument is not None and bool(error.argument.tokens)
    is_given = has_tokens or name in (error.root_input_tokens or [])
    return UsageError("usage-needs-value" if is_given else "usage-needs-option", option=name)


_TRANSLATIONS: dict[type[CycloptsError], Callable[[CycloptsError], UsageError]] = {
    exceptions.UnknownOptionError: _unknown_option,
    exceptions.UnusedCliTokensError: lambda error: UsageError(
        "usage-too-many", value=_first_unused(error)
    ),
    exceptions.RepeatArgumentError: _repeated,
    exceptions.MissingArgumentError: _missing,
}
