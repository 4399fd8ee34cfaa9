"""What has to be compiled for which game, and whether it has been.

``python -m tercet.core.warm`` compiles everything that is not in the cache yet.
"""

import asyncio
import contextlib
import hashlib
import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from tercet.core.registry import PARTS, PLACING, about, game_names
from tercet.core.sources import imported, kernels, path_of

StageName: TypeAlias = Literal["rules", "players"]
_BATCHES = "tercet.core.batch_kernel"
STAGES: tuple[StageName, ...] = ("rules", "players")


class Stage(NamedTuple):
    """What has to be imported before a game can be played, or before its levels can play it."""

    game: str
    name: StageName

    @property
    def entries(self) -> list[str]:
        """The modules to import; they import the rest."""
        package = f"tercet.games.{self.game}"
        if self.name == "rules":
            parts = [f"{package}.{part}" for part in PARTS]
            placing = f"{package}.{PLACING}"
            return [*parts, *([placing] if path_of(placing) else []), "tercet.core.default_kernel"]
        kinds = sorted({level.partition(":")[0] for level in about(self.game).levels})
        own = f"{package}.evaluate"
        insight = [own] if path_of(own) else []
        players = [f"tercet.players.{kind}" for kind in kinds]
        return [*insight, "tercet.core.default_insight", *players]

    @property
    def modules(self) -> list[str]:
        """The modules with kernels that this stage adds, each after those that it imports."""
        before = Stage(self.game, "rules").modules if self.name != "rules" else []
        return [module for module in with_kernels(*self.entries) if module not in before]


def with_kernels(*entries: str) -> list[str]:
    """The modules with kernels among these and all that they import."""
    return [module for module in imported(*entries) if kernels(module)]


def all_stages() -> list[Stage]:
    """Every stage of every game, in the order in which they are prepared."""
    return [Stage(game, name) for name in STAGES for game in game_names()]


def all_modules() -> list[str]:
    """Every module with kernels, also those that no level needs."""
    searches = sorted((Path(__file__).parents[1] / "search").glob("[!_]*.py"))
    entries = [module for stage in all_stages() for module in stage.entries]
    return with_kernels(*entries, _BATCHES, *(f"tercet.search.{path.stem}" for path in searches))


def warm_up() -> None:
    """Load every kernel into this process, or compile it here."""
    for stage in all_stages():
        for module in stage.entries:
            import_module(module)
    for module in all_modules():
        import_module(module)


def not_compiled(modules: Iterable[str]) -> list[str]:
    """Those of these modules whose kernels the cache lacks."""
    return [module for module in modules if not _mark(module).exists()]


def can_keep_kernels() -> bool:
    """Whether there is a cache; without one each process compiles for itself."""
    from tercet.core.jit import cache_folder, is_writable  # noqa: PLC0415 - numba takes a second

    return is_writable(cache_folder(__name__))


def mark_compiled(module: str) -> None:
    """Note that the cache holds all kernels of a module."""
    with contextlib.suppress(OSError):
        _mark(module).touch()


def _mark(module: str) -> Path:
    """A file beside what numba keeps, which depends on the same things.

    Numba tells kernels apart by the path and the time of their source, by its own version and by
    the processor.
    """
    from llvmlite.binding import get_host_cpu_name  # noqa: PLC0415

    from tercet.core.jit import cache_folder  # noqa: PLC0415

    source = path_of(module)
    if source is None:
        raise ModuleNotFoundError(module)
    facts = [sys.version, version("numba"), get_host_cpu_name()]
    facts += [str(source), str(source.stat().st_mtime_ns)]
    digest = hashlib.blake2b("\0".join(facts).encode(), digest_size=8).hexdigest()
    return cache_folder(module) / f"{module}-{digest}.compiled"


async def _compile_all() -> None:
    from tercet.core.compiling import Compiler  # noqa: PLC0415 - only needed here

    modules = not_compiled(all_modules()) if can_keep_kernels() else []
    done: set[tuple[str, str]] = set()

    def show(module: str = "", kernel: str = "") -> None:
        if module in modules:
            done.add((module, kernel))
        total = sum(map(kernels, modules))
        if sys.stderr.isatty() or not module:
            sys.stderr.write(f"\rCompiling the kernels, once: {len(done)} of {total} ")
            sys.stderr.flush()

    if modules:
        show()
        compiler = Compiler(show)
        try:
            await compiler.compile(modules)
        finally:
            await compiler.close()
            sys.stderr.write("\n")


if __name__ == "__main__":
    asyncio.run(_compile_all())
