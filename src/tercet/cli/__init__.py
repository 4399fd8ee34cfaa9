"""The command line: one module per command, shared parts in `common`, the game in `interactive`."""

import os
import sys

INTERRUPTED = 130  # the exit code that shells expect after Ctrl-C


def main(arguments: list[str] | None = None) -> int:
    """Run the command that the arguments name and return its exit code."""
    try:
        from tercet.cli.common.application import run  # noqa: PLC0415 - Ctrl-C may come this early

        return run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        # Do not wait for threads: one may be inside a kernel, which cannot be interrupted.
        sys.stdout.flush()
        os._exit(INTERRUPTED)
