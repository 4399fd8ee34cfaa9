"""The terminal: one file a command; `kit` is what commands share, `table` what a game needs."""

import os
import sys

INTERRUPTED = 130  # what a shell expects of a program that was stopped by Ctrl-C


def main(arguments: list[str] | None = None) -> int:
    """Run the command that the arguments name; the answer is the exit code."""
    try:
        from tercet.cli.kit.application import run  # noqa: PLC0415 - Ctrl-C may come this early

        return run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        # A thread may be counting in a kernel, which cannot be stopped; do not wait for it.
        sys.stdout.flush()
        os._exit(INTERRUPTED)
