"""Load the compiled modules that a command needs, with a progress bar while they are compiled."""

import contextlib
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module

from tercet.core.texts import Texts

_BAR_DELAY = 0.5  # seconds before the progress bar appears


def load(modules: list[str], words: Texts) -> None:
    """Import modules; `words` are the texts of the game that needs them."""
    from tercet.core import jit, warm  # noqa: PLC0415 - numba takes a second
    from tercet.core.sources import kernels  # noqa: PLC0415

    missing = warm.not_compiled(warm.with_kernels(*modules))
    done: set[tuple[str, str]] = set()
    total = sum(map(kernels, missing))

    with contextlib.ExitStack() as stack:
        if missing and sys.stderr is not None and sys.stderr.isatty():
            show = stack.enter_context(_bar(words, total))

            def count(module: str, kernel: str) -> None:
                if module in missing:
                    done.add((module, kernel))
                    show(len(done))

            jit.kernel_listeners.append(count)
            stack.callback(jit.kernel_listeners.remove, count)
        for module in modules:
            import_module(module)
    for module in missing:
        warm.mark_compiled(module)


@contextlib.contextmanager
def _bar(words: Texts, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, shown after `_BAR_DELAY`."""
    from rich.console import Console  # noqa: PLC0415 - rarely needed
    from rich.progress import BarColumn, Progress, TextColumn  # noqa: PLC0415

    def text(done: int) -> str:
        return words.say("preparing-game", game=words.say("game-name"), done=done, total=total)

    def show(done: int) -> None:
        progress.update(task, completed=done, description=text(done))
        if time.monotonic() - started > _BAR_DELAY:
            progress.start()  # does nothing if it has started

    started = time.monotonic()
    screen = Console(stderr=True, highlight=False, emoji=False)
    columns = (TextColumn("{task.description}", markup=False), BarColumn())
    progress = Progress(*columns, console=screen, transient=True)
    task = progress.add_task(text(0), total=total)
    try:
        yield show
    finally:
        progress.stop()
