"""The ``tercet`` command: its subcommands, found by name and imported when they are run."""

import contextlib
import io
import os
import sys

from cyclopts import App, CycloptsError, Group

from tercet import __version__
from tercet.cli.kit.help import Formatter
from tercet.cli.kit.language import from_locale, take_language
from tercet.cli.kit.problems import UsageProblem
from tercet.cli.kit.terminal import Terminal, complain
from tercet.cli.kit.usage import problem_of
from tercet.core.errors import TercetError

COMMANDS = (
    "serve",
    "play",
    "show",
    "replay",
    "verify",
    "perft",
    "simulate",
    "analyse",
    "arena",
    "solve",
    "bench",
)
_REFUSED = 2
_NOBODY_READS = 141  # as if the signal for it had ended the program
_FILE_PROBLEMS: dict[type[OSError], str] = {
    FileNotFoundError: "usage-file-missing",
    IsADirectoryError: "usage-file-folder",
    PermissionError: "usage-file-permission",
}


def run(arguments: list[str]) -> int:
    """Run a command line; whatever is refused is said in one message, without a traceback."""
    _prepare_streams()
    language = from_locale()
    try:
        language, rest = take_language(arguments)
        code = _run_command(rest, Terminal(language))
        sys.stdout.flush()
    except BrokenPipeError:
        _forget_output()
        return _NOBODY_READS
    except TercetError as error:
        complain(error.text(language))
        return _REFUSED
    except OSError as error:
        complain(_file_problem(error).text(language))
        if not error.filename:
            _forget_output()
        return _REFUSED
    return code


def application(terminal: Terminal) -> App:
    """The commands and their help in the language of the terminal."""
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
        app[flag].show = False  # the last lines of every page tell of them
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
        command, bound, ours = app.parse_args(arguments, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        raise problem_of(error, list(COMMANDS)) from None
    for name in ours:
        bound.arguments[name] = terminal
    code = command(*bound.args, **bound.kwargs)
    return code if isinstance(code, int) else 0


def _prepare_streams() -> None:
    """Never fail over a character that a stream cannot bring in or out."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _forget_output() -> None:
    """Nobody can read our output any more: let what is still to be flushed go nowhere."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _file_problem(error: OSError) -> UsageProblem:
    if not error.filename:
        return UsageProblem("usage-output", problem=error.strerror or str(error))
    path = str(error.filename)
    for kind, message in _FILE_PROBLEMS.items():
        if isinstance(error, kind):
            return UsageProblem(message, path=path)
    return UsageProblem("usage-file-other", path=path, problem=error.strerror or str(error))
