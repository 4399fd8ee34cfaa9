"""A bar beside the output, if somebody looks."""

import sys
from collections.abc import Callable, Iterator
from typing import TypeVar

from tercet.cli.kit.terminal import Terminal

Part = TypeVar("Part")


def with_progress(
    terminal: Terminal, parts: Iterator[Part], number: int, size: Callable[[Part], int]
) -> Iterator[Part]:
    """Pass the parts on and show how many games of the number they make."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield from parts
        return
    from rich import progress as bars  # noqa: PLC0415 - only where there is somebody to look
    from rich.console import Console  # noqa: PLC0415

    columns = (
        bars.TextColumn(terminal.words().say("simulate-progress")),
        bars.BarColumn(),
        bars.MofNCompleteColumn(),
        bars.TimeRemainingColumn(),
    )
    with bars.Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=number)
        for part in parts:
            yield part
            progress.advance(task, size(part))
