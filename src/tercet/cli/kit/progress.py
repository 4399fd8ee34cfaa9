"""A bar or a line beside the output, if somebody looks."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from tercet.cli.kit.terminal import Terminal

Part = TypeVar("Part")


def with_progress(
    terminal: Terminal,
    parts: Iterator[Part],
    number: int,
    size: Callable[[Part], int],
    label: str = "simulate-progress",
) -> Iterator[Part]:
    """Pass the parts on and show how much of the number they make: of games, or as labelled."""
    if not _is_watched():
        yield from parts
        return
    from rich import progress as bars  # noqa: PLC0415 - only where there is somebody to look
    from rich.console import Console  # noqa: PLC0415

    columns = (
        bars.TextColumn(terminal.words().say(label)),
        bars.BarColumn(),
        bars.MofNCompleteColumn(),
        bars.TimeRemainingColumn(),
    )
    with bars.Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=number)
        for part in parts:
            yield part
            progress.advance(task, size(part))


@contextmanager
def status_line(terminal: Terminal) -> Iterator[Callable[..., None]]:
    """A way to tell what is going on: a message's id and its facts."""
    if not _is_watched():
        yield lambda *_, **__: None
        return
    from rich.console import Console  # noqa: PLC0415

    words = terminal.words()
    with Console(stderr=True, markup=False).status("") as status:
        yield lambda message, **facts: status.update(words.say(message, **facts))


def _is_watched() -> bool:
    return sys.stderr is not None and sys.stderr.isatty()
