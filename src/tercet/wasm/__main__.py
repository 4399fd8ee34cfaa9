"""Build the engines that the cache lacks: ``python -m tercet.wasm [--into FOLDER] [GAME …]``."""

import argparse
import asyncio
import shutil
import sys
from pathlib import Path

from tercet.core.compiling import cores
from tercet.core.registry import game_names
from tercet.wasm.build import NotBuilt, build_all


def main() -> int:
    """Build, with progress on a terminal; gives the exit code."""
    parser = argparse.ArgumentParser("python -m tercet.wasm", description=__doc__)
    parser.add_argument("games", nargs="*", default=game_names())
    parser.add_argument("--into", type=Path, help="copy the engines into this folder")
    given = parser.parse_args()
    progress: dict[str, tuple[int, int]] = {}

    def show(game: str, done: int, total: int) -> None:
        if sys.stderr.isatty():
            progress[game] = done, total
            parts = [f"{name} {done * 100 // total} %" for name, (done, total) in progress.items()]
            sys.stderr.write("\rBuilding engines: " + ", ".join(parts) + " ")
            sys.stderr.flush()

    built = asyncio.run(build_all(given.games, show, cores()))
    if progress:
        sys.stderr.write("\n")
    problems = [problem for problem in built.values() if isinstance(problem, NotBuilt)]
    for problem in problems:
        sys.stderr.write(f"{problem}\n")
    for engine in built.values():
        if given.into is not None and not isinstance(engine, NotBuilt):
            given.into.mkdir(parents=True, exist_ok=True)
            for file in engine:
                shutil.copy(file, given.into)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
