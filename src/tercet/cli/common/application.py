"""The ``tercet`` command; subcommands are imported when they are run."""

import contextlib
import io
import os
import sys

from cyclopts import App, CycloptsError, Group

from tercet import __version__
from tercet.cli.common.help import Formatter
from tercet.cli.common.language import extract_language, locale_language
from tercet.cli.common.terminal import Terminal, print_error
from tercet.cli.common.usage_errors import UsageError, from_cyclopts
from tercet.core.errors import TercetError

COMMANDS = (
    "serve",
    "worker",
    "store",
    "site",
    "play",
    "show",
    "replay",
    "verify",
    "perft",
    "simulate",
    "analyse",
    "arena",
    "dataset",
    "solve",
    "puzzles",
    "bench",
)
_USAGE_ERROR = 2
_BROKEN_PIPE = 141  # as if SIGPIPE had ended the program
_FILE_MESSAGES: dict[type[OSError], str] = {
    FileNotFoundError: "usage-file-missing",
    IsADirectoryError: "usage-file-folder",
    PermissionError: "usage-file-permission",
}


def run(arguments: list[str]) -> int:
    """Run a command line; errors are printed as one message, without a traceback."""
    _prepare_streams()
    language = locale_language()
    try:
        language, rest = extract_language(arguments)
        code = _run_command(rest, Terminal(language))
        sys.stdout.flush()
    except BrokenPipeError:
        _discard_output()
        return _BROKEN_PIPE
    except TercetError as error:
        print_error(error.text(language))
        return _USAGE_ERROR
    except OSError as error:
        print_error(_file_error(error).text(language))
        if not error.filename:
            _discard_output()
        return _USAGE_ERROR
    return code


def application(terminal: Terminal) -> App:
    """The cyclopts application with its commands and help texts."""
    words = terminal.words()
    app = App(
        name="tercet",
        version=f"tercet {__version__}",
        version_format="plaintext",
        help=words.say("help-about"),
        help_format="plaintext",
        help_epilogue=words.say("help-everywhere"),
        help_formatter=Formatter(words),
        usage=words.say("usage-line", line=words.say("usage-line-tercet")),
        group_commands=Group(words.say("help-commands")),
        group_arguments=Group(words.say("help-arguments")),
        group_parameters=Group(words.say("help-options")),
        console=terminal.out,
    )
    for flag in ("--help", "--version"):
        app[flag].show = False  # the end of every help page mentions them
    for order, name in enumerate(COMMANDS):
        app.command(
            f"tercet.cli.{name}:{name}",
            name=name,
            help=words.say(f"help-command-{name}"),
            help_formatter=Formatter(words, name),
            usage=words.say("usage-line", line=words.say(f"usage-line-{name}")),
            sort_key=order,
        )
    return app


def _run_command(arguments: list[str], terminal: Terminal) -> int:
    app = application(terminal)
    try:
        command, bound, unparsed = app.parse_args(arguments, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        raise from_cyclopts(error, list(COMMANDS)) from None
    for name in unparsed:  # the `ThisTerminal` parameter
        bound.arguments[name] = terminal
    code = command(*bound.args, **bound.kwargs)
    return code if isinstance(code, int) else 0


def _prepare_streams() -> None:
    """Replace characters that a stream cannot encode or decode, instead of failing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _discard_output() -> None:
    """Standard output is closed: send what is still buffered to the null device."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _file_error(error: OSError) -> UsageError:
    if not error.filename:
        return UsageError("usage-output", problem=error.strerror or str(error))
    path = str(error.filename)
    for kind, message in _FILE_MESSAGES.items():
        if isinstance(error, kind):
            return UsageError(message, path=path)
    return UsageError("usage-file-other", path=path, problem=error.strerror or str(error))
