"""What cyclopts finds wrong with a command line, in the words of the catalogues."""

from collections.abc import Callable

from cyclopts import exceptions
from cyclopts.exceptions import CycloptsError

from tercet.cli.kit.problems import UsageProblem
from tercet.core.errors import excerpt


def problem_of(error: CycloptsError, commands: list[str]) -> UsageProblem:
    """The same complaint as an error of ours."""
    for kind, word in _WORDED.items():
        if isinstance(error, kind):
            return word(error, commands)
    return UsageProblem("usage-other", line=excerpt(" ".join(error.root_input_tokens or [])))


def _command(error: CycloptsError, commands: list[str]) -> UsageProblem:
    found = (error.unused_tokens or [""])[0]
    return UsageProblem("usage-command", value=excerpt(found), known=commands)


def _option(error: CycloptsError, _commands: list[str]) -> UsageProblem:
    assert isinstance(error, exceptions.UnknownOptionError)  # noqa: S101 - by the table below
    return UsageProblem("usage-option", option=excerpt(error.token.keyword or error.token.value))


def _too_many(error: CycloptsError, _commands: list[str]) -> UsageProblem:
    return UsageProblem("usage-too-many", value=excerpt((error.unused_tokens or [""])[0]))


def _missing(error: CycloptsError, _commands: list[str]) -> UsageProblem:
    name = error.argument.name if error.argument else ""
    if name.startswith("-"):
        given = error.argument is not None and bool(error.argument.tokens)
        needed = "usage-needs-value" if given or _is_written(error, name) else "usage-needs-option"
        return UsageProblem(needed, option=name)
    return UsageProblem("usage-needs-argument", argument=name)


def _is_written(error: CycloptsError, name: str) -> bool:
    return name in (error.root_input_tokens or [])


def _repeated(error: CycloptsError, _commands: list[str]) -> UsageProblem:
    assert isinstance(error, exceptions.RepeatArgumentError)  # noqa: S101 - by the table below
    return UsageProblem("usage-repeated", option=error.token.keyword or "")


_WORDED: dict[type[CycloptsError], Callable[[CycloptsError, list[str]], UsageProblem]] = {
    exceptions.UnknownCommandError: _command,
    exceptions.UnknownOptionError: _option,
    exceptions.UnusedCliTokensError: _too_many,
    exceptions.RepeatArgumentError: _repeated,
    exceptions.MissingArgumentError: _missing,
}
