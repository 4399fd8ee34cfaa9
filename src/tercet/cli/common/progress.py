"""Progress bars and status lines on standard error, if it is a terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from tercet.cli.common.terminal import Terminal

Part = TypeVar("Part")


def with_progress(
    terminal: Terminal,
    parts: Iterator[Part],
    total: int,
    size: Callable[[Part], int] = lambda _: 1,
    label: str = "simulate-progress",
) -> Iterator[Part]:
    """Yield the parts and show a progress bar; `size` is what a part adds towards `total`."""
    if not _is_visible():
        yield from parts
        return
    from rich import progress as bars  # noqa: PLC0415 - slow to import
    from rich.console import Console  # noqa: PLC0415

    columns = (
        bars.TextColumn(terminal.words().say(label)),
        bars.BarColumn(),
        bars.MofNCompleteColumn(),
        bars.TimeRemainingColumn(),
    )
    with bars.Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=total)
        for part in parts:
            yield part
            progress.advance(task, size(part))


@contextmanager
def status_line(terminal: Terminal) -> Iterator[Callable[..., None]]:
    """A function that shows a message, with its facts, as the current status."""
    if not _is_visible():
        yield lambda *_, **__: None
        return
    from rich.console import Console  # noqa: PLC0415

    words = terminal.words()
    with Console(stderr=True, markup=False).status("") as status:
        yield lambda message, **facts: status.update(words.say(message, **facts))


def _is_visible() -> bool:
    return sys.stderr is not None and sys.stderr.isatty()
