"""Where the engines of the games are: with the installed browser application, or in the cache.

An engine in the cache is named by a stamp: a hash of all sources that it is made of and of the
versions of the tools. Nothing here imports numba.
"""

import hashlib
import json
import sys
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from tercet.core.files import cache_base
from tercet.core.sources import imported, path_of
from tercet.core.warm import STAGES, Stage

INSTALLED = "engines"  # the folder within the installed browser application
_TOOLS = ("numba", "llvmlite", "numpy")


class Engine(NamedTuple):
    """The files of an engine."""

    module: Path
    manifest: Path

    @classmethod
    def within(cls, folder: Path, name: str) -> "Engine":
        """The engine of a game within a folder, whether it is there or not."""
        return cls(folder / f"{name}.wasm", folder / f"{name}.json")

    @property
    def is_there(self) -> bool:
        """Whether it has been built; the manifest is written last."""
        return self.module.is_file() and self.manifest.is_file()


def find(name: str) -> Engine | None:
    """The engine of a game, made of its present sources; None if it has to be built."""
    return _installed(name) or (engine if (engine := in_cache(name)).is_there else None)


def in_cache(name: str) -> Engine:
    """Where the cache has, or will have, the engine of a game."""
    facts = [sources_stamp(name), *sys.version_info[:2], *(version(tool) for tool in _TOOLS)]
    stamp = hashlib.blake2b(" ".join(map(str, facts)).encode(), digest_size=8).hexdigest()
    return Engine.within(cache_base() / f"engine-{stamp}", name)


@cache
def sources_stamp(name: str) -> str:
    """A hash of the sources that the engine of a game is made of, those of the build included."""
    entries = ["tercet.core.default_kernel", *_modules("search"), *_modules("wasm")]
    entries += [entry for stage in STAGES for entry in Stage(name, stage).entries]
    sources = {path for module in imported(*entries) if (path := path_of(module))}
    sources |= {
        file for path in sources for kind in ("*.npz", "*.ll") for file in path.parent.glob(kind)
    }
    digest = hashlib.blake2b(digest_size=16)
    for path in sorted(sources, key=lambda path: (path.parent.name, path.name)):
        digest.update(f"{path.parent.name}/{path.name}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def _modules(package: str) -> list[str]:
    """All modules of one of our packages."""
    folder = Path(__file__).parents[1] / package
    return [f"tercet.{package}.{path.stem}" for path in sorted(folder.glob("[!_]*.py"))]


def _installed(name: str) -> Engine | None:
    """The engine that came with the wheel, unless the sources have been changed since."""
    spec = find_spec("tercet_web")
    for place in (spec.submodule_search_locations or []) if spec else []:
        engine = Engine.within(Path(place) / INSTALLED, name)
        if engine.is_there:
            manifest = json.loads(engine.manifest.read_text(encoding="utf-8"))
            if manifest.get("sources") == sources_stamp(name):
                return engine
    return None
