"""Compile every kernel, or load it from the cache: ``python -m tercet.core.warm``."""

import sys
from importlib import import_module
from pathlib import Path

from tercet.core import jit
from tercet.core.registry import find, game_names


def warm_up() -> None:
    """Import every module that holds kernels."""
    for name in game_names():
        find(name).insight  # noqa: B018 - imported by being asked for
    for path in sorted((Path(__file__).parents[1] / "search").glob("[!_]*.py")):
        import_module(f"tercet.search.{path.stem}")


if __name__ == "__main__":
    if not all(jit.is_warm(name) for name in game_names()):
        sys.stderr.write("Compiling the kernels, once …\n")
    warm_up()
